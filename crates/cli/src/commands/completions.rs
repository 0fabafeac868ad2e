//! `paiju completions`: prints a shell completion script.

use std::io::{self, Write};

use clap_complete::Shell;

use crate::{args, error::CliError, exit::Exit, messages::Messages};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

/// Prints the script.
///
/// # Errors
///
/// Returns an error if stdout cannot be written.
pub(crate) fn run(args: &Args, messages: &Messages) -> Result<Exit, CliError> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut args::command(messages), "paiju", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(Exit::Success)
}
