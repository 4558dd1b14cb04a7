//! Views: what a guest sees of a room.
//!
//! The part shared by all guests is written once per change ([`SharedView`]) and joined with each
//! guest's own part. What the game shows comes from [`rules`], made for one viewer.
//!
//! Buffers are allocated with the size of a usual view: growing them step by step cost as much as
//! filling them.

use crate::{
    identity::guest::GuestId,
    protocol::message::{
        self, CHAT_LINES, ChatLine, ChatMessage, Fairness, FairnessKind, May, Said, SeatView,
        ServerMessage, Table, TablePhase, You,
    },
    room::model::{
        decide::Moment,
        game::Holder,
        guests::presence::Presence,
        next_deal::Dealt,
        room::Room,
        talk::chat::{Content, Line},
    },
};
use rules::Seat;
use serde::Serialize;
use serde_json::{
    Map, Value,
    value::{RawValue, to_raw_value},
};
use std::cell::OnceCell;

/// The shared part of all viewers' views.
pub struct SharedView {
    /// For guests who may see the game.
    open: Vec<u8>,
    /// For the other guests: written on demand, since there are rarely any.
    closed: OnceCell<Vec<u8>>,
}

/// A [`ViewMessage`] without the viewer's own part.
#[derive(Serialize)]
struct SharedPart<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    seq: u64,
    table: &'a Table<'a>,
    game: Option<&'a RawValue>,
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

/// The usual size of the shared part and of a viewer's own part, in bytes.
const SHARED_PART: usize = 2048;
const OWN_PART: usize = 1024;

impl Room {
    /// The number of the current views: it grows with every change that concerns all guests.
    pub fn newest_view(&self) -> u64 {
        self.shared_length
    }

    /// Writes the shared part of the view.
    ///
    /// # Errors
    /// [`Unwritable`]
    pub fn shared(&self, moment: &Moment<'_>) -> Result<SharedView, Unwritable> {
        let game = self.public_game(moment)?;
        let open = self.shared_part(&self.table(moment), game.as_deref())?;
        Ok(SharedView { open, closed: OnceCell::new() })
    }

    /// Writes a guest's view. `done` lists the ids of its commands done since the last view.
    ///
    /// # Errors
    /// [`Unwritable`]
    pub fn frame(
        &self,
        shared: &SharedView,
        guest: GuestId,
        moment: &Moment<'_>,
        done: &[String],
    ) -> Result<String, Unwritable> {
        let own;
        let start = if !self.may_watch(guest, moment) {
            match shared.closed.get() {
                Some(closed) => closed,
                None => {
                    let closed = self.closed_part(moment)?;
                    shared.closed.get_or_init(|| closed)
                }
            }
        } else if let Some(seat) = self.seat_that_shows_away(guest, moment) {
            own = self.part_for_a_guest_who_is_back(seat, moment)?;
            &own
        } else {
            &shared.open
        };
        let mut frame = Vec::with_capacity(start.len() + OWN_PART);
        frame.extend_from_slice(start);
        serde_json::to_writer(&mut frame, &self.own_part(guest, moment, done))?;
        frame.push(b'}');
        Ok(String::from_utf8(frame)?)
    }

    /// The game as every guest may see it. What its end reveals is left out while others have yet to
    /// play the same cards.
    fn public_game(&self, moment: &Moment<'_>) -> Result<Option<Box<RawValue>>, Unwritable> {
        let Some(play) = &self.game else { return Ok(None) };
        let game = play.table.public();
        if !play.is_over() || !self.is_sealed(moment) {
            return Ok(Some(game));
        }
        let mut open: Map<String, Value> = serde_json::from_str(game.get())?;
        if let Some(revealed) = open.get_mut("revealed") {
            *revealed = Value::Null;
        }
        Ok(Some(to_raw_value(&open)?))
    }

    /// The seat of a guest who has returned, as long as the others see it as away.
    fn seat_that_shows_away(&self, guest: GuestId, moment: &Moment<'_>) -> Option<Seat> {
        self.seat_of(guest).filter(|_| moment.presence.shows_away(guest))
    }

    /// The shared part, in which a returned player's own seat does not show as away.
    fn part_for_a_guest_who_is_back(
        &self,
        seat: Seat,
        moment: &Moment<'_>,
    ) -> Result<Vec<u8>, Unwritable> {
        let mut table = self.table(moment);
        if let Some(Some(own)) = table.seats.get_mut(seat.index()) {
            own.presence = message::Presence::Here;
        }
        let game = self.public_game(moment)?;
        self.shared_part(&table, game.as_deref())
    }

