//! Link previews: a title, a sentence and a picture.
//!
//! The preview of a table shows what any holder of its code may see: the host, the game, and the number
//! of free seats; of a running game only that it is running.

use crate::{
    archive::game_history::{Finished, Summary},
    http::pages::{sea_picture, texts::Words},
    protocol::table_view::TablePhase,
};
use rules::Outcome;

/// The name of the picture of a finished sea, below the path of its page.
pub(crate) const SEA: &str = "sea";

/// The picture for pages that are not about one game.
const HOME: &str = "previews/home";

/// The preview of a link.
pub(crate) struct Preview {
    /// The title, as plain text.
    pub title: String,
    /// A sentence or two, as plain text.
    pub description: String,
    /// The path of a picture, without `.png`.
    pub picture: String,
    /// What the picture shows, as plain text.
    pub picture_text: String,
    /// The game and phase of the table at this address.
    pub table: Option<(String, TablePhase)>,
}

impl Preview {
    /// The default preview.
    pub(crate) fn usual(words: &Words) -> Preview {
        Preview::new(words, &words.brand, &words.description)
    }

    /// The preview of the deal of the day.
    pub(crate) fn daily(words: &Words) -> Preview {
        Preview::new(words, &format!("{} · {}", words.daily, words.brand), &words.daily_hint)
    }

    pub(crate) fn deal(words: &Words, game: &str) -> Preview {
        Preview::new(words, &words.deal, &words.deal_hint).about(words, game)
    }

    pub(crate) fn rules(words: &Words, game: &str) -> Preview {
        Preview::new(words, &words.rules, &words.rules_hint).about(words, game)
    }

    pub(crate) fn lesson(words: &Words, game: &str) -> Preview {
        Preview::new(words, &words.lesson, &words.lesson_hint).about(words, game)
    }

    /// The preview of a finished game, with the path of its page.
    pub(crate) fn finished(words: &Words, finished: &Finished, path: &str) -> Preview {
        let Finished { game, names, .. } = finished;
        let (players, result) = (listed(names), result_of(words, finished));
        let said: Vec<String> = players.into_iter().chain(result.clone()).collect();
        let description = match said.join(": ") {
            said if said.is_empty() => words.finished_hint.clone(),
            said => format!("{said}. {}", words.finished_hint),
        };
        let mut preview = Preview::new(words, &words.finished, &description).about(words, game);
        if sea_picture::are_of(game) {
            preview.picture = format!("{}/{SEA}", path.trim_matches('/'));
            preview.picture_text.clone_from(&words.sea);
        }
        if let Some(result) = result {
            preview.picture_text = format!("{} ({result})", preview.picture_text);
        }
        preview
    }

    pub(crate) fn table(words: &Words, table: &Summary) -> Preview {
        let title = match &table.host_name {
            Some(host) => words.table_of.replace("{host}", host),
            None => words.table.clone(),
        };
        let free = table.seats.iter().filter(|seat| seat.is_none()).count();
        let description = match (table.phase, free) {
            (TablePhase::Playing, _) => words.playing.clone(),
            (TablePhase::Over, _) => words.over.clone(),
            (TablePhase::Lobby, 0) => words.full.clone(),
            (TablePhase::Lobby, free) => words.free.replace("{seats}", &free.to_string()),
        };
        let preview = Preview::new(words, &title, &description).about(words, &table.game);
        Preview { table: Some((table.game.clone(), table.phase)), ..preview }
    }

    fn new(words: &Words, title: &str, description: &str) -> Preview {
        Preview {
            title: title.to_owned(),
            description: description.to_owned(),
            picture: HOME.to_owned(),
            picture_text: words.picture.clone(),
            table: None,
        }
    }

    fn about(self, words: &Words, game: &str) -> Preview {
        match words.games.get(game) {
            Some(name) => Preview {
                title: format!("{} · {name}", self.title),
                picture: format!("previews/{game}"),
                picture_text: words.picture_of.replace("{game}", name),
                ..self
            },
            None => self,
        }
    }
}

/// How a game ended, in a few words; `None` if it has no result.
fn result_of(words: &Words, Finished { names, outcome, .. }: &Finished) -> Option<String> {
    Some(match outcome.as_ref()? {
        Outcome::Won {} => words.won.clone(),
        Outcome::Lost { .. } => words.lost.clone(),
        Outcome::Ranked { winners, .. } => {
            let names = listed(winners.iter().filter_map(|seat| names.get(seat.index())))?;
            words.won_by.replace("{names}", &names)
        }
    })
}

