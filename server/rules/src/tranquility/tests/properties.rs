//! What holds in every game: proptest over all options that can be combined, seats and seeds.

use super::{
    by_the_book,
    laid::{dealt_besides_islands, explorer_cards, islands},
    walk::{all_cards, settings, some_of_each},
};
use crate::{
    Game, Hidden, LossReason, Outcome, Seat,
    tests::trial::tranquility::placements,
    tranquility::{
        Card, Chance, Phase,
        card::Storm,
        options::{Grid, Options},
        wire::{
            log::LogLine,
            offers::{Barred, Legal},
        },
    },
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The same by the clauses of the set-up.
fn expected_cards(options: &Options, seats: usize, starts_are_in: bool) -> Vec<Card> {
    let mut cards = islands();
    cards.extend(dealt_besides_islands(options));
    if starts_are_in && matches!(options.grid, Grid::Standard | Grid::DayNight) {
        cards.extend(vec![Card::Start; seats]);
    }
    if options.grid == Grid::Pyramid {
        cards.extend(explorer_cards(options.level));
    }
    cards.sort_unstable();
    cards
}

/// Whether the view lists an action of the turn.
fn acts(legal: &Legal) -> bool {
    let Legal { place, wild, monster, compass, turn_over, .. } = legal;
    let lists = [monster, compass, turn_over];
    !place.is_empty()
        || !wild.is_empty()
        || lists.into_iter().any(|cells| !cells.is_empty())
        || legal.discard.is_some()
        || legal.start
        || legal.start_wild
        || legal.finish
        || legal.finish_wild
        || legal.discard_hand
        || legal.swap_hand
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn cards_are_conserved_at_every_ply(setting in settings()) {
        let mut starts_are_in = false;
        setting.walk(|game, _| {
            starts_are_in |= game.log().iter().any(|line| matches!(line, LogLine::First { .. }))
                || matches!(game.board.phase, Phase::FirstDue);
            let expected = expected_cards(&setting.options, setting.seats, starts_are_in);
            assert_eq!(all_cards(game), expected);
        });
    }

    /// A view says of each empty cell either what an island of the hand costs there, or why it cannot
    /// go there.
    #[test]
    fn islands_are_offered_or_barred_on_every_empty_cell(setting in settings()) {
        setting.walk(|game, _| {
            let cells = game.public().cells;
            for seat in Seat::all(game.seats()) {
                let Legal { place, .. } = game.legal(seat);
                for Barred { card, runs } in &game.barred(seat) {
                    let offers = || place.iter().filter(|offer| offer.card == *card);
                    for cell in (0..).zip(&cells).filter_map(|(cell, held)| held.is_none().then_some(cell)) {
                        let offered = offers().flat_map(|offer| &offer.runs);
                        let offered = offered.filter(|run| (run.first..=run.last).contains(&cell));
                        let refused = runs.iter().filter(|run| (run.first..=run.last).contains(&cell));
                        assert_eq!(offered.count() + refused.count(), 1, "{card:?} in {cell}");
                    }
                }
            }
        });
    }

    /// T-7.1, T-7.4
    #[test]
    fn compasses_are_beside_the_grid_owned_or_spent(setting in settings()) {
        setting.walk(|game, _| {
            let spent = game.log().iter().filter(|line| matches!(line, LogLine::SpendCompass { .. }));
            let [beside, owned] = game.board.storms.compasses;
            let all = if setting.options.storms { 6 } else { 0 };
            assert_eq!(usize::from(beside + owned) + spent.count(), all);
        });
    }

    #[test]
    fn hands_hold_what_hands_can_hold(setting in settings()) {
        setting.walk(|game, _| {
            for hand in game.hands.iter() {
                assert!(hand.is_sorted());
                assert!(hand.iter().all(|card| card.storm().is_none() && *card != Card::Rocks));
                assert!(setting.options.grid != Grid::DayNight || !hand.contains(&Card::Compass));
            }
            if setting.options.grid == Grid::Pyramid {
                let cards = || game.hands.iter().flatten();
                assert!(!cards().any(|card| matches!(card, Card::Monster | Card::Start)));
            }
        });
    }

    /// T-3, T-6.1, T-7.3, T-9.4, T-10.3, T-10.4, T-11.3, T-13.5
    #[test]
    fn placements_are_listed_by_the_book(setting in settings()) {
        setting.walk(|game, _| {
            if matches!(game.board.phase, Phase::Turn) && !game.board.must_start(game.hand(game.board.active)) {
                let listed = placements(&game.legal(game.board.active));
                assert_eq!(listed, by_the_book::placements(game, game.board.active));
            }
        });
    }

    /// T-2.4, T-7.6, T-8.2, T-13.6
    #[test]
    fn no_legal_action_in_its_turn_is_a_loss_and_the_other_way_round(setting in settings()) {
        setting.walk(|game, _| match game.outcome() {
            None if matches!(game.board.phase, Phase::Turn) => {
                let legal = game.legal(game.board.active);
                let can_act = by_the_book::can_act(game, game.board.active);
                assert_eq!(acts(&legal), can_act);
                assert_eq!(legal.pass, game.board.contest.is_some() && !can_act);
                assert!(can_act || legal.pass || !legal.spend_compass.is_empty());
                let stuck = game.public().storms.map(|storms| storms.stuck);
                assert_eq!(stuck, setting.options.storms.then_some(!can_act));
            }
            None => assert!(Seat::all(setting.seats).all(|seat| !acts(&game.legal(seat)))),
            Some(Outcome::Lost { reason: LossReason::NoLegalAction, seat }) => {
                let seat = seat.expect("the loss names its seat");
                assert_eq!(seat, game.board.active);
                assert!(!by_the_book::can_act(game, seat) && !game.board.storms.can_be_ended());
            }
            Some(Outcome::Lost { seat, .. }) => assert_eq!(*seat, None),
            Some(Outcome::Won {}) => assert_ne!(setting.options.grid, Grid::Competition),
            Some(Outcome::Ranked { .. }) => assert_eq!(setting.options.grid, Grid::Competition),
        });
    }

    /// Every turn uses up a card of a hand or an explorer card, but for the passes of the
    /// competition: after each of those the other seat uses up a card, or the game ends.
    #[test]
    fn games_end(setting in settings()) {
        let cards = expected_cards(&setting.options, setting.seats, true).len() as u32;
        let game = setting.walk(|_, _| {});
        let passes = game.log().iter().filter(|line| matches!(line, LogLine::Pass { .. })).count();
        prop_assert!(game.board.turns <= cards + 1 + passes as u32, "{} turns", game.board.turns);
        prop_assert!(passes as u32 <= cards);
    }

    /// T-1.4, T-1.5, T-6.1: whatever chance is asked for is possible, and nothing else is asked for.
    #[test]
    fn chance_is_asked_for_what_is_due(setting in settings()) {
        let mut drawn = Vec::new();
        setting.walk(|game, dice| {
            let chance = game.draw_chance(dice);
            assert_eq!(chance.is_some(), matches!(
                game.board.phase,
                Phase::StartsDue | Phase::FirstDue | Phase::RocksDue
            ));
            if let Some(chance) = chance {
                assert_eq!(game.clone().apply_chance(&chance), Ok(()));
                drawn.push(chance);
            }
        });
        let kind = |chance: &Chance| match chance {
            Chance::StartAt(_) => 0,
            Chance::First(_) => 1,
            Chance::Rocks(_) => 2,
        };
        prop_assert!(drawn.iter().map(kind).is_sorted());
    }
}

/// The walks above are worth something only if they get around.
#[test]
fn the_walks_reach_every_phase_and_every_outcome() {
    let mut seen = BTreeSet::new();
    for setting in some_of_each(160) {
        setting.walk(|game, _| {
            seen.insert(match game.outcome() {
                Some(Outcome::Won {}) => format!("Won {:?}", setting.options.grid),
                Some(Outcome::Lost { reason, .. }) => format!("{reason:?}"),
                Some(Outcome::Ranked { .. }) if game.board.sea.is_full() => {
                    "Ranked full".to_owned()
                }
                Some(Outcome::Ranked { .. }) => "Ranked".to_owned(),
                None => format!("{:?}", game.board.phase_name()),
            });
            for line in game.log().iter().rev().take(1) {
                let line = serde_json::to_value(line).unwrap();
                let found = line.get("found").map_or(String::new(), |found| format!(" {found}"));
                seen.insert(format!("{}{found}", line["type"]));
            }
            if game.board.is_stuck() {
                seen.insert("Stuck".to_owned());
            }
            if let Some(Storm::Purple) = game.board.storms.revealed.map(|revealed| revealed.storm) {
                seen.insert("Purple".to_owned());
            }
        });
    }
    let expected = [
        "Conceded",
        "ExplorerPay",
        "NoLegalAction",
        "Purple",
        "Ranked",
        "Ranked full",
        "Rocks",
        "Setup",
        "StartGive",
        "StartPledge",
        "StartUnpayable",
        "StormPurple",
        "StormRevealed",
        "StormYellow",
        "Stuck",
        "Turn",
        "Won Arch",
        "Won DayNight",
        "Won Pyramid",
        "Won Standard",
        "\"blow\"",
        "\"clear_storm\"",
        "\"compass\"",
        "\"concede\"",
        "\"discard\"",
        "\"discard_hand\"",
        "\"explore\" \"kept\"",
        "\"explore\" \"monster\"",
        "\"explore\" \"rocks\"",
        "\"explore\" \"start\"",
        "\"explore\" \"storm\"",
        "\"finish\"",
        "\"finish_back\"",
        "\"first\"",
        "\"given\"",
        "\"keep_rocks\"",
        "\"monster\"",
        "\"move_rocks\"",
        "\"pass\"",
        "\"place\"",
        "\"reduce\"",
        "\"replace_compass\"",
        "\"rocks_gone\"",
        "\"spend_compass\"",
        "\"start\"",
        "\"storm\"",
        "\"swap_hand\"",
        "\"take_from_row\"",
        "\"turn_hands\"",
        "\"turn_over\"",
    ];
    let missing: Vec<_> = expected.iter().filter(|what| !seen.contains(**what)).collect();
    assert!(missing.is_empty(), "{missing:?} of {seen:?}");
}
