//! What a group's chat is told, in its language and in the form that its service reads.

use serde::Deserialize;
use serde_json::json;
use std::{collections::BTreeMap, sync::LazyLock};

/// The default language.
const USUAL: &str = "en";
/// The languages and their texts in JSON, as found by the build script.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The parts of the server's own texts that are said in chats.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Words {
    webhook: Sentences,
    /// The names of the games, by their ids.
    games: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Sentences {
    /// A table was made: `{game}`, `{link}`.
    invitation: String,
    /// The `{game}` waits for `{names}`: `{link}`.
    turn: String,
    /// The `{game}` was won together: `{link}`.
    won: String,
    /// The `{game}` was lost together: `{link}`.
    lost: String,
    /// `{names}` have won the `{game}` against the others: `{link}`.
    won_by: String,
    /// Stands between names.
    and: String,
    /// A player without a name.
    someone: String,
}

static WORDS: LazyLock<BTreeMap<&str, Words>> = LazyLock::new(|| {
    let read = |&(language, words)| Some((language, serde_json::from_str(words).ok()?));
    FILES.iter().filter_map(read).collect()
});

/// What a chat is told of a table. No cards, moves or talk are in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    Invitation,
    /// The game waits for these players.
    Turn {
        names: Vec<String>,
    },
    Won,
    Lost,
    /// These players have won against the others.
    WonBy {
        names: Vec<String>,
    },
}

impl News {
    /// The news of a game with that id in a language, with a link; nothing in a language that has no words.
    pub(crate) fn text(&self, language: &str, game: &str, link: &str) -> String {
        let Some(words) = WORDS.get(language).or_else(|| WORDS.get(USUAL)) else {
            return link.to_owned();
        };
        let Sentences { invitation, turn, won, lost, won_by, and, someone } = &words.webhook;
        let (sentence, names) = match self {
            News::Invitation => (invitation, None),
            News::Turn { names } => (turn, Some(names)),
            News::Won => (won, None),
            News::Lost => (lost, None),
            News::WonBy { names } => (won_by, Some(names)),
        };
        let names = names.map(|names| {
            let plain = names
                .iter()
                .map(|name| plain(name))
                .map(|name| if name.is_empty() { someone.clone() } else { name });
            plain.collect::<Vec<_>>().join(and)
        });
        let game = words.games.get(game).map_or(game, String::as_str);
        sentence
            .replace("{game}", game)
            .replace("{names}", &names.unwrap_or_default())
            .replace("{link}", link)
    }
}

/// A name without what chats read as more than letters: links, mentions, forms of letters.
fn plain(name: &str) -> String {
    let is_plain = |c: &char| !r"<>[]()*_~`|@#:/\&".contains(*c);
    name.chars().filter(is_plain).collect::<String>().trim().to_owned()
}

/// The body of a request to a webhook, and its type.
pub(crate) fn body(url: &str, text: &str) -> (&'static str, String) {
    let host = url.split('/').nth(2).unwrap_or_default();
    let json = "application/json";
    if host == "discord.com" || host.ends_with(".discord.com") || host == "discordapp.com" {
        // Nobody is notified by a name, and the link is not unfolded.
        let told = json!({"content": text, "allowed_mentions": {"parse": []}, "flags": 4});
        (json, told.to_string())
    } else if host.starts_with("ntfy.") {
        ("text/plain; charset=utf-8", text.to_owned())
    } else {
        // Slack, Mattermost, Matrix by its hookshot and others.
        (json, json!({ "text": text }).to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_tell_all_news() {
        let names = vec!["Ada".to_owned(), String::new()];
        for (language, _) in FILES {
            for news in [
                News::Invitation,
                News::Turn { names: names.clone() },
                News::Won,
                News::Lost,
                News::WonBy { names: names.clone() },
            ] {
                let text = news.text(language, "ascent", "https://a/b");
                assert!(text.ends_with("https://a/b") && !text.contains('{'), "{text}");
                assert!(text.contains("The Ascent"), "{text}");
                let has_names = matches!(news, News::Turn { .. } | News::WonBy { .. });
                assert_eq!(text.contains("Ada"), has_names, "{text}");
            }
        }
    }

    #[test]
    fn a_name_is_nothing_but_a_name_in_a_chat() {
        let name = "<!channel> [x](http://evil) @everyone".to_owned();
        let text = News::Turn { names: vec![name] }.text("en", "ascent", "L");
        assert!(!text.contains(['<', '[', '(', '@', '/']), "{text}");
    }

    #[test]
    fn each_service_gets_the_form_that_it_reads() {
        let of = |url| body(url, "it is");
        assert!(of("https://discord.com/api/webhooks/1/a").1.contains("\"content\":\"it is\""));
        assert_eq!(of("https://hooks.slack.com/services/a").1, r#"{"text":"it is"}"#);
        assert_eq!(of("https://ntfy.sh/a").1, "it is");
    }
}
