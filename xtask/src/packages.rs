//! Asking the system for programs, where it may be asked.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::project;

/// Installs packages of the system, where they are Debian's and we may.
///
/// # Errors
///
/// If the system has other packages, or does not let us.
pub(crate) fn install(root: &Path, packages: &[&str]) -> Result<()> {
    let known = project::command(root, "apt-get").arg("--version").output();
    ensure!(known.is_ok(), "this system has no apt-get");
    apt_get(root, &["update", "--quiet"])?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    apt_get(root, &[&install, packages].concat())
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
