//! A private, temporary PostgreSQL server for tests.
//!
//! It runs the system's PostgreSQL programs in a temporary folder and listens only on a Unix socket
//! in that folder, so it does not conflict with other servers or tests. Durability settings are the
//! defaults, so it is suitable for benchmarks too. [`Postgres::start_on_tcp`] also listens on a port, with
//! or without TLS.
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
    net::{Ipv4Addr, TcpListener},
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

/// Number of ports to try: another program may take a free port before the server does.
const MAX_PORTS: usize = 5;

/// A running server. Dropping it stops the server and removes its folder.
#[derive(Debug)]
pub struct Postgres {
    programs: Programs,
    /// Where it listens on 127.0.0.1, if it does.
    port: Option<u16>,
    keeper: Child,
    /// Dropped first, so that the keeper exits.
    stdin: Option<ChildStdin>,
    folder: String,
    n_databases: AtomicU32,
}

/// The certificate of a server and its key, as PEM.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServerCertificate {
    pub certificate: String,
    pub key: String,
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
        Self::start_at(None, None)
    }

    /// Starts a server that also listens on a free port of 127.0.0.1, where it checks passwords. With a
    /// certificate, it offers TLS there.
    ///
    /// # Errors
    ///
    /// Returns the same errors as [`Postgres::start`].
    pub fn start_on_tcp(
        certificate: Option<&ServerCertificate>,
    ) -> Result<Self, StartPostgresError> {
        let mut started = Self::start_at(Some(free_port()?), certificate);
        for _ in 1..MAX_PORTS {
            if started.is_ok() {
                break;
            }
            started = Self::start_at(Some(free_port()?), certificate);
        }
        started
    }

    fn start_at(
        port: Option<u16>,
        certificate: Option<&ServerCertificate>,
    ) -> Result<Self, StartPostgresError> {
        let programs = Programs::find()?;
        let run = |source| StartPostgresError::Run { program: "sh".to_owned(), source };
        let variables = certificate.map(|it| [("CERTIFICATE", &it.certificate), ("KEY", &it.key)]);
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(programs.folder())
            .args(port.map(|port| port.to_string()))
            .envs(variables.into_iter().flatten())
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
        Ok(Self { programs, port, keeper, stdin, folder, n_databases: AtomicU32::new(0) })
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
            .args(self.port.map(|port| format!("--port={port}")))
            .args(["--username=paiju", "--maintenance-db=postgres", "--host"])
            .args([&self.folder, &name])
            .output()
            .map_err(|source| StartPostgresError::Run { program: program.clone(), source })?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(StartPostgresError::Failed { program, stderr });
        }
        Ok(match self.port {
            None => format!("postgres://paiju@{}/{name}", percent_encoded(&self.folder)),
            Some(port) => format!("postgres://paiju:secret@localhost:{port}/{name}"),
        })
    }

    /// The port on which it listens on 127.0.0.1, if it does.
    pub const fn port(&self) -> Option<u16> {
        self.port
    }
}

/// A port of 127.0.0.1 on which nobody listens at the moment.
fn free_port() -> Result<u16, StartPostgresError> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let address = listener.and_then(|listener| listener.local_addr());
    let program = "a listener on a free port".to_owned();
    address
        .map(|address| address.port())
        .map_err(|source| StartPostgresError::Run { program, source })
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
