//! The tables that a guest has joined: a stream per guest, so that every device and every server has
//! the same list.
//!
//! A long stream is started anew. Its content is first saved in a second stream, so that nothing is
//! lost if the server stops in between: reading both again gives the same list. A visit that another
//! server stores at that very moment may get lost.

use crate::{
    identity::{guest::GuestId, room_code::RoomCode},
    ops::entries,
};
use journal::{Journal, JournalError, Step};
use serde::{Deserialize, Serialize};
use std::slice;

/// The most tables remembered.
pub(crate) const REMEMBERED: usize = 50;
/// The length at which a stream is started anew.
const MOST_ENTRIES: usize = 1000;

/// An entry of a guest's stream.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Visit {
    /// The guest joined a table.
    Came {
        /// Milliseconds since 1970 (UTC).
        at: u64,
        room: String,
    },
    /// The guest removed a table from the list.
    Forgot {
        /// Milliseconds since 1970 (UTC).
        at: u64,
        forgotten: String,
    },
    /// The list as it was before.
    Kept {
        /// Milliseconds since 1970 (UTC).
        at: u64,
        kept: Vec<String>,
    },
}

/// Records that a guest has joined a table, at a moment in milliseconds since 1970 (UTC).
pub(crate) async fn remember(
    journal: &dyn Journal,
    guest: GuestId,
    room: &RoomCode,
    at: u64,
) -> Result<(), JournalError> {
    change(journal, guest, at, |known| {
        let new = !known.contains(room);
        new.then(|| Visit::Came { at, room: room.to_string() })
    })
    .await
}

/// Removes a table from a guest's list, at a moment in milliseconds since 1970 (UTC).
pub(crate) async fn forget(
    journal: &dyn Journal,
    guest: GuestId,
    room: &RoomCode,
    at: u64,
) -> Result<(), JournalError> {
    change(journal, guest, at, |known| {
        let listed = known.contains(room);
        listed.then(|| Visit::Forgot { at, forgotten: room.to_string() })
    })
    .await
}

/// Removes all tables from a guest's list.
pub(crate) async fn forget_all(journal: &dyn Journal, guest: GuestId) -> Result<(), JournalError> {
    // In this order a stop in between leaves what was there before.
    journal.delete(&stream(guest)).await?;
    journal.delete(&stream_before(guest)).await
}

/// The tables that the guest has joined, most recent last; no more than [`REMEMBERED`].
pub(crate) async fn list(
    journal: &dyn Journal,
    guest: GuestId,
) -> Result<Vec<RoomCode>, JournalError> {
    let before = journal.read(&stream_before(guest), 0).await?;
    let since = journal.read(&stream(guest), 0).await?;
    Ok(fold(guest, before.last(), &since))
}

async fn change(
    journal: &dyn Journal,
    guest: GuestId,
    at: u64,
    decide: impl Fn(&[RoomCode]) -> Option<Visit>,
) -> Result<(), JournalError> {
    let (stream, stream_before) = (stream(guest), stream_before(guest));
    journal::fold(journal, &stream, async |stored: Vec<Vec<u8>>| {
        let before = journal.read(&stream_before, 0).await?;
        let known = fold(guest, before.last(), &stored);
        let Some(visit) = decide(&known) else { return Ok(Step::Done(())) };
        if stored.len() < MOST_ENTRIES {
            return Ok(Step::Append(entries::encode(&visit)?, ()));
        }
        let kept = known.iter().map(RoomCode::to_string).collect();
        let kept = entries::encode(&Visit::Kept { at, kept })?;
        // Another server may have kept more and begun the stream anew since it was read.
        match journal.append(&stream, stored.len() as u64, Vec::new()).await {
            Ok(()) => {}
            Err(JournalError::Conflict { .. }) => return Ok(Step::Again),
            Err(error) => return Err(error),
        }
        match journal.append(&stream_before, before.len() as u64, vec![kept]).await {
            Ok(()) => journal.delete(&stream).await?,
            Err(JournalError::Conflict { .. }) => {}
            Err(error) => return Err(error),
        }
        Ok(Step::Again)
    })
    .await
}

/// The list after these entries, most recent last.
fn fold(guest: GuestId, before: Option<&Vec<u8>>, stored: &[Vec<u8>]) -> Vec<RoomCode> {
    let before = entries::decode(&stream_before(guest), before.map_or(&[], slice::from_ref));
    let since = entries::decode(&stream(guest), stored);
    let mut rooms: Vec<RoomCode> = Vec::new();
    for visit in before.into_iter().chain(since) {
        match visit {
            Visit::Came { room, .. } => {
                rooms.retain(|known| known.as_str() != room);
                rooms.extend(RoomCode::parse(&room));
            }
            Visit::Forgot { forgotten, .. } => rooms.retain(|known| known.as_str() != forgotten),
            Visit::Kept { kept, .. } => {
                rooms = kept.iter().filter_map(|room| RoomCode::parse(room).ok()).collect();
            }
        }
    }
    rooms.split_off(rooms.len().saturating_sub(REMEMBERED))
}

fn stream(guest: GuestId) -> String {
    format!("guest/{guest}")
}

