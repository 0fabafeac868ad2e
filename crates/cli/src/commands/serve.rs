//! `paiju serve`: a table on the network.
//!
//! Everything can be given as an option, as a variable (`PAIJU_LISTEN`) or in a file, in this
//! order of precedence.

use std::{
    fs,
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    num::NonZeroUsize,
    path::PathBuf,
};

use clap::ValueEnum;
use serde::Deserialize;
use server::{Brain, Chance, Clock, Config, Limits, Proxy, Site, StartError, Web};
use store::Location;
use tokio::{
    runtime::Builder,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::EnvFilter;

use crate::{
    exit::Exit,
    problem::{Problem, Source},
    words::Words,
};

/// How to run the server.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    wishes: Wishes,
    /// A file that says the same.
    #[arg(long, value_name = "FILE", env = "PAIJU_CONFIG", hide_env = true)]
    config: Option<PathBuf>,
}

/// What can be chosen, wherever it is written.
#[derive(Debug, Default, clap::Args, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Wishes {
    #[arg(long, value_name = "ADDRESS", env = "PAIJU_LISTEN", hide_env = true)]
    listen: Option<SocketAddr>,
    #[arg(long, conflicts_with = "listen", env = "PAIJU_LAN", hide_env = true)]
    lan: bool,
    #[arg(
        long,
        value_name = "DATABASE",
        env = "PAIJU_DATABASE",
        hide_env = true,
        hide_env_values = true
    )]
    database: Option<String>,
    #[arg(long, value_name = "NAME", env = "PAIJU_NODE", hide_env = true)]
    node: Option<String>,
    #[arg(long, value_name = "URL", env = "PAIJU_PUBLIC_URL", hide_env = true)]
    public_url: Option<String>,
    #[arg(long, env = "PAIJU_TRUST_PROXY", hide_env = true)]
    trust_proxy: bool,
    #[arg(long, value_name = "FOLDER", env = "PAIJU_WEB", hide_env = true)]
    web: Option<PathBuf>,
    #[arg(long, value_name = "N", env = "PAIJU_BOT_THREADS", hide_env = true)]
    bot_threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "N", env = "PAIJU_MESSAGE_BYTES", hide_env = true)]
    message_bytes: Option<u32>,
    #[arg(long, value_name = "N", env = "PAIJU_MESSAGES_PER_SECOND", hide_env = true)]
    messages_per_second: Option<u32>,
    #[arg(long, value_name = "N", env = "PAIJU_REQUESTS_PER_SECOND", hide_env = true)]
    requests_per_second: Option<u32>,
    #[arg(long, value_name = "N", env = "PAIJU_ROOMS_PER_ADDRESS", hide_env = true)]
    rooms_per_address: Option<u32>,
    #[arg(long, value_name = "N", env = "PAIJU_SOCKETS_PER_TOKEN", hide_env = true)]
    sockets_per_token: Option<u32>,
    #[arg(long, value_name = "N", env = "PAIJU_SOCKETS", hide_env = true)]
    sockets: Option<u32>,
    #[arg(long, value_name = "FORM", env = "PAIJU_LOG", hide_env = true)]
    log: Option<LogForm>,
    #[arg(long, value_name = "NUMBER", env = "PAIJU_REHEARSE", hide_env = true)]
    rehearse: Option<u64>,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LogForm {
    /// For people.
    #[default]
    Text,
    /// For programs: one object a line.
    Json,
}

/// Where it listens, unless somebody says otherwise.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 3210);

/// Where it listens for friends in the same network.
const LAN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 3210);

/// Where the games are kept, unless somebody says otherwise.
const DATABASE: &str = "paiju.sqlite";

/// Serves until it is told to stop.
///
/// # Errors
///
/// If something that is needed cannot be had.
pub(crate) fn run(args: Args, words: &Words) -> Result<Exit, Problem> {
    let wishes = args.wishes.or(read(args.config)?);
    let database: Location =
        wishes.database.as_deref().unwrap_or(DATABASE).parse().map_err(Problem::Database)?;
    keep_log(wishes.log.unwrap_or_default());
    let listen = if wishes.lan { LAN } else { wishes.listen.unwrap_or(LISTEN) };
    let chance = wishes.rehearse.map_or(Chance::System, Chance::Rehearsed);
    let config = wishes.config(&database);
    let site = Site { listen, database, clock: Clock::system(), brain: Brain::Bots, chance };
    let runtime = Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| cannot(&error))?.block_on(serve(config, site, words))
}

