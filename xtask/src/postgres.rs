//! `cargo xtask postgres`: the tests start servers of their own, and need the programs for it.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use testkit_postgres::Programs;

use crate::project;

/// Finds PostgreSQL, or installs it where that is allowed.
///
/// # Errors
///
/// If it is not there and cannot be installed.
pub(crate) fn run(root: &Path) -> Result<()> {
    if Programs::find().is_err() {
        install(root).context("PostgreSQL is not installed, and cannot be from here")?;
    }
    let programs = Programs::find()?;
    println!("postgres: {}", programs.folder().display());
    Ok(())
}

/// Asks the system's packages, where they are Debian's and we may.
fn install(root: &Path) -> Result<()> {
    let known = project::command(root, "apt-get").arg("--version").output();
    ensure!(known.is_ok(), "this system has no apt-get");
    apt_get(root, &["update", "--quiet"])?;
    apt_get(root, &["install", "--yes", "--quiet", "--no-install-recommends", "postgresql"])
}

fn apt_get(root: &Path, args: &[&str]) -> Result<()> {
    let whoami = project::command(root, "id").arg("-u").output().context("cannot start 'id'")?;
    // Root, or somebody whom sudo does not ask for a password.
    let mut command = if whoami.stdout.trim_ascii() == b"0" {
        project::command(root, "env")
    } else {
        let mut sudo = project::command(root, "sudo");
        sudo.args(["--non-interactive", "env"]);
        sudo
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(args);
    let status = command.status().context("cannot start 'sudo' or 'env'")?;
    ensure!(status.success(), "apt-get {} failed: {status}", args.join(" "));
    Ok(())
}
