//! Where the project is, and the cargo it is built with.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

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
