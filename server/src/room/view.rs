//! What a guest gets to see of a room.
//!
//! The part that is the same for everybody is written once per change ([`Shared`]); each guest's own
//! part is joined to it. What the game shows comes from [`rules`], made for one viewer.
//!
//! Buffers are made as large as a usual view at once: growing them step by step cost as much as
//! filling them.

use super::{handle::Moment, next_deal::Dealt, presence::Presence, state::Room, talk::Line};
use crate::{
    guest::GuestId,
    wire::{
        self, CHAT_LINES, ChatLine, ChatMessage, Fairness, FairnessKind, May, Said, SeatView,
        ServerMessage, Table, TablePhase, You,
    },
};
use rules::Seat;
use serde::Serialize;
use serde_json::value::RawValue;
use std::cell::OnceCell;

/// The beginning of every viewer's view: all but the viewer's own part.
pub struct Shared {
    /// For guests who may see the game.
    open: Vec<u8>,
    /// For the others: written when one comes, since there are rarely any.
    closed: OnceCell<Vec<u8>>,
}

/// A [`ViewMessage`] without the viewer's own part, which is joined to its text.
#[derive(Serialize)]
struct SharedPart<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    seq: u64,
    table: &'a Table<'a>,
    game: Option<&'a RawValue>,
}

/// The usual size of what is the same for everybody, and of a viewer's own part, in bytes.
const SHARED_PART: usize = 2048;
const OWN_PART: usize = 1024;

impl Room {
    /// The number of the views that are written now: it grows with what concerns all.
    pub fn newest_view(&self) -> u64 {
        self.shared_length
    }

    /// Writes the part of the view that is the same for everybody.
    pub fn shared(&self, moment: &Moment<'_>) -> Shared {
        let game = self.game.as_ref().map(|play| play.table.public());
        let open = self.shared_part(&self.table(moment), game.as_deref());
        Shared { open, closed: OnceCell::new() }
    }

    /// Writes a guest's view. `done` are the ids of its commands that have been done since the last.
    pub fn frame(
        &self,
        shared: &Shared,
        guest: GuestId,
        moment: &Moment<'_>,
        done: &[String],
    ) -> String {
        let start = if self.may_watch(guest, moment) {
            &shared.open
        } else {
            shared.closed.get_or_init(|| self.closed_part(moment))
        };
        let mut frame = Vec::with_capacity(start.len() + OWN_PART);
        frame.extend_from_slice(start);
        write(&mut frame, &self.own_part(guest, moment, done));
        frame.push(b'}');
        String::from_utf8(frame).unwrap_or_default()
    }

    fn closed_part(&self, moment: &Moment<'_>) -> Vec<u8> {
        // What was said in the game, and how it came to an end, is a part of it.
        let table = Table {
            window: None,
            phrases: Vec::new(),
            closing: Vec::new(),
            closed: false,
            ..self.table(moment)
        };
        self.shared_part(&table, None)
    }

    fn shared_part(&self, table: &Table<'_>, game: Option<&RawValue>) -> Vec<u8> {
        let mut text = Vec::with_capacity(SHARED_PART);
        write(&mut text, &SharedPart { kind: "view", seq: self.newest_view(), table, game });
        text.pop();
        text.extend_from_slice(b",\"you\":");
        text
    }

    /// Writes all free text that the guest may read.
    pub fn chat_frame(&self, guest: GuestId, moment: &Moment<'_>) -> String {
        let readable: Vec<&Line> =
            self.chat.iter().filter(|line| self.may_read(guest, line, moment)).collect();
        let newest = readable.get(readable.len().saturating_sub(CHAT_LINES)..).unwrap_or_default();
        let lines = newest.iter().map(|line| ChatLine {
            number: self.shown_number(line),
            channel: line.channel,
            name: line.name.as_str(),
            own: line.guest == guest,
            at: line.at,
            text: line.text.as_str(),
        });
        to_text(&ServerMessage::Chat(ChatMessage { lines: lines.collect() }))
    }

    /// A line's number among those that its readers can have read. While a game runs, gaps would tell
    /// players how much is said among those who watch.
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
                        presence: match occupant.guest {
                            None => wire::Presence::Free,
                            Some(guest) if presence.shows_away(guest) => wire::Presence::Away,
                            Some(_) => wire::Presence::Here,
                        },
                    })
                })
                .collect(),
            host,
            host_name: self.host_name().map(|name| name.as_str()),
            players: play.map_or_else(Vec::new, |play| {
                play.players.iter().map(|player| player.name.as_str()).collect()
            }),
            watchers: (!self.is_running()).then(|| self.watchers(presence)),
            window: window.map(|window| window.window()),
            closing: play.map_or_else(Vec::new, |play| play.closing.iter().copied().collect()),
            closed: play.is_some_and(|play| play.closed),
            other_rules: play.is_some_and(|play| !play.is_known()),
            phrases: window.map_or_else(Vec::new, |window| {
                window.said().iter().map(|(seat, phrase)| Said { seat: *seat, phrase }).collect()
            }),
            evening: self.evening(moment.now),
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

    /// How many guests without a seat are here.
    pub(super) fn watchers(&self, presence: &Presence) -> u32 {
        presence.here().filter(|guest| self.seat_of(*guest).is_none()).count() as u32
    }

    fn own_part<'a>(&'a self, guest: GuestId, moment: &Moment<'_>, done: &'a [String]) -> You<'a> {
        let seat = self.seat_of(guest);
        let play = self.game.as_ref();
        let player = match self.phase() {
            TablePhase::Lobby => None,
            TablePhase::Playing => seat,
            TablePhase::Over => play
                .and_then(|play| play.players.iter().position(|player| player.guest == Some(guest)))
                .map(Seat::at),
        };
        You {
            name: self.name_of(guest).map(|name| name.as_str()),
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
            sit: between && !removed,
            stand: between && self.seat_of(guest).is_some(),
            manage: between && host,
            start: between && host && start.is_ok(),
            start_refusal: start.err(),
            free: seats().filter(|seat| host && self.may_free(*seat, moment)).collect(),
            take_over: seats()
                .filter(|seat| !removed && self.check_take_over(guest, *seat, moment).is_ok())
                .collect(),
            close: self.check_close(guest).is_ok(),
            look: !removed && self.check_look(guest, moment).is_ok(),
            watch: self.may_watch(guest, moment),
            removed,
            removed_names: if host {
                self.removed.iter().map(|(_, name)| name.as_str()).collect()
            } else {
                Vec::new()
            },
        }
    }
}

/// Writes a message of the wire. They are plain data, whose serialisation cannot fail.
pub(super) fn to_text<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Adds a part of a message to a buffer, into which writing cannot fail either.
fn write<T: Serialize>(buffer: &mut Vec<u8>, part: &T) {
    let _ = serde_json::to_writer(buffer, part);
}
