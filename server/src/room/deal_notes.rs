//! Notes about a room's entries in other streams, made before the entries are stored.

use crate::{
    deals::{
        daily::DailyDeal,
        deal_code::DealCode,
        index::{DailyEntry, GameRef, GameStart, Source},
    },
    protocol::error_code::ErrorCode,
    room::{
        model::{
            event::{Entry, Event},
            next_deal::{Dealt, NextDeal},
            room::Room,
        },
        registry::Rooms,
    },
};
use rules::Opening;

/// A note about an entry.
#[derive(Debug)]
pub(crate) enum Note {
    /// A deal gets its code.
    Given { opening: Box<Opening>, source: Source },
    /// A game begins on a deal that has a code.
    GameStart { code: DealCode, begun: GameStart },
    /// Guests get hands of a deal of the day.
    Daily { deal: DailyDeal, begun: GameStart },
}

/// How long a note of a game's start is trusted although the game is not there yet, in milliseconds:
/// longer than its entry can take.
const BELIEVED: u64 = 60_000;

impl Rooms {
    /// Stores notes about deals that other tables play as well, before the entries themselves: a note
    /// of what never happens is harmless, a missing one is not.
    ///
    /// # Errors
    /// The entries must not be stored then.
    pub(crate) async fn announce(&self, notes: Vec<Note>) -> Result<(), ErrorCode> {
        for note in notes {
            match note {
                Note::Given { opening, source } => _ = self.deals().give(&opening, &source).await?,
                Note::GameStart { code, begun } => self.deals().begin(&code, &begun).await?,
                Note::Daily { deal, begun } => self.begin_daily(&deal, begun).await?,
            }
        }
        Ok(())
    }
}

impl Rooms {
    /// Notes that guests get hands of a deal of the day, unless one of them has had one at another
    /// table.
    ///
    /// # Errors
    /// [`ErrorCode::DailyPlayed`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
    async fn begin_daily(&self, deal: &DailyDeal, begun: GameStart) -> Result<(), ErrorCode> {
        loop {
            let index = self.deals().daily(deal.date, &deal.game).await?;
            for other in index.iter().filter(|other| other.is_on(deal)).map(|other| &other.begun) {
                if self.stands_against(deal, other, &begun).await? {
                    return Err(ErrorCode::DailyPlayed);
                }
            }
            let noted = index.iter().any(|known| known.is_on(deal) && known.begun.covers(&begun));
            let entry = DailyEntry::of(deal, begun.clone());
            // The length of the index is the lock: of two tables, one reads what the other wrote.
            if noted || self.deals().append_daily(deal, index.len(), &entry).await? {
                break;
            }
        }
        // Other tables trust the note alone only for so long; the entry must be stored by then.
        if self.deals().now().saturating_sub(begun.at) > BELIEVED / 2 {
            return Err(ErrorCode::Unavailable);
        }
        Ok(())
    }

    /// Whether another note gives one of the guests a hand of the deal at another table.
    async fn stands_against(
        &self,
        deal: &DailyDeal,
        other: &GameStart,
        begun: &GameStart,
    ) -> Result<bool, ErrorCode> {
        let shared: Vec<_> =
            begun.guests.iter().copied().filter(|guest| other.guests.contains(guest)).collect();
        if other.game == begun.game || shared.is_empty() {
            return Ok(false);
        }
        // After a clock was set back, notes may lie far in the future.
        let about_to_begin = self.deals().now().abs_diff(other.at) < BELIEVED;
        Ok(match self.game_summary(&other.game).await? {
            Some(game) if game.daily.as_ref() != Some(deal) => false,
            Some(game) => {
                about_to_begin || shared.iter().any(|guest| game.has_played(deal, *guest))
            }
            None => about_to_begin,
        })
    }
}

impl Room {
    /// The notes to be made before entries are stored.
    pub(crate) fn notes(&self, entries: &[Entry]) -> Vec<Note> {
        entries.iter().filter_map(|entry| self.note(entry)).collect()
    }

    fn note(&self, entry: &Entry) -> Option<Note> {
        let begun = |number, guests| GameStart { at: entry.at, game: self.game_at(number), guests };
        let seated = || self.seated().map(|(_, guest)| guest).collect::<Vec<_>>();
        match &entry.event {
            Event::DealChosen { deal: NextDeal::Given { opening, .. } } => {
                let source = Source::Game(self.game_at(self.games));
                Some(Note::Given { opening: opening.clone(), source })
            }
            Event::Started { of: Dealt::Given { code }, .. } => {
                Some(Note::GameStart { code: code.clone(), begun: begun(self.games + 1, seated()) })
            }
            Event::Started { of: Dealt::Daily { date }, .. } => {
                let deal = self.daily_deal(*date, self.taken_seats());
                Some(Note::Daily { deal, begun: begun(self.games + 1, seated()) })
            }
            Event::SeatTaken { guest, .. } => {
                let begun = begun(self.games, vec![*guest]);
                match &self.game.as_ref()?.of {
                    Dealt::Given { code } => Some(Note::GameStart { code: code.clone(), begun }),
                    _ => Some(Note::Daily { deal: self.daily_game()?.clone(), begun }),
                }
            }
            _ => None,
        }
    }

    pub(crate) fn game_at(&self, number: u32) -> GameRef {
        GameRef { room: self.code.clone(), number }
    }
}
