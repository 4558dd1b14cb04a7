//! Actions of all kinds, most of them not legal, with a liking for those that nearly are.

use crate::{
    Dice, Game, Seat,
    ascent::{Action, Ascent, Card, Cell, wire::offers::Place},
    chance::{pick, shuffle},
    testing::codes,
};

/// Any action at all, with a liking for those that are nearly legal.
pub fn any_action(game: &Ascent, seat: Seat, dice: &mut dyn Dice) -> Action {
    let legal = game.legal(seat);
    match dice.below(12) {
        0..=3 => {
            let listed = pick_from(&legal.slope, dice);
            let place = listed.and_then(|entry| Some((entry.card, pick(dice, &entry.cells)?)));
            let (card, cell, cost) = match place {
                Some((card, Place { cell, cost })) => (card, off(cell, dice), cost),
                None => (a_card(game, seat, dice), any_cell(dice), dice.below(3) as u8),
            };
            let card = if dice.below(6) == 0 { a_card(game, seat, dice) } else { card };
            Action::Slope { card, cell, pay: payment(game, seat, Some(card), cost, dice) }
        }
        4..=5 => {
            let listed = pick_from(&legal.campfire, dice);
            let place = listed.and_then(|entry| {
                let slope = pick_from(&entry.slopes, dice)?;
                Some((entry.card, slope.cell, pick(dice, &slope.to)?))
            });
            let (card, cell, to, cost) = match place {
                Some((card, cell, Place { cell: to, cost })) => (card, cell, off(to, dice), cost),
                None => (a_card(game, seat, dice), any_cell(dice), any_cell(dice), 0),
            };
            let cell = if dice.below(6) == 0 { any_cell(dice) } else { cell };
            Action::Campfire { card, cell, to, pay: payment(game, seat, Some(card), cost, dice) }
        }
        6 => Action::Bridge {
            cell: off(pick(dice, &legal.bridge).unwrap_or_else(|| any_cell(dice)), dice),
        },
        7 => Action::Summit {},
        8 => match payment(game, seat, None, 2, dice).try_into() {
            Ok(cards) => Action::Discard { cards },
            Err(_) => Action::Discard { cards: [any_card(dice), any_card(dice)] },
        },
        9 => Action::Grapple {},
        _ => {
            let herd = pick_from(&legal.lead, dice).map(|entry| entry.cell);
            let mut path = vec![herd.unwrap_or_else(|| any_cell(dice))];
            for _ in 0..=dice.below(3) {
                let Some(Cell(row, column)) = path.last().copied() else { break };
                let step = Cell(row.saturating_add(1), column.saturating_sub(dice.below(2) as u8));
                path.push(off(step, dice));
            }
            let cost = path.len() as u8 - 1;
            Action::Lead { pay: payment(game, seat, None, cost, dice), path }
        }
    }
}

fn pick_from<'a, T>(list: &'a [T], dice: &mut dyn Dice) -> Option<&'a T> {
    let indices: Vec<usize> = (0..list.len()).collect();
    list.get(pick(dice, &indices)?)
}

fn any_cell(dice: &mut dyn Dice) -> Cell {
    match dice.below(20) {
        0 => Cell(255, 255),
        _ => Cell(dice.below(11) as u8, dice.below(10) as u8),
    }
}

/// The cell, or seldom another one.
fn off(cell: Cell, dice: &mut dyn Dice) -> Cell {
    if dice.below(6) == 0 { any_cell(dice) } else { cell }
}

/// A card of the hand, or seldom another one.
fn a_card(game: &Ascent, seat: Seat, dice: &mut dyn Dice) -> Card {
    let held = pick(dice, game.sight(seat).hand()).filter(|_| dice.below(8) > 0);
    held.unwrap_or_else(|| any_card(dice))
}

pub(super) fn any_card(dice: &mut dyn Dice) -> Card {
    let cards = codes("CG CS CR bridge summit G1i G1 S7 R12 S11i R3");
    pick(dice, &cards).unwrap_or(Card::Bridge)
}

/// Cards of the hand that pay so much, seldom too many, too few or others.
fn payment(
    game: &Ascent,
    seat: Seat,
    but: Option<Card>,
    cost: u8,
    dice: &mut dyn Dice,
) -> Vec<Card> {
    let mut cards = game.sight(seat).hand().to_vec();
    if let Some(place) = cards.iter().position(|card| Some(*card) == but)
        && dice.below(10) > 0
    {
        cards.remove(place);
    }
    shuffle(dice, &mut cards);
    cards.truncate(match dice.below(8) {
        0 => usize::from(cost) + 1,
        1 => usize::from(cost).saturating_sub(1),
        _ => cost.into(),
    });
    if dice.below(12) == 0
        && let Some(card) = cards.first_mut()
    {
        *card = any_card(dice);
    }
    cards
}
