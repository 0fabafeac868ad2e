//! A private, temporary PostgreSQL server for tests.
//!
//! It runs the system's PostgreSQL programs in a temporary folder and listens only on a Unix socket
//! in that folder, so it does not conflict with other servers or tests. Durability settings are the
//! defaults, so it is suitable for benchmarks too.
//!
//! ```
//! let postgres = testkit_postgres::Postgres::shared()?;
//! let url = postgres.create_database()?;
//! assert!(url.starts_with("postgres://"));
//! # Ok::<_, testkit_postgres::StartPostgresError>(())
//! ```

mod programs;

use std::{
    io::{self, BufRead as _, BufReader},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU32, Ordering},
    },
};

use thiserror::Error;

pub use programs::{NotInstalled, Programs};

/// Shell script that runs the server until its standard input closes.
///
/// This process holds the other end of the pipe. The system closes it even if the process is killed,
/// so no server is left behind.
const KEEPER: &str = include_str!("keeper.sh");

/// A running server. Dropping it stops the server and removes its folder.
#[derive(Debug)]
pub struct Postgres {
    programs: Programs,
    keeper: Child,
    /// Dropped first, so that the keeper exits.
    stdin: Option<ChildStdin>,
    folder: String,
    n_databases: AtomicU32,
}

/// Why a private PostgreSQL could not be started or used.
#[derive(Debug, Error)]
pub enum StartPostgresError {
    #[error(transparent)]
    NotInstalled(#[from] NotInstalled),
    #[error("cannot run {program}: {source}")]
    Run { program: String, source: io::Error },
    /// A program returned an error.
    #[error("{program} failed: {stderr}")]
    Failed { program: String, stderr: String },
}

impl Postgres {
    /// Starts a server. This takes one to two seconds.
    ///
    /// # Errors
    ///
    /// Returns an error if PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Self, StartPostgresError> {
        let programs = Programs::find()?;
        let run = |source| StartPostgresError::Run { program: "sh".to_owned(), source };
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(programs.folder())
            .current_dir("/") // The server's user may not be able to read ours.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(run)?;
        let mut folder = String::new();
        if let Some(stdout) = keeper.stdout.take() {
            BufReader::new(stdout).read_line(&mut folder).map_err(run)?;
        }
        let Some(folder) = folder.strip_suffix('\n').map(str::to_owned) else {
            let output = keeper.wait_with_output().map_err(run)?;
            let stderr = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(StartPostgresError::Failed { program: "PostgreSQL".to_owned(), stderr });
        };
        let stdin = keeper.stdin.take();
        Ok(Self { programs, keeper, stdin, folder, n_databases: AtomicU32::new(0) })
    }

    /// Returns the shared server of this process, and starts it if necessary.
    ///
    /// It stops when the last `Arc` is dropped.
    ///
    /// # Errors
    ///
    /// Returns the same errors as [`Postgres::start`].
    pub fn shared() -> Result<Arc<Self>, StartPostgresError> {
        static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(postgres) = shared.upgrade() {
            return Ok(postgres);
        }
        let postgres = Arc::new(Self::start()?);
        *shared = Arc::downgrade(&postgres);
        Ok(postgres)
    }

    /// Creates an empty database, and returns its URL.
    ///
    /// # Errors
    ///
    /// Returns an error if `createdb` fails.
    pub fn create_database(&self) -> Result<String, StartPostgresError> {
        let number = self.n_databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{number}");
        let createdb = self.programs.folder().join("createdb");
        let program = createdb.display().to_string();
        let output = Command::new(createdb)
            .args(["--username=paiju", "--maintenance-db=postgres", "--host"])
            .args([&self.folder, &name])
            .output()
            .map_err(|source| StartPostgresError::Run { program: program.clone(), source })?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(StartPostgresError::Failed { program, stderr });
        }
        Ok(format!("postgres://paiju@{}/{name}", percent_encoded(&self.folder)))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.stdin.take());
        // If waiting fails, the keeper still exits by itself.
        drop(self.keeper.wait());
    }
}

/// Percent-encodes `text` as the host of a URL.
fn percent_encoded(text: &str) -> String {
    let keeps = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    let encode = |byte| {
        if keeps(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(encode).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_server_creates_databases_and_removes_its_folder() {
        let postgres = Postgres::start().unwrap();
        let folder = postgres.folder.clone();
        assert!(Path::new(&folder).exists());
        let databases = [postgres.create_database().unwrap(), postgres.create_database().unwrap()];
        assert_ne!(databases[0], databases[1]);
        drop(postgres);
        assert!(!Path::new(&folder).exists());
    }

    #[test]
    fn the_shared_server_is_started_once() {
        let ours = Postgres::shared().unwrap();
        assert_eq!(Postgres::shared().unwrap().folder, ours.folder);
    }

    #[test]
    fn a_path_is_encoded_as_the_host_of_a_url() {
        assert_eq!(percent_encoded("/tmp/a b"), "%2Ftmp%2Fa%20b");
    }
}
