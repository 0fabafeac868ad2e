//! A private PostgreSQL for tests: nobody else's, and gone when the test is.
//!
//! It is started from the system's own programs, lives in a folder of its own and listens on a
//! socket in that folder alone, so that it meets neither a server already running nor the tests
//! beside it. Everything is as durable as in real life, so it can be measured too.
//!
//! ```
//! let postgres = testkit_postgres::Postgres::shared()?;
//! let url = postgres.create_database()?;
//! assert!(url.starts_with("postgres://"));
//! # Ok::<_, testkit_postgres::StartError>(())
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

/// What keeps the server, for as long as its standard input stays open.
///
/// That end of the pipe is ours, and it closes whatever becomes of us: a test that is killed
/// leaves no server behind.
const KEEPER: &str = include_str!("keeper.sh");

/// A running server. Dropping it stops the server and removes its folder.
#[derive(Debug)]
pub struct Postgres {
    programs: Programs,
    keeper: Child,
    /// Dropped first, to let the keeper finish.
    hold: Option<ChildStdin>,
    folder: String,
    n_databases: AtomicU32,
}

/// No private PostgreSQL could be had.
#[derive(Debug, Error)]
pub enum StartError {
    /// Its programs are not there.
    #[error(transparent)]
    NotInstalled(#[from] NotInstalled),
    /// One of its programs could not be run.
    #[error("cannot run {program}: {source}")]
    Run {
        /// Which one.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// One of its programs gave up.
    #[error("{program} failed: {said}")]
    Failed {
        /// Which one.
        program: String,
        /// What it said.
        said: String,
    },
}

impl Postgres {
    /// Starts a server, which takes a second or two.
    ///
    /// # Errors
    ///
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Self, StartError> {
        let programs = Programs::find()?;
        let run = |source| StartError::Run { program: "sh".to_owned(), source };
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(programs.folder())
            .current_dir("/") // Ours may be closed to the user the server runs as.
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
            let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(StartError::Failed { program: "PostgreSQL".to_owned(), said });
        };
        let hold = keeper.stdin.take();
        Ok(Self { programs, keeper, hold, folder, n_databases: AtomicU32::new(0) })
    }

    /// The server this process already has, or a new one.
    ///
    /// It stops when the last of those who use it lets go.
    ///
    /// # Errors
    ///
    /// As [`Postgres::start`].
    pub fn shared() -> Result<Arc<Self>, StartError> {
        static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(postgres) = shared.upgrade() {
            return Ok(postgres);
        }
        let postgres = Arc::new(Self::start()?);
        *shared = Arc::downgrade(&postgres);
        Ok(postgres)
    }

    /// Makes an empty database, and returns its address.
    ///
    /// # Errors
    ///
    /// If the server does not make one.
    pub fn create_database(&self) -> Result<String, StartError> {
        let number = self.n_databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{number}");
        let createdb = self.programs.folder().join("createdb");
        let program = createdb.display().to_string();
        let output = Command::new(createdb)
            .args(["--username=paiju", "--maintenance-db=postgres", "--host"])
            .args([&self.folder, &name])
            .output()
            .map_err(|source| StartError::Run { program: program.clone(), source })?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(StartError::Failed { program, said });
        }
        Ok(format!("postgres://paiju@{}/{name}", percent_encoded(&self.folder)))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.hold.take());
        // Nobody is left to tell if waiting fails; the keeper ends on its own.
        drop(self.keeper.wait());
    }
}

/// `text` as the host of an address, where a slash would end it.
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
    fn a_server_starts_gives_databases_and_leaves_nothing_behind() {
        let postgres = Postgres::start().unwrap();
        let folder = postgres.folder.clone();
        assert!(Path::new(&folder).exists());
        let databases = [postgres.create_database().unwrap(), postgres.create_database().unwrap()];
        assert_ne!(databases[0], databases[1]);
        drop(postgres);
        assert!(!Path::new(&folder).exists());
    }

    #[test]
    fn sharers_get_the_same_server() {
        let ours = Postgres::shared().unwrap();
        assert_eq!(Postgres::shared().unwrap().folder, ours.folder);
    }

    #[test]
    fn a_path_is_written_as_the_host_of_an_address() {
        assert_eq!(percent_encoded("/tmp/a b"), "%2Ftmp%2Fa%20b");
    }
}
