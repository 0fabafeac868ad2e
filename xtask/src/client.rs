//! `cargo xtask client`: builds the client in `web/` into `web/dist`, which the server has within it.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};

use crate::project;

/// What was installed last: the lock file as it was then.
const INSTALLED: &str = "node_modules/.package-lock.installed.json";

/// What builds the client, and where to have it from.
const NODE_IS_MISSING: &str = "npm is not there, and the client in web/ is built with it; install \
                               Node.js 20 or newer (packages 'nodejs' and 'npm', or nodejs.org)";

/// Fetches what the client is made of, and builds it.
///
/// # Errors
///
/// If Node is missing, or something cannot be fetched or built.
pub(crate) fn run(root: &Path) -> Result<()> {
    install(root)?;
    run_npm(root, &["run", "build"])
}

/// Fetches what the lock file says, unless it is there.
fn install(root: &Path) -> Result<()> {
    let web = root.join("web");
    let wanted = fs::read(web.join("package-lock.json")).context("cannot read the lock file")?;
    if fs::read(web.join(INSTALLED)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run_npm(root, &["ci", "--no-audit", "--no-fund"])?;
    fs::write(web.join(INSTALLED), wanted).context("cannot note what is installed")
}

/// npm in `web/`.
pub(crate) fn npm(root: &Path) -> Command {
    project::command(&root.join("web"), "npm")
}

fn run_npm(root: &Path, args: &[&str]) -> Result<()> {
    let status = npm(root).args(args).status().context(NODE_IS_MISSING)?;
    ensure!(status.success(), "npm {} failed: {status}", args.join(" "));
    Ok(())
}
