//! The way of cards that the table saw enter a hand.

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
}

/// What happened to a hand since it held cards that the table knows, but for those that have been
/// shown since.
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

    /// Every card that came and was not shown.
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        self.0.iter().filter_map(|step| match step {
            Step::Take(token) => Some(*token),
            Step::Discard(_) => None,
        })
    }

    /// Takes out a card that is shown: the last one that it can be.
    pub(super) fn show(&mut self, card: Card) {
        let kept = matches!(card, Card::Compass | Card::Finish | Card::Wild);
        let likely = [Some(Token::Known(card)), kept.then_some(Token::Kept), Some(Token::Unknown)];
        let place = likely.into_iter().flatten().find_map(|token| self.last_left(token));
        if let Some(place) = place {
            self.0.remove(place);
        }
        if self.tokens().all(|token| token == Token::Unknown) {
            self.0.clear();
        }
    }

    /// Where such a card came last that may still be in the hand.
    fn last_left(&self, token: Token) -> Option<usize> {
        let mut size = self.end_size();
        for (place, step) in self.0.iter().enumerate().rev() {
            match step {
                Step::Take(taken) if *taken == token => return Some(place),
                Step::Take(_) => size -= 1,
                // All that came before has left.
                Step::Discard(_) if size == 0 => return None,
                Step::Discard(cards) => size += usize::from(*cards),
            }
        }
        None
    }

    fn end_size(&self) -> usize {
        self.0.iter().fold(0, |size: usize, step| match step {
            Step::Take(_) => size + 1,
            Step::Discard(cards) => size.saturating_sub((*cards).into()),
        })
    }

    /// How likely each card is, in proportion, to be the only one left.
    pub fn survivors(&self) -> Vec<(Token, f64)> {
        let mut survivors: Vec<(Token, f64)> = Vec::new();
        let mut size = 0.0;
        for step in &self.0 {
            match step {
                Step::Take(token) => {
                    size += 1.0;
                    survivors.push((*token, 1.0));
                }
                Step::Discard(cards) => {
                    let stay = size - f64::from(*cards);
                    survivors.iter_mut().for_each(|(_, weight)| *weight *= stay / size);
                    size = stay;
                }
            }
        }
        survivors
    }

    /// Draws which of the cards that the table knows are still in the hand. The rest of them have been
    /// discarded.
    pub fn replay(&self, dice: &mut dyn Dice) -> Vec<Token> {
        let (mut known, mut unknown) = (Vec::new(), 0_usize);
        for step in &self.0 {
            match step {
                Step::Take(Token::Unknown) => unknown += 1,
                Step::Take(token) => known.push(*token),
                Step::Discard(cards) => {
                    for _ in 0..*cards {
                        let drawn = dice.below((known.len() + unknown).max(1) as u32) as usize;
                        if drawn < known.len() {
                            known.remove(drawn);
                        } else {
                            unknown = unknown.saturating_sub(1);
                        }
                    }
                }
            }
        }
        known
    }
}
