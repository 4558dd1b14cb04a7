//! What a room's task knows of guests beyond the room itself: presence, their budgets,
//! and the answers they have got.

use crate::{
    deals::service::Deals,
    identity::guest::GuestId,
    limits::bucket::Buckets,
    protocol::message::Refused,
    room::model::{decide::Moment, presence::Presence},
};
use std::{collections::VecDeque, time::Duration};

/// The most refusals remembered, so that a repeated command gets the same answer.
const REMEMBERED_REFUSALS: usize = 128;
const SECOND: Duration = Duration::from_secs(1);
/// How often a guest may change its name.
const RENAMES_PER_MINUTE: f64 = 3.0;

/// What a command has taken from a guest's budgets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spent {
    /// A line of free text.
    pub talks: bool,
    /// A change of name.
    pub renames: bool,
}

/// The guests as far as they are not part of the room.
pub(super) struct Guests {
    pub presence: Presence,
    chat: Buckets<GuestId>,
    renames: Buckets<GuestId>,
    refusals: VecDeque<(GuestId, String, Refused)>,
}

impl Guests {
    /// Creates the guests of a room that was just loaded.
    pub(crate) fn new(presence: Presence, chat_per_10_seconds: f64) -> Guests {
        Guests {
            presence,
            chat: Buckets::new(chat_per_10_seconds, 10 * SECOND, chat_per_10_seconds),
            renames: Buckets::new(RENAMES_PER_MINUTE, 60 * SECOND, RENAMES_PER_MINUTE),
            refusals: VecDeque::new(),
        }
    }

    /// The present moment, given the room's clock.
    pub(crate) fn moment<'a>(&'a self, deals: &'a Deals, clock: u64) -> Moment<'a> {
        Moment { now: deals.now(), clock, presence: &self.presence, dealer: deals }
    }

    /// Takes a line of free text from the guest's budget, across all its connections.
    pub(crate) fn may_chat(&self, guest: GuestId) -> bool {
        self.chat.take(guest)
    }

    /// Takes a change of name from the guest's budget.
    pub(crate) fn may_rename(&self, guest: GuestId) -> bool {
        self.renames.take(guest)
    }

    /// Gives back what a command has taken that could not be stored.
    pub(crate) fn give_back(&self, guest: GuestId, spent: Spent) {
        if spent.talks {
            self.chat.give_back(&guest);
        }
        if spent.renames {
            self.renames.give_back(&guest);
        }
    }

    /// Forgets the budgets that are whole again.
    pub(crate) fn forget_full_budgets(&self) {
        self.chat.forget_full();
        self.renames.forget_full();
    }

    /// The answer to a command that was refused before.
    pub(crate) fn refusal(&self, guest: GuestId, id: &str) -> Option<&Refused> {
        let mut refusals = self.refusals.iter();
        let found = refusals.find(|(other, known, _)| *other == guest && *known == id);
        found.map(|(_, _, refused)| refused)
    }

    pub(crate) fn remember_refusal(&mut self, guest: GuestId, id: &str, refused: &Refused) {
        if self.refusals.len() == REMEMBERED_REFUSALS {
            self.refusals.pop_front();
        }
        self.refusals.push_back((guest, id.to_owned(), refused.clone()));
    }
}
