//! Tables that are so old that they are deleted.

use crate::sockets::{
    server::{Server, rooms_beside},
    tables::deals::{alone, concede, start},
};
use journal::{Journal, SqliteJournal};
use serde_json::{Value, json};
use std::{path::Path, sync::Arc, time::Duration};
use test_support::{
    client::{Client, ROOM_CLOSED, secret},
    journal::{FakeJournal, State},
};
use tokio::task::yield_now;
use tranquility::{
    archive::{
        Archive,
        retention::{RetentionOptions, delete_expired, expired},
    },
    clock::Clock,
    cluster::bus::Alone,
    identity::{
        guest::{GuestId, Secret},
        room_code::RoomCode,
    },
    protocol::error_code::{ErrorCode, Refusable},
    room::{
        model::{next_deal::NextDeal, room::TableEnd},
        registry::Rooms,
        restore::RoomError,
    },
};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// A moment in 2023.
const THEN: u64 = 1_700_000_000_000;
const KEEP: RetentionOptions = RetentionOptions { keep_rooms: Some(10) };

fn at(now: u64) -> Clock {
    Clock::new(move || now)
}

async fn server_at(now: u64, data: tempfile::TempDir) -> Server {
    Server::at(at(now), data, &["--limits=off"]).await
}

/// The journal of a server, opened as another process would.
fn journal_in(data: &Path) -> Arc<dyn Journal> {
    Arc::new(SqliteJournal::open(&data.join("journal.db")).unwrap())
}

/// The rooms of another process on the same journal.
async fn rooms_at(now: u64, journal: &Arc<dyn Journal>) -> Arc<Rooms> {
    rooms_beside(journal.clone(), Arc::new(Alone), at(now)).await
}

/// Deletes what is too old at that moment; the codes of the rooms that are left.
async fn rooms_left_at(now: u64, journal: &Arc<dyn Journal>) -> Vec<String> {
    let old = expired(&**journal, KEEP, now).await.unwrap().expired;
    let deleted =
        delete_expired(&*rooms_at(now, journal).await, KEEP, Duration::ZERO).await.unwrap();
    assert_eq!(deleted, old.len() as u64, "what was announced is what is done: {old:?}");
    let streams = journal.streams("room/", None, 100).await.unwrap();
    streams.iter().map(|stream| stream["room/".len()..].to_owned()).collect()
}

