//! The weights of the policy, which are data: tuned by the program `tune`, for each set of options.

use rules::tranquility::{
    Options,
    options::{Grid, Level, Rocks},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::{cell::Cell, sync::LazyLock};

/// The weights as they are stored: for each set of options what differs from those before it in the list that
/// fit the same game.
pub const STORED: &str = include_str!("../../weights/tranquility.json");

/// The most cells that a gap of each size has, but for the last size, which has no limit.
pub const SIZES: [u8; 8] = [1, 2, 3, 4, 5, 7, 10, 15];

/// A weight for each size of gaps.
pub type BySize = [f32; SIZES.len() + 1];

/// What the policy weighs. Values are logarithms of chances to win, roughly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The chance that a number which can still come fits its gap and can be paid for.
    pub usable: f32,
    /// By how much that chance rises as the grid fills.
    pub ripen: f32,
    /// How far a number may be from its neighbor to be paid for.
    pub reach: f32,
    /// How many unseen numbers one in the own hand is worth.
    pub held: f32,
    /// How much a card among the discards of others counts against a number being still to come.
    pub stale: f32,
    /// What each number that is missing to fill a gap costs.
    pub missing: f32,
    /// How much the chance of a gap to be filled counts.
    pub odds: f32,
    /// What a gap is worth besides.
    pub gap: BySize,
    /// What numbers for each of its cells are worth, by their logarithm.
    pub dense: BySize,
    /// What each number for it in the own hand is worth.
    pub hand: BySize,
    /// What a card is worth.
    pub card: f32,
    /// By how much that rises when cards get scarce.
    pub scarce: f32,
    /// Over how many cards it rises.
    pub slack: f32,
    /// How many cards an empty cell takes.
    pub per_cell: f32,
    /// How many cards a turn takes.
    pub per_turn: f32,
    /// How much the seat's own cards count against those of all, when the cards left are counted.
    pub own: f32,
    /// The share of what a card would gain now that counts as lost when it is paid with.
    pub forgone: f32,
    /// What the chance that no other finish card comes weighs, for the last one in the hand.
    pub finish: f32,
    /// How likely a finish card that can still come is kept.
    pub finish_kept: f32,
    /// What every further finish card is worth.
    pub finish_spare: f32,
    /// What discarding two costs besides the cards.
    pub discard: f32,
    /// Below which loss a card can be spared for the start.
    pub spare: f32,
    /// What a wild card is worth.
    pub wild: f32,
    /// What it is worth to be rid of a monster at first.
    pub monster: f32,
    /// What that is worth besides as the grid fills.
    pub monster_late: f32,
    /// What it is worth to end a yellow storm.
    pub yellow: f32,
    /// What it is worth to end an orange storm.
    pub orange: f32,
    /// What it is worth to end a purple storm.
    pub purple: f32,
    /// What a compass is worth while there is no storm to end.
    pub compass: f32,
    /// What an island costs that shows the wrong side.
    pub side: f32,
    /// What it is worth to turn up an explorer card.
    pub explore: f32,
    /// What a cell of a maximal run is worth in the competition.
    pub run: f32,
    /// How much the filling of gaps counts in the competition.
    pub fill: f32,
}

/// A set of weights and the games for which they are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    #[serde(rename = "for")]
    pub games: Games,
    /// The weights that differ.
    pub weights: Map<String, Value>,
}

/// The games for which weights are: what is absent does not matter.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Games {
    pub grid: Option<Vec<Grid>>,
    /// How many islands are removed.
    pub removed: Option<Vec<u8>>,
    /// How hard the pyramid is.
    pub level: Option<Vec<Level>>,
    /// Whether there are rocks.
    pub rocks: Option<bool>,
    /// Whether there are monsters.
    pub monsters: Option<bool>,
    /// Whether there are storms.
    pub storms: Option<bool>,
    /// Whether there are wilds.
    pub wild: Option<bool>,
    /// How many seats there are.
    pub seats: Option<Vec<usize>>,
}

impl Games {
    fn contains(&self, options: &Options, seats: usize) -> bool {
        fn is_in<T: PartialEq>(list: &Option<Vec<T>>, item: &T) -> bool {
            list.as_ref().is_none_or(|list| list.contains(item))
        }
        is_in(&self.grid, &options.grid)
            && is_in(&self.removed, &options.removed)
            && is_in(&self.level, &options.level)
            && is_in(&self.seats, &seats)
            && self.rocks.is_none_or(|is_in| is_in == (options.rocks != Rocks::Off))
            && self.monsters.is_none_or(|is_in| is_in == (options.monsters > 0))
            && self.storms.is_none_or(|is_in| is_in == options.storms)
            && self.wild.is_none_or(|is_in| is_in == (options.wild > 0))
    }
}

