//! The clauses that the code cites stand in the rules, each under its full id.

#![allow(clippy::unwrap_used, reason = "a test that fails should panic")]

use std::{collections::BTreeSet, fs, path::Path};

/// The ids in a text, `A-5.1d`, that begin with that letter.
fn ids(text: &str, letter: char) -> BTreeSet<String> {
    let starts = text.match_indices(letter).map(|(start, _)| start);
    let words = starts.filter(|start| !text[..*start].ends_with(|c: char| c.is_alphanumeric()));
    words.filter_map(|start| id(&text[start..])).collect()
}

/// The id of a single clause that a text begins with.
fn id(text: &str) -> Option<String> {
    let rest = text[1..].strip_prefix('-')?;
    let (section, rest) = number(rest)?;
    let (clause, rest) = number(rest.strip_prefix('.')?)?;
    let part = rest.chars().next().filter(char::is_ascii_lowercase);
    Some(format!("{}-{section}.{clause}{}", &text[..1], part.map_or(String::new(), String::from)))
}

fn number(text: &str) -> Option<(u8, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// The clauses of a file of rules: each begins with its id in bold.
fn clauses(file: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(crate_file(file)).unwrap();
    let bold = text.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
    bold.filter_map(|line| id(line.split_once("**")?.0)).collect()
}

fn crate_file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file, or of all in a directory; what is no text has none.
fn source(path: &Path) -> String {
    if !path.is_dir() {
        return fs::read_to_string(path).unwrap_or_default();
    }
    let entries = fs::read_dir(path).unwrap().map(|entry| source(&entry.unwrap().path()));
    entries.collect::<Vec<_>>().join("\n")
}

/// The letter of each game, the file of its rules, and its module.
fn games() -> Vec<(char, String, String)> {
    let files = fs::read_dir(crate_file("")).unwrap().map(|entry| entry.unwrap().file_name());
    let games = files.filter_map(|file| {
        let file = file.into_string().unwrap();
        let module = file.strip_prefix("RULES-")?.strip_suffix(".md")?.replace('-', "_");
        let letter = clauses(&file).first()?.chars().next()?;
        Some((letter, file, module))
    });
    games.collect()
}

/// The clauses of a file of rules of which a part is a reading.
fn readings(file: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(crate_file(file)).unwrap();
    let items = text.split("- **").filter(|item| item.contains("[reading]"));
    items.filter_map(|item| id(item.split_once("**")?.0)).collect()
}

/// The name of a test begins with its clause: `t_3_1_`.
#[test]
fn every_clause_is_named_by_a_test() {
    for (_, file, game) in games() {
        let source = source(&crate_file("src").join(&game));
        let functions = source.split("#[test]").skip(1).filter_map(|test| {
            let (name, _) = test.split_once("fn ")?.1.split_once('(')?;
            Some(name)
        });
        let tests: Vec<&str> = functions.collect();
        let mut clauses = clauses(&file);
        clauses.retain(|clause| {
            let name = clause.to_lowercase().replace(['-', '.'], "_") + "_";
            !tests.iter().any(|test| test.starts_with(&name) || test.contains(&format!("_{name}")))
        });
        assert!(clauses.is_empty(), "{clauses:?} of {file} are named by no test");
    }
}

#[test]
fn every_reading_stands_in_one_place_and_in_the_rules_that_players_read() {
    for (letter, file, game) in games() {
        let readings = readings(&file);
        let code = source(&crate_file("src").join(&game).join("readings.rs"));
        assert_eq!(ids(&code, letter).intersection(&readings).count(), readings.len(), "{file}");
        let text = format!("../../web/src/games/{}/rules/en.mdx", game.replace('_', "-"));
        let marked = source(&crate_file(&text));
        let marks = marked.split("<Reading of=\"").skip(1).filter_map(id);
        assert_eq!(marks.collect::<BTreeSet<_>>(), readings, "{text}");
    }
}

#[test]
fn cited_clauses_are_clauses_of_the_rules() {
    let places =
        ["src", "tests", "../bots", "../record", "../tales", "../src", "../tests", "../../web/src"];
    let source = places.map(|place| source(&crate_file(place))).join("\n");
    for (letter, file, _) in games() {
        let (cited, clauses) = (ids(&source, letter), clauses(&file));
        assert!(2 * cited.len() > clauses.len(), "{cited:?}");
        let unknown: Vec<_> = cited.difference(&clauses).collect();
        assert!(unknown.is_empty(), "{unknown:?} are not in {file}");
    }
}
