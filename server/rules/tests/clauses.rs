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

fn source(directory: &Path) -> String {
    let entries = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let texts = entries.map(|path| match path.is_dir() {
        true => source(&path),
        false => fs::read_to_string(path).unwrap(),
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// The letter of each game, the file of its rules, and its module.
const GAMES: [(char, &str, &str); 3] = [
    ('T', "RULES-tranquility.md", "tranquility"),
    ('A', "RULES-ascent.md", "ascent"),
    ('S', "RULES-santa-timea.md", "santa_timea"),
];

/// Either `T-3.1` stands in a test, or `t_3_1_` begins its name.
#[test]
fn every_clause_is_named_by_a_test() {
    for (letter, file, game) in GAMES {
        let tests = source(&crate_file("src").join(game).join("tests"));
        let cited = ids(&tests, letter);
        let begins_a_name = |clause: &String| {
            let name = clause.to_lowercase().replace(['-', '.'], "_");
            tests.contains(&format!("fn {name}_"))
        };
        let missing = clauses(file).into_iter();
        let missing: Vec<_> =
            missing.filter(|clause| !cited.contains(clause) && !begins_a_name(clause)).collect();
        assert!(missing.is_empty(), "{missing:?} of {file} are named by no test");
    }
}

#[test]
fn cited_clauses_are_clauses_of_the_rules() {
    let source = source(&crate_file("src"));
    for (letter, file, _) in GAMES {
        let (cited, clauses) = (ids(&source, letter), clauses(file));
        assert!(cited.len() > 15, "{cited:?}");
        let unknown: Vec<_> = cited.difference(&clauses).collect();
        assert!(unknown.is_empty(), "{unknown:?} are not in {file}");
    }
}
