//! The project's root folder, and builds of its programs with cargo.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::Message;

/// The root folder of the workspace.
///
/// `cargo run` sets the variable `CARGO_MANIFEST_DIR`. Without it, this is the folder at build time.
pub(crate) fn root() -> PathBuf {
    let built_at = env!("CARGO_MANIFEST_DIR");
    let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| OsString::from(built_at));
    Path::new(&xtask).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A command for `program`, started in the project's root.
///
/// For `cargo`, this is the cargo that runs us, so that a run never mixes two toolchains.
pub(crate) fn command(root: &Path, program: &str) -> Command {
    let program = match program {
        "cargo" => env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")),
        other => OsString::from(other),
    };
    let mut command = Command::new(program);
    command.current_dir(root);
    command
}

/// Builds `paiju` with a profile of `Cargo.toml`, and returns its path.
///
/// # Errors
///
/// Returns an error if the build fails.
pub(crate) fn build_paiju(root: &Path, profile: &str) -> Result<PathBuf> {
    build_and_find_paiju(
        root,
        &["build", "--package", "cli", "--bin", "paiju", "--profile", profile],
    )
}

/// Builds the programs for the browser tests: `paiju`, whose path it returns, and next to it, in
/// `examples/`, `private_postgres`.
///
/// # Errors
///
/// Returns an error if the build fails.
pub(crate) fn build_for_browser(root: &Path) -> Result<PathBuf> {
    let paiju = ["--package", "cli", "--bin", "paiju"];
    let postgres = ["--package", "testkit-postgres", "--example", "private_postgres"];
    build_and_find_paiju(root, &[&["build"][..], &paiju, &postgres].concat())
}

/// Returns the path of the `paiju` that the tests of the whole workspace use.
///
/// After those tests, there is nothing to build. Built alone, `paiju` and its dependencies would have
/// fewer features.
///
/// # Errors
///
/// Returns an error if the build fails.
pub(crate) fn tested_paiju(root: &Path) -> Result<PathBuf> {
    build_and_find_paiju(root, &["test", "--workspace", "--no-run"])
}

/// Runs a build, and returns the path of `paiju`.
fn build_and_find_paiju(root: &Path, build: &[&str]) -> Result<PathBuf> {
    let mut cargo = command(root, "cargo");
    cargo.args(build).arg("--locked");
    // Compiler errors still go to stderr as text.
    cargo.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    let output = cargo.output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cannot build paiju ({})", output.status);
    read_executable(&output.stdout, "paiju", Harness::None)
}

/// Whether an executable is a test binary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Harness {
    None,
    Test,
}

/// Finds the path of a target's executable in cargo's JSON messages.
///
/// # Errors
///
/// Returns an error if the messages cannot be parsed or do not contain it.
pub(crate) fn read_executable(messages: &[u8], target: &str, harness: Harness) -> Result<PathBuf> {
    for message in Message::parse_stream(messages) {
        if let Message::CompilerArtifact(artifact) =
            message.context("cannot parse cargo's messages")?
            && artifact.target.name == target
            && artifact.profile.test == (harness == Harness::Test)
            && let Some(executable) = artifact.executable
        {
            return Ok(executable.into());
        }
    }
    bail!("cannot find the executable of {target} in cargo's messages")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_an_executable_is_in_cargos_messages() {
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
        let find = |messages: &str, harness| read_executable(messages.as_bytes(), "paiju", harness);
        assert_eq!(find(&messages, Harness::None).unwrap(), Path::new("out/paiju"));
        assert_eq!(find(&messages, Harness::Test).unwrap(), Path::new("out/deps/paiju-5eed"));
        let error = find("{\"reason\":\"build-finished\",\"success\":true}\n", Harness::None);
        assert_eq!(
            error.unwrap_err().to_string(),
            "cannot find the executable of paiju in cargo's messages"
        );
    }
}
