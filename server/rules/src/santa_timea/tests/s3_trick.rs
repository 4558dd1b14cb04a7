//! S-3: the trick.

use super::table::*;
use crate::{
    Seat,
    santa_timea::{
        Card,
        round::trick::Value,
        wire::{
            log::LogLine,
            view::{StandingName, Worth},
        },
    },
};

#[test]
fn s_3_1_the_leader_begins_and_the_others_follow_clockwise() {
    let mut table = late(["N1 N2", "E1 E2", "S1 S2", "W1 W2"]).wind("N1 E1").leader(2).begin();
    for (seat, code) in [(2, "S1"), (3, "W1"), (0, "N1"), (1, "E1")] {
        assert_eq!(table.active(), Some(seat));
        for other in (0..4).filter(|other| *other != seat) {
            assert_eq!(table.refused(other, play(code)), ("not_your_turn", "S-3.1"));
            assert!(table.legal(other).play.is_empty());
        }
        table.act(seat, play(code));
    }
    assert_eq!(table.public().hands, [1, 1, 1, 1]);
    assert_eq!(table.public().trick, 11);
}

#[test]
fn s_3_1_any_card_of_the_hand_may_follow() {
    let mut table = late(["N1 N2 E7 E8 E9", "N3 E1 S5 W14 P"]).wind("N1").begin();
    table.play("N1");
    assert_eq!(table.legal(1).play, codes("N3 E1 S5 W14 P"));
    assert_eq!(table.refused(1, play("N4")), ("card_not_in_hand", "S-3.1"));
    assert_eq!(table.refused(1, play("N1")), ("card_not_in_hand", "S-3.1"));
}

#[test]
fn s_3_2_the_wind_makes_the_value() {
    let of = |code: &str| match card(code) {
        Card::Numbered(direction, number) => Value::of(direction, number, winds("E2")[0].direction),
        Card::Pirate => panic!("a pirate has no value of its own"),
    };
    assert_eq!(of("E7"), Value::Halves(14));
    assert_eq!((of("N7"), of("S7")), (Value::Halves(7), Value::Halves(7)));
    assert_eq!(of("W7"), Value::Zero(7));
    let mut rising = ["W1", "W13", "W14", "N1", "E1", "S3", "N13", "S14", "E14"].map(of).to_vec();
    assert!(rising.is_sorted_by(|one, other| one < other), "{rising:?}");
    assert_eq!(of("S2"), of("E1"));
    rising.dedup();
    assert_eq!(rising.len(), 9);
}

#[test]
fn s_3_2_values_are_shown_with_their_halves() {
    let table = late(["N13 E6 S4 W1 P", "N1 N2 N3 N4 N5"]).wind("N1").begin();
    let hand = table.0.private(Seat(0)).hand;
    let worths: Vec<(Option<f32>, Option<u8>)> =
        hand.iter().map(|card| (card.worth.value, card.worth.rank)).collect();
    assert_eq!(
        worths,
        [
            (Some(13.0), None),
            (Some(3.0), None),
            (Some(0.0), Some(4)),
            (Some(0.5), None),
            (None, None)
        ]
    );
    assert_eq!(trick("E1", ["N13", "E2", "W9"]).values(), [Some(6.5), Some(2.0), Some(0.0)]);
}

#[test]
fn s_3_2_a_card_against_the_wind_is_lowest() {
    // Wind N, S8 against S5.
    assert_eq!(trick("N1", ["S8", "S5"]).taker_and_leader(), (Some(1), 0));
    assert_eq!(trick("N1", ["S5", "S8", "E1"]).taker_and_leader(), (Some(0), 2));
}

#[test]
fn s_3_2_half_a_higher_number_can_be_more() {
    // Wind E, E5 against N11: 5 against 5½.
    assert_eq!(trick("E1", ["E5", "N11"]).taker_and_leader(), (Some(0), 1));
}

#[test]
fn s_3_3_a_pirate_copies_the_card_before_it() {
    // Wind N: N14 and the pirate are equal; N13 is left.
    let trick = trick("N2", ["N13", "N14", "P"]);
    assert_eq!(trick.taker_and_leader(), (Some(0), 0));
    assert_eq!(trick.out(), ["N14", "P"]);
    assert_eq!(trick.values(), [Some(13.0), Some(14.0), Some(14.0)]);
    assert_eq!(trick.table.cards[2].copied, Some(card("N14")));
    assert_eq!(trick.table.cards[1].copied, None);
}

#[test]
fn s_3_3_even_if_that_is_a_pirate() {
    let trick = trick("N2", ["S3", "P", "P", "E1", "P"]);
    assert_eq!(trick.out(), ["S3", "P", "P", "E1", "P"]);
    assert_eq!(trick.table.cards[2].copied, Some(card("S3")));
    assert_eq!(trick.table.cards[4].copied, Some(card("E1")));
    assert_eq!(trick.taker_and_leader(), (None, 0));
}

#[test]
fn s_3_3_even_if_that_is_cancelled() {
    // E10 is 5 and goes with N5; the pirate copies it nevertheless and goes too.
    let trick = trick("N2", ["N5", "E10", "P", "S9"]);
    assert_eq!(trick.out(), ["N5", "E10", "P"]);
    assert_eq!(trick.values()[2], Some(5.0));
    assert_eq!(trick.taker_and_leader(), (Some(3), 3));
}

#[test]
fn s_3_3_a_pirate_copies_the_rank_of_a_zero_too() {
    let trick = trick("N2", ["S9", "S4", "P"]);
    assert_eq!(trick.table.cards[2].worth, Worth { value: Some(0.0), rank: Some(4) });
    assert_eq!(trick.out(), ["S4", "P"]);
    assert_eq!(trick.taker_and_leader(), (Some(0), 0));
}

