//! All that lies open on the table.

use super::{
    card::Card,
    hidden::facts::Facts,
    modules::{contest::Contest, day_night::Sides, explorer::Explorer, storms::Storms},
    options::Options,
    sea::Sea,
    turn::{
        agenda::{MOST_TASKS, Task},
        start::Window,
    },
};
use crate::{LossReason, Outcome, Seat, SeatSet, core::lists::List};

/// All that lies open on the table, and what follows from it: the same for every viewer.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Board {
    /// What was chosen before the game.
    pub options: Options,
    /// The islands on the grid.
    pub sea: Sea,
    /// The cards that left the game in the open.
    pub gone: Vec<Card>,
    /// What fills the start space.
    pub start: Option<Card>,
    /// Where the game stands.
    pub phase: Phase,
    /// Whether the active seat has no legal action of its own in its turn, and a compass has to be
    /// spent.
    pub stuck: bool,
    /// What comes after the decision that is waited for, the next one last.
    pub agenda: List<Task, MOST_TASKS>,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// How many turns have begun.
    pub turns: u32,
    /// The seats that have agreed to stop.
    pub conceded: SeatSet,
    /// The row with the rocks.
    pub rocks: Option<u8>,
    /// The seats known to hold a monster.
    pub known_monsters: SeatSet,
    /// The storms in play, and the compasses.
    pub storms: Storms,
    /// What the explorer pile has left on the table.
    pub explorer: Explorer,
    /// Which sides are up.
    pub sides: Sides,
    /// What only the competition has.
    pub contest: Option<Contest>,
    /// What the table has seen of hidden cards.
    pub facts: Facts,
}

/// Where the game stands, with what belongs to that stage alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance puts the start cards into the piles.
    StartsDue,
    /// Chance picks the first seat.
    FirstDue,
    /// The active seat acts.
    Turn,
    /// The seats settle how many cards each gives.
    Pledging(Window),
    /// The seats pick the cards they pledged.
    Giving(Window),
    /// The active seat moves the rocks or keeps them.
    Rocks,
    /// Chance moves the rocks.
    RocksDue,
    /// The drawer of a storm faces it, unless a compass ends it.
    StormRevealed,
    /// The drawer of a purple storm chooses its row.
    StormPurple,
    /// The drawer of a yellow storm discards.
    StormYellow {
        /// The drawer.
        seat: Seat,
        /// How many cards.
        due: u8,
    },
    /// The active seat pays for an island on an explorer cell.
    ExplorerPay {
        /// How many cards.
        due: u8,
    },
    /// The game has ended.
    Over(Outcome),
}

impl Board {
    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.facts.seats()
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Lets all seats lose together.
    pub(super) fn lose(&mut self, reason: LossReason, seat: Option<Seat>) {
        self.phase = Phase::Over(Outcome::Lost { reason, seat });
    }
}
