//! The document: a record as data, its parts as read, and what can be wrong with it.

use rules::{Outcome, Refusal, RefusalCode, Seat, core::present};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::borrow::Cow;
use ts_rs::TS;

/// The format this crate reads and writes.
pub(super) const FORMAT: u32 = 1;
/// The clause of faults of the document itself.
pub(super) const DOCUMENT: &str = "R";

/// A record as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    format: u32,
    /// The game's id.
    pub game: String,
    /// Every option, defaults included.
    pub options: Value,
    pub seats: usize,
    /// The players' names by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    /// How the cards lay.
    pub deal: Value,
    /// What happened.
    pub moves: Vec<Move>,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// An entry of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Move {
    /// A seat acted.
    Act {
        seat: Seat,
        #[serde(rename = "do")]
        action: Value,
    },
    /// Chance decided.
    Chance {
        /// What came out.
        chance: Value,
    },
}

impl Record {
    /// A record of a game that has not begun to move.
    pub fn new(
        game: &str,
        options: Value,
        seats: usize,
        names: Option<Vec<String>>,
        deal: Value,
    ) -> Record {
        let game = game.to_owned();
        Record {
            format: FORMAT,
            game,
            options,
            seats,
            names,
            deal,
            moves: Vec::new(),
            outcome: None,
        }
    }
}

/// A record as read, its parts still text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document<'a> {
    pub(super) format: u32,
    pub(super) game: String,
    #[serde(borrow)]
    pub(super) options: &'a RawValue,
    pub(super) seats: usize,
    #[serde(default, deserialize_with = "present")]
    pub(super) names: Option<Vec<String>>,
    #[serde(borrow)]
    pub(super) deal: &'a RawValue,
    #[serde(borrow)]
    pub(super) moves: Vec<&'a RawValue>,
    #[serde(borrow)]
    pub(super) outcome: &'a RawValue,
}

impl Document<'_> {
    /// How many seats it says that there are.
    pub(crate) fn seats(&self) -> usize {
        self.seats
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry<'a> {
    #[serde(default, deserialize_with = "present")]
    pub seat: Option<usize>,
    #[serde(rename = "do", borrow, default, deserialize_with = "present")]
    pub action: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    pub chance: Option<&'a RawValue>,
}

/// The part of a record in which a fault lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RecordPart")]
pub enum Where {
    /// The document, its options or seats.
    Record,
    Deal,
    /// A move or chance entry.
    Move,
    Outcome,
}

/// The first fault of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordError {
    /// The part.
    #[serde(rename = "where")]
    pub place: Where,
    /// The number of the move, from 0.
    #[serde(rename = "move")]
    pub index: Option<usize>,
    /// The code of the refusal, for translations; not part of what is told on the command line.
    #[serde(skip)]
    pub code: RefusalCode,
    /// The clause it breaks.
    pub clause: &'static str,
    /// One English sentence.
    pub why: String,
}

impl RecordError {
    pub(super) fn at(place: Where, refusal: Refusal) -> RecordError {
        let Refusal { code, clause, why } = refusal;
        RecordError { place, index: None, code, clause, why: why.into_owned() }
    }

    pub(super) fn of_move(index: usize, refusal: Refusal) -> RecordError {
        RecordError { index: Some(index), ..RecordError::at(Where::Move, refusal) }
    }

    pub(super) fn of_form(code: RefusalCode, why: impl Into<Cow<'static, str>>) -> RecordError {
        RecordError::at(Where::Record, Refusal::new(code, DOCUMENT, why))
    }
}

/// The error of a text that is no record at all.
pub(super) fn no_record(error: serde_json::Error) -> RecordError {
    RecordError::of_form(RefusalCode::NotARecord, format!("It is not a record: {error}."))
}
