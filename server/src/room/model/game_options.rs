//! What follows from the options of a game before anybody plays it.

use crate::protocol::{
    error_code::ErrorCode,
    message::{Refused, Talk},
};
use rules::{
    Refusal,
    catalogue::{self, AnyGame},
};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// What a table with certain options would be like.
#[derive(Debug, Serialize, ToSchema)]
pub struct Prospect {
    /// The talk that is usual with these options, see [`usual_talk`].
    #[schema(value_type = String)]
    pub talk: Talk,
    /// With how many seats they can be played, ascending.
    pub seats: Vec<usize>,
}

/// Looks at the options of a game, of which some may be left out.
///
/// # Errors
/// The game is unknown, the options are malformed, or forbidden with any number of seats.
pub fn prospect(game: &str, options: Map<String, Value>) -> Result<Prospect, Refused> {
    let kind = catalogue::find(game).ok_or(ErrorCode::UnknownGame)?;
    let options = with_defaults(kind, options);
    check_options(kind, &options)?;
    Ok(Prospect { talk: usual_talk(kind, &options)?, seats: playable_seats(kind, &options) })
}

/// With how many seats the options can be played, ascending.
pub(crate) fn playable_seats(kind: &dyn AnyGame, options: &Value) -> Vec<usize> {
    kind.seats().filter(|seats| kind.check(options, *seats).is_ok()).collect()
}

/// Silent in games that are played in silence, open in contests, unless the host wants it otherwise.
///
/// # Errors
/// The options are malformed.
pub(crate) fn usual_talk(kind: &dyn AnyGame, options: &Value) -> Result<Talk, Refusal> {
    Ok(if kind.is_silent(options)? { Talk::Silent } else { Talk::Open })
}

/// Every option of the game: those given, and for the others what it begins with.
pub(crate) fn with_defaults(kind: &dyn AnyGame, given: Map<String, Value>) -> Value {
    match kind.default_options() {
        Value::Object(mut options) => {
            options.extend(given);
            Value::Object(options)
        }
        other => other,
    }
}

/// Whether the options can be played with any number of seats at all.
///
/// # Errors
/// Why they cannot: for the number of seats that comes nearest, the clause that forbids it.
pub(crate) fn check_options(kind: &dyn AnyGame, options: &Value) -> Result<(), Refusal> {
    let mut answers = kind.seats().rev().map(|seats| kind.check(options, seats));
    let first = answers.next().unwrap_or(Ok(()));
    if first.is_ok() || answers.any(|answer| answer.is_ok()) { Ok(()) } else { first }
}