/// The names that are not empty; `None` if all are.
fn listed<'a>(names: impl IntoIterator<Item = &'a String>) -> Option<String> {
    let named: Vec<&str> =
        names.into_iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    (!named.is_empty()).then(|| named.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{http::pages::texts, protocol::message::Talk};
    use rules::{LossReason, Seat};
    use serde_json::json;
    use std::collections::BTreeSet;

    fn shown(phase: TablePhase, seats: &[Option<&str>], host: Option<&str>) -> (String, String) {
        let table = Summary {
            code: "abcdefghjk".into(),
            game: "ascent".into(),
            options: json!({}),
            talk: Talk::Silent,
            phase,
            host_name: host.map(Into::into),
            seats: seats.iter().map(|seat| seat.map(Into::into)).collect(),
            partners: Vec::new(),
            games: 3,
            ready: Vec::new(),
        };
        let (_, words) = texts::wanted("en").expect("words");
        let preview = Preview::table(words, &table);
        let Preview { title, description, picture, picture_text, table } = preview;
        assert_eq!(picture, "previews/ascent");
        assert_eq!(picture_text, "A drawing of Tranquility: The Ascent");
        assert_eq!(table, Some(("ascent".into(), phase)));
        (title, description)
    }

    #[test]
    fn an_open_table_says_whose_it_is_and_how_many_seats_are_free() {
        let (title, description) = shown(TablePhase::Lobby, &[Some("Bo"), None, None], Some("Ada"));
        assert_eq!(title, "Ada’s table · Tranquility: The Ascent");
        assert!(description.starts_with("Free seats: 2."), "{description}");
        let (title, description) = shown(TablePhase::Lobby, &[Some("Bo")], None);
        assert_eq!(title, "A table · Tranquility: The Ascent");
        assert_eq!(description, "All seats are taken.");
    }

    fn ended(game: &str, outcome: Option<Outcome>) -> Finished {
        let names = ["Ada".to_owned(), String::new(), "Bo".to_owned()];
        Finished { game: game.to_owned(), names: names.to_vec(), outcome }
    }

    #[test]
    fn a_finished_game_says_who_played_and_how_it_ended() {
        let (_, words) = texts::wanted("en").expect("words");
        let of = |game, outcome| {
            let preview = Preview::finished(words, &ended(game, outcome), "/replay/abcde-fghjk");
            (preview.description, preview.picture_text)
        };
        let (description, picture) = of("tranquility", Some(Outcome::Won {}));
        assert_eq!(description, "Ada, Bo: won. See how it went, move by move.");
        assert_eq!(picture, "Tranquility: the finished sea with its islands (won)");
        let lost = Outcome::Lost { reason: LossReason::Conceded, seat: None };
        let (_, picture) = of("ascent", Some(lost));
        assert_eq!(picture, "A drawing of Tranquility: The Ascent (lost)");
        let ranked =
            |winners: &[Seat]| Outcome::Ranked { scores: vec![3, 5, 5], winners: winners.to_vec() };
        let (description, _) = of("santa-timea", Some(ranked(&[Seat::at(2)])));
        assert_eq!(description, "Ada, Bo: win for Bo. See how it went, move by move.");
        let (description, _) = of("santa-timea", Some(ranked(&[Seat::at(1)])));
        assert_eq!(description, "Ada, Bo. See how it went, move by move.");
    }

    #[test]
    fn rules_lessons_and_finished_games_say_what_they_are() {
        let (_, words) = texts::wanted("en").expect("words");
        let sea = Preview::finished(words, &ended("tranquility", None), "/t/abcde-fghjk/games/1");
        assert_eq!(sea.picture, "t/abcde-fghjk/games/1/sea");
        let previews = [
            Preview::usual(words),
            Preview::rules(words, "tranquility"),
            Preview::lesson(words, "tranquility"),
            sea,
        ];
        let said: BTreeSet<_> =
            previews.iter().flat_map(|it| [it.title.as_str(), it.description.as_str()]).collect();
        assert_eq!(said.len(), 2 * previews.len(), "{said:?}");
        let pictures = previews.each_ref().map(|it| it.picture_text.as_str());
        assert_eq!(pictures[0], "A drawing in quiet colours");
        assert_eq!(pictures[1], "A drawing of Tranquility");
        assert_eq!(pictures[3], "Tranquility: the finished sea with its islands");
    }

    #[test]
    fn a_running_game_shows_nothing_else() {
        for seats in [&[Some("Bo"), None][..], &[Some("Bo"), Some("Cleo")]] {
            let (_, description) = shown(TablePhase::Playing, seats, Some("Ada"));
            assert_eq!(
                description,
                "A game is in progress. With this link, its players get back to their seats."
            );
        }
    }
}
