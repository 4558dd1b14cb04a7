//! Permissions: who may watch a game, who may write and read beside it, and what must stay invisible to
//! its players.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::{
        error_code::ErrorCode,
        message::{Channel, Talk},
    },
    room::model::{decide::Moment, presence::Presence, room::Room, talk::chat::Line},
};

impl Room {
    /// Whether the guest's seat shows as away: in silence by what changes at fixed moments alone.
    pub(crate) fn shows_away(&self, guest: GuestId, presence: &Presence) -> bool {
        if self.is_running_in_silence() {
            presence.shows_away(guest)
        } else {
            presence.is_gone(guest)
        }
    }

    /// Whether a game is running whose players are bound to the talk windows of the rules: then no
    /// other guest's action may be visible to them.
    pub(crate) fn is_running_in_silence(&self) -> bool {
        self.is_running() && self.is_silent()
    }

    /// Whether players are bound to the talk windows of the rules.
    pub(crate) fn is_silent(&self) -> bool {
        self.settings.talk == Talk::Silent
    }

    /// The name of the host. It is hidden while the host only watches a running game: spectators can
    /// rename themselves, and a name can carry a message to the players.
    pub(crate) fn host_name(&self) -> Option<&Name> {
        let shown = !self.is_running() || self.seat_of(self.host()).is_some();
        self.name_of(self.host()).filter(|_| shown)
    }

    /// Whether the guest plays or has played in the running game, and so may not mix with its
    /// spectators.
    pub(crate) fn has_seen_a_hand(&self, guest: GuestId) -> bool {
        self.games.last().is_some_and(|play| play.hands_seen.contains_key(&guest))
    }

    /// Whether the guest may see the game at all.
    pub(crate) fn may_watch(&self, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.is_let_in(guest) && self.is_open(self.games.count(), guest, moment)
    }

    /// Whether the table admits the guest to its games.
    pub(crate) fn is_let_in(&self, guest: GuestId) -> bool {
        !self.guests.is_removed(guest)
            && (self.settings.spectators && !self.seats.has_unnamed()
                || self.seat_of(guest).is_some()
                || self.has_seen_a_hand(guest))
    }

    /// The channel of the guest's free text.
    pub(crate) fn check_talk(
        &self,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<Channel, ErrorCode> {
        if self.guests.is_muted(guest) {
            return Err(ErrorCode::Muted);
        }
        self.channel(guest, moment).ok_or(ErrorCode::TalkClosed)
    }

    /// The channel of the guest's free text; `None` while the guest must be silent.
    pub(crate) fn channel(&self, guest: GuestId, moment: &Moment<'_>) -> Option<Channel> {
        if self.guests.is_removed(guest) || self.guests.is_muted(guest) {
            return None;
        }
        if !self.is_running() {
            return Some(Channel::Table);
        }
        if self.seat_of(guest).is_some() {
            return (self.settings.talk == Talk::Open).then_some(Channel::Table);
        }
        self.is_among_watchers(guest, moment).then_some(Channel::Watchers)
    }

    /// Whether the guest shares the channel of the running game's spectators. Where they may reveal the
    /// hands, it is for those who have: the others could still take over a seat.
    pub(crate) fn is_among_watchers(&self, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.seat_of(guest).is_none()
            && !self.has_seen_a_hand(guest)
            && self.may_watch(guest, moment)
            && (!self.settings.open_hands || self.has_revealed(guest))
    }

    /// Whether the guest may read the newest line.
    pub(crate) fn may_read_newest(&self, guest: GuestId, moment: &Moment<'_>) -> bool {
        self.chat.newest().is_some_and(|line| self.may_read(guest, line, moment))
    }

    /// Whether the guest may read a line. Spectators and players share no channel during the game in
    /// which it was written.
    pub(crate) fn may_read(&self, guest: GuestId, line: &Line, moment: &Moment<'_>) -> bool {
        if self.guests.is_removed(guest) {
            return false;
        }
        match line.game {
            None => true,
            Some(game) if self.is_running() && game == self.games.count() => match line.channel {
                Channel::Table => self.seat_of(guest).is_some(),
                Channel::Watchers => self.is_among_watchers(guest, moment),
            },
            Some(game) => self.is_let_in(guest) && self.is_open(game, guest, moment),
        }
    }
}
