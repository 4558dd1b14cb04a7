//! Updates of the indexes by which games are found without their rooms, those on a deal and those that a guest has
//! finished, made before a room's own entries are stored.

use crate::{
    deals::{
        daily::DailyDeal,
        deal_code::DealCode,
        index::{GameRef, GameStart, Source},
        service::DealError,
    },
    lobby::{
        finished_games::{self, OptionSet},
        my_games,
    },
    protocol::{error_code::Refusable, message::Refused},
    room::{
        model::{
            event::{Entry, Event},
            game::summary::{FinishedGames, FinishedResult},
            next_deal::{Dealt, NextDeal},
            room::Room,
        },
        registry::RoomContext,
    },
};
use futures_util::future::{join, try_join_all};
use journal::{Journal, JournalError};
use record::Opening;

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
    /// The deal can't be given a code.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The storage has failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl UpdateError {
    /// Whether the storage has failed.
    pub(crate) fn is_of_storage(&self) -> bool {
        matches!(self, UpdateError::Journal(_) | UpdateError::Deal(DealError::Journal(_)))
    }
}

impl Refusable for UpdateError {
    fn refused(&self) -> Refused {
        match self {
            UpdateError::Deal(error) => error.refused(),
            UpdateError::Journal(error) => error.refused(),
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
                let source = Source::Game(self.game_at(self.games.count()));
                Some(IndexUpdate::DealGiven { opening: opening.clone(), source })
            }
            Event::Started { of: Dealt::Given { code }, .. } => Some(IndexUpdate::GameStart {
                code: code.clone(),
                begun: begun(self.games.count() + 1, seated()),
            }),
            Event::Started { of: Dealt::Daily { date }, .. } => {
                let deal = self.daily_deal(*date, self.seats.taken());
                Some(IndexUpdate::DailyStart {
                    deal,
                    begun: begun(self.games.count() + 1, seated()),
                })
            }
            Event::SeatTaken { guest, .. } | Event::RequestAnswered { guest, given: true, .. } => {
                let begun = begun(self.games.count(), vec![*guest]);
                match &self.games.last()?.of {
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
    let RoomContext { journal, deals, .. } = context;
    for update in updates {
        match update {
            IndexUpdate::DealGiven { opening, source } => _ = deals.give(&opening, &source).await?,
            IndexUpdate::GameStart { code, begun } => deals.begin(&code, &begun).await?,
            IndexUpdate::DailyStart { deal, begun } => deals.begin_daily(&deal, &begun).await?,
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
