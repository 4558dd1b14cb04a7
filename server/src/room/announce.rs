//! What is noted of a room's entries in other streams, before they are stored.

use super::{
    entry::{Entry, Event},
    next_deal::{Dealt, NextDeal},
    registry::Rooms,
    state::Room,
};
use crate::{
    deal::{
        DailyDeal,
        index::{Begun, DailyEntry, GameAt, Source},
    },
    error::Code,
};

/// How long a note that a game begins is believed although the game is not there, in milliseconds:
/// longer than its entry can take.
const BELIEVED: u64 = 60_000;

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
                Event::Started { of: Dealt::Daily { date }, .. } => {
                    let guests: Vec<_> = room.seated().map(|(_, guest)| guest).collect();
                    let deal = room.daily_deal(*date, guests.len());
                    let game = room.game_at(room.games + 1);
                    self.begin_daily(&deal, Begun { at: entry.at, game, guests }).await?;
                }
                Event::SeatTaken { guest, .. } => {
                    if let Some(deal) = room.daily_game() {
                        let begun = Begun {
                            at: entry.at,
                            game: room.game_at(room.games),
                            guests: vec![*guest],
                        };
                        self.begin_daily(deal, begun).await?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl Rooms {
    /// Notes that guests get hands of a deal of the day, unless one of them has had one already, at
    /// another table.
    ///
    /// # Errors
    /// [`Code::DailyPlayed`], [`Code::Unavailable`] or [`Code::Internal`].
    async fn begin_daily(&self, deal: &DailyDeal, begun: Begun) -> Result<(), Code> {
        loop {
            let index = self.deals().daily(deal.date, &deal.game).await?;
            for other in index.iter().filter(|other| other.is_on(deal)).map(|other| &other.begun) {
                if self.stands_against(deal, other, &begun).await? {
                    return Err(Code::DailyPlayed);
                }
            }
            let noted = index.iter().any(|known| known.is_on(deal) && known.begun.covers(&begun));
            let entry = DailyEntry::of(deal, begun.clone());
            // The length of the index is the lock: of two tables, one reads what the other wrote.
            if noted || self.deals().append_daily(deal, index.len(), &entry).await? {
                break;
            }
        }
        // Others believe the note alone only for so long; the entry must be there by then.
        if self.deals().now().saturating_sub(begun.at) > BELIEVED / 2 {
            return Err(Code::Unavailable);
        }
        Ok(())
    }

    /// Whether, by another note, one of the guests has had a hand of the deal at another table.
    async fn stands_against(
        &self,
        deal: &DailyDeal,
        other: &Begun,
        begun: &Begun,
    ) -> Result<bool, Code> {
        let shared: Vec<_> =
            begun.guests.iter().copied().filter(|guest| other.guests.contains(guest)).collect();
        if other.game == begun.game || shared.is_empty() {
            return Ok(false);
        }
        // A clock that was put back leaves notes that lie far ahead.
        let about_to_begin = self.deals().now().abs_diff(other.at) < BELIEVED;
        Ok(match self.facts(&other.game).await? {
            Some(facts) if facts.daily.as_ref() != Some(deal) => false,
            Some(facts) => {
                about_to_begin || shared.iter().any(|guest| facts.has_played(deal, *guest))
            }
            None => about_to_begin,
        })
    }
}

impl Room {
    fn game_at(&self, number: u32) -> GameAt {
        GameAt { room: self.code.clone(), number }
    }
}
