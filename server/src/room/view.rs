//! Views: what a guest sees of a room.
//!
//! Every view is complete. What all guests share is written once per change ([`SharedView`]). What the game shows
//! comes from [`rules`], made for one viewer.

use crate::{
    identity::guest::GuestId,
    protocol::{
        message::{CHAT_LINES, ChatLine, ChatMessage, LedMessage, ServerMessage, ViewMessage},
        table_view::{
            self, Fairness, FairnessKind, May, Role, Said, SeatView, Table, TablePhase, You,
        },
    },
    room::model::{
        decide::Moment,
        next_deal::Dealt,
        presence::Presence,
        room::Room,
        seats::Holder,
        talk::{
            chat::{Content, Line},
            leading::Leading,
        },
    },
};
use rules::Seat;
use serde_json::{
    Map, Value,
    value::{RawValue, to_raw_value},
};
use std::cell::OnceCell;

/// What the guests share of a view.
pub struct SharedView {
    seq: u64,
    table: Box<RawValue>,
    /// For guests who may see the game.
    game: Option<Box<RawValue>>,
    /// The table for the other guests: written on demand, since there are rarely any.
    closed_table: OnceCell<Box<RawValue>>,
}

/// What guests share of the newest view, once it is written.
#[derive(Default)]
pub struct NewestShared {
    view: Option<SharedView>,
    /// The table of the view before, if the newest one shows the same.
    table: Option<Box<RawValue>>,
}

/// A message could not be serialized; then nothing is sent, least of all an empty frame.
#[derive(Debug, thiserror::Error)]
pub enum Unwritable {
    /// A part of it has no JSON form.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// It is not UTF-8.
    #[error(transparent)]
    Text(#[from] std::string::FromUtf8Error),
}

/// The usual size of a view in bytes: a buffer that grows step by step costs as much as filling it.
const USUAL_SIZE: usize = 4096;

impl Room {
    /// The number of the current views: it grows with every change that concerns all guests.
    pub fn newest_view(&self) -> u64 {
        self.shared_length
    }

    /// Writes the sections that all guests share.
    pub fn shared(&self, moment: &Moment<'_>) -> Result<SharedView, Unwritable> {
        self.shared_with(to_raw_value(&self.table(moment))?, moment)
    }

    fn shared_with(
        &self,
        table: Box<RawValue>,
        moment: &Moment<'_>,
    ) -> Result<SharedView, Unwritable> {
        Ok(SharedView {
            seq: self.newest_view(),
            table,
            game: self.public_game(moment)?,
            closed_table: OnceCell::new(),
        })
    }

    /// Whether nothing that an action changes is part of the table, unless the game ends or a talk
    /// window opens with it.
    pub fn is_table_settled(&self) -> bool {
        let play = self.games.last().filter(|play| play.position().is_some() && !play.is_over());
        let has_stopping = self.partners_stopping().next().is_some();
        !has_stopping && play.is_some_and(|play| play.window.is_none() && !play.requests.is_open())
    }

    /// Writes a guest's view. `done` lists the ids of its commands done since the last view.
    pub fn frame(
        &self,
        shared: &SharedView,
        guest: GuestId,
        moment: &Moment<'_>,
        done: &[String],
    ) -> Result<String, Unwritable> {
        let watches = self.may_watch(guest, moment);
        let own;
        let table = if !watches {
            match shared.closed_table.get() {
                Some(table) => table,
                None => {
                    let table = to_raw_value(&self.closed_table(moment))?;
                    shared.closed_table.get_or_init(|| table)
                }
            }
        } else if let Some(seat) = self.seat_that_shows_away(guest, moment) {
            own = to_raw_value(&self.table_for_a_guest_who_is_back(seat, moment))?;
            &own
        } else {
            &shared.table
        };
        let view = ViewMessage {
            // When it is sent: a busy connection gets the same view later.
            now: moment.now,
            seq: shared.seq,
            table,
            game: shared.game.as_deref().filter(|_| watches),
            you: You {
                role: self.role(guest, moment),
                may: self.may(guest, moment),
                game: self.private_game(guest),
                hands: self.hands_for(guest, moment),
                done,
            },
        };
        let mut text = Vec::with_capacity(USUAL_SIZE);
        serde_json::to_writer(&mut text, &ServerMessage::View(Box::new(view)))?;
        Ok(String::from_utf8(text)?)
    }

    /// The game as every guest may see it. What its end reveals is left out while others have yet to play the same
    /// cards.
    fn public_game(&self, moment: &Moment<'_>) -> Result<Option<Box<RawValue>>, Unwritable> {
        let Some(play) = self.games.last() else { return Ok(None) };
        let Some(position) = play.position() else { return Ok(None) };
        let public = position.public();
        if !play.is_over() || !self.is_sealed(moment) {
            return Ok(Some(public));
        }
        let mut open: Map<String, Value> = serde_json::from_str(public.get())?;
        if let Some(revealed) = open.get_mut("revealed") {
            *revealed = Value::Null;
        }
        Ok(Some(to_raw_value(&open)?))
    }