    fn closed_part(&self, moment: &Moment<'_>) -> Result<Vec<u8>, Unwritable> {
        // What was said in the game, and its result, are part of it.
        let table = Table {
            window: None,
            phrases: Vec::new(),
            closing: Vec::new(),
            closed: false,
            ..self.table(moment)
        };
        self.shared_part(&table, None)
    }

    fn shared_part(
        &self,
        table: &Table<'_>,
        game: Option<&RawValue>,
    ) -> Result<Vec<u8>, Unwritable> {
        let mut text = Vec::with_capacity(SHARED_PART);
        let part = SharedPart { kind: "view", seq: self.newest_view(), table, game };
        serde_json::to_writer(&mut text, &part)?;
        text.pop();
        text.extend_from_slice(b",\"you\":");
        Ok(text)
    }

    /// Writes all free text that the guest may read.
    ///
    /// # Errors
    /// [`Unwritable`]
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
            max_seats: self.seats.len() as u8,
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
                            Holder::Free => message::Presence::Free,
                            Holder::Guest(guest) if presence.shows_away(guest) => {
                                message::Presence::Away
                            }
                            Holder::Guest(_) | Holder::Partner(_) => message::Presence::Here,
                        },
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
            closing: play.map_or_else(Vec::new, |play| play.closing.iter().copied().collect()),
            closed: play.is_some_and(|play| play.closed),
            other_rules: play.is_some_and(|play| !play.known),
            phrases: window.map_or_else(Vec::new, |window| {
                window.said().iter().map(|(seat, phrase)| Said { seat: *seat, phrase }).collect()
            }),
            evening: self.evening(moment.now),
            ready: self.ready_seats(),
            fairness: play.map(|play| Fairness {
                commitment: &play.commitment,
                seed: play.shows_seed(moment.now).then(|| play.seed.to_hex()),
                kind: match play.of {
                    Dealt::Random => FairnessKind::Seed,
                    Dealt::Daily { .. } => FairnessKind::Day,
                    Dealt::Given { .. } => FairnessKind::Deal,
                },
                date: play.of.date(),
            }),
        }
    }

    /// The number of connected guests without a seat.
    pub(crate) fn watchers(&self, presence: &Presence) -> u32 {
        let watches = |guest: &GuestId| self.seat_of(*guest).is_none() && !self.is_removed(*guest);
        presence.here().filter(watches).count() as u32
    }

    /// The number of spectators without a name.
    fn unnamed(&self, presence: &Presence) -> u32 {
        let chooses = |guest: &GuestId| self.name_of(*guest).is_none() && !self.is_removed(*guest);
        presence.here().filter(chooses).count() as u32
    }

    fn own_part<'a>(&'a self, guest: GuestId, moment: &Moment<'_>, done: &'a [String]) -> You<'a> {
        let seat = self.seat_of(guest);
        let play = self.game.as_ref();
        let player = match self.phase() {
            TablePhase::Lobby => None,
            TablePhase::Playing => seat,
            TablePhase::Over => play
                .and_then(|play| {
                    play.players.iter().position(|player| player.guest() == Some(guest))
                })
                .map(Seat::at),
        };
        You {
            name: self.own_name_of(guest).map(|name| name.as_str()),
            plays_as: self.borrowed_name_of(guest).map(|name| name.as_str()),
            seat,
            player,
            host: self.host == guest,
            may: self.may(guest, moment),
            channel: self.channel(guest, moment),
            left: play
                .and_then(|play| play.window.as_ref())
                .zip(seat)
                .map(|(window, seat)| window.left(seat)),
            done,
            game: play.zip(player).map(|(play, seat)| play.table.private(seat)),
            hands: self.hands_for(guest, moment),
        }
    }

    fn may<'a>(&'a self, guest: GuestId, moment: &Moment<'_>) -> May<'a> {
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
                .filter(|seat| !removed && self.check_take_over(guest, *seat, moment).is_ok())
                .collect(),
            call_partner: seats()
                .filter(|seat| host && self.check_call_partner(*seat).is_ok())
                .collect(),
            play_on: self.check_play_on(guest).is_ok(),
            close: self.check_close(guest).is_ok(),
            reveal_hands: !removed && self.check_reveal(guest, moment).is_ok(),
            watch: self.may_watch(guest, moment),
            played_elsewhere: self.is_played_elsewhere(guest, moment),
            end: host && !between,
            removed,
            muted: self.muted.contains(&guest),
            guests: if host { self.guest_views(moment) } else { Vec::new() },
            removed_guests: if host { self.removed_views(moment) } else { Vec::new() },
        }
    }
}
