//! What is printed is true: what documents name is there, README's commands work as they stand, addresses answer.

#[cfg(target_os = "linux")]
mod addresses;
mod api;
#[cfg(unix)]
mod commands;
mod paths;

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").into()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All files and folders, as paths in the repository, but those that are made.
fn everything() -> Vec<String> {
    const MADE: [&str; 5] = [".git", "target", "node_modules", "dist", "results"];
    let root = root();
    let (mut found, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if MADE.iter().any(|made| path.ends_with(made)) {
                continue;
            }
            found.push(path.strip_prefix(&root).expect("in it").to_str().expect("text").to_owned());
            if path.is_dir() {
                folders.push(path);
            }
        }
    }
    found
}
