//! Applying an entry: the only way in which a room changes.

use crate::{
    identity::guest::GuestId,
    protocol::{message::Channel, table_view::TablePhase},
    room::model::{
        event::{Entry, Event},
        game::{
            TableGame,
            begin::Begun,
            prospect::{playable_seats, with_defaults},
            rules_panic::contained,
        },
        next_deal::{Dealt, NextDeal},
        room::{Corrupt, Room, TableEnd, decode},
        seats::{Holder, Occupant},
        talk::chat::{Content, Line},
    },
};
use record::Opening;
use rules::{Seat, Seed};
use serde_json::Value;

impl Room {
    /// Decodes and applies the next entry of the stream, and returns it.
    pub(crate) fn apply_bytes(&mut self, bytes: &[u8]) -> Result<Entry, Corrupt> {
        let entry = decode(self.length, bytes)?;
        self.apply(&entry)?;
        Ok(entry)
    }

    /// Applies an entry.
    ///
    /// # Errors
    /// It does not fit the room, which must then no longer be used.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let before = (self.games.count(), self.phase());
        self.apply_entry(entry).map_err(|why| Corrupt { number: self.length, why })?;
        if self.phase() == TablePhase::Over && before != (self.games.count(), TablePhase::Over) {
            self.games.count_result();
            self.seats.end_game();
        }
        if let Some(cause) = &entry.cause {
            self.commands.insert(cause, self.length);
        }
        self.length += 1;
        self.count_other(&entry.event);
        if !self.class(&entry.event).unnoticed {
            self.shared_length += 1;
            self.changed_at = entry.at;
        }
        Ok(())
    }

    fn apply_entry(&mut self, entry: &Entry) -> Result<(), String> {
        if self.class(&entry.event).between_games
            && let Some(play) = self.games.last_mut().filter(|play| play.position().is_none())
        {
            // However it ended, it is over.
            play.written_outcome.get_or_insert_default();
        }
        match &entry.event {
            Event::Created { .. } => return Err("the room exists already".into()),
            Event::Sat { guest, seat, name } => {
                self.guests.forget_name(*guest);
                self.seats.sit(*seat, *guest, name)?;
            }
            Event::PartnerSat { seat, name, partner } => {
                let occupant = Occupant::new(Holder::Partner(*partner), name.clone());
                *self.seats.get_mut(*seat)? = Some(occupant);
            }
            Event::PartnerStood { seat } => *self.seats.get_mut(*seat)? = None,
            Event::Stood { guest } => {
                if let Some(name) = self.own_name_of(*guest).cloned() {
                    self.guests.give_name(*guest, name);
                }
                self.seats.vacate(*guest);
            }
            Event::Named { guest, name } => self.give_name(*guest, name),
            Event::FaceChosen { guest, face } => self.seats.choose_face(*guest, *face)?,
            Event::Unnamed { guest } => self.guests.forget_name(*guest),
            Event::Removed { guest } => self.keep_out(*guest),
            Event::Readmitted { guest } => self.guests.readmit(*guest),
            Event::Muted { guest, muted } => self.guests.set_muted(*guest, *muted),
            Event::Locked { locked } => self.seats.lock(*locked),
            Event::HostPassed { guest } => self.guests.pass_host(*guest, entry.cause.is_some()),
            Event::Configured { settings } => {
                // The guests who were ready were so for another game than this.
                self.seats.forget_ready();
                self.settings = settings.clone();
                self.complete_options();
            }
            Event::DealChosen { deal } => {
                self.seats.forget_ready();
                self.set_deal(deal);
            }
            Event::Ready { guest, ready } => self.seats.set_ready(*guest, *ready),
            Event::Started { seed, deal, chance, of, rules } => {
                self.start(entry.at, seed, deal, chance, of, *rules)?;
            }
            Event::Moved { seat, action, chance, outcome } => {
                let is_partner = self.seats.partner_at(*seat).is_ok();
                let play = self.games.play()?;
                play.advance(*seat, action, chance, entry.at)
                    .map_err(|refusal| refusal.to_string())?;
                play.written_outcome = outcome.clone();
                play.plies += 1;
                play.partner_acted = is_partner.then_some(entry.at);
                self.end_request(*seat)?;
            }
            Event::NameForgotten { guest, name } => self.replace_name(*guest, name),
            Event::AgreedToClose { seat } => {
                self.games.play()?.agreed_to_close.insert(*seat);
            }
            Event::Closed {} => self.games.play()?.close(),
            Event::TableEnded { why } => self.end_table(*why),
            Event::Said { seat, phrase } => {
                let play = self.games.play()?;
                if play.position().is_some() {
                    let window = play.window.as_mut().ok_or("no talk window is open")?;
                    window.say(*seat, phrase.clone());
                }
            }
            Event::Chatted { guest, channel, text } => {
                self.add_line(*guest, *channel, Content::Text(text.clone()), entry.at)?;
            }
            Event::Reacted { guest, reaction } => {
                let reaction = Content::Reaction(*reaction);
                self.add_line(*guest, Channel::Table, reaction, entry.at)?;
            }
            Event::HandsRevealed { guest } => {
                self.games.play()?.revealed.insert(*guest);
            }
            Event::SeatFreed { seat } => {
                self.seats.free(*seat)?;
                // A guest who takes the seat over has to agree again.
                self.games.play()?.agreed_to_close.remove(seat);
            }
            Event::HandedToPartner { seat, own, partner } => {
                self.take_for_partner(*seat, own, *partner)?;
            }
            Event::SeatTaken { seat, guest, name, own } => {
                let occupant = Occupant::new(Holder::Guest(*guest), name.clone());
                let face = self.seats.occupant(*seat).and_then(|before| before.face);
                let occupant = Occupant { own: own.clone(), face, ..occupant };
                self.hold_seat(*seat, *guest, occupant, entry.at)?;
            }
            Event::SeatAskedFor { seat, guest, holder } => {
                self.note_request(*seat, *guest, *holder)?;
            }
            Event::RequestAnswered { seat, guest, given } => {
                self.end_request(*seat)?;
                if *given {
                    self.give_back(*seat, *guest, entry.at)?;
                }
            }
        }
        Ok(())
    }

    /// Has a guest hold a seat of the running game, with its hand.
    pub(super) fn hold_seat(
        &mut self,
        seat: Seat,
        guest: GuestId,
        occupant: Occupant,
        at: u64,
    ) -> Result<(), String> {
        self.guests.forget_name(guest);
        *self.seats.get_mut(seat)? = Some(occupant.clone());
        self.games.daily.take_over(self.games.count(), guest);
        let play = self.games.play()?;
        play.requests.replaced.remove(&guest);
        // A guest who takes the seat over gets the full time to act.
        if play.hands_seen.insert(guest, (seat, occupant.name.clone())).is_none()
            && let Some(since) = play.waits_since.get_mut(&seat)
        {
            *since = at;
        }
        if let Some(player) = play.players.get_mut(seat.index()) {
            *player = occupant;
        }
        Ok(())
    }

    fn add_line(
        &mut self,
        guest: GuestId,
        channel: Channel,
        content: Content,
        at: u64,
    ) -> Result<(), String> {
        let name = self.name_of(guest).cloned().ok_or("a guest without a name")?;
        let running = self.is_running();
        let play = self.games.last_mut().filter(|_| running);
        let unheard = play.map_or(0, |play| play.count_line(channel));
        let plays = self.is_seated_or_host(guest);
        let line = Line {
            number: self.chat.next_number(),
            guest,
            name,
            channel,
            content,
            at,
            game: running.then_some(self.games.count()),
            unheard,
        };
        self.chat.push(line, plays);
        Ok(())
    }

    /// Adds a guest to the removed ones.
    fn keep_out(&mut self, guest: GuestId) {
        let played = || Some(self.games.last()?.hands_seen.get(&guest)?.1.clone());
        let name = self.name_of(guest).cloned().or_else(played);
        self.seats.vacate(guest);
        self.guests.keep_out(guest, name);
    }

    /// Takes the table out of use. A running game is closed without a result.
    fn end_table(&mut self, why: TableEnd) {
        self.end = Some(why);
        if self.is_running()
            && let Some(play) = self.games.last_mut()
        {
            play.close();
        }
    }

    /// Sets the deal of the next game, with its options.
    pub(super) fn set_deal(&mut self, deal: &NextDeal) {
        self.next_deal = deal.clone();
        if let Some(opening) = deal.opening() {
            self.settings.options = opening.options.clone();
        }
        self.complete_options();
    }

    /// Gives options that are newer than what was stored their defaults, and finds the numbers of seats.
    fn complete_options(&mut self) {
        self.settings.options = match self.settings.options.take() {
            Value::Object(stored) => with_defaults(self.kind, stored),
            other => other,
        };
        self.playable_seats = match self.next_deal.opening() {
            Some(opening) => vec![opening.seats],
            None => {
                let seats = contained(|| playable_seats(self.kind, &self.settings.options));
                seats.unwrap_or_else(|panic| {
                    tracing::error!(%panic, "options can't be played");
                    Vec::new()
                })
            }
        };
    }

    fn start(
        &mut self,
        at: u64,
        seed: &str,
        deal: &Value,
        chance: &[Value],
        of: &Dealt,
        rules: u32,
    ) -> Result<(), String> {
        let players = self.seats.begin_game();
        let opening = Opening {
            game: self.kind.id().to_owned(),
            options: self.settings.options.clone(),
            seats: players.len(),
            deal: deal.clone(),
            chance: chance.to_vec(),
        };
        let begun = Begun {
            at,
            entry: self.length,
            of: of.clone(),
            daily: of.date().map(|date| self.daily_deal(date, players.len())),
            spectators: self.settings.spectators,
            seed: Seed::from_hex(seed).ok_or("its seed is malformed")?,
            rules,
        };
        self.games.begin(TableGame::begin(begun, &opening, &players)?);
        self.chat.begin_game();
        self.set_deal(&NextDeal::Random);
        Ok(())
    }
}
