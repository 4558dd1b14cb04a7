//! A game at a table: the position, and who plays it.

use crate::{
    deals::daily::DailyDeal,
    identity::{guest::GuestId, name::Name},
    protocol::message::Channel,
    room::model::{next_deal::Dealt, rules_panic::contained, talk::window::WindowTalk},
};
use rules::{Figures, Outcome, Refusal, Seat, Seed, Signal, catalogue::AnyPosition};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Who sits, or sat, on a seat.
#[derive(Clone, Debug)]
pub(crate) struct Occupant {
    /// `None` where the seat was freed during a game.
    pub guest: Option<GuestId>,
    /// What the seat is called.
    pub name: Name,
    /// What its guest is called from the next lobby on, if that is something else.
    pub own: Option<Name>,
}

impl Occupant {
    pub fn new(guest: GuestId, name: Name) -> Occupant {
        Occupant { guest: Some(guest), name, own: None }
    }

    /// What its guest is called apart from this game.
    pub fn own_name(&self) -> &Name {
        self.own.as_ref().unwrap_or(&self.name)
    }

    /// The seat is called as its guest is.
    pub fn take_own_name(&mut self) {
        if let Some(own) = self.own.take() {
            self.name = own;
        }
    }
}

/// A game being played, or just played.
pub(crate) struct TableGame {
    pub table: Box<dyn AnyPosition>,
    /// Whether this program knows the rules by which it is played, and they have not failed. Otherwise
    /// it is kept as it is.
    pub known: bool,
    /// How it ended, as it was written down: all that is known of it if its rules are not.
    pub written_outcome: Option<Value>,
    /// When it began, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// Whose deal it is.
    pub of: Dealt,
    /// That, if it is one of the day.
    pub daily: Option<DailyDeal>,
    /// Whether guests without a seat might watch it.
    pub spectators: bool,
    /// The [canonical text](rules::Opening::canonical) of its opening: far smaller than the opening, and
    /// rarely needed.
    pub opening: Box<str>,
    pub seed: Seed,
    pub commitment: String,
    /// How many entries chance has made after the deal.
    pub chances: u64,
    /// Who played last on each seat, and under which name.
    pub players: Vec<Occupant>,
    /// Who has seen which hand, and the name under which they played it.
    pub seen: BTreeMap<GuestId, (Seat, Name)>,
    /// Who watches and has seen all hands.
    pub revealed: BTreeSet<GuestId>,
    /// How many lines of free text were said in each channel.
    pub lines: BTreeMap<Channel, u64>,
    /// The seats that it waits for, and since when, in milliseconds since 1970 (UTC).
    pub waits_since: BTreeMap<Seat, u64>,
    /// What was said in the open talk window.
    pub window: Option<WindowTalk>,
    /// The seats that have agreed to close a contest.
    pub closing: BTreeSet<Seat>,
    /// Whether it was closed without a result.
    pub closed: bool,
}

impl TableGame {
    /// Whether it has an outcome or was closed without one.
    pub fn is_over(&self) -> bool {
        self.closed || self.table.outcome().is_some() || self.written_outcome.is_some()
    }

    /// How it ended, if it did and that is known.
    pub fn outcome(&self) -> Option<Outcome> {
        let written = || serde_json::from_value(self.written_outcome.clone()?).ok();
        self.table.outcome().cloned().or_else(written)
    }

    /// How far it came, if that is known.
    pub fn figures(&self) -> Option<Figures> {
        let figures = self.known.then(|| contained(|| self.table.figures()))?;
        figures.inspect_err(|panic| tracing::error!(%panic, "a game can't be summed up")).ok()
    }

    /// Closes it without a result.
    pub fn close(&mut self) {
        self.closed = true;
        self.window = None;
    }

    /// Counts a line of free text; how many have been said in the other channels.
    pub(crate) fn hear(&mut self, channel: Channel) -> u64 {
        *self.lines.entry(channel).or_default() += 1;
        self.lines.iter().filter(|(other, _)| **other != channel).map(|(_, count)| count).sum()
    }

    /// Whether the seed may be shown. That of a deal of the day is one with the cards of games that
    /// others have yet to play.
    pub fn shows_seed(&self, now: u64) -> bool {
        self.is_over() && self.of.date().is_none_or(|date| date.is_over(now))
    }

    /// Takes in what a seat has done and chance has made of it. If the rules fail, the game can't go
    /// on here.
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        action: &Value,
        chance: &[Value],
        at: u64,
    ) -> Result<(), Refusal> {
        let advanced = contained(|| self.advance_by_rules(seat, action, chance, at));
        advanced.unwrap_or_else(|panic| {
            tracing::error!(%panic, "a game can't go on");
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
        let signal = self.table.apply(seat, action)?;
        for decision in chance {
            self.table.apply_chance(decision)?;
        }
        self.chances += chance.len() as u64;
        if let (Some(window), true) = (&mut self.window, signal != Signal::None) {
            window.change(seat);
        }
        let before = self.window.take();
        self.window = WindowTalk::after(before, self.table.as_ref(), self.players.len());
        let waiting = self.table.waiting();
        self.waits_since.retain(|other, _| *other != seat && waiting.contains(other));
        for seat in waiting {
            self.waits_since.entry(seat).or_insert(at);
        }
        Ok(())
    }
}
