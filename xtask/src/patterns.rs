//! `cargo xtask patterns`: removes each pattern of Big Two in turn on a copy of the sources, and
//! tests what is left (BT-12).
//!
//! To remove a pattern is to delete its file, its `mod` line and its line in `PATTERNS`. The copy
//! lies in `target/` and shares the target directory, so dependencies are built once and the crate
//! itself is rebuilt incrementally. Other crates are checked once and not for each pattern: the
//! modules of the patterns are private, so what other crates can see never depends on them.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::{Context, Result, bail, ensure};

use crate::project;

/// Where the patterns are named, from the root.
const REGISTRY: &str = "crates/game-big-two/src/patterns.rs";

/// Where their files are.
const FOLDER: &str = "crates/game-big-two/src/patterns";

/// What cargo and the tests need, from the root.
const COPIED: &[&str] =
    &[".cargo", "Cargo.lock", "Cargo.toml", "crates", "locales", "vectors/big-two", "xtask"];

/// Removes each pattern in turn and tests what is left.
///
/// # Errors
///
/// Names the patterns whose removal breaks something.
pub(crate) fn run(root: &Path) -> Result<()> {
    let copy = root.join("target/without-a-pattern");
    for path in COPIED {
        sync(&root.join(path), &copy.join(path))?;
    }
    let registry = fs::read_to_string(copy.join(REGISTRY)).context("cannot read the registry")?;
    let patterns = registered(&registry)?;
    let mut broken = Vec::new();
    for (nth, pattern) in patterns.iter().enumerate() {
        let start = Instant::now();
        let outcome = without(&copy, &registry, pattern, || {
            cargo(root, &copy, TEST)?;
            if nth == 0 { cargo(root, &copy, CHECK_BOTS) } else { Ok(()) }
        });
        let time = start.elapsed().as_secs_f64();
        match outcome {
            Ok(()) => println!("without {pattern}: every other test passes ({time:.1} s)"),
            Err(error) => {
                println!("without {pattern}: {error:#}");
                broken.push(pattern.as_str());
            }
        }
    }
    ensure!(broken.is_empty(), "removing one of these breaks something: {}", broken.join(", "));
    Ok(())
}

/// The tests of the game. Less optimised than usual, since to compile takes longer than to run, and
/// without the sweep over options of a match, which no pattern reads and which takes longest.
const TEST: &[&str] = &[
    "test",
    "--package=game-big-two",
    "--lib",
    "--locked",
    "--quiet",
    "--config=profile.dev.package.game-big-two.opt-level=1",
    "--config=profile.dev.package.game-big-two.debug=false",
    "--",
    "--skip=laws::houses_that_mix_options_obey_the_laws",
];

/// The bots and their tests.
const CHECK_BOTS: &[&str] = &["check", "--package=bots", "--tests", "--locked", "--quiet"];

/// Runs cargo in the copy, and shows what it says if it fails.
fn cargo(root: &Path, copy: &Path, args: &[&str]) -> Result<()> {
    let mut cargo = project::command(copy, "cargo");
    cargo.args(args).env("CARGO_TARGET_DIR", root.join("target")).env("PROPTEST_RNG_SEED", "1");
    let output = cargo.output().context("cannot start cargo")?;
    if output.status.success() {
        return Ok(());
    }
    print!("{}", String::from_utf8_lossy(&output.stdout));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    bail!("`cargo {}` fails, see above", args.join(" "))
}

/// The modules of the patterns that `PATTERNS` lists outside tests.
fn registered(registry: &str) -> Result<Vec<String>> {
    for line in registry.lines() {
        let shows = line.starts_with("pub mod ") || line.starts_with("pub use ");
        ensure!(!shows, "{REGISTRY} shows a pattern to other crates: `{line}`");
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
    let is_about_it = |line: &&str| **line == declares || line.starts_with(&lists);
    let n_lines = registry.lines().filter(is_about_it).count();
    ensure!(n_lines == 2, "{REGISTRY} names {module} in {n_lines} lines instead of 2");
    let left = registry.lines().filter(|line| !is_about_it(line));
    Ok(left.flat_map(|line| [line, "\n"]).collect())
}

/// Does `work` while a pattern is removed from the copy.
fn without(
    copy: &Path,
    registry: &str,
    module: &str,
    work: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let path = copy.join(FOLDER).join(format!("{module}.rs"));
    let source = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    fs::write(copy.join(REGISTRY), unregister(registry, module)?)?;
    fs::remove_file(&path)?;
    let outcome = work();
    fs::write(&path, source)?;
    fs::write(copy.join(REGISTRY), registry)?;
    outcome
}

/// Makes `to` like `from`. Files that are the same are not touched, so nothing is rebuilt for them.
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

    /// BT-12: a pattern is named in two lines, and tools and stand-ins are none.
    #[test]
    fn a_pattern_is_two_lines_of_the_registry() {
        assert_eq!(registered(SOME).unwrap(), ["two", "one"]);
        let left = unregister(SOME, "one").unwrap();
        assert!(!left.contains("one") && left.contains("two::TWO") && left.contains("mod tool;"));
        let error = unregister(SOME, "three").unwrap_err().to_string();
        assert_eq!(error, format!("{REGISTRY} names three in 0 lines instead of 2"));
    }

    /// BT-12: the registry of the project can be read, and shows no pattern to other crates.
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
    fn a_copy_follows_the_original_and_touches_no_more() {
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