/// The stream with the saved content of the one that was started anew.
fn stream_before(guest: GuestId) -> String {
    format!("guest/{guest}/before")
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use journal::SqliteJournal;
    use test_support::journal::{FakeJournal, State};

    fn journal(folder: &tempfile::TempDir) -> SqliteJournal {
        SqliteJournal::open(&folder.path().join("journal.db")).expect("a journal")
    }

    fn guest(digit: char) -> GuestId {
        digit.to_string().repeat(32).parse().expect("an id")
    }

    fn room(number: usize) -> RoomCode {
        let code: String = format!("{number:010}").replace('0', "a").replace('1', "b");
        RoomCode::parse(&code).expect("a code")
    }

    #[tokio::test]
    async fn tables_are_remembered_once_and_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = journal(&folder);
        let ana = guest('a');
        for number in [1, 2, 1, 2, 3] {
            remember(&journal, ana, &room(number), 1).await.expect("remembered");
        }
        assert_eq!(list(&journal, ana).await, Ok(vec![room(1), room(2), room(3)]));
        assert_eq!(journal.read(&stream(ana), 0).await.expect("entries").len(), 3);
        forget(&journal, ana, &room(1), 1).await.expect("forgotten");
        forget(&journal, ana, &room(7), 1).await.expect("nothing to forget");
        assert_eq!(list(&journal, ana).await, Ok(vec![room(2), room(3)]));
        let torn = ["{", "{\"by\":\"another version\"}", "{\"at\":1,\"room\":\"no code\"}"];
        let torn = torn.map(|entry| entry.into()).into();
        journal.extend(&stream(ana), torn, u64::MAX).await.expect("stored");
        remember(&journal, ana, &room(1), 1).await.expect("remembered");
        assert_eq!(list(&journal, ana).await, Ok(vec![room(2), room(3), room(1)]));
        assert_eq!(list(&journal, guest('b')).await, Ok(vec![]));
    }

    #[tokio::test]
    async fn of_many_tables_the_newest_are_remembered_and_the_stream_stays_short() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = journal(&folder);
        let ana = guest('a');
        let old = (0..MOST_ENTRIES).map(|number| {
            let visit = Visit::Came { at: 1, room: room(number).to_string() };
            serde_json::to_vec(&visit).expect("json")
        });
        journal.append(&stream(ana), 0, old.collect()).await.expect("stored");
        let newest = |from: usize, to: usize| (from..to).map(room).collect::<Vec<_>>();
        let end = MOST_ENTRIES;
        assert_eq!(list(&journal, ana).await, Ok(newest(end - REMEMBERED, end)));
        remember(&journal, ana, &room(end), 1).await.expect("remembered");
        assert_eq!(list(&journal, ana).await, Ok(newest(end + 1 - REMEMBERED, end + 1)));
        let entries = journal.read(&stream(ana), 0).await.expect("entries");
        assert_eq!(entries.len(), 1);
        forget(&journal, ana, &room(end - 1), 1).await.expect("forgotten");
        let rooms = list(&journal, ana).await.expect("a list");
        assert_eq!(rooms.last(), Some(&room(end)));
        assert!(!rooms.contains(&room(end - 1)) && rooms.contains(&room(end - 2)));
    }

    #[tokio::test]
    async fn a_stop_while_a_stream_is_begun_anew_loses_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = journal(&folder);
        let ana = guest('a');
        for number in [1, 2, 3] {
            remember(&journal, ana, &room(number), 1).await.expect("remembered");
        }
        forget(&journal, ana, &room(2), 1).await.expect("forgotten");
        let rooms = Ok(vec![room(1), room(3)]);
        assert_eq!(list(&journal, ana).await, rooms);
        let kept = vec![room(1).to_string(), room(3).to_string()];
        let kept = entries::encode(&Visit::Kept { at: 1, kept }).expect("json");
        journal.append(&stream_before(ana), 0, vec![kept]).await.expect("stored");
        assert_eq!(list(&journal, ana).await, rooms, "kept, and not yet begun anew");
        journal.delete(&stream(ana)).await.expect("deleted");
        assert_eq!(list(&journal, ana).await, rooms, "begun anew");
    }

    #[tokio::test]
    async fn what_another_server_remembers_while_the_stream_is_begun_anew_is_kept() {
        let journal = FakeJournal::default();
        let ana = guest('a');
        let entry = |visit: &Visit| entries::encode(visit).expect("json");
        let came = |number| entry(&Visit::Came { at: 1, room: room(number).to_string() });
        journal.append_now(&stream(ana), 0, vec![came(1); MOST_ENTRIES]).expect("stored");
        journal.set(State::StuckReading("guest/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/before"));
        let two = room(2);
        let mut remembering = Box::pin(remember(&journal, ana, &two, 1));
        assert!(remembering.as_mut().now_or_never().is_none(), "the stream is read");
        let kept = entry(&Visit::Kept { at: 1, kept: vec![room(1).to_string()] });
        journal.append_now(&stream_before(ana), 0, vec![kept]).expect("stored");
        journal.delete_now(&stream(ana));
        journal.append_now(&stream(ana), 0, vec![came(3)]).expect("stored");
        journal.set(State::There);
        remembering.await.expect("remembered");
        assert_eq!(list(&journal, ana).await, Ok(vec![room(1), room(3), two.clone()]));
    }

    #[tokio::test]
    async fn two_visits_at_once_are_both_remembered() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = journal(&folder);
        let ana = guest('a');
        let rooms = [room(1), room(2)];
        let visits = rooms.iter().map(|room| remember(&journal, ana, room, 1));
        let visits = futures_util::future::join_all(visits).await;
        assert!(visits.iter().all(Result::is_ok), "{visits:?}");
        assert_eq!(list(&journal, ana).await.map(|rooms| rooms.len()), Ok(2));
    }
}
