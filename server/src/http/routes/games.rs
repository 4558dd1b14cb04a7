//! The games that can be played here.

use crate::{
    http::extract::{Json, Segments},
    protocol::{error_code::Error, message::Refused},
    room::model::game_options::{self, Prospect},
};
use rules::{Need, OptionField, OptionKind, OptionValue, catalogue};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Serialize, TS, ToSchema)]
#[ts(rename = "GameInfo")]
pub struct Game {
    /// Its name in records and addresses.
    id: &'static str,
    /// Whether its rules want silence, with the options a new table begins with.
    silent: bool,
    /// The fewest seats.
    min_seats: usize,
    /// The most seats.
    max_seats: usize,
    /// The options a new table begins with.
    #[schema(value_type = BTreeMap<String, Chosen>)]
    #[ts(as = "BTreeMap<String, Chosen>")]
    options: Value,
    /// What can be chosen for each of them, in the order in which forms offer them.
    fields: Vec<Field>,
}

/// An option of a game.
#[derive(Serialize, TS, ToSchema)]
#[schema(as = OptionField)]
#[ts(rename = "OptionField")]
struct Field {
    /// Its name.
    name: &'static str,
    /// The clause of the rules that introduces it.
    clause: &'static str,
    /// What it can be, the easiest to play first.
    kind: Kind,
    /// How much harder each of its values makes the game, from 0 to 3; of a flag, off and on.
    difficulty: &'static [u8],
    /// The options among which it is offered; `null` where it is offered by itself.
    group: Option<&'static str>,
    /// Whether it is what most tables choose.
    prominent: bool,
    /// What a value other than that of a new table goes with. All of it has to be met.
    needs: Vec<NeededValue>,
}

/// What an option can be.
#[derive(Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schema(as = OptionKind)]
#[ts(rename = "OptionKind")]
enum Kind {
    /// `true` or `false`.
    Flag {},
    /// One of these numbers.
    Number { values: &'static [u8] },
    /// One of these names.
    Choice { values: &'static [&'static str] },
}

/// An option of the same game, and the values of it that will do.
#[derive(Serialize, TS, ToSchema)]
#[schema(as = OptionNeed)]
#[ts(rename = "OptionNeed")]
struct NeededValue {
    /// Its name.
    field: &'static str,
    /// Any of these.
    values: Vec<Chosen>,
    /// The clause of the rules that says so.
    clause: &'static str,
    /// The sentence with which anything else is refused.
    message: &'static str,
}

/// What is chosen for an option.
#[derive(Serialize, TS, ToSchema)]
#[serde(untagged)]
#[schema(as = OptionValue)]
#[ts(rename = "OptionValue")]
enum Chosen {
    /// Of a flag.
    Flag(bool),
    /// Of a number.
    Number(u8),
    /// Of a choice.
    Choice(&'static str),
}

impl From<&OptionField> for Field {
    fn from(field: &OptionField) -> Field {
        let OptionField { name, clause, kind, difficulty, group, prominent, needs } = *field;
        let kind = match kind {
            OptionKind::Flag => Kind::Flag {},
            OptionKind::Number { values, .. } => Kind::Number { values },
            OptionKind::Choice { values } => Kind::Choice { values },
        };
        let needs = needs.iter().map(NeededValue::from).collect();
        Field { name, clause, kind, difficulty, group, prominent, needs }
    }
}

impl From<&Need> for NeededValue {
    fn from(need: &Need) -> NeededValue {
        let Need { field, values, clause, why: message } = *need;
        let values = values.iter().map(|value| match *value {
            OptionValue::Flag(on) => Chosen::Flag(on),
            OptionValue::Number(number) => Chosen::Number(number),
            OptionValue::Choice(name) => Chosen::Choice(name),
        });
        NeededValue { field, values: values.collect(), clause, message }
    }
}

/// Lists the games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "tables", security(()),
    responses((status = OK, body = [Game])))]
pub async fn list() -> axum::Json<Vec<Game>> {
    axum::Json(all())
}

/// The games that can be played here, in the order in which they are offered.
pub fn all() -> Vec<Game> {
    let games = catalogue::all().iter().map(|kind| {
        let seats = kind.seats();
        Game {
            id: kind.id(),
            silent: kind.is_silent(&kind.default_options()).unwrap_or(true),
            min_seats: *seats.start(),
            max_seats: *seats.end(),
            options: kind.default_options(),
            fields: kind.option_fields().iter().map(Field::from).collect(),
        }
    });
    games.collect()
}

/// Tells what a table with certain options would be like. Options that are left out are those a new
/// table begins with.
#[utoipa::path(post, path = "/api/games/{game}/prospect", tag = "tables", security(()),
    params(("game" = String, Path, description = "The game's id")),
    request_body = Object,
    responses(
        (status = OK, body = Prospect),
        (status = BAD_REQUEST, body = Refused),
        (status = UNPROCESSABLE_ENTITY, body = Refused,
            description = "The game is unknown, or its rules forbid the options")))]
pub async fn prospect(
    Segments(game): Segments<String>,
    Json(options): Json<Map<String, Value>>,
) -> Result<axum::Json<Prospect>, Error> {
    Ok(axum::Json(game_options::prospect(&game, options)?))
}
