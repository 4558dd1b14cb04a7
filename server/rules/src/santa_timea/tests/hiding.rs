//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know. Only a permutation of the unknown can tell, so these tests permute it.

use super::{
    table::{EXPERIENCED, card},
    walk::{Setting, settings},
};
use crate::{
    Game, Seat,
    santa_timea::{Action, Card, Direction, SantaTimea, WindCard, deal::LINE, trial::any_action},
    testing::{Viewer, answers, text, view, view_of_hands, viewers},
};
use proptest::prelude::*;

/// Whether anything in a random game tells viewers apart what they cannot know.
fn tells(setting: Setting, shown: impl Fn(&SantaTimea, Viewer) -> String) -> bool {
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
    #![proptest_config(ProptestConfig::with_cases(10))]

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
                    (0..4).map(|_| any_action(game, seat, dice)).collect();
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

    /// The positions compared above are possible ones.
    #[test]
    fn the_unknown_is_permuted_within_the_rules(setting in settings()) {
        setting.walk(|game, dice| {
            if game.outcome().is_none() {
                let other = game.reshuffled_for(None, dice);
                for deal in &other.rounds {
                    let mut winds = deal.winds.clone();
                    winds.sort_unstable();
                    assert!(winds.into_iter().eq(WindCard::pack()));
                    let mut cards = deal.hands.concat();
                    cards.extend(deal.set_aside().unwrap());
                    cards.sort_unstable();
                    assert!(cards.into_iter().eq(Card::pack()));
                }
            }
        });
    }
}

type Leak<'a> = &'a dyn Fn(&SantaTimea, Viewer) -> String;

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &SantaTimea, seat: Seat| game.private(seat.next(game.seats()));
    let north = |list: &[Direction]| list.contains(&Direction::North);
    let leaks: [(&str, Leak); 9] = [
        ("everything", &|game, _| text(&game.position())),
        ("another hand to a seat", &|game, viewer| text(&viewer.map(|seat| next(game, seat).hand))),
        ("a hand to a spectator", &|game, viewer| {
            text(&viewer.is_none().then(|| game.private(Seat(0)).hand))
        }),
        ("who holds a pirate", &|game, _| {
            let holds = game.round.hands.iter().map(|hand| hand.contains(&card("P")));
            text(&holds.collect::<Vec<_>>())
        }),
        ("the set-aside wheel cards", &|game, _| text(&game.round_deal().set_aside())),
        ("the fourth wind", &|game, _| {
            text(&game.round_deal().winds.get(game.round.tricks + LINE))
        }),
        ("the order of the winds that never come", &|game, _| {
            text(&game.round_deal().winds.last())
        }),
        ("the next round", &|game, _| {
            text(&game.rounds.get(game.sheet.len() + 1).map(|deal| deal.winds[0]))
        }),
        ("who has chosen to throw off N", &|game, _| {
            let chosen = game.round.chosen.iter().flatten().map(|throw| north(throw));
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
