//! The available games.

use crate::{
    archive::wins::OptionWins,
    http::{
        error::Error,
        extract::{Json, Segments},
        router::App,
    },
    room::model::game::prospect::{self, Prospect},
};
use axum::extract::State;
use record::catalogue::Kind;
use rules::{Need, OptionField, OptionKind, OptionValue};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;

/// An available game.
#[derive(Serialize, TS)]
#[ts(rename = "GameInfo")]
pub struct Game {
    /// Its id in records and addresses.
    id: &'static str,
    /// Whether it is played in silence with the default options.
    silent: bool,
    /// The fewest seats.
    min_seats: usize,
    /// The most seats.
    max_seats: usize,
    /// The default options.
    #[ts(as = "BTreeMap<String, Chosen>")]
    options: Value,
    /// The options, in the order of forms.
    fields: Vec<Field>,
    /// The shape of its board, in the form of the game.
    #[ts(type = "unknown")]
    shape: Value,
}

/// An option of a game.
#[derive(Serialize, TS)]
#[ts(rename = "OptionField")]
struct Field {
    /// The option's name.
    name: &'static str,
    /// The clause of the rules that introduces it.
    clause: &'static str,
    /// The possible values, easiest first.
    kind: FieldKind,
    /// The difficulty of each value, from 0 to 3; for a flag, of off and on.
    difficulty: &'static [u8],
    /// The group in which it is offered; `null` for a separate option.
    group: Option<&'static str>,
    /// Whether most tables choose it.
    prominent: bool,
    /// What a value other than the default requires. All of it must be met.
    needs: Vec<NeededValue>,
}

/// The values of an option.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "OptionKind")]
enum FieldKind {
    /// `true` or `false`.
    Flag {},
    /// One of these numbers.
    Number { values: &'static [u8] },
    /// One of these names.
    Choice { values: &'static [&'static str] },
}

/// Values of another option that are required.
#[derive(Serialize, TS)]
#[ts(rename = "OptionNeed")]
struct NeededValue {
    /// That option's name.
    field: &'static str,
    /// Any of these values.
    values: Vec<Chosen>,
    /// The clause of the rules that requires it.
    clause: &'static str,
    /// The sentence of the refusal.
    message: &'static str,
}

/// The value of an option.
#[derive(Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "OptionValue")]
enum Chosen {
    /// The value of a flag.
    Flag(bool),
    /// The value of a number.
    Number(u8),
    /// The value of a choice.
    Choice(&'static str),
}

impl From<&OptionField> for Field {
    fn from(field: &OptionField) -> Field {
        let OptionField { name, clause, kind, difficulty, group, prominent, needs } = *field;
        let kind = match kind {
            OptionKind::Flag => FieldKind::Flag {},
            OptionKind::Number { values, .. } => FieldKind::Number { values },
            OptionKind::Choice { values } => FieldKind::Choice { values },
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

/// Lists the available games.
pub async fn list() -> axum::Json<Vec<Game>> {
    axum::Json(all())
}

/// The games that can be played here, in the order in which they are offered.
pub fn all() -> Vec<Game> {
    let games = Kind::ALL.iter().map(|kind| {
        let seats = kind.seats();
        Game {
            id: kind.id(),
            silent: kind.is_silent(&kind.default_options()).unwrap_or(true),
            min_seats: *seats.start(),
            max_seats: *seats.end(),
            options: kind.default_options(),
            fields: kind.option_fields().iter().map(Field::from).collect(),
            shape: kind.shape(),
        }
    });
    games.collect()
}

/// Describes a table with certain options. Omitted options have their defaults.
pub async fn prospect(
    Segments(game): Segments<String>,
    Json(options): Json<Map<String, Value>>,
) -> Result<axum::Json<Prospect>, Error> {
    Ok(axum::Json(prospect::prospect(&game, options)?))
}

/// How often certain options were won: on this server, and by sharp partners as far as that was measured.
/// Omitted options have their defaults.
pub(crate) async fn wins(
    State(app): State<App>,
    Segments(game): Segments<String>,
    Json(options): Json<Map<String, Value>>,
) -> Result<axum::Json<OptionWins>, Error> {
    Ok(axum::Json(app.archive.wins(&game, options).await?))
}
