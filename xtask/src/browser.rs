//! `cargo xtask browser`: the client's tests in a real browser, against the real server.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{client, packages, postgres, project};

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
    postgres::run(root)?;
    play(root, &project::build_for_browser(root)?, &options.tests)
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
    let packages = missing(find().as_deref(), |signs| has_font(root, signs));
    if !packages.is_empty() {
        packages::install(root, &packages)
            .context("Chromium or a font is not installed, and cannot be from here")?;
    }
    find().context("Chromium is installed but not to be found")
}

/// Fonts without which a page shows boxes: for which signs, as `fc-list` knows them, and in which
/// package.
const FONTS: &[(&str, &str)] =
    &[(":lang=zh-tw", "fonts-noto-cjk"), (":lang=und-zsye", "fonts-noto-color-emoji")];

/// The packages of what is not there.
fn missing(chromium: Option<&Path>, has_font: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let mut packages = if chromium.is_some() { Vec::new() } else { vec!["chromium"] };
    let fonts: Vec<_> = FONTS.iter().filter(|(signs, _)| !has_font(signs)).collect();
    packages.extend(fonts.iter().map(|(_, package)| package));
    if !fonts.is_empty() {
        packages.push("fontconfig"); // Without it nobody could tell the next time that there is a font.
    }
    packages
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

fn has_font(root: &Path, signs: &str) -> bool {
    if cfg!(target_os = "macos") {
        return true;
    }
    let listed = project::command(root, "fc-list").arg(signs).output();
    listed.is_ok_and(|listed| !listed.stdout.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        let chromium = Path::new("/usr/bin/google-chrome");
        assert_eq!(missing(Some(chromium), |_| true), [""; 0]);
        let faces_only = |signs: &str| signs == ":lang=und-zsye";
        assert_eq!(missing(Some(chromium), faces_only), ["fonts-noto-cjk", "fontconfig"]);
        assert_eq!(missing(None, |_| true), ["chromium"]);
    }
}
