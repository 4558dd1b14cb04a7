//! A name that the operator has the table forget: the person asked for it, or someone for the person.
//!
//! Entries are never changed, so the name stays in those before. From the event on, no view, summary, record or chat line
//! shows it: all places of the table that keep the person's name get the neutral one instead.

use crate::{
    identity::{guest::GuestId, name::Name},
    protocol::error_code::ErrorCode,
    room::model::{event::Event, room::Room},
};
use rules::Seat;
use std::collections::BTreeSet;

/// A game at the table in which a person held a seat.
#[derive(Clone, Debug)]
pub(crate) struct PlayedGame {
    /// Its number, from 1.
    pub number: u32,
    /// The person's seat in it.
    pub seat: Seat,
    /// All who have held a seat in it.
    pub players: Vec<GuestId>,
}

/// What stands in the place of the name of a seat's person.
pub(crate) fn neutral_name(seat: Seat) -> String {
    format!("#{}", seat.index() + 1)
}

impl Room {
    /// The event by which the name of a seat's person is forgotten.
    pub(crate) fn forget_name_at(&self, seat: Seat) -> Result<Event, ErrorCode> {
        let guest = self.person_of(seat)?;
        let name = Name::parse(&neutral_name(seat))?;
        Ok(Event::NameForgotten { guest, name })
    }

    /// The guest on a seat; without one, who held it last in the newest game.
    fn person_of(&self, seat: Seat) -> Result<GuestId, ErrorCode> {
        let seated = self.seats.guest_at(seat).ok();
        let played = || {
            let play = self.games.last()?;
            let player = play.players.get(seat.index())?;
            let of_seat =
                |(_, (own, name)): &(_, &(Seat, Name))| *own == seat && *name == player.name;
            player.guest().or_else(|| Some(*play.hands_seen.iter().find(of_seat)?.0))
        };
        seated.or_else(played).ok_or(ErrorCode::NoGuestThere)
    }

    /// The games that the person of a seat has played here.
    pub(crate) fn games_of_person(&self, seat: Seat) -> Result<Vec<PlayedGame>, ErrorCode> {
        let guest = self.person_of(seat)?;
        let games = (1..=self.games.count()).filter_map(|number| {
            let hands = self.game_summary(number)?.hands;
            Some(PlayedGame {
                number,
                seat: *hands.get(&guest)?,
                players: hands.into_keys().collect(),
            })
        });
        Ok(games.collect())
    }

    /// All guests who have held a seat in a game here.
    pub(crate) fn all_players(&self) -> BTreeSet<GuestId> {
        let games = (1..=self.games.count()).filter_map(|number| self.game_summary(number));
        games.flat_map(|game| game.hands.into_keys()).collect()
    }

    /// Puts a neutral name in the place of a guest's, wherever the table keeps it.
    pub(in crate::room::model) fn replace_name(&mut self, guest: GuestId, name: &Name) {
        let played = self.games.last().and_then(|play| play.hands_seen.get(&guest));
        let known: Vec<Name> = [
            played.map(|(_, name)| name),
            self.own_name_of(guest),
            self.seats.occupant_of(guest).map(|occupant| &occupant.name),
        ]
        .into_iter()
        .flatten()
        .filter(|name| name.is_given())
        .cloned()
        .collect();
        self.games.replace_name(guest, name);
        self.seats.replace_name(guest, &known, name);
        self.guests.replace_name(guest, name);
        self.chat.replace_name(guest, &known, name);
    }
}
