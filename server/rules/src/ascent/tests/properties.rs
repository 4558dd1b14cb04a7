//! What holds in every game: proptest over seeds, seats, options and how far the mountain is built.

use super::{
    by_the_book::{self, Book},
    table::everything,
    walk::{Setting, any_action, settings},
};
use crate::{
    Dice, Game, LossReason, Outcome, Seat,
    ascent::{
        Action, Ascent, Card, Cell, Phase,
        view::{Legal, Place},
    },
    chance::shuffle,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Every card that shows or lies in a hand or pile, sorted.
pub fn all_cards(game: &Ascent) -> Vec<Card> {
    let lists = [&game.hands, &game.piles, &game.discards];
    let mut cards: Vec<Card> = lists.into_iter().flatten().flatten().copied().collect();
    cards.extend(game.mountain.cells().map(|(_, card)| card));
    cards.sort_unstable();
    cards
}

fn bridges(game: &Ascent) -> BTreeSet<Cell> {
    let bridges = game.mountain.cells().filter(|(_, card)| *card == Card::Bridge);
    bridges.map(|(cell, _)| cell).collect()
}

fn holds(hand: &[Card], cards: &[Card]) -> bool {
    let mut rest = hand.to_vec();
    cards.iter().all(|card| {
        let place = rest.iter().position(|held| held == card);
        place.map(|place| rest.swap_remove(place)).is_some()
    })
}

fn cost_in(places: &[Place], Cell(row, column): Cell) -> Option<usize> {
    let place = places.iter().find(|place| (place.0, place.1) == (row, column));
    place.map(|place| place.2.into())
}

/// Whether the action is one of those that the seat's view lists.
fn is_listed(hand: &[Card], legal: &Legal, action: &Action) -> bool {
    let pays = |cost: Option<usize>, card: Card, pay: &[Card]| {
        cost == Some(pay.len()) && holds(hand, &[&[card], pay].concat())
    };
    match action {
        Action::Slope { card, cell, pay } => {
            let entry = legal.slope.iter().find(|entry| entry.card == *card);
            pays(entry.and_then(|entry| cost_in(&entry.cells, *cell)), *card, pay)
        }
        Action::Campfire { card, cell, to, pay } => {
            let entry = legal.campfire.iter().find(|entry| entry.card == *card);
            let slopes = entry.into_iter().flat_map(|entry| &entry.slopes);
            let slope = slopes.into_iter().find(|slope| slope.cell == *cell);
            pays(slope.and_then(|slope| cost_in(&slope.to, *to)), *card, pay)
        }
        Action::Bridge { cell } => legal.bridge.contains(cell),
        Action::Summit {} => legal.summit,
        Action::Discard { cards } => legal.discard && holds(hand, cards),
        Action::Lead { path, pay } => {
            let start =
                path.first().and_then(|start| legal.lead.iter().find(|entry| entry.cell == *start));
            let fits = |step: &[Cell]| {
                step[1].0 == step[0].0 + 1 && (step[1].1 == step[0].1 || step[1].1 + 1 == step[0].1)
            };
            start.is_some_and(|entry| {
                path.len() > 1
                    && path[1..].iter().all(|cell| cost_in(&entry.to, *cell).is_some())
                    && path.windows(2).all(fits)
            }) && pay.len() + 1 == path.len()
                && holds(hand, pay)
        }
        Action::Grapple {} => legal.grapple,
        Action::Concede {} => legal.concede,
    }
}

/// Every listed action, payments and the ways of herds chosen at random.
fn listed(game: &Ascent, seat: Seat, dice: &mut dyn Dice) -> Vec<Action> {
    let legal = game.legal(seat);
    let hand = game.hand(seat).to_vec();
    let mut pay = |but: Option<Card>, count: u8| {
        let mut cards = hand.clone();
        if let Some(place) = cards.iter().position(|card| Some(*card) == but) {
            cards.remove(place);
        }
        shuffle(dice, &mut cards);
        cards.truncate(count.into());
        cards
    };
    let mut list = Vec::new();
    for entry in &legal.slope {
        for Place(row, column, cost) in &entry.cells {
            let (card, cell) = (entry.card, Cell(*row, *column));
            list.push(Action::Slope { card, cell, pay: pay(Some(card), *cost) });
        }
    }
    for entry in &legal.campfire {
        for slope in &entry.slopes {
            for Place(row, column, cost) in &slope.to {
                let (card, cell, to) = (entry.card, slope.cell, Cell(*row, *column));
                list.push(Action::Campfire { card, cell, to, pay: pay(Some(card), *cost) });
            }
        }
    }
    for entry in &legal.lead {
        for Place(row, column, cost) in &entry.to {
            // Back down, by whichever card of the list it can have come from.
            let mut path = vec![Cell(*row, *column)];
            while path[0].0 > entry.cell.0 + 1 {
                let Cell(row, column) = path[0];
                let below = [Cell(row - 1, column + 1), Cell(row - 1, column)];
                let from = below.into_iter().find(|cell| cost_in(&entry.to, *cell).is_some());
                path.insert(0, from.expect("a cell that is reached is reached from another"));
            }
            path.insert(0, entry.cell);
            list.push(Action::Lead { path, pay: pay(None, *cost) });
        }
    }
    if legal.discard {
        let two = pay(None, 2);
        list.push(Action::Discard { cards: [two[0], two[1]] });
    }
    list.extend(legal.bridge.iter().map(|cell| Action::Bridge { cell: *cell }));
    list.extend(legal.summit.then_some(Action::Summit {}));
    list.extend(legal.grapple.then_some(Action::Grapple {}));
    list.extend(legal.concede.then_some(Action::Concede {}));
    list
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn cards_are_conserved_at_every_ply(setting in settings()) {
        let begun = setting.begin();
        let expected = all_cards(&begun);
        let (mut shown, mut covered) = (bridges(&begun), 0);
        setting.walk(|game, _| {
            let now = bridges(game);
            covered += shown.difference(&now).count();
            shown = now;
            let mut cards = all_cards(game);
            cards.extend(vec![Card::Bridge; covered]);
            cards.sort_unstable();
            assert_eq!(cards, expected);
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
                for _ in 0..8 {
                    let action = any_action(game, seat, dice);
                    let mut after = game.clone();
                    let done = after.apply(seat, &action);
                    let listed = is_listed(game.hand(seat), &game.legal(seat), &action);
                    assert_eq!(done.is_ok(), listed, "{seat} {action:?} {done:?}");
                    if done.is_err() && dice.below(8) == 0 {
                        assert_eq!(everything(&after), before, "{action:?} was refused");
                    }
                }
            }
        });
    }

    ///
    #[test]
    fn what_is_listed_is_what_the_clauses_say(setting in settings()) {
        setting.walk(|game, _| {
            let Some(seat) = game.mover() else { return };
            let (book, legal) = (Book::of(game), game.legal(seat));
            let hand = game.hand(seat);
            let kinds: BTreeSet<Card> = hand.iter().copied().collect();
            let payable = |cost: &u8| usize::from(*cost) < hand.len();
            let sorted = |places: &[Place]| {
                let mut places: Vec<_> = places.iter().map(|place| (place.0, place.1, place.2)).collect();
                places.sort_unstable();
                places
            };
            let places = |cost: &dyn Fn(Cell) -> Option<u8>| -> Vec<(u8, u8, u8)> {
                let cells = Book::cells().filter_map(|cell| {
                    Some((cell.0, cell.1, cost(cell).filter(payable)?))
                });
                cells.collect()
            };
            for card in &kinds {
                if let Card::Slope(slope) = card {
                    let entry = legal.slope.iter().find(|entry| entry.card == *card);
                    let listed = entry.map_or(Vec::new(), |entry| sorted(&entry.cells));
                    assert_eq!(listed, places(&|cell| book.slope_cost(*slope, cell)), "{card}");
                }
                if let Card::Campfire(_) = card {
                    let entry = legal.campfire.iter().find(|entry| entry.card == *card);
                    for from in Book::cells() {
                        let slopes = entry.into_iter().flat_map(|entry| &entry.slopes);
                        let mut moves = slopes.filter(|slope| slope.cell == from);
                        let listed = moves.next().map_or(Vec::new(), |slope| sorted(&slope.to));
                        let expected = if game.herds.iter().any(|(cell, _)| cell == from) {
                            Vec::new()
                        } else {
                            places(&|to| book.campfire_cost(*card, from, to))
                        };
                        assert_eq!(listed, expected, "{card} {from:?}");
                    }
                }
            }
            let cells: Vec<Cell> = Book::cells()
                .filter(|cell| kinds.contains(&Card::Bridge) && book.takes_bridge(*cell))
                .collect();
            assert_eq!(legal.bridge, cells);
            assert_eq!(game.mountain.has_trail(), book.has_trail());
        });
    }

    /// A-5.1b, A-5.1c, A-5.4
    #[test]
    fn the_mountain_stands_as_the_clauses_say(setting in settings()) {
        setting.walk(|game, _| {
            for (row, cards) in (1..).zip(game.mountain.rows()) {
                for pair in cards.windows(2) {
                    let types = (pair[0].terrain(), pair[1].terrain());
                    assert!(types.0.is_none() || types.0 != types.1, "{cards:?}");
                }
                for (column, card) in (0..).zip(cards) {
                    assert!(game.mountain.is_supported(Cell(row, column)));
                    assert!(card.slope().is_none_or(|slope| slope.value >= row));
                    assert_eq!(*card == Card::Summit, row == 9);
                }
            }
            assert!(game.herds.iter().all(|(cell, number)| {
                number > 0 && cell.0 <= 8 && game.mountain.terrain_at(cell).is_some()
            }));
        });
    }

    ///
    #[test]
    fn no_legal_action_in_its_turn_is_a_loss_and_the_other_way_round(setting in settings()) {
        setting.walk(|game, _| match game.outcome() {
            None => {
                let Some(seat) = game.mover() else { return };
                let mut legal = game.legal(seat);
                legal.concede = false;
                assert!(legal != Legal::default() && by_the_book::can_act(game, seat));
            }
            Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(seat) }) => {
                assert_eq!(*seat, game.active);
                assert!(!by_the_book::can_act(game, *seat));
            }
            Some(Outcome::Lost { reason, seat }) => {
                assert_eq!((reason, seat), (&LossReason::Conceded, &None));
            }
            Some(Outcome::Won {}) => {
                assert!(Book::of(game).waits_for_summit() && game.open_goals().is_empty());
            }
            Some(Outcome::Ranked { .. }) => panic!("the seats play together"),
        });
    }

    /// Every action takes a card out of a hand for good, and there are at most 85, or is one of three
    /// grapples.
    #[test]
    fn games_end(setting in settings()) {
        let mut plies = 0;
        setting.walk(|_, _| plies += 1);
        prop_assert!(plies <= 1 + 85 + 6 + setting.seats, "{} plies", plies);
    }
}

