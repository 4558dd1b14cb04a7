//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know. Only a permutation of the unknown can tell, so these tests permute it.

use super::walk::{Setting, settings};
use crate::{
    Dice, Game, Hidden, Logged, Seat, Talk, Traced, Viewer,
    testing::{text, view, view_of_hands},
    tranquility::{
        Action, Card, Options, Phrase, Tranquility,
        action::Change,
        options::{Grid, Rocks},
        trial::any_action,
    },
};
use proptest::prelude::*;

/// All that a viewer can find out by trying: whether its actions and phrases are accepted, and what
/// is said where they are not.
fn answers(game: &Logged<Tranquility>, viewer: Option<Seat>, actions: &[Action]) -> String {
    let Some(seat) = viewer else { return String::new() };
    let phrases = Seat::all(game.seats()).flat_map(|seat| {
        [Change::More, Change::Fewer].map(|change| Phrase::Ask { seat, change, count: 3 })
    });
    let storms = game.board.storms.all().into_iter().map(|storm| Phrase::End { storm });
    let tried = actions.iter().map(|action| {
        (game.clone().apply(seat, action).err(), format!("{:?}", game.signal(seat, action)))
    });
    let said = phrases.chain(storms).chain([Phrase::Keep {}, Phrase::Think {}]);
    text(&(
        tried.collect::<Vec<_>>(),
        said.map(|phrase| game.check_phrase(seat, &phrase).err()).collect::<Vec<_>>(),
        game.talk(),
    ))
}

/// Another position that should look the same on the page of that viewer. A seat remembers what it
/// laid away, but its page does not show it.
fn another(game: &Logged<Tranquility>, viewer: Viewer, dice: &mut dyn Dice) -> Logged<Tranquility> {
    let mut seen = game.seen(viewer);
    seen.discards = game.seen(Viewer::Spectator).discards;
    game.with(Tranquility::sample(&seen, dice))
}

/// Spectators and seats, as the seat whose view they get.
fn viewers(seats: usize) -> impl Iterator<Item = (Viewer, Option<Seat>)> {
    let seats = Seat::all(seats).map(|seat| (Viewer::Seat(seat), Some(seat)));
    seats.chain([(Viewer::Spectator, None)])
}

/// Whether anything in a random game tells viewers apart what they cannot know.
fn tells(setting: &Setting, shown: impl Fn(&Logged<Tranquility>, Option<Seat>) -> String) -> bool {
    let mut told = false;
    setting.walk(|game, dice| {
        // At the end everything becomes public (T-8.4).
        if game.outcome().is_none() {
            for (viewer, seat) in viewers(setting.seats) {
                told |= shown(game, seat) != shown(&another(game, viewer, dice), seat);
            }
        }
    });
    told
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn views_do_not_depend_on_what_the_viewer_cannot_know(setting in settings()) {
        prop_assert!(!tells(&setting, view));
    }

    #[test]
    fn who_sees_all_hands_sees_nothing_else_that_is_hidden(setting in settings()) {
        setting.walk(|game, dice| {
            if game.outcome().is_none() {
                let other = another(game, Viewer::AllHands, dice);
                let seats = setting.seats;
                assert_eq!(view_of_hands(game, seats), view_of_hands(&other, seats));
            }
        });
    }

    #[test]
    fn answers_do_not_depend_on_what_the_sender_cannot_know(setting in settings()) {
        setting.walk(|game, dice| {
            for (viewer, own) in viewers(setting.seats).filter(|_| game.outcome().is_none()) {
                let seat = own.unwrap_or(Seat(0));
                let mut actions: Vec<Action> =
                    (0..6).map(|_| any_action(game, seat, dice)).collect();
                actions.extend(game.random_action(seat, dice));
                let other = another(game, viewer, dice);
                assert_eq!(
                    answers(game, own, &actions),
                    answers(&other, own, &actions),
                    "to {viewer:?}"
                );
            }
        });
    }
}

type Leak<'a> = &'a dyn Fn(&Logged<Tranquility>, Option<Seat>) -> String;

/// Whether the view and a leak together tell something in one of several games.
fn is_noticed(options: &Options, leak: Leak<'_>) -> bool {
    (0..40).any(|seed| {
        let seats = if options.grid == Grid::Competition { 2 } else { 3 };
        let setting = Setting { options: options.clone(), seats, seed, careful: true };
        tells(&setting, |game, viewer| view(game, viewer) + &leak(game, viewer))
    })
}

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Logged<Tranquility>, seat: Seat| game.private(seat.next(game.seats()));
    let leaks: [(&str, Leak<'_>); 8] = [
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
    let leaks: [(&str, &Options, Leak<'_>); 9] = [
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
    assert_eq!(view(&early.0, Some(Seat(0))), view(&late.0, Some(Seat(0))));
}

/// What is being given shows nowhere but to the giver, not even in the order of the hand.
#[test]
fn gifts_are_hidden_until_the_end() {
    use super::table::*;
    let given = |list: &str| {
        let mut table =
            late(["start 10 20 30 40", "11 21 31 41 51", "12 22 32 42"]).not_started().turn_of(0);
        table.act(0, START);
        for (seat, count) in [(0, 3), (1, 3), (2, 2)] {
            table.act(seat, pledge(count));
        }
        for seat in 0..3 {
            table.act(seat, AGREE);
        }
        table.act(0, give(list));
        table.0
    };
    let (one, other) = (given("10 20 30"), given("40 20 10"));
    for viewer in [Some(Seat(1)), Some(Seat(2)), None] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
    }
    assert_ne!(view(&one, Some(Seat(0))), view(&other, Some(Seat(0))), "the giver sees it");
}
