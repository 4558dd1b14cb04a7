//! Views: what a guest sees of a room.
//!
//! Every view is complete. What all guests share is written once per change ([`SharedView`]), and each
//! guest's own part is added to a copy of it. What the game shows comes from [`rules`], made for one viewer.

use crate::{
    identity::guest::GuestId,
    protocol::{
        message::{CHAT_LINES, ChatLine, ChatMessage, LedMessage, ServerMessage},
        table_view::{self, Fairness, FairnessKind, May, Role, Said, SeatView, Table, TablePhase},
    },
    room::model::{
        decide::Moment,
        game::Holder,
        next_deal::Dealt,
        presence::Presence,
        room::Room,
        talk::{
            chat::{Content, Line},
            leading::Leading,
        },
    },
};
use rules::Seat;
use serde::Serialize;
use serde_json::{Map, Value};
use std::{cell::OnceCell, ops::Range};

/// A view from its number up to the viewer's own part.
pub struct SharedView {
    /// For guests who may see the game.
    open: Vec<u8>,
    /// Where in it the table is.
    table: Range<usize>,
    /// For the other guests: written on demand, since there are rarely any.
    closed: OnceCell<Vec<u8>>,
}

/// What guests share of the newest view, once it is written.
#[derive(Default)]
pub struct NewestShared {
    view: Option<SharedView>,
    /// The table of the view before, if the newest one shows the same.
    table: Option<Vec<u8>>,
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

// Usual sizes in bytes: growing buffers step by step cost as much as filling them.
const TABLE: usize = 1024;
const SHARED: usize = 3072;
const OWN_PART: usize = 1024;
const NO_GAME: &[u8] = b"null";

impl Room {
    /// The number of the current views: it grows with every change that concerns all guests.
    pub fn newest_view(&self) -> u64 {
        self.shared_length
    }

    /// Writes the sections that all guests share.
    pub fn shared(&self, moment: &Moment<'_>) -> Result<SharedView, Unwritable> {
        self.shared_with(&written(&self.table(moment))?, moment)
    }

    fn shared_with(&self, table: &[u8], moment: &Moment<'_>) -> Result<SharedView, Unwritable> {
        let mut open = self.beginning(table)?;
        let table = open.len() - table.len()..open.len();
        self.write_public_game(&mut open, moment)?;
        Ok(SharedView { open, table, closed: OnceCell::new() })
    }

    /// Begins what guests share of a view, up to its game.
    fn beginning(&self, table: &[u8]) -> Result<Vec<u8>, Unwritable> {
        let mut text = Vec::with_capacity(SHARED);
        member(&mut text, "seq", &self.newest_view())?;
        text.extend_from_slice(b",\"table\":");
        text.extend_from_slice(table);
        Ok(text)
    }

    /// Whether nothing that an action changes is part of the table, unless the game ends or a talk
    /// window opens with it.
    pub fn is_table_settled(&self) -> bool {
        let play = self.game.as_ref().filter(|play| play.known && !play.is_over());
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
        let own;
        let beginning = if !self.may_watch(guest, moment) {
            match shared.closed.get() {
                Some(closed) => closed,
                None => {
                    let closed = self.closed_beginning(moment)?;
                    shared.closed.get_or_init(|| closed)
                }
            }
        } else if let Some(seat) = self.seat_that_shows_away(guest, moment) {
            let table = written(&self.table_for_a_guest_who_is_back(seat, moment))?;
            own = [&self.beginning(&table)?, &shared.open[shared.table.end..]].concat();
            &own
        } else {
            &shared.open
        };
        let mut text = Vec::with_capacity(beginning.len() + OWN_PART);
        text.extend_from_slice(b"{\"type\":\"view\"");
        // That of sending: a connection that was busy gets the same view later.
        member(&mut text, "now", &moment.now)?;
        text.extend_from_slice(beginning);
        text.extend_from_slice(b",\"you\":");
        serde_json::to_writer(&mut text, &self.role(guest, moment))?;
        // More members follow.
        text.pop();
        member(&mut text, "may", &self.may(guest, moment))?;
        text.extend_from_slice(b",\"game\":");
        self.write_hand(guest, &mut text);
        member(&mut text, "hands", &self.hands_for(guest, moment))?;
        if !done.is_empty() {
            member(&mut text, "done", &done)?;
        }
        text.extend_from_slice(b"}}");
        Ok(String::from_utf8(text)?)
    }

