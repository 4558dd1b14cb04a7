//! What can be chosen before a game (T-1.1, T-6, T-7, T-9, T-11.5).

use super::Tranquility;
use crate::{Game, Refusal};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many islands may be removed (T-1.1), easiest first.
pub const REMOVED: [u8; 6] = [0, 4, 6, 8, 10, 12];

/// How many monsters there may be (T-6.2).
pub const MONSTERS: [u8; 4] = [0, 3, 4, 5];
/// How many wild cards there may be (T-9.4).
pub const WILDS: [u8; 2] = [0, 2];

/// The options of Tranquility, as written in a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "TranquilityOptions")]
pub struct Options {
    /// The shape of the sea.
    pub grid: Grid,
    /// How many islands leave the game unseen before the deal, one of [`REMOVED`] (T-1.1).
    pub removed: u8,
    /// Whether rocks block a row, and who moves them (T-6.1).
    pub rocks: Rocks,
    /// How many monsters are shuffled in: 0, 3, 4 or 5 (T-6.2).
    pub monsters: u8,
    /// Whether storms and compasses are in play (T-7).
    pub storms: bool,
    /// How many wild cards are shuffled in: 0 or 2 (T-9.4).
    pub wild: u8,
    /// How hard the pyramid is (T-11).
    pub level: Level,
}

/// The shape of the sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Grid {
    /// Six rows of six (T-0).
    Standard,
    /// Two pillars and a roof (T-10).
    Arch,
    /// Rows of eleven down to one (T-11).
    Pyramid,
    /// Six rows of six with two sides of the day (T-12).
    DayNight,
    /// Two seats against each other (T-13).
    Competition,
}

/// How the rocks move (T-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Rocks {
    /// There are none.
    Off,
    /// The active seat moves them.
    Manual,
    /// Chance moves them.
    Auto,
}

/// How hard the pyramid is (T-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// As published.
    Normal,
    /// Start cards of the explorer pile act as rocks.
    Hard,
    /// The monsters of the explorer pile are wilds.
    Easy,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            grid: Grid::Standard,
            removed: 0,
            rocks: Rocks::Off,
            monsters: 0,
            storms: false,
            wild: 0,
            level: Level::Normal,
        }
    }
}

impl Options {
    /// Checks that these options may be combined and played with that many seats.
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        self.check_ranges()?;
        self.check_combination()?;
        match (self.grid, seats) {
            (Grid::Competition, 2) => Ok(()),
            (Grid::Competition, _) => {
                Err(Refusal::new("seats_out_of_range", "T-13", "Competition has exactly 2 seats."))
            }
            (_, seats) if Tranquility::SEATS.contains(&seats) => Ok(()),
            _ => Err(Refusal::new("seats_out_of_range", "T-1", "Tranquility has 1 to 5 seats.")),
        }
    }

    fn check_ranges(&self) -> Result<(), Refusal> {
        let out_of_range =
            |clause, why: &'static str| Err(Refusal::new("option_out_of_range", clause, why));
        if !REMOVED.contains(&self.removed) {
            return out_of_range("T-1.1", "0, 4, 6, 8, 10 or 12 islands can be removed.");
        }
        if !MONSTERS.contains(&self.monsters) {
            return out_of_range("T-6.2", "There are 0, 3, 4 or 5 monsters.");
        }
        if !WILDS.contains(&self.wild) {
            return out_of_range("T-9.4", "There are 0 or 2 wild cards.");
        }
        Ok(())
    }

    /// What goes with which grid (T-9.2, T-9.3).
    fn check_combination(&self) -> Result<(), Refusal> {
        let not_with = |why: &'static str| Err(Refusal::new("option_not_combinable", "T-9.3", why));
        let Options { grid, removed, rocks, monsters, storms, wild, level } = *self;
        if level != Level::Normal && grid != Grid::Pyramid {
            return not_with("A level other than normal belongs to the pyramid alone.");
        }
        if grid == Grid::Standard {
            return Ok(());
        }
        if rocks != Rocks::Off || monsters > 0 || storms || wild > 0 {
            return not_with("Rocks, monsters, storms and wild cards belong to the standard grid.");
        }
        if removed > 0 && matches!(grid, Grid::Pyramid | Grid::Competition) {
            return not_with("On this grid all islands are in play.");
        }
        Ok(())
    }

    /// Whether a start card has to be played (T-10.1, T-11.2, T-13.1).
    pub fn has_start(&self) -> bool {
        matches!(self.grid, Grid::Standard | Grid::DayNight)
    }
}
