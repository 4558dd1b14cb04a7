//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know. Only a permutation of the unknown can tell, so these tests permute it.

use super::{
    table::{BASE, GRAPPLE, late},
    walk::{Setting, settings},
};
use crate::{
    Game, Seat,
    ascent::{Action, Ascent, Options, trial::any_action},
    testing::{Viewer, answers, text, view, view_of_hands, viewers},
};
use proptest::prelude::*;

/// Whether anything in a random game tells viewers apart what they cannot know.
fn tells(setting: Setting, shown: impl Fn(&Ascent, Viewer) -> String) -> bool {
    let mut told = false;
    setting.walk(|game, dice| {
        // At the end everything becomes public.
        if game.outcome().is_none() {
            for viewer in viewers(setting.seats) {
                let other = game.reshuffled_for(viewer, dice);
                told |= shown(game, viewer) != shown(&other, viewer);
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
                let other = game.reshuffled(|_| true, dice);
                let seats = setting.seats;
                assert_eq!(view_of_hands(game, seats), view_of_hands(&other, seats));
            }
        });
    }

    #[test]
    fn answers_do_not_depend_on_what_the_sender_cannot_know(setting in settings()) {
        setting.walk(|game, dice| {
            for viewer in viewers(setting.seats).filter(|_| game.outcome().is_none()) {
                let seat = viewer.unwrap_or(Seat(0));
                let mut actions: Vec<Action> =
                    (0..6).map(|_| any_action(game, seat, dice)).collect();
                actions.extend(game.random_action(seat, dice));
                let other = game.reshuffled_for(viewer, dice);
                assert_eq!(
                    answers(game, viewer, &actions),
                    answers(&other, viewer, &actions),
                    "to {viewer:?}"
                );
            }
        });
    }
}

type Leak<'a> = &'a dyn Fn(&Ascent, Viewer) -> String;

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Ascent, seat: Seat| game.private(seat.next(game.seats()));
    let leaks: [(&str, Leak); 7] = [
        ("everything", &|game, _| text(&game.position())),
        ("whether the next seat could act", &|game, _| {
            text(&game.placements(game.active.next(game.seats())).slopes().next().is_some())
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