#[test]
fn s_3_4_a_pirate_is_led_only_from_a_hand_of_pirates() {
    let table = late(["P P N3", "E1 E2 E3"]).wind("N1").begin();
    assert_eq!(table.refused(0, play("P")), ("pirate_cannot_lead", "S-3.4"));
    assert_eq!(table.legal(0).play, codes("N3"));
    let mut table = late(["P P", "E1 E2"]).wind("N1").begin();
    assert_eq!(table.legal(0).play, codes("P"));
    table.play("P");
}

/// A trick led with a pirate from seat 0.
fn led_pirate<const SEATS: usize>(cards: [&str; SEATS]) -> Resolved {
    trick("N2", cards)
}

#[test]
fn s_3_4_a_led_pirate_takes_the_wind_card_whatever_follows() {
    let trick = led_pirate(["P", "S1", "E4", "N9"]);
    assert_eq!(trick.taker_and_leader(), (Some(0), 3));
    let standings: Vec<StandingName> = trick.table.cards.iter().map(|card| card.standing).collect();
    assert_eq!(standings[0], StandingName::LedPirate);
    assert!(standings[1..].iter().all(|standing| *standing == StandingName::In));
    assert_eq!(trick.table.cards[0].worth, Worth::default());
    assert_eq!((trick.table.lowest, trick.table.highest), (Some(Seat(0)), Some(Seat(3))));
}

#[test]
fn s_3_4_pirates_that_copy_a_led_pirate_are_out() {
    let trick = led_pirate(["P", "P", "P", "S1"]);
    assert_eq!(trick.out(), ["P", "P"]);
    assert_eq!(trick.taker_and_leader(), (Some(0), 3));
    assert_eq!(trick.table.cards[1].copied, None);
    // A pirate further on copies the card before it, not the led one.
    let trick = led_pirate(["P", "S1", "P", "E3"]);
    assert_eq!(trick.out(), ["S1", "P"]);
    assert_eq!(trick.taker_and_leader(), (Some(0), 3));
}

#[test]
fn s_3_5_with_a_led_pirate_the_highest_of_the_others_leads() {
    assert_eq!(led_pirate(["P", "S1"]).taker_and_leader(), (Some(0), 1));
    assert_eq!(led_pirate(["P", "E5", "W5", "S2"]).taker_and_leader(), (Some(0), 3));
}

#[test]
fn s_3_5_with_a_led_pirate_and_none_left_the_leader_stays() {
    assert_eq!(led_pirate(["P", "P"]).taker_and_leader(), (Some(0), 0));
    assert_eq!(led_pirate(["P", "E5", "W5"]).taker_and_leader(), (Some(0), 0));
}

#[test]
fn s_3_5_equal_values_are_out() {
    // Wind E: S10 is 5 like E5; N11 is 5½.
    let trick = trick("E1", ["E5", "N11", "S10"]);
    assert_eq!(trick.out(), ["E5", "S10"]);
    assert_eq!(trick.taker_and_leader(), (Some(1), 1));
}

#[test]
fn s_3_5_three_equal_cards_are_out_and_two_pairs_too() {
    assert_eq!(trick("E1", ["E5", "N10", "S10", "W2"]).out(), ["E5", "N10", "S10"]);
    let pairs = trick("E1", ["E5", "N10", "N3", "S3", "W2"]);
    assert_eq!(pairs.out(), ["E5", "N10", "N3", "S3"]);
    assert_eq!(pairs.taker_and_leader(), (Some(4), 4));
}

#[test]
fn s_3_5_the_lowest_takes_the_wind_card_and_the_highest_leads() {
    let mut table = late(["N9 N1", "E1 N2", "S14 N3", "W13 N4"]).wind("N3 E1").begin();
    table.plays("N9 E1 S14 W13");
    assert_eq!(table.taken(2), winds("N3"));
    assert_eq!(table.active(), Some(0));
    let line = LogLine::Take { seat: Seat(2), winds: winds("N3"), leads: Some(Seat(0)) };
    assert_eq!(table.log().last(), Some(&line));
}

#[test]
fn s_3_5_with_none_left_the_wind_card_is_set_aside_and_the_leader_stays() {
    let mut table = late(["E2 N1 E9", "W2 N2 W9"]).wind("N3 E1").begin();
    table.plays("E2 W2");
    let public = table.public();
    assert_eq!(public.set_aside, winds("N3"));
    assert!(public.taken.iter().all(Vec::is_empty));
    assert!(public.table.is_some_and(|table| table.carried.is_empty()));
    assert_eq!((table.leader(), table.active()), (0, Some(0)));
    let line = LogLine::SetAside { winds: winds("N3"), leads: Some(Seat(0)) };
    assert_eq!(table.log().last(), Some(&line));

    table.plays("N1 N2");
    assert_eq!(table.public().set_aside, winds("N3"));
    assert_eq!(table.taken(0).len() + table.taken(1).len(), 1);
}

#[test]
fn s_3_5_while_a_trick_is_played_its_cards_stand_as_they_are_so_far() {
    let mut table = late(["N5 N1", "E10 N2", "S3 N3"]).wind("N1 E1").begin();
    let standing = |table: &Table| {
        let view = table.public().table.unwrap();
        (view.lowest.map(|seat| seat.0), view.highest.map(|seat| seat.0))
    };
    assert_eq!(standing(&table), (None, None));
    table.play("N5");
    assert_eq!(standing(&table), (Some(0), Some(0)));
    table.play("E10");
    assert_eq!(standing(&table), (None, None));
    table.play("S3");
    let last = table.public().last_trick.unwrap();
    assert_eq!((last.round, last.trick), (0, 10));
    assert_eq!((last.table.lowest, last.table.highest), (Some(Seat(2)), Some(Seat(2))));
}
