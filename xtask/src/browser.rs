//! `cargo xtask browser`: end-to-end tests of the client with a real browser and a real server.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{client, packages, postgres, project};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Options of `playwright test`, such as the name of a file in web/tests
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    tests: Vec<String>,
}

/// Names of Chromium's executable.
const CHROMIUM: &[&str] =
    &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Runs browser tests. The client must be [built](client::run).
///
/// # Errors
///
/// Returns an error if a test fails, or there is no browser and none can be installed.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    postgres::run(root)?;
    run_playwright(root, &project::build_for_browser(root)?, &options.tests)
}

/// Runs all browser tests after the tests of the workspace.
///
/// # Errors
///
/// Returns an error if a test fails, or there is no browser and none can be installed.
pub(crate) fn run_all(root: &Path) -> Result<()> {
    run_playwright(root, &project::tested_paiju(root)?, &[])
}

/// Takes the pictures in docs/pictures from games with a real server.
///
/// # Errors
///
/// Returns an error if a game does not come to the picture, or there is no browser and none can be installed.
pub(crate) fn take_pictures(root: &Path) -> Result<()> {
    client::run(root)?;
    let config = ["--config", "pictures.config.ts"].map(str::to_owned);
    run_playwright(root, &project::build_for_browser(root)?, &config)
}

fn run_playwright(root: &Path, paiju: &Path, tests: &[String]) -> Result<()> {
    let chromium = find_or_install(root)?;
    println!("browser: {}", chromium.display());
    let status = client::npm(root)
        .args(["exec", "--", "playwright", "test"])
        .args(tests)
        .env("PAIJU_BIN", paiju)
        .env("PAIJU_CHROMIUM", chromium)
        .status()
        .context("cannot start npm")?;
    ensure!(status.success(), "Playwright failed: {status}");
    Ok(())
}

fn find_or_install(root: &Path) -> Result<PathBuf> {
    let packages = missing(find().as_deref(), |pattern| has_font(root, pattern));
    if !packages.is_empty() {
        packages::install(root, &packages).context("cannot install Chromium or a font")?;
    }
    find().context("cannot find Chromium")
}

/// Fonts that pages need: the pattern for `fc-list`, and the package.
const FONTS: &[(&str, &str)] =
    &[(":lang=zh-tw", "fonts-noto-cjk"), (":lang=und-zsye", "fonts-noto-color-emoji")];

/// The packages that are missing.
fn missing(chromium: Option<&Path>, has_font: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let mut packages = if chromium.is_some() { Vec::new() } else { vec!["chromium"] };
    let fonts: Vec<_> = FONTS.iter().filter(|(pattern, _)| !has_font(pattern)).collect();
    packages.extend(fonts.iter().map(|(_, package)| package));
    if !fonts.is_empty() {
        packages.push("fontconfig"); // It contains `fc-list`.
    }
    packages
}

/// The path in `PAIJU_CHROMIUM`, or the first of [`CHROMIUM`] in the `PATH`.
fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os("PAIJU_CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let folders = env::var_os("PATH")?;
    let mut paths = CHROMIUM
        .iter()
        .flat_map(|name| env::split_paths(&folders).map(move |folder| folder.join(name)));
    paths.find(|path| path.is_file())
}

fn has_font(root: &Path, pattern: &str) -> bool {
    if cfg!(target_os = "macos") {
        return true;
    }
    let listed = project::command(root, "fc-list").arg(pattern).output();
    listed.is_ok_and(|listed| !listed.stdout.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_missing_packages_are_installed() {
        let chromium = Path::new("/usr/bin/google-chrome");
        assert_eq!(missing(Some(chromium), |_| true), [""; 0]);
        let emoji_only = |pattern: &str| pattern == ":lang=und-zsye";
        assert_eq!(missing(Some(chromium), emoji_only), ["fonts-noto-cjk", "fontconfig"]);
        assert_eq!(missing(None, |_| true), ["chromium"]);
    }
}
