//! Where the project is, the cargo it is built with, and what it builds.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::Message;

/// The folder that holds the workspace.
///
/// Cargo says where this crate is when it runs us. Started by hand, we go by where we were built.
pub(crate) fn root() -> PathBuf {
    let built_at = env!("CARGO_MANIFEST_DIR");
    let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| OsString::from(built_at));
    Path::new(&xtask).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A command for `program`, started in the project's root.
///
/// For `cargo` it is the very cargo that runs us, so that one run never mixes two toolchains.
pub(crate) fn command(root: &Path, program: &str) -> Command {
    let program = match program {
        "cargo" => env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")),
        other => OsString::from(other),
    };
    let mut command = Command::new(program);
    command.current_dir(root);
    command
}

/// Builds `paiju` in a profile of `Cargo.toml`, and returns where it is.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn build_paiju(root: &Path, profile: &str) -> Result<PathBuf> {
    report_paiju(root, &["build", "--package", "cli", "--bin", "paiju", "--profile", profile])
}

/// Builds what the tests in a browser need: `paiju`, whose place it returns, and beside it, among the
/// examples, what keeps a database for several of it.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn build_for_browser(root: &Path) -> Result<PathBuf> {
    let paiju = ["--package", "cli", "--bin", "paiju"];
    let postgres = ["--package", "testkit-postgres", "--example", "private_postgres"];
    report_paiju(root, &[&["build"][..], &paiju, &postgres].concat())
}

/// Returns where the `paiju` is that the tests of the whole workspace are run with.
///
/// Right after them nothing is left to build. Built by itself it would have fewer features, and so
/// would all that it is made of.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn tested_paiju(root: &Path) -> Result<PathBuf> {
    report_paiju(root, &["test", "--workspace", "--no-run"])
}

/// Lets cargo build, and report where it has put `paiju`.
fn report_paiju(root: &Path, build: &[&str]) -> Result<PathBuf> {
    let mut cargo = command(root, "cargo");
    cargo.args(build).arg("--locked");
    // What goes wrong is still told in words, on stderr.
    cargo.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    let output = cargo.output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cannot build paiju ({})", output.status);
    read_executable(&output.stdout)
}

/// Where cargo says it has put the program.
fn read_executable(messages: &[u8]) -> Result<PathBuf> {
    for message in Message::parse_stream(messages) {
        if let Message::CompilerArtifact(artifact) = message.context("cannot understand cargo")?
            && artifact.target.name == "paiju"
            && !artifact.profile.test // That would be the tests within it.
            && let Some(executable) = artifact.executable
        {
            return Ok(executable.into());
        }
    }
    bail!("cargo built paiju but did not say where it is")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_says_where_the_program_is() {
        let artifact = |executable: &str, test: bool| {
            let message = format!(
                r#"{{"reason":"compiler-artifact","package_id":"cli 0.0.0",
                "manifest_path":"cli/Cargo.toml","target":{{"kind":["bin"],"crate_types":["bin"],
                "name":"paiju","src_path":"cli/src/main.rs","edition":"2024","doc":true,
                "doctest":false,"test":true}},"profile":{{"opt_level":"3","debuginfo":0,
                "debug_assertions":false,"overflow_checks":false,"test":{test}}},"features":[],
                "filenames":["{executable}"],"executable":"{executable}","fresh":true}}"#
            );
            message.replace('\n', "") + "\n"
        };
        let messages = artifact("out/deps/paiju-5eed", true) + &artifact("out/paiju", false);
        assert_eq!(read_executable(messages.as_bytes()).unwrap(), Path::new("out/paiju"));
        let error = read_executable(b"{\"reason\":\"build-finished\",\"success\":true}\n");
        assert_eq!(error.unwrap_err().to_string(), "cargo built paiju but did not say where it is");
    }
}
