//! The weights of the policy, as data.

use crate::Manner;
use rules::santa_timea::Options;
use serde::{Deserialize, Serialize};
use std::{cell::Cell, sync::OnceLock};

/// The weights for the games with one set of options. The unit is a point of damage.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How much more than by chance seats still to play stay above the lowest card.
    pub above: f32,
    /// How much more than by chance they stay below the highest.
    pub below: f32,
    /// The lead of the next trick.
    pub lead: f32,
    /// A card that is strong in the winds to come.
    pub strength: f32,
    /// How much the next wind counts for that, and the one after it; each wind of the pile counts 1.
    pub next: [f32; 2],
    /// How fast the worth of a card rises with its strength.
    pub rise: f32,
    pub pirate: f32,
    /// What two cards of a triplet save of their damage while the third can come.
    pub partial: f32,
    /// A point of victory for a pair of wind cards, in the variant for experienced players.
    pub pair: f32,
    /// A wind card, as it brings nearer the loss of a point there.
    pub count: f32,
}

/// The weights for all games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllWeights {
    /// The base game with 2 seats, with 3, and with more.
    pub base: [Weights; 3],
    /// The variant for experienced players.
    pub experienced: [Weights; 3],
}

impl AllWeights {
    /// The weights for the games with those options and that many seats.
    pub fn of(&self, options: Options, seats: usize) -> &Weights {
        let by_seats = if options.experienced { &self.experienced } else { &self.base };
        &by_seats[seats.saturating_sub(2).min(2)]
    }
}

/// The weights that the crate comes with.
pub fn built_in() -> &'static AllWeights {
    static WEIGHTS: OnceLock<AllWeights> = OnceLock::new();
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    WEIGHTS.get_or_init(|| {
        serde_json::from_str(include_str!("../../weights/santa_timea.json"))
            .expect("weights of Santa Timea")
    })
}

thread_local! {
    static TRIED: Cell<Option<Weights>> = const { Cell::new(None) };
}

/// Lets the seats of this thread that play [plainly](Manner::PLAIN) use other weights, for tuning; the stored
/// ones again after `None`. Their opponents keep the stored ones, so that there is something to beat.
pub fn try_out(weights: Option<Weights>) {
    TRIED.set(weights);
}

/// The weights of a seat that plays in that manner.
pub fn of(options: Options, seats: usize, manner: &Manner) -> Weights {
    let tried = TRIED.get().filter(|_| *manner == Manner::PLAIN);
    tried.unwrap_or_else(|| *built_in().of(options, seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_can_be_read() {
        let all = built_in();
        assert!(all.base.iter().chain(&all.experienced).all(|weights| weights.strength > 0.0));
    }
}
