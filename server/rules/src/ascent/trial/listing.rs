//! The actions that a seat's view lists, and whether an action is among them.

use crate::{
    Dice, Seat,
    ascent::{
        Action, Ascent, Card, Cell,
        view::{Legal, Place},
    },
    chance::shuffle,
};

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
pub fn is_listed(hand: &[Card], legal: &Legal, action: &Action) -> bool {
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
pub fn listed(game: &Ascent, seat: Seat, dice: &mut dyn Dice) -> Vec<Action> {
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
