//! `paiju completions`: a script that completes commands in a shell.

use std::io::{self, Write};

use clap_complete::Shell;

use crate::{args, exit::Exit, problem::Problem, words::Words};

/// What to write.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The shell to write for.
    shell: Shell,
}

/// Writes the script.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn run(args: &Args, words: &Words) -> Result<Exit, Problem> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut args::tree(words), "paiju", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(Exit::Well)
}
