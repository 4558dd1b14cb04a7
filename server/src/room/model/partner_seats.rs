//! Partners on seats: between games the host seats them, changes their level and removes them; during a game freed
//! seats are handed to them by the host, any by its own player.
//!
//! A seat handed to a partner goes back to its player who [takes it over](crate::room::model::decide::free_seats). It keeps
//! its name all the while, and the partner's level and face are not chosen: each could be a message to
//! the other players of a silent game.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::{appearance::Partner, error_code::ErrorCode, message::Refused},
    room::model::{
        decide::Moment,
        event::Event,
        room::Room,
        seats::{Holder, Occupant},
    },
};
use bots::Level;
use rules::Seat;

impl Room {
    pub(crate) fn add_partner(&self, seat: Seat, level: Level) -> Result<Vec<Event>, ErrorCode> {
        if self.seats.get(seat)?.is_some_and(|occupant| !occupant.is_free()) {
            return Err(ErrorCode::SeatTaken);
        }
        let (name, partner) = self.new_partner(level)?;
        let unnamed = self.unname_lookalikes(None, &name);
        Ok([Event::PartnerSat { seat, name, partner }].into_iter().chain(unnamed).collect())
    }

    /// Lets the partner on a seat play at another level.
    pub(crate) fn change_partner(&self, seat: Seat, level: Level) -> Result<Event, ErrorCode> {
        let partner = Partner { level, ..self.seats.partner_at(seat)? };
        let occupant = self.seats.occupant(seat);
        let name = occupant.map(|occupant| occupant.name.clone()).ok_or(ErrorCode::NotPartner)?;
        Ok(Event::PartnerSat { seat, name, partner })
    }
}

/// Their names, those of stars by which sailors steered: the same in all languages. The index of a
/// name is the number of its face. There are more of them than seats and hosts without a seat, so that
/// one is always left.
const NAMES: [&str; 12] = [
    "Vega", "Altair", "Lyra", "Rigel", "Mira", "Deneb", "Spica", "Castor", "Electra", "Mizar",
    "Capella", "Antares",
];

impl Room {
    /// A partner of that level who is not at the table yet, and its name. It follows from the table
    /// alone: a face that a player chose during a game could be a message to the others.
    pub(crate) fn new_partner(&self, level: Level) -> Result<(Name, Partner), ErrorCode> {
        // Tables do not all have the same partners.
        let first = self.code.bytes().map(usize::from).sum::<usize>();
        let faces = (0..NAMES.len()).map(|step| (first + step) % NAMES.len());
        faces
            .filter_map(|face| {
                let name = Name::parse(NAMES.get(face)?).ok()?;
                let partner = Partner { level, face: u8::try_from(face).ok()? };
                let is_here = self.seats.partners().any(|(_, other)| other.face == partner.face);
                let unlike = self.check_unlike_others(None, &name, None).is_ok();
                (!is_here && unlike).then_some((name, partner))
            })
            .next()
            .ok_or_else(|| ErrorCode::internal("no partner is left"))
    }
}

/// How well partners play who are called during a game.
const LEVEL: Level = Level::Steady;
/// How often a seat can be handed to partners in a game, so that this makes a poor Morse code.
const MOST_SUBSTITUTIONS: u8 = 4;

impl Room {
    /// Checks that the host may hand that seat to a partner now: it is free.
    pub(crate) fn check_call_partner(&self, seat: Seat) -> Result<(), ErrorCode> {
        self.running()?;
        let occupant = self.seats.occupant(seat);
        if occupant.is_some_and(Occupant::is_free) {
            self.check_substitution(seat)
        } else {
            Err(ErrorCode::SeatNotFree)
        }
    }

    /// The seat that the guest may hand to a partner now.
    pub(crate) fn check_play_on(&self, guest: GuestId) -> Result<Seat, ErrorCode> {
        self.running()?;
        let seat = self.seat_of(guest).ok_or(ErrorCode::NotSeated)?;
        self.check_substitution(seat)?;
        Ok(seat)
    }

    /// Whether a partner plays on for the guest, who can take the seat over again.
    pub(crate) fn is_played_for(&self, guest: GuestId) -> bool {
        let own = self.running().ok().and_then(|play| play.hands_seen.get(&guest));
        own.is_some_and(|(seat, _)| self.seats.partner_at(*seat).is_ok())
    }

    fn check_substitution(&self, seat: Seat) -> Result<(), ErrorCode> {
        let handed = self.running()?.handed.get(&seat).copied().unwrap_or_default();
        if handed < MOST_SUBSTITUTIONS { Ok(()) } else { Err(ErrorCode::HandedTooOften) }
    }

    /// Hands a freed seat to a partner.
    pub(crate) fn call_partner(&self, seat: Seat) -> Result<Vec<Event>, ErrorCode> {
        self.check_call_partner(seat)?;
        self.hand_to_partner(seat)
    }

    /// Hands the guest's own seat to a partner.
    pub(crate) fn play_on(
        &self,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, Refused> {
        let seat = self.check_play_on(guest)?;
        let mut events = self.hand_to_partner(seat)?;
        events.extend(self.forget_a_name(guest, moment));
        let mut position = self.position()?.without_log();
        events.extend(self.concede_for_the_free(&mut position, Some(seat))?);
        Ok(events)
    }

    fn hand_to_partner(&self, seat: Seat) -> Result<Vec<Event>, ErrorCode> {
        let (own, partner) = self.new_partner(LEVEL)?;
        let unnamed = self.unname_lookalikes(None, &own);
        Ok([Event::HandedToPartner { seat, own, partner }].into_iter().chain(unnamed).collect())
    }

    /// Gives a seat of the running game to a partner.
    pub(crate) fn take_for_partner(
        &mut self,
        seat: Seat,
        own: &Name,
        partner: Partner,
    ) -> Result<(), String> {
        let occupant = self
            .seats
            .get_mut(seat)?
            .as_mut()
            .ok_or_else(|| format!("seat {seat} was never taken"))?;
        let before = std::mem::replace(
            occupant,
            Occupant {
                holder: Holder::Partner(partner),
                name: occupant.name.clone(),
                own: Some(own.clone()),
                face: occupant.face,
            },
        );
        let after = occupant.clone();
        if let Some(guest) = before.guest()
            && before.own_name().is_given()
        {
            self.guests.give_name(guest, before.own_name().clone());
        }
        let play = self.games.play()?;
        // A guest who takes the seat over has to agree again.
        play.agreed_to_close.remove(&seat);
        play.partners.insert(seat);
        *play.handed.entry(seat).or_default() += 1;
        if let Some(player) = play.players.get_mut(seat.index()) {
            *player = after;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_valid_and_look_unlike_each_other() {
        let names = NAMES.map(|name| Name::parse(name).unwrap());
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].iter().any(|other| other.confusable_with(name)), "{name}");
        }
    }
}
