//! `cargo xtask webassembly`: checks that the driver compiles for browsers, without threads, clock or
//! files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::project;

const TARGET: &str = "wasm32-unknown-unknown";

/// Checks the driver for WebAssembly. Installs the target if it is missing.
///
/// If rustup cannot download the target, prints a notice and succeeds.
///
/// # Errors
///
/// Returns an error if the driver does not compile.
pub(crate) fn run(root: &Path) -> Result<()> {
    if !library(root)?.is_dir() && !install(root) {
        println!(
            "webassembly: SKIPPED, because the target {TARGET} is not installed and rustup cannot \
             download it; see `rustup target add {TARGET}`"
        );
        return Ok(());
    }
    let check = ["check", "-p", "driver", "--target", TARGET, "--locked"];
    let status = project::command(root, "cargo").args(check).status();
    let status = status.context("cannot start cargo")?;
    ensure!(status.success(), "cannot compile the driver for {TARGET}");
    Ok(())
}

/// The folder of the target's standard library, which may not exist.
fn library(root: &Path) -> Result<PathBuf> {
    let print = ["--print", "target-libdir", "--target", TARGET];
    let output = project::command(root, "rustc").args(print).output();
    let output = output.context("cannot start rustc")?;
    ensure!(output.status.success(), "rustc does not know the target {TARGET}");
    let path = String::from_utf8(output.stdout).context("rustc printed no path")?;
    Ok(PathBuf::from(path.trim()))
}

/// Whether rustup installed the target.
fn install(root: &Path) -> bool {
    let add = project::command(root, "rustup").args(["target", "add", TARGET]).status();
    add.is_ok_and(|status| status.success())
}
