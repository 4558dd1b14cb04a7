//! What leaves the game: complete, small, and stable in form.

use super::{
    table::*,
    walk::{settings, some_of_each},
};
use crate::{
    Game, Seat,
    testing::view_size,
    tranquility::{
        Options, Phase,
        options::{Grid, Level},
        wire::{
            log::{Found, LogLine},
            offers::Placeable,
        },
    },
};
use proptest::prelude::*;
use serde_json::json;

/// Public and private part of a typical view together, in bytes.
const BUDGET: usize = 2_560;

#[test]
fn a_typical_view_is_small() {
    let mut sizes = Vec::new();
    for setting in some_of_each(4) {
        setting.walk(|game, _| {
            sizes.extend(game.turn().seats().iter().map(|seat| view_size(game, seat)));
        });
    }
    sizes.sort_unstable();
    let share = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
    println!("{} {} {}", share(50), share(90), share(100));
    assert!(share(90) <= BUDGET, "nine of ten: {} bytes", share(90));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The game waits exactly for those seats that have something to do besides stopping,
    /// renegotiating and ending storms.
    #[test]
    fn who_has_something_to_do_is_waited_for_and_named(setting in settings()) {
        setting.walk(|game, _| {
            let waiting = game.waiting();
            let public = game.public();
            assert_eq!(public.waiting, waiting);
            let stuck = public.storms.is_some_and(|storms| storms.stuck);
            if let Phase::Pledging(_) | Phase::Over(_) = game.board.phase {
                assert_eq!(waiting.is_empty(), game.outcome().is_some());
                return;
            }
            for seat in Seat::all(setting.seats) {
                let mut legal = game.legal(seat);
                legal.concede = false;
                // A compass can be spent at any time, and has to be when a seat is stuck (T-7.6).
                if !stuck {
                    legal.spend_compass.clear();
                }
                let idle = legal == crate::tranquility::wire::offers::Legal::default();
                assert_eq!(waiting.contains(&seat), !idle, "{seat}");
            }
        });
    }
}

#[test]
fn legal_placements_are_runs_of_cells_by_card() {
    let table = late(["12 40 finish", "1 2"]).islands([(3, 10), (5, 50)]).turn_of(0);
    assert_eq!(
        table.legal(0).place,
        [Placeable { card: card("12"), runs: vec![run(4, 4, 2, false)] }]
    );
    let own = serde_json::to_value(table.0.private(Seat(0))).unwrap();
    assert_eq!(
        own,
        json!({
            "hand": [12, 40, "finish"],
            "giving": null,
            "legal": {
                "place": [{"card": 12, "runs": [{"first": 4, "last": 4, "cost": 2}]}],
                "spare": [12, 40, "finish"],
                "discard": 2,
                "concede": true,
            },
        })
    );
}

#[test]
fn a_run_ends_where_the_cost_or_the_hope_changes() {
    let table = late(["12 80 79 78 77", "1 2"]).islands([(3, 10), (30, 20)]).turn_of(0);
    assert_eq!(
        table.runs(0, 12),
        [run(4, 4, 2, true), run(5, 28, 0, true)],
        "26 empty cells and nine numbers: no hope anywhere; cell 29 would cost eight"
    );
    let table = late(["14 80 79 78 77", "1 2"]).islands([(3, 10), (12, 20)]).turn_of(0);
    assert_eq!(
        table.runs(0, 14),
        [run(4, 4, 4, true), run(5, 5, 0, true), run(6, 7, 0, false), run(8, 10, 0, true)],
        "cell 11 would cost six"
    );
}

#[test]
fn the_public_part_has_this_form() {
    let mut table = dealt(["10 20 30 40 50", "11 21 31 41 51"]).begin();
    table.act(0, place(10, 1, ""));
    let mut cells = vec![json!(null); 36];
    cells[1] = json!(10);
    assert_eq!(
        serde_json::to_value(table.public()).unwrap(),
        json!({
            "phase": "turn",
            "active": 1,
            "waiting": [1],
            "grid": "standard",
            "cells": cells,
            "started": false,
            "hands": [5, 5],
            "piles": [37, 39],
            "discards": [0, 0],
            "window": null,
            "conceded": [],
            "log_length": 2,
            "log": [
                {"type": "first", "seat": 0},
                {"type": "place", "seat": 0, "card": 10, "cell": 1, "cost": 0},
            ],
            "outcome": null,
            "revealed": null,
        })
    );
}

#[test]
fn t_11_3_the_log_says_what_a_start_card_does_on_each_level() {
    for (level, expected) in [(Level::Normal, Found::Start), (Level::Hard, Found::StartAsRocks)] {
        let options = Options { grid: Grid::Pyramid, level, ..Options::default() };
        let mut table =
            dealt(["10 20 30 40 50", "11 21 31 41 51"]).with(options).explorer("start").begin();
        table.act(0, explore(10, 2));
        let newest = table.log().last();
        assert!(matches!(newest, Some(LogLine::Explore { found, .. }) if *found == expected));
    }
}
