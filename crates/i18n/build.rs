//! Embeds the files of `locales/`: generates a table by language and name.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::from("&[\n");
    for folder in sorted(&locales)?.iter().filter(|path| path.is_dir()) {
        writeln!(table, "({:?}, &[", stem(folder))?;
        for file in
            sorted(folder)?.iter().filter(|path| path.extension().is_some_and(|it| it == "ftl"))
        {
            let (name, path) = (stem(file), fs::canonicalize(file)?.display().to_string());
            writeln!(table, "    ({name:?}, include_str!({path:?})),")?;
        }
        table.push_str("]),\n");
    }
    table.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), table)?;
    Ok(())
}

/// The paths in a folder, sorted so that the build is reproducible.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
