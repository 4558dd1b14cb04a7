//! The games that a guest has finished: a stream per guest, extended before the last entry of each game is stored,
//! so that none is missing, and the list outlives the tables. What a guest has erased is marked in a second stream.

use crate::{date::Date, identity::guest::GuestId, ops::entries, protocol::settings::Settings};
use journal::{Journal, JournalError};
use rules::{Figures, Outcome, Seat};
use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// The most games noted for a guest; more than 30 years with one a day.
const MOST_GAMES: u64 = 12_000;

/// A game that a guest has finished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MyGame {
    /// The table's code.
    pub room: String,
    /// The game's number at the table.
    pub number: u32,
    /// When it began, in milliseconds since 1970 (UTC).
    #[ts(type = "number")]
    pub at: u64,
    /// The game's id.
    pub game: String,
    #[ts(type = "unknown")]
    pub options: Value,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// The seats that partners have held at any time.
    pub partners: Vec<Seat>,
    /// The guest's seat.
    pub own: Seat,
    /// The outcome; `null` if it was closed without one.
    pub outcome: Option<Outcome>,
    /// How far it came.
    #[serde(deserialize_with = "if_known")]
    pub figures: Option<Figures>,
    #[ts(type = "number")]
    pub actions: u64,
    /// The number of turns, if it is known.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub turns: Option<u64>,
    /// The settings that its table had at the end, if they are known.
    #[serde(default, deserialize_with = "if_known")]
    pub settings: Option<Settings>,
    /// The date of a deal of the day.
    pub daily: Option<Date>,
}

/// Part of a stored game; `None` if another version of this program has written what this one does not know.
fn if_known<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    stored: D,
) -> Result<Option<T>, D::Error> {
    let value = Option::<Value>::deserialize(stored)?;
    Ok(value.and_then(|value| serde_json::from_value(value).ok()))
}

/// An entry of the stream.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Note {
    /// The guest has erased all earlier games. Once written in the place of those, now into
    /// [`stream_of_marks`].
    Erased {
        /// Milliseconds since 1970 (UTC).
        erased_at: u64,
    },
    /// The operator has deleted a table.
    TableDeleted {
        table_deleted: String,
    },
    /// The operator had a player's name forgotten.
    NameForgotten(ForgottenName),
    Finished(Box<MyGame>),
}

/// A name that is shown no more in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ForgottenName {
    /// The table's code.
    pub room: String,
    /// The game's number at the table.
    pub number: u32,
    /// The seat whose name it was.
    pub seat: Seat,
    /// What stands in its place.
    pub shown_as: String,
}

/// The games noted for a guest.
#[derive(Debug, Default, PartialEq)]
pub struct Noted {
    games: BTreeMap<(String, u32), MyGame>,
    erased_at: Option<u64>,
    /// The tables that the operator has deleted.
    deleted: BTreeSet<String>,
    forgotten: Vec<ForgottenName>,
}

impl Noted {
    /// Adds a game, unless the guest has erased it. Of several notes the newest counts: with the others the game
    /// had not ended, since their entries could not be stored.
    fn add(&mut self, mut game: MyGame) {
        let is_erased = self.erased_at.is_some_and(|erased_at| game.at <= erased_at);
        if is_erased || self.deleted.contains(&game.room) {
            return;
        }
        for ForgottenName { seat, shown_as, .. } in self
            .forgotten
            .iter()
            .filter(|name| (&name.room, name.number) == (&game.room, game.number))
        {
            if let Some(name) = game.names.get_mut(seat.index()) {
                name.clone_from(shown_as);
            }
        }
        self.games.insert((game.room.clone(), game.number), game);
    }

    /// Takes in a note about games; marks come before them.
    fn take_in(&mut self, note: Note) {
        match note {
            Note::Erased { erased_at } => {
                self.erased_at = self.erased_at.max(Some(erased_at));
                self.games.clear();
            }
            Note::TableDeleted { table_deleted } => _ = self.deleted.insert(table_deleted),
            Note::NameForgotten(name) => self.forgotten.push(name),
            Note::Finished(game) => self.add(*game),
        }
    }

    /// The games, the newest first.
    pub fn into_list(self) -> Vec<MyGame> {
        let mut games: Vec<MyGame> = self.games.into_values().collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.at));
        games
    }
}

/// Notes a finished game.
pub async fn note(journal: &dyn Journal, guest: GuestId, game: MyGame) -> Result<(), JournalError> {
    let entry = entries::encode(&Note::Finished(Box::new(game)))?;
    journal.extend(&stream(guest), vec![entry], MOST_GAMES).await
}

/// The games noted for a guest.
pub async fn noted(journal: &dyn Journal, guest: GuestId) -> Result<Noted, JournalError> {
    let mut noted = Noted::default();
    // In this order: a game that is noted meanwhile is one after the mark.
    for stream in [stream_of_marks(guest), stream(guest)] {
        let stored = journal.read(&stream, 0).await?;
        entries::decode(&stream, &stored).into_iter().for_each(|note| noted.take_in(note));
    }
    Ok(noted)
}

