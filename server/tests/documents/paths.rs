//! Links between documents, and files that they name.

use crate::documents::{everything, read};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Component, Path},
};

/// What stands for several names, and those names.
const ANY: [(&str, &[&str]); 3] = [
    ("<game>", &["tranquility", "ascent", "santa_timea", "santa-timea"]),
    ("<id>", &["tranquility", "ascent", "santa-timea"]),
    ("<language>", &["en", "fr", "de"]),
];
/// What else looks like a file: one of another program, and what fuzzing makes.
const OF_OTHERS: [&str; 3] = ["config.yml", "found", "artifacts"];
const ENDINGS: [&str; 15] = [
    "rs", "ts", "tsx", "mjs", "md", "mdx", "sh", "json", "css", "toml", "yaml", "yml", "svg",
    "png", "service",
];

/// The documents with their text outside of blocks of code.
fn documents() -> BTreeMap<String, String> {
    let paths = everything().into_iter().filter(|path| path.ends_with(".md"));
    let prose = |path: &String| {
        let text = read(path);
        // What stands between fences is code.
        let parts = text.split("\n```").step_by(2).collect::<Vec<_>>();
        parts
            .concat()
            .lines()
            .filter(|line| !line.starts_with("    "))
            .collect::<Vec<_>>()
            .join("\n")
    };
    paths.map(|path| (path.clone(), prose(&path))).collect()
}

/// The anchors of a document's headings, as they are made on the web.
fn anchors(prose: &str) -> BTreeSet<String> {
    let headings = prose.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
        let text = heading.trim_start_matches('#').trim().to_lowercase();
        text.chars().filter(kept).collect::<String>().replace(' ', "-")
    };
    headings.map(anchor).collect()
}

/// A path from a document's folder on, as one of the repository.
fn resolved(document: &str, target: &str) -> String {
    let mut parts = Vec::new();
    for part in Path::new(document).parent().unwrap_or(Path::new("")).join(target).components() {
        match part {
            Component::ParentDir => _ = parts.pop(),
            part => parts.push(part.as_os_str().to_str().expect("text").to_owned()),
        }
    }
    parts.join("/")
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let (documents, all) = (documents(), everything().into_iter().collect::<BTreeSet<_>>());
    let mut followed = 0;
    for (document, prose) in &documents {
        for rest in prose.split("](").skip(1) {
            let target = rest.split_once(')').expect("the end of a link").0;
            if target.contains("://") {
                continue;
            }
            followed += 1;
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = if path.is_empty() { document.clone() } else { resolved(document, path) };
            assert!(all.contains(path.trim_end_matches('/')), "{document}: {target}");
            let known = || anchors(&documents[&path]).contains(anchor);
            assert!(anchor.is_empty() || known(), "{document}: {target}");
        }
    }
    assert!(followed > 30, "{followed}");
}

#[test]
fn every_file_that_a_document_names_is_there() {
    let all: Vec<_> = everything().into_iter().map(|path| format!("/{path}")).collect();
    let mut named = 0;
    for (document, prose) in documents() {
        for path in prose.split('`').skip(1).step_by(2).filter(|code| is_path(code)) {
            let path = path.trim_end_matches('/');
            if OF_OTHERS.contains(&path) {
                continue;
            }
            named += 1;
            let there = |path: &String| all.iter().any(|known| known.ends_with(path.as_str()));
            assert!(meant(path).iter().any(there), "{document}: {path}");
        }
    }
    assert!(named > 200, "{named}");
}

/// Whether that is the path of a file or a folder, rather than an address, a route or a name.
fn is_path(code: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "_.<>@-/".contains(letter);
    let ending = code.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending));
    code.chars().all(fits) && !code.starts_with('/') && (code.contains('/') || ending)
}

/// The ends of the paths that may be meant. What is told of one folder leaves out where it is.
fn meant(path: &str) -> Vec<String> {
    let mut meant = vec![format!("/{path}")];
    for (any, names) in ANY {
        let put =
            |path: &String| names.iter().map(|name| path.replace(any, name)).collect::<Vec<_>>();
        meant = meant.iter().flat_map(put).collect();
    }
    meant
}
