//! Decisions: a command yields either entries or a refusal.

mod close;
pub(crate) mod free_seats;
mod play;
pub(super) mod remembered_commands;
mod start;

use crate::{
    deals::service::Dealer,
    identity::{guest::GuestId, name::Text},
    protocol::{command::Command, error_code::ErrorCode, message::Refused},
    room::model::{
        event::{Cause, Entry, Event},
        game::{prospect::check_options, rules_panic::contained},
        presence::Presence,
        room::Room,
        seats::Occupant,
    },
};
use rules::Seat;

/// What decisions and views depend on besides the room itself.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// Milliseconds since 1970 (UTC).
    pub now: u64,
    /// Milliseconds of the clock used by [`Presence`].
    pub clock: u64,
    /// The connected guests.
    pub presence: &'a Presence,
    /// The source of deals.
    pub dealer: &'a dyn Dealer,
}

/// The outcome of a command.
#[derive(Debug)]
pub enum Decision {
    /// It was done before and is already part of the room.
    Repeated,
    /// It takes effect once these entries are durable and applied; at once if there are none.
    Entries(Vec<Entry>),
}

impl Room {
    /// Decides on a command. The room itself does not change.
    pub fn handle(
        &self,
        guest: GuestId,
        id: &str,
        command: &Command,
        moment: &Moment<'_>,
    ) -> Result<Decision, Refused> {
        if self.remembers(guest, id) {
            return Ok(Decision::Repeated);
        }
        let decided = contained(|| self.decide(guest, command, moment));
        let events = decided.map_err(|panic| {
            tracing::error!(entries = self.length, %panic, "a command can't be decided");
            ErrorCode::RulesFailed
        })??;
        // A command that changes nothing succeeds and leaves no entry; repeated, it changes nothing
        // again.
        let events: Vec<Event> =
            events.into_iter().filter(|event| self.is_changed_by(event)).collect();
        for event in &events {
            self.check_bounds(guest, event)?;
        }
        let mut cause = Some(Cause { guest, id: id.to_owned() });
        let entries =
            events.into_iter().map(|event| Entry { at: moment.now, cause: cause.take(), event });
        Ok(Decision::Entries(entries.collect()))
    }

