//! Starts `paiju serve` for a load test.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use super::{error::LoadTestError, http::Address};

/// The server's first line of output is this text and its address.
const READY: &str = "paiju listens on ";

/// Raised limits. All players have the same address, so the defaults would stop the test.
const RAISED_LIMITS: &[(&str, &str)] = &[
    ("PAIJU_MESSAGES_PER_SECOND", "1000000"),
    ("PAIJU_REQUESTS_PER_SECOND", "1000000"),
    ("PAIJU_ROOMS_PER_ADDRESS", "1000000"),
    ("PAIJU_CONNECTIONS", "1000000"),
    ("PAIJU_CONNECTIONS_PER_ADDRESS", "1000000"),
    ("PAIJU_JOINS_PER_MINUTE", "1000000"),
];

/// A running server. Dropping it stops the server.
#[derive(Debug)]
pub(super) struct ServerProcess {
    child: Child,
    pub(super) address: Address,
    /// Time until the server was ready.
    pub(super) startup_time: Duration,
}

impl ServerProcess {
    /// Starts a server on `database` with this executable, and waits until it is ready.
    pub(super) fn on(database: &str) -> Result<Self, LoadTestError> {
        let begin = Instant::now();
        let mut child = Command::new(env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .envs(RAISED_LIMITS.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let address = child.stdout.take().and_then(|stdout| {
            let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
            lines.find_map(|line| Address::parse(line.strip_prefix(READY)?).ok())
        });
        let startup_time = begin.elapsed();
        let Some(address) = address else {
            drop(child.wait());
            return Err(LoadTestError::NotStarted);
        };
        Ok(Self { child, address, startup_time })
    }

    /// Process id.
    pub(super) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Errors here cannot be handled.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
