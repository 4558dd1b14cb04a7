//! What all games have in common: seats, cards, dice, refusals, outcomes, and the traits of a game.

pub(crate) mod cards;
pub mod dice;
pub mod game;
pub mod hidden;
pub mod lists;
pub mod logged;
pub mod options;
pub mod outcome;
pub mod refusal;
pub mod seat;
pub mod sight;
pub mod stack;
pub mod talk;
pub mod turn;

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

/// What chance decides, or seats may say, in a game where that is nothing. There is no value of this type.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub enum Never {}

/// For optional fields, with `#[serde(default)]`: what is there must not be `null`.
///
/// Serde takes `null` for what may be absent. But actions are kept in records as they were written, so that
/// the choice among several forms would be a message of its own.
///
/// # Errors
/// It is `null`, or malformed.
pub fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Whether a field can be left out, with `#[serde(default)]`: its form is then the one without it.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
