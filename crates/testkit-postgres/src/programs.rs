//! Finds the system's PostgreSQL programs.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use thiserror::Error;

/// Folders with one subfolder per version, as in Debian.
const VERSIONED: &[&str] = &["/usr/lib/postgresql", "/usr/local/lib/postgresql"];

/// The folder with PostgreSQL's programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Programs {
    folder: PathBuf,
}

/// PostgreSQL was not found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "cannot find PostgreSQL: no initdb in the PATH or in /usr/lib/postgresql/*/bin; \
     run `cargo xtask postgres`, or install your system's package 'postgresql'"
)]
pub struct NotInstalled;

impl Programs {
    /// Searches the versioned folders, newest first, then the `PATH`.
    ///
    /// # Errors
    ///
    /// Returns [`NotInstalled`] if there is no `initdb`.
    pub fn find() -> Result<Self, NotInstalled> {
        let versioned = VERSIONED.iter().flat_map(|folder| newest_first(Path::new(folder)));
        let path = env::var_os("PATH").unwrap_or_default();
        let folder = versioned
            .chain(env::split_paths(&path))
            .find(|folder| folder.join("initdb").is_file())
            .ok_or(NotInstalled)?;
        Ok(Self { folder })
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The folders `N/bin` in `folder`, the largest `N` first.
fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut versions: Vec<u32> =
        entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect();
    versions.sort_unstable();
    versions.iter().rev().map(|version| folder.join(version.to_string()).join("bin")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        let folder = tempfile::tempdir().unwrap();
        for version in ["9", "15", "common"] {
            fs::create_dir(folder.path().join(version)).unwrap();
        }
        let found = newest_first(folder.path());
        assert_eq!(found, [folder.path().join("15/bin"), folder.path().join("9/bin")]);
        assert!(newest_first(&folder.path().join("nowhere")).is_empty());
    }
}
