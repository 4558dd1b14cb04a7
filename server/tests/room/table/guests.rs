//! Guests without a seat: what the host sees of them, and how they are kept off.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, DEE, MINUTE, Sent, TestTable, WIM, crowd, guest, options};
use tranquility::protocol::{command::Command, message::Talk};

fn chat(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

fn name(name: &str) -> Value {
    json!({"type": "name", "name": name})
}

fn sit(seat: u8, name: &str) -> Value {
    json!({"type": "sit", "seat": seat, "name": name})
}

fn lock(locked: bool) -> Value {
    json!({"type": "lock", "locked": locked})
}

fn remove(handle: &str) -> Value {
    json!({"type": "remove_guest", "guest": handle})
}

fn mute(handle: &str, muted: bool) -> Value {
    json!({"type": "mute", "guest": handle, "muted": muted})
}

/// The names of the guests in the host's list.
fn listed(table: &TestTable, number: u8) -> Vec<Option<String>> {
    let may = table.view(number)["you"]["may"].clone();
    let guests = may["guests"].as_array().unwrap().iter();
    guests.map(|guest| guest["name"].as_str().map(str::to_owned)).collect()
}

#[test]
fn the_host_removes_guests_without_a_seat() {
    let mut table = TestTable::new();
    table.seat(2);
    table.ok(WIM, name("Wim"));
    assert_eq!(listed(&table, ANA), [Some("Wim".into()), None, None]);
    assert!(listed(&table, BO).is_empty());
    let wim = table.handle(ANA, Some("Wim"));
    assert!(!guest(WIM).to_string().contains(&wim), "it is no key to other tables");
    table.refused(BO, remove(&wim), "not_host");
    table.refused(ANA, remove("0123456789abcdef"), "unknown_guest");
    table.ok(ANA, remove(&wim));
    table.refused(ANA, remove(&wim), "unknown_guest");
    table.refused(WIM, chat("why?"), "removed");
    table.refused(WIM, sit(3, "Wim"), "removed");
    assert_eq!(table.view(ANA)["table"]["watchers"], 2, "removed guests do not count");
    table.check_fold();

    let nameless = table.handle(ANA, None);
    table.ok(ANA, remove(&nameless));
    let removed = table.view(ANA)["you"]["may"]["removed_guests"].clone();
    assert_eq!(removed[1]["name"], Value::Null);
    table.ok(ANA, json!({"type": "readmit", "guest": removed[0]["guest"]}));
    table.ok(WIM, sit(3, "Wim"));
    table.check_fold();
}

#[test]
fn a_host_who_watches_removes_spectators_and_a_host_who_plays_does_not_see_them() {
    let mut table = TestTable::new();
    for (number, called) in [(ANA, "Ana"), (WIM, "Wim")] {
        table.ok(number, name(called));
    }
    for (seat, number) in [BO, CHI].into_iter().enumerate() {
        table.ok(number, sit(seat as u8, test_support::table::name(number)));
    }
    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(listed(&table, ANA), [Some("Wim".into()), None]);
    let wim = table.handle(ANA, Some("Wim"));
    table.ok(ANA, remove(&wim));
    assert_eq!(table.view(WIM)["game"], Value::Null);
    assert_eq!(table.view(WIM)["you"]["channel"], Value::Null);
    table.refused(ANA, json!({"type": "readmit", "guest": wim}), "game_running");
    table.check_fold();

    let mut table = TestTable::new();
    table.ok(WIM, name("Wim"));
    let wim = table.handle(ANA, Some("Wim"));
    table.seat(3);
    table.ok(ANA, json!({"type": "start"}));
    assert!(listed(&table, ANA).is_empty(), "it would tell how many watch");
    table.refused(ANA, remove(&wim), "unknown_guest");
    table.refused(ANA, mute(&wim, true), "unknown_guest");
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(listed(&table, ANA), [Some("Chi".into())], "that Chi has no seat is no news");
    let chi = table.handle(ANA, Some("Chi"));
    table.ok(ANA, remove(&chi));
    table.come(CHI);
    table.refused(CHI, json!({"type": "take_over", "seat": 2, "name": "Chi"}), "removed");
    table.check_fold();
}

#[test]
fn a_host_who_could_take_a_seat_learns_nothing_from_those_who_see_the_hands() {
    let mut table = TestTable::open_hands("tranquility", options(0), Talk::Silent, 3);
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(ANA, json!({"type": "stand"}));
    table.ok(ANA, json!({"type": "start"}));
    table.ok(WIM, json!({"type": "look"}));
    table.ok(WIM, name("Bo holds the start"));
    assert!(listed(&table, ANA).is_empty());
    table.ok(ANA, json!({"type": "look"}));
    assert_eq!(listed(&table, ANA)[0].as_deref(), Some("Bo holds the start"));
}

#[test]
fn who_is_muted_says_nothing_until_the_host_listens_again() {
    let mut table = TestTable::new();
    table.seat(2);
    table.ok(WIM, name("Wim"));
    table.ok(WIM, chat("one"));
    let wim = table.handle(ANA, Some("Wim"));
    table.refused(BO, mute(&wim, true), "not_host");
    table.ok(ANA, mute(&wim, true));
    table.refused(WIM, chat("two"), "muted");
    let view = table.view(WIM);
    assert_eq!(view["you"]["channel"], Value::Null);
    assert_eq!(view["you"]["may"]["muted"], true);
    assert_eq!(table.lines(WIM), ["one"], "reading is another thing");
    let length = table.stream.len();
    table.ok(ANA, mute(&wim, true));
    assert_eq!(table.stream.len(), length, "nothing changes");
    // A seat is no way around it, and the host finds the guest there too.
    table.ok(WIM, sit(3, "Wim"));
    table.refused(WIM, chat("three"), "muted");
    assert_eq!(table.handle(ANA, Some("Wim")), wim);
    table.ok(ANA, mute(&wim, false));
    table.ok(WIM, chat("four"));
    table.check_fold();
}

#[test]
fn at_a_locked_table_no_newcomer_takes_a_seat() {
    let mut table = TestTable::new();
    table.seat(3);
    table.refused(BO, lock(true), "not_host");
    table.ok(ANA, lock(true));
    let length = table.stream.len();
    table.ok(ANA, lock(true));
    assert_eq!(table.stream.len(), length);
    assert_eq!(table.view(WIM)["table"]["locked"], true);
    assert_eq!(table.view(WIM)["you"]["may"]["sit"], false);
    table.refused(WIM, sit(3, "Wim"), "table_locked");
    table.ok(BO, sit(4, "Bo"));
    table.ok(ANA, json!({"type": "stand"}));
    table.ok(ANA, sit(0, "Ana"));
    table.ok(ANA, json!({"type": "start"}));
    table.refused(ANA, lock(false), "game_running");
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    table.come(CHI);
    let take = json!({"type": "take_over", "seat": 1, "name": "Chi"});
    assert_eq!(table.view(WIM)["you"]["may"]["take_over"], json!([]));
    table.refused(WIM, take.clone(), "table_locked");
    table.ok(CHI, take);
    table.check_fold();
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(ANA, lock(false));
    table.ok(WIM, sit(3, "Wim"));
}

#[test]
fn a_seat_takes_its_name_from_a_spectator_who_looks_like_it() {
    let mut table = TestTable::new();
    table.ok(WIM, name("Bo"));
    table.ok(WIM, chat("I am Bo"));
    table.ok(BO, sit(1, "BO"));
    assert_eq!(table.view(WIM)["you"]["name"], Value::Null);
    table.refused(WIM, chat("I am Bo"), "name_required");
    table.refused(WIM, name("bo"), "name_confusable");
    table.ok(WIM, name("Wim"));
    table.check_fold();

    // A host without a seat has a name that is seen, too.
    table.ok(ANA, name("Ana"));
    table.refused(WIM, name("ANA"), "name_confusable");
    table.refused(DEE, sit(2, "Ana"), "name_confusable");
    table.ok(ANA, sit(2, "Ana"));
}

#[test]
fn what_is_kept_of_guests_is_bounded() {
    let mut table = TestTable::new();
    for number in 0..300 {
        table.presence.connect(crowd(number), 0);
        table.crowd(number, "n", name(&format!("Guest {number}")));
        table.presence.disconnect(crowd(number), 0);
    }
    table.presence.connect(crowd(299), 0);
    assert_eq!(table.crowd_name(299), "Guest 299");
    let kept = (0..300).filter(|number| table.crowd_name(*number) != Value::Null).count();
    assert_eq!(kept, 256);
    table.check_fold();

    // One who is here keeps the name.
    for number in 300..600 {
        table.crowd(number, "n", name(&format!("Guest {number}")));
    }
    assert_eq!(table.crowd_name(299), "Guest 299");

    for number in 600..720 {
        table.presence.connect(crowd(number), 0);
        table.crowd(number, "n", name(&format!("Guest {number}")));
        let handle = table.handle(ANA, Some(&format!("Guest {number}")));
        table.ok(ANA, remove(&handle));
    }
    let removed = table.view(ANA)["you"]["may"]["removed_guests"].clone();
    assert_eq!(removed.as_array().unwrap().len(), 100);
    assert_eq!(removed[99]["name"], "Guest 719");
    table.check_fold();
}

#[test]
fn a_command_id_is_known_until_128_others_of_its_guest_have_come() {
    let mut table = TestTable::new();
    let stand_and_sit = |table: &mut TestTable, number: u8, id: &str, seat: u8| {
        table.send(number, id, sit(seat, test_support::table::name(number)))
    };
    assert_eq!(stand_and_sit(&mut table, BO, "first", 1), Ok(Sent::Done));
    for count in 0..127 {
        let id = format!("c{count}");
        assert_eq!(stand_and_sit(&mut table, BO, &id, 2 + count % 2), Ok(Sent::Done));
        assert_eq!(
            stand_and_sit(&mut table, CHI, &id, count % 2 * 4),
            Ok(Sent::Done),
            "another's do not count"
        );
    }
    assert_eq!(stand_and_sit(&mut table, BO, "first", 1), Ok(Sent::Repeated));
    assert_eq!(stand_and_sit(&mut table, BO, "last", 3), Ok(Sent::Done));
    assert_eq!(stand_and_sit(&mut table, BO, "first", 1), Ok(Sent::Done), "forgotten by now");
}

#[test]
fn a_seat_has_the_face_its_guest_chose_and_keeps_it_through_a_silent_game() {
    let face =
        |drawing: u8| json!({"type": "choose_face", "face": {"drawing": drawing, "colour": 2}});
    let shown = |table: &TestTable| table.view(ANA)["table"]["seats"][2]["face"]["drawing"].clone();
    let mut table = TestTable::new();
    table.refused(WIM, face(1), "not_seated");
    table.seat(3);
    assert_eq!(shown(&table), Value::Null);
    table.ok(CHI, face(7));
    assert_eq!(shown(&table), 7);
    table.ok(CHI, sit(3, "Chi"));
    table.ok(CHI, sit(2, "Chi"));
    assert_eq!(shown(&table), 7, "it goes along");
    table.ok(ANA, json!({"type": "start"}));
    table.refused(CHI, face(8), "game_running");
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(shown(&table), 7);
    table.ok(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}));
    assert_eq!(shown(&table), 7, "another face would be a sign");
    table.ok(ANA, json!({"type": "end_game"}));
    assert_eq!(shown(&table), Value::Null, "Wim has not chosen one");
    table.ok(WIM, face(8));
    table.check_fold();
}

