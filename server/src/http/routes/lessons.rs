//! Lessons: small positions played against the real rules, without a table.
//!
//! The server keeps no state: each request contains the learner's actions so far.

use crate::{
    http::{
        error::Error,
        extract::{Json, Segments},
    },
    protocol::{error_code::ErrorCode, message::Refused},
};
use lessons::{Lesson, LessonError, Position, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The outline of a lesson.
#[derive(Serialize, TS)]
#[ts(rename = "LessonOutline")]
pub struct Outline {
    /// Its steps in order: `scene` and `name`, and in `hint` an action that completes it, or `null` for
    /// a step that is only read.
    steps: Vec<Step>,
}

/// The progress of a learner.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// An action for each step so far, `null` for one that was only read.
    actions: Vec<Option<Value>>,
}

/// Returns the steps of a game's lesson.
pub async fn outline(Segments(game): Segments<String>) -> Result<axum::Json<Outline>, Error> {
    let steps = of_game(&game)?.steps().cloned().collect();
    Ok(axum::Json(Outline { steps }))
}

/// Returns a learner's position: the `seat`, the `names` by seat, the `views` since the last action
/// (`game`, what all see; `you`, what the seat also sees) and the `log`.
pub async fn position(
    Segments(game): Segments<String>,
    Json(Done { actions }): Json<Done>,
) -> Result<axum::Json<Position>, Error> {
    let position = of_game(&game)?.position(&actions).map_err(|stumble| match stumble {
        LessonError::Rules(refusal) => Refused::from(refusal),
        LessonError::NotThisStep => ErrorCode::NotThisStep.into(),
        LessonError::Over => ErrorCode::LessonOver.into(),
    })?;
    Ok(axum::Json(position))
}

fn of_game(game: &str) -> Result<&'static Lesson, ErrorCode> {
    lessons::find(game).ok_or(ErrorCode::UnknownGame)
}
