//! Games at a table: start, play by what the views offer, take-over, concede, rematch.

use serde_json::{Value, json};
use test_support::table::{ANA, BO, CHI, DEE, MINUTE, Sent, TestTable, WIM, guest};

#[test]
fn a_whole_game_is_played_by_what_the_views_offer() {
    for players in 1..=4 {
        let mut table = TestTable::playing(players);
        table.play_until(|_| false);
        table.check_fold();
        let view = table.view(WIM);
        assert_eq!(view["table"]["phase"], "over");
        assert!(view["game"]["outcome"].is_object());
        assert!(view["game"]["revealed"]["hands"].is_array());
    }
}

#[test]
fn whole_games_with_modules_and_on_other_grids_are_played() {
    for (options, players) in [
        (json!({"rocks": "manual", "monsters": 3}), 3),
        (json!({"rocks": "auto", "wild": 2}), 2),
        (json!({"storms": true, "monsters": 5}), 4),
        (json!({"rocks": "manual", "storms": true, "monsters": 4, "wild": 2}), 1),
        (json!({"grid": "arch", "removed": 4}), 2),
        (json!({"grid": "pyramid"}), 3),
        (json!({"grid": "pyramid", "level": "hard"}), 1),
        (json!({"grid": "pyramid", "level": "easy"}), 2),
        (json!({"grid": "day_night"}), 2),
        (json!({"grid": "competition"}), 2),
    ] {
        let mut table = TestTable::playing_with(options, players);
        table.play_until(|_| false);
        table.check_fold();
        let view = table.view(WIM);
        assert_eq!(view["table"]["phase"], "over");
        assert!(view["game"]["revealed"]["hands"].is_array());
    }
}

#[test]
fn the_seats_taken_become_the_seats_of_the_game() {
    let mut table = TestTable::new();
    table.ok(CHI, json!({"type": "sit", "seat": 4, "name": "Chi"}));
    table.ok(ANA, json!({"type": "sit", "seat": 1, "name": "Ana"}));
    table.ok(ANA, json!({"type": "start"}));
    let view = table.view(CHI);
    assert_eq!(view["table"]["players"], json!(["Ana", "Chi"]));
    assert_eq!(view["you"]["seat"], 1);
    assert_eq!(view["game"]["hands"].as_array().unwrap().len(), 2);
    table.check_fold();
}

#[test]
fn only_the_host_starts_and_only_between_games() {
    let mut table = TestTable::new();
    table.refused(ANA, json!({"type": "start"}), "too_few_players");
    assert_eq!(table.view(ANA)["you"]["may"]["start_refusal"]["code"], "too_few_players");
    table.seat(2);
    table.refused(BO, json!({"type": "start"}), "not_host");
    table.ok(ANA, json!({"type": "start"}));
    table.refused(ANA, json!({"type": "start"}), "game_running");
    table.refused(
        ANA,
        json!({
            "type": "configure",
            "settings": {"options": {}, "talk": "open", "spectators": true}
        }),
        "game_running",
    );
    table.refused(ANA, json!({"type": "hand_over", "seat": 1}), "game_running");
    table.refused(ANA, json!({"type": "remove", "seat": 1}), "game_running");
}

#[test]
fn an_illegal_action_has_the_code_of_the_rules() {
    let mut table = TestTable::playing(2);
    let (active, _) = table.next_action().unwrap();
    let other = if active == ANA { BO } else { ANA };
    let discard = json!({"type": "discard", "cards": ["finish", "finish"]});
    assert_eq!(table.act(other, discard).as_deref(), Some("not_your_turn"));
    assert!(table.act(active, json!({"type": "finish"})).is_some());
    assert_eq!(table.act(active, json!({"type": "agree"})).as_deref(), Some("wrong_phase"));
    assert_eq!(table.act(active, json!({"type": "fly"})).as_deref(), Some("malformed"));
    assert_eq!(table.act(active, json!(7)).as_deref(), Some("malformed"));
    assert_eq!(table.act(WIM, json!({"type": "agree"})).as_deref(), Some("not_seated"));
}

