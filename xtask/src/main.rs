//! `cargo xtask`: the development tasks of the project.
//!
//! CI runs `cargo xtask test`, so a check runs the same way in CI and on a developer's machine. Each
//! command has its own file: [`mod@test`] runs all checks, [`tidy`] the conventions of the tree,
//! [`patterns`] the tests without each pattern of Big Two, [`webassembly`] the build for browsers;
//! [`postgres`] and [`browser`] find the programs for some tests, [`client`] builds the web client,
//! [`api`] checks the HTTP API from outside, [`serve`] starts a server, [`mod@bench`] measures the speed of the games.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program")]
#![expect(clippy::disallowed_methods, reason = "it measures how long its steps take")]

mod api;
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
mod webassembly;

use std::process::ExitCode;

use clap::Parser;

/// Development tasks: check, test, serve and measure the project
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
enum Xtask {
    /// Run all checks and tests; stop at the first failure
    Test,
    /// Check conventions: dependencies between crates, rule ids, translations, links, doc comments
    Tidy,
    /// Test Big Two without each of its patterns, on a copy of the sources
    Patterns,
    /// Check that the driver compiles for WebAssembly
    Webassembly,
    /// Make requests from the OpenAPI document with schemathesis, and check the responses
    Api,
    /// Find PostgreSQL for the tests, or install the system's package
    Postgres,
    /// Build the web client, which the server embeds
    Client,
    /// Run the browser tests; find Chromium, or install the system's package
    Browser(browser::Options),
    /// Take the pictures of the README from real games
    Pictures,
    /// Build the client and the server, and serve on port 3210 of this machine
    Serve(serve::Options),
    /// Measure the speed of the games
    Bench(bench::Options),
}

fn main() -> ExitCode {
    let root = project::root();
    let outcome = match Xtask::parse() {
        Xtask::Test => test::run(&root),
        Xtask::Tidy => tidy::run(&root),
        Xtask::Patterns => patterns::run(&root),
        Xtask::Webassembly => webassembly::run(&root),
        Xtask::Api => api::run(&root),
        Xtask::Postgres => postgres::run(&root),
        Xtask::Client => client::run(&root),
        Xtask::Browser(options) => browser::run(&root, &options),
        Xtask::Pictures => browser::take_pictures(&root),
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
        let checks = ["test", "tidy", "patterns", "webassembly", "postgres", "browser"];
        for command in checks.into_iter().chain(["client", "serve", "bench"]) {
            assert!(shown.contains(&format!("\n  {command} ")), "{shown}");
        }
    }
}
