//! What holds for every implementation of the journal.

use futures_util::future::BoxFuture;
use journal::{Journal, JournalError};
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use tokio::{task::JoinSet, time::timeout};

/// What holds a journal.
pub trait Storage {
    /// Opens it once more, as another process would.
    fn open(&self) -> BoxFuture<'_, Arc<dyn Journal>>;

    /// Ends at once whatever serves it, as a power cut would, and starts it again.
    fn restart(&self) -> BoxFuture<'_, ()>;
}

/// Runs the whole suite, each part on a storage of its own.
pub async fn all<S: Storage>(storage: impl Fn() -> S) {
    macro_rules! run {
        ($($part:ident)*) => {$($part(&storage()).await;)*};
    }
    run! {
        a_stream_begins_empty
        appends_are_read_back_in_order
        a_wrong_length_is_a_conflict
        several_entries_are_appended_together
        a_stream_is_extended_whatever_its_length
        streams_are_apart
        streams_are_listed_by_their_prefix
        streams_are_listed_page_by_page
        what_is_listed_exists
        one_appender_wins_each_position
        what_was_appended_outlives_the_journal
        a_deleted_stream_begins_anew
        a_watcher_learns_every_growth
        a_watcher_learns_what_others_write
        a_watch_ends_with_its_journal
        an_abandoned_append_happens_once_or_never
        a_restarted_storage_goes_on
    }
}

fn entries(range: std::ops::Range<u32>) -> Vec<Vec<u8>> {
    range.map(|number| number.to_le_bytes().to_vec()).collect()
}

async fn read(journal: &Arc<dyn Journal>, stream: &str) -> Vec<Vec<u8>> {
    journal.read(stream, 0).await.expect("readable")
}

async fn append(journal: &Arc<dyn Journal>, stream: &str, length: u64, new: Vec<Vec<u8>>) {
    journal.append(stream, length, new).await.expect("appended");
}

fn conflict(actual: u64) -> Result<(), JournalError> {
    Err(JournalError::Conflict { actual })
}

async fn a_stream_begins_empty(storage: &dyn Storage) {
    let journal = storage.open().await;
    assert!(read(&journal, "a").await.is_empty());
    assert_eq!(journal.append("a", 0, vec![]).await, Ok(()));
    assert_eq!(*journal.watch("a").await.expect("watched").borrow(), 0);
    assert_eq!(journal.delete("a").await, Ok(()));
}

async fn appends_are_read_back_in_order(storage: &dyn Storage) {
    let journal = storage.open().await;
    for number in 0..20 {
        append(&journal, "a", number.into(), entries(number..number + 1)).await;
    }
    for from in [0, 1, 19, 20, 21] {
        let rest = journal.read("a", from.into()).await.expect("readable");
        assert_eq!(rest, entries(from.min(20)..20), "from {from}");
    }
    assert!(journal.read("a", u64::MAX).await.expect("readable").is_empty());
}

async fn a_wrong_length_is_a_conflict(storage: &dyn Storage) {
    let journal = storage.open().await;
    append(&journal, "a", 0, entries(0..2)).await;
    for wrong in [0, 1, 3, u64::MAX] {
        assert_eq!(journal.append("a", wrong, entries(7..8)).await, conflict(2), "{wrong}");
    }
    assert_eq!(journal.append("new", 1, entries(7..8)).await, conflict(0));
    assert_eq!(read(&journal, "a").await, entries(0..2));
    assert!(read(&journal, "new").await.is_empty());
}

async fn several_entries_are_appended_together(storage: &dyn Storage) {
    let journal = storage.open().await;
    let odd = vec![vec![], vec![0, 255, 10], b"\xF0\x9F\x90\x99".to_vec(), vec![1; 100_000]];
    append(&journal, "a", 0, odd.clone()).await;
    assert_eq!(journal.append("a", 1, entries(0..3)).await, conflict(4));
    assert_eq!(read(&journal, "a").await, odd);
}

async fn a_stream_is_extended_whatever_its_length(storage: &dyn Storage) {
    const MOST: u64 = 12;
    let journals = [storage.open().await, storage.open().await];
    append(&journals[0], "a", 0, entries(0..4)).await;
    let mut extensions = JoinSet::new();
    for (number, journal) in (4..12).zip(journals.iter().cycle()) {
        let journal = Arc::clone(journal);
        extensions
            .spawn(async move { journal.extend("a", entries(number..number + 1), MOST).await });
    }
    assert!(extensions.join_all().await.into_iter().all(|extended| extended == Ok(())));
    let stored = read(&journals[1], "a").await;
    assert_eq!(BTreeSet::from_iter(stored.clone()), BTreeSet::from_iter(entries(0..12)));
    assert_eq!(stored.len(), 12, "each once");
    for journal in &journals {
        assert_eq!(journal.extend("a", entries(12..14), MOST).await, Ok(()));
    }
    assert_eq!(read(&journals[0], "a").await, stored, "there are enough");
}

