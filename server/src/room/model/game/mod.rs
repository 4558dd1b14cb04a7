//! A game at a table: the position and its players.

pub(crate) mod begin;
pub(crate) mod coming_back;
pub(crate) mod games;
pub mod prospect;
pub(crate) mod rules_panic;
pub(crate) mod scoreboard;
pub(crate) mod summary;

use crate::{
    deals::daily::DailyDeal,
    identity::{guest::GuestId, name::Name},
    protocol::message::Channel,
    room::model::{
        game::{coming_back::Requests, rules_panic::contained},
        next_deal::Dealt,
        seats::Occupant,
        talk::window::WindowTalk,
    },
};
use record::catalogue::AnyPosition;
use rules::{Figures, Outcome, Refusal, Seat, Seed, Signal};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A game that is running or has ended.
pub(crate) struct TableGame {
    /// `None` if this program does not know the rules of the game, or they have failed: it is kept as it is, and
    /// accepts all stored events.
    position: Option<AnyPosition>,
    /// The outcome as stored: all that is known of the game if its rules are not.
    pub written_outcome: Option<Value>,
    /// When it began, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The number of the entry with which it began.
    pub entry: u64,
    /// The kind of its deal.
    pub of: Dealt,
    /// Its deal, if it is one of the day.
    pub daily: Option<DailyDeal>,
    /// Whether guests without a seat may watch it.
    pub spectators: bool,
    /// The [canonical text](record::Opening::canonical) of its opening, far smaller than the opening and
    /// rarely needed.
    pub opening: Box<str>,
    pub seed: Seed,
    pub commitment: String,
    /// The number of chance entries after the deal.
    pub chances: u64,
    /// The last player of each seat, with the name.
    pub players: Vec<Occupant>,
    /// The seats that partners have held at any time.
    pub partners: BTreeSet<Seat>,
    /// How often each seat was handed to a partner.
    pub handed: BTreeMap<Seat, u8>,
    /// The number of actions.
    pub plies: u64,
    /// When the last of them was decided, if it was a partner's.
    pub partner_acted: Option<u64>,
    /// The guests who have seen a hand: which one, and the name under which they played it.
    pub hands_seen: BTreeMap<GuestId, (Seat, Name)>,
    /// The spectators who have seen all hands.
    pub revealed: BTreeSet<GuestId>,
    /// The number of lines of free text in each channel.
    pub lines: BTreeMap<Channel, u64>,
    /// The seats that are to act, and since when, in milliseconds since 1970 (UTC).
    pub waits_since: BTreeMap<Seat, u64>,
    /// The talk in the open window.
    pub window: Option<WindowTalk>,
    /// The seats that have agreed to close a contest.
    pub agreed_to_close: BTreeSet<Seat>,
    /// The guests who ask for a seat.
    pub requests: Requests,
    /// Whether it was closed without a result.
    pub closed: bool,
}

impl TableGame {
    /// The position, if this program knows the rules of the game and they have not failed.
    pub(crate) fn position(&self) -> Option<&AnyPosition> {
        self.position.as_ref()
    }

    /// Whether it has an outcome or was closed without one.
    pub(crate) fn is_over(&self) -> bool {
        let has_outcome = self.position().is_some_and(|position| position.outcome().is_some());
        self.closed || has_outcome || self.written_outcome.is_some()
    }

    /// The guests on its seats, the last of each.
    pub(crate) fn guests(&self) -> impl Iterator<Item = (Seat, GuestId)> + '_ {
        let players = self.players.iter().enumerate();
        players.filter_map(|(index, player)| Some((Seat::at(index), player.guest()?)))
    }

    /// The outcome, if the game has one and it is known.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let written = || serde_json::from_value(self.written_outcome.clone()?).ok();
        self.position().and_then(|position| position.outcome().cloned()).or_else(written)
    }

    /// The figures of the result, if they are known.
    pub(crate) fn figures(&self) -> Option<Figures> {
        let figures = self.position().map(|position| contained(|| position.figures()))?;
        figures.inspect_err(|panic| tracing::error!(%panic, "a game can't be summed up")).ok()
    }

    /// The number of turns that were played, if it is known.
    pub(crate) fn turns(&self) -> Option<usize> {
        self.position().and_then(|position| contained(|| position.turns()).ok())
    }

    /// Gives a player another name: the seat's as well, under which others may have played on.
    fn replace_name(&mut self, guest: GuestId, name: &Name) {
        let Some((seat, known)) = self.hands_seen.get(&guest).cloned() else { return };
        let played =
            self.hands_seen.values_mut().filter(|played| **played == (seat, known.clone()));
        played.for_each(|(_, played)| *played = name.clone());
        let Some(player) = self.players.get_mut(seat.index()) else { return };
        if player.name == known {
            player.name = name.clone();
        }
        if player.guest() == Some(guest) && player.own.is_some() {
            player.own = Some(name.clone());
        }
    }

    /// Closes it without a result.
    pub(crate) fn close(&mut self) {
        self.closed = true;
        self.window = None;
    }

    /// Counts a line of free text. Returns the number of lines in the other channels.
    pub(crate) fn count_line(&mut self, channel: Channel) -> u64 {
        *self.lines.entry(channel).or_default() += 1;
        self.lines.iter().filter(|(other, _)| **other != channel).map(|(_, count)| count).sum()
    }

    /// Whether the seed may be shown. The seed of a deal of the day stays secret while others have yet
    /// to play that deal.
    pub(crate) fn shows_seed(&self, now: u64) -> bool {
        self.is_over() && self.of.date().is_none_or(|date| date.is_over(now))
    }

    /// Applies an action of a seat and the chance that followed. If the rules fail, the game can't
    /// continue in this process.
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        action: &Value,
        chance: &[Value],
        at: u64,
    ) -> Result<(), Refusal> {
        let advanced = contained(|| self.advance_by_rules(seat, action, chance, at));
        advanced.unwrap_or_else(|panic| {
            tracing::error!(%panic, "a game can't continue");
            self.give_up();
            Ok(())
        })
    }

    fn advance_by_rules(
        &mut self,
        seat: Seat,
        action: &Value,
        chance: &[Value],
        at: u64,
    ) -> Result<(), Refusal> {
        self.chances += chance.len() as u64;
        let Some(position) = &mut self.position else { return Ok(()) };
        let signal = position.apply(seat, action)?;
        for decision in chance {
            position.apply_chance(decision)?;
        }
        if let (Some(window), true) = (&mut self.window, signal != Signal::None) {
            window.change(seat);
        }
        self.look_at_position(Some(seat), at);
        Ok(())
    }

    /// Finds out what the position allows to be said, and who is to act; the seat that has acted is waited for anew.
    fn look_at_position(&mut self, acted: Option<Seat>, at: u64) {
        let before = self.window.take();
        let Some(position) = &self.position else { return };
        self.window = WindowTalk::after(before, position, self.players.len());
        let waiting = position.waiting();
        self.waits_since.retain(|other, _| Some(*other) != acted && waiting.contains(other));
        for seat in waiting {
            self.waits_since.entry(seat).or_insert(at);
        }
    }
}
