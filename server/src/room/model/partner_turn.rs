//! The turn of a partner: what it is to think about, and the decision on its answer.

use crate::{
    protocol::{
        appearance::Partner, error_code::ErrorCode, message::Refused, table_view::Stopping,
    },
    room::model::{
        decide::Moment,
        event::{Entry, Event},
        game::rules_panic::contained,
        room::Room,
        talk::window::WindowTalk,
    },
};
use bots::Level;
use record::catalogue::{AnyKnown, AnyPosition};
use rules::{Seat, TalkKind, Viewer};
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
        self.seats.partners().filter_map(move |(seat, Partner { level, .. })| {
            let play = play?;
            let since = *play.waits_since.get(&seat)?;
            Some(PartnerTurn {
                game: self.games.count(),
                ply: play.plies,
                seat,
                level,
                // Of several who wait, they act one after the other.
                since: play.partner_acted.map_or(since, |acted| acted.max(since)),
                follows_partner: play.partner_acted.is_some(),
            })
        })
    }

    /// Whether another seat than this can go on as well, so that it may have nothing to do.
    pub fn waits_for_others(&self, seat: Seat) -> bool {
        self.running().is_ok_and(|play| play.waits_since.keys().any(|other| *other != seat))
    }

    /// What a seat of the running game may know, to be thought about.
    pub fn known_to(&self, seat: Seat) -> Result<AnyKnown, ErrorCode> {
        let position = self.position()?;
        contained(|| position.known(Viewer::Seat(seat))).map_err(|_| ErrorCode::RulesFailed)
    }

    /// What partners say in a window of opinions that an action has left open (T-7.5): each what it has not
    /// said yet, as often as all may.
    pub(crate) fn opinions_of_partners(&self, position: &AnyPosition) -> Vec<Event> {
        let before = self.games.last().and_then(|play| play.window.clone());
        let window = WindowTalk::after(before, position, self.seats.len());
        let Some(window) = window.filter(|it| it.window().kind == TalkKind::Opinions) else {
            return Vec::new();
        };
        let opinion = |(seat, _)| {
            let phrase = bots::opinion(&position.known(Viewer::Seat(seat)))?;
            let is_new = !window.is_opinion(seat, &phrase) && window.left(seat).phrases > 0;
            is_new.then_some(Event::Said { seat, phrase })
        };
        self.seats.partners().filter_map(opinion).collect()
    }

    /// The partners of the running game who have agreed to stop.
    pub(crate) fn partners_stopping(&self) -> impl Iterator<Item = Seat> + '_ {
        let position = self.position().ok();
        self.seats
            .partners()
            .map(|(seat, _)| seat)
            .filter(move |seat| position.is_some_and(|position| position.has_conceded(*seat)))
    }

    /// Why they have, as far as their seats know.
    pub(crate) fn stopping(&self) -> Vec<Stopping> {
        let why = |seat| {
            let known = self.known_to(seat).ok()?;
            let why = contained(|| bots::why_lost(&known)).ok()??;
            Some(Stopping { seat, why })
        };
        self.partners_stopping().filter_map(why).collect()
    }

    /// Decides on a partner's action. The room itself does not change. `None`: the action comes too
    /// late, the game has moved on.
    pub fn handle_partner(
        &self,
        turn: PartnerTurn,
        action: &Value,
        moment: &Moment<'_>,
    ) -> Result<Option<Vec<Entry>>, Refused> {
        if self.end().is_some() || !self.partner_turns().any(|due| due == turn) {
            return Ok(None);
        }
        let events =
            contained(|| self.act(turn.seat, action)).map_err(|_| ErrorCode::RulesFailed)??;
        let entry = |event| Entry { at: moment.now, cause: None, event };
        Ok(Some(events.into_iter().map(entry).collect()))
    }
}
