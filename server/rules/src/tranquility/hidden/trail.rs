//! The way of cards that the table saw enter a hand.

use super::odds::Odds;
use crate::{Dice, tranquility::card::Card};
use serde::{Deserialize, Serialize};

/// How much the table knows of a card that came into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Nothing.
    Unknown,
    /// That it was kept from the explorer pile (T-11.3).
    Kept,
    /// Which it is.
    Known(Card),
}

/// Something that happened to a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A card came.
    Take(Token),
    /// So many cards left it unseen.
    Discard(u8),
    /// A card left it for all to see, of which the table had known what that token says.
    Show(Token),
}

/// What happened to a hand since it held cards that the table knows, but for the known cards that have
/// been shown since.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Trail(pub Vec<Step>);

impl Trail {
    pub(super) fn take_if_kept(&mut self, token: Token) {
        if !self.0.is_empty() {
            self.0.push(Step::Take(token));
        }
    }

    pub(super) fn discard(&mut self, cards: usize) {
        if !self.0.is_empty() {
            self.0.push(Step::Discard(cards as u8));
        }
    }

    /// Every card that the table knows something of, and that came and was not shown.
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        let mut shown = self.0.iter().filter(|step| **step == Step::Show(Token::Kept)).count();
        self.0.iter().filter_map(move |step| match step {
            Step::Take(Token::Kept) if shown > 0 => {
                shown -= 1;
                None
            }
            Step::Take(Token::Unknown) | Step::Discard(_) | Step::Show(_) => None,
            Step::Take(token) => Some(*token),
        })
    }

    /// Notes that a card was shown. One that the table knows is gone as if it had never come: the
    /// others have left the hand among themselves. Any other may be any of those not known.
    pub(super) fn show(&mut self, card: Card) {
        if self.0.is_empty() {
            return;
        }
        let known = |place: &usize| self.0[*place] == Step::Take(Token::Known(card));
        let is_island = card.number().is_some();
        // A wild that came back to the hand counts as the one shown, unless it has left it unseen for
        // sure. Which of two it is depends on how many the viewer has seen elsewhere.
        let may_be_held = |place: &usize| is_island || self.ways_with(*place) > 0.0;
        let place = (0..self.0.len()).rev().filter(known).find(may_be_held);
        match place {
            Some(place) => drop(self.0.remove(place)),
            None if is_island => self.0.push(Step::Show(Token::Unknown)),
            None => self.0.push(Step::Show(Token::Kept)),
        }
        if self.tokens().next().is_none() {
            self.0.clear();
        }
    }

    /// In how many ways a card that came can be in the hand still, and all be as it is.
    fn ways_with(&self, place: usize) -> f64 {
        let mut others = self.0.clone();
        others.remove(place);
        Odds::of(&others).ways()
    }

    /// How likely each card is, in proportion, to be the only one left; those of which the table knows
    /// as much come together.
    pub fn survivors(&self) -> Vec<(Token, f64)> {
        let mut survivors: Vec<(Token, f64)> = Vec::new();
        for (place, step) in self.0.iter().enumerate() {
            let Step::Take(token) = step else { continue };
            let ways = self.ways_with(place);
            match survivors.iter_mut().find(|(other, _)| other == token) {
                Some((_, all)) => *all += ways,
                None => survivors.push((*token, ways)),
            }
        }
        survivors
    }

    /// Draws which of the cards that the table knows are still in the hand. The rest of them have been
    /// discarded.
    pub fn replay(&self, dice: &mut dyn Dice) -> Vec<Token> {
        let last = self.0.iter().rposition(|step| matches!(step, Step::Show(_)));
        let mut odds = Odds::of(&self.0[..last.map_or(0, |last| last + 1)]);
        let mut known = Vec::new();
        for step in &self.0 {
            match step {
                Step::Take(token) => {
                    odds.take(*token);
                    if let Token::Known(_) = token {
                        known.push(*token);
                    }
                }
                Step::Discard(cards) => {
                    for _ in 0..*cards {
                        if odds.discard(dice) && !known.is_empty() {
                            known.swap_remove(dice.below(known.len() as u32) as usize);
                        }
                    }
                }
                Step::Show(token) => odds.show(*token),
            }
        }
        known.extend(std::iter::repeat_n(Token::Kept, odds.kept()));
        known
    }
}
