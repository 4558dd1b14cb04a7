//! The client files that a page needs, so that a browser can load them in parallel with the main
//! script.

use crate::protocol::table_view::TablePhase;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The markers around the list of files in the built page.
const BEGIN: &str = "<!-- files: ";
const END: &str = " -->";

/// Addresses of files, by what needs them besides the shell.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Files {
    /// By language: the texts of all pages.
    languages: BTreeMap<String, String>,
    /// By the first segment of the path.
    pages: BTreeMap<String, Vec<String>>,
    /// By game id.
    games: BTreeMap<String, GameFiles>,
}

#[derive(Debug, Deserialize)]
struct GameFiles {
    /// The files that any table of the game needs.
    table: Vec<String>,
    /// The files needed while a game is shown.
    board: Vec<String>,
    /// By language: the texts of the game.
    #[serde(flatten)]
    languages: BTreeMap<String, Vec<String>>,
}

/// The files that a page needs.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Needed<'a> {
    /// Before the first paint.
    pub first: Vec<&'a str>,
    /// After the first paint.
    pub then: Vec<&'a str>,
}

impl Files {
    /// Parses the list in the built page; empty if the client is missing.
    pub(crate) fn in_page(page: &str) -> Files {
        let named = page.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END));
        named.and_then(|(files, _)| serde_json::from_str(files).ok()).unwrap_or_default()
    }

    /// The files needed at a path, where there may be a table with its game.
    pub(crate) fn needed(
        &self,
        path: &str,
        language: &str,
        table: Option<&(String, TablePhase)>,
    ) -> Needed<'_> {
        let parts: Vec<_> = path.trim_matches('/').split('/').collect();
        let page = match parts[..] {
            [first] | [first, _] => self.pages.get(first),
            _ => None,
        };
        let Some(page) = page else {
            return Needed::default();
        };
        let mut first: Vec<_> = self.languages.get(language).into_iter().chain(page).collect();
        let mut then: &[String] = &[];
        if let Some((game, phase)) = table
            && let Some(game) = self.games.get(game)
        {
            first.extend(&game.table);
            first.extend(game.languages.get(language).into_iter().flatten());
            if *phase != TablePhase::Lobby {
                then = &game.board;
            }
        }
        let first = first.into_iter().map(String::as_str).collect();
        Needed { first, then: then.iter().map(String::as_str).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<head>
        <!-- files: {
            "languages": {"en": "/en.js", "fr": "/fr.js"},
            "pages": {"": ["/home.js"], "t": ["/table.js", "/table.css"]},
            "games": {"ascent": {
                "table": ["/ascent.js"], "board": ["/board.js"],
                "en": ["/ascent.en.js"], "fr": ["/ascent.fr.js"]
            }}
        } -->"#;

    fn needed(path: &str, phase: Option<TablePhase>) -> [Vec<String>; 2] {
        let table = phase.map(|phase| ("ascent".to_owned(), phase));
        let files = Files::in_page(PAGE);
        let Needed { first, then } = files.needed(path, "fr", table.as_ref());
        [first, then].map(|files| files.into_iter().map(Into::into).collect())
    }

    #[test]
    fn a_page_needs_its_code_in_one_language() {
        assert_eq!(needed("/", None)[0], ["/fr.js", "/home.js"]);
        let [first, then] = needed("/t/abcde-fghjk", None);
        assert_eq!(first, ["/fr.js", "/table.js", "/table.css"]);
        assert!(then.is_empty());
    }

    #[test]
    fn a_table_needs_its_game_and_the_board_once_it_is_played() {
        let lobby = ["/fr.js", "/table.js", "/table.css", "/ascent.js", "/ascent.fr.js"];
        assert_eq!(needed("/t/a", Some(TablePhase::Lobby)), [lobby.to_vec(), vec![]]);
        for phase in [TablePhase::Playing, TablePhase::Over] {
            assert_eq!(needed("/t/a", Some(phase)), [lobby.to_vec(), vec!["/board.js"]]);
        }
    }

    #[test]
    fn other_pages_preload_nothing() {
        for path in ["/tables", "/t/abcde-fghjk/games/1"] {
            assert_eq!(needed(path, None), [[""; 0]; 2]);
        }
        assert_eq!(Files::in_page("<p>No client").needed("/", "en", None), Needed::default());
    }
}
