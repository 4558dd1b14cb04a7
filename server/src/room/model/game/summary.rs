//! Summaries of games, as used by lists of results.

use crate::{
    deals::daily::DailyDeal,
    identity::{guest::GuestId, name::Name},
    lobby::{finished_games::FinishedGame, my_games::MyGame},
    protocol::settings::Settings,
    room::model::{
        access::Access,
        event::{Entry, Event},
        game::{TableGame, rules_panic::contained},
        room::Room,
    },
};
use record::catalogue::AnyPosition;
use rules::{Figures, Outcome, Seat};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The facts of a game that need no replay.
#[derive(Clone, Debug)]
pub(crate) struct GameSummary {
    /// When it began, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The number of the entry with which it began.
    pub entry: u64,
    /// Whether this program knows its rules.
    pub known: bool,
    /// The players' names by seat; empty where none was given.
    pub names: Vec<String>,
    /// The guests on the seats at its end.
    pub guests: Vec<(Seat, GuestId)>,
    pub options: Value,
    /// The seats that partners have held at any time.
    pub partners: Vec<Seat>,
    pub outcome: Option<Outcome>,
    pub actions: u64,
    /// The number of turns, if it is known.
    pub turns: Option<usize>,
    pub over: bool,
    pub closed: bool,
    pub figures: Option<Figures>,
    opening: OpeningHash,
    pub daily: Option<DailyDeal>,
    pub access: Access,
    /// The seats of its players, of each the one whose hand it has seen.
    pub hands: BTreeMap<GuestId, Seat>,
}

/// A game as it is noted at its end.
#[derive(Debug)]
pub(crate) struct FinishedGames {
    /// For the guests on its seats.
    pub of_guests: Vec<(GuestId, MyGame)>,
    /// For the comparison with others; `None` if it has no outcome, or its rules are unknown.
    pub result: Option<FinishedResult>,
}

/// A finished game, and what was played.
#[derive(Debug)]
pub(crate) struct FinishedResult {
    pub kind: &'static str,
    pub options: Value,
    pub seats: usize,
    pub game: FinishedGame,
}

/// A short fingerprint of an opening.
pub(crate) type OpeningHash = [u8; 32];

/// The hash of an opening's [canonical text](record::Opening::canonical).
pub(crate) fn opening_hash(canonical: &str) -> OpeningHash {
    Sha256::digest(canonical).into()
}

impl GameSummary {
    /// Whether it is a game on that deal in which the guest has or had a hand.
    pub(crate) fn has_played(&self, deal: &DailyDeal, guest: GuestId) -> bool {
        self.daily.as_ref() == Some(deal) && self.access.players.contains(&guest)
    }

    /// Gives a player who had no name one.
    pub(crate) fn give_name(&mut self, guest: GuestId, name: &Name) {
        let seat = self.hands.get(&guest).and_then(|seat| self.names.get_mut(seat.index()));
        if let Some(own) = seat.filter(|own| own.is_empty()) {
            *own = name.to_string();
        }
    }

    /// Gives the seat of a player another name.
    pub(crate) fn replace_name(&mut self, guest: GuestId, name: &Name) {
        let seat = self.hands.get(&guest).and_then(|seat| self.names.get_mut(seat.index()));
        if let Some(known) = seat {
            *known = name.to_string();
        }
    }

    /// Whether it began with that opening.
    pub(crate) fn is_on(&self, opening: &OpeningHash) -> bool {
        self.opening == *opening
    }
}

impl GameSummary {
    /// Applies an event of the game to its summary and its position.
    fn foresee(&mut self, position: Option<&mut AnyPosition>, event: &Event) {
        match event {
            Event::Moved { seat, action, chance, outcome } => {
                let position = position.filter(|_| self.known).and_then(|position| {
                    let moved = contained(|| {
                        position.apply(*seat, action)?;
                        chance.iter().try_for_each(|decision| position.apply_chance(decision))
                    });
                    matches!(moved, Ok(Ok(()))).then_some(&*position)
                });
                self.known = position.is_some();
                self.actions += 1;
                self.outcome =
                    outcome.clone().and_then(|stored| serde_json::from_value(stored).ok());
                self.figures = position.and_then(|it| contained(|| it.figures()).ok());
                self.turns = position.and_then(|it| contained(|| it.turns()).ok());
            }
            Event::HandedToPartner { seat, .. } => {
                self.guests.retain(|(other, _)| other != seat);
                if !self.partners.contains(seat) {
                    self.partners.push(*seat);
                    self.partners.sort_unstable();
                }
            }
            Event::Closed {} | Event::TableEnded { .. } => self.closed = true,
            _ => {}
        }
        self.over = self.closed || self.outcome.is_some();
    }
}

