//! Several nodes on one journal.

use crate::sockets::{
    games::play,
    server::{Server, rooms_beside},
    tables::partners::play_beside_partners,
};
use journal::Journal;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use test_support::{
    bus::Local,
    choose::choose,
    client::{Client, ROOM_CLOSED, fresh_id},
    journal::{FakeJournal, State},
};
use tranquility::{
    archive::retention::{RetentionOptions, delete_expired},
    clock::Clock,
};

/// Two nodes.
struct Nodes {
    one: Server,
    other: Server,
    journal: Arc<FakeJournal>,
    bus: Arc<Local>,
}

impl Nodes {
    async fn start(arguments: &[&str]) -> Nodes {
        let journal = Arc::new(FakeJournal::default());
        let bus = Arc::new(Local::default());
        let unmet = ["--limits=off"];
        let arguments = [&unmet[..], arguments].concat();
        let one = Server::node(journal.clone(), bus.clone(), &arguments).await;
        let other = Server::node(journal.clone(), bus.clone(), &arguments).await;
        Nodes { one, other, journal, bus }
    }

    /// A game of guests 1 and 2, the second on the other node.
    async fn game(&self, body: Value) -> (String, Vec<Client>) {
        let room = self.one.room_with(body).await;
        let mut ana = Client::join(self.one.address, &room, 1).await;
        let mut bo = Client::join(self.other.address, &room, 2).await;
        ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
        bo.ok(json!({"type": "sit", "seat": 1, "name": "Bo"})).await;
        ana.until(|ana| ana.view["table"]["seats"][1]["name"] == "Bo").await.unwrap();
        ana.ok(json!({"type": "start"})).await;
        bo.until(|bo| bo.view["table"]["phase"] == "playing").await.unwrap();
        (room, vec![ana, bo])
    }

    /// The record of the first game of a table.
    async fn record(&self, guest: u8, room: &str) -> String {
        let (_, record) = self.one.get(guest, &format!("/api/rooms/{room}/games/1/record")).await;
        record.to_string()
    }

    async fn entries(&self, room: &str) -> Vec<Value> {
        let entries = self.journal.read(&format!("room/{room}"), 0).await.unwrap();
        entries.iter().map(|entry| serde_json::from_slice(entry).unwrap()).collect()
    }

    async fn stop(self) {
        self.one.stop().await;
        self.other.stop().await;
    }
}

