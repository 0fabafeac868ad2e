//! Installs system packages with apt-get.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::project;

/// The user who runs apt-get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum User {
    Root,
    /// Needs sudo, which must not ask for a password.
    Unprivileged,
}

/// Installs Debian packages, as root or with sudo.
///
/// # Errors
///
/// Returns an error if there is no apt-get, or the installation fails.
pub(crate) fn install(root: &Path, packages: &[&str]) -> Result<()> {
    let known = project::command(root, "apt-get").arg("--version").output();
    ensure!(known.is_ok(), "cannot find apt-get on this system");
    let id = project::command(root, "id").arg("-u").output().context("cannot start 'id'")?;
    let user = if id.stdout.trim_ascii() == b"0" { User::Root } else { User::Unprivileged };
    for command in [apt_get(user, UPDATE, &[]), apt_get(user, INSTALL, packages)] {
        let shown = command.join(" ");
        println!("      $ {shown}");
        let (program, args) = command.split_first().context("the command is empty")?;
        let status = project::command(root, program).args(args).status();
        let status = status.with_context(|| format!("cannot start '{program}'"))?;
        ensure!(status.success(), "'{shown}' failed: {status}");
    }
    Ok(())
}

const UPDATE: &[&str] = &["update", "--quiet"];
const INSTALL: &[&str] = &["install", "--yes", "--quiet", "--no-install-recommends"];

/// A non-interactive apt-get command.
fn apt_get<'a>(user: User, work: &[&'a str], packages: &[&'a str]) -> Vec<&'a str> {
    let sudo: &[&str] = match user {
        User::Root => &[],
        User::Unprivileged => &["sudo", "--non-interactive"],
    };
    // sudo drops the environment, so `env` sets the variable after it.
    let apt_get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    [sudo, &apt_get, work, packages].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_other_than_root_need_sudo() {
        assert_eq!(
            apt_get(User::Root, INSTALL, &["chromium", "fontconfig"]).join(" "),
            "env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet \
             --no-install-recommends chromium fontconfig"
        );
        assert_eq!(
            apt_get(User::Unprivileged, UPDATE, &[]).join(" "),
            "sudo --non-interactive env DEBIAN_FRONTEND=noninteractive apt-get update --quiet"
        );
    }
}