/// Erases all games of a guest that began up to a moment in milliseconds since 1970 (UTC).
pub async fn erase(journal: &dyn Journal, guest: GuestId, at: u64) -> Result<(), JournalError> {
    // The mark hides them at once, also where their tables still exist; what follows only makes room.
    mark(journal, guest, vec![Note::Erased { erased_at: at }]).await?;
    journal.delete(&stream(guest)).await
}

/// Leaves the games of a table out of a guest's list from now on.
pub(crate) async fn leave_out(
    journal: &dyn Journal,
    guest: GuestId,
    table: &str,
) -> Result<(), JournalError> {
    mark(journal, guest, vec![Note::TableDeleted { table_deleted: table.to_owned() }]).await
}

/// Shows names on a guest's list no more.
pub(crate) async fn forget_names(
    journal: &dyn Journal,
    guest: GuestId,
    names: Vec<ForgottenName>,
) -> Result<(), JournalError> {
    mark(journal, guest, names.into_iter().map(Note::NameForgotten).collect()).await
}

async fn mark(journal: &dyn Journal, guest: GuestId, marks: Vec<Note>) -> Result<(), JournalError> {
    let marks: Result<Vec<_>, _> = marks.iter().map(entries::encode).collect();
    journal.extend(&stream_of_marks(guest), marks?, u64::MAX).await
}

fn stream(guest: GuestId) -> String {
    format!("guest/{guest}/games")
}

/// The stream that says until when a guest has erased all games, and what the operator has had forgotten of others.
fn stream_of_marks(guest: GuestId) -> String {
    format!("guest/{guest}/erased")
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use journal::SqliteJournal;
    use test_support::journal::{FakeJournal, State};

    fn game(room: &str, at: u64) -> MyGame {
        MyGame {
            room: room.into(),
            number: 1,
            at,
            game: "tranquility".into(),
            options: Value::Null,
            names: vec!["Ana".into()],
            partners: Vec::new(),
            own: Seat::at(0),
            outcome: Some(Outcome::Won {}),
            figures: Some(Figures { placed: 36, of: 36 }),
            actions: 44,
            turns: Some(41),
            settings: None,
            daily: None,
        }
    }

    #[tokio::test]
    async fn games_are_noted_once_and_erased_for_good() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = SqliteJournal::open(&folder.path().join("journal.db")).expect("a journal");
        let ana: GuestId = "a".repeat(32).parse().expect("an id");
        for noted in [game("one", 10), game("two", 20), game("one", 10)] {
            note(&journal, ana, noted).await.expect("noted");
        }
        let list = async || noted(&journal, ana).await.expect("noted").into_list();
        assert_eq!(list().await, [game("two", 20), game("one", 10)]);
        erase(&journal, ana, 30).await.expect("erased");
        assert_eq!(list().await, []);
        note(&journal, ana, game("three", 40)).await.expect("noted");
        let mut again = noted(&journal, ana).await.expect("noted");
        again.add(game("two", 20));
        assert_eq!(again.into_list(), [game("three", 40)], "what was erased stays away");
        assert_eq!(journal.read(&stream(ana), 0).await.expect("entries").len(), 1);
    }

    #[tokio::test]
    async fn games_are_erased_at_once_although_the_request_is_dropped() {
        let journal = FakeJournal::default();
        let ana: GuestId = "a".repeat(32).parse().expect("an id");
        note(&journal, ana, game("one", 10)).await.expect("noted");
        // It goes no further than to the second change.
        journal.set(State::StuckOn("guest/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/games"));
        let erasing = erase(&journal, ana, 30).now_or_never();
        assert!(erasing.is_none(), "dropped");
        journal.set(State::There);
        let mut left = noted(&journal, ana).await.expect("noted");
        left.add(game("one", 10));
        assert_eq!(left.into_list(), []);
    }

    #[tokio::test]
    async fn what_another_version_has_written_hides_no_other_game() {
        let journal = FakeJournal::default();
        let ana: GuestId = "a".repeat(32).parse().expect("an id");
        let mut of_a_later_one = serde_json::to_value(game("two", 20)).expect("JSON");
        of_a_later_one["settings"] = serde_json::json!({"options": {}, "lights": "dim"});
        let mut with_another_end = of_a_later_one.clone();
        with_another_end["outcome"] = serde_json::json!({"result": "adjourned"});
        let notes = [of_a_later_one.to_string(), with_another_end.to_string(), "{".into()];
        journal.append_now(&stream(ana), 0, notes.map(String::into_bytes).into()).expect("noted");
        note(&journal, ana, game("three", 30)).await.expect("noted");
        let list = noted(&journal, ana).await.expect("noted").into_list();
        assert_eq!(list, [game("three", 30), game("two", 20)]);
    }
}
