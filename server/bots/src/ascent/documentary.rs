//! What a card does to the sequences that are to be filmed.

use super::weights::DocumentaryWeights;
use rules::ascent::{
    Card,
    card::HIGHEST,
    modules::documentary::{Documentary, Sequence},
    mountain::{
        Mountain,
        cell::{slope_rows, width},
    },
};

/// How many cards of each value may still come.
pub type PerValue = [f32; HIGHEST as usize + 1];

/// The sequences that have not been filmed, and how far each row has come with them.
pub struct Films<'a> {
    weights: &'a DocumentaryWeights,
    sequences: Vec<Sequence>,
    /// By sequence and row.
    stages: Vec<[Stage; 8]>,
    coming: &'a PerValue,
}

/// How far a row has come with a sequence.
#[derive(Clone, Copy, Default, PartialEq)]
struct Stage {
    /// How many of its values the last cards of the row show.
    shown: u8,
    /// Whether there is room for the rest, or for all of it.
    room: bool,
}

impl<'a> Films<'a> {
    /// Looks at a mountain.
    pub fn new(
        weights: &'a DocumentaryWeights,
        documentary: &Documentary,
        mountain: &Mountain,
        coming: &'a PerValue,
    ) -> Films<'a> {
        let left = documentary.shown().iter().filter(|(_, filmed)| !filmed);
        let sequences: Vec<Sequence> = left.map(|(sequence, _)| *sequence).collect();
        let mut stages = vec![[Stage::default(); 8]; sequences.len()];
        for (sequence, stages) in sequences.iter().zip(&mut stages) {
            for (row, stage) in slope_rows().zip(stages.iter_mut()) {
                *stage = Stage::of(*sequence, row, mountain.row(row), None);
            }
        }
        Films { weights, sequences, stages, coming }
    }

    /// What they are worth.
    pub fn worth(&self) -> f32 {
        self.stages
            .iter()
            .zip(&self.sequences)
            .map(|(stages, sequence)| self.worth_of(*sequence, stages.iter().copied()))
            .sum()
    }

    /// What they are worth with another value at the end of a row.
    pub fn after(&self, mountain: &Mountain, row: u8, value: u8) -> f32 {
        let index = usize::from(row) - 1;
        let mut worth = 0.0;
        for (sequence, stages) in self.sequences.iter().zip(&self.stages) {
            let changed = Stage::of(*sequence, row, mountain.row(row), Some(value));
            let mut stages = *stages;
            stages[index] = changed;
            worth += self.worth_of(*sequence, stages.into_iter());
        }
        worth
    }

    /// Whether a value goes on with a sequence somewhere.
    pub fn wants(&self, value: u8) -> bool {
        self.sequences.iter().zip(&self.stages).any(|(sequence, stages)| {
            stages.iter().any(|stage| {
                stage.shown > 0
                    && stage.room
                    && sequence.get(usize::from(stage.shown)) == Some(&value)
            })
        })
    }

    fn worth_of(&self, sequence: Sequence, stages: impl Iterator<Item = Stage>) -> f32 {
        let mut best = 0.0_f32;
        let mut fails = 1.0;
        for stage in stages {
            let shown = usize::from(stage.shown);
            if shown == 3 {
                return self.weights.shown[3];
            }
            if !stage.room {
                continue;
            }
            if shown > 0 {
                let chance = sequence.iter().skip(shown).map(|value| self.chance(*value));
                best = best.max(self.weights.shown[shown] * chance.product::<f32>());
            } else {
                fails *= self.weights.place_fails;
            }
        }
        let anew: f32 = sequence.iter().map(|value| self.chance(*value)).product();
        best.max(self.weights.shown[0] * (1.0 - fails) * anew)
    }

    /// How likely a card of that value comes.
    fn chance(&self, value: u8) -> f32 {
        let coming = self.coming.get(usize::from(value)).copied().unwrap_or(0.0);
        1.0 - self.weights.card_fails.clamp(0.05, 1.0).powf(coming)
    }
}

impl Stage {
    /// How far a row has come with a sequence, with one more value at its end.
    fn of(sequence: Sequence, row: u8, cards: &[Card], more: Option<u8>) -> Stage {
        let length = cards.len() + usize::from(more.is_some());
        let room = usize::from(width(row)).saturating_sub(length);
        let lowest = sequence.into_iter().min().unwrap_or(0);
        if row > lowest {
            return Stage::default();
        }
        let value = |back: usize| {
            let back = match (more, back) {
                (Some(_), 0) => return more,
                (Some(_), _) => back - 1,
                (None, _) => back,
            };
            cards
                .len()
                .checked_sub(back + 1)
                .and_then(|place| cards[place].slope())
                .map(|slope| slope.value)
        };
        let last = [value(2), value(1), value(0)];
        let [first, second, third] = sequence;
        let shows = more.is_some() && last == [Some(first), Some(second), Some(third)];
        let shown = if shows {
            3
        } else if last[1..] == [Some(first), Some(second)] && room >= 1 {
            2
        } else if last[2] == Some(first) && room >= 2 {
            1
        } else {
            0
        };
        Stage { shown, room: shown > 0 || room >= 3 }
    }
}

/// Whether some row may come to show a sequence.
pub fn can_be_filmed(mountain: &Mountain, sequence: Sequence) -> bool {
    let lowest = sequence.into_iter().min().unwrap_or(0);
    slope_rows().filter(|row| *row <= lowest).any(|row| {
        let cards = mountain.row(row);
        let may_show = |column: usize, value: u8| match cards.get(column) {
            Some(Card::Bridge) | None => true,
            Some(card) => card.slope().is_some_and(|slope| slope.value == value),
        };
        let places = (usize::from(width(row)) + 1).saturating_sub(sequence.len());
        (0..places)
            .any(|first| (first..).zip(sequence).all(|(column, value)| may_show(column, value)))
    })
}
