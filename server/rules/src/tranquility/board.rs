//! All that lies open on the table.

use super::{
    card::Card,
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
    /// How many seats there are.
    pub seats: u8,
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
    /// The discarded cards that others know than the seat alone, in the order in which they came.
    pub shared_discards: Vec<SharedDiscard>,
}

/// A discarded card that all seats know, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct SharedDiscard {
    pub seat: Seat,
    /// Its place in the seat's discard pile.
    pub place: u8,
    /// What it is; `None` where it came from the draw pile unseen.
    pub card: Option<Card>,
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
    /// The places in a discard pile of the cards that came from the draw pile unseen.
    pub fn unseen_discards(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let shared = self.shared_discards.iter().filter(move |it| it.seat == seat);
        shared.filter(|it| it.card.is_none()).map(|it| it.place)
    }

    /// The cards of a discard pile that all have seen, by their places.
    pub fn open_discards(&self, seat: Seat) -> impl Iterator<Item = (u8, Card)> {
        let shared = self.shared_discards.iter().filter(move |it| it.seat == seat);
        shared.filter_map(|it| Some((it.place, it.card?)))
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
