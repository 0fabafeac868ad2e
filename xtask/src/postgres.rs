//! `cargo xtask postgres`: the tests start servers of their own, and need the programs for it.

use std::path::Path;

use anyhow::{Context, Result};
use testkit_postgres::Programs;

use crate::packages;

/// Finds PostgreSQL, or installs it where that is allowed.
///
/// # Errors
///
/// If it is not there and cannot be installed.
pub(crate) fn run(root: &Path) -> Result<()> {
    if Programs::find().is_err() {
        packages::install(root, &["postgresql"])
            .context("PostgreSQL is not installed, and cannot be from here")?;
    }
    let programs = Programs::find()?;
    println!("postgres: {}", programs.folder().display());
    Ok(())
}
