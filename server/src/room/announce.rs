//! What is noted of a room's entries in other streams, before they are stored.

use super::{
    entry::{Entry, Event},
    next_deal::{Dealt, NextDeal},
    registry::Rooms,
    state::Room,
};
use crate::{
    deal::index::{Begun, GameAt, Source},
    error::Code,
};

impl Rooms {
    /// Notes what concerns deals that other tables play as well. It comes before the entries
    /// themselves: what is noted and never happens does no harm, what happens and is not noted does.
    ///
    /// # Errors
    /// The entries must not be stored.
    pub(super) async fn announce(&self, room: &Room, entries: &[Entry]) -> Result<(), Code> {
        for entry in entries {
            match &entry.event {
                Event::DealChosen { deal: NextDeal::Given { opening, .. } } => {
                    let source = Source::Game(room.game_at(room.games));
                    self.deals().give(opening, &source).await?;
                }
                Event::Started { of: Dealt::Given { code }, .. } => {
                    let game = room.game_at(room.games + 1);
                    let guests = room.seated().map(|(_, guest)| guest).collect();
                    let begun = Begun { at: entry.at, game, guests };
                    self.deals().begin(code, &begun).await?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl Room {
    fn game_at(&self, number: u32) -> GameAt {
        GameAt { room: self.code.clone(), number }
    }
}
