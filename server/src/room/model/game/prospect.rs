//! What the options of a game imply before it is played.

use crate::protocol::{
    error_code::ErrorCode,
    message::{Refused, Talk},
};
use record::catalogue::Kind;
use rules::Refusal;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

/// What a table with certain options would be like.
#[derive(Debug, Serialize, TS)]
pub struct Prospect {
    /// The usual talk for these options, see [`usual_talk`].
    pub talk: Talk,
    /// The numbers of seats with which they can be played, ascending.
    pub seats: Vec<usize>,
}

/// Describes a table with the given options, of which some may be left out.
pub fn prospect(game: &str, options: Map<String, Value>) -> Result<Prospect, Refused> {
    let kind = Kind::find(game).ok_or(ErrorCode::UnknownGame)?;
    let options = with_defaults(kind, options);
    check_options(kind, &options)?;
    Ok(Prospect { talk: usual_talk(kind, &options)?, seats: playable_seats(kind, &options) })
}

/// The numbers of seats with which the options can be played, ascending.
pub(crate) fn playable_seats(kind: Kind, options: &Value) -> Vec<usize> {
    kind.seats().filter(|seats| kind.check(options, *seats).is_ok()).collect()
}

/// The usual talk for the options: silent in games that are played in silence, open in contests.
pub(crate) fn usual_talk(kind: Kind, options: &Value) -> Result<Talk, Refusal> {
    Ok(if kind.is_silent(options)? { Talk::Silent } else { Talk::Open })
}

/// All options of the game: the given ones, and defaults for the others.
pub(crate) fn with_defaults(kind: Kind, given: Map<String, Value>) -> Value {
    match kind.default_options() {
        Value::Object(mut options) => {
            options.extend(given);
            Value::Object(options)
        }
        other => other,
    }
}

/// Checks that the options can be played with some number of seats.
///
/// # Errors
/// The clause that forbids them, for the closest number of seats.
pub(crate) fn check_options(kind: Kind, options: &Value) -> Result<(), Refusal> {
    let mut answers = kind.seats().rev().map(|seats| kind.check(options, seats));
    let first = answers.next().unwrap_or(Ok(()));
    if first.is_ok() || answers.any(|answer| answer.is_ok()) { Ok(()) } else { first }
}
