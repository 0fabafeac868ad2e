# Starts a private PostgreSQL with the programs in the folder $1, prints its data folder, and stops
# it when standard input closes.
set -eu
programs=$1

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
listen_addresses = ''
unix_socket_directories = '$folder'
max_connections = 200
END
$as "$programs/postgres" -D "$folder/data" >"$folder/log" 2>&1 </dev/null &
server=$!
until "$programs/pg_isready" --quiet --host="$folder" --username=paiju --dbname=postgres; do
    kill -0 "$server" || give_up
    sleep 0.05
done

echo "$folder"
read -r _ || true
