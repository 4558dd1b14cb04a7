//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know. Only a permutation of the unknown can tell, so these tests permute it.

use super::{
    table::{EXPERIENCED, card},
    walk::{Setting, settings},
};
use crate::{
    Dice, Game, Hidden, Logged, Seat, Traced, Viewer,
    santa_timea::{Action, Direction, SantaTimea, trial::any_action},
    testing::{answers, text, view, view_of_hands},
};
use proptest::prelude::*;

/// Another position that looks the same to that viewer.
fn another(game: &Logged<SantaTimea>, viewer: Viewer, dice: &mut dyn Dice) -> Logged<SantaTimea> {
    game.with(SantaTimea::sample(&game.seen(viewer), dice))
}

/// Spectators and seats, as the seat whose view they get.
fn viewers(seats: usize) -> impl Iterator<Item = (Viewer, Option<Seat>)> {
    let seats = Seat::all(seats).map(|seat| (Viewer::Seat(seat), Some(seat)));
    seats.chain([(Viewer::Spectator, None)])
}

/// Whether anything in a random game tells viewers apart what they cannot know.
fn tells(setting: Setting, shown: impl Fn(&Logged<SantaTimea>, Option<Seat>) -> String) -> bool {
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
    #![proptest_config(ProptestConfig::with_cases(10))]

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
                    (0..4).map(|_| any_action(game, seat, dice)).collect();
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

type Leak<'a> = &'a dyn Fn(&Logged<SantaTimea>, Option<Seat>) -> String;

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Logged<SantaTimea>, seat: Seat| game.private(seat.next(game.seats()));
    let north = |list: &[Direction]| list.contains(&Direction::North);
    let leaks: [(&str, Leak); 9] = [
        ("everything", &|game, _| text(&game.position())),
        ("another hand to a seat", &|game, viewer| text(&viewer.map(|seat| next(game, seat).hand))),
        ("a hand to a spectator", &|game, viewer| {
            text(&viewer.is_none().then(|| game.private(Seat(0)).hand))
        }),
        ("who holds a pirate", &|game, _| {
            let holds = game.hands.iter().map(|hand| hand.contains(&card("P")));
            text(&holds.collect::<Vec<_>>())
        }),
        ("the set-aside wheel cards", &|game, _| text(&game.undealt)),
        ("the fourth wind", &|game, _| text(&game.pile.last())),
        ("what was left of the pile of a round before", &|game, _| text(&game.past_piles.last())),
        ("the next round", &|game, _| text(&game.coming.last().map(|deal| deal.winds[0]))),
        ("who has chosen to throw off N", &|game, _| {
            let chosen = game.chosen.iter().flatten().map(|throw| north(throw));
            text(&chosen.collect::<Vec<_>>())
        }),
    ];
    for (what, leak) in leaks {
        let noticed = (0..60).any(|seed| {
            tells(Setting { seats: 3, options: EXPERIENCED, seed, sly: false }, |game, viewer| {
                view(game, viewer) + &leak(game, viewer)
            })
        });
        assert!(noticed, "a leak of {what} goes unnoticed");
    }
}
