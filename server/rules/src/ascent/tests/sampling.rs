//! What a viewer may know, and the positions that are drawn by it.

use super::{
    table::{Late, bridge, card, cards, late, slope},
    walk::{all_cards, settings},
};
use crate::{
    Game, Hidden, Logged, Seat, Viewer,
    ascent::{Action, Ascent, Card, Cell, Setup, board::Phase},
    core::stack::Stack,
    properties::hiding::{self, Fault, check_drawn, check_noticed, follow},
    testing::{line, permute},
};
use proptest::prelude::*;

/// What the rules make public of hidden cards, checked by looking at them: `None` if all is well.
fn contradiction(game: &Logged<Ascent>) -> Option<&'static str> {
    let board = &game.board;
    if board.phase == Phase::Turn && !board.can_act(game.hand(board.active)) {
        return Some("the active seat can do nothing");
    }
    for given in game.facts().given() {
        let holds = |cards: &[Card]| cards.contains(&Card::Bridge);
        let held = holds(game.hand(given.seat));
        let discarded = holds(&game.discards[given.seat.index()]);
        if !(given.held && held || given.discarded && discarded) {
            return Some("a bridge that was given out is gone");
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn what_is_drawn_looks_the_same_and_is_possible(setting in settings()) {
        setting.walk(|game, dice| {
            for viewer in Viewer::all(setting.seats) {
                let drawn = check_drawn(game, viewer, dice);
                assert_eq!(contradiction(&drawn), None);
                assert_eq!(all_cards(&drawn), all_cards(game), "other cards");
            }
        });
    }
}

/// A turn, as the others see it.
enum Turn {
    /// A slope for nothing, or a bridge.
    Place(Action),
    /// Two cards are discarded.
    Discard,
}

/// Every way in which a seat can take such a turn.
fn ways(game: &Ascent, turn: &Turn) -> Vec<Action> {
    let hand = game.hand(game.board.active);
    match turn {
        Turn::Place(action) => vec![action.clone()],
        Turn::Discard => {
            let pairs = (0..hand.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            pairs.map(|(one, other)| Action::Discard { cards: [hand[one], hand[other]] }).collect()
        }
    }
}

/// All positions to which those turns can lead, from every way in which the cards can lie at the
/// beginning: the bridges given out lie where they do, and all others anywhere.
fn ends(setup: &Setup, turns: &[Turn]) -> Vec<Logged<Ascent>> {
    let mut pool: Vec<Card> = Vec::new();
    for (seat, hand) in setup.hands.iter().enumerate() {
        let given = usize::from(setup.given.contains(&Seat::at(seat)));
        pool.extend(&hand[given..]);
    }
    pool.extend(setup.piles.iter().flatten());
    let mut ends = Vec::new();
    permute(&mut pool, 0, &mut |order| {
        let mut order = order.iter().copied();
        let mut dealt = setup.clone();
        for (seat, hand) in dealt.hands.iter_mut().enumerate() {
            let given = usize::from(setup.given.contains(&Seat::at(seat)));
            hand[given..].iter_mut().zip(&mut order).for_each(|(place, card)| *place = card);
        }
        dealt.piles.iter_mut().flatten().zip(order).for_each(|(place, card)| *place = card);
        ends.extend(follow(dealt.into(), turns, ways));
    });
    ends.retain(|game| game.outcome().is_none());
    ends
}

/// How the cards lie, as text.
fn key(game: &Ascent) -> String {
    let places = game.hands.iter().chain(game.piles.iter()).chain(game.discards.iter());
    places.map(line).collect::<Vec<_>>().join(", ")
}

/// Checks that every position is drawn to which the turns can lead, and no other. The viewer sees what it
/// would see of the first end that is chosen.
#[track_caller]
fn check_reached(
    table: Late,
    turns: &[Turn],
    viewer: Viewer,
    chosen: impl Fn(&Ascent) -> bool,
    draws: u64,
) {
    let ends = ends(&table.0, turns);
    let end = ends.iter().find(|game| chosen(game)).expect("such an end");
    hiding::check_reached(&ends, &end.known(viewer), viewer, key, draws);
}

fn given<const SEATS: usize>(mut table: Late, seats: [u8; SEATS]) -> Late {
    table.0.given = seats.map(Seat).into();
    table
}

/// Seat 1 may have laid the bridge away, and seat 0 must be able to play its last card.
#[test]
fn a_given_bridge_and_a_last_card_are_all_drawn() {
    let table = given(late(["summit G2 CR", "bridge S2 bridge | G9"]), [1]).turn_from(0);
    let turns = [Turn::Discard, Turn::Discard];
    check_reached(table, &turns, Viewer::Spectator, |_| true, 4_000);
}

/// The bridge that was placed may be the one that was given, or another.
#[test]
fn a_placed_bridge_is_either_that_is_drawn() {
    let table = given(late(["S9 R1 S8", "bridge bridge bridge G3"]), [1]).rows(["S1"]).turn_from(1);
    let turns = [Turn::Discard, Turn::Discard, Turn::Place(bridge((1, 1)))];
    check_reached(table.clone(), &turns, Viewer::Spectator, |_| true, 4_000);
    check_reached(
        table,
        &turns,
        Viewer::AllHands,
        |game| game.hand(Seat(1)) == cards("bridge"),
        4_000,
    );
}

/// Two seats were given bridges.
#[test]
fn two_given_bridges_are_all_drawn() {
    let hands = ["S2 G2", "bridge S3 bridge", "R2", "bridge R7 G8"];
    let table = given(late(hands), [1, 3]).turn_from(0);
    let turns = [
        Turn::Place(slope("S2", (1, 0), "")),
        Turn::Discard,
        Turn::Place(slope("R2", (1, 1), "")),
        Turn::Discard,
    ];
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        check_reached(table.clone(), &turns, viewer, |_| true, 6_000);
    }
}

impl Late {
    /// Begins with the turn of a seat.
    fn turn_from(mut self, seat: u8) -> Late {
        self.0.active = Seat(seat);
        self
    }
}

/// A game of three in which seat 1 holds the bridge that was given to it, and seat 0 has laid away
/// cards.
fn begun() -> Logged<Ascent> {
    let mut table = given(late(["G1 S2 R3", "bridge S4 | G5", "R6 G7 | S8"]), [1]).turn_of(0);
    table.act(0, super::table::discard("S2 R3"));
    table.0
}

/// A draw with such a fault would not fit.
#[test]
fn planted_faults_are_noticed() {
    let faults: [Fault<Ascent>; 5] = [
        ("a known card in another hand", |game| {
            let (own, other) = (game.hands[0][0], game.hands[2][0]);
            (game.hands[0][0], game.hands[2][0]) = (other, own);
        }),
        ("an own discard in a pile", |game| {
            let (own, other) = (game.discards[0][0], game.piles[1][0]);
            (game.discards[0][0], game.piles[1][0]) = (other, own);
        }),
        ("the given bridge in another hand", |game| {
            let place = game.hands[1].iter().position(|held| *held == Card::Bridge).unwrap();
            let (own, other) = (game.hands[1][place], game.hands[2][0]);
            (game.hands[1][place], game.hands[2][0]) = (other, own);
        }),
        ("a card too many", |game| game.piles.push(2, card("G9"))),
        ("a campfire of another value", |game| game.board.mountain.lay(Cell(1, 0), card("CG"))),
    ];
    check_noticed(&begun(), Viewer::Seat(Seat(0)), contradiction, &faults);
    let mut stuck = late(["R9 R2", "G9 S9"]).rows(["S1"]).turn_of(1).0;
    stuck.hands.set(1, &cards("S9"));
    assert_eq!(contradiction(&stuck), Some("the active seat can do nothing"));
}

/// The parts of a page come from what is seen alone, and from no more than that.
#[test]
fn a_seat_remembers_its_discards_and_no_other_hidden_card() {
    let seen = begun().seen(Viewer::Seat(Seat(0)));
    assert_eq!(seen.discards, [Stack::Open(cards("R3 S2")), Stack::Hidden(0), Stack::Hidden(0)]);
    assert_eq!(seen.hands, [Stack::Open(cards("G1")), Stack::Hidden(2), Stack::Hidden(2)]);
    assert!(seen.piles.iter().all(|pile| pile.open().is_none()));
    let watched = begun().seen(Viewer::AllHands);
    assert!(watched.hands.iter().all(|hand| hand.open().is_some()));
    assert!(watched.discards.iter().all(|pile| pile.open().is_none()));
}
