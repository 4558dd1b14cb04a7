//! The actions that a seat's view lists, and whether an action is among them.

use crate::{
    Game, Seat,
    tranquility::{
        Action, Card, Tranquility,
        wire::offers::{Legal, Placeable, Run},
    },
};

/// All listed placements, as card, number, cell and cost, sorted.
pub fn placements(legal: &Legal) -> Vec<(Card, u8, u8, u8)> {
    let mut list = Vec::new();
    for Placeable { card, runs } in &legal.place {
        let number = card.number().unwrap_or_default();
        for Run { first, last, cost, .. } in runs {
            list.extend((*first..=*last).map(|cell| (*card, number, cell, *cost)));
        }
    }
    let wilds = legal.wild.iter().flat_map(|run| run.all());
    list.extend(wilds.map(|(cell, number, cost)| (Card::Wild, number, cell, cost)));
    list.sort_unstable();
    list
}

/// Whether all those cards can be picked out of these.
fn holds(spare: &[Card], cards: &[Card]) -> bool {
    let mut rest = spare.to_vec();
    cards.iter().all(|card| {
        let place = rest.iter().position(|held| held == card);
        place.map(|place| rest.swap_remove(place)).is_some()
    })
}

/// Whether the seat's own view lists the action, its hand being what it is.
pub fn is_listed(game: &Tranquility, seat: Seat, action: &Action) -> bool {
    let hand = game.sight(seat).hand();
    let legal = game.legal(seat);
    let spare = &legal.spare;
    let counted = |count: Option<u8>, cards: &[Card]| is_due(count, cards) && holds(spare, cards);
    match action {
        Action::Place { card, number, cell, pay } => {
            let is_wild = *card == Card::Wild;
            let stands_for = if is_wild { *number } else { card.number() };
            let Some(stands_for) = stands_for else { return false };
            let mut listed = placements(&legal).into_iter();
            let Some((.., cost)) =
                listed.find(|place| (place.0, place.1, place.2) == (*card, stands_for, *cell))
            else {
                return false;
            };
            let is_paid = match pay {
                None => legal.explores.contains(cell),
                Some(pay) => {
                    let mut moved = pay.clone();
                    moved.push(*card);
                    !legal.explores.contains(cell)
                        && pay.len() == usize::from(cost)
                        && holds(spare, &moved)
                }
            };
            is_paid && number.is_some() == is_wild
        }
        Action::Pay { cards } => counted(legal.pay, cards),
        Action::Discard { cards } => counted(legal.discard, cards),
        Action::Start { card: None } => legal.start,
        Action::Start { card } => *card == Some(Card::Wild) && legal.start_wild,
        Action::Finish { card: None } => legal.finish,
        Action::Finish { card } => *card == Some(Card::Wild) && legal.finish_wild,
        Action::Pledge { count } => legal.pledge.is_some_and(|most| {
            *count <= most && (!legal.pledge_all_or_none || *count == 0 || *count == most)
        }),
        Action::Agree {} => legal.agree,
        Action::Give { cards, from_pile } => {
            let unseen = if *from_pile { legal.give_from_pile } else { Some(0) };
            let due = legal.give.zip(unseen).map(|(due, unseen)| due - unseen);
            counted(due, cards)
        }
        Action::Monster { cell } => legal.monster.contains(cell),
        Action::MoveRocks { row } => legal.move_rocks.contains(row),
        Action::KeepRocks { cards } => counted(legal.keep_rocks, cards),
        Action::DiscardHand {} => legal.discard_hand,
        Action::SpendCompass { storm } => legal.spend_compass.contains(storm),
        Action::FaceStorm {} => legal.face_storm,
        Action::Blow { row } => legal.blow.contains(row),
        Action::Reduce { cards } => counted(legal.reduce, cards),
        Action::Compass { cell } => legal.compass.contains(cell),
        Action::TurnOver { card, cell } => legal.turn_over.contains(cell) && hand.contains(card),
        Action::SwapHand {} => legal.swap_hand,
        Action::Pass {} => legal.pass,
        Action::Concede {} => legal.concede,
    }
}

fn is_due(due: Option<u8>, cards: &[Card]) -> bool {
    due.map(usize::from) == Some(cards.len())
}
