//! The files and crates of the project, read once for all checks.

use std::{
    collections::BTreeMap,
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use cargo_metadata::{Dependency, DependencyKind, MetadataCommand};

/// The input of the checks.
#[derive(Debug)]
pub(super) struct Tree {
    /// Files by path from the root, with `/` on every system; `None` for files that are not UTF-8.
    files: BTreeMap<String, Option<String>>,
    pub(super) packages: Vec<Package>,
}

/// A crate of the workspace.
#[derive(Debug)]
pub(super) struct Package {
    pub(super) name: String,
    /// Path of its `Cargo.toml` from the root.
    pub(super) manifest: String,
    pub(super) dependencies: Vec<WorkspaceDependency>,
}

/// A dependency on another crate of the workspace.
#[derive(Debug)]
pub(super) struct WorkspaceDependency {
    pub(super) to: String,
    pub(super) used_by: UsedBy,
}

/// The part of a crate that needs a dependency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UsedBy {
    Code,
    Tests,
}

/// Folders to skip if git is not available.
const NOT_SOURCE: &[&str] = &[".git", "node_modules", "target"];

impl Tree {
    /// Reads the project at `root`.
    ///
    /// # Errors
    ///
    /// Returns an error if a file or the workspace's metadata cannot be read.
    pub(super) fn open(root: &Path) -> Result<Self> {
        let paths = match list_with_git(root) {
            Some(paths) => paths,
            None => walk(root)?,
        };
        Ok(Self { files: read(root, paths)?, packages: packages(root)? })
    }

    /// Number of files.
    pub(super) fn len(&self) -> usize {
        self.files.len()
    }

    /// Every text file, with its path.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// Every text file in `folder` or below, with its path from there.
    pub(super) fn texts_in(&self, folder: &str) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter_map(move |(path, text)| {
            Some((path.strip_prefix(folder)?.strip_prefix('/')?, text))
        })
    }

    /// The text of the file at `path`.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether there is a file or folder at `path`.
    pub(super) fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty()
            || self.files.contains_key(path)
            || self.files.range(folder.clone()..).next().is_some_and(|it| it.0.starts_with(&folder))
    }

    /// A tree of these files, without packages.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let file = |&(path, text): &(&str, &str)| (path.to_owned(), Some(text.to_owned()));
        Self { files: files.iter().map(file).collect(), packages: Vec::new() }
    }
}

/// The lines of `text` with their 1-based numbers.
pub(super) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// The text after the last dot of `path`.
pub(super) fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// Whether a file contains TypeScript tests, by its name.
pub(super) fn is_typescript_test(path: &str) -> bool {
    path.ends_with(".test.ts") || path.ends_with(".spec.ts")
}

/// The tracked files and the untracked files that are not ignored.
///
/// Returns `None` if git is missing or the folder is not a git repository.
fn list_with_git(root: &Path) -> Option<Vec<String>> {
    let mut git = Command::new("git");
    git.current_dir(root);
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listed = git.output().ok().filter(|listed| listed.status.success())?;
    let listed = String::from_utf8(listed.stdout).ok()?;
    let paths: Vec<_> = listed.split_terminator('\0').map(str::to_owned).collect();
    (!paths.is_empty()).then_some(paths)
}

/// Every file below `root`, except in [`NOT_SOURCE`].
fn walk(root: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder))
            .with_context(|| format!("cannot list '{}'", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if !entry.file_type()?.is_dir() {
                paths.push(with_slashes(&path));
            } else if !NOT_SOURCE.iter().any(|name| entry.file_name() == *name) {
                folders.push(path);
            }
        }
    }
    Ok(paths)
}

fn with_slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

fn read(root: &Path, paths: Vec<String>) -> Result<BTreeMap<String, Option<String>>> {
    let mut files = BTreeMap::new();
    for path in paths {
        match fs::read(root.join(&path)) {
            Ok(bytes) => {
                files.insert(path, String::from_utf8(bytes).ok());
            }
            // git lists deleted files, and links to folders as files.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::IsADirectory) => {
            }
            Err(error) => return Err(error).with_context(|| format!("cannot read '{path}'")),
        }
    }
    Ok(files)
}

fn packages(root: &Path) -> Result<Vec<Package>> {
    let metadata = MetadataCommand::new()
        .current_dir(root)
        .no_deps()
        .other_options(["--offline".to_owned()])
        .exec()
        .context("cannot read the workspace with `cargo metadata`")?;
    let package = |package: cargo_metadata::Package| {
        let manifest = package.manifest_path.as_std_path();
        Package {
            name: package.name.to_string(),
            manifest: with_slashes(
                manifest.strip_prefix(&metadata.workspace_root).unwrap_or(manifest),
            ),
            dependencies: package
                .dependencies
                .iter()
                .filter_map(WorkspaceDependency::read)
                .collect(),
        }
    };
    Ok(metadata.packages.into_iter().map(package).collect())
}

impl WorkspaceDependency {
    /// `None` for a crate outside the workspace. Only workspace crates have a path.
    fn read(dependency: &Dependency) -> Option<Self> {
        dependency.path.as_ref()?;
        let for_tests = dependency.kind == DependencyKind::Development;
        let used_by = if for_tests { UsedBy::Tests } else { UsedBy::Code };
        Some(Self { to: dependency.name.clone(), used_by })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn the_project_can_be_read() {
        let tree = Tree::open(&project::root()).unwrap();
        assert!(tree.text("xtask/src/main.rs").is_some_and(|text| text.starts_with("//!")));
        let package = tree.packages.iter().find(|package| package.name == "xtask").unwrap();
        assert_eq!(package.manifest, "xtask/Cargo.toml");
        let [dependency] = &package.dependencies[..] else { panic!("{:?}", package.dependencies) };
        assert_eq!((&*dependency.to, dependency.used_by), ("testkit-postgres", UsedBy::Code));
    }

    #[test]
    fn folders_are_walked_without_git() {
        let paths = walk(&project::root().join("xtask")).unwrap();
        assert!(paths.iter().any(|path| path == "src/tidy/tree.rs"), "{paths:?}");
    }

    #[test]
    fn a_folder_exists_if_it_contains_a_file() {
        let tree = Tree::of(&[("docs/rules/big-two.md", ""), ("docs-old.md", "")]);
        for there in ["", "docs", "docs/rules", "docs/rules/big-two.md"] {
            assert!(tree.has(there), "{there}");
        }
        for missing in ["doc", "docs/rule", "docs/rules/forest.md", "docs-old"] {
            assert!(!tree.has(missing), "{missing}");
        }
        assert_eq!(tree.texts_in("docs").collect::<Vec<_>>(), [("rules/big-two.md", "")]);
    }
}
