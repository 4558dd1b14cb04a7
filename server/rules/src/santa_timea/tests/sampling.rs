//! What a viewer may know, and the positions that are drawn by it.

use super::{
    table::{card, codes, late, play, round_of, throw},
    walk::settings,
};
use crate::{
    Game, Hidden, Known, Logged, Seat, Seed, Viewer,
    core::stack::Stack,
    properties::hiding::{Fault, check_drawn, check_noticed, check_reached},
    santa_timea::{Card, SantaTimea},
    testing::{check_frequencies, line},
};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// What the rules make public of hidden cards, checked by looking at them: `None` if all is well.
fn contradiction(game: &Logged<SantaTimea>) -> Option<&'static str> {
    let board = &game.board;
    let mut cards = [game.hands.all(), &game.undealt, &board.played].concat();
    cards.sort_unstable();
    if !cards.into_iter().eq(Card::pack()) {
        return Some("the wheel cards are not those of the game");
    }
    let mut pile = game.pile;
    pile.sort_unstable();
    if pile != board.winds.pile {
        return Some("the pile is not the one that is known");
    }
    for seat in game.facts().only_pirates.iter() {
        if game.hand(seat).iter().any(|card| *card != Card::Pirate) {
            return Some("a seat that has led a pirate holds other cards");
        }
    }
    let dealt = |round: &crate::santa_timea::deal::RoundDeal| round.hands.len() == game.seats();
    let rounds = board.sheet.len() + usize::from(game.outcome().is_none()) + game.coming.len();
    (rounds != 5 || !game.coming.iter().all(dealt)).then_some("there are not five rounds")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn what_is_drawn_looks_the_same_and_is_possible(setting in settings()) {
        setting.walk(|game, dice| {
            for viewer in Viewer::all(setting.seats) {
                let drawn = check_drawn(game, viewer, dice);
                assert_eq!(contradiction(&drawn), None);
            }
        });
    }
}

/// Every way to deal cards to hands of two.
fn hands_of_two(cards: &[Card], show: &mut dyn FnMut(&[[Card; 2]]), dealt: &mut Vec<[Card; 2]>) {
    if cards.is_empty() {
        return show(dealt);
    }
    for one in 0..cards.len() {
        for other in 0..one {
            let mut rest = cards.to_vec();
            let (first, second) = (rest.remove(one), rest.remove(other));
            dealt.push([first, second]);
            hands_of_two(&rest, show, dealt);
            dealt.pop();
        }
    }
}

