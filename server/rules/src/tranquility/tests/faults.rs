//! Faults that are planted in positions are noticed, and set-ups that no game can have refused.

use super::{
    sampling::{contradiction, monsters},
    table::*,
};
use crate::{
    Hidden, Seat, Viewer,
    core::stack::Stack,
    properties::hiding::{Fault, check_noticed},
    testing::{Spoil, check_spoilt_setups},
    tranquility::{Card, Options, Setup, Tranquility, options::Grid},
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
    check_noticed(&*table.0, Viewer::Seat(Seat(0)), contradiction, &faults);
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
    check_noticed(&*table.0, Viewer::Seat(Seat(2)), contradiction, &faults);
    table.act(0, discard("2 4"));
    check_noticed(&*table.0, Viewer::Seat(Seat(2)), contradiction, &faults[..1]);
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
    check_noticed(&*table.0, Viewer::Seat(Seat(0)), contradiction, &[fault]);
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
    check_noticed(&*table.0, Viewer::Seat(Seat(1)), contradiction, &faults);
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

#[test]
fn setups_that_no_game_can_have_are_refused() {
    let with = |options: Options| Setup { options, ..late(["1 2", "3 | 4"]).setup(0) };
    let grid = |grid| Setup { start: None, ..with(Options { grid, ..Options::default() }) };
    let spoilt: [(&str, Setup, Spoil<Setup>); 25] = [
        ("T-1", with(Options::default()), |setup| setup.hands.clear()),
        ("T-0", with(Options::default()), |setup| setup.active = Seat(2)),
        ("T-0", with(Options::default()), |setup| setup.yellow = vec![0; 3]),
        ("T-8.3", with(Options::default()), |setup| setup.conceded = vec![Seat(0), Seat(1)]),
        ("T-2.2", with(Options::default()), |setup| setup.hands[0] = cards("1 2 5 6 7 8 9 10")),
        ("T-6.4", with(monsters()), |setup| setup.known_monsters = vec![Seat(0)]),
        ("T-1.1", with(Options::default()), |setup| setup.removed = cards("finish")),
        ("T-7.3", with(Options::default()), |setup| setup.hands[0] = cards("purple")),
        ("T-6.3", with(monsters()), |setup| setup.discards = vec![cards("monster")]),
        ("T-12.2", grid(Grid::DayNight), |setup| setup.hands[0] = cards("compass")),
        ("T-11.2", grid(Grid::Pyramid), |setup| setup.piles[0] = cards("finish")),
        ("T-11.2", grid(Grid::Pyramid), |setup| setup.stock = cards("70")),
        ("T-11.3", grid(Grid::Pyramid), |setup| setup.hands[0] = cards("start")),
        ("T-1.4", with(Options::default()), |setup| setup.hands[0] = cards("start start")),
        ("T-4.1", with(Options::default()), |setup| setup.start = Some(Card::Finish)),
        ("T-6.1", with(Options::default()), |setup| setup.rocks = Some(0)),
        ("T-7.1", with(Options::default()), |setup| setup.compasses = [1, 0]),
        ("T-11.3", grid(Grid::Pyramid), |setup| setup.explored = vec![(3, Card::Yellow)]),
        ("T-12.2", with(Options::default()), |setup| setup.night_up = true),
        ("T-13.1", with(Options::default()), |setup| setup.row = cards("70")),
        ("T-13.2", with(Options::default()), |setup| setup.second = [1].into_iter().collect()),
        ("T-3.1", with(Options::default()), |setup| setup.islands = vec![(1, 20), (0, 30)]),
        ("T-3.1", with(Options::default()), |setup| setup.islands = vec![(36, 20)]),
        ("T-1.2", with(Options::default()), |setup| setup.islands = vec![(0, 1)]),
        ("T-1.2", with(Options::default()), |setup| setup.hands[0] = cards("monster")),
    ];
    check_spoilt_setups::<Tranquility, _>(spoilt);
}
