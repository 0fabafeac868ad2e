//! Asking the system for programs, where it may be asked.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::project;

/// Who asks the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asker {
    Root,
    /// Somebody whom sudo may let do it, if it asks for no password.
    Other,
}

/// Installs packages of the system, where they are Debian's and we may.
///
/// # Errors
///
/// If the system has other packages, or does not let us.
pub(crate) fn install(root: &Path, packages: &[&str]) -> Result<()> {
    let known = project::command(root, "apt-get").arg("--version").output();
    ensure!(known.is_ok(), "this system has no apt-get");
    let id = project::command(root, "id").arg("-u").output().context("cannot start 'id'")?;
    let asker = if id.stdout.trim_ascii() == b"0" { Asker::Root } else { Asker::Other };
    for words in [apt_get(asker, UPDATE, &[]), apt_get(asker, INSTALL, packages)] {
        let shown = words.join(" ");
        println!("      $ {shown}");
        let (program, args) = words.split_first().context("there is nothing to run")?;
        let status = project::command(root, program).args(args).status();
        let status = status.with_context(|| format!("cannot start '{program}'"))?;
        ensure!(status.success(), "'{shown}' failed: {status}");
    }
    Ok(())
}

const UPDATE: &[&str] = &["update", "--quiet"];
const INSTALL: &[&str] = &["install", "--yes", "--quiet", "--no-install-recommends"];

/// A command that asks nobody anything.
fn apt_get<'a>(asker: Asker, work: &[&'a str], packages: &[&'a str]) -> Vec<&'a str> {
    let leave: &[&str] = match asker {
        Asker::Root => &[],
        Asker::Other => &["sudo", "--non-interactive"],
    };
    // sudo keeps no variables, so it is told within.
    let quietly = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    [leave, &quietly, work, packages].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn root_asks_the_system_and_others_ask_sudo() {
        assert_eq!(
            apt_get(Asker::Root, INSTALL, &["chromium", "fontconfig"]).join(" "),
            "env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet \
             --no-install-recommends chromium fontconfig"
        );
        assert_eq!(
            apt_get(Asker::Other, UPDATE, &[]).join(" "),
            "sudo --non-interactive env DEBIAN_FRONTEND=noninteractive apt-get update --quiet"
        );
    }
}
