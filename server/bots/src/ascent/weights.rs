//! The weights of the policy, as data.

use rules::ascent::Options;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The weights for the games with one set of options. The unit is a card that is placed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A card that leaves the hand, at [`PAR`].
    pub card: f32,
    /// How much dearer it is for each card per empty cell that the own seat has less than par.
    pub card_own: f32,
    /// The same for the cards of all seats.
    pub card_all: f32,
    /// How well a slope fits at a cost of 1, 2, 3 and 4, where 1 is a place without cost.
    pub fit: [f32; 4],
    /// How much less it fits for each row that it could lie higher.
    pub waste: f32,
    /// The same for the slope that is placed.
    pub waste_now: f32,
    /// The share that counts of a place with 1, 2 and more missing supports.
    pub waiting: [f32; 3],
    /// The share that counts of the place of a bridge.
    pub cover: f32,
    /// How well the unseen slopes fit on average.
    pub outlook: f32,
    /// How well the cards kept in the hand fit, in all.
    pub hand: f32,
    /// The logarithm of the number of slopes that fit into a cell, over all cells.
    pub cell: f32,
    /// What is added to that number.
    pub cell_floor: f32,
    /// The only summit of the hand, at the foot of the mountain and at its top.
    pub summit: [f32; 2],
    /// Every further summit.
    pub spare_summit: f32,
    /// A bridge in the hand, at the foot of the mountain and at its top.
    pub bridge: [f32; 2],
    pub bridge_placed: f32,
    /// A campfire in the hand, at the foot of the mountain and at its top.
    pub campfire: [f32; 2],
    pub campfire_placed: f32,
    /// What an action must be worth to be taken in place of a grapple.
    pub grapple: f32,
    /// With the green trail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trail: Option<TrailWeights>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub documentary: Option<DocumentaryWeights>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wildlife: Option<WildlifeWeights>,
}

/// The weights of the green trail.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrailWeights {
    /// The logarithm of the number of trails that are possible.
    pub trails: f32,
    /// How much a trail counts for each cell of it that is still empty.
    pub empty: f32,
    /// The same for a cell that no grassy card lies left of.
    pub clear: f32,
    /// What is added to the number of trails.
    pub floor: f32,
    /// A grassy card in the hand.
    pub hand: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentaryWeights {
    /// A sequence of which nothing is shown, one value, two values, and all.
    pub shown: [f32; 4],
    /// How likely a place for a sequence comes to nothing.
    pub place_fails: f32,
    /// How likely a card that would go on with a sequence does not come.
    pub card_fails: f32,
    /// A card in the hand that would go on with a sequence.
    pub hand: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WildlifeWeights {
    /// An ibex that is missing.
    pub missing: f32,
    /// A card that leading the herds will cost, in cards.
    pub lead: f32,
    /// The cards that leading an ibex that is to come will cost.
    pub coming: f32,
    /// A card with an ibex in the hand.
    pub hand: f32,
    /// A herd that is led.
    pub led: f32,
}

/// How many cards per empty cell the value of a card is given for.
pub const PAR: f32 = 1.9;

/// The weights for all games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllWeights {
    /// Without modules.
    pub base: Weights,
    /// The same for one seat.
    pub solo: Weights,
    /// With the green trail alone.
    pub trail: Weights,
    /// With the documentary alone.
    pub documentary: Weights,
    /// With the wildlife alone.
    pub wildlife: Weights,
    /// With more than one module.
    pub modules: Weights,
}

impl AllWeights {
    /// Every set of weights.
    pub fn all(&self) -> impl Iterator<Item = &Weights> {
        let modules = [&self.trail, &self.documentary, &self.wildlife, &self.modules];
        [&self.base, &self.solo].into_iter().chain(modules)
    }

    /// The weights for the games with those options.
    pub fn of(&self, options: &Options, seats: usize) -> &Weights {
        match (options.trail, options.documentary > 0, options.wildlife) {
            (false, false, false) if seats == 1 => &self.solo,
            (false, false, false) => &self.base,
            (true, false, false) => &self.trail,
            (false, true, false) => &self.documentary,
            (false, false, true) => &self.wildlife,
            _ => &self.modules,
        }
    }
}

/// The weights that the crate comes with.
pub fn built_in() -> &'static AllWeights {
    static WEIGHTS: OnceLock<AllWeights> = OnceLock::new();
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    WEIGHTS.get_or_init(|| {
        serde_json::from_str(include_str!("../../weights/ascent.json")).expect("weights of Ascent")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_modules_are_there() {
        let all = built_in();
        assert!(all.trail.trail.is_some() && all.modules.trail.is_some());
        assert!(all.documentary.documentary.is_some() && all.modules.documentary.is_some());
        assert!(all.wildlife.wildlife.is_some() && all.modules.wildlife.is_some());
        for weights in [&all.base, &all.solo] {
            assert!(weights.card > 0.0 && weights.summit[1] > weights.spare_summit);
        }
    }
}
