//! Lets cargo see that the client in `web/dist` was built anew, and with other files in it.

use std::{fs, path::Path};

fn main() {
    let client = Path::new("../../web/dist");
    // Cargo takes a folder that is missing for one that always changes. Where it cannot be made,
    // that costs a build, and nothing else.
    drop(fs::create_dir_all(client));
    println!("cargo::rerun-if-changed={}", client.display());
}
