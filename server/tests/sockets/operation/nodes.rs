//! Several nodes on one journal.

use crate::sockets::{
    games::play,
    server::{Server, rooms_beside, rooms_of_others},
    tables::partners::play_beside_partners,
};
use journal::Journal;
use serde_json::{Value, json};
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use test_support::{
    bus::Local,
    choose::choose,
    client::{Client, TRY_AGAIN, fresh_id, secret},
    journal::{FakeJournal, State},
};
use tokio::{net::TcpListener, sync::watch};
use tranquility::{
    archive::retention::{RetentionOptions, delete_expired},
    clock::Clock,
    cluster::members::Members,
    identity::room_code::RoomCode,
    node::Node,
};

/// Two nodes.
struct Nodes {
    one: Server,
    other: Server,
    /// What each knows.
    members: [Arc<Members>; 2],
    /// Whether each can't renew its registration.
    away: [watch::Sender<bool>; 2],
    journal: Arc<FakeJournal>,
    bus: Arc<Local>,
}

impl Nodes {
    async fn start(arguments: &[&str]) -> Nodes {
        let journal = Arc::new(FakeJournal::default());
        let bus = Arc::new(Local::default());
        let unmet = ["--limits=off"];
        let arguments = [&unmet[..], arguments].concat();
        let mut nodes = Vec::new();
        for _ in 0..2 {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let members = Members::new(listener.local_addr().unwrap().to_string());
            let away = watch::Sender::new(false);
            let node = Node { listener, members: members.clone(), away: away.subscribe() };
            let server = Server::among(journal.clone(), bus.clone(), Some(node), &arguments).await;
            nodes.push((server, members, away));
        }
        let [one, other] = nodes.try_into().unwrap_or_else(|_| panic!("two"));
        let (one, members, away) = (one.0, [one.1, other.1], [one.2, other.2]);
        let nodes = Nodes { one, other: other.0, members, away, journal, bus };
        nodes.know(true);
        nodes
    }

    /// Lets the nodes know of each other, or each of itself alone.
    fn know(&self, of_each_other: bool) {
        let all = self.members.each_ref().map(|members| members.own().to_owned());
        for members in &self.members {
            members.set(if of_each_other { all.clone().into() } else { BTreeSet::new() });
        }
    }

