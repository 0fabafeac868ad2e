//! The configuration of a server.

use std::{
    net::SocketAddr,
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
};

#[derive(Debug, Clone)]
pub struct Config {
    /// The name of this node, unique among the nodes on the database.
    pub node: String,
    /// The public URL, such as `https://cards.example`. Pages from this origin may connect, besides those
    /// that the server serves itself.
    pub public_url: Option<String>,
    pub proxy: Proxy,
    pub operator: Operator,
    pub web: Web,
    /// Number of bots that may think at the same time.
    pub bot_threads: NonZeroUsize,
    /// How many days a room and its finished games are kept after the room has closed; `None` for ever.
    pub keep_days: Option<NonZeroU32>,
    pub limits: Limits,
}

/// Where the address of a client comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Proxy {
    /// The peer address of the connection.
    #[default]
    None,
    /// The last address in `X-Forwarded-For`. Requires a reverse proxy that sets the header.
    Trusted,
}

/// Where the pages for the operator are: `/metrics` and `/status`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Operator {
    /// On the address of the players.
    #[default]
    Public,
    /// On an address of their own, which also has the health checks.
    At(SocketAddr),
    /// They are not served.
    Off,
}

/// Where the files of the web client are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Web {
    /// In the program.
    #[default]
    BuiltIn,
    /// In a folder, which is read for each request.
    Folder(PathBuf),
}

/// Limits (RM-24). The refusal of a request beyond a limit names the limit.
///
/// An address is an IPv4 address or a /64 network of IPv6, which is what one household or one server
/// gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Maximum size of a message, or of the body of a request.
    pub message_bytes: u32,
    /// Messages of a connection per second on average, with bursts of twice as many.
    pub messages_per_second: u32,
    /// HTTP requests from one address per second on average, with bursts of twice as many.
    pub requests_per_second: u32,
    /// Requests to join one room from one address per minute on average, with bursts of twice as many.
    pub joins_per_minute: u32,
    /// Look-ups of rooms and games from one address that find nothing, per minute on average, with bursts
    /// of twice as many.
    pub failed_look_ups_per_minute: u32,
    /// Open rooms that were created from one address.
    pub rooms_per_address: u32,
    /// Rooms in the public list that were listed from one address.
    pub listed_rooms_per_address: u32,
    /// Number of minutes during which nobody can join a room from the address of a kicked person. If others
    /// in the room have the same address, this applies from the second kick there.
    pub kick_minutes: u32,
    /// Connections with one token.
    pub connections_per_token: u32,
    /// Connections in total.
    pub connections: u32,
    /// Analyses that one address may request per second on average, with bursts of twice as many.
    pub analyses_per_second: u32,
    /// Analyses that run at the same time.
    pub analyses: u32,
    /// Analyses for one address that run at the same time.
    pub analyses_per_address: u32,
    /// Records and replays that are sent at the same time.
    pub replays: u32,
    /// Records and replays that are sent to one address at the same time.
    pub replays_per_address: u32,
    /// Open connections from one address, with or without a complete request. Not checked behind a proxy,
    /// which must limit them.
    pub connections_per_address: u32,
    /// Seconds that a client may take to send the headers of a request, and as many for its body.
    pub request_seconds: u32,
}

impl Limits {
    /// Far more than people need, far less than the server can handle.
    pub const STANDARD: Self = Self {
        message_bytes: 16 * 1024,
        messages_per_second: 200,
        requests_per_second: 100,
        joins_per_minute: 60,
        failed_look_ups_per_minute: 30,
        rooms_per_address: 200,
        listed_rooms_per_address: 10,
        kick_minutes: 15,
        connections_per_token: 8,
        connections: 20_000,
        analyses_per_second: 2,
        analyses: 2,
        analyses_per_address: 2,
        replays: 8,
        replays_per_address: 4,
        connections_per_address: 500,
        request_seconds: 15,
    };
}

impl Default for Config {
    fn default() -> Self {
        let n_cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self {
            node: "local".to_owned(),
            public_url: None,
            proxy: Proxy::None,
            operator: Operator::Public,
            web: Web::BuiltIn,
            bot_threads: n_cores,
            keep_days: None,
            limits: Limits::STANDARD,
        }
    }
}
