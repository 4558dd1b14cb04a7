//! What leaves the game: complete, small, and stable in form.

use super::{
    table::*,
    walk::{Setting, settings},
};
use crate::{
    Game, Seat,
    ascent::Options,
    testing::{check_waiting, lines, view_size},
};
use proptest::prelude::*;
use serde_json::json;

/// Public and private part of a typical view together, in bytes.
const BUDGET: usize = 2_560;
/// The same of nine views out of ten: with herds to be led, their steps come with it.
const NINE_OF_TEN: usize = 3_072;

#[test]
fn a_typical_view_is_small() {
    for modules in [false, true] {
        let documentary = if modules { 5 } else { 0 };
        let options =
            Options { trail: modules, documentary, wildlife: modules, ..Options::default() };
        let mut sizes = Vec::new();
        for seed in 0..60 {
            let (seats, built) = (1 + seed as usize % 5, seed as usize * 7 % 45);
            Setting { seats, options, seed, built }.walk(|game, _| {
                sizes.extend(game.turn().seats().first().map(|seat| view_size(game, seat)));
            });
        }
        sizes.sort_unstable();
        let share = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
        println!("{} {} {} {}", modules, share(50), share(90), share(100));
        assert!(share(50) <= BUDGET, "half of them: {} bytes", share(50));
        assert!(share(90) <= NINE_OF_TEN, "nine of ten: {} bytes", share(90));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn who_has_something_to_do_is_waited_for(setting in settings()) {
        setting.walk(|game, _| check_waiting(game, setting.seats));
    }

    /// No line names a card but those that show on the mountain.
    #[test]
    fn the_log_names_no_face_down_card(setting in settings()) {
        setting.walk(|game, _| {
            let shown: Vec<String> =
                game.board.mountain.cells().map(|(_, card)| card.to_string()).collect();
            for line in lines(game) {
                for key in ["card", "moved"] {
                    let named = line[key].as_str();
                    assert!(named.is_none_or(|card| shown.iter().any(|other| other == card)), "{line}");
                }
                assert!(line.get("cards").is_none() && line.get("pay").is_none(), "{line}");
            }
        });
    }
}

#[test]
fn the_public_part_has_this_form() {
    let mut table = late(["G4 S9 R2", "S5i CG R6 | R9"])
        .rows(["R3 CS"])
        .trail()
        .shown([[3, 4, 3], [9, 8, 7], [5, 6, 7]])
        .ibex([])
        .turn_of(0);
    table.act(0, slope("G4", (1, 2), "R2"));
    table.act(1, slope("S5i", (1, 3), "CG"));
    assert_eq!(
        serde_json::to_value(table.public()).unwrap(),
        json!({
            "phase": "turn",
            "active": 0,
            "rows": [["R3", "CS", "G4", "S5i"], [], [], [], [], [], [], [], []],
            "campfires": [{"cell": [1, 1], "value": 3}],
            "hands": [1, 2],
            "piles": [0, 0],
            "discards": [1, 1],
            "grapples": 0,
            "trail": [[1, 2]],
            "panoramas": [
                {"sequence": [3, 4, 3], "filmed": false},
                {"sequence": [9, 8, 7], "filmed": false},
                {"sequence": [5, 6, 7], "filmed": false},
            ],
            "ibex": [{"cell": [1, 3], "count": 1}],
            "goals": [
                {"goal": "mountain", "reached": 4, "needed": 44},
                {"goal": "trail", "reached": 1, "needed": 8},
                {"goal": "documentary", "reached": 0, "needed": 3},
                {"goal": "wildlife", "reached": 0, "needed": 8},
            ],
            "conceded": [],
            "log_length": 2,
            "log": [
                {"type": "slope", "seat": 0, "card": "G4", "cell": [1, 2], "cost": 1},
                {"type": "slope", "seat": 1, "card": "S5i", "cell": [1, 3], "cost": 1},
            ],
            "outcome": null,
            "revealed": null,
        })
    );
}

#[test]
fn legal_actions_are_listed_by_card_and_cell() {
    let rows = ["G4 S4 G4i R6", "S4 bridge"];
    let table = late(["S5 CG R6 bridge", "S1 S2"]).rows(rows).ibex([((1, 0), 2)]).turn_of(0);
    let own = serde_json::to_value(table.0.private(Seat(0))).unwrap();
    assert_eq!(
        own,
        json!({
            "hand": ["CG", "R6", "S5", "bridge"],
            "legal": {
                "slope": [
                    {"card": "R6", "cells": [{"cell": [2, 2]}, {"cell": [3, 0]}, {"cell": [2, 1], "cost": 2}]},
                    {"card": "S5", "cells": [{"cell": [1, 4], "cost": 1}, {"cell": [2, 2]}, {"cell": [3, 0]}]},
                ],
                "campfire": [
                    {
                        "card": "CG",
                        "slopes": [{
                            "cell": [1, 2],
                            "to": [{"cell": [2, 2]}, {"cell": [3, 0]}, {"cell": [2, 1]}],
                        }],
                    },
                ],
                "spare": ["R6", "S5", "bridge", "CG"],
                "bridge": [[1, 4], [2, 2]],
                "discard": 2,
                "lead": [
                    {"cell": [1, 0], "to": [{"cell": [2, 0], "cost": 1, "from": [[1, 0]]}]},
                ],
                "concede": true,
            },
        })
    );
    let other = serde_json::to_value(table.0.private(Seat(1))).unwrap();
    assert_eq!(other, json!({"hand": ["S1", "S2"], "legal": {"concede": true}}));
}
