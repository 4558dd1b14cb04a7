//! the cards.

use super::table::*;
use crate::{
    Game, Logged, Seed,
    ascent::{Ascent, Card, Options, readings::PANORAMAS},
};
use std::collections::BTreeMap;

/// All cards of a game with that many seats, those given out included, and how many of each.
fn all_cards(seats: usize) -> BTreeMap<String, usize> {
    let options = Options::default();
    let deal = Ascent::deal(&options, seats, &mut Seed::new([1; 32]).dice(0));
    let game = Logged::<Ascent>::set_up(&options, seats, &deal).unwrap();
    let mut counts = BTreeMap::new();
    for card in game.hands.all().iter().chain(game.piles.all()) {
        *counts.entry(card.to_string()).or_default() += 1;
    }
    counts
}

#[test]
fn a_1_1_there_are_two_copies_of_each_value_and_type() {
    let counts = all_cards(2);
    for letter in ["G", "S", "R"] {
        for value in 1..=12 {
            let count = |mark: &str| counts.get(&format!("{letter}{value}{mark}")).unwrap_or(&0);
            assert_eq!(count("") + count("i"), 2, "{letter}{value}");
        }
    }
    let slopes = counts.iter().filter(|(code, _)| code.as_bytes()[1].is_ascii_digit());
    assert_eq!(slopes.map(|(_, count)| count).sum::<usize>(), 72);
}

#[test]
fn a_1_1_one_copy_per_value_bears_the_ibex_mark_on_each_type_in_turn() {
    let counts = all_cards(2);
    let marked: Vec<(&str, usize)> = counts
        .iter()
        .filter(|(code, _)| code.ends_with('i'))
        .map(|(code, count)| (code.as_str(), *count))
        .collect();
    assert_eq!(
        marked,
        [
            ("G10i", 1),
            ("G1i", 1),
            ("G4i", 1),
            ("G7i", 1),
            ("R12i", 1),
            ("R3i", 1),
            ("R6i", 1),
            ("R9i", 1),
            ("S11i", 1),
            ("S2i", 1),
            ("S5i", 1),
            ("S8i", 1),
        ]
    );
    assert_eq!(counts["G4"], 1, "the other copy bears none");
}

#[test]
fn a_1_2_three_campfires_five_bridges_five_summits() {
    for seats in 2..=5 {
        let counts = all_cards(seats);
        for (code, count) in [("CG", 1), ("CS", 1), ("CR", 1), ("bridge", 5), ("summit", 5)] {
            assert_eq!(counts[code], count, "{code}");
        }
        assert_eq!(counts.values().sum::<usize>(), 85);
    }
}

#[test]
fn a_1_3_ten_panoramas_two_known_and_the_rest_ours() {
    let (known, ours) = PANORAMAS.split_at(2);
    assert_eq!(known, [[3, 4, 3], [9, 8, 7]]);
    let ours: Vec<String> =
        ours.iter().map(|values| values.map(|it| it.to_string()).join("-")).collect();
    let written = "5-6-7 4-5-4 8-9-10 6-6-5 7-8-7 10-10-9 11-10-11 12-11-10";
    assert_eq!(ours.join(" "), written, "deals of records name them");
}

#[test]
fn cards_are_written_by_their_codes_and_sorted_by_them() {
    let line = "CG CR CS G1 G10 G10i G11 G12 G1i G2 G9 R12i R3 S1 S2i S9 bridge summit";
    let sorted = cards(line);
    assert!(sorted.is_sorted());
    let codes: Vec<String> = sorted.iter().map(Card::to_string).collect();
    assert_eq!(codes.join(" "), line);
    assert_eq!(serde_json::to_value(&sorted).unwrap(), serde_json::json!(codes));
}

#[test]
fn what_is_no_card_has_no_code() {
    for code in
        ["", "G", "G0", "G13", "G07", "g7", "G7 ", "G7I", "G2i", "S7i", "X3", "CX", "C", "Bridge"]
    {
        let card: Result<Card, _> = serde_json::from_value(serde_json::json!(code));
        assert!(card.is_err(), "{code:?} is none");
    }
}
