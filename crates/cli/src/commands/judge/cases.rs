//! Recorded games with their expected judgements, as pairs of files.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

use game_big_two::transcript;

use crate::problem::{Problem, Source};

/// A recorded game and what a judge should say to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Case {
    /// Where it lies, without the ending `.in`.
    pub(super) name: String,
    pub(super) input: Vec<u8>,
    pub(super) expected: Vec<u8>,
}

/// What becomes of a case without an expected output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lacking {
    /// It is refused.
    Refused,
    /// Our own judge says what is expected.
    Judged,
}

/// Reads all cases before any is judged, so that nothing is half done when one cannot be read.
///
/// Each path is a file `X.in` or `X.out`, or `X` for both, or a folder of such files. A case that
/// is named twice, as by `cases/*`, is taken once, where it is named first.
///
/// # Errors
///
/// Returns the first path that names no case, or the first file that cannot be read.
pub(super) fn load(paths: &[PathBuf], lacking: Lacking) -> Result<Vec<Case>, Problem> {
    let mut cases = Vec::new();
    let mut seen = BTreeSet::new();
    for path in paths {
        for input in inputs(path)? {
            if seen.insert(input.clone()) {
                cases.push(Case::read(&input, lacking)?);
            }
        }
    }
    Ok(cases)
}

/// The `.in` files that `path` stands for.
fn inputs(path: &Path) -> Result<Vec<PathBuf>, Problem> {
    if path.is_dir() {
        return inputs_in(path);
    }
    let is_half = path.extension().is_some_and(|ending| ending == "in" || ending == "out");
    let input = if is_half { path.with_extension("in") } else { with_ending(path, "in") };
    if input.exists() {
        Ok(vec![input])
    } else {
        Err(Problem::NoSuchCase { path: path.to_owned() })
    }
}

/// The `.in` files in a folder, by name; not in folders inside it.
fn inputs_in(folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    let unreadable = |error| Problem::Unreadable { source: Source::File(folder.to_owned()), error };
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(unreadable)?;
    let mut inputs: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    inputs.sort();
    if inputs.is_empty() {
        return Err(Problem::EmptyFolder { path: folder.to_owned() });
    }
    Ok(inputs)
}

impl Case {
    fn read(path: &Path, lacking: Lacking) -> Result<Self, Problem> {
        let source = |path: &Path| Source::File(path.to_owned());
        let read = |path: &Path| {
            fs::read(path).map_err(|error| Problem::Unreadable { source: source(path), error })
        };
        let input = read(path)?;
        let beside = path.with_extension("out");
        let expected = match lacking {
            Lacking::Judged if !beside.exists() => transcript::judge(&input)
                .map_err(|bad| Problem::Input { source: source(path), bad })?
                .into_bytes(),
            Lacking::Refused if !beside.exists() => {
                return Err(Problem::NothingExpected { input: path.to_owned(), expected: beside });
            }
            Lacking::Judged | Lacking::Refused => read(&beside)?,
        };
        Ok(Self { name: path.with_extension("").display().to_string(), input, expected })
    }
}

/// `path` with an ending after whatever endings it has: a case may be called `v1.2`.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
