//! `cargo xtask serve`: builds the server and opens a table.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::project;

/// What to tell the server.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Options of `paiju serve`, such as --listen 0.0.0.0:3210
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    serve: Vec<String>,
}

/// Builds `paiju` in the profile that is fast to build and to run, and serves until stopped.
///
/// It says itself where it listens: `paiju listens on http://127.0.0.1:3210`.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let mut cargo = project::command(root, "cargo");
    cargo.args(["run", "--profile", "fast", "-p", "cli", "--bin", "paiju", "--", "serve"]);
    let status = cargo.args(&options.serve).status()?;
    ensure!(status.success(), "the server ended: {status}");
    Ok(())
}
