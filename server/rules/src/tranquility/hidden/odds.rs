//! In how many ways cards can have left a hand, by what the table knew of those that it saw leave.

use super::trail::{Step, Token};
use crate::{Dice, chance::fraction};
use std::iter::repeat_n;

/// How many cards a hand holds of which the table knows nothing, how many that were kept from the
/// explorer pile, and how many that it knows.
type Hand = [usize; 3];

/// A card that comes into the hand or leaves it, by its place in [`Hand`].
#[derive(Clone, Copy)]
enum Change {
    Come(usize),
    /// `None` for a card that leaves unseen: any of the hand.
    Leave(Option<usize>),
}

/// A hand that takes the steps of a [trail](super::trail::Trail).
pub struct Odds {
    hand: Hand,
    /// How many cards have come and gone.
    changes: usize,
    /// In how many ways all can come about from then on, by the number of changes before and by the hand.
    ways: Vec<f64>,
    /// How many changes that holds; what comes behind them can come about in any way.
    noted: usize,
    /// How many kept cards the hand must hold in the end, and none that the table knows; `None` where the
    /// hand may be any.
    end: Option<usize>,
    /// The most cards of the first two kinds in the hand.
    most: [usize; 2],
}

impl Odds {
    /// An empty hand before those steps.
    pub fn of(steps: &[Step]) -> Odds {
        Odds::ending(steps, None)
    }

    /// An empty hand before those steps, that holds so many kept cards after them, and none that the table
    /// knows.
    pub fn ending(steps: &[Step], end: Option<usize>) -> Odds {
        let changes: Vec<Change> = steps.iter().flat_map(changes).collect();
        let count = |kind| {
            changes.iter().filter(|it| matches!(it, Change::Come(it) if *it == kind)).count()
        };
        let most = [count(0), count(1)];
        let ways = vec![0.0; changes.len() * (most[0] + 1) * (most[1] + 1)];
        let mut odds = Odds { hand: [0; 3], changes: 0, ways, noted: changes.len(), end, most };
        let sizes = changes.iter().scan(0_usize, |size, change| {
            let before = *size;
            *size = match change {
                Change::Come(_) => before + 1,
                Change::Leave(_) => before.saturating_sub(1),
            };
            Some(before)
        });
        let sizes: Vec<usize> = sizes.collect();
        for (before, change) in changes.iter().enumerate().rev() {
            let size = sizes[before];
            for unknown in 0..=most[0].min(size) {
                for kept in 0..=most[1].min(size - unknown) {
                    let hand = [unknown, kept, size - unknown - kept];
                    let ways = match *change {
                        Change::Come(kind) => {
                            let mut after = hand;
                            after[kind] += 1;
                            odds.ways_from(before + 1, after)
                        }
                        Change::Leave(Some(kind)) => odds.ways_without(before + 1, hand, kind),
                        Change::Leave(None) => {
                            (0..3).map(|kind| odds.ways_without(before + 1, hand, kind)).sum()
                        }
                    };
                    if let Some(place) = odds.place(before, hand) {
                        odds.ways[place] = ways;
                    }
                }
            }
        }
        odds
    }

    /// In how many ways all the steps can come about.
    pub fn ways(&self) -> f64 {
        self.ways_from(0, [0; 3])
    }

    /// How many cards of the hand were kept.
    pub fn kept(&self) -> usize {
        self.hand[1]
    }

    /// A card comes into the hand.
    pub fn take(&mut self, token: Token) {
        self.hand[kind(token)] += 1;
        self.changes += 1;
    }

    /// A card leaves the hand for all to see.
    pub fn show(&mut self, token: Token) {
        self.leave(kind(token));
    }

    /// A card leaves the hand unseen, drawn by what is shown later. Whether it is one that the table
    /// knows.
    pub fn discard(&mut self, dice: &mut dyn Dice) -> bool {
        let ways = [0, 1, 2].map(|kind| self.ways_without(self.changes + 1, self.hand, kind));
        let drawn = fraction(dice) * ways.iter().sum::<f64>();
        let kind = match drawn {
            _ if drawn < ways[0] => 0,
            _ if drawn < ways[0] + ways[1] => 1,
            _ => 2,
        };
        self.leave(kind);
        kind == 2
    }

    fn leave(&mut self, kind: usize) {
        self.hand[kind] = self.hand[kind].saturating_sub(1);
        self.changes += 1;
    }

    /// In how many ways a card of that kind can leave, and all then come about.
    fn ways_without(&self, changes: usize, hand: Hand, kind: usize) -> f64 {
        let Some(fewer) = hand[kind].checked_sub(1) else { return 0.0 };
        let mut after = hand;
        after[kind] = fewer;
        hand[kind] as f64 * self.ways_from(changes, after)
    }

    fn ways_from(&self, changes: usize, hand: Hand) -> f64 {
        if changes >= self.noted {
            let is_end = self.end.is_none_or(|kept| (kept, 0) == (hand[1], hand[2]));
            return f64::from(u8::from(is_end));
        }
        self.place(changes, hand).map_or(0.0, |place| self.ways[place])
    }

    fn place(&self, changes: usize, [unknown, kept, _]: Hand) -> Option<usize> {
        let [most_unknown, most_kept] = self.most;
        let is_possible = unknown <= most_unknown && kept <= most_kept;
        is_possible.then_some((changes * (most_unknown + 1) + unknown) * (most_kept + 1) + kept)
    }
}

fn changes(step: &Step) -> impl Iterator<Item = Change> {
    let (change, count) = match step {
        Step::Take(token) => (Change::Come(kind(*token)), 1),
        Step::Show(token) => (Change::Leave(Some(kind(*token))), 1),
        Step::Discard(cards) => (Change::Leave(None), (*cards).into()),
    };
    repeat_n(change, count)
}

/// The place in [`Hand`] of cards of which the table knows so much.
fn kind(token: Token) -> usize {
    match token {
        Token::Unknown => 0,
        Token::Kept => 1,
        Token::Known(_) => 2,
    }
}
