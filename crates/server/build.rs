//! Makes cargo rebuild the server when the client in `web/dist` changes.

use std::{fs, path::Path};

fn main() {
    let client = Path::new("../../web/dist");
    // Cargo treats a missing folder as always changed. If it cannot be created, that only costs a
    // rebuild.
    drop(fs::create_dir_all(client));
    println!("cargo::rerun-if-changed={}", client.display());
}
