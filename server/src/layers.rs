//! The layers of this crate, see ARCHITECTURE.md: a module may use those of its own layer and of the layers
//! below it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// From top to bottom.
const LAYERS: &[&[&str]] = &[
    &["cli"],
    &["server"],
    &["node"],
    &["config"],
    &["http"],
    &["archive", "demo"],
    &["room"],
    &["lobby", "partners", "push"],
    &["websocket"],
    &["limits"],
    &["cluster", "deals"],
    &["identity"],
    &["ops"],
    &["randomness"],
    &["protocol"],
    &["clock", "date"],
];

/// Folders within `room`: the model is pure, so it knows nothing of the tasks around it.
const ROOM: &[&[&str]] = &[
    &["create"],
    &["actor", "index_update", "mailboxes", "operated", "registry", "storage"],
    &["seated_or_host"],
    &["options", "restore", "view"],
    &["model"],
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The modules right below `root` that a source names: in paths, and in `use` with braces.
fn named(source: &str, root: &str) -> BTreeSet<String> {
    let word = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let mut names = BTreeSet::new();
    for (at, _) in source.match_indices(root) {
        let rest = &source[at + root.len()..];
        if !rest.starts_with('{') {
            names.insert(word(rest));
            continue;
        }
        let mut depth = 0;
        for (at, c) in rest.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if depth == 1 && matches!(c, '{' | ',') {
                names.insert(word(&rest[at + 1..]));
            }
        }
    }
    names
}

fn layer(layers: &[&[&str]], module: &str) -> Option<usize> {
    layers.iter().position(|layer| layer.contains(&module))
}

/// The arrows that run up, as `file -> module`.
fn upward(folder: &Path, root: &str, layers: &[&[&str]]) -> Vec<String> {
    let mut arrows = Vec::new();
    for file in files(folder) {
        let path = file.strip_prefix(folder).unwrap().with_extension("");
        let module = path.iter().next().unwrap().to_str().unwrap();
        let Some(own) = layer(layers, module) else { continue };
        let text = fs::read_to_string(&file).unwrap();
        let used = named(&text, root).into_iter();
        let up = used.filter(|used| layer(layers, used).is_some_and(|layer| layer < own));
        arrows.extend(up.map(|up| format!("{} -> {up}", path.display())));
    }
    arrows
}

#[test]
fn no_module_uses_one_of_a_layer_above_it() {
    assert_eq!(upward(&source(), "crate::", LAYERS), Vec::<String>::new());
    let room = source().join("room");
    assert_eq!(upward(&room, "room::", ROOM), Vec::<String>::new());
}

#[test]
fn every_module_has_a_layer() {
    for file in files(&source()) {
        let path = file.strip_prefix(source()).unwrap().with_extension("");
        let module = path.iter().next().unwrap().to_str().unwrap().to_owned();
        let has = ["lib", "main", "layers"].contains(&&*module);
        assert!(has || layer(LAYERS, &module).is_some(), "{module} has no place in LAYERS");
    }
}

#[test]
fn arrows_are_seen_in_every_form() {
    let source =
        "use crate::{http::router, room::{model::{a, b}, view}};\nfn f(x: crate::cli::Cli) {}";
    let seen: Vec<String> = named(source, "crate::").into_iter().collect();
    assert_eq!(seen, ["cli", "http", "room"]);
}
