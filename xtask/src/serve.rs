//! `cargo xtask serve`: builds the client and the server, and opens a table.

use std::{
    env,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use rustix::process::{Pid, Signal, kill_process};

use crate::{client, project};

/// What to build, and what to tell the server.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Do not build the client: serve the one that was built last, if any
    #[arg(long)]
    no_client: bool,
    /// Options of `paiju serve`, such as --lan for friends in the same network
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    serve: Vec<String>,
}

/// What the server says when it is ready, and then where it is.
const READY: &str = "paiju listens on ";

/// Builds client and server, the latter in the profile that is fast to build and to run, and serves
/// until stopped.
///
/// # Errors
///
/// If something cannot be built, or the server ends badly.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    if !options.no_client {
        client::run(root).context("without the client: cargo xtask serve --no-client")?;
    }
    let paiju = project::build_paiju(root, "fast")?;
    let mut server = Command::new(paiju)
        .arg("serve")
        .args(&options.serve)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start paiju")?;
    let pid = Pid::from_child(&server);
    // It stops in good order, and only then do we.
    ctrlc::set_handler(move || {
        if let Err(error) = kill_process(pid, Signal::TERM) {
            eprintln!("the server cannot be told to stop: {error}");
        }
    })?;
    let mut lines = BufReader::new(server.stdout.take().context("paiju says nothing")?).lines();
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
    ensure!(status.success(), "the server ended: {status}");
    Ok(())
}

/// Whether a window can be opened. Over a plain terminal there is none.
fn has_display() -> bool {
    cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some())
}

/// It is a courtesy: where it fails, the address is on the screen.
fn open_browser(address: &str) {
    if let Err(error) = open::that_detached(address) {
        eprintln!("no browser opens by itself ({error})");
    }
}
