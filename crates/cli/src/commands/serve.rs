//! `paiju serve`: runs a game server.
//!
//! A setting can be an option, an environment variable such as `PAIJU_LISTEN`, or a line of the
//! configuration file, in this order of precedence.

use std::{
    fs,
    io::{self, Write},
    net::{AddrParseError, IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
};

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use serde::Deserialize;
use server::{
    BotEngine, Clock, Config, Environment, Limits, Operator, Proxy, Randomness, StartError, Web,
};
use store::DatabaseUrl;
use tokio::{
    runtime::Builder,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::EnvFilter;

use crate::{
    error::{CliError, Source},
    exit::Exit,
    messages::Messages,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: ServeOptions,
    #[arg(long, value_name = "FILE", env = "PAIJU_CONFIG", hide_env = true)]
    config: Option<PathBuf>,
}

/// The settings, from the command line, the environment and the configuration file.
#[derive(Debug, Default, clap::Args, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct ServeOptions {
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
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "PAIJU_OPERATOR_LISTEN",
        hide_env = true,
        value_parser = operator
    )]
    operator_listen: Option<OperatorListen>,
    #[arg(long, value_name = "FOLDER", env = "PAIJU_WEB", hide_env = true)]
    web: Option<PathBuf>,
    #[arg(long, value_name = "N", env = "PAIJU_BOT_THREADS", hide_env = true)]
    bot_threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "N", env = "PAIJU_KEEP_DAYS", hide_env = true)]
    keep_days: Option<NonZeroU32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_MESSAGE_BYTES",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    message_bytes: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_MESSAGES_PER_SECOND",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    messages_per_second: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_REQUESTS_PER_SECOND",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    requests_per_second: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_ROOMS_PER_ADDRESS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    rooms_per_address: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_CONNECTIONS_PER_TOKEN",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    connections_per_token: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_CONNECTIONS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    connections: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_JOINS_PER_MINUTE",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    joins_per_minute: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_FAILED_LOOK_UPS_PER_MINUTE",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    failed_look_ups_per_minute: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_CONNECTIONS_PER_ADDRESS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    connections_per_address: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_REQUEST_SECONDS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    request_seconds: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_REPLAYS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    replays: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_REPLAYS_PER_ADDRESS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    replays_per_address: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_LISTED_ROOMS_PER_ADDRESS",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    listed_rooms_per_address: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        env = "PAIJU_KICK_MINUTES",
        hide_env = true,
        help_heading = "cli-heading-limits"
    )]
    kick_minutes: Option<u32>,
    #[arg(long, value_name = "FORMAT", env = "PAIJU_LOG", hide_env = true)]
    log: Option<LogStyle>,
    #[arg(long, value_name = "NUMBER", env = "PAIJU_INSECURE_SEED", hide_env = true)]
    insecure_seed: Option<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LogStyle {
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

/// Where the pages for the operator are: `off`, or an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
enum OperatorListen {
    Off,
    At(SocketAddr),
}

fn operator(text: &str) -> Result<OperatorListen, AddrParseError> {
    text.to_owned().try_into()
}

impl TryFrom<String> for OperatorListen {
    type Error = AddrParseError;

    fn try_from(text: String) -> Result<Self, AddrParseError> {
        if text == "off" { Ok(Self::Off) } else { text.parse().map(Self::At) }
    }
}

/// Default address.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 3210);

/// Address for `--lan`: all interfaces.
const LAN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 3210);

/// Default database.
pub(crate) const DATABASE: &str = "paiju.sqlite";

/// Default value of an option, for the help.
///
/// Clap has no defaults for these options, because the configuration file overrides the defaults.
pub(crate) fn default_of(option: &str) -> Option<String> {
    let limits = Limits::STANDARD;
    let default = match option {
        "listen" => LISTEN.to_string(),
        "database" => DATABASE.to_owned(),
        "log" => LogStyle::default().to_possible_value()?.get_name().to_owned(),
        "message-bytes" => limits.message_bytes.to_string(),
        "messages-per-second" => limits.messages_per_second.to_string(),
        "requests-per-second" => limits.requests_per_second.to_string(),
        "rooms-per-address" => limits.rooms_per_address.to_string(),
        "connections-per-token" => limits.connections_per_token.to_string(),
        "connections" => limits.connections.to_string(),
        "joins-per-minute" => limits.joins_per_minute.to_string(),
        "failed-look-ups-per-minute" => limits.failed_look_ups_per_minute.to_string(),
        "connections-per-address" => limits.connections_per_address.to_string(),
        "request-seconds" => limits.request_seconds.to_string(),
        "replays" => limits.replays.to_string(),
        "replays-per-address" => limits.replays_per_address.to_string(),
        "listed-rooms-per-address" => limits.listed_rooms_per_address.to_string(),
        "kick-minutes" => limits.kick_minutes.to_string(),
        _ => return None,
    };
    Some(default)
}

