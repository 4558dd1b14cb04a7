//! What holds in every game: proptest over seeds, seats and options.

use super::{
    by_the_book,
    table::{BASE, EXPERIENCED},
    walk::{Setting, length, settings},
};
use crate::{
    Game, Logged, Outcome, Seat,
    cards::take_out,
    core::lists::List,
    santa_timea::{
        Action, Card, Direction, SantaTimea, WindCard,
        board::Phase,
        deal::TRICKS,
        wire::{
            log::LogLine,
            view::{LastTrickView, Legal, StandingName},
        },
    },
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Every wheel card of the round, sorted.
fn wheel_cards(game: &Logged<SantaTimea>) -> Vec<Card> {
    let mut cards = game.hands.all().to_vec();
    cards.extend(game.board.trick.cards().iter().map(|played| played.card));
    // Cards of tricks that are over, as the log has them.
    let begun = game.log().iter().rposition(|line| matches!(line, LogLine::Round { .. }));
    let played = game.log()[begun.unwrap_or(0)..].iter().filter_map(|line| match line {
        LogLine::Play { card, .. } => Some(*card),
        _ => None,
    });
    let over = TRICKS * game.seats() - cards.len();
    cards.extend(played.take(over));
    cards.extend(&game.undealt);
    cards.sort_unstable();
    cards
}

/// Every wind card of the round that has come, sorted, and how many there should be.
fn winds_that_came(game: &Logged<SantaTimea>) -> (Vec<WindCard>, Vec<WindCard>) {
    let board = &game.board;
    let mut there = board.taken.all().to_vec();
    there.extend(board.carried.iter().chain(&board.set_aside));
    there.sort_unstable();
    let mut came: Vec<WindCard> = WindCard::pack().collect();
    let left = game.pile.iter().chain(&board.winds.line).chain(&board.winds.never);
    left.for_each(|wind| take_out(&mut came, &[*wind]).expect("wind cards of one pack"));
    (there, came)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn cards_are_conserved_at_every_ply(setting in settings()) {
        setting.walk(|game, _| {
            assert!(wheel_cards(game).into_iter().eq(Card::pack()));
            let (there, came) = winds_that_came(game);
            assert_eq!(there, came);
        });
    }

    /// S-3.1, S-3.4, S-5.3
    #[test]
    fn seats_that_are_waited_for_can_act_and_no_others(setting in settings()) {
        setting.walk(|game, _| {
            let waiting = game.public().waiting;
            assert_eq!(waiting.is_empty(), game.outcome().is_some());
            for seat in Seat::all(setting.seats) {
                let legal = game.legal(seat);
                assert_eq!(legal != Legal::default(), waiting.contains(&seat), "{seat}");
                if matches!(game.board.phase, Phase::Trick) && waiting == [seat] {
                    let mut cards = game.hand(seat).to_vec();
                    cards.dedup();
                    let leads = game.board.trick.cards().is_empty();
                    if leads && cards != [Card::Pirate] {
                        cards.retain(|card| *card != Card::Pirate);
                    }
                    assert_eq!(legal.play, cards);
                }
            }
        });
    }

    /// S-3.4, S-3.5
    #[test]
    fn what_a_card_would_do_is_what_it_does(setting in settings()) {
        setting.walk(|game, _| {
            let Some(seat) = game.board.active_seat() else { return };
            let Legal { play, then, .. } = game.legal(seat);
            assert_eq!(play.len(), then.len());
            for (card, then) in play.into_iter().zip(then) {
                let mut after = game.clone();
                after.apply(seat, &Action::Play { card }).unwrap();
                let is_last = game.board.trick.cards().len() + 1 == setting.seats;
                let public = after.public();
                let last = public.last_trick.map(|last| last.table);
                let table = if is_last { last } else { public.table }.unwrap();
                assert_eq!((then.lowest, then.highest), (table.lowest, table.highest));
                let out = table.cards.iter().filter(|card| card.standing == StandingName::Out);
                assert!(out.map(|card| card.seat).eq(then.out), "{card}");
            }
        });
    }

    /// S-3.3, S-3.4, S-3.5, S-5.2
    #[test]
    fn tricks_come_out_as_the_clauses_say(setting in settings()) {
        let mut before = setting.begin();
        setting.walk(|game, _| {
            if let Some(LastTrickView { trick, table, .. }) = game.public().last_trick
                && before.board.trick.cards().len() + 1 == setting.seats
                && matches!(before.board.phase, Phase::Trick)
            {
                let cards: Vec<Card> = table.cards.iter().map(|card| card.card).collect();
                let seat = |place: Option<usize>| place.map(|place| table.cards[place].seat);
                let (taker, leader) = by_the_book::resolve(&cards, table.wind.direction);
                assert_eq!((table.lowest, table.highest), (seat(taker), seat(leader)), "{cards:?}");
                if game.board.tricks == trick + 1 {
                    assert_eq!(game.board.leader, seat(leader).unwrap_or(before.board.leader));
                    let mut at_stake = before.board.carried;
                    at_stake.push(table.wind);
                    for other in Seat::all(setting.seats) {
                        let mut taken = before.board.taken[other.index()].to_vec();
                        taken.extend(at_stake.iter().filter(|_| seat(taker) == Some(other)));
                        taken.sort_unstable();
                        assert_eq!(game.board.taken[other.index()], taken);
                    }
                    let waits = setting.options.experienced && taker.is_none() && trick < 11;
                    let carried = if waits { at_stake } else { List::new() };
                    assert_eq!(game.board.carried, carried);
                }
            }
            before = game.clone();
        });
    }

    /// S-2.3, S-4, S-5.4, S-5.5
    #[test]
    fn rounds_are_scored_as_the_clauses_say(setting in settings()) {
        let mut first_leaders = Vec::new();
        let over = setting.walk(|game, _| {
            if game.board.tricks == 0 && game.board.trick.cards().is_empty() {
                first_leaders.push(game.board.leader);
            }
        });
        let mut totals = vec![0; setting.seats];
        for (round, scores) in over.board.sheet.iter().enumerate() {
            let seats: Vec<(Vec<WindCard>, Vec<Direction>)> =
                scores.iter().map(|score| (score.taken.clone(), score.thrown.clone())).collect();
            for (taken, thrown) in &seats {
                for direction in Direction::ALL {
                    let has = by_the_book::has_triplet(taken, direction);
                    let throws = thrown.contains(&direction);
                    assert!(has || !throws);
                    assert!(setting.options.experienced || has == throws);
                }
            }
            let expected = by_the_book::score(&seats, setting.options.experienced);
            let scored: Vec<i32> = scores.iter().map(|score| score.points).collect();
            assert_eq!(scored, expected, "{:?}", seats);
            totals.iter_mut().zip(scored).for_each(|(total, points)| *total += points);
            let most = totals.iter().max();
            let best: Vec<usize> =
                (0..setting.seats).filter(|seat| totals.get(*seat) == most).collect();
            if let Some(leader) = first_leaders.get(round + 1) {
                let alone = best.len() == 1;
                let expected =
                    if alone { Seat::at(best[0]) } else { first_leaders[round] };
                assert_eq!(*leader, expected);
            } else {
                let winners = best.into_iter().map(Seat::at).collect();
                let outcome = Outcome::Ranked { scores: totals.clone(), winners };
                assert_eq!(over.outcome(), Some(&outcome));
            }
        }
        assert_eq!((over.board.sheet.len(), first_leaders.len()), (5, 5));
    }

    #[test]
    fn games_end_after_sixty_tricks(setting in settings()) {
        let mut plies = 0;
        let over = setting.walk(|_, _| plies += 1);
        prop_assert_eq!(plies, 1 + length(setting));
        prop_assert!(over.outcome().is_some());
    }
}

/// The walks above are worth something only if they get around.
#[test]
fn the_walks_reach_whatever_can_happen() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let options = if seed % 2 == 0 { EXPERIENCED } else { BASE };
        let setting =
            Setting { seats: 2 + seed as usize / 2 % 4, options, seed, sly: seed % 3 > 0 };
        let over = setting.walk(|game, _| {
            let trick = game.board.trick.cards();
            if trick.first().is_some_and(|led| led.card == Card::Pirate) {
                seen.insert("a led pirate".to_owned());
                if trick.get(1).is_some_and(|next| next.card == Card::Pirate) {
                    seen.insert("a pirate that copies a led pirate".to_owned());
                }
            }
            if game.board.carried.len() > 1 {
                seen.insert("two carried winds".to_owned());
            }
        });
        for line in crate::testing::lines(&over) {
            seen.insert(line["type"].as_str().unwrap().to_owned());
        }
        for score in over.board.sheet.iter().flatten() {
            let happened = [
                (score.points < 0, "points below zero"),
                (score.extra > 0, "extra points"),
                (!score.thrown.is_empty(), "a triplet thrown off"),
            ];
            seen.extend(
                happened.iter().filter(|(did, _)| *did).map(|(_, what)| (*what).to_owned()),
            );
        }
    }
    let all = [
        "a led pirate",
        "a pirate that copies a led pirate",
        "a triplet thrown off",
        "carry",
        "choose",
        "extra points",
        "play",
        "points below zero",
        "round",
        "score",
        "set_aside",
        "take",
        "throw",
        "two carried winds",
    ];
    assert!(seen.iter().eq(all), "{seen:?}");
}
