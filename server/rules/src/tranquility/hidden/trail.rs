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
    /// That it was kept from the explorer pile.
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

    /// Every card that the table knows something of, and that came and was not shown. Where wilds were
    /// shown it can be [open which](Trail::cases): those that came back to the hand come first.
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        let mut shown: Option<[usize; 2]> = None;
        self.0.iter().filter_map(move |step| {
            let Step::Take(token) = *step else { return None };
            let kind = match token {
                Token::Unknown => return None,
                Token::Known(card) if card != Card::Wild => return Some(token),
                Token::Known(_) => 0,
                Token::Kept => 1,
            };
            // Most trails have nothing but islands.
            let shown = &mut shown.get_or_insert_with(|| self.shown())[kind];
            let is_left = *shown == 0;
            *shown = shown.saturating_sub(1);
            is_left.then_some(token)
        })
    }

    /// How many of the wilds that came back to the hand, and of the cards that were kept, have been shown.
    fn shown(&self) -> [usize; 2] {
        let count = |token| self.0.iter().filter(|step| **step == Step::Show(token)).count();
        let (wilds, back) = (count(Token::Known(Card::Wild)), self.wilds().count());
        [wilds.min(back), count(Token::Kept) + wilds.saturating_sub(back)]
    }

    /// Notes that a card was shown. One that the table knows is gone as if it had never come: the
    /// others have left the hand among themselves. Any other may be any of those not known; so may a wild,
    /// unless the seat has kept none but the one that the table knows.
    pub(super) fn show(&mut self, card: Card) {
        if self.0.is_empty() {
            return;
        }
        let known = Step::Take(Token::Known(card));
        let is_island = card.number().is_some();
        let has_others = |trail: &Trail| {
            trail.wilds().count() > 1 || trail.tokens().any(|token| token == Token::Kept)
        };
        match self.0.iter().rposition(|step| *step == known) {
            None if is_island => self.0.push(Step::Show(Token::Unknown)),
            None => self.0.push(Step::Show(Token::Kept)),
            Some(_) if !is_island && has_others(self) => {
                self.0.push(Step::Show(Token::Known(card)));
            }
            Some(place) => drop(self.0.remove(place)),
        }
        if self.tokens().next().is_none() {
            self.0.clear();
        }
    }

    /// Every way in which the wilds that were shown can be those that came back to the hand or others
    /// that were kept, with how many of the others there are in it.
    pub fn cases(&self) -> Vec<(Trail, usize)> {
        let shown = Step::Show(Token::Known(Card::Wild));
        let Some(show) = self.0.iter().position(|step| *step == shown) else {
            return vec![(self.clone(), 0)];
        };
        let mut kept = self.clone();
        kept.0[show] = Step::Show(Token::Kept);
        let kept = kept.cases().into_iter().map(|(trail, kept)| (trail, kept + 1));
        let wilds = self.wilds().filter(|take| *take < show);
        let known = wilds.flat_map(|take| {
            let mut known = self.clone();
            known.0.remove(show);
            known.0.remove(take);
            known.cases()
        });
        kept.chain(known).collect()
    }

    /// The places of the wilds that came back to the hand.
    pub fn wilds(&self) -> impl Iterator<Item = usize> {
        let wild = Step::Take(Token::Known(Card::Wild));
        (0..self.0.len()).filter(move |place| self.0[*place] == wild)
    }

    /// Whether it is open which wilds were shown.
    pub fn is_open(&self) -> bool {
        self.0.contains(&Step::Show(Token::Known(Card::Wild)))
    }

    /// In how many ways all can have come about.
    pub fn ways(&self) -> f64 {
        Odds::of(&self.0).ways()
    }

    /// In how many ways a card that came can be in the hand still, and all be as it is.
    fn ways_with(&self, place: usize) -> f64 {
        let mut others = self.clone();
        others.0.remove(place);
        others.ways()
    }

    /// How likely each card is to be the only one left; those of which the table knows as much come
    /// together.
    pub fn survivors(&self) -> Vec<(Token, f64)> {
        let mut survivors: Vec<(Token, f64)> = Vec::new();
        let all = self.ways();
        for (place, step) in self.0.iter().enumerate() {
            let Step::Take(token) = step else { continue };
            let share = self.ways_with(place) / all;
            match survivors.iter_mut().find(|(other, _)| other == token) {
                Some((_, shares)) => *shares += share,
                None => survivors.push((*token, share)),
            }
        }
        if survivors.is_empty() { vec![(Token::Unknown, 1.0)] } else { survivors }
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
