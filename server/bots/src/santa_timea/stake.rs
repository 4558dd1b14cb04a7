//! What it costs a seat to take the wind cards of a trick.

use super::weights::Weights;
use rules::santa_timea::{
    Sight, WindCard,
    round::score::{TRIPLET_DAMAGE, missing_damages},
};

/// What it costs the seat in damage to take what is at stake in this trick.
pub fn stake(sight: Sight<'_>, weights: &Weights) -> f32 {
    let board = sight.board();
    let mut held = board.taken_by(sight.seat()).to_vec();
    let mut cost = 0.0;
    for wind in board.carried.iter().chain(board.line().first()) {
        cost += cost_of(sight, weights, &held, *wind);
        held.push(*wind);
    }
    cost
}

/// What another wind card costs a seat that holds these.
fn cost_of(sight: Sight<'_>, weights: &Weights, held: &[WindCard], wind: WindCard) -> f32 {
    let board = sight.board();
    let mut missing: Vec<u8> = missing_damages(held, wind.direction).collect();
    let damage = f32::from(wind.damage);
    let mut cost = damage;
    if let Some(place) = missing.iter().position(|other| *other == wind.damage) {
        missing.remove(place);
        match missing.as_slice() {
            // It completes a triplet, which takes the damage of the others away, too.
            [] => cost = damage - f32::from(TRIPLET_DAMAGE),
            [third] => {
                let third = WindCard { damage: *third, ..wind };
                let coming = board.winds.line.iter().skip(1).chain(&board.winds.pile);
                let can_come = coming.filter(|other| **other == third).count();
                let damages = f32::from(TRIPLET_DAMAGE - third.damage);
                cost -= weights.partial * damages * can_come.min(2) as f32;
            }
            _ => {}
        }
    }
    if board.options.experienced {
        let equal = held.iter().filter(|other| **other == wind).count();
        if equal == 1 {
            cost -= weights.pair * damage;
        }
        cost += weights.count;
    }
    cost
}
