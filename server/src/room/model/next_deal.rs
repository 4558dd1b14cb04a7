//! The deal on which a game begins: random, of the day, or given, or a position of another game.

use crate::{
    date::Date,
    deals::deal_code::DealCode,
    protocol::table_view::DealView,
    room::model::{
        event::Event,
        game::summary::{GameSummary, opening_hash},
        room::Room,
    },
};
use record::{Move, Opening, Record, RecordError};
use rules::{Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The deal of the next game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NextDeal {
    /// A new deal from the operating system's randomness.
    #[default]
    Random,
    /// The deal of the day on which the game is started.
    Daily,
    /// An existing deal.
    Given {
        code: DealCode,
        /// The deal.
        opening: Box<Opening>,
    },
    /// A position of another game, from which play goes on.
    Continued {
        /// How it came about.
        past: Box<Past>,
    },
}

/// The beginning of a game, up to a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Past {
    opening: Opening,
    moves: Vec<PastMove>,
    /// The names of those who played it, by seat, if they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    /// The seat for which the cards were dealt anew that it could not know, if they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    anew: Option<Seat>,
}

/// An action of a seat, and the chance drawn after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct PastMove {
    seat: Seat,
    action: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chance: Vec<Value>,
}

/// The kind of deal on which a game began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Dealt {
    /// A new deal.
    #[default]
    Random,
    /// A deal of the day.
    Daily {
        /// The day.
        date: Date,
    },
    /// An existing deal.
    Given { code: DealCode },
    /// A position of another game: what comes of it is compared with nothing.
    Continued {
        /// How many actions led to it.
        position: usize,
        /// The seat for which the cards were dealt anew that it could not know, if they were.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        anew: Option<Seat>,
    },
}

impl NextDeal {
    /// Whether it is a random deal.
    pub fn is_random(&self) -> bool {
        *self == NextDeal::Random
    }

    /// The given deal, if there is one.
    pub fn opening(&self) -> Option<&Opening> {
        match self {
            NextDeal::Given { opening, .. } => Some(opening),
            NextDeal::Continued { past } => Some(&past.opening),
            NextDeal::Random | NextDeal::Daily => None,
        }
    }

    /// The deal as a guest sees it at a moment: the deal of the day changes at midnight.
    pub(crate) fn view(&self, now: u64) -> DealView<'_> {
        match self {
            NextDeal::Random => DealView::Random {},
            NextDeal::Daily => DealView::Daily { date: Date::at(now) },
            NextDeal::Given { code, .. } => DealView::Given { code: code.as_str() },
            NextDeal::Continued { past } => DealView::Continued {
                position: past.position(),
                names: &past.names,
                anew: past.anew,
            },
        }
    }
}

impl Dealt {
    /// Whether it is a random deal.
    pub fn is_random(&self) -> bool {
        *self == Dealt::Random
    }

    /// The date of a deal of the day.
    pub fn date(&self) -> Option<Date> {
        match self {
            Dealt::Daily { date } => Some(*date),
            Dealt::Random | Dealt::Given { .. } | Dealt::Continued { .. } => None,
        }
    }

    /// The number of the position of another game at which it began, if it did.
    pub(crate) fn continued(&self) -> Option<usize> {
        match self {
            Dealt::Continued { position, .. } => Some(*position),
            Dealt::Random | Dealt::Daily { .. } | Dealt::Given { .. } => None,
        }
    }

    /// The seat for which its hidden cards were dealt anew, if they were.
    pub(crate) fn anew(&self) -> Option<Seat> {
        match self {
            Dealt::Continued { anew, .. } => *anew,
            Dealt::Random | Dealt::Daily { .. } | Dealt::Given { .. } => None,
        }
    }
}

impl Past {
    /// The game of that record up to a position; `None` if there is none in which anything is left to do.
    pub fn of(record: &Record, position: usize) -> Result<Option<Past>, Refusal> {
        let past = Past::beginning(record, position);
        if past.position() < position {
            return Ok(None);
        }
        let mut reached = past.opening.set_up()?;
        for PastMove { seat, action, chance } in &past.moves {
            reached.apply(*seat, action)?;
            chance.iter().try_for_each(|decision| reached.apply_chance(decision))?;
        }
        Ok((!reached.waiting().is_empty()).then_some(past))
    }

    /// The beginning of a record, up to a position or its end.
    fn beginning(record: &Record, position: usize) -> Past {
        let mut moves: Vec<PastMove> = Vec::new();
        for entry in &record.moves {
            match entry {
                Move::Act { .. } if moves.len() == position => break,
                Move::Act { seat, action } => {
                    let (seat, action) = (*seat, action.clone());
                    moves.push(PastMove { seat, action, chance: Vec::new() });
                }
                // That before the first action is part of the opening.
                Move::Chance { chance } => {
                    moves.last_mut().into_iter().for_each(|last| last.chance.push(chance.clone()));
                }
            }
        }
        let names = record.names.clone().unwrap_or_default();
        Past { opening: Opening::of(record), moves, names, anew: None }
    }

    /// The same with the cards dealt anew by a seed that a seat could not know at its end.
    pub fn dealt_anew(&self, seat: Seat, seed: &Seed) -> Result<Past, RecordError> {
        let Opening { game, options, seats, deal, chance } = self.opening.clone();
        let mut played = Record::new(&game, options, seats, None, deal);
        let decided = |chance| Move::Chance { chance };
        played.moves.extend(chance.into_iter().map(decided));
        for PastMove { seat, action, chance } in self.moves.iter().cloned() {
            played.moves.push(Move::Act { seat, action });
            played.moves.extend(chance.into_iter().map(decided));
        }
        let text = record::to_value(&played).to_string();
        let dealt = record::deal_anew(&text, seat, &mut seed.dice(0))?;
        let names = self.names.clone();
        Ok(Past { anew: Some(seat), names, ..Past::beginning(&dealt, self.position()) })
    }

    /// The deal with which it began.
    pub(crate) fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The kind of deal with which it goes on.
    pub(crate) fn dealt(&self) -> Dealt {
        Dealt::Continued { position: self.position(), anew: self.anew }
    }

    /// How many actions led to its end.
    pub(crate) fn position(&self) -> usize {
        self.moves.len()
    }

    /// What happened after its opening.
    pub(crate) fn events(&self) -> impl Iterator<Item = Event> + '_ {
        self.moves.iter().cloned().map(|PastMove { seat, action, chance }| Event::Moved {
            seat,
            action,
            chance,
            outcome: None,
        })
    }
}

impl Room {
    /// Whether a game on the deal of another one of the table is running: its cards would be revealed.
    pub(crate) fn is_playing_again(&self, game: &GameSummary, number: u32) -> bool {
        let running = self.running().ok().filter(|_| number != self.games.count());
        running.is_some_and(|play| game.is_on(&opening_hash(&play.opening)))
    }
}
