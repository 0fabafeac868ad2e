//! `cargo xtask patterns`: removes each pattern of Big Two in turn from a copy of the sources, and
//! runs the tests of the game without it (BT-12).
//!
//! Removing a pattern means deleting its file, its `mod` line and its line in `PATTERNS`. The copy
//! is in `target/` and shares the target directory, so dependencies are built once and the crate
//! itself is rebuilt incrementally. Other crates are checked once, not for each pattern: the modules
//! of the patterns are private, so the API of the crate never depends on them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread::{self, ScopedJoinHandle},
};

use anyhow::{Context, Result, bail, ensure};

use crate::project::{self, Harness};

/// The folder of the crate, from the root.
const CRATE: &str = "crates/game-big-two";

/// The file with the list of patterns.
const REGISTRY: &str = "crates/game-big-two/src/patterns.rs";

/// The folder of the patterns' files.
const FOLDER: &str = "crates/game-big-two/src/patterns";

/// The paths that cargo and the tests need, from the root.
const COPIED: &[&str] =
    &[".cargo", "Cargo.lock", "Cargo.toml", "crates", "locales", "vectors/big-two", "xtask"];

/// Removes each pattern in turn and tests what is left.
///
/// The tests without one pattern run while cargo builds those without the next.
///
/// # Errors
///
/// Returns the patterns whose removal breaks something.
pub(crate) fn run(root: &Path) -> Result<()> {
    let copy = root.join("target/without-a-pattern");
    for path in COPIED {
        sync(&root.join(path), &copy.join(path))?;
    }
    let registry = fs::read_to_string(copy.join(REGISTRY)).context("cannot read the registry")?;
    let patterns = registered(&registry)?;
    let binaries = copy.join("binaries");
    fs::create_dir_all(&binaries).context("cannot create the folder of the test binaries")?;
    let broken: Vec<&str> = thread::scope(|scope| {
        let mut broken = Vec::new();
        let mut running: Option<(&str, ScopedJoinHandle<'_, Result<()>>)> = None;
        for (index, pattern) in patterns.iter().enumerate() {
            let built = without(&copy, &registry, pattern, || {
                let binary = build_tests(root, &copy, &binaries.join(pattern))?;
                broken.extend(running.take().and_then(|(name, tests)| report(name, join(tests))));
                let folder = copy.join(CRATE);
                running = Some((pattern, scope.spawn(move || run_tests(&folder, &binary))));
                if index + 1 < patterns.len() { Ok(()) } else { check_bots(root, &copy) }
            });
            if let Err(error) = built {
                broken.extend(report(pattern, Err(error)));
            }
        }
        broken.extend(running.and_then(|(pattern, tests)| report(pattern, join(tests))));
        broken
    });
    ensure!(
        broken.is_empty(),
        "cannot remove these patterns without breaking a test: {}",
        broken.join(", ")
    );
    Ok(())
}

fn join(tests: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    tests.join().unwrap_or_else(|_| bail!("the thread that runs the tests panicked"))
}

/// Prints the result for one pattern, and returns its name if something is broken.
fn report(pattern: &str, result: Result<()>) -> Option<&str> {
    match result {
        Ok(()) => {
            println!("without {pattern}: all other tests pass");
            None
        }
        Err(error) => {
            println!("without {pattern}: {error:#}");
            Some(pattern)
        }
    }
}

/// Builds the tests of the game. They are less optimised than usual and have no debug information,
/// because building them takes longer than running them.
const BUILD_TESTS: &[&str] = &[
    "test",
    "--package=game-big-two",
    "--lib",
    "--no-run",
    "--locked",
    "--quiet",
    "--message-format=json-render-diagnostics",
    "--config=profile.dev.package.game-big-two.opt-level=1",
    "--config=profile.dev.package.game-big-two.debug=false",
];

/// Checks that the bots and their tests compile.
fn check_bots(root: &Path, copy: &Path) -> Result<()> {
    let check = ["check", "--package=bots", "--tests", "--locked", "--quiet"];
    cargo(root, copy, &check).map(|_| ())
}

/// Builds the tests of the game in the copy, and copies the binary to `to`: the next build
/// overwrites the original.
fn build_tests(root: &Path, copy: &Path, to: &Path) -> Result<PathBuf> {
    let messages = cargo(root, copy, BUILD_TESTS)?;
    let binary = project::read_executable(&messages, "game_big_two", Harness::Test)?;
    fs::copy(&binary, to).with_context(|| format!("cannot copy {}", binary.display()))?;
    Ok(to.to_owned())
}

/// Runs a test binary in the folder of its crate, as cargo does.
///
/// It skips the longest test, a sweep over options of a match that no pattern reads.
fn run_tests(folder: &Path, binary: &Path) -> Result<()> {
    let mut tests = Command::new(binary);
    tests.args(["--quiet", "--skip=laws::mixed_settings_obey_the_laws"]);
    tests.current_dir(folder);
    tests.env("CARGO_MANIFEST_DIR", folder).env("PROPTEST_RNG_SEED", "1");
    let output = tests.output().context("cannot start the tests")?;
    if output.status.success() {
        return Ok(());
    }
    print!("{}", String::from_utf8_lossy(&output.stdout));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    bail!("a test failed, see above")
}

/// Runs cargo in the copy, and returns its stdout.
fn cargo(root: &Path, copy: &Path, args: &[&str]) -> Result<Vec<u8>> {
    let mut cargo = project::command(copy, "cargo");
    cargo.args(args).env("CARGO_TARGET_DIR", root.join("target"));
    let output = cargo.output().context("cannot start cargo")?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    // Its stdout has JSON messages. The compiler errors are on stderr.
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    bail!("`cargo {}` failed, see above", args.join(" "))
}

/// The modules of the patterns in `PATTERNS`, without those for tests.
fn registered(registry: &str) -> Result<Vec<String>> {
    for line in registry.lines() {
        let is_public = line.starts_with("pub mod ") || line.starts_with("pub use ");
        ensure!(!is_public, "{REGISTRY} makes a pattern public: `{line}`");
    }
    let (_, list) = registry
        .split_once("pub const PATTERNS: &[Pattern] = &[\n")
        .with_context(|| format!("{REGISTRY} has no list PATTERNS"))?;
    let entries = list.lines().map(str::trim).take_while(|line| !line.starts_with("];"));
    let modules = entries.filter_map(|entry| entry.split_once("::"));
    let modules: Vec<String> = modules
        .map(|(module, _)| module.to_owned())
        .filter(|module| !module.starts_with("#[cfg(test)]"))
        .collect();
    ensure!(!modules.is_empty(), "{REGISTRY} lists no pattern");
    Ok(modules)
}

/// The registry without the lines of `module`.
fn unregister(registry: &str, module: &str) -> Result<String> {
    let (declares, lists) = (format!("mod {module};"), format!("    {module}::"));
    let names_it = |line: &&str| **line == declares || line.starts_with(&lists);
    let n_lines = registry.lines().filter(names_it).count();
    ensure!(n_lines == 2, "{REGISTRY} names {module} in {n_lines} lines instead of 2");
    let left = registry.lines().filter(|line| !names_it(line));
    Ok(left.flat_map(|line| [line, "\n"]).collect())
}

/// Runs `work` while a pattern is removed from the copy.
fn without<T>(
    copy: &Path,
    registry: &str,
    module: &str,
    work: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let path = copy.join(FOLDER).join(format!("{module}.rs"));
    let source = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    fs::write(copy.join(REGISTRY), unregister(registry, module)?)?;
    fs::remove_file(&path)?;
    let outcome = work();
    fs::write(&path, source)?;
    fs::write(copy.join(REGISTRY), registry)?;
    outcome
}

/// Makes `to` equal to `from`. Equal files are not written, so cargo does not rebuild them.
fn sync(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        let source = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
        if fs::read(to).ok().as_ref() != Some(&source) {
            fs::create_dir_all(to.parent().unwrap_or(to))?;
            fs::write(to, source)?;
        }
        return Ok(());
    }
    fs::create_dir_all(to)?;
    let names = |folder: &Path| -> Result<Vec<PathBuf>> {
        let entries = fs::read_dir(folder)?;
        entries.map(|entry| Ok(PathBuf::from(entry?.file_name()))).collect()
    };
    let wanted = names(from)?;
    for name in &wanted {
        sync(&from.join(name), &to.join(name))?;
    }
    for name in names(to)?.iter().filter(|name| !wanted.contains(name)) {
        let stale = to.join(name);
        if stale.is_dir() { fs::remove_dir_all(stale)? } else { fs::remove_file(stale)? }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: &str = "mod one;\nmod two;\n\nmod tool;\n\n\
        pub const PATTERNS: &[Pattern] = &[\n    two::TWO,\n    one::ONE,\n    \
        #[cfg(test)] stand_ins::THREE,\n];\n\n#[cfg(test)]\nmod stand_ins;\n";

    /// BT-12: two lines name a pattern. Helper modules and stand-ins are not patterns.
    #[test]
    fn a_pattern_is_two_lines_of_the_registry() {
        assert_eq!(registered(SOME).unwrap(), ["two", "one"]);
        let left = unregister(SOME, "one").unwrap();
        assert!(!left.contains("one") && left.contains("two::TWO") && left.contains("mod tool;"));
        let error = unregister(SOME, "three").unwrap_err().to_string();
        assert_eq!(error, format!("{REGISTRY} names three in 0 lines instead of 2"));
    }

    /// BT-12: the project's registry can be read, and no pattern is public.
    #[test]
    fn the_registry_can_be_read() {
        let registry = fs::read_to_string(project::root().join(REGISTRY)).unwrap();
        for pattern in registered(&registry).unwrap() {
            assert!(project::root().join(FOLDER).join(format!("{pattern}.rs")).exists());
            unregister(&registry, &pattern).unwrap();
        }
        assert!(registered(&format!("pub mod one;\n{SOME}")).is_err());
    }

    #[test]
    fn a_copy_follows_the_original_and_equal_files_are_not_written() {
        let folder = std::env::temp_dir().join(format!("paiju-sync-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(from.join("a")).unwrap();
        fs::write(from.join("a/same"), "1").unwrap();
        fs::write(from.join("gone"), "2").unwrap();
        sync(&from, &to).unwrap();
        let written = fs::metadata(to.join("a/same")).unwrap().modified().unwrap();
        fs::remove_file(from.join("gone")).unwrap();
        fs::write(from.join("new"), "3").unwrap();
        sync(&from, &to).unwrap();
        assert_eq!(fs::metadata(to.join("a/same")).unwrap().modified().unwrap(), written);
        assert!(!to.join("gone").exists() && to.join("new").exists());
        fs::remove_dir_all(folder).unwrap();
    }
}
