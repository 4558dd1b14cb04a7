//! The texts that the server writes into pages, in the client's languages.

use serde::Deserialize;
use std::{collections::BTreeMap, sync::LazyLock};

/// The default language.
const USUAL: &str = "en";
/// The languages and their texts in JSON, as found by the build script.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

static WORDS: LazyLock<BTreeMap<&str, Words>> = LazyLock::new(|| {
    let read = |&(language, words)| Some((language, serde_json::from_str(words).ok()?));
    FILES.iter().filter_map(read).collect()
});

/// The texts of one language.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Words {
    /// The name of the site.
    pub brand: String,
    /// One or two sentences about the site.
    pub description: String,
    /// The title of the deal of the day.
    pub daily: String,
    /// The description of the deal of the day.
    pub daily_hint: String,
    /// The title of another deal.
    pub deal: String,
    /// The description of another deal.
    pub deal_hint: String,
    /// The title of a finished game.
    pub finished: String,
    /// The description of a finished game.
    pub finished_hint: String,
    /// All won together.
    pub won: String,
    /// All lost together.
    pub lost: String,
    /// The `{names}` of those who won against the others.
    pub won_by: String,
    /// The title of the rules of a game.
    pub rules: String,
    /// The description of the rules of a game.
    pub rules_hint: String,
    /// The title of the lesson of a game.
    pub lesson: String,
    /// The description of the lesson of a game.
    pub lesson_hint: String,
    /// The title of a table without a host.
    pub table: String,
    /// The title of the table of a `{host}`.
    pub table_of: String,
    /// The number of free `{seats}`.
    pub free: String,
    /// All seats are taken.
    pub full: String,
    /// A game is running.
    pub playing: String,
    /// The game is over.
    pub over: String,
    /// The alternative text of the preview's picture.
    pub picture: String,
    /// The same for the picture that stands for a `{game}`.
    pub picture_of: String,
    /// The same for the picture of a finished sea.
    pub sea: String,
    /// The reasons for refused connections, by error code.
    pub turned_away: BTreeMap<String, TurnedAway>,
    /// The page tries again by itself.
    pub trying_again: String,
    /// The names of the games, by their ids.
    pub games: BTreeMap<String, String>,
}

/// The reason for a refused connection.
#[derive(Debug, Deserialize)]
pub(crate) struct TurnedAway {
    pub title: String,
    /// The sentence.
    pub text: String,
}

/// The best language for an `Accept-Language` header, with its texts.
pub(crate) fn wanted(accept_language: &str) -> Option<(&'static str, &'static Words)> {
    let (language, words) = preferred(accept_language)
        .find_map(|tag| WORDS.get_key_value(tag.as_str()))
        .or_else(|| WORDS.get_key_value(USUAL))?;
    Some((language, words))
}

/// The first two letters of the languages in such a header, most preferred first. Own code instead of
/// `accept-language`, which compares whole tags: `de-CH` would not find `de`.
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
            for game in record::catalogue::Kind::ALL {
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
