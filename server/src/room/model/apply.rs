//! Applying an entry: the only way in which a room changes.

use crate::{
    identity::guest::GuestId,
    protocol::{message::Channel, table_view::TablePhase},
    room::model::{
        event::{Entry, Event},
        game::{
            Holder, Occupant, TableGame,
            coming_back::Requests,
            prospect::{playable_seats, with_defaults},
            rules_panic::contained,
            summary::GameSummary,
            unsupported_rules::UnsupportedRules,
        },
        next_deal::{Dealt, NextDeal},
        room::{Corrupt, Room, TableEnd, decode},
        talk::{
            chat::{Content, Line},
            window::WindowTalk,
        },
    },
};
use rules::{Opening, Seat, Seed, catalogue::AnyPosition};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

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
        let before = (self.games, self.phase());
        self.apply_entry(entry).map_err(|why| Corrupt { number: self.length, why })?;
        if self.phase() == TablePhase::Over && before != (self.games, TablePhase::Over) {
            self.count_game();
            self.seats.iter_mut().flatten().for_each(Occupant::take_own_name);
        }
        if let Some(cause) = &entry.cause {
            self.commands.insert(cause, self.length);
        }
        self.length += 1;
        self.count_other(&entry.event);
        if !self.class(&entry.event).apart {
            self.shared_length += 1;
            self.changed_at = entry.at;
        }
        Ok(())
    }

    fn apply_entry(&mut self, entry: &Entry) -> Result<(), String> {
        if self.class(&entry.event).between_games
            && let Some(play) = self.game.as_mut().filter(|play| !play.known)
        {
            // However it ended, it is over.
            play.written_outcome.get_or_insert_default();
        }
        match &entry.event {
            Event::Created { .. } => return Err("the room exists already".into()),
            Event::Sat { guest, seat, name } => {
                let before = self.seat_of(*guest).and_then(|seat| self.occupant(seat));
                let face = before.and_then(|occupant| occupant.face);
                self.vacate(*guest);
                self.names.remove(guest);
                let occupant = Occupant::new(Holder::Guest(*guest), name.clone());
                *self.seat_mut(*seat)? = Some(Occupant { face, ..occupant });
            }
            Event::PartnerSat { seat, name, partner } => {
                let occupant = Occupant::new(Holder::Partner(*partner), name.clone());
                *self.seat_mut(*seat)? = Some(occupant);
            }
            Event::PartnerStood { seat } => *self.seat_mut(*seat)? = None,
            Event::Stood { guest } => {
                if let Some(name) = self.own_name_of(*guest).cloned() {
                    self.names.insert(*guest, name);
                }
                self.vacate(*guest);
            }
            Event::Named { guest, name } => self.give_name(*guest, name),
            Event::FaceChosen { guest, face } => {
                let seat = self.seat_of(*guest).ok_or("a guest without a seat")?;
                if let Some(occupant) = self.seat_mut(seat)? {
                    occupant.face = Some(*face);
                }
            }
            Event::Unnamed { guest } => _ = self.names.remove(guest),
            Event::Removed { guest } => self.keep_out(*guest),
            Event::Readmitted { guest } => self.removed.retain(|(removed, _)| removed != guest),
            Event::Muted { guest, muted } => {
                self.muted.retain(|other| other != guest);
                if *muted {
                    self.muted.push(*guest);
                }
            }
            Event::Locked { locked } => self.locked = *locked,
            Event::HostPassed { guest } => self.pass_host(*guest, entry.cause.is_some()),
            Event::Configured { settings } => {
                // The guests who were ready were so for another game than this.
                self.ready.clear();
                self.settings = settings.clone();
                self.complete_options();
            }
            Event::DealChosen { deal } => {
                self.ready.clear();
                self.set_deal(deal);
            }
            Event::Ready { guest, ready: true } => _ = self.ready.insert(*guest),
            Event::Ready { guest, ready: false } => _ = self.ready.remove(guest),
            Event::Started { seed, deal, chance, of, rules } => {
                self.start(entry.at, seed, deal, chance, of, *rules)?;
            }
            Event::Moved { seat, action, chance, outcome } => {
                let is_partner = self.partner_at(*seat).is_ok();
                let play = self.play()?;
                play.advance(*seat, action, chance, entry.at)
                    .map_err(|refusal| refusal.to_string())?;
                play.written_outcome = outcome.clone();
                play.plies += 1;
                play.partner_acted = is_partner.then_some(entry.at);
                self.end_request(*seat)?;
            }
            Event::AgreedToClose { seat } => {
                self.play()?.agreed_to_close.insert(*seat);
            }
            Event::Closed {} => self.play()?.close(),
            Event::TableEnded { why } => self.end_table(*why),
            Event::Said { seat, phrase } => {
                let play = self.play()?;
                if play.known {
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
                self.play()?.revealed.insert(*guest);
            }
            Event::SeatFreed { seat } => {
                if let Some(occupant) = self.seat_mut(*seat)? {
                    occupant.holder = Holder::Free;
                    occupant.own = None;
                }
                // A guest who takes the seat over has to agree again.
                self.play()?.agreed_to_close.remove(seat);
            }
            Event::HandedToPartner { seat, own, partner } => {
                self.take_for_partner(*seat, own, *partner)?;
            }
            Event::SeatTaken { seat, guest, name, own } => {
                let occupant = Occupant::new(Holder::Guest(*guest), name.clone());
                let face = self.occupant(*seat).and_then(|before| before.face);
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
        self.names.remove(&guest);
        *self.seat_mut(seat)? = Some(occupant.clone());
        self.daily_games.take_over(self.games, guest);
        let play = self.play()?;
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
        let play = self.game.as_mut().filter(|_| running);
        let unheard = play.map_or(0, |play| play.count_line(channel));
        let plays = self.comes_first(guest);
        let line = Line {
            number: self.chat.next_number(),
            guest,
            name,
            channel,
            content,
            at,
            game: running.then_some(self.games),
            unheard,
        };
        self.chat.push(line, plays);
        Ok(())
    }

    /// Adds a guest to the removed ones.
    fn keep_out(&mut self, guest: GuestId) {
        let played = || Some(self.game.as_ref()?.hands_seen.get(&guest)?.1.clone());
        let name = self.name_of(guest).cloned().or_else(played);
        self.vacate(guest);
        self.names.remove(&guest);
        self.removed.push((guest, name));
    }

    /// Records a new host; `by_hand`: the host has handed the role over.
    fn pass_host(&mut self, guest: GuestId, by_hand: bool) {
        self.host = guest;
        // The role of a stand-in still returns to the founder after it was handed over.
        self.stands_in = guest != self.founder && (self.stands_in || !by_hand);
    }

    /// Takes the table out of use. A running game is closed without a result.
    fn end_table(&mut self, why: TableEnd) {
        self.end = Some(why);
        if self.is_running()
            && let Some(play) = &mut self.game
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
        // The seats of the game are the seats taken, in order.
        let mut players: Vec<Occupant> =
            self.seats.drain(..).flatten().filter(|occupant| !occupant.is_free()).collect();
        players.iter_mut().for_each(Occupant::take_own_name);
        self.seats = players.iter().cloned().map(Some).collect();
        self.seats.resize(*self.kind.seats().end(), None);

        let seed = Seed::from_hex(seed).ok_or("its seed is malformed")?;
        let opening = Opening {
            game: self.kind.id().to_owned(),
            options: self.settings.options.clone(),
            seats: players.len(),
            deal: deal.clone(),
            chance: chance.to_vec(),
        };
        let mut known = rules::version::knows(rules, &opening.game, &opening.options);
        let (position, window, waiting): (Box<dyn AnyPosition>, _, _) = if known {
            let set_up = contained(|| {
                let position = opening.set_up().map_err(|refusal| refusal.to_string())?;
                let window = WindowTalk::after(None, position.as_ref(), players.len());
                let waiting = position.waiting();
                Ok::<_, String>((position, window, waiting))
            });
            set_up.unwrap_or_else(|panic| {
                tracing::error!(%panic, "a game can't continue");
                known = false;
                Ok((Box::new(UnsupportedRules), None, Vec::new()))
            })?
        } else {
            (Box::new(UnsupportedRules), None, Vec::new())
        };
        self.games += 1;
        self.ready.clear();
        self.past_games.extend(self.game.take().map(|play| GameSummary::from(&play)));
        self.chat.begin_game();
        let daily = of.date().map(|date| self.daily_deal(date, players.len()));
        if let Some(deal) = &daily {
            let guests = players.iter().filter_map(Occupant::guest).collect();
            self.daily_games.begin(self.games, deal.clone(), guests);
        }
        self.game = Some(TableGame {
            at,
            entry: self.length,
            daily,
            spectators: self.settings.spectators,
            window,
            waits_since: waiting.into_iter().map(|seat| (seat, at)).collect(),
            position,
            known,
            written_outcome: None,
            commitment: match of {
                Dealt::Given { .. } | Dealt::Continued { .. } => opening.commitment(&seed),
                Dealt::Random | Dealt::Daily { .. } => seed.commitment(),
            },
            opening: opening.canonical().into(),
            of: of.clone(),
            seed,
            chances: chance.len() as u64,
            hands_seen: players
                .iter()
                .enumerate()
                .filter_map(|(index, player)| {
                    Some((player.guest()?, (Seat::at(index), player.name.clone())))
                })
                .collect(),
            partners: players
                .iter()
                .enumerate()
                .filter(|(_, player)| player.partner().is_some())
                .map(|(index, _)| Seat::at(index))
                .collect(),
            players,
            handed: BTreeMap::new(),
            plies: 0,
            partner_acted: None,
            revealed: BTreeSet::new(),
            lines: BTreeMap::new(),
            agreed_to_close: BTreeSet::new(),
            requests: Requests::default(),
            closed: false,
        });
        self.set_deal(&NextDeal::Random);
        Ok(())
    }

    pub(crate) fn play(&mut self) -> Result<&mut TableGame, String> {
        self.game.as_mut().ok_or_else(|| "no game has begun".into())
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> Result<&mut Option<Occupant>, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(crate) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())?.as_ref()
    }

    pub(crate) fn vacate(&mut self, guest: GuestId) {
        self.ready.remove(&guest);
        if let Some(held) = self.seat_of(guest).and_then(|seat| self.seats.get_mut(seat.index())) {
            *held = None;
        }
    }
}
