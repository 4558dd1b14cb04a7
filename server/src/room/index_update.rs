//! Updates of the indexes by which games are found without their rooms, those on a deal and those that a guest has
//! finished, made before a room's own entries are stored.

use crate::{
    clock::millis,
    deals::{
        daily::DailyDeal,
        deal_code::DealCode,
        index::{DailyEntry, GameRef, GameStart, Source},
        service::{DealError, Deals},
    },
    lobby::{
        finished_games::{self, OptionSet},
        my_games,
    },
    protocol::error_code::ErrorCode,
    room::{
        model::{
            event::{Entry, Event},
            game::summary::{FinishedGames, FinishedResult},
            next_deal::{Dealt, NextDeal},
            room::Room,
        },
        registry::RoomContext,
        stored::{StoredError, StoredRooms},
    },
};
use futures_util::future::{join, try_join_all};
use journal::{Journal, JournalError};
use rules::Opening;
use std::time::Duration;

/// How long the index is trusted that a game begins although the game is not there yet: longer than
/// its entry can take.
const START_TRUSTED_FOR: Duration = Duration::from_secs(60);

#[derive(Debug)]
pub(crate) enum IndexUpdate {
    /// A deal gets its code.
    DealGiven { opening: Box<Opening>, source: Source },
    /// A game begins on a deal that has a code.
    GameStart { code: DealCode, begun: GameStart },
    /// Guests get hands of a deal of the day.
    DailyStart { deal: DailyDeal, begun: GameStart },
    /// The running game ends.
    GameEnd(Box<FinishedGames>),
}

/// An index could not be updated.
#[derive(Debug, thiserror::Error)]
pub(crate) enum UpdateError {
    /// One of the guests has had a hand of the deal of the day at another table.
    #[error("one of the guests has played the deal of the day")]
    DailyPlayed,
    /// It took so long that other tables no longer trust the note.
    #[error("the index took too long")]
    TooLate,
    /// The deal can't be given a code.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// Another table can't be asked.
    #[error(transparent)]
    Stored(#[from] StoredError),
    /// The storage has failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl UpdateError {
    /// Whether the storage has failed.
    pub(crate) fn is_of_storage(&self) -> bool {
        matches!(
            self,
            UpdateError::Journal(_)
                | UpdateError::Deal(DealError::Journal(_))
                | UpdateError::Stored(StoredError::Journal(..))
        )
    }
}

impl From<UpdateError> for ErrorCode {
    fn from(error: UpdateError) -> ErrorCode {
        match error {
            UpdateError::DailyPlayed => ErrorCode::DailyPlayed,
            UpdateError::TooLate => ErrorCode::Unavailable,
            UpdateError::Deal(error) => error.into(),
            UpdateError::Stored(error) => error.into(),
            UpdateError::Journal(error) => error.into(),
        }
    }
}

impl Room {
    /// The updates to be made before entries are stored.
    pub(crate) fn index_updates(&self, entries: &[Entry]) -> Vec<IndexUpdate> {
        let end = self.finished_by(entries).map(|games| IndexUpdate::GameEnd(Box::new(games)));
        entries.iter().filter_map(|entry| self.index_update(entry)).chain(end).collect()
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
            Event::SeatTaken { guest, .. } | Event::RequestAnswered { guest, given: true, .. } => {
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
    context: &RoomContext,
    updates: Vec<IndexUpdate>,
) -> Result<(), UpdateError> {
    let RoomContext { journal, deals, stored, .. } = context;
    for update in updates {
        match update {
            IndexUpdate::DealGiven { opening, source } => _ = deals.give(&opening, &source).await?,
            IndexUpdate::GameStart { code, begun } => deals.begin(&code, &begun).await?,
            IndexUpdate::DailyStart { deal, begun } => {
                begin_daily(deals, stored, &deal, begun).await?;
            }
            IndexUpdate::GameEnd(games) => note_end(&**journal, *games).await?,
        }
    }
    Ok(())
}

/// Notes a game that ends for its players, and for the comparison with others, which can do without it.
async fn note_end(journal: &dyn Journal, games: FinishedGames) -> Result<(), JournalError> {
    let FinishedGames { of_guests, result } = games;
    let of_guests = of_guests.into_iter().map(|(guest, game)| my_games::note(journal, guest, game));
    let compared = async {
        let Some(FinishedResult { kind, options, seats, game }) = result else { return };
        let set = OptionSet { game: kind, options: &options, seats };
        if let Err(error) = finished_games::note(journal, set, &game).await {
            tracing::error!(%error, "a game is missing where games are compared");
        }
    };
    join(try_join_all(of_guests), compared).await.0.map(drop)
}

/// Notes that guests get hands of a deal of the day, unless one of them has had one at another table.
async fn begin_daily(
    deals: &Deals,
    stored: &StoredRooms,
    deal: &DailyDeal,
    begun: GameStart,
) -> Result<(), UpdateError> {
    // The length of the index is the lock: of two tables, one reads what the other wrote.
    let decide = async |known: Vec<DailyEntry>| {
        for other in known.iter().filter(|other| other.is_on(deal)).map(|other| &other.begun) {
            if stands_against(deals, stored, deal, other, &begun).await? {
                return Err(UpdateError::DailyPlayed);
            }
        }
        let noted = known.iter().any(|known| known.is_on(deal) && known.begun.covers(&begun));
        Ok((!noted).then(|| DailyEntry::of(deal, begun.clone())))
    };
    deals.begin_daily(deal, decide).await?;
    // Other tables trust the note alone only for so long; the entry must be stored by then.
    if deals.now().saturating_sub(begun.at) > millis(START_TRUSTED_FOR) / 2 {
        return Err(UpdateError::TooLate);
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
) -> Result<bool, StoredError> {
    let shared: Vec<_> =
        begun.guests.iter().copied().filter(|guest| other.guests.contains(guest)).collect();
    if other.game == begun.game || shared.is_empty() {
        return Ok(false);
    }
    // After a clock was set back, notes may lie far in the future.
    let about_to_begin = deals.now().abs_diff(other.at) < millis(START_TRUSTED_FOR);
    // As it is stored: were it asked, that table could be waiting for this one.
    Ok(match stored.game_summary(&other.game).await? {
        Some(game) if game.daily.as_ref() != Some(deal) => false,
        Some(game) => about_to_begin || shared.iter().any(|guest| game.has_played(deal, *guest)),
        None => about_to_begin,
    })
}
