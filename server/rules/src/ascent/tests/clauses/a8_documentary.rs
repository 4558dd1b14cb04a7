//! the alpine documentary.

use super::table::*;
use crate::{
    Game, Logged, Seed,
    ascent::{
        Ascent, Options,
        modules::documentary::Sequence,
        readings::PANORAMAS,
        wire::{log::LogLine, view::Goal},
    },
};
use std::collections::BTreeSet;

/// Who has nothing to say in these tests.
const OTHER: &str = "summit summit";

fn filmed(table: &Table) -> Vec<bool> {
    table.public().panoramas.iter().map(|panorama| panorama.filmed).collect()
}

fn shown(sequences: [Sequence; 3], hand: &str) -> Late {
    late([hand, OTHER]).shown(sequences)
}

#[test]
fn a_8_1_as_many_sequences_are_shown_as_was_chosen() {
    let mut leftmost = BTreeSet::new();
    for documentary in [0, 3, 4, 5] {
        for number in (0..30).map(|number| 30 * documentary + number) {
            let options = Options { documentary, ..BASE };
            let deal = Ascent::deal(&options, 3, &mut Seed::new([number; 32]).dice(0));
            assert_eq!(deal.panoramas.len(), usize::from(documentary));
            let different: BTreeSet<&Sequence> = deal.panoramas.iter().collect();
            assert_eq!(different.len(), deal.panoramas.len());
            assert!(deal.panoramas.iter().all(|sequence| PANORAMAS.contains(sequence)));
            leftmost.extend(deal.panoramas.first().copied());
            let game = Logged::<Ascent>::set_up(&options, 3, &deal).unwrap();
            let public = game.public().panoramas;
            assert!(public.iter().map(|panorama| &panorama.sequence).eq(&deal.panoramas));
            assert!(public.iter().all(|panorama| !panorama.filmed));
        }
    }
    assert_eq!(leftmost.len(), 10, "they are shuffled");
}

#[test]
fn a_8_1_other_sequences_are_no_deal() {
    let options = Options { documentary: 3, ..BASE };
    let deal = Ascent::deal(&options, 3, &mut Seed::new([1; 32]).dice(0));
    let wrong: [&[Sequence]; 5] = [
        &[],
        &[[3, 4, 3], [9, 8, 7]],
        &[[3, 4, 3], [9, 8, 7], [5, 6, 7], [4, 5, 4]],
        &[[3, 4, 3], [9, 8, 7], [3, 4, 3]],
        &[[3, 4, 3], [9, 8, 7], [7, 6, 5]],
    ];
    for panoramas in wrong {
        let deal = crate::ascent::Deal { panoramas: panoramas.to_vec(), ..deal.clone() };
        let refusal = Logged::<Ascent>::set_up(&options, 3, &deal).unwrap_err();
        assert_eq!(
            (refusal.code.as_str(), refusal.clause),
            ("not_a_deal", "A-8.1"),
            "{panoramas:?}"
        );
    }
    let refusal = Logged::<Ascent>::set_up(&BASE, 3, &deal).unwrap_err();
    assert_eq!(refusal.clause, "A-8.1", "without the module none is shown");
}

#[test]
fn a_8_2_three_adjacent_slopes_film_their_values_from_left_to_right() {
    let sequences = [[3, 4, 3], [5, 6, 7], [12, 11, 10]];
    let mut table = shown(sequences, "R3 S7").rows(["R9 G3 S4"]).turn_of(0);
    assert_eq!(filmed(&table), [false, false, false]);
    table.act(0, slope("R3", (1, 3), "S7"));
    assert_eq!(filmed(&table), [true, false, false]);
    assert_eq!(table.log().last(), Some(&LogLine::Filmed { sequence: [3, 4, 3] }));

    let mut table = shown(sequences, "R5 S8").rows(["S7 G6"]).turn_of(0);
    table.act(0, slope("R5", (1, 2), "S8"));
    assert_eq!(filmed(&table), [false; 3], "7-6-5 is not 5-6-7");
}

#[test]
fn a_8_2_covering_a_bridge_films() {
    let table = |row| shown([[3, 4, 3], [4, 5, 4], [6, 6, 5]], "R4 S7").rows([row]).turn_of(0);
    let mut before = table("G3 bridge S3");
    before.act(0, slope("R4", (1, 1), "S7"));
    assert_eq!(filmed(&before), [true, false, false]);
    let mut with_a_campfire = table("G4 bridge CS R3");
    with_a_campfire.act(0, slope("R4", (1, 1), ""));
    assert_eq!(filmed(&with_a_campfire), [false; 3]);
}

#[test]
fn a_8_2_a_slope_that_moves_up_films() {
    let rows = ["S9 G7 R9 S9 R9", "S5 R6"];
    let mut table = shown([[5, 6, 7], [7, 8, 7], [4, 5, 4]], "CG R1").rows(rows).turn_of(0);
    table.act(0, campfire("CG", (1, 1), (2, 2), "R1"));
    assert_eq!(filmed(&table), [true, false, false]);
}

#[test]
fn a_8_2_campfires_do_not_count() {
    // The campfire has the value 6.
    let mut table = shown([[3, 4, 3], [6, 6, 5], [4, 5, 4]], "R5 S7").rows(["G6 CS"]).turn_of(0);
    table.act(0, slope("R5", (1, 2), "S7"));
    assert_eq!(filmed(&table), [false; 3]);
}

#[test]
fn a_8_2_it_stays_filmed_whatever_happens_later() {
    let rows = ["S5 R6 G7"];
    let mut table = shown([[5, 6, 7], [7, 8, 7], [4, 5, 4]], "CR R1").rows(rows).turn_of(0);
    assert_eq!(filmed(&table), [true, false, false]);
    table.act(0, campfire("CR", (1, 1), (2, 0), ""));
    assert_eq!(table.row(1), cards("S5 CR G7"));
    assert_eq!(filmed(&table), [true, false, false]);
}

#[test]
fn a_8_2_one_placement_may_film_two_sequences() {
    let sequences = [[8, 9, 10], [10, 10, 9], [4, 5, 4]];
    let row = "G8 S9 bridge G10 S9";
    let mut table = shown(sequences, "R10 S7").rows([row]).turn_of(0);
    table.act(0, slope("R10", (1, 2), "S7"));
    assert_eq!(filmed(&table), [true, true, false]);
}

#[test]
fn a_8_3_all_shown_sequences_are_needed_for_the_summit() {
    let base = late(["summit R12", OTHER]).rows(COMPLETE);
    let shown = |last| [([3, 4, 3], true), ([4, 5, 4], true), ([9, 8, 7], last)];
    let table = base.clone().panoramas(shown(false)).turn_of(0);
    assert_eq!(table.goals_left(), [Goal::Documentary]);
    assert!(!table.legal(0).summit);
    assert_eq!(table.refused(0, SUMMIT), ("not_all_filmed", "A-8.3"));
    base.panoramas(shown(true)).turn_of(0).act(0, SUMMIT);
}
