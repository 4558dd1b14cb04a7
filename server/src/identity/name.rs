//! Names and chat lines of guests.

use crate::protocol::{
    error_code::ErrorCode,
    message::{CHAT_CHARS, NAME_CHARS},
};
use serde::{Deserialize, Serialize};
use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};
use unicode_security::confusable_detection::skeleton;

/// The most combining marks on one letter of a name: Hebrew and Devanagari need three. More would be
/// drawn over adjacent lines.
const MARKS_PER_LETTER: usize = 3;
/// The most on one letter of a chat line: Burmese syllables have five.
const MARKS_IN_TEXT: usize = 5;

/// A name that can be shown next to others: 1 to 24 visible characters in Unicode's composed form
/// (NFC). That of a player who has given none is empty.
///
/// Names from the journal are not checked again, so that stored ones stay valid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(Box<str>);

impl Name {
    pub fn parse(typed: &str) -> Result<Name, ErrorCode> {
        let name: String = typed.trim().nfc().collect();
        if name.is_empty() {
            return Err(ErrorCode::NameEmpty);
        }
        if name.chars().count() > NAME_CHARS {
            return Err(ErrorCode::NameTooLong);
        }
        // A leading mark would combine with the text before the name.
        if name.starts_with(is_mark)
            || name.chars().any(|c| (is_unprintable(c) && !is_joiner(c)) || is_invisible(c))
            || !joiners_join_emoji(&name)
            || most_marks(&name) > MARKS_PER_LETTER
        {
            return Err(ErrorCode::NameForbiddenCharacters);
        }
        Ok(Name(name.into()))
    }

    /// The name of a player who has given none: no other guest may see that player's table.
    pub fn none() -> Name {
        Name("".into())
    }

