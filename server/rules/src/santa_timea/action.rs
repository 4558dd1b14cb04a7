//! What a seat does, in the form of the record, and what it may do with the choice of triplets left open.

use super::card::{Card, Direction};
use crate::{Dice, cards::choices};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SantaTimeaAction")]
pub enum Action {
    /// Plays a wheel card into the trick.
    Play { card: Card },
    /// Says which triplets it throws off, after the twelfth trick.
    Triplets {
        /// Their directions, in any order; none to keep everything.
        throw: Vec<Direction>,
    },
}

/// An [action](Action) less the triplets that are picked for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Template {
    /// Plays a wheel card into the trick.
    Play { card: Card },
    /// Throws off any of its triplets.
    Triplets {
        /// Their directions.
        complete: Vec<Direction>,
    },
}

impl Template {
    /// Shows the action with every choice of triplets.
    #[inline]
    pub(super) fn spell_out(&self, show: &mut impl FnMut(Action)) {
        match self {
            Template::Play { card } => show(Action::Play { card: *card }),
            Template::Triplets { complete } => {
                for count in 0..=complete.len() {
                    choices(complete, count, &mut |throw| {
                        show(Action::Triplets { throw: throw.to_vec() });
                    });
                }
            }
        }
    }

    /// The action with triplets picked at random.
    pub(crate) fn at_random(&self, dice: &mut dyn Dice) -> Action {
        match self {
            Template::Play { card } => Action::Play { card: *card },
            Template::Triplets { complete } => {
                let throw = complete.iter().filter(|_| dice.below(2) == 0).copied().collect();
                Action::Triplets { throw }
            }
        }
    }
}
