//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know. Only a permutation of the unknown can tell, so these tests permute it.

use super::{
    table::{BASE, GRAPPLE, late},
    walk::{Setting, settings},
};
use crate::{
    Dice, Game, Hidden, Logged, Seat, Traced, Viewer,
    ascent::{Action, Ascent, Options, trial::any_action},
    core::stack::Stack,
    testing::{answers, text, view, view_of_hands},
};
use proptest::prelude::*;

/// Another position that should look the same on the page of that viewer. A seat remembers what it
/// laid away, but its page does not show it.
fn another(game: &Logged<Ascent>, viewer: Viewer, dice: &mut dyn Dice) -> Logged<Ascent> {
    let mut seen = game.seen(viewer);
    for place in &mut seen.discards {
        *place = Stack::Hidden(place.len() as u8);
    }
    game.with(Ascent::sample(&seen, dice))
}

/// Spectators and seats, as the seat whose view they get.
fn viewers(seats: usize) -> impl Iterator<Item = (Viewer, Option<Seat>)> {
    let seats = Seat::all(seats).map(|seat| (Viewer::Seat(seat), Some(seat)));
    seats.chain([(Viewer::Spectator, None)])
}

/// Whether anything in a random game tells viewers apart what they cannot know.
fn tells(setting: Setting, shown: impl Fn(&Logged<Ascent>, Option<Seat>) -> String) -> bool {
    let mut told = false;
    setting.walk(|game, dice| {
        // At the end everything becomes public.
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
        prop_assert!(!tells(setting, view));
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

type Leak<'a> = &'a dyn Fn(&Logged<Ascent>, Option<Seat>) -> String;

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Logged<Ascent>, seat: Seat| game.private(seat.next(game.seats()));
    let leaks: [(&str, Leak); 7] = [
        ("everything", &|game, _| text(&game.position())),
        ("whether the next seat could act", &|game, _| {
            let next = game.hand(game.board.active.next(game.seats()));
            text(&game.board.placements(next).slopes().next().is_some())
        }),
        ("what others may do", &|game, viewer| text(&viewer.map(|seat| next(game, seat).legal))),
        ("another hand to a seat", &|game, viewer| text(&viewer.map(|seat| next(game, seat).hand))),
        ("a hand to a spectator", &|game, viewer| {
            text(&viewer.is_none().then(|| game.private(Seat(0)).hand))
        }),
        ("the own pile", &|game, viewer| text(&viewer.map(|seat| game.piles[seat.index()].last()))),
        ("the own discards", &|game, viewer| {
            text(&viewer.map(|seat| game.discards[seat.index()].first()))
        }),
    ];
    let options = Options { wildlife: true, ..BASE };
    for (what, leak) in leaks {
        let noticed = (0..40).any(|seed| {
            tells(Setting { seats: 3, options, seed, built: 20 }, |game, viewer| {
                view(game, viewer) + &leak(game, viewer)
            })
        });
        assert!(noticed, "a leak of {what} goes unnoticed");
    }
}

/// The hand that went back into the pile is as hidden as the pile.
#[test]
fn a_spent_grapple_hides_the_hand_from_its_own_seat() {
    let shown = |hands: &str| {
        let mut table = late([hands]).grapples(1).turn_of(0);
        table.act(0, GRAPPLE);
        view(&table.0, Some(Seat(0)))
    };
    assert_eq!(shown("G2 G3 | S2 S3"), shown("S2 S3 | G2 G3"));
}

/// The order in which cards were drawn is as hidden as they are: hands are shown sorted.
#[test]
fn a_hand_does_not_tell_when_its_cards_came() {
    let shown = |pile: &str| {
        let hands = format!("G2 G3 | {pile}");
        let mut table = late([hands.as_str()]).turn_of(0);
        table.act(0, super::table::discard("G2 G3"));
        view(&table.0, Some(Seat(0)))
    };
    assert_eq!(shown("S2 R3 bridge"), shown("bridge R3 S2"));
}
