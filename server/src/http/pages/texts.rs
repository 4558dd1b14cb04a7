//! What is said of the client outside of its pages, in the languages that the client speaks.

use serde::Deserialize;
use std::{collections::BTreeMap, sync::LazyLock};

/// The language of whoever speaks none that the client speaks.
const USUAL: &str = "en";
/// As the build script has found them: the language and its words, in JSON.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

static WORDS: LazyLock<BTreeMap<&str, Words>> = LazyLock::new(|| {
    let read = |&(language, words)| Some((language, serde_json::from_str(words).ok()?));
    FILES.iter().filter_map(read).collect()
});

/// The words of a language.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Words {
    /// What the whole is called.
    pub brand: String,
    /// One or two sentences about the whole.
    pub description: String,
    /// The deal of the day.
    pub daily: String,
    /// What one does with it.
    pub daily_hint: String,
    /// Any other deal.
    pub deal: String,
    /// What one does with it.
    pub deal_hint: String,
    /// A table without a host.
    pub table: String,
    /// The table of a `{host}`.
    pub table_of: String,
    /// That there are so many free `{seats}`.
    pub free: String,
    /// That there are none.
    pub full: String,
    /// That a game is running.
    pub playing: String,
    /// That a game is over.
    pub over: String,
    /// What the picture of a link shows.
    pub picture: String,
    /// Why there is no place for a connection, by the codes of the refusals.
    pub turned_away: BTreeMap<String, TurnedAway>,
    /// That the page tries again by itself.
    pub trying_again: String,
    /// The names of the games, by their ids.
    pub games: BTreeMap<String, String>,
}

/// Why there is no place.
#[derive(Debug, Deserialize)]
pub struct TurnedAway {
    /// In few words.
    pub title: String,
    /// In a sentence.
    pub text: String,
}

/// The words that whoever sends `accept_language` would like best, and which language they are.
pub fn wanted(accept_language: &str) -> Option<(&'static str, &'static Words)> {
    let (language, words) = preferred(accept_language)
        .find_map(|tag| WORDS.get_key_value(tag.as_str()))
        .or_else(|| WORDS.get_key_value(USUAL))?;
    Some((language, words))
}

/// The first two letters of the languages in such a header, the best liked first.
fn preferred(accept_language: &str) -> impl Iterator<Item = String> {
    let wish = |wish: &str| {
        let (tag, parameter) = wish.split_once(';').unwrap_or((wish, "q=1"));
        let weight: f32 = parameter.trim().strip_prefix("q=")?.parse().ok()?;
        let language = tag.trim().get(..2)?.to_ascii_lowercase();
        (weight > 0.0).then_some((weight, language))
    };
    let mut wishes: Vec<_> = accept_language.split(',').filter_map(wish).collect();
    wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    wishes.into_iter().map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_all_words_and_all_games() {
        assert!(FILES.len() > 1);
        assert_eq!(WORDS.len(), FILES.len());
        for (language, words) in WORDS.iter() {
            assert!(words.table_of.contains("{host}"), "{language}");
            assert!(words.free.contains("{seats}"), "{language}");
            for game in rules::catalogue::all() {
                assert!(words.games.contains_key(game.id()), "{language}: {}", game.id());
            }
        }
    }

    #[test]
    fn the_language_is_the_one_liked_best_of_those_there_are() {
        for (header, language) in [
            ("fr", "fr"),
            ("de-CH, fr;q=0.9", "de"),
            ("it, fr;q=0.5, de;q=0.8", "de"),
            ("fr;q=0, de;q=0.1", "de"),
            ("it", "en"),
            ("", "en"),
            ("*", "en"),
            ("fr;q=NaN", "en"),
            ("é;q=1,,;,fr;q=x", "en"),
        ] {
            assert_eq!(wanted(header).map(|(chosen, _)| chosen), Some(language), "{header}");
        }
    }
}
