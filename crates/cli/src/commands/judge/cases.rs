//! Test cases: recorded games with their expected outputs, as pairs of files.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

use game_big_two::transcript;

use crate::error::{CliError, Source};

/// A recorded game and the expected output of a judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Case {
    /// Path without the extension `.in`.
    pub(super) name: String,
    pub(super) input: Vec<u8>,
    pub(super) expected: Vec<u8>,
}

/// What to do with a case without an expected output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MissingOutput {
    /// Return an error.
    Refused,
    /// Use the output of the built-in judge.
    Judged,
}

/// Reads all cases before the first is judged, so that an unreadable case is reported at once.
///
/// Each path is a file `X.in` or `X.out`, or `X` for both, or a folder of such files. A case that is
/// named twice, as by `cases/*`, is used once, at its first position.
///
/// # Errors
///
/// Returns the first path that is not a case, or the first file that cannot be read.
pub(super) fn load(
    paths: &[PathBuf],
    missing_output: MissingOutput,
) -> Result<Vec<Case>, CliError> {
    let mut cases = Vec::new();
    let mut seen = BTreeSet::new();
    for path in paths {
        for input in inputs(path)? {
            if seen.insert(input.clone()) {
                cases.push(Case::read(&input, missing_output)?);
            }
        }
    }
    Ok(cases)
}

/// The `.in` files of `path`.
fn inputs(path: &Path) -> Result<Vec<PathBuf>, CliError> {
    if path.is_dir() {
        return inputs_in(path);
    }
    let is_file_of_pair = path.extension().is_some_and(|ending| ending == "in" || ending == "out");
    let input = if is_file_of_pair { path.with_extension("in") } else { with_ending(path, "in") };
    if input.exists() {
        Ok(vec![input])
    } else {
        Err(CliError::NoSuchCase { path: path.to_owned() })
    }
}

/// The `.in` files in a folder, sorted by name, without subfolders.
fn inputs_in(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    let unreadable =
        |error| CliError::Unreadable { source: Source::File(folder.to_owned()), error };
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(unreadable)?;
    let mut inputs: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    inputs.sort();
    if inputs.is_empty() {
        return Err(CliError::EmptyFolder { path: folder.to_owned() });
    }
    Ok(inputs)
}

impl Case {
    /// Whether a judge must refuse the input and print nothing (BT-36).
    pub(super) fn is_refused(&self) -> bool {
        self.expected.is_empty()
    }

    fn read(path: &Path, missing_output: MissingOutput) -> Result<Self, CliError> {
        let source = |path: &Path| Source::File(path.to_owned());
        let read = |path: &Path| {
            fs::read(path).map_err(|error| CliError::Unreadable { source: source(path), error })
        };
        let input = read(path)?;
        let beside = path.with_extension("out");
        let expected = match missing_output {
            MissingOutput::Judged if !beside.exists() => transcript::judge(&input)
                .map_err(|refusal| CliError::Input { source: source(path), refusal })?
                .into_bytes(),
            MissingOutput::Refused if !beside.exists() => {
                return Err(CliError::NothingExpected { input: path.to_owned(), expected: beside });
            }
            MissingOutput::Judged | MissingOutput::Refused => read(&beside)?,
        };
        Ok(Self { name: path.with_extension("").display().to_string(), input, expected })
    }
}

/// Appends an extension to `path`. A case may have a name such as `v1.2`.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
