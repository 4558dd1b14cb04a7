//! What holds in every game: proptest over seeds, seats and numbers of removed islands.

use super::{
    by_the_book,
    table::everything,
    walk::{Setting, any_action, settings},
};
use crate::{
    Game, LossReason, Outcome, Seat,
    chance::shuffle,
    tranquility::{
        Action, Card, Phase, Tranquility,
        card::{FINISHES, ISLANDS},
        view::{Legal, Run},
    },
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Every card that exists in the position, wherever it is, sorted.
fn all_cards(game: &Tranquility) -> Vec<Card> {
    let lists = [&game.hands, &game.piles, &game.discards];
    let mut cards: Vec<Card> = lists.into_iter().flatten().flatten().copied().collect();
    cards.extend(&game.removed);
    cards.extend(game.sea.cells().into_iter().flatten().map(Card::Island));
    cards.extend(game.start);
    cards.extend(&game.gone);
    cards.sort_unstable();
    cards
}

fn holds(hand: &[Card], cards: &[Card]) -> bool {
    let mut rest = hand.to_vec();
    cards.iter().all(|card| {
        let place = rest.iter().position(|held| held == card);
        place.map(|place| rest.swap_remove(place)).is_some()
    })
}

/// Whether the action is one of those that the seat's view lists.
fn is_listed(hand: &[Card], legal: &Legal, action: &Action) -> bool {
    match action {
        Action::Place { card, number: None, cell, pay: Some(pay) } => {
            let listed = legal.place.iter().filter(|entry| entry.card == *card);
            let runs = listed.flat_map(|entry| &entry.runs);
            let cost = runs
                .filter(|Run(first, last, ..)| (*first..=*last).contains(cell))
                .map(|Run(_, _, cost, _)| usize::from(*cost))
                .next();
            let mut moved = pay.clone();
            moved.push(*card);
            cost == Some(pay.len()) && holds(hand, &moved)
        }
        Action::Discard { cards } => legal.discard && holds(hand, cards),
        Action::Start { card: None } => legal.start,
        Action::Finish { card: None } => legal.finish,
        Action::Pledge { count } => legal.pledge.is_some_and(|most| *count <= most),
        Action::Agree {} => legal.agree,
        Action::Give { cards, from_pile } => {
            legal.give.map(usize::from) == Some(cards.len()) && !from_pile && holds(hand, cards)
        }
        Action::Concede {} => legal.concede,
        _ => false,
    }
}

/// Every listed action, payments chosen at random.
fn listed(game: &Tranquility, seat: Seat, dice: &mut dyn crate::Dice) -> Vec<Action> {
    let legal = game.legal(seat);
    let mut hand = game.hand(seat).to_vec();
    let mut pay = |but: Option<Card>, count: usize| {
        shuffle(dice, &mut hand);
        let others = hand.iter().copied().filter(|card| Some(*card) != but);
        others.take(count).collect::<Vec<_>>()
    };
    let mut list = Vec::new();
    for entry in &legal.place {
        for Run(first, last, cost, _) in &entry.runs {
            for cell in *first..=*last {
                let pay = pay(Some(entry.card), (*cost).into());
                list.push(Action::Place { card: entry.card, number: None, cell, pay: Some(pay) });
            }
        }
    }
    if legal.discard {
        let two = pay(None, 2);
        list.push(Action::Discard { cards: [two[0], two[1]] });
    }
    list.extend(legal.start.then_some(Action::Start { card: None }));
    list.extend(legal.finish.then_some(Action::Finish { card: None }));
    list.extend(
        legal.pledge.into_iter().flat_map(|most| 0..=most).map(|count| Action::Pledge { count }),
    );
    list.extend(legal.agree.then_some(Action::Agree {}));
    if let Some(count) = legal.give {
        list.push(Action::Give { cards: pay(None, count.into()), from_pile: false });
    }
    list.extend(legal.concede.then_some(Action::Concede {}));
    list
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn cards_are_conserved_at_every_ply(setting in settings()) {
        setting.walk(|game, _| {
            let mut expected: Vec<Card> = (1..=ISLANDS).map(Card::Island).collect();
            expected.extend([Card::Finish; FINISHES]);
            if !matches!(game.phase, Phase::StartsDue) {
                expected.extend(vec![Card::Start; setting.seats]);
            }
            assert_eq!(all_cards(game), expected);
        });
    }

    #[test]
    fn all_that_is_listed_is_accepted(setting in settings()) {
        setting.walk(|game, dice| {
            for seat in Seat::all(setting.seats) {
                for action in listed(game, seat, dice) {
                    assert_eq!(game.clone().apply(seat, &action), Ok(()), "{seat} {action:?}");
                }
            }
        });
    }

    #[test]
    fn what_is_not_listed_is_refused_and_changes_nothing(setting in settings()) {
        setting.walk(|game, dice| {
            let before = everything(game);
            for seat in Seat::all(setting.seats + 1) {
                for _ in 0..4 {
                    let action = any_action(game, seat, dice);
                    let mut after = game.clone();
                    let done = after.apply(seat, &action);
                    let listed = is_listed(game.hand(seat), &game.legal(seat), &action);
                    assert_eq!(done.is_ok(), listed, "{seat} {action:?} {done:?}");
                    if done.is_err() {
                        assert_eq!(everything(&after), before, "{action:?} was refused");
                    }
                }
            }
        });
    }

    /// T-2.4, T-8.2
    #[test]
    fn no_legal_action_in_its_turn_is_a_loss_and_the_other_way_round(setting in settings()) {
        setting.walk(|game, _| match game.outcome() {
            None => {
                let Some(seat) = game.active_seat() else { return };
                let legal = game.legal(seat);
                let acts = !legal.place.is_empty() || legal.discard || legal.start || legal.finish;
                if matches!(game.phase, Phase::Turn) {
                    assert!(acts && by_the_book::can_act(game, seat));
                } else {
                    assert!(!acts);
                }
            }
            Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(seat) }) => {
                assert_eq!(*seat, game.active);
                assert!(!by_the_book::can_act(game, *seat));
            }
            Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat: None }) => {
                panic!("the loss names no seat");
            }
            Some(Outcome::Lost { seat, .. }) => assert_eq!(*seat, None),
            Some(Outcome::Won {}) => {}
            Some(Outcome::Ranked { .. }) => panic!("nobody plays against anybody"),
        });
    }

    /// Every turn takes a card out of a hand for good, and there are at most 90.
    #[test]
    fn games_end(setting in settings()) {
        let mut turns = 0;
        let mut before = None;
        setting.walk(|game, _| {
            let now = matches!(game.phase, Phase::Turn).then_some(game.log.len());
            if now.is_some() && now != before {
                turns += 1;
            }
            before = now;
        });
        prop_assert!(turns <= 95, "{} turns", turns);
    }
}

/// The walks above are worth something only if they get around.
#[test]
fn the_walks_reach_every_phase_and_every_outcome() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let seats = 1 + seed as usize % 5;
        let careful = seed % 2 == 0;
        Setting { seats, removed: 0, seed, careful }.walk(|game, _| {
            seen.insert(match game.outcome() {
                Some(Outcome::Won {}) => "Won".to_owned(),
                Some(Outcome::Lost { reason, .. }) => format!("{reason:?}"),
                Some(Outcome::Ranked { .. }) => "Ranked".to_owned(),
                None => format!("{:?}", game.phase_name()),
            });
        });
    }
    let all = [
        "Conceded",
        "NoLegalAction",
        "Setup",
        "StartGive",
        "StartPledge",
        "StartUnpayable",
        "Turn",
        "Won",
    ];
    assert!(seen.iter().eq(all), "{seen:?}");
}
