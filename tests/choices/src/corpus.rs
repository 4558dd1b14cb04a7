//! The inputs that fuzzers have kept.

use std::{fs, io, path::Path};

/// Tries a property with the inputs that the fuzzer of that target has kept.
///
/// # Errors
/// They cannot be read.
///
/// # Panics
/// There are none, or the property does not hold.
pub fn try_corpus(target: &str, property: fn(&[u8])) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        files.push(entry?.path());
    }
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    for file in files {
        // The last name printed is that of the input that breaks it.
        println!("{}", file.display());
        property(&fs::read(&file)?);
    }
    Ok(())
}
