//! How a server is run.

use std::{num::NonZeroUsize, path::PathBuf};

/// What a server is told before it starts.
#[derive(Debug, Clone)]
pub struct Config {
    /// What this node is called among those on the same database: one name for one node.
    pub node: String,
    /// Where people reach it, such as `https://cards.example`. Pages from there may talk to it,
    /// besides those it serves itself.
    pub public_url: Option<String>,
    /// Whether what a reverse proxy says about addresses is believed.
    pub proxy: Proxy,
    /// Where the client is that browsers are served.
    pub web: Web,
    /// How many bots may think at a time.
    pub bot_threads: NonZeroUsize,
    /// What nobody may have more of.
    pub limits: Limits,
}

/// Whether the address of a client is told by a reverse proxy in front of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Proxy {
    /// There is none: the other end of the connection is the client.
    #[default]
    None,
    /// The last address in `X-Forwarded-For` is the client's. Only with a proxy that writes it.
    Trusted,
}

/// Where the client is that browsers are served.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Web {
    /// In the program itself, as it was built.
    #[default]
    BuiltIn,
    /// In a folder, read whenever a browser asks.
    Folder(PathBuf),
}

/// What nobody may have more of (RM-24). Each is answered with a refusal that says the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of a message, or of the body of a request.
    pub message_bytes: u32,
    /// The messages of a connection in a second, in the long run; twice as many at once.
    pub messages_per_second: u32,
    /// The requests over plain HTTP from one address in a second, in the long run.
    pub requests_per_second: u32,
    /// The open rooms that were opened from one address.
    pub rooms_per_address: u32,
    /// The connections with one token.
    pub sockets_per_token: u32,
    /// The connections in all.
    pub sockets: u32,
    /// The analyses of finished games asked for from one address in a second, in the long run.
    pub analyses_per_second: u32,
    /// The analyses that are thought about at a time.
    pub analyses: u32,
}

impl Limits {
    /// Far more than people need, far less than would hurt.
    pub const STANDARD: Self = Self {
        message_bytes: 16 * 1024,
        messages_per_second: 200,
        requests_per_second: 100,
        rooms_per_address: 200,
        sockets_per_token: 8,
        sockets: 20_000,
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