#[test]
fn there_are_no_other_faces_than_those_that_are_drawn() {
    for (drawing, colour, known) in [(11, 7, true), (12, 0, false), (0, 8, false)] {
        let face = json!({"type": "choose_face", "face": {"drawing": drawing, "colour": colour}});
        assert_eq!(serde_json::from_value::<Command>(face).is_ok(), known, "{drawing} {colour}");
    }
}

/// Whether Wim may take a seat at the table, and watch its game.
fn comes_in(table: &mut TestTable) -> (bool, bool) {
    let may = table.view(WIM)["you"]["may"].clone();
    assert_eq!(may["watch"], json!(!table.view(WIM)["game"].is_null()));
    (may["sit"] == true, may["watch"] == true)
}

#[test]
fn a_player_without_a_name_is_seen_by_no_other_guest() {
    let mut table = TestTable::unnamed();
    assert_eq!(table.view(ANA)["you"]["name"], Value::Null);
    assert_eq!(table.view(WIM)["table"]["host_name"], Value::Null);
    assert!(!comes_in(&mut table).0);
    assert_eq!(table.view(ANA)["table"]["unnamed"], 4, "who may still sit down");
    table.refused(WIM, sit(3, "Wim"), "player_unnamed");
    table.refused(ANA, chat("hello"), "name_required");

    table.ok(ANA, json!({"type": "start"}));
    assert_eq!(comes_in(&mut table), (false, false));
    assert!(table.view(ANA)["game"].is_object());
    // It leaves and comes back as it was.
    table.ok(ANA, json!({"type": "play_on"}));
    assert_eq!(comes_in(&mut table), (false, false));
    table.ok(ANA, json!({"type": "take_over", "seat": 0, "name": ""}));
    assert_eq!(table.view(ANA)["table"]["players"][0], "");

    let partner = table.view(ANA)["table"]["players"][1].as_str().unwrap().to_owned();
    table.refused(ANA, name(" "), "name_empty");
    table.refused(ANA, name(&partner), "name_confusable");
    table.ok(ANA, name("Ana"));
    assert_eq!(comes_in(&mut table), (false, true));
    let shown = table.view(WIM)["table"].clone();
    assert_eq!((&shown["players"][0], &shown["seats"][0]["name"]), (&json!("Ana"), &json!("Ana")));
    table.refused(ANA, name("Anna"), "already_seated");
    table.check_fold();
    table.ok(ANA, json!({"type": "end_game"}));
    table.ok(WIM, sit(3, "Wim"));
}