async fn streams_are_apart(storage: &dyn Storage) {
    let journal = storage.open().await;
    let names = ["a", "A", "a/b", "a%", "a ", "é", "a'--"];
    for (number, name) in (0..).zip(names) {
        append(&journal, name, 0, entries(number..number + 1)).await;
    }
    for (number, name) in (0..).zip(names) {
        assert_eq!(read(&journal, name).await, entries(number..number + 1), "{name}");
    }
}

async fn list(
    journal: &Arc<dyn Journal>,
    prefix: &str,
    after: Option<&str>,
    limit: usize,
) -> Vec<String> {
    journal.streams(prefix, after, limit).await.expect("listed")
}

async fn streams_are_listed_by_their_prefix(storage: &dyn Storage) {
    let journal = storage.open().await;
    let names = ["room/B", "room/A", "room", "room/", "roon", "r_om/A", "é", "room/\u{10FFFF}x"];
    for name in names {
        append(&journal, name, 0, entries(0..2)).await;
    }
    let rooms = ["room/", "room/A", "room/B", "room/\u{10FFFF}x"];
    assert_eq!(list(&journal, "room/", None, 10).await, rooms);
    assert_eq!(list(&journal, "room/", Some("room/"), 10).await, rooms[1..]);
    assert_eq!(list(&journal, "room/", Some("room/AA"), 10).await, rooms[2..]);
    assert_eq!(list(&journal, "room/", Some("a"), 10).await, rooms, "after what comes before all");
    assert!(list(&journal, "room/", Some("roon"), 10).await.is_empty());
    assert!(list(&journal, "Room/", None, 10).await.is_empty());
    assert_eq!(list(&journal, "é", None, 10).await, ["é"]);
    let mut all = names.map(str::to_owned);
    all.sort();
    assert_eq!(list(&journal, "", None, 10).await, all);
}

async fn streams_are_listed_page_by_page(storage: &dyn Storage) {
    let journal = storage.open().await;
    let names: Vec<String> = (0..25).map(|number| format!("a/{number:02}")).collect();
    for name in names.iter().rev().chain([&"b".to_owned()]) {
        append(&journal, name, 0, entries(0..1)).await;
    }
    let mut seen: Vec<String> = Vec::new();
    loop {
        let page = list(&journal, "a/", seen.last().map(String::as_str), 10).await;
        if page.is_empty() {
            break;
        }
        assert!(page.len() <= 10, "{page:?}");
        seen.extend(page);
    }
    assert_eq!(seen, names);
    assert!(list(&journal, "a/", None, 0).await.is_empty());
}

async fn what_is_listed_exists(storage: &dyn Storage) {
    let [journal, other] = [storage.open().await, storage.open().await];
    append(&journal, "a", 0, vec![]).await;
    assert!(list(&journal, "", None, 10).await.is_empty(), "nothing was written");
    append(&journal, "a", 0, entries(0..1)).await;
    assert_eq!(list(&other, "", None, 10).await, ["a"]);
    other.delete("a").await.expect("deleted");
    assert!(list(&journal, "", None, 10).await.is_empty());
}

