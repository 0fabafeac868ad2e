//! `cargo xtask client`: builds the client in `web/` into `web/dist`, which the server embeds.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};

use crate::project;

/// Copy of the lock file from the last installation.
const INSTALLED: &str = "node_modules/.package-lock.installed.json";

const NODE_IS_MISSING: &str = "cannot start npm, which builds the client in web/; install \
                               Node.js 20 or newer (packages 'nodejs' and 'npm', or nodejs.org)";

/// Installs the client's dependencies and builds it.
///
/// # Errors
///
/// Returns an error if Node.js is missing, or the installation or the build fails.
pub(crate) fn run(root: &Path) -> Result<()> {
    install(root)?;
    run_npm(root, &["run", "build"])
}

/// Installs the packages in the lock file, unless they are installed.
fn install(root: &Path) -> Result<()> {
    let web = root.join("web");
    let wanted = fs::read(web.join("package-lock.json")).context("cannot read the lock file")?;
    if fs::read(web.join(INSTALLED)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run_npm(root, &["ci", "--no-audit", "--no-fund"])?;
    fs::write(web.join(INSTALLED), wanted).context("cannot write the copy of the lock file")
}

/// The command `npm`, started in `web/`.
pub(crate) fn npm(root: &Path) -> Command {
    project::command(&root.join("web"), "npm")
}

fn run_npm(root: &Path, args: &[&str]) -> Result<()> {
    let status = npm(root).args(args).status().context(NODE_IS_MISSING)?;
    ensure!(status.success(), "npm {} failed: {status}", args.join(" "));
    Ok(())
}