/// Serves until SIGTERM or Ctrl-C.
///
/// # Errors
///
/// Returns an error if the configuration is invalid, or the server cannot be started.
pub(crate) fn run(args: Args, messages: &Messages) -> Result<Exit, CliError> {
    let options = args.options.or(read(args.config)?);
    let database: DatabaseUrl =
        options.database.as_deref().unwrap_or(DATABASE).parse().map_err(CliError::Database)?;
    init_log(options.log.unwrap_or_default());
    let listen = if options.lan { LAN } else { options.listen.unwrap_or(LISTEN) };
    let randomness = options.insecure_seed.map_or(Randomness::System, Randomness::Seeded);
    let config = options.config(&database);
    let environment = Environment {
        listen,
        database,
        clock: Clock::system(),
        bot_engine: BotEngine::Bots,
        randomness,
    };
    let runtime = Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| cannot_serve(&error))?;
    let ended = runtime.block_on(serve(config, environment, messages));
    // A thread may wait for a database that does not answer.
    runtime.shutdown_background();
    ended
}

async fn serve(
    config: Config,
    environment: Environment,
    messages: &Messages,
) -> Result<Exit, CliError> {
    let mut terminated = signal(SignalKind::terminate()).map_err(|error| cannot_serve(&error))?;
    let mut interrupted = signal(SignalKind::interrupt()).map_err(|error| cannot_serve(&error))?;
    let randomness = environment.randomness;
    let started = server::new(config, environment).await;
    let (handle, task) = started.map_err(|error| {
        if matches!(error, StartError::Seeded) {
            CliError::InsecureSeed
        } else {
            cannot_serve(&error)
        }
    })?;
    if let Randomness::Seeded(number) = randomness {
        let warning = messages.say("cli-serve-seeded", &[("number", number.to_string().into())]);
        writeln!(io::stderr(), "{warning}")?;
    }
    // Scripts parse this line, so it is the same in every language.
    writeln!(io::stdout(), "paiju listens on http://{}", reachable_address(handle.address()))?;
    let mut signalled = async || {
        tokio::select! {
            _ = terminated.recv() => {}
            _ = interrupted.recv() => {}
        }
    };
    let stop = async {
        signalled().await;
        handle.stop();
        // What was acknowledged is on disk, so the server may end at any time.
        signalled().await;
    };
    tokio::select! {
        () = task.run() => Ok(Exit::Success),
        () = stop => Ok(Exit::Interrupted),
    }
}

/// The address to print: if the server listens on all interfaces, this machine's address.
fn reachable_address(listens: SocketAddr) -> SocketAddr {
    if !listens.ip().is_unspecified() {
        return listens;
    }
    let ip = local_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    SocketAddr::new(ip, listens.port())
}

/// This machine's address in the local network.
///
/// Connecting a UDP socket selects the local address without sending a packet. The target is an
/// address reserved for documentation.
fn local_address() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
    Ok(socket.local_addr()?.ip())
}

fn cannot_serve(error: &impl ToString) -> CliError {
    CliError::CannotServe { why: error.to_string() }
}

fn read(path: Option<PathBuf>) -> Result<ServeOptions, CliError> {
    let Some(path) = path else { return Ok(ServeOptions::default()) };
    let text = fs::read_to_string(&path)
        .map_err(|error| CliError::Unreadable { source: Source::File(path.clone()), error })?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        CliError::Config { path, what: format!("line {line}: {}", error.message()) }
    })
}

