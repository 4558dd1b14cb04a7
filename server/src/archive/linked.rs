//! Games by the id in the link `/replay/…`: uploaded ones, and those of tables for guests without the table's code.

use crate::{
    archive::{
        Archive, ArchiveError, analysis::Analysable, game_history::Finished, replay::Played,
        uploads,
    },
    deals::{
        deal_code::DealCode,
        index::{GameRef, Source},
    },
    identity::guest::GuestId,
    ops::work_permits::Held,
    protocol::error_code::{ErrorCode, Refusable},
};
use record::Record;

impl Archive {
    /// The game with that id, for a replay by a guest.
    pub async fn linked(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<Held<Played>, ArchiveError> {
        match self.source(id)? {
            Source::Game(GameRef { room, number }) => {
                self.played(&room, number, guest).await.map_err(without_room)
            }
            Source::Record { id } => self.uploaded(&id, guest).await,
        }
    }

    /// The finished game with that id, if anyone may see it.
    pub(crate) async fn linked_finished(&self, id: &str) -> Result<Finished, ArchiveError> {
        match self.source(id)? {
            Source::Game(GameRef { room, number }) => {
                self.finished(&room, number).await.map_err(without_room)
            }
            Source::Record { id } => {
                let Record { game, names, outcome, .. } =
                    self.uploaded(&id, None).await?.release().record;
                Ok(Finished { game, names: names.unwrap_or_default(), outcome })
            }
        }
    }

    /// The game with that id, to be analysed.
    pub async fn analysable(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<Held<Analysable>, ArchiveError> {
        match self.source(id)? {
            Source::Game(GameRef { room, number }) => {
                self.analysable_game(&room, number, guest).await.map_err(without_room)
            }
            Source::Record { id } => self.analysable_record(&id).await,
        }
    }

    /// Gives the deal of the game with that id a code.
    pub async fn give_linked(&self, id: &str, guest: GuestId) -> Result<DealCode, ArchiveError> {
        match self.source(id)? {
            Source::Game(GameRef { room, number }) => {
                self.give(&room, number, guest).await.map_err(without_room)
            }
            Source::Record { id } => self.give_uploaded(&id).await,
        }
    }

    pub(crate) fn source(&self, id: &str) -> Result<Source, ArchiveError> {
        Ok(match self.deals.game_of(id) {
            Some(game) => Source::Game(game),
            None => Source::Record { id: uploads::parse_id(id)? },
        })
    }
}

/// A game whose table was deleted is unknown by its id, which says nothing of tables.
fn without_room(error: ArchiveError) -> ArchiveError {
    let is_unknown = error.refused().is(ErrorCode::UnknownRoom);
    if is_unknown { ErrorCode::UnknownRecord.into() } else { error }
}
