//! Updates of the indexes by which other tables find the games on a deal, made before a room's own
//! entries are stored.

use crate::{
    deals::{
        daily::DailyDeal,
        deal_code::DealCode,
        index::{DailyEntry, GameRef, GameStart, Source},
        service::Deals,
    },
    protocol::error_code::ErrorCode,
    room::{
        model::{
            event::{Entry, Event},
            next_deal::{Dealt, NextDeal},
            room::Room,
        },
        stored::StoredRooms,
    },
};
use rules::Opening;
use std::time::Duration;

/// How long the index is trusted that a game begins although the game is not there yet: longer than
/// its entry can take.
const START_TRUSTED_FOR: Duration = Duration::from_secs(60);

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

/// Stores updates of the index before the entries they are about: a note of what never happens is
/// harmless, a missing one is not.
///
/// # Errors
/// The entries must not be stored then.
pub(crate) async fn store(
    deals: &Deals,
    stored: &StoredRooms,
    updates: Vec<IndexUpdate>,
) -> Result<(), ErrorCode> {
    for update in updates {
        match update {
            IndexUpdate::DealGiven { opening, source } => _ = deals.give(&opening, &source).await?,
            IndexUpdate::GameStart { code, begun } => deals.begin(&code, &begun).await?,
            IndexUpdate::DailyStart { deal, begun } => {
                begin_daily(deals, stored, &deal, begun).await?;
            }
        }
    }
    Ok(())
}

/// Notes that guests get hands of a deal of the day, unless one of them has had one at another table.
async fn begin_daily(
    deals: &Deals,
    stored: &StoredRooms,
    deal: &DailyDeal,
    begun: GameStart,
) -> Result<(), ErrorCode> {
    loop {
        let known = deals.daily(deal.date, &deal.game).await?;
        let index = &known.entries;
        for other in index.iter().filter(|other| other.is_on(deal)).map(|other| &other.begun) {
            if stands_against(deals, stored, deal, other, &begun).await? {
                return Err(ErrorCode::DailyPlayed);
            }
        }
        let noted = index.iter().any(|known| known.is_on(deal) && known.begun.covers(&begun));
        let entry = DailyEntry::of(deal, begun.clone());
        // The length of the index is the lock: of two tables, one reads what the other wrote.
        if noted || deals.append_daily(deal, known.length, &entry).await? {
            break;
        }
    }
    // Other tables trust the note alone only for so long; the entry must be stored by then.
    if deals.now().saturating_sub(begun.at) > millis(START_TRUSTED_FOR) / 2 {
        return Err(ErrorCode::Unavailable);
    }
    Ok(())
}

/// Whether another note gives one of the guests a hand of the deal at another table.
async fn stands_against(
    deals: &Deals,
    stored: &StoredRooms,
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
    let about_to_begin = deals.now().abs_diff(other.at) < millis(START_TRUSTED_FOR);
    Ok(match stored.game_summary(&other.game).await? {
        Some(game) if game.daily.as_ref() != Some(deal) => false,
        Some(game) => about_to_begin || shared.iter().any(|guest| game.has_played(deal, *guest)),
        None => about_to_begin,
    })
}

fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}
