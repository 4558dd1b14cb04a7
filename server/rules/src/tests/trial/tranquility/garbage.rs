//! Actions of all kinds, most of them not legal, with a liking for those that nearly are.

use crate::{
    Dice, Game, Seat,
    chance::{pick, shuffle},
    tranquility::{
        Action, Card, Tranquility,
        action::{LyingStorm, RevealedStorm, StormAt},
        board::Phase,
        card::{ISLANDS, OTHERS},
        wire::offers::{Placeable, Run, WildRun},
    },
};

pub fn any_action(game: &Tranquility, seat: Seat, dice: &mut dyn Dice) -> Action {
    let hand = game.sight(seat).hand();
    let due = match &game.board().phase {
        Phase::Giving(window) => window.pledges.get(seat.index()).copied().flatten(),
        Phase::StormYellow { due, .. } | Phase::ExplorerPay { due } => Some(*due),
        _ => None,
    };
    let due = near(due.unwrap_or(0).into(), dice);
    match dice.below(26) {
        0..=6 => any_placement(game, seat, dice),
        7 => Action::Discard { cards: two_cards(hand, dice) },
        8 => Action::KeepRocks { cards: two_cards(hand, dice) },
        9 => Action::Start { card: maybe_wild(dice) },
        10 => Action::Finish { card: maybe_wild(dice) },
        11 => Action::Pledge { count: if dice.below(9) == 0 { 255 } else { dice.below(10) as u8 } },
        12 => Action::Agree {},
        13 => {
            let from_pile = dice.below(3) == 0;
            let count = if from_pile { due.saturating_sub(2) } else { due };
            Action::Give { cards: some_cards(hand, count, dice), from_pile }
        }
        14 => Action::Pay { cards: some_cards(hand, due, dice) },
        15 => Action::Reduce { cards: some_cards(hand, due, dice) },
        16 => Action::Monster { cell: any_cell(dice) },
        17 => Action::MoveRocks { row: any_row(dice) },
        18 => Action::DiscardHand {},
        19 => Action::SpendCompass { storm: any_storm(game, dice) },
        20 => Action::FaceStorm {},
        21 => Action::Blow { row: any_row(dice) },
        22 => {
            let storms: Vec<u8> = game.board().explorer.closed_cells().iter().collect();
            let cell = pick(dice, &storms).filter(|_| dice.below(3) > 0);
            Action::Compass { cell: cell.unwrap_or_else(|| any_cell(dice)) }
        }
        23 => {
            let card = pick(dice, hand).unwrap_or_else(|| any_card(dice));
            Action::TurnOver { card, cell: any_cell(dice) }
        }
        24 => Action::SwapHand {},
        _ => Action::Pass {},
    }
}

/// A placement near one of those listed, or a quite different one.
fn any_placement(game: &Tranquility, seat: Seat, dice: &mut dyn Dice) -> Action {
    let (card, number, cell, cost) = near_placement(game, seat, dice);
    let mut others = game.sight(seat).hand().to_vec();
    if let Some(place) = others.iter().position(|other| *other == card) {
        others.remove(place);
    }
    let pay = some_cards(&others, near(cost.into(), dice), dice);
    let is_explored = game.board().is_explorer_cell(cell) != (dice.below(12) == 0);
    Action::Place { card, number, cell, pay: (!is_explored).then_some(pay) }
}

fn near_placement(
    game: &Tranquility,
    seat: Seat,
    dice: &mut dyn Dice,
) -> (Card, Option<u8>, u8, u8) {
    let legal = game.legal(seat);
    let mut within = |first: u8, last: u8| first + dice.below(u32::from(last - first) + 1) as u8;
    let mut listed = Vec::new();
    for Placeable { card, runs } in &legal.place {
        for Run { first, last, cost, .. } in runs {
            listed.push((*card, None, within(*first, *last), *cost));
        }
    }
    for WildRun { first, last, from, to, cost, step, .. } in legal.wild {
        let number = within(from, to);
        let cost = i16::from(cost) + step * i16::from(number - from);
        listed.push((Card::Wild, Some(number), within(first, last), cost as u8));
    }
    match pick(dice, &listed) {
        Some(listed) if dice.below(4) > 0 => listed,
        _ => {
            let card = pick(dice, game.sight(seat).hand()).unwrap_or_else(|| any_card(dice));
            let number = (card == Card::Wild) != (dice.below(12) == 0);
            let number = number.then(|| dice.below(u32::from(ISLANDS) + 2) as u8);
            (card, number, any_cell(dice), dice.below(4) as u8)
        }
    }
}

/// The number, or seldom one beside it.
fn near(number: usize, dice: &mut dyn Dice) -> usize {
    match dice.below(8) {
        0 => number + 1,
        1 => number.saturating_sub(1),
        _ => number,
    }
}

/// Cards of the list, seldom with one that is not.
fn some_cards(list: &[Card], count: usize, dice: &mut dyn Dice) -> Vec<Card> {
    let mut cards = list.to_vec();
    shuffle(dice, &mut cards);
    cards.truncate(count);
    if dice.below(12) == 0
        && let Some(card) = cards.first_mut()
    {
        *card = any_card(dice);
    }
    cards
}

fn two_cards(list: &[Card], dice: &mut dyn Dice) -> [Card; 2] {
    let two = some_cards(list, 2, dice).try_into();
    two.unwrap_or_else(|_| [any_card(dice), any_card(dice)])
}

fn maybe_wild(dice: &mut dyn Dice) -> Option<Card> {
    match dice.below(9) {
        0..=3 => None,
        4..=7 => Some(Card::Wild),
        _ => Some(any_card(dice)),
    }
}

fn any_cell(dice: &mut dyn Dice) -> u8 {
    if dice.below(20) == 0 { 255 } else { dice.below(42) as u8 }
}

fn any_row(dice: &mut dyn Dice) -> u8 {
    if dice.below(20) == 0 { 255 } else { dice.below(7) as u8 }
}

fn any_storm(game: &Tranquility, dice: &mut dyn Dice) -> StormAt {
    let seat = Seat(dice.below(6) as u8);
    match (pick(dice, &game.board().storms.all()), dice.below(8)) {
        (Some(storm), 0..=3) => storm,
        (_, 0..=4) => StormAt::Revealed(RevealedStorm { revealed: dice.below(4) > 0 }),
        (_, 5) => StormAt::Lying(LyingStorm::Yellow { seat }),
        (_, 6) => StormAt::Lying(LyingStorm::Purple { row: any_row(dice) }),
        _ => StormAt::Lying(LyingStorm::Orange { seat }),
    }
}

pub(super) fn any_card(dice: &mut dyn Dice) -> Card {
    match dice.below(3) {
        0 => OTHERS[dice.below(9) as usize],
        _ => Card::Island(1 + dice.below(ISLANDS.into()) as u8),
    }
}
