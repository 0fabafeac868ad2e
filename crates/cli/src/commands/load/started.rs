//! A server of our own, for as long as we measure it.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use super::{http::Address, trouble::Trouble};

/// What the server says when it is ready, before its address.
const READY: &str = "paiju listens on ";

/// Limits that would end a measurement: all our players come from one address.
const NO_LIMITS: &[(&str, &str)] = &[
    ("PAIJU_MESSAGES_PER_SECOND", "1000000"),
    ("PAIJU_REQUESTS_PER_SECOND", "1000000"),
    ("PAIJU_ROOMS_PER_ADDRESS", "1000000"),
    ("PAIJU_SOCKETS", "1000000"),
];

/// A running server. Dropping it stops the server.
#[derive(Debug)]
pub(super) struct Started {
    child: Child,
    pub(super) address: Address,
    /// How long it took until it was ready.
    pub(super) took: Duration,
}

impl Started {
    /// Starts this same program as a server on `database`, and waits until it is ready.
    pub(super) fn on(database: &str) -> Result<Self, Trouble> {
        let begin = Instant::now();
        let mut child = Command::new(env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .envs(NO_LIMITS.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let address = child.stdout.take().and_then(|stdout| {
            let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
            lines.find_map(|line| Address::parse(line.strip_prefix(READY)?).ok())
        });
        let took = begin.elapsed();
        let Some(address) = address else {
            drop(child.wait());
            return Err(Trouble::NotStarted);
        };
        Ok(Self { child, address, took })
    }

    /// Its number among the system's processes.
    pub(super) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        // It ends in any case; nobody is left to tell.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
