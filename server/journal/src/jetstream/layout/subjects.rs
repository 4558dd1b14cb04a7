//! The names of streams as subjects of the engine, and back.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The characters that are escaped in a token of a subject.
const SPECIAL: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_');
/// The token for an empty part, since tokens must not be empty. No other part is written like this.
const EMPTY: &str = "%";

/// The subjects of a journal.
///
/// A name is a subject: its parts between slashes are the subject's tokens, and what a token can't
/// hold is written as `%` and two hexadecimal digits per byte. So names that begin with the same
/// parts can be asked for together.
#[derive(Clone, Debug)]
pub(crate) struct Subjects {
    prefix: String,
}

impl Subjects {
    /// The subjects of the journal with that name.
    pub(crate) fn new(prefix: &str) -> Subjects {
        Subjects { prefix: prefix.to_owned() }
    }

    /// The subject with the entries of a stream.
    pub(crate) fn entries(&self, name: &str) -> String {
        format!("{}.entries.{}", self.prefix, words(name))
    }

    /// The subject on which new entries of a stream are announced.
    pub(crate) fn committed(&self, name: &str) -> String {
        format!("{}.committed.{}", self.prefix, words(name))
    }

    /// All subjects with entries.
    pub(crate) fn all_entries(&self) -> String {
        format!("{}.entries.>", self.prefix)
    }

    /// All subjects on which new entries are announced.
    pub(crate) fn all_committed(&self) -> String {
        format!("{}.committed.>", self.prefix)
    }

    /// A filter for the subjects of all names that begin with `start`, and a few others.
    pub(crate) fn entries_like(&self, start: &str) -> String {
        match start.rsplit_once('/') {
            Some((parts, _)) => format!("{}.entries.{}.>", self.prefix, words(parts)),
            None => self.all_entries(),
        }
    }

    /// The stream whose entries are written to a subject.
    pub(crate) fn name(&self, subject: &str) -> Option<String> {
        let words = subject.strip_prefix(&self.prefix)?.strip_prefix(".entries.")?;
        let parts: Option<Vec<String>> = words.split('.').map(part).collect();
        parts.map(|parts| parts.join("/")).filter(|name| self.entries(name) == subject)
    }
}

/// The tokens of a subject for a name.
fn words(name: &str) -> String {
    let word = |part| match part {
        "" => EMPTY.to_owned(),
        part => utf8_percent_encode(part, SPECIAL).to_string(),
    };
    name.split('/').map(word).collect::<Vec<_>>().join(".")
}

/// The part of a name for a token.
fn part(word: &str) -> Option<String> {
    if word == EMPTY {
        return Some(String::new());
    }
    percent_decode_str(word).decode_utf8().ok().map(Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_subject_of_its_own() {
        let subjects = Subjects::new("games");
        let names = [
            "room/ABC",
            "room",
            "room/",
            "/room",
            "",
            "/",
            "//",
            "a.b",
            "a%2Eb",
            "a*",
            "a>",
            "é",
            "a b",
            "%",
            "\u{10FFFF}",
            "guest/0123/before",
        ];
        let mut seen = std::collections::BTreeSet::new();
        for name in names {
            let subject = subjects.entries(name);
            assert!(subject.split('.').all(|word| !word.is_empty()), "{subject}");
            assert!(!subject.contains(['*', '>', ' ']) && subject.is_ascii(), "{subject}");
            assert_eq!(subjects.name(&subject).as_deref(), Some(name), "{subject}");
            assert!(seen.insert(subject), "{name}");
        }
    }

    #[test]
    fn subjects_are_readable() {
        let subjects = Subjects::new("games");
        assert_eq!(subjects.entries("room/AB-C"), "games.entries.room.AB-C");
        assert_eq!(subjects.committed("deal/x y"), "games.committed.deal.x%20y");
    }

    #[test]
    fn names_that_begin_alike_are_asked_for_together() {
        let subjects = Subjects::new("games");
        assert_eq!(subjects.entries_like("room/"), "games.entries.room.>");
        assert_eq!(subjects.entries_like("room/A"), "games.entries.room.>");
        assert_eq!(subjects.entries_like("a.b/c/d"), "games.entries.a%2Eb.c.>");
        assert_eq!(subjects.entries_like("roo"), "games.entries.>");
    }

    #[test]
    fn subjects_of_others_have_no_name() {
        let subjects = Subjects::new("games");
        for subject in ["other.entries.a", "games.a", "games.entries.%zz", "games.entries.%ff"] {
            assert_eq!(subjects.name(subject), None, "{subject}");
        }
    }
}