    pub fn is_given(&self) -> bool {
        !self.0.is_empty()
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the names look alike.
    pub fn confusable_with(&self, other: &Name) -> bool {
        let theirs = other.looks();
        self.looks().iter().any(|look| theirs.contains(look))
    }

    /// The name's appearance, ignoring case and as drawn: `AIan` (with a capital i) reads as `aian` or
    /// as `alan`.
    ///
    /// Each is the skeleton of UTS #39 of the case-folded compatibility form (NFKC).
    fn looks(&self) -> [String; 2] {
        let seen = |c: &char| !is_variation_selector(*c) && !is_joiner(*c);
        let text: String = self.0.nfkc().filter(seen).collect();
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let drawn: String = skeleton(&words).collect();
        [words, drawn].map(|text| skeleton(&text.to_lowercase()).collect::<String>().to_lowercase())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A chat line: 1 to 300 characters, none of which affects other text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(Box<str>);

impl Text {
    /// Parses a typed chat line.
    pub fn parse(typed: &str) -> Result<Text, ErrorCode> {
        let text = typed.trim();
        if text.chars().all(|c| c.is_whitespace() || is_joiner(c) || is_invisible(c)) {
            return Err(ErrorCode::ChatEmpty);
        }
        if text.chars().count() > CHAT_CHARS {
            return Err(ErrorCode::ChatTooLong);
        }
        // Joiners are allowed: some languages and many emoji need them.
        if text.chars().any(|c| is_unprintable(c) && !is_joiner(c))
            || most_marks(text) > MARKS_IN_TEXT
        {
            return Err(ErrorCode::ChatForbiddenCharacters);
        }
        Ok(Text(text.into()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Non-printing characters: controls, formatting (including bidirectional overrides), line breaks, and
/// unassigned code points.
fn is_unprintable(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    )
}

/// Printing characters that are drawn as nothing or as a gap: the rest of Unicode's
/// `Default_Ignorable_Code_Point`, and the empty Braille cell.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{034F}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FFA0}'
    ) || (is_variation_selector(c) && !is_emoji_selector(c))
}

/// Zero-width joiner and non-joiner.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

fn is_variation_selector(c: char) -> bool {
    matches!(c, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Selects the text or emoji presentation of a character.
fn is_emoji_selector(c: char) -> bool {
    matches!(c, '\u{FE0E}' | '\u{FE0F}')
}

/// Whether every joiner in a name connects two emoji.
fn joiners_join_emoji(name: &str) -> bool {
    let is_emoji = |c: char| c.is_emoji_char() && !c.is_ascii();
    name.char_indices().filter(|(_, c)| is_joiner(*c)).all(|(at, joiner)| {
        let (before, after) = name.split_at(at);
        let after = after.strip_prefix(joiner).unwrap_or(after);
        joiner == '\u{200D}'
            && before.trim_end_matches(is_emoji_selector).ends_with(is_emoji)
            && after.starts_with(is_emoji)
    })
}

/// The longest sequence of combining marks.
fn most_marks(text: &str) -> usize {
    text.split(|c| !is_mark(c)).map(|marks| marks.chars().count()).max().unwrap_or(0)
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn name(typed: &str) -> Name {
        Name::parse(typed).unwrap_or_else(|code| panic!("{typed:?}: {code}"))
    }

    #[test]
    fn names_of_many_kinds_are_fine() {
        for typed in [
            "Ana",
            "Zoë",
            "Jean-Luc d'Arc",
            "李雷",
            "Ольга",
            "محمد",
            "नमस्ते",
            "🐙",
            "❤\u{FE0F}",
            "R2 ★",
            "👩\u{200D}🚀",
            "👩🏽\u{200D}❤\u{FE0F}\u{200D}👨🏽",
            "ש\u{05B8}\u{05BC}\u{05C1}",
        ] {
            assert_eq!(name(typed).as_str(), typed);
        }
    }

    #[test]
    fn a_name_is_trimmed_and_composed() {
        assert_eq!(name(" \u{3000}Zoe\u{0308}\n").as_str(), "Zoë");
    }

    #[test]
    fn a_name_has_1_to_24_characters() {
        for typed in ["", " ", "\u{00A0}\t\u{2003}"] {
            assert_eq!(Name::parse(typed), Err(ErrorCode::NameEmpty), "{typed:?}");
        }
        assert!(Name::parse(&"é".repeat(24)).is_ok());
        // 24 characters once composed.
        assert!(Name::parse(&"e\u{0301}".repeat(24)).is_ok());
        assert_eq!(Name::parse(&"é".repeat(25)), Err(ErrorCode::NameTooLong));
    }

    #[test]
    fn characters_that_mislead_are_forbidden() {
        for (typed, what) in [
            ("A\u{0}na", "control"),
            ("An\na", "line feed"),
            ("A\tna", "tabulator"),
            ("An\u{85}a", "C1 control"),
            ("A\u{200B}na", "zero-width space"),
            ("A\u{200D}na", "zero-width joiner"),
            ("A\u{AD}na", "soft hyphen"),
            ("A\u{FEFF}na", "byte order mark"),
            ("\u{202E}anA", "right-to-left override"),
            ("\u{2067}anA\u{2069}", "right-to-left isolate"),
            ("A\u{200F}na", "right-to-left mark"),
            ("A\u{E0061}na", "tag"),
            ("A\u{2028}na", "line separator"),
            ("A\u{2029}na", "paragraph separator"),
            ("A\u{E000}na", "private use"),
            ("A\u{FFFF}na", "no character"),
            ("A\u{0378}na", "unassigned"),
            ("A\u{3164}na", "Hangul filler"),
            ("\u{2800}", "empty Braille cell"),
            ("A\u{E0100}na", "variation selector"),
            ("\u{0301}\u{0302}", "only marks"),
            ("\u{20DD}Ana", "mark at the beginning"),
            ("\u{FE0F}", "only an emoji selector"),
            ("🚀\u{200D}", "a joiner that joins nothing"),
            ("🚀\u{200D}A", "a joiner of an emoji and a letter"),
            ("1\u{200D}2", "a joiner of digits"),
            ("👩\u{200D}\u{200D}🚀", "two joiners"),
            ("👩\u{200C}🚀", "a non-joiner of emoji"),
            ("Ana\u{0316}\u{0317}\u{0318}\u{0319}", "a pile of marks"),
        ] {
            assert_eq!(Name::parse(typed), Err(ErrorCode::NameForbiddenCharacters), "{what}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_confusable() {
        for (one, other) in [
            ("Ana", "Ana"),
            ("ANA", "ana"),
            ("Ana", "Аnа"),      // Cyrillic А and а
            ("Ana", "Ａｎａ"),   // fullwidth
            ("modern", "modem"), // rn and m
            ("Alan", "AIan"),    // capital i
            ("Bob", "B0b"),
            ("Paul 1", "Paul l"),
            ("Ana  B", "Ana\u{3000}B"),
            ("Zoë", "ZOË"),
            ("ᴬna", "Ana"),
            ("❤\u{FE0F}", "❤"),
            ("👩\u{200D}🚀", "👩🚀"),
        ] {
            assert!(name(one).confusable_with(&name(other)), "{one:?} {other:?}");
            assert!(name(other).confusable_with(&name(one)), "{other:?} {one:?}");
        }
    }

    #[test]
    fn names_that_look_different_are_not_confusable() {
        for (one, other) in [
            ("Ana", "Anna"),
            ("Ana", "Bo"),
            ("Zoe", "Zoë"),
            ("Ana B", "AnaB"),
            ("Player 1", "Player 2"),
            ("🐙", "🦑"),
            ("李雷", "李霞"),
        ] {
            assert!(!name(one).confusable_with(&name(other)), "{one:?} {other:?}");
        }
    }

    #[test]
    fn a_text_has_1_to_300_characters() {
        assert_eq!(Text::parse("  well played!\n").expect("a text").as_str(), "well played!");
        for typed in ["", " \n", "\u{2800}", "\u{200D}"] {
            assert_eq!(Text::parse(typed), Err(ErrorCode::ChatEmpty), "{typed:?}");
        }
        assert!(Text::parse(&"é".repeat(300)).is_ok());
        assert_eq!(Text::parse(&"é".repeat(301)), Err(ErrorCode::ChatTooLong));
    }

    #[test]
    fn a_text_does_not_change_how_others_are_shown() {
        let crowned = format!("a{}", "\u{301}".repeat(250));
        for typed in
            ["a\nb", &crowned, "a\u{0}b", "\u{202E}ba", "\u{2066}a", "a\u{2028}b", "a\u{E000}b"]
        {
            assert_eq!(Text::parse(typed), Err(ErrorCode::ChatForbiddenCharacters), "{typed:?}");
        }
        for typed in ["👩\u{200D}🚀 hi", "می\u{200C}خواهم", "မြွှေ့", "<b>not bold</b>"]
        {
            assert_eq!(Text::parse(typed).expect("a text").as_str(), typed);
        }
    }

    proptest! {
        #[test]
        fn whatever_is_typed_a_name_is_short_visible_and_stable(typed in "\\PC{0,30}|.{0,30}") {
            if let Ok(name) = Name::parse(&typed) {
                prop_assert!((1..=NAME_CHARS).contains(&name.as_str().chars().count()));
                prop_assert!(!name.as_str().chars().any(is_unprintable));
                prop_assert_eq!(Name::parse(name.as_str()), Ok(name.clone()));
                prop_assert!(name.confusable_with(&name));
            }
        }

        #[test]
        fn case_and_spaces_never_tell_names_apart(words in "[a-z]{1,5} [a-z]{1,5}") {
            let spaced = words.replace(' ', "   ");
            prop_assert!(name(&words).confusable_with(&name(&words.to_uppercase())));
            prop_assert!(name(&words).confusable_with(&name(&spaced)));
        }

        #[test]
        fn a_text_is_stable(typed in ".{0,310}") {
            if let Ok(text) = Text::parse(&typed) {
                prop_assert_eq!(Text::parse(text.as_str()), Ok(text.clone()));
            }
        }
    }
}