fn key(game: &SantaTimea) -> String {
    game.hands.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// Seat 1 has led a pirate; every deal that leads there is drawn.
#[test]
fn hands_are_all_drawn() {
    let known = ["N1 N2", "P P", "P E4", "E5 S6", "S7 W8"];
    let pool: Vec<Card> = known[1..].iter().flat_map(|hand| codes::<Card>(hand)).collect();
    let setup = late(known).leader(1).setup();
    let plays = ["P", "E4", "S6", "W8", "N1"];
    let mut ends = Vec::new();
    hands_of_two(
        &pool,
        &mut |hands| {
            let mut dealt = setup.clone();
            dealt.hands[1..].iter_mut().zip(hands).for_each(|(hand, cards)| *hand = cards.to_vec());
            let mut game = Logged::from(dealt);
            for code in plays {
                let seat = game.board.next_player();
                if game.apply(seat, &play(code)).is_err() {
                    return;
                }
            }
            ends.push(game);
        },
        &mut Vec::new(),
    );
    let viewer = Viewer::Seat(Seat(0));
    let known = ends[0].known(viewer);
    assert!(ends.iter().all(|end| end.known(viewer) == known), "it tells what is hidden");
    check_reached(&ends, &known, viewer, key, 4_000);
}

/// Checks that all the values that are possible come equally often.
#[track_caller]
fn check_even(known: &Known<SantaTimea>, values: usize, value: impl Fn(&SantaTimea) -> String) {
    let seed = Seed::new([4; 32]);
    let drawn: Vec<String> = (0..values as u64 * 100)
        .map(|index| value(&SantaTimea::sample(known, &mut seed.dice(index))))
        .collect();
    let shares: BTreeMap<String, f64> = drawn.iter().map(|value| (value.clone(), 1.0)).collect();
    assert_eq!(shares.len(), values);
    check_frequencies(&shares, drawn.into_iter());
}

#[test]
fn the_pile_and_the_choices_of_others_are_drawn_fairly() {
    let table = late(["N1", "E1"]).experienced().begin();
    let known = table.0.known(Viewer::Spectator);
    assert_eq!(known.seen.board.winds.pile.len(), 3);
    check_even(&known, 6, |game| format!("{:?}", game.pile));

    let mut table = round_of(["N1 N2 N3 S1 S2 S3", "E1"]).begin();
    table.act(0, throw("N"));
    let known = table.0.known(Viewer::Seat(Seat(1)));
    check_even(&known, 4, |game| format!("{:?}", game.chosen));
    let own = table.0.seen(Viewer::Seat(Seat(0)));
    assert_eq!(own.chosen[0], Some(codes("N")));
}

/// The rounds to come are dealt anew: any card may lie in any hand.
#[test]
fn the_rounds_to_come_are_dealt_anew() {
    let known = late(["N1", "E1"]).begin().0.known(Viewer::Spectator);
    let mut shares = BTreeMap::new();
    for card in Card::pack() {
        *shares.entry(card).or_insert(0.0) += 1.0;
    }
    let seed = Seed::new([4; 32]);
    let drawn: Vec<Card> = (0..3_000)
        .map(|index| SantaTimea::sample(&known, &mut seed.dice(index)).coming[0].hands[1][7])
        .collect();
    check_frequencies(&shares, drawn.into_iter());
}

/// A game of three in the tenth trick: seat 1 has led a pirate, and holds nothing else.
fn begun() -> Logged<SantaTimea> {
    let table = late(["N1 N2 N3", "P P P", "E4 S5 W6"]).leader(1).experienced();
    let mut table = table.begin();
    table.plays("P E4 N1");
    table.0
}

/// A draw with such a fault would not fit.
#[test]
fn planted_faults_are_noticed() {
    let faults: [Fault<SantaTimea>; 7] = [
        ("a known card in another hand", |game| {
            let (own, other) = (game.hands[0][0], game.hands[2][0]);
            (game.hands[0][0], game.hands[2][0]) = (other, own);
        }),
        ("a number with the seat that led a pirate", |game| {
            let (own, other) = (game.hands[1][0], game.hands[2][0]);
            (game.hands[1][0], game.hands[2][0]) = (other, own);
        }),
        ("a card that was played", |game| game.hands[2][0] = card("N1")),
        ("a card too many", |game| game.undealt.push(card("W9"))),
        ("a wind of the line in the pile", |game| game.pile[0] = game.board.winds.line[0]),
        ("a wind of the line that is another", |game| game.board.winds.line.reverse()),
        ("a round too few", |game| {
            std::sync::Arc::make_mut(&mut game.coming).pop();
        }),
    ];
    check_noticed(&begun(), Viewer::Seat(Seat(0)), contradiction, &faults);
}

#[test]
fn a_seat_sees_its_own_hand_and_choice_alone() {
    let seen = begun().seen(Viewer::Seat(Seat(0)));
    assert_eq!(seen.hands, [Stack::Open(codes("N2 N3")), Stack::Hidden(2), Stack::Hidden(2)]);
    assert_eq!((seen.undealt.open(), seen.pile.open()), (None, None));
    assert!(begun().facts().only_pirates.contains(Seat(1)));
    let watched = begun().seen(Viewer::AllHands);
    assert!(watched.hands.iter().all(|hand| hand.open().is_some()));
    assert!(watched.pile.open().is_none() && watched.undealt.open().is_none());
}
