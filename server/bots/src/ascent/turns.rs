//! How far the cards last, and whether the game can still be won.

use super::documentary::can_be_filmed;
use crate::{WhyLost, strategy::floor};
use rules::{
    Seat,
    ascent::{Card, Sight, card::SUMMITS},
};

/// How many actions place all that is left: a card in every empty cell, and the summit.
fn left_to_place(sight: Sight<'_>) -> f32 {
    f32::from(44 - sight.board().mountain.covered()) + 1.0
}

/// How many cards there are for each action that is left: of the own seat, and of all seats. Leading the
/// ibex takes so many besides.
pub fn cards_per_cell(sight: Sight<'_>, leading: f32) -> [f32; 2] {
    let seats = usize::from(sight.board().seats);
    let left = left_to_place(sight) + leading;
    let cards = |seat: Seat| (sight.hand_size(seat) + sight.pile_size(seat)) as f32;
    let own = cards(sight.seat()) * seats as f32 / left;
    let all = Seat::all(seats).map(cards).sum::<f32>() / left;
    [own, all]
}

/// By how many turns the game ends too early for all that is left to be placed: each seat needs a card
/// for every turn, and the game is lost with the first that has none. Nothing, if the cards last.
pub fn missing_turns(sight: Sight<'_>) -> f32 {
    let board = sight.board();
    let seats = usize::from(board.seats);
    let order = board.active.round(seats).enumerate();
    let turns = order
        .map(|(turn, seat)| turn + seats * (sight.hand_size(seat) + sight.pile_size(seat)))
        .min();
    (left_to_place(sight) - turns.unwrap_or(0) as f32).max(0.0)
}

/// Whether the seat can tell that the game cannot be won any more.
pub fn is_lost(sight: Sight<'_>) -> bool {
    why_lost(sight).is_some()
}

/// Why the seat can tell that the game cannot be won any more.
pub fn why_lost(sight: Sight<'_>) -> Option<WhyLost> {
    let board = sight.board();
    let turns = missing_turns(sight);
    if turns > 0.0 {
        return Some(WhyLost::Cards { turns: floor(turns) });
    }
    if sight.discards().iter().filter(|card| **card == Card::Summit).count() == SUMMITS {
        return Some(WhyLost::Finish {});
    }
    let mut sequences = board.documentary.shown().iter().filter(|(_, filmed)| !filmed);
    if sequences.any(|(sequence, _)| !can_be_filmed(&board.mountain, *sequence)) {
        return Some(WhyLost::Sequence {});
    }
    let is_blocked = board.options.trail && super::trail::is_blocked(&board.mountain);
    is_blocked.then_some(WhyLost::Trail {})
}
