//! What a seat does, in the form of the record.

use super::card::{Card, Direction};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SantaTimeaAction")]
pub enum Action {
    /// Plays a wheel card into the trick.
    Play {
        /// The card.
        card: Card,
    },
    /// Says which triplets it throws off, after the twelfth trick.
    Triplets {
        /// Their directions, in any order; none to keep everything.
        throw: Vec<Direction>,
    },
}

/// What chance decides after the deal: nothing. There is no value of this type.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Chance {}

/// What may be said in talk windows: there are none, as talk is free (S-6). There is no value of this
/// type.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SantaTimeaPhrase")]
pub enum Phrase {}
