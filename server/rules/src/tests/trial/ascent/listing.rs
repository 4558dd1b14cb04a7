//! The actions that a seat's view lists, and whether an action is among them.

use crate::ascent::{
    Action, Card, Cell,
    wire::offers::{HerdMoves, Legal, Place},
};

fn holds(hand: &[Card], cards: &[Card]) -> bool {
    let mut rest = hand.to_vec();
    cards.iter().all(|card| {
        let place = rest.iter().position(|held| held == card);
        place.map(|place| rest.swap_remove(place)).is_some()
    })
}

fn cost_in(places: &[Place], cell: Cell) -> Option<usize> {
    let place = places.iter().find(|place| place.cell == cell);
    place.map(|place| place.cost.into())
}

/// What a path costs whose steps are all listed.
fn cost_along(herd: &HerdMoves, path: &[Cell]) -> Option<usize> {
    let step = |onto: &Cell| herd.to.iter().find(|step| step.cell == *onto);
    let leads = |pair: &[Cell]| step(&pair[1]).is_some_and(|step| step.from.contains(&pair[0]));
    let end = path.last().and_then(step)?;
    path.windows(2).all(leads).then_some(end.cost.into())
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
        Action::Discard { cards } => {
            legal.discard.map(usize::from) == Some(cards.len()) && holds(hand, cards)
        }
        Action::Lead { path, pay } => {
            let herd =
                path.first().and_then(|start| legal.lead.iter().find(|entry| entry.cell == *start));
            path.len() > 1
                && herd.and_then(|herd| cost_along(herd, path)) == Some(pay.len())
                && holds(hand, pay)
        }
        Action::Grapple {} => legal.grapple,
        Action::Concede {} => legal.concede,
    }
}