async fn one_appender_wins_each_position(storage: &dyn Storage) {
    const APPENDERS: u8 = 8;
    const LENGTH: u64 = 50;
    let mut appenders = JoinSet::new();
    for appender in 0..APPENDERS {
        let journal = storage.open().await;
        appenders.spawn(async move {
            let mut won = BTreeSet::new();
            let mut length = 0;
            while length < LENGTH {
                match journal.append("a", length, vec![vec![appender]]).await {
                    Ok(()) => {
                        won.insert(length);
                        length += 1;
                    }
                    Err(JournalError::Conflict { actual }) => {
                        assert!(actual > length, "a stream of {actual} entries refused {length}");
                        length = actual;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (appender, won)
        });
    }
    let stored = appenders.join_all().await;
    let stream = read(&storage.open().await, "a").await;
    assert_eq!(stream.len() as u64, LENGTH);
    for (position, entry) in (0..).zip(&stream) {
        let winners: Vec<u8> = stored
            .iter()
            .filter_map(|(appender, won)| won.contains(&position).then_some(*appender))
            .collect();
        assert_eq!(&winners, entry, "position {position}");
    }
}

async fn what_was_appended_outlives_the_journal(storage: &dyn Storage) {
    for round in 0..3 {
        let journal = storage.open().await;
        assert_eq!(read(&journal, "a").await, entries(0..2 * round));
        append(&journal, "a", (2 * round).into(), entries(2 * round..2 * round + 2)).await;
        assert_eq!(journal.append("a", 0, entries(0..1)).await, conflict((2 * round + 2).into()));
    }
}

async fn a_deleted_stream_begins_anew(storage: &dyn Storage) {
    let journal = storage.open().await;
    let other = storage.open().await;
    append(&journal, "a", 0, entries(0..3)).await;
    append(&other, "b", 0, entries(0..2)).await;
    let mut watch = other.watch("a").await.expect("watched");
    journal.delete("a").await.expect("deleted");
    assert!(read(&other, "a").await.is_empty());
    watch.wait_for(|&length| length == 0).await.expect("told");
    // A writer that knew the old stream must not write to a new one.
    append(&journal, "c", 0, entries(5..6)).await;
    assert_eq!(other.append("a", 3, entries(9..10)).await, conflict(0));
    append(&other, "a", 0, entries(7..8)).await;
    for journal in [journal, other, storage.open().await] {
        assert_eq!(read(&journal, "a").await, entries(7..8));
        assert_eq!(read(&journal, "b").await, entries(0..2));
        assert_eq!(read(&journal, "c").await, entries(5..6));
    }
}

async fn a_watcher_learns_every_growth(storage: &dyn Storage) {
    const LENGTH: u32 = 200;
    let journal = storage.open().await;
    append(&journal, "a", 0, entries(0..1)).await;
    let mut watch = journal.watch("a").await.expect("watched");
    assert_eq!(*watch.borrow_and_update(), 1);
    let writer = tokio::spawn({
        let journal = Arc::clone(&journal);
        async move {
            for number in 1..LENGTH {
                append(&journal, "other", (number - 1).into(), entries(0..1)).await;
                append(&journal, "a", number.into(), entries(number..number + 1)).await;
            }
        }
    });
    let mut seen = read(&journal, "a").await;
    while seen.len() < LENGTH as usize {
        let length = *watch.wait_for(|&length| length > seen.len() as u64).await.expect("told");
        let new = journal.read("a", seen.len() as u64).await.expect("readable");
        assert!(seen.len() + new.len() >= length as usize, "told of what can't be read");
        seen.extend(new);
    }
    writer.await.expect("written");
    assert_eq!(seen, entries(0..LENGTH));
}

async fn a_watcher_learns_what_others_write(storage: &dyn Storage) {
    let [here, there] = [storage.open().await, storage.open().await];
    let mut watch = here.watch("a").await.expect("watched");
    append(&there, "a", 0, entries(0..2)).await;
    watch.wait_for(|&length| length == 2).await.expect("told");
    // An append from here notices the other's writes first; followers are told all the same.
    append(&there, "a", 2, entries(2..3)).await;
    append(&here, "b", 0, entries(0..1)).await;
    watch.wait_for(|&length| length == 3).await.expect("told");
    assert_eq!(read(&here, "a").await, entries(0..3));
}

async fn a_watch_ends_with_its_journal(storage: &dyn Storage) {
    let journal = storage.open().await;
    let mut watch = journal.watch("a").await.expect("watched");
    drop(journal);
    assert!(watch.changed().await.is_err());
}

/// A writer that did not wait for the answer can find out what has become of an append, as after a
/// timeout.
async fn an_abandoned_append_happens_once_or_never(storage: &dyn Storage) {
    const ROUNDS: u32 = 60;
    let journal = storage.open().await;
    let mut length = 0;
    for round in 0..ROUNDS {
        let pair = entries(2 * round..2 * round + 2);
        let patience = Duration::from_micros(30) * round;
        let answer = timeout(patience, journal.append("a", length, pair.clone())).await;
        // The same again, until it is known to be stored.
        loop {
            let stored = read(&journal, "a").await;
            if stored.len() as u64 == length + 2 {
                assert_eq!(stored[length as usize..], pair, "round {round}");
                break;
            }
            assert_eq!(stored.len() as u64, length, "round {round}");
            assert_ne!(answer, Ok(Ok(())), "round {round}: acknowledged and not stored");
            match journal.append("a", length, pair.clone()).await {
                Ok(()) | Err(JournalError::Conflict { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
        length += 2;
    }
    assert_eq!(read(&journal, "a").await, entries(0..2 * ROUNDS));
}

async fn a_restarted_storage_goes_on(storage: &dyn Storage) {
    let [here, there] = [storage.open().await, storage.open().await];
    append(&here, "a", 0, entries(0..2)).await;
    let mut watch = here.watch("a").await.expect("watched");
    storage.restart().await;
    append(&there, "a", 2, entries(2..4)).await;
    watch.wait_for(|&length| length == 4).await.expect("told");
    assert_eq!(here.append("a", 2, entries(9..10)).await, conflict(4));
    append(&here, "a", 4, entries(4..5)).await;
    assert_eq!(read(&storage.open().await, "a").await, entries(0..5));
}