    /// Writes the game as every guest may see it. What its end reveals is left out while others have
    /// yet to play the same cards.
    fn write_public_game(&self, text: &mut Vec<u8>, moment: &Moment<'_>) -> Result<(), Unwritable> {
        text.extend_from_slice(b",\"game\":");
        let Some(play) = &self.game else {
            text.extend_from_slice(NO_GAME);
            return Ok(());
        };
        if !play.is_over() || !self.is_sealed(moment) {
            play.position.write_public(text);
            return Ok(());
        }
        let mut open: Map<String, Value> = serde_json::from_str(play.position.public().get())?;
        if let Some(revealed) = open.get_mut("revealed") {
            *revealed = Value::Null;
        }
        Ok(serde_json::to_writer(text, &open)?)
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

    fn closed_beginning(&self, moment: &Moment<'_>) -> Result<Vec<u8>, Unwritable> {
        // What was said in the game, and its result, are part of it.
        let table = Table {
            window: None,
            phrases: Vec::new(),
            closing: Vec::new(),
            closed: false,
            ..self.table(moment)
        };
        let mut text = self.beginning(&written(&table)?)?;
        text.extend_from_slice(b",\"game\":null");
        Ok(text)
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
        let unheard = self.is_running() && line.game == Some(self.games);
        if unheard { line.number - line.unheard } else { line.number }
    }

    fn table<'a>(&'a self, moment: &Moment<'_>) -> Table<'a> {
        let presence = moment.presence;
        let play = self.game.as_ref();
        let window = play.and_then(|play| play.window.as_ref());
        let host = self.seat_of(self.host);
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
            locked: self.locked,
            language: self.settings.language.as_ref(),
            phase: self.phase(),
            deal: self.next_deal.view(moment.now),
            games: self.games,
            seats: self
                .seats
                .iter()
                .map(|seat| {
                    seat.as_ref().map(|occupant| SeatView {
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
            other_rules: play.is_some_and(|play| !play.known),
            phrases: window.map_or_else(Vec::new, |window| {
                window.said().iter().map(|(seat, phrase)| Said { seat: *seat, phrase }).collect()
            }),
            evening: self.evening(moment.now),
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
        let watches = |guest: &GuestId| self.seat_of(*guest).is_none() && !self.is_removed(*guest);
        presence.here().filter(watches).count()
    }

    /// The number of spectators without a name.
    fn unnamed(&self, presence: &Presence) -> usize {
        let chooses = |guest: &GuestId| {
            self.name_of(*guest).is_none()
                && self.seat_of(*guest).is_none()
                && !self.is_removed(*guest)
        };
        presence.here().filter(chooses).count()
    }

    /// The guest's seat in the game that is shown.
    fn player(&self, guest: GuestId) -> Option<Seat> {
        match self.phase() {
            TablePhase::Lobby => None,
            TablePhase::Playing => self.seat_of(guest),
            TablePhase::Over => {
                let players = &self.game.as_ref()?.players;
                players.iter().position(|player| player.guest() == Some(guest)).map(Seat::at)
            }
        }
    }

    /// Writes what the game shows that player alone.
    fn write_hand(&self, guest: GuestId, text: &mut Vec<u8>) {
        match (&self.game, self.player(guest)) {
            (Some(play), Some(seat)) => play.position.write_private(seat, text),
            _ => text.extend_from_slice(NO_GAME),
        }
    }

    fn role<'a>(&'a self, guest: GuestId, moment: &Moment<'_>) -> Role<'a> {
        let seat = self.seat_of(guest);
        let window = self.game.as_ref().and_then(|play| play.window.as_ref());
        Role {
            name: self.own_name_of(guest).map(|name| name.as_str()),
            plays_as: self.borrowed_name_of(guest).map(|name| name.as_str()),
            seat,
            player: self.player(guest),
            host: self.host == guest,
            channel: self.channel(guest, moment),
            left: window.zip(seat).map(|(window, seat)| window.left(seat)),
            asks: self.asks(guest, moment),
            replaced: self.was_replaced(guest),
        }
    }

    fn may(&self, guest: GuestId, moment: &Moment<'_>) -> May {
        let removed = self.is_removed(guest);
        let between = !self.is_running();
        let host = self.host == guest;
        let start = if host && between { self.check_start() } else { Ok(()) };
        let seats = || Seat::all(self.seats.len());
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
            muted: self.muted.contains(&guest),
            guests: if host { self.guest_views(moment) } else { Vec::new() },
            removed_guests: if host { self.removed_views(moment) } else { Vec::new() },
        }
    }
}

fn written(table: &Table<'_>) -> Result<Vec<u8>, Unwritable> {
    let mut text = Vec::with_capacity(TABLE);
    serde_json::to_writer(&mut text, table)?;
    Ok(text)
}

/// Writes a member of an object after others.
fn member(text: &mut Vec<u8>, name: &str, value: &impl Serialize) -> Result<(), Unwritable> {
    text.extend_from_slice(b",\"");
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
    Ok(serde_json::to_writer(text, value)?)
}

impl NewestShared {
    /// What all guests share of the newest view.
    pub fn view(&mut self, room: &Room, moment: &Moment<'_>) -> Result<&SharedView, Unwritable> {
        let view = match self.view.take() {
            Some(view) => view,
            None => {
                let table = self.table.take().map_or_else(|| written(&room.table(moment)), Ok)?;
                room.shared_with(&table, moment)?
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
            self.table = view.open.get(view.table).map(<[u8]>::to_vec);
        }
    }
}
