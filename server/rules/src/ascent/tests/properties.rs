//! What holds in every game: proptest over seeds, seats, options and how far the mountain is built.

use super::{
    by_the_book::{self, Book},
    table::triple,
    walk::{Setting, all_cards, settings},
};
use crate::{
    Game, Logged, LossReason, Outcome,
    ascent::{
        Ascent, Card, Cell, Phase,
        wire::offers::{Legal, Place},
    },
};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn bridges(game: &Logged<Ascent>) -> BTreeSet<Cell> {
    let bridges = game.board.mountain.cells().filter(|(_, card)| *card == Card::Bridge);
    bridges.map(|(cell, _)| cell).collect()
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
    fn what_is_listed_is_what_the_clauses_say(setting in settings()) {
        setting.walk(|game, _| {
            let Some(seat) = game.turn().seats().first() else { return };
            let (book, legal) = (Book::of(&game.board), game.legal(seat));
            let hand = game.hand(seat);
            let kinds: BTreeSet<Card> = hand.iter().copied().collect();
            let payable = |cost: &u8| usize::from(*cost) < hand.len();
            let sorted = |places: &[Place]| {
                let mut places: Vec<_> = places.iter().copied().map(triple).collect();
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
                        let expected = if game.board.herds.iter().any(|(cell, _)| cell == from) {
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
            assert_eq!(game.board.mountain.has_trail(), book.has_trail());
            let unmet = game.public().goals.into_iter().filter(|goal| goal.reached < goal.needed);
            let unmet: Vec<_> = unmet.map(|progress| progress.goal).collect();
            assert_eq!(unmet, game.board.goals_left().collect::<Vec<_>>());
        });
    }

    /// A-5.1d: adopted when a campfire is played, and kept.
    #[test]
    fn a_campfire_keeps_the_value_that_it_adopts(setting in settings()) {
        let mut before = Book::of(&setting.begin().board);
        setting.walk(|game, _| {
            let now = Book::of(&game.board);
            for (cell, value) in now.campfires() {
                let lit = before.campfires().get(cell).copied();
                assert_eq!(*value, lit.unwrap_or_else(|| before.adopted_value(*cell)), "{cell:?}");
            }
            before = now;
        });
    }

    /// A-5.1b, A-5.1c, A-5.4
    #[test]
    fn the_mountain_stands_as_the_clauses_say(setting in settings()) {
        setting.walk(|game, _| {
            for (row, cards) in (1..).zip(game.board.mountain.rows()) {
                for pair in cards.windows(2) {
                    let types = (pair[0].terrain(), pair[1].terrain());
                    assert!(types.0.is_none() || types.0 != types.1, "{cards:?}");
                }
                for (column, card) in (0..).zip(cards) {
                    assert!(game.board.mountain.is_supported(Cell(row, column)));
                    assert!(card.slope().is_none_or(|slope| slope.value >= row));
                    assert_eq!(*card == Card::Summit, row == 9);
                }
            }
            assert!(game.board.herds.iter().all(|(cell, number)| {
                number > 0 && cell.0 <= 8 && game.board.mountain.terrain_at(cell).is_some()
            }));
        });
    }

    #[test]
    fn no_legal_action_in_its_turn_is_a_loss_and_the_other_way_round(setting in settings()) {
        setting.walk(|game, _| match game.outcome() {
            None => {
                let Some(seat) = game.turn().seats().first() else { return };
                let mut legal = game.legal(seat);
                legal.concede = false;
                assert!(legal != Legal::default() && by_the_book::can_act(game, seat));
            }
            Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat: Some(seat) }) => {
                assert_eq!(*seat, game.board.active);
                assert!(!by_the_book::can_act(game, *seat));
            }
            Some(Outcome::Lost { reason, seat }) => {
                assert_eq!((reason, seat), (&LossReason::Conceded, &None));
            }
            Some(Outcome::Won {}) => {
                assert!(Book::of(&game.board).waits_for_summit() && game.board.goals_left().next().is_none());
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
            if let Some(line) = game.log().last() {
                let line = serde_json::to_value(line).unwrap();
                seen.insert(line["type"].as_str().unwrap().to_owned());
            }
            seen.insert(match game.outcome() {
                Some(Outcome::Won {}) => "Won".to_owned(),
                Some(Outcome::Lost { reason, .. }) => format!("{reason:?}"),
                Some(Outcome::Ranked { .. }) => "Ranked".to_owned(),
                None if matches!(game.board.phase, Phase::ReshuffleDue) => {
                    "ReshuffleDue".to_owned()
                }
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
