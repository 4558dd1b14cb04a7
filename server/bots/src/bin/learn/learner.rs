//! How a network learns: by the slope of the loss, batch by batch (Adam).

use bots::network::{Inputs, Layout, NARROW, SHARE, UNIT, WIDE, chance, weights};
use rules::{Dice, chance::fraction};
use std::thread;

/// How many positions go into one step.
const BATCH: usize = 4096;

/// A position that a seat has left, and how likely it was won.
pub struct Sample {
    /// What the network looks at.
    pub inputs: Inputs,
    /// How likely it was won.
    pub target: f32,
}

/// A network while it learns, in fractions; the weights lie as in its file.
pub struct Learner {
    layout: Layout,
    weights: Vec<f32>,
    /// The mean of what they were to change by, and of its square (Adam).
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// What the layers hold for one position.
struct Layers {
    wide: [f32; WIDE],
    second: [f32; NARROW],
    third: [f32; NARROW],
    log_odds: f32,
}

/// What comes of those values in a unit with these weights, the bias behind them.
fn sum<const N: usize>(unit: &[f32], values: &[f32; N]) -> f32 {
    let mut lanes = [0.0; 8];
    for (place, (weight, value)) in unit.iter().zip(values).enumerate() {
        lanes[place % 8] += weight * value;
    }
    lanes.iter().sum::<f32>() + unit[N]
}

/// The cross entropy of what came of a position and what the layers make of it.
fn loss(layers: &Layers, target: f32) -> f64 {
    let sure = (chance(layers.log_odds) as f32).clamp(1e-6, 1.0 - 1e-6);
    -f64::from(target * sure.ln() + (1.0 - target) * (1.0 - sure).ln())
}

impl Learner {
    /// A network to go on with, or one that has learned nothing.
    pub fn new(layout: Layout, stored: &[u8], dice: &mut dyn Dice) -> Learner {
        let stored = stored.get(Layout::HEAD..).unwrap_or_default();
        let count = weights(layout.inputs);
        let layers = layout.inputs * WIDE;
        let mut weights = vec![0.0; count];
        for (place, weight) in weights.iter_mut().enumerate() {
            let unit = if place < layers { UNIT } else { SHARE };
            *weight = match stored.get(place) {
                Some(byte) => f32::from(byte.cast_signed()) / f32::from(unit),
                None if place < layers => 0.02 * (fraction(dice) as f32 - 0.5),
                None if place < layers + NARROW * (WIDE + 1) => 0.6 * (fraction(dice) as f32 - 0.5),
                None => 0.85 * (fraction(dice) as f32 - 0.5),
            };
        }
        Learner { layout, weights, means: vec![0.0; count], squares: vec![0.0; count], steps: 0 }
    }

    /// The weights as they are stored.
    pub fn stored(&self) -> Vec<u8> {
        let layers = self.layout.inputs * WIDE;
        let all = self.weights.iter().enumerate();
        let stored = all.map(|(place, weight)| {
            let unit = if place < layers { UNIT } else { SHARE };
            (weight * f32::from(unit)).round().clamp(-127.0, 127.0) as i8
        });
        self.layout.head().into_iter().chain(stored.map(i8::cast_unsigned)).collect()
    }

    /// Where the second layer, the third and the last begin.
    fn starts(&self) -> [usize; 3] {
        let second = self.layout.inputs * WIDE;
        let third = second + NARROW * (WIDE + 1);
        [second, third, third + NARROW * (NARROW + 1)]
    }