#[test]
fn a_command_id_is_done_once_even_after_a_restart() {
    let mut table = TestTable::playing(2);
    let (number, action) = table.next_action().unwrap();
    let command = json!({"type": "act", "action": action});
    assert_eq!(table.send(number, "c1", command.clone()), Ok(Sent::Done));
    let pictures = table.pictures();
    assert_eq!(table.send(number, "c1", command.clone()), Ok(Sent::Repeated));
    table.restart();
    assert_eq!(table.send(number, "c1", command.clone()), Ok(Sent::Repeated));
    assert_eq!(table.pictures(), pictures);
    // The same id of another guest is another command.
    let other = if number == ANA { BO } else { ANA };
    let (next, action) = table.next_action().unwrap();
    assert_eq!(next, other);
    assert_eq!(table.send(other, "c1", json!({"type": "act", "action": action})), Ok(Sent::Done));
}

#[test]
fn a_seat_is_freed_only_after_a_minute_and_taken_over_with_its_hand() {
    let mut table = TestTable::playing(3);
    let hand = table.view(CHI)["you"]["game"]["hand"].clone();
    table.leave(CHI);
    table.wait(MINUTE - 1);
    table.refused(ANA, json!({"type": "free_seat", "seat": 2}), "seat_not_away");
    table.wait(1);
    assert_eq!(table.view(ANA)["you"]["may"]["free"], json!([2]));
    table.refused(BO, json!({"type": "free_seat", "seat": 2}), "not_host");
    table.refused(ANA, json!({"type": "free_seat", "seat": 1}), "seat_not_away");
    table.refused(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}), "seat_not_free");
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(table.view(BO)["table"]["seats"][2]["presence"], "free");
    assert_eq!(table.view(WIM)["you"]["may"]["take_over"], json!([2]));
    assert_eq!(table.view(WIM)["you"]["game"], Value::Null);

    table.refused(BO, json!({"type": "take_over", "seat": 2, "name": "Bo"}), "seen_other_hand");
    table.refused(WIM, json!({"type": "take_over", "seat": 2, "name": "BO"}), "name_confusable");
    table.ok(WIM, json!({"type": "take_over", "seat": 2, "name": "Wim"}));
    assert_eq!(table.view(WIM)["you"]["game"]["hand"], hand);
    assert_eq!(table.view(WIM)["you"]["plays_as"], "Chi");
    table.come(CHI);
    assert_eq!(table.view(CHI)["you"]["seat"], Value::Null);
    assert_eq!(table.view(CHI)["you"]["game"], Value::Null);
    table.check_fold();
}

#[test]
fn a_player_who_lost_the_seat_sits_down_under_the_same_name_after_the_game() {
    let mut table = TestTable::playing(3);
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    table.come(CHI);
    table.refused(WIM, json!({"type": "name", "name": "Chi"}), "name_confusable");
    for player in [ANA, BO] {
        assert_eq!(table.act(player, json!({"type": "concede"})), None);
    }
    table.ok(CHI, json!({"type": "sit", "seat": 3, "name": "Chi"}));
    table.refused(WIM, json!({"type": "sit", "seat": 2, "name": "Chi"}), "name_confusable");
    table.check_fold();
}

#[test]
fn a_guest_who_has_seen_a_hand_may_take_over_that_seat_alone() {
    let mut table = TestTable::playing(3);
    table.leave(BO);
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 1}));
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    table.come(CHI);
    assert_eq!(table.view(CHI)["you"]["may"]["take_over"], json!([2]));
    table.refused(CHI, json!({"type": "take_over", "seat": 1, "name": "Chi"}), "seen_other_hand");
    table.ok(CHI, json!({"type": "take_over", "seat": 2, "name": "I hold 17"}));
    assert_eq!(table.view(BO)["table"]["players"][2], "Chi", "who comes back keeps the name");
    table.ok(WIM, json!({"type": "take_over", "seat": 1, "name": "Wim"}));
    table.check_fold();
}

#[test]
fn the_role_of_an_absent_host_passes_to_who_has_been_here_longest() {
    let mut table = TestTable::playing(3);
    table.leave(BO);
    table.clock += 10;
    table.come(BO);
    table.leave(ANA);
    table.wait(MINUTE - 11);
    assert_eq!(table.room.host(), guest(ANA));
    table.wait(MINUTE / 4);
    assert_eq!(table.room.host(), guest(CHI));
    table.check_fold();
}

