//! `paiju`: the command-line program.
//!
//! Read the modules in this order: [`messages`] selects the language, [`args`] parses the command
//! line, [`commands`] has one file per command. A command returns an [`Exit`] or a [`CliError`], which
//! `main` prints to stderr as one sentence.

#![expect(
    clippy::disallowed_methods,
    reason = "the program measures time and enforces time limits; the crates below may not"
)]

mod args;
mod commands;
mod error;
mod exit;
mod external;
mod games;
mod layout;
mod messages;
mod process_group;
mod rules_args;
mod usage_error;

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use mimalloc::MiMalloc;

use crate::{args::Request, error::CliError, exit::Exit, messages::Messages};

/// The server makes many small, short-lived allocations on many threads.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let messages = messages::of(messages::choose(&arguments, |name| env::var(name).ok()));
    let exit = match run(arguments, &messages) {
        Ok(exit) => exit,
        Err(error) if error.is_broken_pipe() => Exit::Success, // As after `| head`.
        Err(error) => {
            // If stderr is closed too, only the exit code remains.
            let _unwritten = writeln!(io::stderr(), "paiju: {}", error.sentence(&messages));
            Exit::UsageError
        }
    };
    exit.into()
}

fn run(arguments: Vec<OsString>, messages: &Messages) -> Result<Exit, CliError> {
    match args::parse(arguments, messages)? {
        Request::Command(command) => command.run(messages),
        Request::Page(page) => {
            write!(anstream::stdout(), "{page}")?;
            Ok(Exit::Success)
        }
    }
}
