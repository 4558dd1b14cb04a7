//! Summaries of games, as used by lists of results.

use crate::{
    deals::daily::DailyDeal,
    identity::guest::GuestId,
    lobby::{finished_games::FinishedGame, my_games::MyGame},
    protocol::settings::Settings,
    room::model::{access::Access, game::TableGame, room::Room},
};
use rules::{Figures, Outcome, Seat};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// What is known of a game without replaying it.
#[derive(Clone, Debug)]
pub(crate) struct GameSummary {
    /// When it began, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// The guests on the seats at its end.
    pub guests: Vec<(Seat, GuestId)>,
    /// Its options.
    pub options: Value,
    /// The seats that partners have held at any time.
    pub partners: Vec<Seat>,
    pub outcome: Option<Outcome>,
    /// The number of actions.
    pub actions: u64,
    /// The number of turns, if it is known.
    pub turns: Option<usize>,
    pub over: bool,
    pub closed: bool,
    pub figures: Option<Figures>,
    opening: OpeningHash,
    pub daily: Option<DailyDeal>,
    pub access: Access,
}

/// A finished game, and what was played.
pub(crate) struct FinishedResult {
    pub options: Value,
    pub seats: usize,
    pub game: FinishedGame,
}

/// A short fingerprint of an opening.
pub(crate) type OpeningHash = [u8; 32];

/// The hash of an opening's [canonical text](rules::Opening::canonical).
pub(crate) fn opening_hash(canonical: &str) -> OpeningHash {
    Sha256::digest(canonical).into()
}

impl GameSummary {
    /// Whether it is a game on that deal in which the guest has or had a hand.
    pub fn has_played(&self, deal: &DailyDeal, guest: GuestId) -> bool {
        self.daily.as_ref() == Some(deal) && self.access.players.contains(&guest)
    }

    /// Whether it began with that opening.
    pub fn is_on(&self, opening: &OpeningHash) -> bool {
        self.opening == *opening
    }
}

/// The options in an opening's [canonical text](rules::Opening::canonical).
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
        }
    }
}

impl Room {
    /// The summary of the table's game of that number, from 1.
    pub(crate) fn game_summary(&self, number: u32) -> Option<GameSummary> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let mut summary = match self.past_games.get(index) {
            Some(past) => past.clone(),
            None if number == self.games => self.game.as_ref()?.into(),
            None => return None,
        };
        summary.access.removed = self.removed.iter().map(|(guest, _)| *guest).collect();
        Some(summary)
    }

    /// The guests on the seats of the table's newest game, with the game as each has finished it; none
    /// if it is not over.
    pub(crate) fn finished_game(&self) -> Vec<(GuestId, MyGame)> {
        let Some(summary) = self.game_summary(self.games) else { return Vec::new() };
        let guests = summary.guests.iter().map(|(_, guest)| *guest);
        guests
            .filter_map(|guest| Some((guest, self.my_game(self.games, &summary, guest)?)))
            .collect()
    }

    /// The table's newest game for the comparison with others; `None` if it has no outcome, or its rules are
    /// unknown.
    pub(crate) fn finished_result(&self) -> Option<FinishedResult> {
        let summary = self.game_summary(self.games)?;
        let game = FinishedGame {
            room: self.code.clone(),
            number: self.games,
            won: *summary.outcome.as_ref()? == Outcome::Won {},
            turns: summary.turns? as u64,
            placed: summary.figures?.placed,
            daily: summary.access.of.date(),
        };
        Some(FinishedResult { options: summary.options, seats: summary.names.len(), game })
    }

    /// The games that a guest has finished at the table.
    pub(crate) fn games_of(&self, guest: GuestId) -> Vec<MyGame> {
        let numbers = 1..=self.games;
        numbers
            .filter_map(|number| self.my_game(number, &self.game_summary(number)?, guest))
            .collect()
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