async fn serve(config: Config, site: Site, words: &Words) -> Result<Exit, Problem> {
    let mut terminated = signal(SignalKind::terminate()).map_err(|error| cannot(&error))?;
    let mut interrupted = signal(SignalKind::interrupt()).map_err(|error| cannot(&error))?;
    let chance = site.chance;
    let started = server::new(config, site).await;
    let (handle, task) = started.map_err(|error| {
        if matches!(error, StartError::Rehearsal) { Problem::Rehearsal } else { cannot(&error) }
    })?;
    if let Chance::Rehearsed(number) = chance {
        let warning = words.say("cli-serve-rehearsal", &[("number", number.to_string().into())]);
        writeln!(io::stderr(), "{warning}")?;
    }
    // Scripts wait for this line, so it is the same in every language.
    writeln!(io::stdout(), "paiju listens on http://{}", found_at(handle.address()))?;
    let stop = async {
        tokio::select! {
            _ = terminated.recv() => {}
            _ = interrupted.recv() => {}
        }
        handle.stop();
        std::future::pending().await
    };
    tokio::select! {
        () = task.run() => Ok(Exit::Well),
        never = stop => never,
    }
}

/// Where a server is found by others: one that listens everywhere, at this machine's own address.
fn found_at(listens: SocketAddr) -> SocketAddr {
    if !listens.ip().is_unspecified() {
        return listens;
    }
    let ip = own_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    SocketAddr::new(ip, listens.port())
}

/// This machine's address in its network: the one from which it would speak to the world.
///
/// A datagram socket that is connected has such an address, and nothing is sent for it. The other
/// end is an address for documentation, which is nobody's.
fn own_address() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
    Ok(socket.local_addr()?.ip())
}

fn cannot(error: &impl ToString) -> Problem {
    Problem::CannotServe { why: error.to_string() }
}

fn read(path: Option<PathBuf>) -> Result<Wishes, Problem> {
    let Some(path) = path else { return Ok(Wishes::default()) };
    let text = fs::read_to_string(&path)
        .map_err(|error| Problem::Unreadable { source: Source::File(path.clone()), error })?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        Problem::Config { path, what: format!("line {line}: {}", error.message()) }
    })
}

impl Wishes {
    /// These, and where they say nothing, the others.
    fn or(self, others: Self) -> Self {
        Self {
            listen: self.listen.or(others.listen),
            lan: self.lan || others.lan && self.listen.is_none(),
            database: self.database.or(others.database),
            node: self.node.or(others.node),
            public_url: self.public_url.or(others.public_url),
            trust_proxy: self.trust_proxy || others.trust_proxy,
            web: self.web.or(others.web),
            bot_threads: self.bot_threads.or(others.bot_threads),
            message_bytes: self.message_bytes.or(others.message_bytes),
            messages_per_second: self.messages_per_second.or(others.messages_per_second),
            requests_per_second: self.requests_per_second.or(others.requests_per_second),
            rooms_per_address: self.rooms_per_address.or(others.rooms_per_address),
            sockets_per_token: self.sockets_per_token.or(others.sockets_per_token),
            sockets: self.sockets.or(others.sockets),
            log: self.log.or(others.log),
            rehearse: self.rehearse.or(others.rehearse),
        }
    }

    fn config(self, database: &Location) -> Config {
        let usual = Config::default();
        let limits = Limits::STANDARD;
        Config {
            node: self.node.unwrap_or_else(|| node_name(database)),
            public_url: self.public_url,
            proxy: if self.trust_proxy { Proxy::Trusted } else { Proxy::None },
            web: self.web.map_or(usual.web, Web::Folder),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            limits: Limits {
                message_bytes: self.message_bytes.unwrap_or(limits.message_bytes),
                messages_per_second: self.messages_per_second.unwrap_or(limits.messages_per_second),
                requests_per_second: self.requests_per_second.unwrap_or(limits.requests_per_second),
                rooms_per_address: self.rooms_per_address.unwrap_or(limits.rooms_per_address),
                sockets_per_token: self.sockets_per_token.unwrap_or(limits.sockets_per_token),
                sockets: self.sockets.unwrap_or(limits.sockets),
                ..limits
            },
        }
    }
}

/// What a node is called that was not given a name.
///
/// On a file there is one node. On a server there may be several, on this machine too.
fn node_name(database: &Location) -> String {
    match database {
        Location::Sqlite(_) => "local".to_owned(),
        Location::Postgres(_) => {
            let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
            format!("{}-{}", host.trim(), std::process::id())
        }
    }
}

/// Writes the log to standard error. What is worth a line is `info`, or what `RUST_LOG` says.
fn keep_log(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_says_where_it_is_found() {
        let here = SocketAddr::from(([127, 0, 0, 1], 4000));
        assert_eq!(found_at(here), here);
        for everywhere in ["0.0.0.0:4000", "[::]:4000"] {
            let found = found_at(everywhere.parse().unwrap());
            assert!(!found.ip().is_unspecified(), "{found}");
            assert_eq!(found.port(), 4000);
        }
    }

    /// What is said first counts: an option before the file.
    #[test]
    fn an_address_given_by_hand_comes_before_the_network_of_a_file() {
        let file = || Wishes { lan: true, ..Wishes::default() };
        assert!(Wishes::default().or(file()).lan);
        let by_hand = Wishes { listen: Some(LISTEN), ..Wishes::default() };
        assert!(!by_hand.or(file()).lan);
    }
}
