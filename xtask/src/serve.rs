//! `cargo xtask serve`: builds the client and the server, and starts the server.

use std::{
    env,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use rustix::process::{Pid, Signal, kill_process};

use crate::{client, project};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Do not build the client; serve the last build, if there is one
    #[arg(long)]
    no_client: bool,
    /// Options of `paiju serve`, such as --lan to accept connections from the local network
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    serve: Vec<String>,
}

/// The server's first line of output is this text and its address.
const READY: &str = "paiju listens on ";

/// Builds the client and, with the profile `fast`, the server. Serves until interrupted.
///
/// # Errors
///
/// Returns an error if a build or the server fails.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    if !options.no_client {
        client::run(root).context(
            "cannot build the client; to serve without it, run `cargo xtask serve --no-client`",
        )?;
    }
    let paiju = project::build_paiju(root, "fast")?;
    let mut server = Command::new(paiju)
        .arg("serve")
        .args(&options.serve)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start paiju")?;
    let pid = Pid::from_child(&server);
    // Let the server shut down gracefully, and exit after it.
    ctrlc::set_handler(move || {
        if let Err(error) = kill_process(pid, Signal::TERM) {
            eprintln!("cannot stop the server: {error}");
        }
    })?;
    let mut lines =
        BufReader::new(server.stdout.take().context("cannot read the output of paiju")?).lines();
    if let Some(line) = lines.next().transpose()? {
        println!("{line}");
        if let Some(address) = line.strip_prefix(READY)
            && !options.no_open
            && has_display()
        {
            open_browser(address);
        }
    }
    let status = server.wait()?;
    ensure!(status.success(), "the server failed: {status}");
    Ok(())
}

/// Whether a browser window can be opened.
fn has_display() -> bool {
    cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some())
}

/// Opens `address` in a browser. If this fails, the user can open the printed address.
fn open_browser(address: &str) {
    if let Err(error) = open::that_detached(address) {
        eprintln!("cannot open a browser: {error}");
    }
}
