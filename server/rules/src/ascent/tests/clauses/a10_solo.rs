//! the solo game.

use super::table::*;
use crate::{
    Game, Logged, LossReason, Outcome, Seat, Seed,
    ascent::{Ascent, Card, Chance, Options},
};

fn options(grapples: u8) -> Options {
    Options { grapples, ..BASE }
}

fn begin(grapples: u8) -> Table {
    let options = options(grapples);
    let deal = Ascent::deal(&options, 1, &mut Seed::new([4; 32]).dice(0));
    Table::of(Logged::<Ascent>::set_up(&options, 1, &deal).unwrap())
}

#[test]
fn a_10_1_79_cards_without_the_slopes_of_value_1() {
    let deal = Ascent::deal(&BASE, 1, &mut Seed::new([4; 32]).dice(0));
    assert_eq!(deal.first, Seat(0));
    let [pile] = &deal.draw_piles[..] else { panic!("one pile") };
    assert_eq!(pile.len(), 79);
    assert!(pile.iter().all(|card| card.slope().is_none_or(|slope| slope.value > 1)));
    assert_eq!(pile.iter().filter(|card| **card == Card::Bridge).count(), 5, "none given out");
    assert_eq!(pile.iter().filter(|card| card.slope().is_some()).count(), 66);
}

#[test]
fn a_10_1_other_cards_are_no_deal() {
    let mut deal = Ascent::deal(&BASE, 1, &mut Seed::new([4; 32]).dice(0));
    let place = deal.draw_piles[0].iter().position(|held| *held == card("G2")).unwrap();
    deal.draw_piles[0][place] = card("G1");
    let refusal = Logged::<Ascent>::set_up(&BASE, 1, &deal).unwrap_err();
    assert_eq!((refusal.code.as_str(), refusal.clause), ("not_a_deal", "A-10.1"));
}

#[test]
fn a_10_1_the_hand_limit_is_six() {
    let mut table = begin(0);
    assert_eq!(table.hand(0).len(), 6);
    assert_eq!(table.public().piles, [73]);
    let hand = table.hand(0);
    table.act(0, crate::ascent::Action::Discard { cards: [hand[0], hand[1]] });
    assert_eq!(table.hand(0).len(), 6);
}

#[test]
fn a_10_2_there_are_as_many_grapples_as_was_chosen_three_by_default() {
    for grapples in 0..=3 {
        let table = begin(grapples);
        assert_eq!(table.public().grapples, grapples);
        assert_eq!(table.legal(0).grapple, grapples > 0);
    }
    assert_eq!(Options::default().grapples, 3);
    assert_eq!(begin(0).refused(0, GRAPPLE), ("no_grapple", "A-10.2"));
}

#[test]
fn a_10_2_without_effect_for_more_seats() {
    for seats in 2..=5 {
        let options = options(3);
        let deal = Ascent::deal(&options, seats, &mut Seed::new([4; 32]).dice(0));
        let table = Table::of(Logged::<Ascent>::set_up(&options, seats, &deal).unwrap());
        assert_eq!(table.public().grapples, 0);
        let first = deal.first.0;
        assert!(!table.legal(first).grapple);
        assert_eq!(table.refused(first, GRAPPLE), ("no_grapple", "A-10.2"));
    }
}

#[test]
fn a_10_2_the_hand_is_shuffled_back_and_six_new_cards_are_drawn() {
    let mut table = late(["G2 G3 | S2 S3 S4 S5 S6 S7"]).grapples(2).turn_of(0);
    table.act(0, GRAPPLE);
    assert_eq!(table.hand(0), []);
    assert_eq!(table.public().piles, [8]);
    assert_eq!(table.public().grapples, 1);
    table.chance(pile("S7 G3 S6 S5 S4 S3 S2 G2"));
    assert_eq!(table.hand(0), cards("G3 S3 S4 S5 S6 S7"));
    assert_eq!(table.0.piles[0], cards("G2 S2"), "top card last");
    table.act(0, discard("S7 S6"));
    assert_eq!(table.hand(0), cards("G2 G3 S2 S3 S4 S5"));
}

#[test]
fn a_10_2_six_as_far_as_the_pile_lasts() {
    let mut table = late(["G2 G3 | S2"]).grapples(2).turn_of(0);
    table.act(0, GRAPPLE);
    table.chance(pile("S2 G2 G3"));
    assert_eq!(table.hand(0), cards("G2 G3 S2"));
}

#[test]
fn a_10_2_until_chance_has_decided_nothing_else_is_legal() {
    let mut table = late(["G2 G3 | S2"]).grapples(2).turn_of(0);
    assert!(table.0.draw_chance(&mut Seed::new([1; 32]).dice(1)).is_none());
    assert_eq!(table.refused_chance(pile("S2 G2 G3")), ("impossible_chance", "A-10.2"));
    table.act(0, GRAPPLE);
    for action in [GRAPPLE, discard("G2 G3"), slope("G2", (1, 0), "")] {
        assert_eq!(table.refused(0, action), ("chance_due", "A-10.2"));
    }
    let legal = table.legal(0);
    assert!(!legal.grapple && legal.discard.is_none() && legal.slope.is_empty() && legal.concede);
    for hand in ["", "S2 G2", "S2 G2 G3 G3", "S2 G2 G4"] {
        assert_eq!(table.refused_chance(pile(hand)), ("impossible_chance", "A-10.2"), "{hand}");
    }
    let chance = table.0.draw_chance(&mut Seed::new([1; 32]).dice(1)).unwrap();
    let Chance::Pile(mut pile) = chance.clone();
    pile.sort_unstable();
    assert_eq!(pile, cards("G2 G3 S2"));
    assert_eq!(table.0.apply_chance(&chance), Ok(()));
}

/// To derive the shuffle from the seed, one need not know in which order the cards came.
#[test]
fn a_10_2_the_shuffle_does_not_depend_on_the_order_of_hand_and_pile() {
    let drawn = |hands: &str| {
        let mut table = late([hands]).grapples(2).turn_of(0);
        table.act(0, GRAPPLE);
        table.0.draw_chance(&mut Seed::new([9; 32]).dice(1))
    };
    assert_eq!(drawn("G2 G3 | S2 R7 R9"), drawn("R9 S2 | R7 G3 G2"));
}

#[test]
fn a_10_2_the_turn_is_over() {
    let mut table = late(["G2 G3 | S2"]).grapples(1).turn_of(0);
    table.act(0, GRAPPLE);
    table.chance(pile("S2 G2 G3"));
    assert_eq!(table.public().active, Some(Seat(0)));
    assert!(!table.legal(0).grapple && table.legal(0).discard.is_some());
}

#[test]
fn a_10_3_lost_only_without_a_legal_action_and_without_a_grapple() {
    let lost = Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(Seat(0)) };
    let stuck = || late(["R7"]).rows(["G9"]);
    assert_eq!(stuck().turn_of(0).outcome(), Some(&lost));
    let mut table = stuck().grapples(1).turn_of(0);
    assert_eq!(table.outcome(), None);
    table.act(0, GRAPPLE);
    assert_eq!(table.outcome(), None, "looked at as part of the chance entry");
    table.chance(pile("R7"));
    assert_eq!(table.outcome(), Some(&lost));
}

#[test]
fn a_10_3_a_grapple_is_there_even_for_an_empty_hand() {
    let mut table = late([""]).grapples(1).turn_of(0);
    assert_eq!(table.outcome(), None);
    table.act(0, GRAPPLE);
    table.chance(pile(""));
    assert!(table.outcome().is_some());
}
