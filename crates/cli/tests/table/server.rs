//! Runs `paiju serve` as a child process.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A running server. Dropping it kills it.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    log: PathBuf,
    /// Address such as `127.0.0.1:4000`.
    pub(crate) address: String,
}

impl Server {
    /// Starts the node `node` on `database`, and waits until it is ready.
    ///
    /// Its log goes to a file in `folder`. On SQLite, it has a fixed seed.
    pub(crate) fn start(folder: &Path, database: &str, node: &str) -> Self {
        let log = folder.join(format!("{node}.log"));
        let stderr = fs::OpenOptions::new().create(true).append(true).open(&log).unwrap();
        let is_shared = database.starts_with("postgres");
        let seed = if is_shared { &[][..] } else { &["--insecure-seed", "23"] };
        let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--node", node])
            .args(seed)
            .envs([("PAIJU_REQUESTS_PER_SECOND", "10000"), ("PAIJU_MESSAGES_PER_SECOND", "10000")])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next().unwrap_or_else(|| panic!("{}", fs::read_to_string(&log).unwrap()));
        let line = line.unwrap();
        let address =
            line.strip_prefix("paiju listens on http://").unwrap_or_else(|| panic!("{line}"));
        Self { address: address.to_owned(), child, log }
    }

    /// Kills the server with SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asserts that the server is running and that no task has panicked.
    #[track_caller]
    pub(crate) fn check_health(&mut self) {
        assert_eq!(self.child.try_wait().unwrap(), None, "the server exited:\n{}", self.log());
        let log = self.log();
        assert!(!log.contains("panicked"), "{log}");
    }

    /// The log so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