fn tranquility() -> Value {
    json!({"game": "tranquility"})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_guests_on_different_nodes() {
    let nodes = Nodes::start(&[]).await;
    let (room, mut clients) = nodes.game(tranquility()).await;
    play(&mut clients, 12).await;
    let [ana, bo] = &mut clients[..] else { panic!("two") };
    let newest = nodes.entries(&room).await.len() as u64;
    for client in [ana, bo] {
        client.until(|client| client.view["seq"] == newest).await.unwrap();
    }
    // A guest who joins at the other node sees no less.
    let ana_again = Client::join(nodes.other.address, &room, 1).await;
    assert_eq!(ana_again.view["seq"], newest);
    assert_eq!(ana_again.view["you"]["game"], clients[0].view["you"]["game"]);
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leads_through_a_game_is_told_at_the_other_node() {
    let nodes = Nodes::start(&[]).await;
    let (_, mut clients) = nodes.game(tranquility()).await;
    for client in &mut clients {
        client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    let [ana, bo] = &mut clients[..] else { panic!("two") };
    ana.until(Client::is_over).await.unwrap();
    let sight = json!({"position": 1, "viewpoint": 0, "guided": false, "pointer": null});
    ana.ok(json!({"type": "lead"})).await;
    ana.send(json!({"type": "show", "sight": sight})).await.unwrap();
    bo.until(|bo| bo.led["sight"] == sight).await.unwrap();
    assert_eq!((&bo.led["name"], &bo.led["own"]), (&json!("Ana"), &json!(false)));
    bo.ok(json!({"type": "lead"})).await;
    ana.until(|ana| ana.led["name"] == "Bo").await.unwrap();
    ana.refused(json!({"type": "show", "sight": sight}), "not_leading").await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_reaches_two_nodes_is_done_once() {
    let nodes = Nodes::start(&[]).await;
    let room = nodes.one.room().await;
    let mut here = Client::join(nodes.one.address, &room, 1).await;
    let mut there = Client::join(nodes.other.address, &room, 1).await;
    for seat in 0..5 {
        let sit = json!({"type": "sit", "seat": seat, "name": "Ana"});
        let id = fresh_id();
        here.send_as(&id, sit.clone()).await.unwrap();
        there.send_as(&id, sit).await.unwrap();
        assert_eq!(here.answer(&id).await.unwrap(), Ok(()));
        assert_eq!(there.answer(&id).await.unwrap(), Ok(()));
        let entries = nodes.entries(&room).await;
        let done = entries.iter().filter(|entry| entry["cause"]["id"] == id).count();
        assert_eq!(done, 1, "seat {seat}");
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_one_node_refused_before_another_did_it_is_done() {
    let nodes = Nodes::start(&[]).await;
    let room = nodes.one.room().await;
    let mut here = Client::join(nodes.one.address, &room, 1).await;
    let mut there = Client::join(nodes.other.address, &room, 1).await;
    let (stand, id) = (json!({"type": "stand"}), fresh_id());
    there.send_as(&id, stand.clone()).await.unwrap();
    assert_eq!(there.answer(&id).await.unwrap().unwrap_err()["code"], "not_seated");
    here.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    here.send_as(&id, stand.clone()).await.unwrap();
    assert_eq!(here.answer(&id).await.unwrap(), Ok(()));
    there.until(|there| there.view["seq"] == here.view["seq"]).await.unwrap();
    there.send_as(&id, stand).await.unwrap();
    assert_eq!(there.answer(&id).await.unwrap(), Ok(()));
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_comes_to_players_when_those_who_watch_on_another_node_do_something() {
    let nodes = Nodes::start(&[]).await;
    let body = json!({"game": "tranquility", "open_hands": true});
    let (room, mut clients) = nodes.game(body).await;
    let mut talkative = Client::join(nodes.other.address, &room, 3).await;
    play(&mut clients, 2).await;
    let seen = clients.iter().filter_map(|client| client.view["seq"].as_u64()).max();
    for client in &mut clients {
        client.until(|client| client.view["seq"].as_u64() == seen).await.unwrap();
    }
    let before: Vec<_> = clients.iter().map(|client| (client.views, client.chats)).collect();

    talkative.ok(json!({"type": "look"})).await;
    talkative.ok(json!({"type": "name", "name": "I see it all"})).await;
    talkative.ok(json!({"type": "chat", "text": "Bo is stuck"})).await;
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let action = choose(&clients[place].view);
    clients[place].ok(json!({"type": "act", "action": action})).await;
    let moved = clients[place].view["seq"].clone();
    for (client, (views, chats)) in clients.iter_mut().zip(before) {
        client.until(|client| client.view["seq"] == moved).await.unwrap();
        assert_eq!((client.views, client.chats), (views + 1, chats), "the move, and nothing else");
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_by_every_node_once() {
    let nodes = Nodes::start(&[]).await;
    let body = json!({"game": "tranquility", "listed": true});
    let room = nodes.one.room_with(body).await;
    let ana = Client::join(nodes.one.address, &room, 1).await;
    let listed = async |server: &Server, holds: &dyn Fn(&[Value]) -> bool| loop {
        let (_, list) = server.get(9, "/api/tables").await;
        if holds(list.as_array().unwrap()) {
            break;
        }
        tokio::task::yield_now().await;
    };
    let is_it = |list: &[Value]| list.len() == 1 && list[0]["code"] == room;
    listed(&nodes.one, &is_it).await;
    listed(&nodes.other, &is_it).await;
    let bo = Client::join(nodes.other.address, &room, 2).await;
    drop(ana);
    listed(&nodes.other, &is_it).await;
    drop(bo);
    for server in [&nodes.one, &nodes.other] {
        listed(server, &<[Value]>::is_empty).await;
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_closed_is_closed_on_all_nodes() {
    let nodes = Nodes::start(&[]).await;
    let (room, mut clients) = nodes.game(tranquility()).await;
    let length = nodes.entries(&room).await.len() as u64;
    let closed = json!({"at": 1, "do": {"type": "withdrawn", "why": "closed"}});
    let closed = vec![closed.to_string().into_bytes()];
    nodes.journal.append(&format!("room/{room}"), length, closed).await.unwrap();
    for client in &mut clients {
        assert_eq!(client.closed().await, ROOM_CLOSED);
    }
    assert_eq!(nodes.other.get(1, &format!("/api/rooms/{room}")).await.0, 410);
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_deleted_is_closed_on_all_nodes() {
    let nodes = Nodes::start(&[]).await;
    let (room, mut clients) = nodes.game(tranquility()).await;
    nodes.journal.delete(&format!("room/{room}")).await.unwrap();
    for client in &mut clients {
        assert_eq!(client.closed().await, ROOM_CLOSED);
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_deleted_while_a_guest_is_connected_to_another_node() {
    let nodes = Nodes::start(&[]).await;
    let room = nodes.one.room().await;
    let ana = Client::join(nodes.one.address, &room, 1).await;
    let journal: Arc<dyn Journal> = nodes.journal.clone();
    let clock = Clock::new(|| Clock::default().now() + 11 * 24 * 60 * 60 * 1000);
    let rooms = rooms_beside(journal, nodes.bus.clone(), clock).await;
    let keep = RetentionOptions { keep_rooms: Some(10) };
    assert_eq!(delete_expired(&rooms, keep, Duration::ZERO).await, Ok(0));
    drop(ana);
    // The node has yet to notice.
    while delete_expired(&rooms, keep, Duration::ZERO).await == Ok(0) {}
    assert!(nodes.entries(&room).await.is_empty());
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_partner_acts_twice_although_all_nodes_think() {
    let nodes = Nodes::start(&["--set=partner-pace=0"]).await;
    let table = json!({
        "game": "tranquility", "name": "Ana", "partners": ["steady", "gentle", "steady"]
    });
    let room = nodes.one.room_with(table).await;
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    let mut watcher = Client::join(nodes.other.address, &room, 9).await;
    ana.ok(json!({"type": "start"})).await;
    play_beside_partners(&mut ana).await;
    watcher.until(Client::is_over).await.unwrap();
    rules::record::verify(&nodes.record(1, &room).await).unwrap();
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_partner_acts_once_the_storage_is_back() {
    let nodes = Nodes::start(&["--set=partner-pace=0.1"]).await;
    let table = json!({"game": "tranquility", "partners": ["steady", "steady"]});
    let room = nodes.one.room_with(table).await;
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    ana.ok(json!({"type": "start"})).await;
    nodes.journal.set(State::Away);
    ana.until(|ana| ana.storage == [false]).await.unwrap();
    let entries = ana.view["seq"].clone();
    nodes.journal.set(State::There);
    ana.until(|ana| ana.view["seq"] != entries).await.unwrap();
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_storage_is_away_tables_are_shown_and_nothing_is_accepted() {
    let nodes = Nodes::start(&[]).await;
    let (room, mut clients) = nodes.game(tranquility()).await;
    let entries = nodes.entries(&room).await;
    nodes.journal.set(State::Away);
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let action = json!({"type": "act", "action": choose(&clients[place].view)});
    clients[place].refused(action.clone(), "unavailable").await;
    clients[place].until(|client| client.storage == [false]).await.unwrap();
    let server = [&nodes.one, &nodes.other][place];
    assert_eq!(server.get(1, "/readyz").await.0, 503);
    let late = Client::join(server.address, &room, 1).await;
    assert_eq!(
        (late.view["table"]["phase"].as_str(), late.storage),
        (Some("playing"), vec![false])
    );

    nodes.journal.set(State::There);
    clients[place].until(|client| client.storage == [false, true]).await.unwrap();
    assert_eq!(nodes.entries(&room).await, entries, "nothing was done");
    clients[place].ok(action).await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_stored_uses_up_no_budget() {
    let nodes = Nodes::start(&[]).await;
    let room = nodes.one.room_with(tranquility()).await;
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    let rename = |name: &str| json!({"type": "name", "name": name});
    nodes.journal.set(State::Away);
    for _ in 0..4 {
        ana.refused(rename("Anna"), "unavailable").await;
    }
    ana.until(|ana| ana.storage == [false]).await.unwrap();
    nodes.journal.set(State::There);
    ana.until(|ana| ana.storage == [false, true]).await.unwrap();
    for name in ["Anna", "Anne", "Anja"] {
        ana.ok(rename(name)).await;
    }
    ana.refused(rename("Annika"), "renamed_too_often").await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_told_that_the_storage_is_away_before_a_move_is_refused() {
    let nodes = Nodes::start(&[]).await;
    let (_, mut clients) = nodes.game(tranquility()).await;
    nodes.journal.set(State::Away);
    for (server, client) in [&nodes.one, &nodes.other].into_iter().zip(&mut clients) {
        // An answer is believed for a moment.
        while server.get(1, "/readyz").await.0 != 503 {}
        client.until(|client| client.storage == [false]).await.unwrap();
    }
    nodes.journal.set(State::There);
    for client in &mut clients {
        client.until(|client| client.storage == [false, true]).await.unwrap();
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_waits_for_a_storage_that_does_not_answer_is_told_so() {
    let nodes = Nodes::start(&["--set=drop-after=2"]).await;
    let (_, mut clients) = nodes.game(tranquility()).await;
    nodes.journal.set(State::Stuck);
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let action = json!({"type": "act", "action": choose(&clients[place].view)});
    let before = clients[place].view["seq"].clone();
    let id = clients[place].send(action).await.unwrap();
    clients[place].until(|client| client.storage == [false]).await.unwrap();
    assert_eq!(clients[place].view["seq"], before, "nothing is shown that may not last");
    // Who waits for the storage has not gone.
    clients[place].pinged().await;
    nodes.journal.set(State::There);
    assert_eq!(clients[place].answer(&id).await.unwrap(), Ok(()));
    clients[place].until(|client| client.storage == [false, true]).await.unwrap();
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_waits_for_what_other_tables_know_of_a_deal_is_told_so() {
    let nodes = Nodes::start(&[]).await;
    let daily = json!({"game": "tranquility", "deal": {"type": "daily"}});
    let room = nodes.one.room_with(daily).await;
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    nodes.journal.set(State::StuckOn("daily/"));
    let id = ana.send(json!({"type": "start"})).await.unwrap();
    ana.until(|ana| ana.storage == [false]).await.unwrap();
    nodes.journal.set(State::There);
    assert_eq!(ana.answer(&id).await.unwrap(), Ok(()));
    ana.until(|ana| ana.storage == [false, true]).await.unwrap();
    nodes.journal.set(State::Away);
    // The game can't be noted.
    ana.refused(json!({"type": "end_game"}), "unavailable").await;
    ana.until(|ana| ana.storage == [false, true, false]).await.unwrap();
    nodes.stop().await;
}