    fn layers(&self, inputs: &Inputs) -> Layers {
        let [at_second, at_third, at_last] = self.starts();
        let mut wide = [0.0; WIDE];
        for input in &inputs.0 {
            let row = &self.weights[usize::from(*input) * WIDE..][..WIDE];
            wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        wide.iter_mut().skip(1).for_each(|sum| *sum = sum.max(0.0));
        let mut second = [0.0; NARROW];
        for (unit, rest) in second.iter_mut().zip(self.weights[at_second..].chunks(WIDE + 1)) {
            *unit = sum(rest, &wide).max(0.0);
        }
        let mut third = [0.0; NARROW];
        for (unit, rest) in third.iter_mut().zip(self.weights[at_third..].chunks(NARROW + 1)) {
            *unit = sum(rest, &second).max(0.0);
        }
        let log_odds = wide[0] + sum(&self.weights[at_last..], &third);
        Layers { wide, second, third, log_odds }
    }

    /// Adds to the slopes those of the loss for one position, `slope` being that by the result.
    fn add_slopes(&self, inputs: &Inputs, layers: &Layers, slope: f32, slopes: &mut [f32]) {
        let [at_second, at_third, at_last] = self.starts();
        let mut by_third = [0.0; NARROW];
        self.back(at_last, slope, &layers.third, &mut by_third, slopes);
        let mut by_second = [0.0; NARROW];
        for unit in (0..NARROW).filter(|unit| layers.third[*unit] > 0.0) {
            let at = at_third + unit * (NARROW + 1);
            self.back(at, by_third[unit], &layers.second, &mut by_second, slopes);
        }
        let mut by_wide = [0.0; WIDE];
        for unit in (0..NARROW).filter(|unit| layers.second[*unit] > 0.0) {
            let at = at_second + unit * (WIDE + 1);
            self.back(at, by_second[unit], &layers.wide, &mut by_wide, slopes);
        }
        for (by, value) in by_wide.iter_mut().zip(&layers.wide).skip(1) {
            *by = if *value > 0.0 { *by } else { 0.0 };
        }
        by_wide[0] += slope;
        for input in &inputs.0 {
            let row = &mut slopes[usize::from(*input) * WIDE..][..WIDE];
            row.iter_mut().zip(&by_wide).for_each(|(sum, by)| *sum += by);
        }
    }

    /// The way back through one unit, whose weights begin at that place.
    fn back<const N: usize>(
        &self,
        at: usize,
        slope: f32,
        values: &[f32; N],
        by_values: &mut [f32; N],
        slopes: &mut [f32],
    ) {
        for place in 0..N {
            slopes[at + place] += slope * values[place];
            by_values[place] += slope * self.weights[at + place];
        }
        slopes[at + N] += slope;
    }

    /// Learns from all samples once, in any order. Returns the mean loss.
    pub fn learn(
        &mut self,
        samples: &mut [Sample],
        rate: f32,
        threads: usize,
        dice: &mut dyn Dice,
    ) -> f64 {
        for place in (1..samples.len()).rev() {
            samples.swap(place, dice.index(place + 1));
        }
        let mut all_loss = 0.0;
        let mut parts = vec![vec![0.0; self.weights.len()]; threads];
        for batch in samples.chunks(BATCH) {
            let learner = &*self;
            let share = batch.len().div_ceil(threads);
            all_loss += thread::scope(|scope| {
                let work = batch.chunks(share).zip(&mut parts);
                let all: Vec<_> = work
                    .map(|(part, slopes)| scope.spawn(|| learner.slopes(part, slopes)))
                    .collect();
                all.into_iter().filter_map(|it| it.join().ok()).sum::<f64>()
            });
            self.step(&mut parts, rate, batch.len());
        }
        all_loss / samples.len().max(1) as f64
    }

    /// The mean loss of samples that are not learned.
    pub fn loss(&self, samples: &[Sample]) -> f64 {
        let losses = samples.iter().map(|it| loss(&self.layers(&it.inputs), it.target));
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    /// Adds to the slopes those of the loss for all samples; returns the loss.
    fn slopes(&self, samples: &[Sample], slopes: &mut [f32]) -> f64 {
        let mut all_loss = 0.0;
        for Sample { inputs, target } in samples {
            let layers = self.layers(inputs);
            all_loss += loss(&layers, *target);
            let slope = chance(layers.log_odds) as f32 - target;
            self.add_slopes(inputs, &layers, slope, slopes);
        }
        all_loss
    }

    /// Changes the weights by the slopes (Adam), which are 0 afterwards.
    fn step(&mut self, parts: &mut [Vec<f32>], rate: f32, count: usize) {
        self.steps += 1;
        let [first, second] = [0.9_f32, 0.999].map(|kept| 1.0 - kept.powi(self.steps));
        let layers = self.layout.inputs * WIDE;
        for place in 0..self.weights.len() {
            let slopes = parts.iter_mut().map(|slopes| std::mem::take(&mut slopes[place]));
            let slope = slopes.sum::<f32>() / count as f32;
            self.means[place] += 0.1 * (slope - self.means[place]);
            self.squares[place] += 0.001 * (slope * slope - self.squares[place]);
            let change = self.means[place] / first / ((self.squares[place] / second).sqrt() + 1e-8);
            // More has no room in the file.
            let most =
                if place < layers { 127.0 / f32::from(UNIT) } else { 127.0 / f32::from(SHARE) };
            self.weights[place] = (self.weights[place] - rate * change).clamp(-most, most);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{
        network::{Network, Table},
        search::QuickDice,
    };

    #[test]
    fn what_is_learned_in_fractions_is_played_in_whole_numbers() {
        let mut dice = QuickDice::new(3);
        let layout = Table::first([40, 1, 1]).layout();
        let mut learner = Learner::new(layout, &[], &mut dice);
        for weight in &mut learner.weights {
            *weight += 0.8 * (fraction(&mut dice) as f32 - 0.5);
        }
        let stored = learner.stored();
        let network = Network::read(&stored, layout).unwrap();
        let learner = Learner::new(layout, &stored, &mut dice);
        for _ in 0..1000 {
            let inputs = Inputs((0..40).filter(|_| dice.below(4) == 0).collect());
            let learned = chance(learner.layers(&inputs).log_odds);
            let played = chance(network.log_odds(&inputs));
            assert!((learned - played).abs() < 0.05, "{learned} {played} {inputs:?}");
        }
    }

    #[test]
    fn the_slopes_are_those_of_the_loss() {
        let mut learner =
            Learner::new(Table::first([5, 1, 1]).layout(), &[], &mut QuickDice::new(1));
        let mut dice = QuickDice::new(2);
        learner
            .weights
            .iter_mut()
            .for_each(|weight| *weight += 0.5 * (fraction(&mut dice) as f32 - 0.4));
        let sample = [Sample { inputs: Inputs(vec![0, 3, 4]), target: 0.3 }];
        let mut slopes = vec![0.0; learner.weights.len()];
        learner.slopes(&sample, &mut slopes);
        let mut seen = 0;
        for place in (0..learner.weights.len()).step_by(7) {
            let mut loss = |shift: f32| {
                learner.weights[place] += shift;
                let loss = learner.slopes(&sample, &mut vec![0.0; slopes.len()]);
                learner.weights[place] -= shift;
                loss
            };
            let slope = (loss(0.01) - loss(-0.01)) / 0.02;
            let learned = f64::from(slopes[place]);
            assert!(
                (slope - learned).abs() < 0.02 * (1.0 + slope.abs()),
                "{place}: {slope} {learned}"
            );
            seen += usize::from(slope.abs() > 0.01);
        }
        assert!(seen > 20, "{seen} slopes");
    }
}
