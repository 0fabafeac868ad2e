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

/// The tests that every run of `cargo xtask test` includes: the front page, installing, and a line
/// that breaks. Whole games of all kinds take ten minutes, and are for `cargo xtask browser`.
const ALWAYS: &[&str] = &["home", "install", "line"];

/// Runs the tests in a browser that are never left out. The client must be [built](client::run).
///
/// # Errors
///
/// If one fails.
pub(crate) fn run_always(root: &Path) -> Result<()> {
    run(root, &Options { tests: ALWAYS.iter().map(ToString::to_string).collect() })
}

/// Runs tests that need a browser.
///
/// # Errors
///
/// If one fails, or there is no browser and none can be installed.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let chromium = find_or_install(root)?;
    println!("browser: {}", chromium.display());
    let status = client::npm(root)
        .args(["exec", "--", "playwright", "test"])
        .args(&options.tests)
        .env("PAIJU_BIN", project::build_paiju(root, "dev")?)
        .env("PAIJU_CHROMIUM", chromium)
        .status()
        .context("cannot start npm")?;
    ensure!(status.success(), "{status}");
    Ok(())
}

fn find_or_install(root: &Path) -> Result<PathBuf> {
    if let Some(chromium) = find()
        && has_fonts(root)
    {
        return Ok(chromium);
    }
    packages::install(root, &["chromium", "fonts-noto-cjk"])
        .context("Chromium or a font for Chinese is not installed, and cannot be from here")?;
    find().context("Chromium is installed but not to be found")
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
    let listed = project::command(root, "fc-list").arg(":lang=zh-tw").output();
    listed.is_ok_and(|listed| !listed.stdout.is_empty())
}
