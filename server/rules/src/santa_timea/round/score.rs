//! What a round is worth (S-4, S-5.4, S-5.5).

use crate::{
    core::is_default,
    santa_timea::card::{Direction, WindCard},
    small,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The damages that make up a triplet (S-4.1).
const TRIPLET: [u8; 3] = [1, 2, 3];
/// The damage of a whole triplet.
pub const TRIPLET_DAMAGE: u8 = TRIPLET[0] + TRIPLET[1] + TRIPLET[2];

/// What a seat scored in a round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SantaTimeaSeatScore")]
pub struct SeatScore {
    /// The wind cards that it took, sorted.
    pub taken: Vec<WindCard>,
    /// The directions of the triplets that it threw off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub thrown: Vec<Direction>,
    /// The damage of the cards that it kept.
    pub damage: u8,
    /// The points for its place.
    pub place: i32,
    /// The points for pairs that it kept.
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra: i32,
    /// The points lost for the number of cards taken.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lost: i32,
    /// All of it: `place + extra − lost`.
    pub points: i32,
}

/// The directions of which there is a triplet (S-4.1).
pub fn triplets(taken: &[WindCard]) -> impl Iterator<Item = Direction> {
    let has = |direction: &Direction| missing_damages(taken, *direction).next().is_none();
    Direction::ALL.into_iter().filter(has)
}

/// The damages that are missing for a triplet of that direction (S-4.1).
pub fn missing_damages(taken: &[WindCard], direction: Direction) -> impl Iterator<Item = u8> {
    let missing = move |damage: &u8| !taken.contains(&WindCard { direction, damage: *damage });
    TRIPLET.into_iter().filter(missing)
}

/// Scores a round: for each seat the wind cards that it took, with the triplets that it throws off. Those
/// cost points by their number all the same (S-5.5).
pub fn score(seats: Vec<(Vec<WindCard>, Vec<Direction>)>, experienced: bool) -> Vec<SeatScore> {
    let kept: Vec<Vec<WindCard>> =
        seats.iter().map(|(taken, thrown)| without_triplets(taken, thrown)).collect();
    let damages: Vec<u8> =
        kept.iter().map(|cards| cards.iter().map(|card| card.damage).sum()).collect();
    let per_loss = cards_per_lost_point(seats.len());
    let scores = seats.into_iter().zip(&kept).zip(&damages);
    scores
        .map(|(((taken, thrown), kept), damage)| {
            let place = place_points(*damage, &damages);
            let (extra, lost) = if experienced {
                (pair_points(kept), small(taken.len() / per_loss).into())
            } else {
                (0, 0)
            };
            let points = place + extra - lost;
            SeatScore { taken, thrown, damage: *damage, place, extra, lost, points }
        })
        .collect()
}

/// What is left of wind cards when the triplets of those directions are thrown off.
fn without_triplets(taken: &[WindCard], thrown: &[Direction]) -> Vec<WindCard> {
    let mut rest = taken.to_vec();
    for direction in thrown {
        for damage in TRIPLET {
            let card = WindCard { direction: *direction, damage };
            if let Some(place) = rest.iter().position(|other| *other == card) {
                rest.remove(place);
            }
        }
    }
    rest
}

/// The points for the place that some damage has among all: 1 for the most, 2 for the next, and so
/// on, or 0 and 2 with two seats. Ties share the points of their places, halves rounded up (S-4.2).
fn place_points(damage: u8, damages: &[u8]) -> i32 {
    let worse = damages.iter().filter(|other| **other > damage).count();
    let tied = damages.iter().filter(|other| **other == damage).count();
    let points = |place: usize| if damages.len() == 2 { 2 * place } else { place + 1 };
    let shared: usize = (worse..worse + tied).map(points).sum();
    // What remains is never but a half.
    small(shared.div_ceil(tied.max(1))).into()
}

/// The points for pairs of identical cards kept, of a sorted list: each its damage once (S-5.4).
fn pair_points(kept: &[WindCard]) -> i32 {
    let equal = kept.chunk_by(|one, other| one == other);
    equal.flat_map(|cards| cards.chunks_exact(2)).map(|pair| i32::from(pair[0].damage)).sum()
}

/// How many wind cards lose a point (S-5.5).
fn cards_per_lost_point(seats: usize) -> usize {
    if seats <= 3 { 4 } else { 3 }
}