/// The weights for every game, by [`place`].
static WEIGHTS: LazyLock<Vec<Weights>> = LazyLock::new(|| {
    // A test reads the file: it is part of the program.
    let sets: Vec<Set> = serde_json::from_str(STORED).unwrap_or_default();
    let mut list = vec![Weights::default(); PLACES];
    for options in every_options() {
        for seats in 1..=5 {
            list[place(&options, seats)] = resolve(&sets, &options, seats).unwrap_or_default();
        }
    }
    list
});

/// The weights of a game by the sets that fit it, each adding to those before.
///
/// # Errors
/// A weight is missing, or none has that name.
pub fn resolve(sets: &[Set], options: &Options, seats: usize) -> serde_json::Result<Weights> {
    let mut weights = Map::new();
    for set in sets.iter().filter(|set| set.games.contains(options, seats)) {
        weights.extend(set.weights.clone());
    }
    serde_json::from_value(Value::Object(weights))
}

const PLACES: usize = 5 * 7 * 3 * 2 * 2 * 2 * 3 * 6;

/// The place of a game in the list of weights.
fn place(options: &Options, seats: usize) -> usize {
    let Options { grid, removed, rocks, monsters, storms, wild, level } = options;
    let parts = [
        (*grid as usize, 5),
        (usize::from(*removed / 2), 7),
        (*rocks as usize, 3),
        (usize::from(*monsters > 0), 2),
        (usize::from(*storms), 2),
        (usize::from(*wild > 0), 2),
        (*level as usize, 3),
        (seats, 6),
    ];
    parts.iter().fold(0, |place, (part, count)| place * count + part.min(&(count - 1)))
}

/// All options that make a difference for weights.
fn every_options() -> Vec<Options> {
    let mut all = Vec::new();
    for grid in [Grid::Standard, Grid::Arch, Grid::Pyramid, Grid::DayNight, Grid::Competition] {
        for removed in [0, 4, 6, 8, 10, 12] {
            for rocks in [Rocks::Off, Rocks::Manual, Rocks::Auto] {
                for level in [Level::Normal, Level::Easy, Level::Hard] {
                    for bits in 0..8_u8 {
                        let options = Options {
                            grid,
                            removed,
                            rocks,
                            level,
                            monsters: if bits & 1 > 0 { 5 } else { 0 },
                            storms: bits & 2 > 0,
                            wild: bits & 4,
                        };
                        all.push(options);
                    }
                }
            }
        }
    }
    all
}

thread_local! {
    static TRIED: Cell<Option<Weights>> = const { Cell::new(None) };
}

/// Lets this thread play with other weights, for tuning; with the stored ones again after `None`.
pub fn try_out(weights: Option<Weights>) {
    TRIED.set(weights);
}

/// The weights for a game.
pub fn of(options: &Options, seats: usize) -> Weights {
    let stored = || WEIGHTS.get(place(options, seats)).copied();
    TRIED.get().or_else(stored).unwrap_or_default()
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            usable: 0.39,
            ripen: 0.0,
            reach: 40.0,
            held: 1.6,
            stale: 1.0,
            missing: 5.0,
            odds: 1.0,
            gap: [0.0; SIZES.len() + 1],
            dense: [0.0; SIZES.len() + 1],
            hand: [0.0; SIZES.len() + 1],
            card: 0.37,
            scarce: 1.0,
            slack: 8.0,
            per_cell: 2.2,
            per_turn: 1.6,
            own: 0.5,
            forgone: 0.67,
            finish: 1.0,
            finish_kept: 0.6,
            finish_spare: 0.05,
            discard: 0.0,
            spare: 0.25,
            wild: 1.0,
            monster: 1.0,
            monster_late: 1.0,
            yellow: 1.5,
            orange: 0.8,
            purple: 3.0,
            compass: 0.5,
            side: 0.6,
            explore: 0.3,
            run: 1.0,
            fill: 0.3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_weights() {
        let sets: Vec<Set> = serde_json::from_str(STORED).unwrap();
        for options in every_options() {
            for seats in 1..=5 {
                assert!(resolve(&sets, &options, seats).is_ok(), "{options:?}");
            }
        }
        let none = resolve(&sets[1..], &Options::default(), 3);
        assert!(none.is_err(), "the first set is the one for all games");
    }
}
