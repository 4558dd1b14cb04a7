//! The moves of Tranquility's modules at a table: whole games, and refusals. For each refusal the table
//! checks that no guest's view changes.

use crate::moment::{absent, hand, is_offered, reach, reach_when, refused};
use serde_json::{Value, json};
use test_support::table::{TestTable, WIM};

#[test]
fn whole_games_are_played_by_what_the_views_offer() {
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
fn rocks_wait_for_one_seat_and_for_another_row_with_room() {
    let (mut table, mover, other) = reach(json!({"rocks": "manual"}), "rocks");
    let here = table.view(WIM)["game"]["rocks"].clone();
    let absent = absent(&table, mover);
    let card = hand(&table, mover)[0].clone();
    refused(
        &mut table,
        mover,
        &[
            (json!({"type": "move_rocks", "row": here}), "wrong_row"),
            (json!({"type": "move_rocks", "row": 6}), "wrong_row"),
            (json!({"type": "move_rocks", "row": -1}), "malformed"),
            (json!({"type": "move_rocks"}), "malformed"),
            (json!({"type": "move_rocks", "row": 1, "cell": 1}), "malformed"),
            (json!({"type": "keep_rocks", "cards": [card, absent]}), "card_not_in_hand"),
            (json!({"type": "keep_rocks", "cards": [card, card]}), "card_not_in_hand"),
            (json!({"type": "keep_rocks", "cards": [card]}), "malformed"),
            (json!({"type": "discard", "cards": [card, card]}), "wrong_phase"),
        ],
    );
    let row = table.view(mover)["you"]["game"]["legal"]["move_rocks"][0].clone();
    let move_rocks = json!({"type": "move_rocks", "row": row});
    refused(&mut table, other, &[(move_rocks.clone(), "not_your_turn")]);
    refused(&mut table, WIM, &[(move_rocks.clone(), "not_seated")]);
    assert_eq!(table.act(mover, move_rocks.clone()), None);
    refused(&mut table, mover, &[(move_rocks.clone(), "wrong_phase")]);
    refused(&mut table, other, &[(move_rocks, "wrong_phase")]);
}

#[test]
fn rocks_of_chance_are_moved_by_no_seat() {
    let (mut table, mover, _) = reach(json!({"rocks": "auto"}), "turn");
    for row in 0..6 {
        refused(&mut table, mover, &[(json!({"type": "move_rocks", "row": row}), "wrong_phase")]);
    }
    let (row, closed) = {
        let game = &table.view(WIM)["game"];
        (game["rocks"].as_u64().unwrap(), game["closed"].clone())
    };
    assert_eq!(closed, json!((row * 6..row * 6 + 6).collect::<Vec<_>>()));
    let island = hand(&table, mover).into_iter().find(Value::is_u64).unwrap();
    let place = json!({"type": "place", "card": island, "cell": row * 6, "pay": []});
    refused(&mut table, mover, &[(place, "cell_closed")]);
}

#[test]
fn a_monster_needs_its_seat_and_an_island() {
    let (mut table, mover, other) =
        reach_when(json!({"monsters": 5}), |table| is_offered(table, "monster"));
    let view = table.view(mover);
    let prey = view["you"]["game"]["legal"]["monster"][0].clone();
    let empty = view["game"]["cells"].as_array().unwrap().iter().position(Value::is_null);
    let card = hand(&table, mover)[0].clone();
    refused(
        &mut table,
        mover,
        &[
            (json!({"type": "monster", "cell": empty}), "no_prey"),
            (json!({"type": "monster", "cell": 36}), "no_prey"),
            (json!({"type": "monster", "cell": null}), "malformed"),
            (json!({"type": "monster"}), "malformed"),
            (json!({"type": "monster", "cell": prey, "pay": []}), "malformed"),
            (json!({"type": "discard", "cards": [card, "monster"]}), "monster_stays"),
        ],
    );
    let monster = json!({"type": "monster", "cell": prey});
    refused(&mut table, other, &[(monster.clone(), "not_your_turn")]);
    refused(&mut table, WIM, &[(monster.clone(), "not_seated")]);
    assert_eq!(table.act(mover, monster), None);
    let (mut table, mover, _) = reach(json!({"monsters": 0}), "turn");
    refused(&mut table, mover, &[(json!({"type": "monster", "cell": 0}), "no_monster")]);
}

#[test]
fn a_revealed_storm_waits_for_its_drawer_or_for_a_compass() {
    let (mut table, mover, other) = reach(json!({"storms": true}), "storm_revealed");
    let card = hand(&table, mover)[0].clone();
    let spend = |storm: Value| json!({"type": "spend_compass", "storm": storm});
    refused(
        &mut table,
        mover,
        &[
            (json!({"type": "face_storm", "row": 0}), "malformed"),
            (json!({"type": "blow", "row": 0}), "wrong_phase"),
            (json!({"type": "reduce", "cards": [card]}), "wrong_phase"),
            (json!({"type": "discard_hand"}), "wrong_phase"),
            (spend(json!({"kind": "yellow", "seat": 7})), "no_such_storm"),
            (spend(json!({"kind": "purple", "row": 6})), "no_such_storm"),
            (spend(json!({"revealed": false})), "no_such_storm"),
            (spend(json!({"kind": "green", "seat": 0})), "malformed"),
            (spend(json!({"kind": "yellow", "row": 0})), "malformed"),
            (spend(json!({"revealed": true, "seat": 0})), "malformed"),
            (spend(Value::Null), "malformed"),
            (json!({"type": "spend_compass"}), "malformed"),
        ],
    );
    refused(&mut table, other, &[(json!({"type": "face_storm"}), "not_your_turn")]);
    refused(&mut table, WIM, &[(spend(json!({"revealed": true})), "not_seated")]);
    assert_eq!(table.act(other, spend(json!({"revealed": true}))), None, "any seat may end it");
    assert_eq!(table.view(WIM)["game"]["storms"]["revealed"], Value::Null);
}

#[test]
fn a_purple_storm_waits_for_its_row() {
    let (mut table, mover, other) = reach(json!({"storms": true}), "storm_purple");
    refused(
        &mut table,
        mover,
        &[
            (json!({"type": "blow", "row": 6}), "wrong_row"),
            (json!({"type": "blow"}), "malformed"),
            (json!({"type": "blow", "row": "0"}), "malformed"),
            (json!({"type": "blow", "row": 0, "seat": 0}), "malformed"),
            (json!({"type": "face_storm"}), "wrong_phase"),
        ],
    );
    refused(&mut table, other, &[(json!({"type": "blow", "row": 0}), "not_your_turn")]);
    refused(&mut table, WIM, &[(json!({"type": "blow", "row": 0}), "not_seated")]);
    assert_eq!(table.act(mover, json!({"type": "blow", "row": 0})), None);
}

#[test]
fn a_yellow_storm_waits_for_the_cards_of_its_drawer() {
    let (mut table, mover, other) = reach(json!({"storms": true}), "storm_yellow");
    let due = table.view(mover)["you"]["game"]["legal"]["reduce"].as_u64().unwrap() as usize;
    let (cards, absent) = (hand(&table, mover), absent(&table, mover));
    let reduce = |cards: &[Value]| json!({"type": "reduce", "cards": cards});
    let mut with_absent = cards[..due].to_vec();
    with_absent[0] = absent;
    refused(
        &mut table,
        mover,
        &[
            (reduce(&cards[..due - 1]), "wrong_reduce_count"),
            (reduce(&cards[..=due]), "wrong_reduce_count"),
            (reduce(&with_absent), "card_not_in_hand"),
            (json!({"type": "reduce"}), "malformed"),
            (json!({"type": "discard", "cards": [cards[0], cards[1]]}), "wrong_phase"),
        ],
    );
    refused(&mut table, other, &[(reduce(&cards[..due]), "not_your_turn")]);
    refused(&mut table, WIM, &[(reduce(&cards[..due]), "not_seated")]);
    assert_eq!(table.act(mover, reduce(&cards[..due])), None);
}

#[test]
fn a_whole_hand_is_discarded_in_the_own_turn_and_in_games_with_storms() {
    let discard_hand = json!({"type": "discard_hand"});
    let (mut table, mover, other) =
        reach_when(json!({"storms": true}), |table| is_offered(table, "discard_hand"));
    let listed = json!({"type": "discard_hand", "cards": hand(&table, mover)});
    refused(&mut table, mover, &[(listed, "malformed")]);
    refused(&mut table, other, &[(discard_hand.clone(), "not_your_turn")]);
    assert_eq!(table.act(mover, discard_hand.clone()), None);
    let (mut table, mover, _) = reach(json!({}), "turn");
    let spend = json!({"type": "spend_compass", "storm": {"revealed": true}});
    refused(&mut table, mover, &[(discard_hand, "not_in_this_game"), (spend, "no_compass")]);
}

#[test]
fn a_wild_needs_a_number_that_is_free() {
    let (mut table, mover, other) = reach_when(json!({"wild": 2}), |table| {
        let cells = table.view(WIM)["game"]["cells"].as_array().unwrap().clone();
        is_offered(table, "wild") && cells.iter().any(Value::is_u64)
    });
    let cells = table.view(WIM)["game"]["cells"].as_array().unwrap().clone();
    let taken = cells.iter().find(|cell| cell.is_u64()).unwrap().clone();
    let empty = cells.iter().position(Value::is_null).unwrap();
    let place = |number: Value| json!({"type": "place", "card": "wild", "as": number, "cell": empty, "pay": []});
    refused(
        &mut table,
        mover,
        &[
            (place(taken), "number_taken"),
            (place(json!(0)), "wrong_number"),
            (place(json!(81)), "wrong_number"),
            (place(Value::Null), "malformed"),
            (json!({"type": "place", "card": "wild", "cell": empty, "pay": []}), "malformed"),
            (json!({"type": "finish", "card": "wild"}), "finish_not_ready"),
            (json!({"type": "finish", "card": "finish"}), "malformed"),
        ],
    );
    refused(&mut table, other, &[(place(json!(3)), "not_your_turn")]);
}
