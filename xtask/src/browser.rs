//! `cargo xtask browser`: the client's tests in a real browser, against the real server.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{client, packages, project};

/// What to test.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Options of `playwright test`, such as the name of a file in web/tests
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    tests: Vec<String>,
}

/// What Chromium is called, here and there.
const CHROMIUM: &[&str] =
    &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Runs tests that need a browser. The client must be [built](client::run).
///
/// # Errors
///
/// If one fails, or there is no browser and none can be installed.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    play(root, &project::build_paiju(root, "dev")?, &options.tests)
}

/// Runs all of them as part of a test run, after those of the workspace.
///
/// # Errors
///
/// If one fails, or there is no browser and none can be installed.
pub(crate) fn run_all(root: &Path) -> Result<()> {
    play(root, &project::tested_paiju(root)?, &[])
}

fn play(root: &Path, paiju: &Path, tests: &[String]) -> Result<()> {
    let chromium = find_or_install(root)?;
    println!("browser: {}", chromium.display());
    let status = client::npm(root)
        .args(["exec", "--", "playwright", "test"])
        .args(tests)
        .env("PAIJU_BIN", paiju)
        .env("PAIJU_CHROMIUM", chromium)
        .status()
        .context("cannot start npm")?;
    ensure!(status.success(), "{status}");
    Ok(())
}

fn find_or_install(root: &Path) -> Result<PathBuf> {
    let packages = missing(find().as_deref(), has_fonts(root));
    if !packages.is_empty() {
        packages::install(root, &packages)
            .context("Chromium or a font for Chinese is not installed, and cannot be from here")?;
    }
    find().context("Chromium is installed but not to be found")
}

/// The packages of what is not there.
fn missing(chromium: Option<&Path>, has_fonts: bool) -> Vec<&'static str> {
    let chromium: &[_] = if chromium.is_some() { &[] } else { &["chromium"] };
    // Without the second nobody could tell the next time that there is a font.
    let fonts: &[_] = if has_fonts { &[] } else { &["fonts-noto-cjk", "fontconfig"] };
    [chromium, fonts].concat()
}

/// What `PAIJU_CHROMIUM` says, or the first of the usual names in the `PATH`.
fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os("PAIJU_CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let path = env::var_os("PATH")?;
    let mut places = CHROMIUM
        .iter()
        .flat_map(|name| env::split_paths(&path).map(move |folder| folder.join(name)));
    places.find(|place| place.is_file())
}

/// Whether Chinese is shown as more than boxes.
fn has_fonts(root: &Path) -> bool {
    if cfg!(target_os = "macos") {
        return true;
    }
    let listed = project::command(root, "fc-list").arg(":lang=zh-tw").output();
    listed.is_ok_and(|listed| !listed.stdout.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        let chromium = Path::new("/usr/bin/google-chrome");
        assert_eq!(missing(Some(chromium), true), [""; 0]);
        assert_eq!(missing(Some(chromium), false), ["fonts-noto-cjk", "fontconfig"]);
        assert_eq!(missing(None, true), ["chromium"]);
    }
}