#[test]
fn a_player_without_a_name_gives_one_between_games() {
    let mut table = TestTable::unnamed();
    table.ok(ANA, json!({"type": "start"}));
    table.ok(ANA, json!({"type": "end_game"}));
    assert_eq!(comes_in(&mut table), (false, false));
    table.ok(ANA, name("Ana"));
    assert_eq!(table.view(WIM)["table"]["players"][0], "Ana", "of the last game as well");
    assert_eq!(comes_in(&mut table), (true, true));
    table.check_fold();

    let mut table = TestTable::unnamed();
    table.ok(ANA, sit(0, "Ana"));
    table.ok(WIM, sit(3, "Wim"));
    let mut table = TestTable::unnamed();
    table.ok(ANA, json!({"type": "stand"}));
    table.ok(WIM, sit(3, "Wim"));
    table.check_fold();
}

#[test]
fn who_is_gone_shows_within_seconds_unless_a_silent_game_is_running() {
    for (silent, gone) in [(true, "here"), (false, "away")] {
        let talk = if silent { Talk::Silent } else { Talk::Open };
        let mut table = TestTable::with(talk, true);
        table.seat(2);
        let shown = |table: &TestTable| table.view(ANA)["table"]["seats"][1]["presence"].clone();
        for (playing, expected) in [(false, "away"), (true, gone)] {
            if playing {
                table.ok(ANA, json!({"type": "start"}));
            }
            assert_eq!(shown(&table), "here");
            table.leave(BO);
            for _ in 0..5 {
                table.wait(1_000);
            }
            assert_eq!(shown(&table), expected, "silent: {silent}, playing: {playing}");
            table.come(BO);
            assert_eq!(shown(&table), "here");
        }
    }
}
