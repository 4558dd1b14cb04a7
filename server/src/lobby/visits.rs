//! The tables that a guest has joined: a stream per guest, so that every device and every server has
//! the same list. Its newest entry is the list.
//!
//! Until 0.3.0 each visit was an entry, and what a long stream had held before was saved in a second one.

use crate::{
    identity::{guest::GuestId, room_code::RoomCode},
    ops::entries,
};
use journal::{Journal, JournalError, Step};
use serde::{Deserialize, Serialize};
use std::slice;

/// The most tables remembered.
pub(crate) const REMEMBERED: usize = 50;

/// The list at a moment in milliseconds since 1970 (UTC).
#[derive(Serialize, Deserialize)]
struct List {
    at: u64,
    #[serde(rename = "kept")]
    rooms: Vec<String>,
}

/// An entry as 0.3.0 wrote it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Visit {
    /// The guest joined a table.
    Came {
        room: String,
    },
    /// The guest removed a table from the list.
    Forgot {
        forgotten: String,
    },
    List(List),
}

/// Records that a guest has joined a table, at a moment in milliseconds since 1970 (UTC).
pub(crate) async fn remember(
    journal: &dyn Journal,
    guest: GuestId,
    room: &RoomCode,
    at: u64,
) -> Result<(), JournalError> {
    change(journal, guest, at, |rooms| {
        if !rooms.contains(room) {
            rooms.push(room.clone());
            rooms.drain(..rooms.len().saturating_sub(REMEMBERED));
        }
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
    change(journal, guest, at, |rooms| rooms.retain(|known| known != room)).await
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
    rooms(journal, guest, journal::newest(journal, &stream(guest)).await?).await
}

async fn change(
    journal: &dyn Journal,
    guest: GuestId,
    at: u64,
    change: impl Fn(&mut Vec<RoomCode>),
) -> Result<(), JournalError> {
    journal::fold_newest(journal, &stream(guest), async |newest| {
        let before = rooms(journal, guest, newest).await?;
        let mut rooms = before.clone();
        change(&mut rooms);
        if rooms == before {
            return Ok(Step::Done(()));
        }
        let rooms = rooms.iter().map(RoomCode::to_string).collect();
        Ok(Step::Append(entries::encode(&List { at, rooms })?, ()))
    })
    .await
}

/// The list, given the newest entry of the stream.
async fn rooms(
    journal: &dyn Journal,
    guest: GuestId,
    newest: Option<Vec<u8>>,
) -> Result<Vec<RoomCode>, JournalError> {
    match newest.as_deref().map(serde_json::from_slice) {
        Some(Ok(List { rooms, .. })) => Ok(codes(&rooms)),
        _ => before_lists(journal, guest).await,
    }
}

/// The list as 0.3.0 left it.
async fn before_lists(
    journal: &dyn Journal,
    guest: GuestId,
) -> Result<Vec<RoomCode>, JournalError> {
    let saved = journal.read(&stream_before(guest), 0).await?;
    let saved = entries::decode(&stream_before(guest), saved.last().map_or(&[], slice::from_ref));
    let since = journal.read(&stream(guest), 0).await?;
    let since = entries::decode(&stream(guest), &since);
    let mut rooms: Vec<RoomCode> = Vec::new();
    for visit in saved.into_iter().chain(since) {
        match visit {
            Visit::Came { room } => {
                rooms.retain(|known| known.as_str() != room);
                rooms.extend(RoomCode::parse(&room));
            }
            Visit::Forgot { forgotten } => rooms.retain(|known| known.as_str() != forgotten),
            Visit::List(list) => rooms = codes(&list.rooms),
        }
    }
    Ok(rooms.split_off(rooms.len().saturating_sub(REMEMBERED)))
}

fn codes(rooms: &[String]) -> Vec<RoomCode> {
    rooms.iter().filter_map(|room| RoomCode::parse(room).ok()).collect()
}

fn stream(guest: GuestId) -> String {
    format!("guest/{guest}")
}

/// The stream in which 0.3.0 saved what was in the other.
fn stream_before(guest: GuestId) -> String {
    format!("guest/{guest}/before")
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::SqliteJournal;

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
        assert_eq!(list(&journal, guest('b')).await, Ok(vec![]));
        for number in 10..10 + REMEMBERED {
            remember(&journal, ana, &room(number), 1).await.expect("remembered");
        }
        let newest: Vec<_> = (10..10 + REMEMBERED).map(room).collect();
        assert_eq!(list(&journal, ana).await, Ok(newest));
    }

    #[tokio::test]
    async fn what_0_3_0_wrote_is_read_and_continued() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = journal(&folder);
        let ana = guest('a');
        let came = |number| format!("{{\"at\":1,\"room\":\"{}\"}}", room(number));
        let kept = format!("{{\"at\":1,\"kept\":[\"{}\",\"{}\"]}}", room(1), room(2));
        journal.append(&stream_before(ana), 0, vec![kept.into()]).await.expect("stored");
        let forgot = format!("{{\"at\":1,\"forgotten\":\"{}\"}}", room(2));
        let torn = ["{", "{\"by\":\"another version\"}", "{\"at\":1,\"room\":\"no code\"}"];
        let since = [came(3), forgot, came(4)].into_iter().chain(torn.map(str::to_owned));
        let since = since.map(String::into_bytes).collect();
        journal.append(&stream(ana), 0, since).await.expect("stored");
        let known = vec![room(1), room(3), room(4)];
        assert_eq!(list(&journal, ana).await, Ok(known.clone()));
        remember(&journal, ana, &room(5), 1).await.expect("remembered");
        assert_eq!(list(&journal, ana).await, Ok([known.clone(), vec![room(5)]].concat()));
        assert_eq!(before_lists(&journal, ana).await, list(&journal, ana).await, "by 0.3.0 too");
        forget_all(&journal, ana).await.expect("forgotten");
        assert_eq!(list(&journal, ana).await, Ok(vec![]));
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
