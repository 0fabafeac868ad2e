//! `cargo xtask`: everything the project does to itself, in one place.
//!
//! Nothing here is in a shell script or a CI file, so what the CI runs is what a laptop runs.
//! Each command has a file of its own: [`mod@test`] runs every check there is, [`tidy`] those that
//! no compiler makes, [`patterns`] that any pattern of Big Two can be removed, [`postgres`] and [`browser`] find what some tests need, [`client`] builds what
//! browsers are served, [`serve`] opens a table, [`mod@bench`] measures the speed of the games.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it talks to the terminal")]
#![expect(clippy::disallowed_methods, reason = "it tells how long its steps take")]

mod bench;
mod browser;
mod client;
mod packages;
mod patterns;
mod postgres;
mod project;
mod serve;
mod test;
mod tidy;

use std::process::ExitCode;

use clap::Parser;

/// Looks after the project: checks it, tests it, measures it.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
enum Xtask {
    /// Run every check and every test, and stop at the first that fails
    Test,
    /// Check what no compiler checks: arrows between crates, rule ids, translations, links
    Tidy,
    /// Remove each pattern of Big Two in turn on a copy, and test what is left
    Patterns,
    /// Find PostgreSQL for the tests, or install it from the system's packages
    Postgres,
    /// Build the client in web/, which the server has within it
    Client,
    /// Find Chromium, or install it from the system's packages, and test the client in it
    Browser(browser::Options),
    /// Build the client and the server and open a table at port 3210 of this machine
    Serve(serve::Options),
    /// Measure how fast the games are played
    Bench(bench::Options),
}

fn main() -> ExitCode {
    let root = project::root();
    let outcome = match Xtask::parse() {
        Xtask::Test => test::run(&root),
        Xtask::Tidy => tidy::run(&root),
        Xtask::Patterns => patterns::run(&root),
        Xtask::Postgres => postgres::run(&root),
        Xtask::Client => client::run(&root),
        Xtask::Browser(options) => browser::run(&root, &options),
        Xtask::Serve(options) => serve::run(&root, &options),
        Xtask::Bench(options) => bench::run(&root, &options),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Xtask::command().debug_assert();
    }

    #[test]
    fn without_a_command_it_shows_help() {
        let shown = Xtask::try_parse_from(["cargo xtask"]).unwrap_err().to_string();
        for command in
            ["test", "tidy", "patterns", "postgres", "client", "browser", "serve", "bench"]
        {
            assert!(shown.contains(&format!("\n  {command} ")), "{shown}");
        }
    }
}