    /// The seat of a guest who has returned, as long as the others see it as away.
    fn seat_that_shows_away(&self, guest: GuestId, moment: &Moment<'_>) -> Option<Seat> {
        self.seat_of(guest).filter(|_| self.shows_away(guest, moment.presence))
    }

    /// The table, at which a returned player's own seat does not show as away.
    fn table_for_a_guest_who_is_back(&self, seat: Seat, moment: &Moment<'_>) -> Table<'_> {
        let mut table = self.table(moment);
        if let Some(Some(own)) = table.seats.get_mut(seat.index()) {
            own.presence = table_view::Presence::Here;
        }
        table
    }

    /// The table for guests who may not see the game: what was said in it, and its result, are part of it.
    fn closed_table(&self, moment: &Moment<'_>) -> Table<'_> {
        Table {
            window: None,
            phrases: Vec::new(),
            closing: Vec::new(),
            closed: false,
            ..self.table(moment)
        }
    }

    /// Writes all free text that the guest may read.
    pub fn chat_frame(&self, guest: GuestId, moment: &Moment<'_>) -> Result<String, Unwritable> {
        let readable = |line: &Line| self.may_read(guest, line, moment);
        let newest = self.chat.newest_of_each(CHAT_LINES, readable);
        let lines = newest.into_iter().map(|line| ChatLine {
            number: self.shown_number(line),
            channel: line.channel,
            name: line.name.as_str(),
            own: line.guest == guest,
            at: line.at,
            text: match &line.content {
                Content::Text(text) => text.as_str(),
                Content::Reaction(_) => "",
            },
            reaction: match line.content {
                Content::Text(_) => None,
                Content::Reaction(reaction) => Some(reaction),
            },
        });
        let message = ServerMessage::Chat(ChatMessage { lines: lines.collect() });
        Ok(serde_json::to_string(&message)?)
    }

    /// Writes for a guest who leads those who look back, and what the leader looks at.
    pub fn led_frame(
        &self,
        leading: &Leading,
        guest: GuestId,
        moment: &Moment<'_>,
    ) -> Result<String, Unwritable> {
        let message = LedMessage { led: leading.led(self, guest, moment) };
        Ok(serde_json::to_string(&ServerMessage::Led(message))?)
    }

    /// A line's number among those its readers can have read. During a game, gaps would tell players
    /// how much spectators talk.
    fn shown_number(&self, line: &Line) -> u64 {
        let unheard = self.is_running() && line.game == Some(self.games.count());
        if unheard { line.number - line.unheard } else { line.number }
    }

    fn table<'a>(&'a self, moment: &Moment<'_>) -> Table<'a> {
        let presence = moment.presence;
        let play = self.games.last();
        let window = play.and_then(|play| play.window.as_ref());
        let host = self.seat_of(self.host());
        Table {
            code: &self.code,
            game: self.kind.id(),
            options: &self.settings.options,
            max_seats: self.seats.len(),
            playable_seats: &self.playable_seats,
            talk: self.settings.talk,
            spectators: self.settings.spectators,
            open_hands: self.settings.open_hands,
            listed: self.settings.listed,
            locked: self.seats.are_locked(),
            language: self.settings.language.as_ref(),
            phase: self.phase(),
            deal: self.next_deal.view(moment.now),
            games: self.games.count(),
            seats: self
                .seats
                .iter()
                .map(|(_, occupant)| {
                    occupant.map(|occupant| SeatView {
                        name: occupant.name.as_str(),
                        presence: match occupant.holder {
                            Holder::Free => table_view::Presence::Free,
                            Holder::Guest(guest) if self.shows_away(guest, presence) => {
                                table_view::Presence::Away
                            }
                            Holder::Guest(_) | Holder::Partner(_) => table_view::Presence::Here,
                        },
                        face: occupant.face,
                        partner: occupant.partner(),
                    })
                })
                .collect(),
            host,
            host_name: self.host_name().map(|name| name.as_str()),
            players: play.map_or_else(Vec::new, |play| {
                play.players.iter().map(|player| player.name.as_str()).collect()
            }),
            partners: play.map_or_else(Vec::new, |play| play.partners.iter().copied().collect()),
            watchers: (!self.is_running()).then(|| self.watchers(presence)),
            unnamed: (self.phase() == TablePhase::Lobby).then(|| self.unnamed(presence)),
            window: window.map(|window| window.window()),
            closing: play
                .map_or_else(Vec::new, |play| play.agreed_to_close.iter().copied().collect()),
            asked_for: self.seat_asked_for(moment),
            closed: play.is_some_and(|play| play.closed),
            other_rules: play.is_some_and(|play| play.position().is_none()),
            phrases: window.map_or_else(Vec::new, |window| {
                window.said().iter().map(|(seat, phrase)| Said { seat: *seat, phrase }).collect()
            }),
            scoreboard: self.scoreboard(moment.now),
            best: self.best_before(moment.now),
            stopping: self.stopping(),
            ready: self.ready_seats(),
            fairness: play.map(|play| Fairness {
                commitment: &play.commitment,
                seed: play.shows_seed(moment.now).then(|| play.seed.to_hex()),
                kind: match play.of {
                    Dealt::Random => FairnessKind::Seed,
                    Dealt::Daily { .. } => FairnessKind::Day,
                    Dealt::Given { .. } => FairnessKind::Deal,
                    Dealt::Continued { anew: None, .. } => FairnessKind::Continued,
                    Dealt::Continued { anew: Some(_), .. } => FairnessKind::Anew,
                },
                date: play.of.date(),
            }),
        }
    }

    /// The number of connected guests without a seat.
    pub(crate) fn watchers(&self, presence: &Presence) -> usize {
        let watches =
            |guest: &GuestId| self.seat_of(*guest).is_none() && !self.guests.is_removed(*guest);
        presence.here().filter(watches).count()
    }

    /// The number of spectators without a name.
    fn unnamed(&self, presence: &Presence) -> usize {
        let chooses = |guest: &GuestId| {
            self.name_of(*guest).is_none()
                && self.seat_of(*guest).is_none()
                && !self.guests.is_removed(*guest)
        };
        presence.here().filter(chooses).count()
    }

    /// The guest's seat in the game that is shown.
    fn player(&self, guest: GuestId) -> Option<Seat> {
        match self.phase() {
            TablePhase::Lobby => None,
            TablePhase::Playing => self.seat_of(guest),
            TablePhase::Over => {
                let players = &self.games.last()?.players;
                players.iter().position(|player| player.guest() == Some(guest)).map(Seat::at)
            }
        }
    }

    /// What the game shows that player alone: see `hidden/seen.rs` of each game.
    fn private_game(&self, guest: GuestId) -> Option<Box<RawValue>> {
        let seat = self.player(guest)?;
        Some(self.games.last()?.position()?.private(seat))
    }

    fn role<'a>(&'a self, guest: GuestId, moment: &Moment<'_>) -> Role<'a> {
        let seat = self.seat_of(guest);
        let window = self.games.last().and_then(|play| play.window.as_ref());
        Role {
            name: self.own_name_of(guest).map(|name| name.as_str()),
            plays_as: self.borrowed_name_of(guest).map(|name| name.as_str()),
            seat,
            player: self.player(guest),
            host: self.host() == guest,
            channel: self.channel(guest, moment),
            left: window.zip(seat).map(|(window, seat)| window.left(seat)),
            asks: self.asks(guest, moment),
            replaced: self.was_replaced(guest),
        }
    }

    fn may(&self, guest: GuestId, moment: &Moment<'_>) -> May {
        let removed = self.guests.is_removed(guest);
        let between = !self.is_running();
        let host = self.host() == guest;
        let start = if host && between { self.check_start() } else { Ok(()) };
        let seats = || self.seats.all();
        May {
            sit: between && !removed && self.check_locked(guest).is_ok(),
            stand: between && self.seat_of(guest).is_some(),
            manage: between && host,
            start: between && host && start.is_ok(),
            ready: self.check_ready(guest).is_ok(),
            start_refusal: start.err(),
            free: seats().filter(|seat| host && self.may_free(*seat, moment)).collect(),
            take_over: seats()
                .filter(|seat| !removed && self.check_take_over(guest, *seat).is_ok())
                .collect(),
            ask_for: seats()
                .filter(|seat| !removed && self.check_ask_for_seat(guest, *seat, moment).is_ok())
                .collect(),
            answer: self.may_answer(guest, moment),
            call_partner: seats()
                .filter(|seat| host && self.check_call_partner(*seat).is_ok())
                .collect(),
            play_on: self.check_play_on(guest).is_ok(),
            close: self.check_close(guest).is_ok(),
            reveal_hands: !removed && self.check_reveal(guest, moment).is_ok(),
            watch: self.may_watch(guest, moment),
            end: host && !between,
            removed,
            muted: self.guests.is_muted(guest),
            guests: if host { self.guest_views(moment) } else { Vec::new() },
            removed_guests: if host { self.removed_views(moment) } else { Vec::new() },
        }
    }
}

impl NewestShared {
    /// What all guests share of the newest view.
    pub fn view(&mut self, room: &Room, moment: &Moment<'_>) -> Result<&SharedView, Unwritable> {
        let view = match self.view.take() {
            Some(view) => view,
            None => {
                let table = match self.table.take() {
                    Some(table) => table,
                    None => to_raw_value(&room.table(moment))?,
                };
                room.shared_with(table, moment)?
            }
        };
        Ok(self.view.insert(view))
    }

    /// Marks it as outdated.
    pub fn renew(&mut self) {
        *self = NewestShared::default();
    }

    /// Marks it as outdated, but for the table.
    pub fn renew_game(&mut self) {
        if let Some(view) = self.view.take() {
            self.table = Some(view.table);
        }
    }
}