impl ServeOptions {
    /// Fills missing settings from `others`.
    fn or(self, others: Self) -> Self {
        Self {
            listen: self.listen.or(others.listen),
            lan: self.lan || others.lan && self.listen.is_none(),
            database: self.database.or(others.database),
            node: self.node.or(others.node),
            public_url: self.public_url.or(others.public_url),
            trust_proxy: self.trust_proxy || others.trust_proxy,
            operator_listen: self.operator_listen.or(others.operator_listen),
            web: self.web.or(others.web),
            bot_threads: self.bot_threads.or(others.bot_threads),
            keep_days: self.keep_days.or(others.keep_days),
            message_bytes: self.message_bytes.or(others.message_bytes),
            messages_per_second: self.messages_per_second.or(others.messages_per_second),
            requests_per_second: self.requests_per_second.or(others.requests_per_second),
            rooms_per_address: self.rooms_per_address.or(others.rooms_per_address),
            connections_per_token: self.connections_per_token.or(others.connections_per_token),
            connections: self.connections.or(others.connections),
            joins_per_minute: self.joins_per_minute.or(others.joins_per_minute),
            failed_look_ups_per_minute: self
                .failed_look_ups_per_minute
                .or(others.failed_look_ups_per_minute),
            connections_per_address: self
                .connections_per_address
                .or(others.connections_per_address),
            request_seconds: self.request_seconds.or(others.request_seconds),
            replays: self.replays.or(others.replays),
            replays_per_address: self.replays_per_address.or(others.replays_per_address),
            listed_rooms_per_address: self
                .listed_rooms_per_address
                .or(others.listed_rooms_per_address),
            kick_minutes: self.kick_minutes.or(others.kick_minutes),
            log: self.log.or(others.log),
            insecure_seed: self.insecure_seed.or(others.insecure_seed),
        }
    }

    fn config(self, database: &DatabaseUrl) -> Config {
        let default = Config::default();
        let limits = Limits::STANDARD;
        Config {
            node: self.node.unwrap_or_else(|| node_name(database)),
            public_url: self.public_url,
            proxy: if self.trust_proxy { Proxy::Trusted } else { Proxy::None },
            operator: match self.operator_listen {
                None => Operator::Public,
                Some(OperatorListen::Off) => Operator::Off,
                Some(OperatorListen::At(address)) => Operator::At(address),
            },
            web: self.web.map_or(default.web, Web::Folder),
            bot_threads: self.bot_threads.unwrap_or(default.bot_threads),
            keep_days: self.keep_days,
            limits: Limits {
                message_bytes: self.message_bytes.unwrap_or(limits.message_bytes),
                messages_per_second: self.messages_per_second.unwrap_or(limits.messages_per_second),
                requests_per_second: self.requests_per_second.unwrap_or(limits.requests_per_second),
                rooms_per_address: self.rooms_per_address.unwrap_or(limits.rooms_per_address),
                connections_per_token: self
                    .connections_per_token
                    .unwrap_or(limits.connections_per_token),
                connections: self.connections.unwrap_or(limits.connections),
                joins_per_minute: self.joins_per_minute.unwrap_or(limits.joins_per_minute),
                failed_look_ups_per_minute: self
                    .failed_look_ups_per_minute
                    .unwrap_or(limits.failed_look_ups_per_minute),
                connections_per_address: self
                    .connections_per_address
                    .unwrap_or(limits.connections_per_address),
                request_seconds: self.request_seconds.unwrap_or(limits.request_seconds),
                replays: self.replays.unwrap_or(limits.replays),
                replays_per_address: self.replays_per_address.unwrap_or(limits.replays_per_address),
                listed_rooms_per_address: self
                    .listed_rooms_per_address
                    .unwrap_or(limits.listed_rooms_per_address),
                kick_minutes: self.kick_minutes.unwrap_or(limits.kick_minutes),
                ..limits
            },
        }
    }
}

/// Default name of the node.
///
/// A SQLite file has one node. A PostgreSQL database may have several, even on this machine.
fn node_name(database: &DatabaseUrl) -> String {
    match database {
        DatabaseUrl::Sqlite(_) => "local".to_owned(),
        DatabaseUrl::Postgres(_) => {
            let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
            format!("{}-{}", host.trim(), std::process::id())
        }
    }
}

/// Logs to standard error, at the level in `RUST_LOG` or else `info`.
///
/// Like the rest of our output, the log has colours on a terminal only, and not with `NO_COLOR`.
fn init_log(style: LogStyle) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let has_colours = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let log = log.with_ansi(has_colours);
    match style {
        LogStyle::Text => log.init(),
        LogStyle::Json => log.json().init(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_all_interfaces_prints_the_address_of_this_machine() {
        let here = SocketAddr::from(([127, 0, 0, 1], 4000));
        assert_eq!(reachable_address(here), here);
        for everywhere in ["0.0.0.0:4000", "[::]:4000"] {
            let found = reachable_address(everywhere.parse().unwrap());
            assert!(!found.ip().is_unspecified(), "{found}");
            assert_eq!(found.port(), 4000);
        }
    }

    #[test]
    fn the_option_listen_overrides_lan_in_the_file() {
        let file = || ServeOptions { lan: true, ..ServeOptions::default() };
        assert!(ServeOptions::default().or(file()).lan);
        let option = ServeOptions { listen: Some(LISTEN), ..ServeOptions::default() };
        assert!(!option.or(file()).lan);
    }
}
