//! The turn of a partner: what it is to think about, and the decision on its answer.

use crate::{
    protocol::{error_code::ErrorCode, message::Refused, partner::Partner},
    room::model::{decide::Moment, event::Entry, room::Room, rules_panic::contained},
};
use bots::Level;
use rules::{Seat, Viewer, catalogue::AnySeen};
use serde_json::Value;

/// A moment at which a partner is to act. Every action makes it another one, so that nothing is done
/// twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartnerTurn {
    /// The number of the game at the table.
    pub game: u32,
    /// The number of actions before it.
    pub ply: u64,
    /// The partner's seat.
    pub seat: Seat,
    /// How well the partner plays.
    pub level: Level,
    /// Since when the game has waited for it, in milliseconds since 1970 (UTC).
    pub since: u64,
    /// Whether the action before was another partner's.
    pub follows_partner: bool,
}

impl Room {
    /// The partners who are to act now.
    pub fn partner_turns(&self) -> impl Iterator<Item = PartnerTurn> + '_ {
        let play = self.running().ok();
        self.partners().filter_map(move |(seat, Partner { level, .. })| {
            let play = play?;
            let since = *play.waits_since.get(&seat)?;
            Some(PartnerTurn {
                game: self.games,
                ply: play.plies,
                seat,
                level,
                // Of several who wait, they act one after the other.
                since: play.partner_acted.map_or(since, |acted| acted.max(since)),
                follows_partner: play.partner_acted.is_some(),
            })
        })
    }

    /// What a seat of the running game may know, to be thought about.
    ///
    /// # Errors
    /// No game is running that this program knows, or its rules have failed.
    pub fn seen_by(&self, seat: Seat) -> Result<AnySeen, ErrorCode> {
        let play = self.running()?;
        let seen = contained(|| play.position.seen(Viewer::Seat(seat)))?;
        seen.ok_or(ErrorCode::UnsupportedRules)
    }

    /// Decides on a partner's action. The room itself does not change. `None`: the action comes too
    /// late, the game has moved on.
    ///
    /// # Errors
    /// The action is refused.
    pub fn handle_partner(
        &self,
        turn: PartnerTurn,
        action: &Value,
        moment: &Moment<'_>,
    ) -> Result<Option<Vec<Entry>>, Refused> {
        if self.end().is_some() || !self.partner_turns().any(|due| due == turn) {
            return Ok(None);
        }
        let events = contained(|| self.act(turn.seat, action)).map_err(ErrorCode::from)??;
        let entry = |event| Entry { at: moment.now, cause: None, event };
        Ok(Some(events.into_iter().map(entry).collect()))
    }
}
