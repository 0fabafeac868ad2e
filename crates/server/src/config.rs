//! The configuration of a server.

use std::{num::NonZeroUsize, path::PathBuf};

#[derive(Debug, Clone)]
pub struct Config {
    /// The name of this node, unique among the nodes on the database.
    pub node: String,
    /// The public URL, such as `https://cards.example`. Pages from this origin may connect, besides those
    /// that the server serves itself.
    pub public_url: Option<String>,
    pub proxy: Proxy,
    pub web: Web,
    /// Number of bots that may think at the same time.
    pub bot_threads: NonZeroUsize,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Maximum size of a message, or of the body of a request.
    pub message_bytes: u32,
    /// Messages of a connection per second on average, with bursts of twice as many.
    pub messages_per_second: u32,
    /// HTTP requests from one address per second on average, with bursts of twice as many.
    pub requests_per_second: u32,
    /// Open rooms that were created from one address.
    pub rooms_per_address: u32,
    /// Connections with one token.
    pub connections_per_token: u32,
    /// Connections in total.
    pub connections: u32,
    /// Analyses that one address may request per second on average, with bursts of twice as many.
    pub analyses_per_second: u32,
    /// Analyses that run at the same time.
    pub analyses: u32,
}

impl Limits {
    /// Far more than people need, far less than the server can handle.
    pub const STANDARD: Self = Self {
        message_bytes: 16 * 1024,
        messages_per_second: 200,
        requests_per_second: 100,
        rooms_per_address: 200,
        connections_per_token: 8,
        connections: 20_000,
        analyses_per_second: 2,
        analyses: 2,
    };
}

impl Default for Config {
    fn default() -> Self {
        let n_cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self {
            node: "local".to_owned(),
            public_url: None,
            proxy: Proxy::None,
            web: Web::BuiltIn,
            bot_threads: n_cores,
            limits: Limits::STANDARD,
        }
    }
}
