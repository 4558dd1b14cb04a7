//! What can be chosen before a game (T-1.1, T-6, T-7, T-9, T-11.5).

use super::{
    Tranquility,
    readings::{WILDS, WITH_START_SPACE, fewest_seats},
};
use crate::{Game, Need, OptionField, OptionKind, OptionSchema, OptionValue, Refusal, refuse};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many islands may be removed (T-1.1), easiest first.
pub const REMOVED: [u8; 6] = [0, 4, 6, 8, 10, 12];

/// How many monsters there may be (T-6.2).
pub const MONSTERS: [u8; 4] = [0, 3, 4, 5];

/// The options of Tranquility, as written in a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "TranquilityOptions")]
pub struct Options {
    /// The shape of the sea.
    pub grid: Grid,
    /// How many islands leave the game unseen before the deal, one of [`REMOVED`].
    pub removed: u8,
    /// Whether rocks block a row, and who moves them.
    pub rocks: Rocks,
    /// How many monsters are shuffled in: 0, 3, 4 or 5.
    pub monsters: u8,
    /// Whether storms and compasses are in play.
    pub storms: bool,
    /// How many wild cards are shuffled in: 0 or 2.
    pub wild: u8,
    /// How hard the pyramid is.
    pub level: Level,
}

/// The shape of the sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Grid {
    /// Six rows of six.
    Standard,
    /// Two pillars and a roof.
    Arch,
    /// Rows of eleven down to one.
    Pyramid,
    /// Six rows of six with two sides of the day.
    DayNight,
    /// Two seats against each other.
    Competition,
}

impl Grid {
    pub const ALL: [Grid; 5] =
        [Grid::Standard, Grid::Arch, Grid::Pyramid, Grid::DayNight, Grid::Competition];

    /// Whether a start card has to be played on it (T-10.1, T-11.2, T-13.1).
    pub fn has_start(self) -> bool {
        WITH_START_SPACE.contains(&self)
    }

    /// Whether the game on it ends with a finish card (T-5.1, T-13.6).
    pub fn has_finish(self) -> bool {
        self != Grid::Competition
    }

    /// Its name in records.
    const fn name(self) -> &'static str {
        match self {
            Grid::Standard => "standard",
            Grid::Arch => "arch",
            Grid::Pyramid => "pyramid",
            Grid::DayNight => "day_night",
            Grid::Competition => "competition",
        }
    }
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

impl Rocks {
    /// Its name in records.
    const fn name(self) -> &'static str {
        match self {
            Rocks::Off => "off",
            Rocks::Manual => "manual",
            Rocks::Auto => "auto",
        }
    }
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

impl Level {
    /// Its name in records.
    const fn name(self) -> &'static str {
        match self {
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Easy => "easy",
        }
    }
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
        self.check_options()?;
        let fewest = fewest_seats(self.grid);
        match self.grid {
            Grid::Competition if seats != fewest => {
                refuse!(SeatsOutOfRange, "T-13", "Competition has exactly 2 seats.")
            }
            _ if seats < fewest || seats > *Tranquility::SEATS.end() => {
                refuse!(SeatsOutOfRange, "T-1", "Tranquility has 1 to 5 seats.")
            }
            _ => Ok(()),
        }
    }

    /// Whether a start card has to be played (T-10.1, T-11.2, T-13.1).
    pub fn has_start(&self) -> bool {
        self.grid.has_start()
    }
}

/// What rocks, monsters, storms and wild cards are, apart from their names and values.
const ROUGH_SEAS: OptionField = OptionField {
    name: "",
    clause: "",
    kind: OptionKind::Flag,
    difficulty: &[0, 0],
    group: Some("rough_seas"),
    prominent: false,
    needs: &[Need {
        field: "grid",
        values: &[OptionValue::Choice(Grid::Standard.name())],
        clause: "T-9.3",
        why: "Rocks, monsters, storms and wild cards belong to the standard grid.",
    }],
};

impl OptionSchema for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField {
            name: "grid",
            clause: "T-9.3",
            kind: OptionKind::Choice {
                values: &[
                    Grid::Standard.name(),
                    Grid::Arch.name(),
                    Grid::DayNight.name(),
                    Grid::Pyramid.name(),
                    Grid::Competition.name(),
                ],
            },
            difficulty: &[0, 1, 2, 2, 1],
            group: None,
            prominent: false,
            needs: &[],
        },
        OptionField {
            name: "removed",
            clause: "T-1.1",
            kind: OptionKind::Number {
                values: &REMOVED,
                why: "0, 4, 6, 8, 10 or 12 islands can be removed.",
            },
            difficulty: &[0, 1, 1, 2, 2, 3],
            group: None,
            prominent: true,
            needs: &[Need {
                field: "grid",
                values: &[
                    OptionValue::Choice(Grid::Standard.name()),
                    OptionValue::Choice(Grid::Arch.name()),
                    OptionValue::Choice(Grid::DayNight.name()),
                    OptionValue::Choice(Grid::Pyramid.name()),
                ],
                clause: "T-9.3",
                why: "On this grid all islands are in play.",
            }],
        },
        OptionField {
            name: "level",
            clause: "T-11",
            kind: OptionKind::Choice {
                values: &[Level::Easy.name(), Level::Normal.name(), Level::Hard.name()],
            },
            difficulty: &[0, 1, 2],
            group: None,
            prominent: true,
            needs: &[Need {
                field: "grid",
                values: &[OptionValue::Choice(Grid::Pyramid.name())],
                clause: "T-9.3",
                why: "A level other than normal belongs to the pyramid alone.",
            }],
        },
        OptionField {
            name: "rocks",
            clause: "T-6.1",
            kind: OptionKind::Choice {
                values: &[Rocks::Off.name(), Rocks::Manual.name(), Rocks::Auto.name()],
            },
            difficulty: &[0, 1, 1],
            ..ROUGH_SEAS
        },
        OptionField {
            name: "monsters",
            clause: "T-6.2",
            kind: OptionKind::Number { values: &MONSTERS, why: "There are 0, 3, 4 or 5 monsters." },
            difficulty: &[0, 2, 2, 2],
            ..ROUGH_SEAS
        },
        OptionField { name: "storms", clause: "T-7", difficulty: &[0, 3], ..ROUGH_SEAS },
        OptionField {
            name: "wild",
            clause: "T-9.4",
            kind: OptionKind::Number { values: &WILDS, why: "There are 0 or 2 wild cards." },
            ..ROUGH_SEAS
        },
    ];

    fn values(&self) -> Vec<OptionValue> {
        let Options { grid, removed, rocks, monsters, storms, wild, level } = *self;
        vec![
            OptionValue::Choice(grid.name()),
            OptionValue::Number(removed),
            OptionValue::Choice(level.name()),
            OptionValue::Choice(rocks.name()),
            OptionValue::Number(monsters),
            OptionValue::Flag(storms),
            OptionValue::Number(wild),
        ]
    }
}
