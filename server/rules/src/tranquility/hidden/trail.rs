//! The way of cards that the table saw enter a hand.

use crate::{
    Dice,
    tranquility::{card::Card, event::Token},
};
use std::iter::repeat_n;

/// Something that happened to a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A card came, of which the table may know something.
    Take(Option<Token>),
    /// So many cards left it unseen.
    Discard(u8),
    /// A card left it for all to see, of which the table had known nothing.
    Show(Card),
    /// It holds so many monsters at the least.
    Monsters(u8),
}

/// What happened to a hand since it held cards of which the table knows something, but for those of them
/// that have been shown since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail(pub Vec<Step>);

impl Trail {
    /// Notes a step, if there is something to follow.
    pub fn note(&mut self, step: Step) {
        if !self.0.is_empty() {
            self.0.push(step);
        }
    }

    /// Notes that such a card came into a hand of that size, with so many monsters at the least.
    pub fn take(&mut self, hand: usize, monsters: u8, token: Token) {
        if self.0.is_empty() {
            self.0.extend(repeat_n(Step::Take(None), hand));
            self.0.extend((monsters > 0).then_some(Step::Monsters(monsters)));
        }
        self.0.push(Step::Take(Some(token)));
    }

    /// Every card that the table knows something of, and that came and was not shown.
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        self.0.iter().filter_map(|step| if let Step::Take(token) = step { *token } else { None })
    }

    /// Notes that a card was shown. Where it can be one of several that came, the last of them counts as
    /// gone: of those that are left the table then knows no more than it could.
    pub fn show(&mut self, card: Card) {
        let known = Step::Take(Some(Token::Known(card)));
        let kept = Step::Take(Some(Token::Kept));
        let may_be_kept = card.number().is_none();
        let shown = |step: &Step| *step == known || may_be_kept && *step == kept;
        let Some(place) = self.0.iter().rposition(shown) else {
            return self.note(Step::Show(card));
        };
        let was_kept = self.0.remove(place) == kept;
        if was_kept && let Some(place) = self.0.iter().rposition(|step| *step == known) {
            self.0[place] = kept;
        }
        if self.tokens().next().is_none() {
            self.0.clear();
        }
    }

    /// Leaves out the last such card that came, as if it had been shown.
    pub fn without(&self, token: Token) -> Trail {
        let mut others = self.clone();
        if let Some(place) = self.0.iter().rposition(|step| *step == Step::Take(Some(token))) {
            others.0.remove(place);
        }
        others
    }

    /// Draws which of the cards that the table knows something of are still in the hand, where it holds so
    /// many others at the least, and of them no more than that were discarded; `None` if it cannot be. Each
    /// card that was discarded may be any that was there, but for monsters and those that came to be shown.
    pub fn replay(&self, others: usize, most: usize, dice: &mut dyn Dice) -> Option<Vec<Token>> {
        if self.0.is_empty() {
            return Some(Vec::new());
        }
        let needs = self.needs(others)?;
        let (mut unknown, mut tokens, mut most) = (0, Vec::new(), most);
        for (step, need) in self.0.iter().zip(needs) {
            match step {
                Step::Take(None) => unknown += 1,
                Step::Take(Some(token)) => tokens.push(*token),
                Step::Show(_) => unknown -= 1,
                Step::Monsters(_) => {}
                Step::Discard(cards) => {
                    for _ in 0..*cards {
                        let known = if most > 0 { tokens.len() } else { 0 };
                        let choices = known + unknown - need;
                        if choices == 0 {
                            return None;
                        }
                        let drawn = dice.index(choices);
                        if drawn < known {
                            tokens.swap_remove(drawn);
                            most -= 1;
                        } else {
                            unknown -= 1;
                        }
                    }
                }
            }
        }
        Some(tokens)
    }

    /// How many cards of which the table knows nothing have to be in the hand after each step, so that
    /// all that were shown could be, monsters stayed, and so many are left.
    fn needs(&self, left: usize) -> Option<Vec<usize>> {
        let monsters = self.0.iter().scan(0_u8, |least, step| {
            *least = match step {
                Step::Monsters(monsters) => (*least).max(*monsters),
                Step::Show(Card::Monster) => least.saturating_sub(1),
                _ => *least,
            };
            Some(usize::from(*least))
        });
        let mut needs: Vec<usize> = monsters.collect();
        let mut need = left;
        for (step, least) in self.0.iter().zip(&mut needs).rev() {
            *least = need.max(*least);
            need = match step {
                Step::Take(None) => least.saturating_sub(1),
                Step::Show(_) => *least + 1,
                _ => *least,
            };
        }
        (need == 0).then_some(needs)
    }
}
