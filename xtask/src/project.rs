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
    let mut cargo = command(root, "cargo");
    cargo.args(["build", "--package", "cli", "--bin", "paiju", "--locked", "--profile", profile]);
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
        let message = br#"{"reason":"compiler-artifact","package_id":"cli 0.0.0",
            "manifest_path":"cli/Cargo.toml","target":{"kind":["bin"],"crate_types":["bin"],
            "name":"paiju","src_path":"cli/src/main.rs","edition":"2024","doc":true,
            "doctest":false,"test":true},"profile":{"opt_level":"3","debuginfo":0,
            "debug_assertions":false,"overflow_checks":false,"test":false},"features":[],
            "filenames":["out/paiju"],"executable":"out/paiju","fresh":true}"#;
        let message: Vec<_> = message.iter().copied().filter(|&byte| byte != b'\n').collect();
        assert_eq!(read_executable(&message).unwrap(), Path::new("out/paiju"));
        let error = read_executable(b"{\"reason\":\"build-finished\",\"success\":true}\n");
        assert_eq!(error.unwrap_err().to_string(), "cargo built paiju but did not say where it is");
    }
}
