//! Looking back together at the game that is over: one guest leads, and those who stay see what the leader looks
//! at. Nothing of it is stored, and while a game runs nothing of it is sent.

use crate::{
    identity::guest::GuestId,
    protocol::{
        error_code::ErrorCode,
        message::{Led, Sight},
    },
    room::model::{decide::Moment, room::Room},
};

/// Who leads, and through what.
#[derive(Clone, Debug, Default)]
pub struct Leading {
    newest: Option<Leader>,
}

#[derive(Clone, Debug)]
struct Leader {
    guest: GuestId,
    /// The number of the game: at the next one the leader is forgotten.
    game: u32,
    /// What the leader looks at; `None` before the first look.
    sight: Option<Sight>,
}

impl Leading {
    /// Lets a guest lead in place of the one before.
    ///
    /// # Errors
    /// The guest has no name or may not talk at the table, or its game can't be looked at by all who may watch it.
    pub fn lead(
        &mut self,
        room: &Room,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<(), ErrorCode> {
        check(room, guest, moment)?;
        // A guest who takes over begins where the others are.
        let sight = self.leader(room, moment).and_then(|before| before.sight);
        self.newest = Some(Leader { guest, game: room.games.count(), sight });
        Ok(())
    }

    /// Shows what the leader looks at; nothing ends it.
    ///
    /// # Errors
    /// Someone else leads, or the guest may lead no longer.
    pub fn show(
        &mut self,
        room: &Room,
        guest: GuestId,
        sight: Option<Sight>,
        moment: &Moment<'_>,
    ) -> Result<(), ErrorCode> {
        check(room, guest, moment)?;
        self.leader(room, moment).filter(|it| it.guest == guest).ok_or(ErrorCode::NotLeading)?;
        self.newest = sight.map(|_| Leader { guest, game: room.games.count(), sight });
        Ok(())
    }

    /// Forgets a leader who has left. Returns whether the guest has led.
    pub fn leave(&mut self, guest: GuestId) -> bool {
        self.newest.take_if(|it| it.guest == guest).is_some()
    }

    /// Forgets a leader who may lead no longer. Returns whether there was one.
    pub fn end_unfit(&mut self, room: &Room, moment: &Moment<'_>) -> bool {
        let unfit = self.newest.is_some() && self.leader(room, moment).is_none();
        if unfit {
            self.newest = None;
        }
        unfit
    }

    /// Whether there is someone who leads.
    pub fn is_on(&self, room: &Room, moment: &Moment<'_>) -> bool {
        self.leader(room, moment).is_some()
    }

    /// Whether a guest may be told who leads: between games, and who may see the game.
    pub fn is_told_to(room: &Room, guest: GuestId, moment: &Moment<'_>) -> bool {
        !room.is_running() && !room.is_sealed(moment) && room.may_watch(guest, moment)
    }

    /// Who leads, and what that guest looks at, as it is told to a guest; `None` where no one does.
    pub(crate) fn led<'a>(
        &self,
        room: &'a Room,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Option<Led<'a>> {
        self.leader(room, moment).map(|it| Led {
            game: it.game,
            name: room.name_of(it.guest).map(|name| name.as_str()),
            seat: room.seat_of(it.guest),
            own: it.guest == guest,
            sight: it.sight,
        })
    }

    /// Who leads, as long as the same game is the last one and the guest may talk.
    fn leader(&self, room: &Room, moment: &Moment<'_>) -> Option<&Leader> {
        self.newest
            .as_ref()
            .filter(|it| it.game == room.games.count() && check(room, it.guest, moment).is_ok())
    }
}

/// Checks that a guest may lead: where there is a game to look back at, those who may talk about it.
fn check(room: &Room, guest: GuestId, moment: &Moment<'_>) -> Result<(), ErrorCode> {
    if room.guests.is_removed(guest) {
        return Err(ErrorCode::Removed);
    }
    room.check_between_games()?;
    if room.games.last().is_none() {
        return Err(ErrorCode::NoGameYet);
    }
    if room.is_sealed(moment) {
        return Err(ErrorCode::DailyNotOver);
    }
    if !room.may_watch(guest, moment) {
        return Err(ErrorCode::SpectatorsOff);
    }
    room.check_talk(guest, moment)?;
    // The others see who it is that leads them.
    room.name_of(guest).map(drop).ok_or(ErrorCode::NameRequired)
}