fn sorted<const N: usize>(mut codes: [String; N]) -> Vec<String> {
    codes.sort();
    codes.into()
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_tables_are_deleted_and_running_games_much_later() {
    let server = server_at(THEN, tempfile::tempdir().unwrap()).await;
    let body = || json!({"game": "tranquility"});
    let empty = server.room_with(body()).await;
    let (over, mut ana) = alone(&server, 1, body()).await;
    ana.ok(start()).await;
    ana.ok(concede()).await;
    let (running, mut bo) = alone(&server, 2, body()).await;
    bo.ok(start()).await;
    drop((ana, bo));
    let data = server.stop().await;
    let journal = journal_in(data.path());
    for room in [&over, &running] {
        let stream = format!("analysis/{room}/1");
        journal.append(&stream, 0, vec![b"{}".to_vec()]).await.unwrap();
    }
    let analyses = async || journal.streams("analysis/", None, 100).await.unwrap();

    let all = sorted([empty, over, running.clone()]);
    assert_eq!(rooms_left_at(THEN + 10 * DAY - 1, &journal).await, all);
    assert_eq!(rooms_left_at(THEN - DAY, &journal).await, all, "the clock went back");
    assert_eq!(rooms_left_at(THEN + 10 * DAY, &journal).await, [running.as_str()]);
    assert_eq!(analyses().await, [format!("analysis/{running}/1")]);
    assert_eq!(rooms_left_at(THEN + 40 * DAY - 1, &journal).await, [running.as_str()]);
    assert_eq!(rooms_left_at(THEN + 40 * DAY, &journal).await, [""; 0]);
    assert_eq!(analyses().await, [""; 0]);
    let forever = RetentionOptions { keep_rooms: None };
    assert_eq!(expired(&*journal, forever, u64::MAX).await.unwrap().expired, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_years_ahead_deletes_nothing() {
    let journal: Arc<dyn Journal> = Arc::new(FakeJournal::default());
    let (_, _, mut codes) = three_tables(&journal).await;
    let ahead = THEN + 4000 * DAY;
    assert_eq!(rooms_left_at(ahead, &journal).await, codes);
    let found = expired(&*journal, KEEP, ahead).await.unwrap();
    assert_eq!((found.expired.len(), found.doubtful), (0, 3));

    // A table that is opened meanwhile expires by the same clock, and takes none of the others along.
    let (_, _, others) = tables(&journal, ahead, 2, 1).await;
    codes.extend(others);
    codes.sort();
    assert_eq!(rooms_left_at(ahead + 9 * DAY, &journal).await, codes);
    assert_eq!(rooms_left_at(ahead + 10 * DAY, &journal).await.len(), 3);
}

/// Three tables on the list of a guest; their codes, sorted.
async fn three_tables(journal: &Arc<dyn Journal>) -> (Arc<Rooms>, GuestId, Vec<String>) {
    tables(journal, THEN, 1, 3).await
}

/// So many tables on the list of that guest, created at that moment.
async fn tables(
    journal: &Arc<dyn Journal>,
    now: u64,
    guest: u8,
    count: u64,
) -> (Arc<Rooms>, GuestId, Vec<String>) {
    let rooms = rooms_at(now, journal).await;
    let ana = Secret::parse(&secret(guest)).unwrap().guest_id();
    let mut codes = Vec::new();
    for at in 0..count {
        let new = serde_json::from_value(json!({"game": "tranquility"})).unwrap();
        let room = rooms.create(ana, new, NextDeal::Random).await.unwrap();
        let came = json!({"at": now, "room": room}).to_string().into_bytes();
        journal.append(&format!("guest/{ana}"), at, vec![came]).await.unwrap();
        codes.push(room);
    }
    codes.sort();
    (rooms, ana, codes)
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_busy_hides_no_other() {
    let fake = Arc::new(FakeJournal::default());
    let journal: Arc<dyn Journal> = fake.clone();
    let (rooms, ana, codes) = three_tables(&journal).await;
    let archive = Archive::of(&rooms);
    for room in &codes[1..] {
        archive.summary(room).await.unwrap();
    }
    fake.set(State::StuckReading(format!("room/{}", codes[0]).leak()));
    let (asking, busy) = (archive.clone(), codes[0].clone());
    tokio::spawn(async move { asking.summary(&busy).await.map(drop) });
    yield_now().await;
    let mut tables = archive.tables_of(ana).await.unwrap();
    tables.sort_by(|one, other| one.code.cmp(&other.code));
    assert!(tables.iter().map(|table| &table.code).eq(&codes[1..]), "{tables:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_hides_no_other_and_keeps_none_from_being_deleted() {
    let fake = Arc::new(FakeJournal::default());
    let journal: Arc<dyn Journal> = fake.clone();
    let (rooms, ana, codes) = three_tables(&journal).await;
    let damaged = format!("room/{}", codes[0]);
    fake.damage(&damaged);

    let archive = Archive::of(&rooms);
    assert_eq!(archive.tables_of(ana).await.unwrap().len(), 2);
    assert_eq!(archive.games_of(ana).await.unwrap(), []);
    let later = THEN + 10 * DAY;
    let found = expired(&*journal, KEEP, later).await.unwrap();
    assert_eq!((found.expired.len(), found.unreadable), (2, 1));
    let rooms = rooms_at(later, &journal).await;
    assert_eq!(delete_expired(&rooms, KEEP, Duration::ZERO).await, Ok(2));
    assert_eq!(fake.streams_now("room/", None, 9), [damaged]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_pointed_to_a_deleted_table_goes_on_without_it() {
    let server = server_at(THEN, tempfile::tempdir().unwrap()).await;
    let (old, mut ana) = alone(&server, 1, json!({"game": "tranquility"})).await;
    ana.ok(start()).await;
    ana.ok(concede()).await;
    let (_, given) = server.post(1, &format!("/api/rooms/{old}/games/1/deal"), json!({})).await;
    let code = given["code"].as_str().unwrap().to_owned();
    let deal = json!({"type": "given", "code": code});
    server.post(1, "/api/me/link", json!({})).await;
    drop(ana);
    let data = server.stop().await;

    let server = server_at(THEN + 9 * DAY, data).await;
    let (kept, mut ana) = alone(&server, 1, json!({"deal": deal})).await;
    ana.ok(start()).await;
    ana.ok(concede()).await;
    let results = async |server: &Server| {
        let (status, page) = server.get(1, &format!("/api/deals/{code}")).await;
        assert_eq!(status, 200, "{page}");
        let results = page["results"].as_array().unwrap().clone();
        results.iter().map(|result| result["replay"].clone()).collect::<Vec<Value>>()
    };
    let replay = |room: &str| json!(format!("/t/{room}/games/1"));
    // Asked before as well, so that a server that remembers has to notice.
    assert_eq!(results(&server).await, [replay(&old), replay(&kept)]);
    let others = async |journal: &Arc<dyn Journal>| {
        let streams = journal.streams("", None, 100).await.unwrap();
        streams.into_iter().filter(|stream| !stream.starts_with("room/")).collect::<Vec<_>>()
    };
    let journal = journal_in(server.data.path());
    let before = others(&journal).await;
    assert!(before.iter().any(|stream| stream.starts_with("guest/")), "{before:?}");
    assert_eq!(rooms_left_at(THEN + 11 * DAY, &journal).await, [kept.as_str()]);
    assert_eq!(others(&journal).await, before, "nothing else is deleted");

    assert_eq!(results(&server).await, [replay(&kept)]);
    for path in ["", "/games/1/replay", "/games/1/record", "/games/1/log"] {
        let (status, refused) = server.get(1, &format!("/api/rooms/{old}{path}")).await;
        assert_eq!((status, &refused["code"]), (404, &json!("unknown_room")), "{path}");
    }
    assert!(Client::try_join(server.address, &old, 1).await.is_err());
    let (_, tables) = server.get(1, "/api/me/tables").await;
    let codes: Vec<_> = tables.as_array().unwrap().iter().map(|table| &table["code"]).collect();
    assert_eq!(codes, [&kept]);
    let (_, games) = server.get(1, "/api/me/games").await;
    let rooms: Vec<_> = games.as_array().unwrap().iter().map(|game| &game["room"]).collect();
    assert_eq!(rooms, [&kept, &old], "the guest's own list outlives the tables");
    let (status, created) = server.post(2, "/api/rooms", json!({"deal": deal})).await;
    assert_eq!(status, 201, "the deal can still be played: {created}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_room_is_kept_and_one_that_is_live_elsewhere_ends_cleanly() {
    let server = server_at(THEN, tempfile::tempdir().unwrap()).await;
    let (room, mut ana) = alone(&server, 1, json!({"game": "tranquility"})).await;
    let mut bo = Client::join(server.address, &room, 2).await;
    let journal = journal_in(server.data.path());
    let later = THEN + 50 * DAY;
    let here = rooms_at(later, &journal).await;
    here.start(&RoomCode::parse(&room).unwrap()).await.unwrap();
    assert_eq!(delete_expired(&here, KEEP, Duration::ZERO).await, Ok(0), "it is live here");
    assert_eq!(rooms_left_at(later, &journal).await, [""; 0]);

    ana.send(json!({"type": "stand"})).await.unwrap();
    for client in [&mut ana, &mut bo] {
        assert_eq!(client.closed().await, ROOM_CLOSED);
    }
    let (status, refused) = server.get(1, &format!("/api/rooms/{room}")).await;
    assert_eq!((status, &refused["code"]), (404, &json!("unknown_room")));
    assert!(journal.streams("room/", None, 1).await.unwrap().is_empty(), "it stays deleted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_acts_first_wins_and_what_was_only_marked_is_deleted_next_time() {
    let server = server_at(THEN, tempfile::tempdir().unwrap()).await;
    let room = server.room().await;
    let data = server.stop().await;
    let journal = journal_in(data.path());
    let later = THEN + 50 * DAY;
    let stream = format!("room/{room}");
    // Another process was stopped between marking the table and deleting it.
    let mark = json!({"at": later, "do": {"type": "withdrawn", "why": TableEnd::Expired}});
    journal.append(&stream, 1, vec![mark.to_string().into_bytes()]).await.unwrap();
    let rooms = rooms_at(later, &journal).await;
    let code = RoomCode::parse(&room).unwrap();
    let is_gone =
        async |rooms: &Arc<Rooms>| matches!(rooms.start(&code).await, Err(RoomError::Unknown));
    assert!(is_gone(&rooms).await);
    let refused = Archive::of(&rooms).summary(&room).await.unwrap_err();
    assert!(refused.refused().is(ErrorCode::UnknownRoom));
    assert_eq!(rooms_left_at(later, &journal).await, [""; 0]);
    assert!(is_gone(&rooms).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_are_deleted_when_they_are_old() {
    let server = server_at(THEN, tempfile::tempdir().unwrap()).await;
    let record = include_str!("../../../record/tests/records/good/won_2.json");
    let record: Value = serde_json::from_str(record).unwrap();
    let id = server.post(1, "/api/records", record).await.1["id"].take();
    let data = server.stop().await;
    let journal = journal_in(data.path());
    let analysis = format!("analysis/record/{}", id.as_str().unwrap());
    journal.append(&analysis, 0, vec![b"{}".to_vec()]).await.unwrap();
    journal.append("record/damaged", 0, vec![b"{".to_vec()]).await.unwrap();
    for (days, left) in [(10, 2), (11, 1)] {
        let now = THEN + days * DAY;
        assert_eq!(expired(&*journal, KEEP, now).await.unwrap().uploads, 2 - left);
        let rooms = rooms_at(now, &journal).await;
        assert_eq!(delete_expired(&rooms, KEEP, Duration::ZERO).await, Ok(2 - left));
        assert_eq!(journal.streams("record/", None, 9).await.unwrap().len() as u64, left);
        assert_eq!(journal.streams("analysis/", None, 9).await.unwrap().len() as u64, left - 1);
    }
}