#[test]
fn without_a_seated_and_present_guest_the_host_stays_host() {
    let mut table = TestTable::new();
    table.leave(ANA);
    table.wait(10 * MINUTE);
    assert_eq!(table.room.host(), guest(ANA), "Wim and the others do not sit");
}

#[test]
fn all_must_agree_to_stop() {
    let mut table = TestTable::playing(3);
    let concede = json!({"type": "concede"});
    assert_eq!(table.act(BO, concede.clone()), None);
    assert_eq!(table.act(BO, concede.clone()).as_deref(), Some("already_conceded"));
    assert_eq!(table.act(ANA, concede.clone()), None);
    assert!(table.room.is_running());
    assert_eq!(table.act(CHI, concede), None);
    assert_eq!(table.view(ANA)["game"]["outcome"]["reason"], "conceded");
}

#[test]
fn a_free_seat_does_not_keep_the_others_from_stopping() {
    let concede = json!({"type": "concede"});
    let mut table = TestTable::playing(3);
    table.leave(CHI);
    table.wait(MINUTE);
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(table.act(ANA, concede.clone()), None);
    assert!(table.room.is_running());
    assert_eq!(table.act(BO, concede.clone()), None);
    assert_eq!(table.view(ANA)["game"]["outcome"]["reason"], "conceded");
    table.check_fold();

    let mut table = TestTable::playing(3);
    table.leave(CHI);
    assert_eq!(table.act(ANA, concede.clone()), None);
    assert_eq!(table.act(BO, concede), None);
    table.wait(MINUTE);
    assert!(table.room.is_running());
    table.ok(ANA, json!({"type": "free_seat", "seat": 2}));
    assert_eq!(table.view(ANA)["game"]["outcome"]["reason"], "conceded");
    table.check_fold();
}

#[test]
fn a_rematch_keeps_the_seats_and_deals_anew() {
    let mut table = TestTable::playing(3);
    let first = table.view(ANA);
    assert_eq!(first["table"]["fairness"]["seed"], Value::Null);
    table.play_until(|_| false);
    let over = table.view(ANA);
    assert_eq!(over["table"]["fairness"]["commitment"], first["table"]["fairness"]["commitment"]);
    let seed = over["table"]["fairness"]["seed"].as_str().unwrap();
    let commitment = rules::Seed::from_hex(seed).unwrap().commitment();
    assert_eq!(over["table"]["fairness"]["commitment"], commitment);

    table.ok(ANA, json!({"type": "start"}));
    let again = table.view(ANA);
    assert_eq!(again["table"]["games"], 2);
    assert_eq!(again["table"]["players"], over["table"]["players"]);
    assert_ne!(again["table"]["fairness"]["commitment"], first["table"]["fairness"]["commitment"]);
    assert_eq!(again["table"]["fairness"]["seed"], Value::Null);
    assert_ne!(again["you"]["game"]["hand"], first["you"]["game"]["hand"]);
    table.check_fold();
}

#[test]
fn after_a_game_seats_change_but_its_players_stay_shown() {
    let mut table = TestTable::playing(2);
    table.play_until(|_| false);
    table.ok(BO, json!({"type": "stand"}));
    table.ok(DEE, json!({"type": "sit", "seat": 1, "name": "Dee"}));
    let view = table.view(BO);
    assert_eq!(view["table"]["players"], json!(["Ana", "Bo"]));
    assert_eq!(view["you"]["player"], 1);
    assert_eq!(table.view(DEE)["you"]["player"], Value::Null);
    table.check_fold();
}

#[test]
fn only_the_seat_gets_its_hand() {
    let table = TestTable::playing(3);
    for (number, other) in [(ANA, BO), (BO, CHI), (CHI, ANA)] {
        let view = table.view(number);
        assert_eq!(view["you"]["game"]["hand"].as_array().unwrap().len(), 5);
        assert_ne!(view["you"]["game"]["hand"], table.view(other)["you"]["game"]["hand"]);
        assert_eq!(view["game"], table.view(WIM)["game"]);
    }
    assert_eq!(table.view(WIM)["you"]["game"], Value::Null);
}
