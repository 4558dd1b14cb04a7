//! The actions that a seat's view lists, and whether an action is among them.

use crate::ascent::{
    Action, Card, Cell,
    view::{Legal, Place},
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
