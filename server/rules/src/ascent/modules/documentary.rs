//! The alpine documentary: sequences of values to be filmed on the mountain.

use crate::ascent::mountain::Mountain;
use serde::{Deserialize, Serialize};

/// Three values, as a panorama bears them from left to right.
pub type Sequence = [u8; 3];

/// The sequences of the ten panoramas. All but the first two are ours. **[reading]**
pub const PANORAMAS: [Sequence; 10] = [
    [3, 4, 3],
    [9, 8, 7],
    [5, 6, 7],
    [4, 5, 4],
    [8, 9, 10],
    [6, 6, 5],
    [7, 8, 7],
    [10, 10, 9],
    [11, 10, 11],
    [12, 11, 10],
];

/// The sequences that are shown, and which of them have been filmed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Documentary {
    shown: Vec<(Sequence, bool)>,
}

impl Documentary {
    /// None of these has been filmed yet.
    pub fn new(shown: &[Sequence]) -> Documentary {
        Documentary { shown: shown.iter().map(|sequence| (*sequence, false)).collect() }
    }

    /// The shown sequences from the left, each with whether it has been filmed.
    pub fn shown(&self) -> &[(Sequence, bool)] {
        &self.shown
    }

    /// Whether all shown sequences have been filmed.
    pub fn is_finished(&self) -> bool {
        self.shown.iter().all(|(_, filmed)| *filmed)
    }

    /// Films what can be seen now; it stays filmed whatever happens later. Answers what is
    /// new.
    pub fn film(&mut self, mountain: &Mountain) -> Vec<Sequence> {
        let mut new = Vec::new();
        for (sequence, filmed) in &mut self.shown {
            if !*filmed && shows(mountain, *sequence) {
                *filmed = true;
                new.push(*sequence);
            }
        }
        new
    }
}

impl From<Vec<(Sequence, bool)>> for Documentary {
    fn from(shown: Vec<(Sequence, bool)>) -> Documentary {
        Documentary { shown }
    }
}

/// Whether three adjacent slopes of one row show these values from left to right; campfires don't
/// count.
fn shows(mountain: &Mountain, sequence: Sequence) -> bool {
    mountain.rows().iter().any(|row| {
        row.windows(sequence.len()).any(|cards| {
            cards.iter().map(|card| card.slope().map(|slope| slope.value)).eq(sequence.map(Some))
        })
    })
}
