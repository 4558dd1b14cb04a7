//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know.

use super::walk::Setting;
use crate::{
    Game, Hidden, Logged, Seat, Viewer,
    properties::hiding::{Leak, tells, view},
    testing::text,
    tranquility::{
        Card, Options, Tranquility,
        options::{Grid, Rocks},
    },
};

/// Whether the view and a leak together tell something in one of several games.
fn is_noticed(options: &Options, leak: Leak<'_, Tranquility>) -> bool {
    (0..40).any(|seed| {
        let seats = if options.grid == Grid::Competition { 2 } else { 3 };
        let setting = Setting { options: options.clone(), seats, seed, careful: true };
        let mut told = false;
        setting.walk(|game, dice| told |= tells(game, leak, dice));
        told
    })
}

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Logged<Tranquility>, seat: Seat| game.private(seat.next(game.seats()));
    let leaks: [(&str, Leak<'_, Tranquility>); 8] = [
        ("everything", &|game, _| text(&game.position())),
        ("that a seat must play start", &|game, _| {
            text(&game.board.must_start(game.hand(game.board.active)))
        }),
        ("what others may do", &|game, viewer| {
            text(&viewer.filter(|_| game.seats() > 1).map(|seat| next(game, seat).legal))
        }),
        ("another hand to a seat", &|game, viewer| {
            text(&viewer.filter(|_| game.seats() > 1).map(|seat| next(game, seat).hand))
        }),
        ("a hand to a spectator", &|game, viewer| {
            text(&viewer.is_none().then(|| game.private(Seat(0)).hand))
        }),
        ("the own pile", &|game, viewer| text(&viewer.map(|seat| game.piles[seat.index()].last()))),
        ("the own discards", &|game, viewer| {
            text(&viewer.map(|seat| game.discards[seat.index()].first()))
        }),
        ("what was removed", &|game, _| text(&game.removed.first())),
    ];
    let options = Options { removed: 4, ..Options::default() };
    for (what, leak) in leaks {
        assert!(is_noticed(&options, leak), "a leak of {what} goes unnoticed");
    }
}

#[test]
fn a_leak_of_a_module_would_be_noticed() {
    let rough =
        Options { rocks: Rocks::Manual, monsters: 5, storms: true, wild: 2, ..Options::default() };
    let grid = |grid| Options { grid, ..Options::default() };
    let pyramid = grid(Grid::Pyramid);
    let contest = grid(Grid::Competition);
    let of_others = |game: &Logged<Tranquility>, viewer: Option<Seat>, card: Card| {
        let others = Seat::all(game.seats()).filter(|seat| Some(*seat) != viewer);
        text(&others.filter(|seat| game.hand(*seat).contains(&card)).count())
    };
    let leaks: [(&str, &Options, Leak<'_, Tranquility>); 9] = [
        ("who holds monsters", &rough, &|game, viewer| of_others(game, viewer, Card::Monster)),
        ("who holds wilds", &rough, &|game, viewer| of_others(game, viewer, Card::Wild)),
        ("whether a finish would come back", &rough, &|game, _| {
            text(&Seat::all(game.seats()).any(|seat| game.hand(seat).contains(&Card::Monster)))
        }),
        ("that a storm comes next", &rough, &|game, _| {
            text(&game.piles[0].last().is_some_and(|card| card.storm().is_some()))
        }),
        ("the next explorer card", &pyramid, &|game, _| text(&game.stock.last())),
        ("a compass in a hand", &pyramid, &|game, viewer| of_others(game, viewer, Card::Compass)),
        ("the next compass", &grid(Grid::DayNight), &|game, _| {
            text(&game.piles[0].iter().rev().position(|card| *card == Card::Compass))
        }),
        ("the next card of the row", &contest, &|game, _| text(&game.stock.last())),
        ("the hand of the other side", &contest, &|game, viewer| {
            text(&viewer.map(|seat| next_hand(game, seat)))
        }),
    ];
    for (what, options, leak) in leaks {
        assert!(is_noticed(options, leak), "a leak of {what} goes unnoticed");
    }
}

fn next_hand(game: &Logged<Tranquility>, seat: Seat) -> Vec<Card> {
    game.private(seat.next(game.seats())).hand
}

/// The order in which cards were drawn is as hidden as they are: hands are shown sorted.
#[test]
fn a_hand_does_not_tell_when_its_cards_came() {
    use super::table::*;
    let early = dealt(["30 10 20 40 50 60", "1 2 3 4 5"]).begin();
    let late = dealt(["50 40 30 20 10 60", "1 2 3 4 5"]).begin();
    assert_eq!(view(&early.0, Viewer::Seat(Seat(0))), view(&late.0, Viewer::Seat(Seat(0))));
}

/// What is being given shows nowhere but to the giver, not even in the order of the hand.
#[test]
fn gifts_are_hidden_until_the_end() {
    use super::table::*;
    let given = |list: &str| {
        let mut table =
            late(["start 10 20 30 40", "11 21 31 41 51", "12 22 32 42"]).not_started().turn_of(0);
        table.act(0, START);
        table.settle([3, 3, 2]);
        table.act(0, give(list));
        table.0
    };
    let (one, other) = (given("10 20 30"), given("40 20 10"));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
    }
    let own = Viewer::Seat(Seat(0));
    assert_ne!(view(&one, own), view(&other, own), "the giver sees it");
}