    /// The node on which a room lives, and the other one.
    fn owner(&self, room: &str) -> [&Server; 2] {
        match self.members[0].owns(&RoomCode::parse(room).unwrap()) {
            true => [&self.one, &self.other],
            false => [&self.other, &self.one],
        }
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
async fn a_table_lives_on_one_node_and_is_reached_by_both() {
    let nodes = Nodes::start(&[]).await;
    let room = nodes.one.room().await;
    let ana = Client::join(nodes.one.address, &room, 1).await;
    let bo = Client::join(nodes.other.address, &room, 2).await;
    assert_eq!(nodes.journal.take_room_entries_read(), 1, "one node reads it, once");
    for server in nodes.owner(&room) {
        let (status, summary) = server.get(3, &format!("/api/rooms/{room}")).await;
        assert_eq!((status, &summary["game"]), (200, &json!("tranquility")));
        assert_eq!(server.get(3, "/api/rooms/aaaaabbbbb").await.0, 404);
    }
    drop((ana, bo));
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_believe_to_own_a_table_one_lets_go() {
    let nodes = Nodes::start(&[]).await;
    nodes.know(false);
    let room = nodes.one.room().await;
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    let mut bo = Client::join(nodes.other.address, &room, 2).await;
    let sit = |seat: u8, name: &str| json!({"type": "sit", "seat": seat, "name": name});
    ana.ok(sit(0, "Ana")).await;
    let views = bo.views;
    let id = fresh_id();
    bo.send_as(&id, sit(1, "Bo")).await.unwrap();
    assert_eq!(bo.closed().await, TRY_AGAIN);
    assert_eq!(bo.views, views, "no frame of a room that was let go");
    // There the room is made anew, and the other node is the one to let go.
    let mut bo = Client::come_back(nodes.other.address, &room, 2, ana.seq()).await.unwrap();
    assert_eq!(bo.view["table"]["seats"][0]["name"], "Ana");
    bo.send_as(&id, sit(1, "Bo")).await.unwrap();
    assert_eq!(bo.answer(&id).await.unwrap(), Ok(()));
    ana.send(json!({"type": "stand"})).await.unwrap();
    assert_eq!(ana.closed().await, TRY_AGAIN);
    let done = nodes.entries(&room).await;
    assert_eq!(done.iter().filter(|entry| entry["cause"]["id"] == id).count(), 1);
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_shown_nothing_older_than_what_another_node_has_shown() {
    let nodes = Nodes::start(&[]).await;
    nodes.know(false);
    let room = nodes.one.room().await;
    let mut behind = Client::join(nodes.other.address, &room, 2).await;
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    let seen = ana.seq();
    loop {
        match Client::come_back(nodes.other.address, &room, 1, seen).await {
            Ok(again) => break assert_eq!(again.seq(), seen),
            // The room is let go there, and made anew.
            Err(_) => tokio::task::yield_now().await,
        }
    }
    assert_eq!(behind.closed().await, TRY_AGAIN);
    // A guest who only says so sends no one away.
    let liar = Client::join_after(nodes.one.address, &room, 3, 1000).await.unwrap();
    assert_eq!(liar.seq(), seen);
    ana.ok(json!({"type": "stand"})).await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_moves_to_a_node_that_comes() {
    let nodes = Nodes::start(&[]).await;
    nodes.know(false);
    let room = loop {
        let room = nodes.one.room().await;
        let all = nodes.members.each_ref().map(|members| members.own().to_owned());
        let known = Members::new(all[0].clone());
        known.set(all.into());
        if !known.owns(&RoomCode::parse(&room).unwrap()) {
            break room;
        }
    };
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    ana.ok(json!({"type": "sit", "seat": 0, "name": "Ana"})).await;
    nodes.know(true);
    assert_eq!(ana.closed().await, TRY_AGAIN);
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    assert_eq!(ana.view["you"]["seat"], 0);
    ana.ok(json!({"type": "stand"})).await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_node_that_stops_are_taken_over_at_once() {
    let nodes = Nodes::start(&[]).await;
    let room = loop {
        let room = nodes.one.room().await;
        let moved = RoomCode::parse(&room).unwrap();
        nodes.know(true);
        if nodes.members[0].owns(&moved) {
            break room;
        }
    };
    let mut ana = Client::join(nodes.one.address, &room, 1).await;
    let mut bo = Client::join(nodes.other.address, &room, 2).await;
    bo.ok(json!({"type": "sit", "seat": 1, "name": "Bo"})).await;
    let Nodes { one, other, .. } = nodes;
    one.stop().await;
    assert_eq!(ana.closed().await, TRY_AGAIN);
    assert_eq!(bo.closed().await, TRY_AGAIN);
    let mut bo = Client::join(other.address, &room, 2).await;
    assert_eq!(bo.view["you"]["seat"], 1);
    bo.ok(json!({"type": "stand"})).await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_shows_no_one_less_than_they_have_seen() {
    let nodes = Nodes::start(&[]).await;
    let (room, mut clients) = nodes.game(tranquility()).await;
    nodes.journal.set(State::Away);
    nodes.away.iter().for_each(|away| _ = away.send_replace(true));
    for client in &mut clients {
        client.until(|client| client.storage == [false]).await.unwrap();
    }
    let place = clients.iter().position(Client::is_my_move).unwrap();
    let action = json!({"type": "act", "action": choose(&clients[place].view)});
    clients[place].refused(action.clone(), "unavailable").await;
    let [owner, _] = nodes.owner(&room);
    let seq = clients[0].seq();
    assert_eq!(Client::come_back(owner.address, &room, 1, seq).await.unwrap().seq(), seq);
    assert!(Client::come_back(owner.address, &room, 1, seq + 1).await.is_err());
    nodes.journal.set(State::There);
    nodes.away.iter().for_each(|away| _ = away.send_replace(false));
    clients[place].until(|client| client.storage == [false, true]).await.unwrap();
    clients[place].ok(action).await;
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_but_a_node_is_believed_to_have_passed_a_request_on() {
    let nodes = Nodes::start(&[]).await;
    let room = nodes.one.room().await;
    let forged = "eyJhdCI6MX0.AAAA";
    for (address, status) in
        [(nodes.one.address.to_string(), 200), (nodes.members[0].own().to_owned(), 403)]
    {
        for seal in [None, Some(forged)] {
            let url = format!("http://{address}/api/rooms/{room}");
            let mut request = reqwest::Client::new().get(url).bearer_auth(secret(1));
            if let Some(seal) = seal {
                request = request.header("x-tranquility-passed-on", seal);
            }
            assert_eq!(request.send().await.unwrap().status(), status, "{address} {seal:?}");
        }
    }
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_passed_on_counts_once_for_its_address() {
    let nodes = Nodes::start(&["--set=requests-per-second=1"]).await;
    nodes.know(false);
    let room = nodes.one.room().await;
    nodes.know(true);
    let path = format!("/api/rooms/{room}");
    let [owner, first] = nodes.owner(&room);
    // One each was spent on the table, and every second of a slow machine allows one more.
    let mut answers = Vec::new();
    for server in [first, owner].into_iter().cycle().take(60) {
        answers.push(server.get_as_stranger(&path).await.0);
    }
    assert!(answers[..9].iter().all(|status| *status == 200), "{answers:?}");
    assert!(answers.contains(&429), "{answers:?}");
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_deletes_old_tables_of_its_own_alone() {
    let nodes = Nodes::start(&[]).await;
    nodes.one.room().await;
    let clock = Clock::new(|| Clock::default().now() + 11 * 24 * 60 * 60 * 1000);
    let keep = RetentionOptions { keep_rooms: Some(10) };
    let journal: Arc<dyn Journal> = nodes.journal.clone();
    let others = rooms_of_others(journal.clone(), nodes.bus.clone(), clock.clone()).await;
    assert_eq!(delete_expired(&others, keep, Duration::ZERO).await, Ok(0));
    let own = rooms_beside(journal, nodes.bus.clone(), clock).await;
    assert_eq!(delete_expired(&own, keep, Duration::ZERO).await, Ok(1));
    nodes.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_play_where_the_table_lives() {
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
    record::verify(&nodes.record(1, &room).await).unwrap();
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
