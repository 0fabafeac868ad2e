//! `cargo xtask api`: makes requests from the OpenAPI document with schemathesis, and checks the responses.
//!
//! The tests of `server` make requests from the document too. This step has another origin, so it does not repeat
//! our mistakes. It needs Python and, once, the package index; where they are missing, it is skipped, except in CI.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use rustix::process::{Pid, Signal, kill_process};

use crate::project;

/// The versions of schemathesis and of all packages that it uses.
const REQUIREMENTS: &str = "xtask/schemathesis/requirements.txt";

const CONFIG: &str = "xtask/schemathesis/schemathesis.toml";

/// The environment with these packages, inside the folder for build results.
const ENVIRONMENT: &str = "target/schemathesis";

/// The server's first line of output is this text and its address.
const READY: &str = "paiju listens on http://";

/// Checks the API, or says that it was skipped.
///
/// # Errors
///
/// Returns an error if a response does not fit the document, or if nothing can be checked in CI.
pub(crate) fn run(root: &Path) -> Result<()> {
    let program = match install(root) {
        Ok(program) => program,
        Err(error) if env::var_os("CI").is_none() => {
            println!("      SKIPPED: cannot install schemathesis: {error:#}");
            return Ok(());
        }
        Err(error) => return Err(error.context("cannot install schemathesis")),
    };
    let folder = root.join(ENVIRONMENT).join("run");
    drop(fs::remove_dir_all(&folder)); // Fails only if it does not exist.
    fs::create_dir_all(&folder).context("cannot create a folder")?;
    let paiju = project::tested_paiju(root)?;
    let database = folder.join("api.sqlite");
    // The games `load-0` to `load-2`. The requests ask for `load-1`.
    let filled = Command::new(&paiju)
        .args(["load", "fill", "--games", "3", "--database"])
        .arg(&database)
        .output()
        .context("cannot start paiju")?;
    ensure!(filled.status.success(), "cannot store games: {}", filled.status);
    let mut server = Server::start(&paiju, &database)?;
    let checked = check(&program, &root.join(CONFIG), &folder, &server);
    server.stop()?;
    checked
}

/// Installs schemathesis unless it is installed, and returns its path.
fn install(root: &Path) -> Result<PathBuf> {
    let environment = root.join(ENVIRONMENT);
    let program = environment.join("bin/schemathesis");
    let wanted = fs::read(root.join(REQUIREMENTS)).context("cannot read the requirements")?;
    let stamp = environment.join("requirements.txt");
    if program.is_file() && fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(program);
    }
    let run = |command: &mut Command| {
        let shown = format!("{command:?}");
        let output = command.output().with_context(|| format!("cannot start {shown}"))?;
        let stderr = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{shown} failed: {}", stderr.trim());
        Ok(())
    };
    run(project::command(root, "python3").args(["-m", "venv", "--clear", ENVIRONMENT]))?;
    run(Command::new(environment.join("bin/pip"))
        .args(["install", "--quiet", "--disable-pip-version-check", "--requirement", REQUIREMENTS])
        .current_dir(root))?;
    fs::write(stamp, wanted).context("cannot write into the environment")?;
    Ok(program)
}

/// Runs schemathesis in `folder`, where it leaves files.
fn check(program: &Path, config: &Path, folder: &Path, server: &Server) -> Result<()> {
    let token = server.token()?;
    let status = Command::new(program)
        .arg("--config-file")
        .arg(config)
        .arg("run")
        .arg(format!("http://{}/api/openapi.json", server.address))
        .args(["--header", &format!("Authorization: Bearer {token}")])
        // The same requests in every run.
        .args(["--seed", "1", "--workers", "1", "--no-color", "--warnings", "off"])
        .current_dir(folder)
        .status()
        .context("cannot start schemathesis")?;
    ensure!(status.success(), "schemathesis: {status}");
    Ok(())
}

/// A running server, with limits that do not stop the requests.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(paiju: &Path, database: &Path) -> Result<Self> {
        const LIMITS: [&str; 3] =
            ["--requests-per-second", "--failed-look-ups-per-minute", "--rooms-per-address"];
        let mut process = Command::new(paiju)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(LIMITS.iter().flat_map(|limit| [*limit, "1000000"]))
            .arg("--database")
            .arg(database)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start paiju")?;
        let mut line = String::new();
        let output = process.stdout.take().context("cannot read the output of paiju")?;
        BufReader::new(output).read_line(&mut line).context("cannot read the output of paiju")?;
        match line.strip_prefix(READY) {
            Some(address) => Ok(Self { process, address: address.trim_end().to_owned() }),
            None => bail!("paiju did not start"),
        }
    }

    /// A new token from the server.
    fn token(&self) -> Result<String> {
        let mut stream = TcpStream::connect(&self.address).context("cannot reach paiju")?;
        let Self { address, .. } = self;
        write!(stream, "POST /api/token HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (_, body) = answer.split_once("\r\n\r\n").context("paiju gave no answer")?;
        let body: serde_json::Value = serde_json::from_str(body)?;
        Ok(body["token"].as_str().context("paiju gave no token")?.to_owned())
    }

    fn stop(&mut self) -> Result<()> {
        kill_process(Pid::from_child(&self.process), Signal::TERM).context("cannot stop paiju")?;
        let status = self.process.wait().context("cannot stop paiju")?;
        ensure!(status.success(), "paiju failed: {status}");
        Ok(())
    }
}
