//! The choice of an action by rules of thumb.

use super::{stake::stake, strength::Strengths, weights::Weights};
use crate::{Manner, strategy::narrow};
use rules::{
    Dice, Seat,
    chance::fraction,
    santa_timea::{
        Action, Card, Direction, Sight,
        round::{
            score::{score, triplets},
            trick::Value,
        },
    },
    small,
};

/// How much a manner's noise and thrift count.
const NOISE: f32 = 2.0;

/// An action and what it is worth.
pub struct Choice {
    pub action: Action,
    pub worth: f32,
}

/// All actions of a seat, each with what it is worth.
pub fn choices(
    sight: Sight<'_>,
    weights: &Weights,
    manner: &Manner,
    dice: &mut dyn Dice,
) -> Vec<Choice> {
    let board = sight.board();
    if !board.waited_for().contains(sight.seat()) {
        return Vec::new();
    }
    if board.active_seat().is_none() {
        return throws(sight);
    }
    let table = Table::new(sight, weights, manner);
    let cards = board.playable(sight.seat(), sight.hand());
    cards
        .map(|card| {
            let mut worth = table.worth(card);
            if manner.noise > 0.0 {
                worth += NOISE * manner.noise * narrow(fraction(dice) - fraction(dice));
            }
            Choice { action: Action::Play { card }, worth }
        })
        .collect()
}

/// What a seat looks up once for all its cards.
struct Table<'a> {
    sight: Sight<'a>,
    weights: &'a Weights,
    strengths: Strengths,
    wind: Direction,
    /// How many seats are still to play.
    to_come: i32,
    /// What it costs to take the wind cards.
    stake: f32,
    /// The values of the lowest and the highest card so far.
    lowest: Option<Value>,
    highest: Option<Value>,
    /// The winds to come, and how much each counts.
    coming: [f32; 4],
    thrift: f32,
}

impl<'a> Table<'a> {
    fn new(sight: Sight<'a>, weights: &'a Weights, manner: &Manner) -> Table<'a> {
        let board = sight.board();
        let wind = board.line().first().map_or(Direction::North, |wind| wind.direction);
        let played = board.trick.cards();
        let mut coming = [0.0; 4];
        let next = board.winds.line.iter().skip(1).zip(weights.next);
        let pile = board.winds.pile.iter().map(|wind| (wind, 1.0));
        let mut all = 0.01;
        // The winds of the last tricks of the pile never come.
        for (wind, count) in next.chain(pile) {
            let count = count * (1.0 + f32::from(wind.damage)) / 3.0;
            coming[wind.direction as usize] += count;
            all += count;
        }
        coming.iter_mut().for_each(|count| *count /= all);
        Table {
            sight,
            weights,
            strengths: Strengths::new(sight),
            wind,
            to_come: i32::from(board.seats) - 1 - i32::from(small(played.len())),
            stake: stake(sight, weights),
            lowest: board.trick.lowest().map(|played| played.value),
            highest: board.trick.highest().map(|played| played.value),
            coming,
            thrift: manner.thrift,
        }
    }

    fn worth(&self, card: Card) -> f32 {
        let [takes, leads] = self.fate(card);
        -takes * self.stake - leads * self.weights.lead - self.keep(card) * (1.0 + self.thrift)
    }

    /// How likely a card takes the wind cards, and how likely it leads the next trick.
    fn fate(&self, card: Card) -> [f32; 2] {
        let trick = &self.sight.board().trick;
        let value = trick.value_of_next(card);
        if value == Value::LedPirate {
            return [f32::from(u8::from(trick.cards().is_empty())), 0.0];
        }
        // Equal cards are out, and so is a pirate that copies one.
        let is_out = trick.cards().iter().any(|played| played.value == value);
        if is_out {
            return [0.0, 0.0];
        }
        let strength = self.strengths.of(value, self.wind);
        let is_lowest = self.lowest.is_none_or(|lowest| value < lowest);
        let is_highest = self.highest.is_none_or(|highest| value > highest);
        let stays_lowest = (1.0 - strength * self.weights.below).clamp(0.0, 1.0);
        let stays_highest = (1.0 - (1.0 - strength) * self.weights.above).clamp(0.0, 1.0);
        [
            if is_lowest { stays_lowest.powi(self.to_come) } else { 0.0 },
            if is_highest { stays_highest.powi(self.to_come) } else { 0.0 },
        ]
    }

    /// What it is worth to keep a card for the tricks to come.
    fn keep(&self, card: Card) -> f32 {
        let left = self.sight.hand().len() - 1;
        if left == 0 {
            return 0.0;
        }
        match card {
            Card::Pirate => self.weights.pirate,
            Card::Numbered(direction, number) => {
                let winds = Direction::ALL.into_iter().zip(self.coming);
                let strength: f32 = winds
                    .map(|(wind, count)| {
                        let strength = self.strengths.of(Value::of(direction, number, wind), wind);
                        count * strength * (1.0 + self.weights.rise * (1.0 - strength))
                    })
                    .sum();
                self.weights.strength * strength
            }
        }
    }
}

/// Every choice of triplets to throw off, and the points it brings if all others throw off theirs.
fn throws(sight: Sight<'_>) -> Vec<Choice> {
    let board = sight.board();
    let seats = Seat::all(board.seats.into());
    let complete: Vec<Direction> = triplets(board.taken_by(sight.seat())).collect();
    let subsets = (0..1_u32 << complete.len()).map(|bits| {
        let chosen = (0..).zip(&complete).filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, direction)| *direction).collect::<Vec<Direction>>()
    });
    subsets
        .map(|throw| {
            let all = seats.clone().map(|seat| {
                let taken = board.taken_by(seat);
                let thrown =
                    if seat == sight.seat() { throw.clone() } else { triplets(taken).collect() };
                (taken.to_vec(), thrown)
            });
            let scores = score(all.collect(), board.options.experienced);
            let worth = scores
                .get(sight.seat().index())
                .map_or(0.0, |score| score.points as f32 - 0.01 * f32::from(score.damage));
            Choice { action: Action::Triplets { throw }, worth }
        })
        .collect()
}
