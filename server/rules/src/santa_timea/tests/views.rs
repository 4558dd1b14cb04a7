//! What leaves the game: complete, small, and stable in form.

use super::{
    table::*,
    walk::{Setting, settings},
};
use crate::{
    Game, Seat,
    testing::{check_waiting, view_size},
};
use proptest::prelude::*;
use serde_json::json;

/// Public and private part of a typical view together, in bytes.
const BUDGET: usize = 2_560;

#[test]
fn a_typical_view_is_small() {
    for options in [BASE, EXPERIENCED] {
        let mut sizes = Vec::new();
        for seed in 0..40 {
            let setting = Setting { seats: 2 + seed as usize % 4, options, seed, sly: false };
            setting.walk(|game, _| {
                sizes.extend(game.turn().seats().first().map(|seat| view_size(game, seat)))
            });
        }
        sizes.sort_unstable();
        let share = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
        println!("{} {} {}", share(50), share(90), share(100));
        assert!(share(50) <= BUDGET, "half of them: {} bytes", share(50));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn who_has_something_to_do_is_waited_for(setting in settings()) {
        setting.walk(|game, _| check_waiting(game, setting.seats));
    }

    #[test]
    fn everything_is_revealed_at_the_end_and_only_then(setting in settings()) {
        let over = setting.walk(|game, _| {
            assert_eq!(game.public().revealed.is_some(), game.outcome().is_some());
        });
        let revealed = over.public().revealed.unwrap();
        let deal = setting.deal();
        for (round, deal) in deal.rounds.iter().enumerate() {
            let mut left = deal.winds[12..].to_vec();
            // Those that are known never to come lie in no order.
            let never = if setting.options.experienced { 3 } else { 0 };
            left[8 - never..].sort_unstable();
            assert_eq!(revealed.winds[round], left);
            assert_eq!(Some(&revealed.undealt[round]), deal.set_aside().as_ref());
        }
    }
}

#[test]
fn the_public_part_has_this_form() {
    let hands = ["E2 N5 N6", "W2 S7 N8", "S4 S9 P"];
    let mut table = late(hands)
        .experienced()
        .wind("N3 E1 S2 W1")
        .taken(["N1 N2", "", "E3 S3"])
        .carried("W2")
        .scored([[-1, 2, 3]])
        .begin();
    table.plays("E2 W2 S4 S9 N5");
    let public = serde_json::to_value(table.public()).unwrap();
    let never = &public["never_coming"];
    assert_eq!(never.as_array().unwrap().len(), 3);
    assert_eq!(
        public,
        json!({
            "phase": "trick",
            "active": 1,
            "waiting": [1],
            "round": 1,
            "trick": 10,
            "leader": 2,
            "table": {
                "wind": "E1",
                "counts": {"N": "half", "E": "full", "S": "half", "W": "zero"},
                "cards": [
                    {"seat": 2, "card": "S9", "value": 4.5, "standing": "in"},
                    {"seat": 0, "card": "N5", "value": 2.5, "standing": "in"},
                ],
                "lowest": 0,
                "highest": 2,
            },
            "last_trick": {
                "round": 1,
                "trick": 9,
                "table": {
                    "wind": "N3",
                    "counts": {"N": "full", "E": "half", "S": "zero", "W": "half"},
                    "carried": ["W2"],
                    "cards": [
                        {"seat": 0, "card": "E2", "value": 1.0, "standing": "out"},
                        {"seat": 1, "card": "W2", "value": 1.0, "standing": "out"},
                        {"seat": 2, "card": "S4", "value": 0.0, "rank": 4, "standing": "in"},
                    ],
                    "lowest": 2,
                    "highest": 2,
                },
            },
            "forecast": ["S2", "W1"],
            "never_coming": never,
            "hands": [1, 2, 1],
            "undealt": 24,
            "taken": [["N1", "N2"], [], ["N3", "E3", "S3", "W2"]],
            "set_aside": [],
            "points": [-1, 2, 3],
            "sheet": [[
                {"taken": [], "damage": 0, "place": -1, "points": -1},
                {"taken": [], "damage": 0, "place": 2, "points": 2},
                {"taken": [], "damage": 0, "place": 3, "points": 3},
            ]],
            "log_length": 6,
            "log": [
                {"type": "play", "seat": 0, "card": "E2"},
                {"type": "play", "seat": 1, "card": "W2"},
                {"type": "play", "seat": 2, "card": "S4"},
                {"type": "take", "seat": 2, "winds": ["W2", "N3"], "leads": 2},
                {"type": "play", "seat": 2, "card": "S9"},
                {"type": "play", "seat": 0, "card": "N5"},
            ],
            "outcome": null,
            "revealed": null,
        })
    );
}

#[test]
fn the_private_part_has_this_form() {
    let mut table = late(["P S9 E4 N13", "W1 W4 W5 P"]).wind("N1").begin();
    let own = |table: &Table, seat| serde_json::to_value(table.0.private(Seat(seat))).unwrap();
    assert_eq!(
        own(&table, 0),
        json!({
            "hand": [
                {"card": "N13", "value": 13.0},
                {"card": "E4", "value": 2.0},
                {"card": "S9", "value": 0.0, "rank": 9},
                {"card": "P"},
            ],
            "legal": {
                "play": ["N13", "E4", "S9"],
                "then": [
                    {"lowest": 0, "highest": 0},
                    {"lowest": 0, "highest": 0},
                    {"lowest": 0, "highest": 0},
                ],
            },
        })
    );
    table.play("E4");
    let hand = own(&table, 0)["hand"].clone();
    assert_eq!(hand[2], json!({"card": "P", "value": 2.0}), "as the next card");
    assert_eq!(
        own(&table, 1)["legal"],
        json!({
            "play": ["W1", "W4", "W5", "P"],
            "then": [
                {"lowest": 1, "highest": 0},
                {"out": [0, 1], "lowest": null, "highest": null},
                {"lowest": 0, "highest": 1},
                {"out": [0, 1], "lowest": null, "highest": null},
            ],
        })
    );

    let mut table = round_of(["N1 N2 N3", ""]).begin();
    assert_eq!(own(&table, 0), json!({"hand": [], "legal": {"triplets": ["N"]}}));
    assert_eq!(own(&table, 1), json!({"hand": [], "legal": {"triplets": []}}));
    table.act(0, throw("N"));
    assert_eq!(own(&table, 0), json!({"hand": [], "legal": {}, "chosen": ["N"]}));
}
