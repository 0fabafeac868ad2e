# Starts a private PostgreSQL with the programs in the folder $1, prints its data folder, and stops
# it when standard input closes.
#
# With the port $2 it also listens on 127.0.0.1, where the user's password is 'secret'. With the variables
# CERTIFICATE and KEY, which hold PEM, it offers TLS there.
set -eu
programs=$1
port=${2-}

# Ctrl-C reaches every process of the terminal. This script ends only when its input closes.
trap '' HUP INT TERM

folder=$(mktemp -d "${TMPDIR:-/tmp}/paiju-postgres.XXXXXX")
as=
if [ "$(id -u)" = 0 ]; then
    # The server refuses to run as root.
    chown postgres "$folder"
    as='setpriv --reuid=postgres --regid=postgres --clear-groups'
fi

server=
clean_up() {
    [ -z "$server" ] || { kill -QUIT "$server" && wait "$server"; } || true
    rm -rf "$folder"
}
trap clean_up EXIT

give_up() {
    cat "$folder/log" >&2
    exit 1
}

# Skipping the flush of the new files saves seconds; they contain nothing of value yet.
$as "$programs/initdb" --pgdata="$folder/data" --username=paiju --auth=trust \
    --encoding=UTF8 --locale=C --no-sync >"$folder/log" 2>&1 </dev/null || give_up
cat >>"$folder/data/postgresql.conf" <<END
listen_addresses = '${port:+127.0.0.1}'
${port:+port = $port}
unix_socket_directories = '$folder'
max_connections = 200
END
if [ -n "$port" ]; then
    echo 'local all all trust
host all all 127.0.0.1/32 scram-sha-256' >"$folder/data/pg_hba.conf"
fi
if [ -n "${CERTIFICATE-}" ]; then
    printf '%s\n' "$CERTIFICATE" >"$folder/data/server.crt"
    $as sh -c 'umask 077; cat >"$0"' "$folder/data/server.key" <<END
$KEY
END
    echo 'ssl = on' >>"$folder/data/postgresql.conf"
fi
$as "$programs/postgres" -D "$folder/data" >"$folder/log" 2>&1 </dev/null &
server=$!
until "$programs/pg_isready" --quiet --host="$folder" ${port:+--port=$port} --username=paiju --dbname=postgres; do
    kill -0 "$server" || give_up
    sleep 0.05
done
if [ -n "$port" ]; then
    "$programs/psql" --quiet --host="$folder" --port="$port" --username=paiju --dbname=postgres \
        --command="ALTER USER paiju PASSWORD 'secret'" >>"$folder/log" 2>&1 </dev/null || give_up
fi

echo "$folder"
read -r _ || true
