//! The alpine documentary: sequences of values to be filmed on the mountain.

use crate::{
    ascent::{
        card::Card,
        mountain::{Mountain, cell::slope_rows},
    },
    core::lists::List,
};
use std::ops::RangeInclusive;

/// Three values, as a panorama bears them from left to right.
pub type Sequence = [u8; 3];

/// The most sequences that are shown.
pub const MOST_SHOWN: usize = 5;

/// The sequences that are shown, and which of them have been filmed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Documentary {
    shown: List<(Sequence, bool), MOST_SHOWN>,
}

impl Documentary {
    /// None of these has been filmed yet.
    pub fn new(shown: &[Sequence]) -> Documentary {
        shown.iter().map(|sequence| (*sequence, false)).collect()
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
        self.film_rows(mountain, slope_rows())
    }

    /// The same where nothing has changed but in those rows.
    pub fn film_rows(&mut self, mountain: &Mountain, rows: RangeInclusive<u8>) -> Vec<Sequence> {
        let mut new = Vec::new();
        for (sequence, filmed) in &mut self.shown {
            if !*filmed && rows.clone().any(|row| shows(mountain.row(row), *sequence)) {
                *filmed = true;
                new.push(*sequence);
            }
        }
        new
    }
}

impl FromIterator<(Sequence, bool)> for Documentary {
    fn from_iter<I: IntoIterator<Item = (Sequence, bool)>>(shown: I) -> Documentary {
        Documentary { shown: shown.into_iter().collect() }
    }
}

/// Whether three adjacent slopes of a row show these values from left to right; campfires don't count
///
fn shows(row: &[Card], sequence: Sequence) -> bool {
    row.windows(sequence.len()).any(|cards| {
        cards.iter().map(|card| card.slope().map(|slope| slope.value)).eq(sequence.map(Some))
    })
}