/// The walks above are worth something only if they get around.
#[test]
fn the_walks_reach_every_kind_of_action_and_every_outcome() {
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        let options = crate::ascent::Options {
            trail: seed % 3 == 0,
            documentary: [0, 3][seed as usize % 2],
            wildlife: seed % 4 == 1,
            grapples: 3,
        };
        let options = if seed % 5 == 0 { super::table::BASE } else { options };
        let built = seed as usize % 45;
        let seats = 1 + seed as usize / 2 % 5;
        Setting { seats, options, seed, built }.walk(|game, _| {
            if let Some(line) = game.log.last() {
                let line = serde_json::to_value(line).unwrap();
                seen.insert(line["type"].as_str().unwrap().to_owned());
            }
            seen.insert(match game.outcome() {
                Some(Outcome::Won {}) => "Won".to_owned(),
                Some(Outcome::Lost { reason, .. }) => format!("{reason:?}"),
                Some(Outcome::Ranked { .. }) => "Ranked".to_owned(),
                None if matches!(game.phase, Phase::ReshuffleDue) => "ReshuffleDue".to_owned(),
                None => "Turn".to_owned(),
            });
        });
    }
    let all = [
        "Conceded",
        "NoLegalAction",
        "ReshuffleDue",
        "Turn",
        "Won",
        "bridge",
        "campfire",
        "concede",
        "discard",
        "filmed",
        "grapple",
        "lead",
        "slope",
        "summit",
    ];
    assert!(seen.iter().eq(all), "{seen:?}");
}
