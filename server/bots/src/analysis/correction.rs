//! From what networks say and rules of thumb win to the chance that sharp partners win.
//!
//! An analysis plays games on by rules of thumb, and asks a network that has learned from its own first choices:
//! both win less often than partners that think ahead. What it counts is corrected by how games of sharp partners have
//! ended: the log odds follow the log odds counted along a line with a bend at even odds, and that line
//! changes with how far the game has come. `bin/correct.rs` fits it.

use super::{Estimate, Prospects};
use rules::Figures;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::LazyLock};

/// The corrections as they are stored.
pub const STORED: &str = include_str!("../../weights/corrections.json");

/// The corrections of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections {
    /// Of what a seat could expect by what it knew.
    pub known: Correction,
    /// Of what was possible as the cards lay.
    pub possible: Correction,
}

/// A line through log odds with a bend at even odds: `height + slope · counted`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// Its height at even odds.
    pub height: Trend,
    /// Its slope where less than half of the games were won.
    pub below: Trend,
    /// Its slope where more than half were won.
    pub above: Trend,
}

/// A number that changes evenly from the beginning of a game to its end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trend {
    /// What it is at the beginning.
    pub start: f64,
    pub end: f64,
}

/// How far a game has come, from 0 to 1.
pub fn progress(figures: Figures) -> f64 {
    f64::from(figures.placed) / f64::from(figures.of.max(1))
}

/// The log odds of a share of so many games. None or all of them say less than never or always.
pub fn log_odds(share: f64, games: u32) -> f64 {
    let games = f64::from(games);
    ((share * games + 0.5) / ((1.0 - share) * games + 0.5)).ln()
}

/// The chance with these log odds.
pub fn chance(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

impl Corrections {
    /// Those of a game that is won together. Where there is no network, all is counted in the same way.
    pub fn of(game: &str, has_network: bool) -> Corrections {
        static ALL: LazyLock<BTreeMap<String, Corrections>> =
            LazyLock::new(|| serde_json::from_str(STORED).unwrap_or_default());
        let Corrections { known, possible } = ALL.get(game).copied().unwrap_or(Corrections::NONE);
        Corrections { known: if has_network { known } else { possible }, possible }
    }

    /// Those that leave everything as it was counted.
    pub const NONE: Corrections =
        Corrections { known: Correction::NONE, possible: Correction::NONE };
}

impl Correction {
    /// The one that leaves everything as it was counted.
    pub const NONE: Correction = Correction {
        height: Trend::still(0.0),
        below: Trend::still(1.0),
        above: Trend::still(1.0),
    };

    /// What it makes of a share of so many games, that far on in the game.
    pub fn chance(&self, share: f64, games: u32, progress: f64) -> f64 {
        chance(self.height.at(progress) + self.slope(share, progress) * log_odds(share, games))
    }

    fn slope(&self, share: f64, progress: f64) -> f64 {
        if share < 0.5 { self.below.at(progress) } else { self.above.at(progress) }
    }

    /// What it makes of an estimate from so many games.
    pub fn estimate(&self, counted: Estimate, games: u32, progress: f64) -> Estimate {
        let mean = self.chance(counted.mean, games, progress);
        let games = f64::from(games);
        let share = (counted.mean * games + 0.5) / (games + 1.0);
        let spread = share * (1.0 - share);
        // Where all games end alike, few more would not.
        let error = if counted.is_sure() { (spread / (games + 1.0)).sqrt() } else { counted.error };
        let stretch = self.slope(counted.mean, progress).abs() / spread;
        Estimate { mean, error: error * stretch * mean * (1.0 - mean) }
    }

    /// What it makes of estimates.
    pub fn estimates(&self, counted: &Prospects, games: u32, progress: f64) -> Prospects {
        counted.iter().map(|counted| self.estimate(*counted, games, progress)).collect()
    }

    /// What it makes of the difference between two shares of the same games.
    pub fn difference(
        &self,
        [from, to]: [f64; 2],
        counted: Estimate,
        games: u32,
        progress: f64,
    ) -> Estimate {
        let [from, to] = [from, to].map(|share| self.chance(share, games, progress));
        let mean = to - from;
        let stretch = if counted.mean == 0.0 { 1.0 } else { mean / counted.mean };
        Estimate { mean, error: counted.error * stretch.abs() }
    }
}

impl Trend {
    /// A number that does not change.
    pub const fn still(number: f64) -> Trend {
        Trend { start: number, end: number }
    }

    fn at(self, progress: f64) -> f64 {
        self.start + (self.end - self.start) * progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_keeps_the_order_of_chances() {
        let all: BTreeMap<String, Corrections> = serde_json::from_str(STORED).unwrap();
        assert!(all.contains_key("tranquility") && all.contains_key("ascent"));
        for correction in all.values().flat_map(|both| [both.known, both.possible]) {
            let slopes = [correction.below, correction.above];
            assert!(
                slopes.iter().all(|slope| slope.start > 0.0 && slope.end > 0.0),
                "{correction:?}"
            );
        }
    }

    #[test]
    fn none_changes_nothing_but_certainty() {
        let same = |share| Correction::NONE.chance(share, 300, 0.3);
        assert!((same(0.25) - 0.25).abs() < 0.01);
        assert!((0.0..0.01).contains(&same(0.0)) && (0.99..1.0).contains(&same(1.0)));
        let counted = Estimate { mean: 0.25, error: 0.025 };
        let corrected = Correction::NONE.estimate(counted, 300, 0.0);
        assert!((corrected.error - counted.error).abs() < 0.001, "{corrected:?}");
    }

    #[test]
    fn a_difference_is_that_of_the_chances() {
        let up = Correction { height: Trend::still(1.0), ..Correction::NONE };
        let counted = Estimate { mean: 0.2, error: 0.02 };
        let found = up.difference([0.5, 0.7], counted, 3_000, 0.5);
        let mean = up.chance(0.7, 3_000, 0.5) - up.chance(0.5, 3_000, 0.5);
        assert_eq!(found.mean, mean);
        assert!((found.error - mean / 10.0).abs() < 1e-9);
        assert!(found.mean < counted.mean, "high up there is less to gain");
    }
}
