//! Faults that are planted in positions are noticed.

use super::{
    sampling::{contradiction, monsters},
    table::*,
};
use crate::{
    Hidden, Seat, Viewer,
    core::stack::Stack,
    properties::hiding::{Fault, check_noticed},
    tranquility::{Card, Options, Tranquility, options::Grid},
};

/// Puts the cards of a kind that a hand holds into another, for other ones.
fn move_from_hand(game: &mut Tranquility, card: Card, from: usize, to: usize) {
    let place = game.hands[from].iter().position(|held| *held == card).expect("it is there");
    let other = game.hands[to].iter().position(|held| *held != card).expect("another card");
    let other = std::mem::replace(&mut game.hands[to][other], card);
    game.hands[from][place] = other;
    game.hands.iter_mut().for_each(|hand| hand.sort_unstable());
}

#[test]
fn faults_with_start_cards_and_own_cards_are_noticed() {
    let hands = ["10 20 30 | start 31", "40 50 60 | 61 start 62", "70 71 72 | 73 start"];
    let mut table = late(hands).not_started().turn_of(0);
    table.act(0, discard("10 20"));
    table.act(1, discard("40 50"));
    let faults: [Fault<Tranquility>; 5] = [
        ("a start card in the wrong pile", |game| {
            let island = |card: &&mut Card| card.number().is_some();
            let other = game.piles[2].iter_mut().find(island).expect("an island");
            let other = std::mem::replace(other, Card::Start);
            let cards = game.hands[1].iter_mut().chain(&mut game.piles[1]);
            let start = cards.chain(&mut game.discards[1]).find(|card| **card == Card::Start);
            *start.expect("its own") = other;
        }),
        ("a start card that should have been played", |game| {
            let cards = game.hands[1].iter_mut().chain(&mut game.piles[1]);
            let start = cards.into_iter().find(|card| **card == Card::Start);
            std::mem::swap(start.expect("it was not discarded"), &mut game.discards[1][0]);
        }),
        ("an own card in another hand", |game| {
            let own = game.hands[0][0];
            move_from_hand(game, own, 0, 1);
        }),
        ("an own discard in a pile", |game| {
            let other = game.piles[2].iter_mut().find(|card| **card != Card::Start);
            std::mem::swap(&mut game.discards[0][0], other.expect("another card"));
        }),
        ("a card too many", |game| game.piles.push(2, card("80"))),
    ];
    check_noticed(&table.0, Viewer::Seat(Seat(0)), contradiction, &faults);
}

/// Seats 0 and 1 are known to hold monsters, and seat 2 to hold none; a finish card came back to seat 0,
/// which has laid two cards away since.
#[test]
fn faults_with_monsters_are_noticed() {
    let hands = ["finish monster 2 4 | 6", "monster 8 10 | 12 monster", "14 16 18 | 20"];
    let mut table = late(hands).with(monsters()).islands(full()).turn_of(0);
    table.act(0, FINISH);
    let faults: [Fault<Tranquility>; 3] = [
        ("a monster with a seat that holds none", |game| move_from_hand(game, Card::Monster, 1, 2)),
        ("the finish that came back in another hand", |game| {
            move_from_hand(game, Card::Finish, 0, 1);
        }),
        ("a monster among the discards", |game| game.discards.push(1, Card::Monster)),
    ];
    check_noticed(&table.0, Viewer::Seat(Seat(2)), contradiction, &faults);
    table.act(0, discard("2 4"));
    check_noticed(&table.0, Viewer::Seat(Seat(2)), contradiction, &faults[..1]);
}

/// Seat 1 has pledged all but one of its cards.
#[test]
fn a_monster_too_many_for_a_pledge_is_noticed() {
    let hands = ["start 2 4 6 8", "monster 10 12 14 16", "monster 18 20 22 24 | monster"];
    let mut table = late(hands).with(monsters()).not_started().turn_of(0);
    table.act(0, START);
    table.act(1, pledge(4));
    let fault: Fault<Tranquility> = ("a monster too many", |game| {
        let numbers = game.hands[1].iter_mut().filter(|card| card.number().is_some());
        numbers.take(2).for_each(|card| *card = Card::Monster);
    });
    check_noticed(&table.0, Viewer::Seat(Seat(0)), contradiction, &[fault]);
}

#[test]
fn a_card_of_the_row_that_moved_is_noticed() {
    let options = Options { grid: Grid::Competition, ..Options::default() };
    let late = late(["1 2 3 4 5", "6 7 8 9 10"]).with(options).row("11 12 13 14 15", "16 17 18");
    let mut table = late.turn_of(0);
    table.act(0, discard("1 2"));
    let faults: [Fault<Tranquility>; 2] = [
        ("a known card in another hand", |game| move_from_hand(game, card("11"), 0, 1)),
        ("a known card in the pile", |game| {
            let known = game.hands[0].iter_mut().find(|held| **held == card("12"));
            std::mem::swap(known.expect("it was taken"), &mut game.stock[0]);
        }),
    ];
    check_noticed(&table.0, Viewer::Seat(Seat(1)), contradiction, &faults);
}

/// The parts of a page come from what is seen alone, and from no more than that.
#[test]
fn a_seat_remembers_its_discards_and_no_other_hidden_card() {
    let mut table = late(["1 2 3 | 4", "5 6 7 | 8"]).turn_of(0);
    table.act(0, discard("1 2"));
    let seen = table.0.seen(Viewer::Seat(Seat(0)));
    assert_eq!(seen.discards, [vec![Some(card("1")), Some(card("2"))], Vec::new()]);
    assert_eq!(seen.hands, [Stack::Open(cards("3 4")), Stack::Hidden(3)]);
    assert!(seen.piles.iter().all(|pile| pile.open().is_none()));
    let watched = table.0.seen(Viewer::AllHands);
    assert!(watched.hands.iter().all(|hand| hand.open().is_some()));
    assert_eq!(watched.discards[0], [None, None]);
}
