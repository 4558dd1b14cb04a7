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
use rules::lesson::{self, Lesson, LessonError, Position, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// The outline of a lesson.
#[derive(Serialize, TS, ToSchema)]
#[ts(rename = "LessonOutline")]
pub struct Outline {
    /// Its steps in order: `scene` and `name`, and in `hint` an action that completes it, or `null` for
    /// a step that is only read.
    #[schema(value_type = Vec<Object>)]
    steps: Vec<Step>,
}

/// The progress of a learner.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// An action for each step so far, `null` for one that was only read.
    #[schema(value_type = Vec<Option<Object>>)]
    actions: Vec<Option<Value>>,
}

/// Returns the steps of a game's lesson.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "lessons", security(()),
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = OK, body = Outline),
        (status = UNPROCESSABLE_ENTITY, body = Refused, description = "The game is unknown")))]
pub async fn outline(Segments(game): Segments<String>) -> Result<axum::Json<Outline>, Error> {
    let steps = of_game(&game)?.steps().cloned().collect();
    Ok(axum::Json(Outline { steps }))
}

/// Returns a learner's position: the `seat`, the `names` by seat, the `views` since the last action
/// (`game`, what all see; `you`, what the seat also sees) and the `log`.
#[utoipa::path(post, path = "/api/lessons/{game}", tag = "lessons", security(()),
    params(("game" = String, Path, description = "The game's id")),
    request_body = Done,
    responses(
        (status = OK, body = Object),
        (status = BAD_REQUEST, body = Refused),
        (status = CONFLICT, body = Refused,
            description = "`not_this_step`: the rules allow the last action, but the lesson asks \
                for another; `lesson_over`"),
        (status = UNPROCESSABLE_ENTITY, body = Refused,
            description = "The game is unknown, or its rules forbid an action")))]
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
    lesson::find(game).ok_or(ErrorCode::UnknownGame)
}
