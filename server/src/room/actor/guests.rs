//! What a room's task knows of guests beyond the room itself: presence, their budgets,
//! and the answers they have got.

use crate::{
    deals::service::Deals,
    identity::guest::GuestId,
    limits::bucket::Bucket,
    protocol::message::Refused,
    room::model::{decide::Moment, presence::Presence},
};
use std::collections::{BTreeMap, VecDeque};

/// The most refusals remembered, so that a repeated command gets the same answer.
const REMEMBERED_REFUSALS: usize = 128;
/// How often a guest may change its name.
const RENAMES_PER_MINUTE: f64 = 3.0;

/// The guests as far as they are not part of the room.
pub(super) struct Guests {
    pub presence: Presence,
    /// The chat budgets of guests who have used some of theirs.
    chat: BTreeMap<GuestId, Bucket>,
    chat_per_10_seconds: f64,
    /// The rename budgets of guests who have used some of theirs.
    renames: BTreeMap<GuestId, Bucket>,
    refusals: VecDeque<(GuestId, String, Refused)>,
}

impl Guests {
    /// Creates the guests of a room that was just loaded.
    pub fn new(presence: Presence, chat_per_10_seconds: f64) -> Guests {
        Guests {
            presence,
            chat: BTreeMap::new(),
            chat_per_10_seconds,
            renames: BTreeMap::new(),
            refusals: VecDeque::new(),
        }
    }

    /// The present moment, given the room's clock.
    pub fn moment<'a>(&'a self, deals: &'a Deals, clock: u64) -> Moment<'a> {
        Moment { now: deals.now(), clock, presence: &self.presence, dealer: deals }
    }

    /// Takes a line of free text from the guest's budget, across all its connections.
    pub fn may_chat(&mut self, guest: GuestId, clock: u64) -> bool {
        let lines = self.chat_per_10_seconds;
        let bucket = || Bucket::new(lines / 10.0, lines, clock);
        self.chat.entry(guest).or_insert_with(bucket).take(clock)
    }

    /// Takes a change of name from the guest's budget.
    pub fn may_rename(&mut self, guest: GuestId, clock: u64) -> bool {
        let bucket = || Bucket::new(RENAMES_PER_MINUTE / 60.0, RENAMES_PER_MINUTE, clock);
        self.renames.entry(guest).or_insert_with(bucket).take(clock)
    }

    /// Gives back what a command has taken that could not be stored.
    pub fn give_back(&mut self, guest: GuestId, talks: bool, renames: bool) {
        let chat = self.chat.get_mut(&guest).filter(|_| talks);
        let names = self.renames.get_mut(&guest).filter(|_| renames);
        chat.into_iter().chain(names).for_each(Bucket::give_back);
    }

    /// Forgets the budgets that are whole again.
    pub fn forget_full_budgets(&mut self, clock: u64) {
        self.chat.retain(|_, bucket| !bucket.is_full(clock));
        self.renames.retain(|_, bucket| !bucket.is_full(clock));
    }

    /// The answer to a command that was refused before.
    pub fn refusal(&self, guest: GuestId, id: &str) -> Option<&Refused> {
        let mut refusals = self.refusals.iter();
        let found = refusals.find(|(other, known, _)| *other == guest && *known == id);
        found.map(|(_, _, refused)| refused)
    }

    /// Remembers a refusal.
    pub fn remember_refusal(&mut self, guest: GuestId, id: &str, refused: &Refused) {
        if self.refusals.len() == REMEMBERED_REFUSALS {
            self.refusals.pop_front();
        }
        self.refusals.push_back((guest, id.to_owned(), refused.clone()));
    }
}
