//! Partners between games: who they are, and how the host seats them, changes their level and removes them.

use crate::{
    identity::name::Name,
    protocol::{appearance::Partner, error_code::ErrorCode},
    room::model::{event::Event, room::Room},
};
use bots::Level;
use rules::Seat;

impl Room {
    /// The seats held by partners.
    pub(crate) fn partners(&self) -> impl Iterator<Item = (Seat, Partner)> + '_ {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(index, seat)| Some((Seat::at(index), seat.as_ref()?.partner()?)))
    }

    /// The partner on a seat.
    pub(crate) fn partner_at(&self, seat: Seat) -> Result<Partner, ErrorCode> {
        let occupant = self.seats.get(seat.index()).and_then(Option::as_ref);
        occupant.and_then(|occupant| occupant.partner()).ok_or(ErrorCode::NotPartner)
    }

    /// Seats a new partner.
    pub(crate) fn add_partner(&self, seat: Seat, level: Level) -> Result<Vec<Event>, ErrorCode> {
        let held = self.seats.get(seat.index()).ok_or(ErrorCode::SeatOutOfRange)?;
        if held.as_ref().is_some_and(|occupant| !occupant.is_free()) {
            return Err(ErrorCode::SeatTaken);
        }
        let (name, partner) =
            self.new_partner(level).ok_or_else(|| ErrorCode::internal("no partner is left"))?;
        let unnamed = self.unname_lookalikes(None, &name);
        Ok([Event::PartnerSat { seat, name, partner }].into_iter().chain(unnamed).collect())
    }

    /// Lets the partner on a seat play at another level.
    pub(crate) fn change_partner(&self, seat: Seat, level: Level) -> Result<Event, ErrorCode> {
        let partner = Partner { level, ..self.partner_at(seat)? };
        let occupant = self.seats.get(seat.index()).and_then(Option::as_ref);
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
    pub(crate) fn new_partner(&self, level: Level) -> Option<(Name, Partner)> {
        // Tables do not all have the same partners.
        let first = self.code.bytes().map(usize::from).sum::<usize>();
        let faces = (0..NAMES.len()).map(|step| (first + step) % NAMES.len());
        faces
            .filter_map(|face| {
                let name = Name::parse(NAMES.get(face)?).ok()?;
                let partner = Partner { level, face: u8::try_from(face).ok()? };
                let is_here = self.partners().any(|(_, other)| other.face == partner.face);
                let unlike = self.check_unlike_others(None, &name, None).is_ok();
                (!is_here && unlike).then_some((name, partner))
            })
            .next()
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
