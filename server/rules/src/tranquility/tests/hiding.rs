//! Hiding: what a viewer is shown, and how its actions are answered, does not depend on what it
//! cannot know. Only a permutation of the unknown can tell, so these tests permute it.

use super::walk::{Setting, any_action, settings};
use crate::{
    Dice, Game, Seat,
    chance::shuffle,
    tranquility::{Action, Card, Phase, Phrase, Tranquility, action::Change},
};
use proptest::prelude::*;

/// Who looks on: a seat, or `None` for a spectator.
type Viewer = Option<Seat>;

impl Tranquility {
    /// The same position to that viewer: all cards it cannot see, shuffled among themselves. Every
    /// hand and pile keeps its number of cards, and the public history stays as it is.
    fn reshuffled_for(&self, viewer: Viewer, dice: &mut dyn Dice) -> Tranquility {
        let mut game = self.clone();
        let hands = game.hands.iter_mut().enumerate();
        let hidden_hands = hands.filter(|(seat, _)| Some(Seat::at(*seat)) != viewer);
        let mut places: Vec<&mut Card> = hidden_hands
            .flat_map(|(_, hand)| hand)
            .chain(game.piles.iter_mut().flatten())
            .chain(game.discards.iter_mut().flatten())
            .chain(&mut game.removed)
            .collect();
        let mut pool: Vec<Card> = places.iter().map(|card| **card).collect();
        shuffle(dice, &mut pool);
        for (place, card) in places.iter_mut().zip(pool) {
            **place = card;
        }
        for hand in &mut game.hands {
            hand.sort_unstable();
        }
        // What another seat has picked to give is of its hand, and as unknown.
        if let Phase::Giving(window) = &mut game.phase {
            for (seat, gift) in window.gifts.iter_mut().enumerate() {
                if let (Some(gift), true) = (gift, Some(Seat::at(seat)) != viewer) {
                    let mut hand = game.hands[seat].clone();
                    shuffle(dice, &mut hand);
                    hand.truncate(gift.cards.len());
                    gift.cards = hand;
                }
            }
        }
        game
    }
}

/// The bytes that leave the server for that viewer.
fn view(game: &Tranquility, viewer: Viewer) -> String {
    let own = viewer.map(|seat| game.private(seat));
    text(&(game.public(), own, game.log(0)))
}

fn text<T: serde::Serialize>(view: &T) -> String {
    serde_json::to_string(view).unwrap()
}

/// All that a viewer can find out by trying: whether its actions and phrases are accepted, and what
/// is said where they are not.
fn answers(game: &Tranquility, viewer: Viewer, actions: &[Action]) -> String {
    let Some(seat) = viewer else { return String::new() };
    let phrases = Seat::all(game.seats()).flat_map(|seat| {
        [Change::More, Change::Fewer].map(|change| Phrase::Ask { seat, change, count: 3 })
    });
    let tried = actions.iter().map(|action| {
        (game.clone().apply(seat, action).err(), format!("{:?}", game.signal(seat, action)))
    });
    text(&(
        tried.collect::<Vec<_>>(),
        phrases.map(|phrase| game.check_phrase(seat, &phrase).err()).collect::<Vec<_>>(),
        game.talk(),
    ))
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Some).chain([None])
}

/// Whether anything in a random game tells viewers apart what they cannot know.
fn tells(setting: &Setting, shown: impl Fn(&Tranquility, Viewer) -> String) -> bool {
    let mut told = false;
    setting.walk(|game, dice| {
        // At the end everything becomes public (T-8.4).
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
        prop_assert!(!tells(&setting, view));
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

type Leak<'a> = &'a dyn Fn(&Tranquility, Viewer) -> String;

/// Each of these shows a viewer something it must not see. If the tests above could not tell, they
/// would be worth nothing.
#[test]
fn a_leak_would_be_noticed() {
    let next = |game: &Tranquility, seat: Seat| game.private(seat.next(game.seats()));
    let leaks: [(&str, Leak); 8] = [
        ("everything", &|game, _| text(&game.position())),
        ("that a seat must play start", &|game, _| text(&game.must_start(game.active))),
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
    let options = crate::tranquility::Options { removed: 4, ..Default::default() };
    for (what, leak) in leaks {
        let noticed = (0..40).any(|seed| {
            tells(
                &Setting { options: options.clone(), seats: 3, seed, careful: true },
                |game, viewer| view(game, viewer) + &leak(game, viewer),
            )
        });
        assert!(noticed, "a leak of {what} goes unnoticed");
    }
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