/// The options in an opening's [canonical text](record::Opening::canonical).
fn options_in(canonical: &str) -> Value {
    #[derive(Deserialize)]
    struct Options {
        options: Value,
    }
    serde_json::from_str(canonical).map_or(Value::Null, |Options { options }| options)
}

impl From<&TableGame> for GameSummary {
    fn from(play: &TableGame) -> GameSummary {
        GameSummary {
            at: play.at,
            entry: play.entry,
            known: play.position().is_some(),
            names: play.players.iter().map(|player| player.name.to_string()).collect(),
            guests: play.guests().collect(),
            options: options_in(&play.opening),
            partners: play.partners.iter().copied().collect(),
            outcome: play.outcome(),
            actions: play.plies,
            turns: play.turns(),
            over: play.is_over(),
            closed: play.closed,
            figures: play.figures(),
            opening: opening_hash(&play.opening),
            daily: play.daily.clone(),
            access: Access {
                players: play.hands_seen.keys().copied().collect(),
                removed: Vec::new(),
                spectators: play.spectators,
                of: play.of.clone(),
            },
            hands: play.hands_seen.iter().map(|(guest, (seat, _))| (*guest, *seat)).collect(),
        }
    }
}

impl Room {
    /// The summary of the table's game of that number, from 1.
    pub(crate) fn game_summary(&self, number: u32) -> Option<GameSummary> {
        let mut summary = match self.games.past(number) {
            Some(past) => past.clone(),
            None if number == self.games.count() => self.games.last()?.into(),
            None => return None,
        };
        if number == self.games.count() && self.is_running() {
            // As its view: the player's name may come later.
            summary.access.spectators &= !self.seats.has_unnamed();
        }
        summary.access.removed = self.guests.removed().map(|(guest, _)| guest).collect();
        Some(summary)
    }

    /// The running game as it will have ended with these entries; `None` if it does not end with them, or went on
    /// from a position of another, which is compared with nothing.
    pub(crate) fn finished_by(&self, entries: &[Entry]) -> Option<FinishedGames> {
        let play =
            self.games.last().filter(|play| !play.is_over() && play.of.continued().is_none())?;
        if !entries.iter().any(|entry| self.class(&entry.event).ends_game) {
            return None;
        }
        let mut summary = GameSummary::from(play);
        let mut position = play.position().cloned();
        for entry in entries {
            summary.foresee(position.as_mut(), &entry.event);
        }
        let of_guests = summary.guests.iter().filter_map(|(_, guest)| {
            Some((*guest, self.my_game(self.games.count(), &summary, *guest)?))
        });
        let of_guests = of_guests.collect();
        let ended_at = entries.last()?.at;
        Some(FinishedGames { of_guests, result: self.finished_result(summary, ended_at) })
    }

    fn finished_result(&self, summary: GameSummary, ended_at: u64) -> Option<FinishedResult> {
        let game = FinishedGame {
            room: self.code.clone(),
            number: self.games.count(),
            won: *summary.outcome.as_ref()? == Outcome::Won {},
            turns: summary.turns? as u64,
            placed: summary.figures?.placed,
            seconds: Some(ended_at.saturating_sub(summary.at) / 1000),
            daily: summary.access.of.date(),
        };
        let (kind, seats) = (self.kind.id(), summary.names.len());
        Some(FinishedResult { kind, options: summary.options, seats, game })
    }

    fn my_game(&self, number: u32, summary: &GameSummary, guest: GuestId) -> Option<MyGame> {
        let mut guests = summary.guests.iter();
        let (own, _) = guests.find(|(_, seated)| *seated == guest).filter(|_| summary.over)?;
        Some(MyGame {
            room: self.code.clone(),
            number,
            at: summary.at,
            game: self.kind.id().to_owned(),
            options: summary.options.clone(),
            names: summary.names.clone(),
            partners: summary.partners.clone(),
            own: *own,
            outcome: summary.outcome.clone(),
            figures: summary.figures,
            actions: summary.actions,
            turns: summary.turns.map(|turns| turns as u64),
            settings: Some(Settings { options: summary.options.clone(), ..self.settings.clone() }),
            daily: summary.access.of.date(),
        })
    }
}
