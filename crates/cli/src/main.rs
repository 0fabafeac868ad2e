//! `paiju`: the card table on the command line.
//!
//! Read the modules in this order: [`words`] says everything in the reader's language, [`args`]
//! reads what was typed, [`commands`] has one file for each thing that can be asked for. A command
//! returns an [`Exit`] or a [`Problem`]; only `main` speaks on stderr, and in one sentence.

#![expect(
    clippy::disallowed_methods,
    reason = "a shell: it measures time and enforces time limits, which the crates below may not"
)]

mod args;
mod commands;
mod exit;
mod external;
mod group;
mod house;
mod layout;
mod misuse;
mod problem;
mod words;

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use mimalloc::MiMalloc;

use crate::{args::Request, exit::Exit, problem::Problem, words::Words};

/// A table server allocates many small things on many threads and frees them soon.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let words = words::of(words::choose(&arguments, |name| env::var(name).ok()));
    let exit = match run(arguments, &words) {
        Ok(exit) => exit,
        Err(problem) if problem.is_broken_pipe() => Exit::Well, // As after `| head`.
        Err(problem) => {
            // If even stderr is closed, the exit code must do.
            let _unheard = writeln!(io::stderr(), "paiju: {}", problem.sentence(&words));
            Exit::NotUnderstood
        }
    };
    exit.into()
}

fn run(arguments: Vec<OsString>, words: &Words) -> Result<Exit, Problem> {
    match args::parse(arguments, words)? {
        Request::Command(command) => command.run(words),
        Request::Page(page) => {
            write!(anstream::stdout(), "{page}")?;
            Ok(Exit::Well)
        }
    }
}
