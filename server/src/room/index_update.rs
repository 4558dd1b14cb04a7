//! Updates of the indexes by which other tables find the games on a deal, made before a room's own
//! entries are stored.

use crate::{
    deals::{
        daily::DailyDeal,
        deal_code::DealCode,
        index::{GameRef, GameStart, Source},
    },
    room::model::{
        deals::next_deal::{Dealt, NextDeal},
        event::{Entry, Event},
        room::Room,
    },
};
use rules::Opening;

/// An update of the index of a deal.
#[derive(Debug)]
pub(crate) enum IndexUpdate {
    /// A deal gets its code.
    DealGiven { opening: Box<Opening>, source: Source },
    /// A game begins on a deal that has a code.
    GameStart { code: DealCode, begun: GameStart },
    /// Guests get hands of a deal of the day.
    DailyStart { deal: DailyDeal, begun: GameStart },
}

impl Room {
    /// The updates to be made before entries are stored.
    pub(crate) fn index_updates(&self, entries: &[Entry]) -> Vec<IndexUpdate> {
        entries.iter().filter_map(|entry| self.index_update(entry)).collect()
    }

    fn index_update(&self, entry: &Entry) -> Option<IndexUpdate> {
        let begun = |number, guests| GameStart { at: entry.at, game: self.game_at(number), guests };
        let seated = || self.seated().map(|(_, guest)| guest).collect::<Vec<_>>();
        match &entry.event {
            Event::DealChosen { deal: NextDeal::Given { opening, .. } } => {
                let source = Source::Game(self.game_at(self.games));
                Some(IndexUpdate::DealGiven { opening: opening.clone(), source })
            }
            Event::Started { of: Dealt::Given { code }, .. } => Some(IndexUpdate::GameStart {
                code: code.clone(),
                begun: begun(self.games + 1, seated()),
            }),
            Event::Started { of: Dealt::Daily { date }, .. } => {
                let deal = self.daily_deal(*date, self.taken_seats());
                Some(IndexUpdate::DailyStart { deal, begun: begun(self.games + 1, seated()) })
            }
            Event::SeatTaken { guest, .. } => {
                let begun = begun(self.games, vec![*guest]);
                match &self.game.as_ref()?.of {
                    Dealt::Given { code } => {
                        Some(IndexUpdate::GameStart { code: code.clone(), begun })
                    }
                    _ => Some(IndexUpdate::DailyStart { deal: self.daily_game()?.clone(), begun }),
                }
            }
            _ => None,
        }
    }

    pub(crate) fn game_at(&self, number: u32) -> GameRef {
        GameRef { room: self.code.clone(), number }
    }
}
