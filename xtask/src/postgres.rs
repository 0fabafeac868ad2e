//! `cargo xtask postgres`: finds the PostgreSQL programs with which tests start private servers.

use std::path::Path;

use anyhow::{Context, Result};
use testkit_postgres::Programs;

use crate::packages;

/// Finds PostgreSQL, or installs it.
///
/// # Errors
///
/// Returns an error if it is missing and cannot be installed.
pub(crate) fn run(root: &Path) -> Result<()> {
    if Programs::find().is_err() {
        packages::install(root, &["postgresql"]).context("cannot install PostgreSQL")?;
    }
    let programs = Programs::find()?;
    println!("postgres: {}", programs.folder().display());
    Ok(())
}