    fn decide(
        &self,
        guest: GuestId,
        command: &Command,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, Refused> {
        if self.end.is_some() {
            return Err(ErrorCode::RoomClosed.into());
        }
        if self.guests.is_removed(guest) {
            return Err(ErrorCode::Removed.into());
        }
        match command {
            // Answered without a decision.
            Command::Ping {} | Command::WhyNot {} | Command::Lead {} | Command::Show { .. } => {
                Ok(Vec::new())
            }
            Command::Sit { seat, name } => Ok(self.sit(guest, *seat, name)?),
            Command::Stand {} => {
                self.check_between_games()?;
                self.seat_of(guest).ok_or(ErrorCode::NotSeated)?;
                let forgotten = self.forget_a_name(guest, moment);
                Ok([Event::Stood { guest }].into_iter().chain(forgotten).collect())
            }
            Command::Name { name } => {
                let seat = self.seat_of(guest);
                if seat.is_some() && self.name_of(guest).is_some() {
                    return Err(ErrorCode::AlreadySeated.into());
                }
                let name = self.free_name(guest, name, seat)?;
                let forgotten = self.forget_a_name(guest, moment).filter(|_| seat.is_none());
                Ok([Event::Named { guest, name }].into_iter().chain(forgotten).collect())
            }
            Command::ChooseFace { face } => {
                // In a silent game another face would be a message.
                self.check_between_games()?;
                self.seat_of(guest).ok_or(ErrorCode::NotSeated)?;
                Ok(vec![Event::FaceChosen { guest, face: *face }])
            }
            Command::Remove { seat } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                let removed = self.seats.guest_at(*seat)?;
                if removed == guest {
                    return Err(ErrorCode::OwnSeat.into());
                }
                self.guests.check_not_founder(removed)?;
                Ok(self.guests.remove(removed))
            }
            Command::RemoveGuest { guest: removed } => {
                self.guests.check_host(guest)?;
                Ok(self.remove_guest(removed, moment)?)
            }
            Command::Mute { guest: other, muted } => {
                self.guests.check_host(guest)?;
                Ok(self.mute(other, *muted, moment)?)
            }
            Command::Readmit { guest: removed } => {
                self.guests.check_host(guest)?;
                // For the players of a running game the changed views would be a timing signal.
                self.check_between_games()?;
                Ok(vec![self.readmit(removed)?])
            }
            Command::Lock { locked } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                let changes = self.seats.are_locked() != *locked;
                Ok(changes.then_some(Event::Locked { locked: *locked }).into_iter().collect())
            }
            Command::HandOver { seat } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                Ok(vec![Event::HostPassed { guest: self.seats.guest_at(*seat)? }])
            }
            Command::Configure { settings } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                check_options(self.kind, &settings.options)?;
                self.check_deal_options(&settings.options)?;
                Ok(vec![Event::Configured { settings: settings.clone() }])
            }
            Command::ChooseDeal { deal } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                Ok(vec![self.choose_deal(*deal, moment)?])
            }
            Command::Start {} => {
                self.guests.check_host(guest)?;
                self.check_start()?;
                self.start_game(moment)
            }
            Command::AddPartner { seat, level } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                Ok(self.add_partner(*seat, *level)?)
            }
            Command::ChangePartner { seat, level } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                Ok(vec![self.change_partner(*seat, *level)?])
            }
            Command::RemovePartner { seat } => {
                self.guests.check_host(guest)?;
                self.check_between_games()?;
                self.seats.partner_at(*seat)?;
                Ok(vec![Event::PartnerStood { seat: *seat }])
            }
            Command::Ready { ready } => self.be_ready(guest, *ready, moment),
            Command::Act { action } => {
                self.running()?;
                self.act(self.seat_of(guest).ok_or(ErrorCode::NotSeated)?, action)
            }
            Command::Say { phrase } => Ok(self.say(guest, phrase)?.into_iter().collect()),
            Command::Chat { text } => {
                let channel = self.check_talk(guest, moment)?;
                let text = Text::parse(text)?;
                self.name_of(guest).ok_or(ErrorCode::NameRequired)?;
                Ok(vec![Event::Chatted { guest, channel, text }])
            }
            Command::React { reaction } => {
                // During a game all who are bound to silence would see it.
                self.check_between_games()?;
                self.check_talk(guest, moment)?;
                self.name_of(guest).ok_or(ErrorCode::NameRequired)?;
                Ok(vec![Event::Reacted { guest, reaction: *reaction }])
            }
            Command::FreeSeat { seat } => {
                self.guests.check_host(guest)?;
                self.free_seat(*seat, moment)
            }
            Command::CallPartner { seat } => {
                self.guests.check_host(guest)?;
                Ok(self.call_partner(*seat)?)
            }
            Command::PlayOn {} => self.play_on(guest, moment),
            Command::Close {} => Ok(self.close(guest, moment)?),
            Command::EndGame {} => Ok(vec![self.end_game(guest)?]),
            Command::TakeOver { seat, name } => Ok(self.take_over(guest, *seat, name)?),
            Command::AskForSeat { seat } => Ok(vec![self.ask_for_seat(guest, *seat, moment)?]),
            Command::AnswerRequest { seat, give } => {
                Ok(vec![self.answer_request(guest, *seat, *give, moment)?])
            }
            Command::RevealHands {} => Ok(vec![self.reveal_hands(guest, moment)?]),
        }
    }

    pub(crate) fn check_between_games(&self) -> Result<(), ErrorCode> {
        if self.is_running() { Err(ErrorCode::GameRunning) } else { Ok(()) }
    }

    pub(crate) fn sit(
        &self,
        guest: GuestId,
        seat: Seat,
        name: &str,
    ) -> Result<Vec<Event>, ErrorCode> {
        self.check_between_games()?;
        self.check_locked(guest)?;
        let before = self.seats.get(seat)?.and_then(Occupant::guest);
        if before.is_some_and(|other| other != guest) {
            return Err(ErrorCode::SeatTaken);
        }
        // A guest takes the seat of a partner.
        let name = self.free_name(guest, name, Some(seat))?;
        let unnamed = self.unname_lookalikes(Some(guest), &name);
        Ok([Event::Sat { guest, seat, name }].into_iter().chain(unnamed).collect())
    }
}
