//! What a command does: either entries, or a refusal and nothing.

use super::{
    daily::Finished,
    entry::{Cause, Entry, Event},
    options::check_options,
    play::{Occupant, Play},
    presence::Presence,
    state::Room,
};
use crate::{
    deal::Dealer,
    error::Code,
    guest::GuestId,
    name::{Name, Text},
    wire::{Command, Refused, Talk},
};
use rules::{Refusal, Seat, Seed, Signal, catalogue::Table};
use serde_json::Value;

/// What decisions and views may depend on besides the room itself.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// Milliseconds since 1970 (UTC).
    pub now: u64,
    /// Milliseconds of the clock that [`Presence`] goes by.
    pub clock: u64,
    /// Who is connected.
    pub presence: &'a Presence,
    /// Which guests have finished deals of the day.
    pub finished: &'a Finished,
    /// Where deals come from.
    pub dealer: &'a dyn Dealer,
}

/// What came of a command.
#[derive(Debug)]
pub enum Handled {
    /// It was done before and is part of the room.
    Repeated,
    /// It is done once these entries are durable and applied; at once if there are none.
    Entries(Vec<Entry>),
}

impl Room {
    /// Decides on a command. The room itself does not change.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub fn handle(
        &self,
        guest: GuestId,
        id: &str,
        command: &Command,
        moment: &Moment<'_>,
    ) -> Result<Handled, Refused> {
        if self.remembers(guest, id) {
            return Ok(Handled::Repeated);
        }
        let events = self.decide(guest, command, moment)?;
        let mut cause = Some(Cause { guest, id: id.to_owned() });
        let entries =
            events.into_iter().map(|event| Entry { at: moment.now, cause: cause.take(), event });
        Ok(Handled::Entries(entries.collect()))
    }

    /// The role of a host who has been away for long passes to the seated guest who has been here
    /// longest.
    pub fn succession(&self, moment: &Moment<'_>) -> Option<Entry> {
        if !moment.presence.is_long_gone(self.host, moment.clock) {
            return None;
        }
        let (_, guest) = self
            .seated()
            .filter_map(|(_, guest)| Some((moment.presence.here_since(guest)?, guest)))
            .min()?;
        Some(Entry { at: moment.now, cause: None, event: Event::HostPassed { guest } })
    }

    /// Whether a seat of the running game may be freed now.
    pub(super) fn may_free(&self, seat: Seat, moment: &Moment<'_>) -> bool {
        self.running().is_ok()
            && self.seated().any(|(taken, guest)| {
                taken == seat && moment.presence.is_long_gone(guest, moment.clock)
            })
    }

    fn decide(
        &self,
        guest: GuestId,
        command: &Command,
        moment: &Moment<'_>,
    ) -> Result<Vec<Event>, Refused> {
        if self.is_removed(guest) {
            return Err(Code::Removed.into());
        }
        match command {
            Command::Ping {} => Ok(Vec::new()),
            Command::Sit { seat, name } => Ok(vec![self.sit(guest, *seat, name)?]),
            Command::Stand {} => {
                self.check_between_games()?;
                self.seat_of(guest).ok_or(Code::NotSeated)?;
                Ok(vec![Event::Stood { guest }])
            }
            Command::Name { name } => {
                if self.seat_of(guest).is_some() {
                    return Err(Code::AlreadySeated.into());
                }
                let name = self.free_name(guest, name)?;
                Ok(vec![Event::Named { guest, name }])
            }
            Command::Remove { seat } => {
                self.check_host(guest)?;
                self.check_between_games()?;
                let removed = self.guest_at(*seat)?;
                if removed == guest {
                    return Err(Code::SeatTaken.into());
                }
                Ok(vec![Event::Removed { guest: removed }])
            }
            Command::Readmit { index } => {
                self.check_host(guest)?;
                let (guest, _) =
                    self.removed.get(usize::from(*index)).ok_or(Code::SeatOutOfRange)?;
                Ok(vec![Event::Readmitted { guest: *guest }])
            }
            Command::HandOver { seat } => {
                self.check_host(guest)?;
                self.check_between_games()?;
                Ok(vec![Event::HostPassed { guest: self.guest_at(*seat)? }])
            }
            Command::Configure { settings } => {
                self.check_host(guest)?;
                self.check_between_games()?;
                check_options(self.kind, &settings.options)?;
                self.check_deal_options(&settings.options)?;
                Ok(vec![Event::Configured { settings: settings.clone() }])
            }
            Command::ChooseDeal { deal } => {
                self.check_host(guest)?;
                self.check_between_games()?;
                Ok(vec![self.choose_deal(*deal, moment)?])
            }
            Command::Start {} => {
                self.check_host(guest)?;
                self.check_start()?;
                Ok(vec![self.start_game(moment)?])
            }
            Command::Act { action } => self.act(guest, action),
            Command::Say { phrase } => Ok(vec![self.say(guest, phrase)?]),
            Command::Chat { text } => {
                let channel = self.channel(guest, moment).ok_or(Code::TalkClosed)?;
                let text = Text::parse(text)?;
                self.name_of(guest).ok_or(Code::NameRequired)?;
                Ok(vec![Event::Chatted { guest, channel, text }])
            }
            Command::FreeSeat { seat } => {
                self.check_host(guest)?;
                self.free_seat(*seat, moment)
            }
            Command::Close {} => Ok(self.close(guest, moment)?),
            Command::TakeOver { seat, name } => {
                Ok(vec![self.take_over(guest, *seat, name, moment)?])
            }
            Command::Look {} => Ok(vec![self.look(guest, moment)?]),
        }
    }

    fn check_host(&self, guest: GuestId) -> Result<(), Code> {
        if self.host == guest { Ok(()) } else { Err(Code::NotHost) }
    }

    fn check_between_games(&self) -> Result<(), Code> {
        if self.is_running() { Err(Code::GameRunning) } else { Ok(()) }
    }

    fn guest_at(&self, seat: Seat) -> Result<GuestId, Code> {
        let taken = self.seated().find(|(taken, _)| *taken == seat);
        taken.map(|(_, guest)| guest).ok_or(Code::SeatOutOfRange)
    }

    /// A name that cannot be mistaken for that of another seat. Of a seat that was freed it counts
    /// as long as the game runs: afterwards whoever sat there may come back.
    fn free_name(&self, guest: GuestId, typed: &str) -> Result<Name, Code> {
        let name = Name::parse(typed)?;
        let running = self.is_running();
        let taken = self.seats.iter().flatten().any(|other| {
            let counts = other.guest.map_or(running, |other| other != guest);
            counts && other.name.confusable_with(&name)
        });
        if taken { Err(Code::NameConfusable) } else { Ok(name) }
    }

    fn sit(&self, guest: GuestId, seat: Seat, name: &str) -> Result<Event, Code> {
        self.check_between_games()?;
        match self.seats.get(seat.index()) {
            None => return Err(Code::SeatOutOfRange),
            Some(Some(Occupant { guest: Some(other), .. })) if *other != guest => {
                return Err(Code::SeatTaken);
            }
            _ => {}
        }
        let name = self.free_name(guest, name)?;
        Ok(Event::Sat { guest, seat, name })
    }

    /// Whether a game could start with the seats taken.
    pub(super) fn check_start(&self) -> Result<(), Refused> {
        self.check_between_games()?;
        let taken = self.seated().count();
        if taken < *self.kind.seats().start() {
            return Err(Code::TooFewPlayers.into());
        }
        self.check_deal_seats(taken)?;
        Ok(self.kind.check(&self.settings.options, taken)?)
    }

    /// The running game, if it can go on here.
    pub(super) fn running(&self) -> Result<&Play, Code> {
        let running = self.game.as_ref().filter(|play| !play.is_over());
        let play = running.ok_or(Code::NoGameRunning)?;
        if play.is_known() { Ok(play) } else { Err(Code::OtherRules) }
    }

    fn act(&self, guest: GuestId, action: &Value) -> Result<Vec<Event>, Refused> {
        let play = self.running()?;
        let seat = self.seat_of(guest).ok_or(Code::NotSeated)?;
        let mut table = play.table.boxed_clone();
        let signal = table.apply(seat, action)?;
        let changes_left = play.window.as_ref().map_or(0, |window| window.left(seat).changes);
        if signal == Signal::Limited && changes_left == 0 && self.is_silent() {
            return Err(Code::ChangesUsedUp.into());
        }
        let chance = settle_chance(table.as_mut(), &play.seed, play.chances)?;
        let mut events = vec![moved(seat, action, chance, table.as_ref())];
        events.extend(self.concede_for_the_free(table.as_mut(), None)?);
        Ok(events)
    }

    /// A seat that nobody holds does not keep the others from stopping: once all who sit have
    /// agreed, the free seats do too.
    fn concede_for_the_free(
        &self,
        table: &mut dyn Table,
        freed: Option<Seat>,
    ) -> Result<Vec<Event>, Refusal> {
        let players = self.game.as_ref().map_or(0, |play| play.players.len());
        let (agreed, undecided): (Vec<Seat>, Vec<Seat>) =
            Seat::all(players).partition(|seat| table.has_conceded(*seat));
        let holds =
            |seat: Seat| Some(seat) != freed && self.seated().any(|(taken, _)| taken == seat);
        if table.outcome().is_some()
            || agreed.is_empty()
            || undecided.iter().any(|seat| holds(*seat))
        {
            return Ok(Vec::new());
        }
        let Some(action) = table.concede() else {
            return Ok(Vec::new());
        };
        undecided
            .into_iter()
            .map(|seat| {
                table.apply(seat, &action)?;
                Ok(moved(seat, &action, Vec::new(), table))
            })
            .collect()
    }

    /// Whether players are bound to the talk windows of the rules.
    pub(super) fn is_silent(&self) -> bool {
        self.settings.talk == Talk::Silent
    }

    fn say(&self, guest: GuestId, phrase: &Value) -> Result<Event, Refused> {
        let play = self.running()?;
        let seat = self.seat_of(guest).ok_or(Code::NotSeated)?;
        let window = play.window.as_ref().ok_or(Code::TalkClosed)?;
        play.table.check_phrase(seat, phrase)?;
        if window.left(seat).phrases == 0 {
            return Err(Code::PhrasesUsedUp.into());
        }
        Ok(Event::Said { seat, phrase: phrase.clone() })
    }

    fn free_seat(&self, seat: Seat, moment: &Moment<'_>) -> Result<Vec<Event>, Refused> {
        let play = self.running()?;
        if !self.may_free(seat, moment) {
            return Err(Code::SeatNotAway.into());
        }
        let mut events = vec![Event::SeatFreed { seat }];
        events.extend(self.concede_for_the_free(play.table.boxed_clone().as_mut(), Some(seat))?);
        Ok(events)
    }

    /// Whether the guest may take over that seat of the running game.
    pub(super) fn check_take_over(
        &self,
        guest: GuestId,
        seat: Seat,
        moment: &Moment<'_>,
    ) -> Result<(), Code> {
        let play = self.running()?;
        let occupant = self.seats.get(seat.index()).and_then(Option::as_ref);
        if occupant.is_none_or(|occupant| occupant.guest.is_some()) {
            return Err(Code::SeatNotFree);
        }
        let seen = play.seen.get(&guest);
        let seen_another = seen.is_some_and(|(own, _)| *own != seat) || self.has_looked(guest);
        if self.seat_of(guest).is_some() || seen_another {
            return Err(Code::SeenOtherHand);
        }
        if seen.is_none() && moment.finished.contains(self.games, guest) {
            return Err(Code::DailyPlayed);
        }
        Ok(())
    }

    fn take_over(
        &self,
        guest: GuestId,
        seat: Seat,
        name: &str,
        moment: &Moment<'_>,
    ) -> Result<Event, Code> {
        self.check_take_over(guest, seat, moment)?;
        // Who comes back keeps the name: a new one would be a word to the other players.
        let before = self.running()?.seen.get(&guest).map(|(_, name)| name.clone());
        let name = before.map_or_else(|| Name::parse(name), Ok)?;
        // The name of who sat there before does not count: it may well be the same person.
        let taken = self.seats.iter().enumerate().any(|(place, other)| {
            place != seat.index()
                && other.as_ref().is_some_and(|other| other.name.confusable_with(&name))
        });
        if taken { Err(Code::NameConfusable) } else { Ok(Event::SeatTaken { seat, guest, name }) }
    }
}

/// That a seat acted, as written down with the table after it.
fn moved(seat: Seat, action: &Value, chance: Vec<Value>, table: &dyn Table) -> Event {
    let outcome = table.outcome().and_then(|outcome| serde_json::to_value(outcome).ok());
    Event::Moved { seat, action: action.clone(), chance, outcome }
}

/// Lets chance decide until it is a seat's move again; the first decision is number `decided + 1`.
fn settle_chance(
    table: &mut dyn Table,
    seed: &Seed,
    mut decided: u64,
) -> Result<Vec<Value>, Refusal> {
    let mut decisions = Vec::new();
    while let Some(decision) = table.draw_chance(&mut seed.dice(decided + 1)) {
        table.apply_chance(&decision)?;
        decisions.push(decision);
        decided += 1;
    }
    Ok(decisions)
}
