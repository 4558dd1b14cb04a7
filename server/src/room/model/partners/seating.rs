//! Partners between games: the host seats them, changes their level and removes them.

use crate::{
    protocol::{error_code::ErrorCode, partner::Partner},
    room::model::{event::Event, room::Room},
};
use bots::Level;
use rules::Seat;

impl Room {
    /// The seats held by partners.
    pub(crate) fn partners(&self) -> impl Iterator<Item = (Seat, Partner)> + '_ {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(place, seat)| Some((Seat::at(place), seat.as_ref()?.partner()?)))
    }

    /// The partner on a seat.
    ///
    /// # Errors
    /// [`ErrorCode::NotPartner`]
    pub(crate) fn partner_at(&self, seat: Seat) -> Result<Partner, ErrorCode> {
        let occupant = self.seats.get(seat.index()).and_then(Option::as_ref);
        occupant.and_then(|occupant| occupant.partner()).ok_or(ErrorCode::NotPartner)
    }

    /// Seats a new partner.
    ///
    /// # Errors
    /// [`ErrorCode::SeatOutOfRange`] or [`ErrorCode::SeatTaken`].
    pub(crate) fn add_partner(&self, seat: Seat, level: Level) -> Result<Vec<Event>, ErrorCode> {
        let place = self.seats.get(seat.index()).ok_or(ErrorCode::SeatOutOfRange)?;
        if place.as_ref().is_some_and(|occupant| !occupant.is_free()) {
            return Err(ErrorCode::SeatTaken);
        }
        let (name, partner) = self.new_partner(level).ok_or(ErrorCode::Internal)?;
        let unnamed = self.unname_lookalikes(None, &name);
        Ok([Event::PartnerSat { seat, name, partner }].into_iter().chain(unnamed).collect())
    }

    /// Lets the partner on a seat play at another level.
    ///
    /// # Errors
    /// [`ErrorCode::NotPartner`]
    pub(crate) fn change_partner(&self, seat: Seat, level: Level) -> Result<Event, ErrorCode> {
        let partner = Partner { level, ..self.partner_at(seat)? };
        let occupant = self.seats.get(seat.index()).and_then(Option::as_ref);
        let name = occupant.map(|occupant| occupant.name.clone()).ok_or(ErrorCode::NotPartner)?;
        Ok(Event::PartnerSat { seat, name, partner })
    }
}
