//! What the table can tell of hidden cards, by what was drawn, discarded and shown.
//!
//! Nothing is read into what a seat does: it counts as having picked the cards that left its hand
//! blindly, each as likely as the others. But no monster can be discarded (T-6.3), a start card has to
//! be played (T-4.1), and cards that the table saw enter a hand are there until cards leave it unseen.

use super::{
    returned::{Places, Returned},
    trail::{Step, Token, Trail},
    ways::{HiddenCards, StartTrace, WAY, Ways},
};
use crate::tranquility::card::Card;
use serde::{Deserialize, Serialize};
use std::{mem, ops::Deref};

/// What the table can tell of the hidden cards of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// Whether there are monsters in the game.
    pub has_monsters: bool,
    /// How monsters and the start card can have gone; nowhere where that depends on
    /// [cards that came back](Returned).
    pub hidden: HiddenCards,
    /// The cards of which more is known than of others, or less.
    pub special: Special,
}

/// Cards of one seat of which more is known than of others, or less. Most seats have none for most of the
/// time: they lie behind a pointer, so that a position is soon copied.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Special(
    /// `None` where there are none.
    Option<Box<SpecialCards>>,
);

/// Cards of one seat of which more is known than of others, or less.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialCards {
    /// The places in its discard pile of the cards that came from its draw pile unseen.
    pub blind: Vec<u8>,
    /// The cards of its discard pile that all have seen, by their places.
    pub open: Vec<(u8, Card)>,
    /// The way of the cards that the table saw enter the hand, among the others in it; empty while
    /// there are none.
    pub trail: Trail,
    /// The finish cards, and wilds in their place, that came back to the hand.
    pub returned: Returned,
}

impl SpecialCards {
    /// Whether there are none. Asked at each draw: a comparison with the default is several times as slow.
    fn is_empty(&self) -> bool {
        let SpecialCards { blind, open, trail, returned } = self;
        blind.is_empty() && open.is_empty() && trail.0.is_empty() && returned.0.is_empty()
    }
}

impl Special {
    /// Notes something of them.
    pub fn note(&mut self, note: impl FnOnce(&mut SpecialCards)) {
        let mut cards = self.0.take().unwrap_or_default();
        note(&mut cards);
        self.0 = Some(cards).filter(|cards| !cards.is_empty());
    }

    fn note_if_any(&mut self, note: impl FnOnce(&mut SpecialCards)) {
        if self.0.is_some() {
            self.note(note);
        }
    }
}

impl Deref for Special {
    type Target = SpecialCards;

    fn deref(&self) -> &SpecialCards {
        static NONE: SpecialCards = SpecialCards {
            blind: Vec::new(),
            open: Vec::new(),
            trail: Trail(Vec::new()),
            returned: Returned(Vec::new()),
        };
        self.0.as_deref().unwrap_or(&NONE)
    }
}

impl Evidence {
    /// What the table can tell of a seat that has no cards yet, in a game with or without monsters.
    pub fn new(has_monsters: bool) -> Evidence {
        let hidden = HiddenCards { ways: [WAY, 0, 0, 0, 0, 0], start: None };
        Evidence { has_monsters, hidden, ..Evidence::default() }
    }

    /// Every case in which the cards that came back, and the others, can be.
    pub fn cases(&self) -> Vec<(Places, &HiddenCards)> {
        match &*self.special.returned.0 {
            [] => vec![(Places::default(), &self.hidden)],
            cases => cases.iter().map(|(places, hidden)| (*places, hidden)).collect(),
        }
    }

    fn in_each_case(&mut self, mut note: impl FnMut(&mut HiddenCards)) {
        note(&mut self.hidden);
        self.special.note_if_any(|special| {
            special.returned.0.iter_mut().for_each(|(_, hidden)| note(hidden));
        });
    }

    /// Notes that a card of the draw pile came into the hand, unseen.
    pub fn draw(&mut self) {
        let has_monsters = self.has_monsters;
        self.in_each_case(|hidden| hidden.draw(has_monsters));
        self.special.note_if_any(|cards| cards.trail.take_if_kept(Token::Unknown));
    }

    /// Notes that cards were discarded face down from a hand of that size.
    pub fn discard(&mut self, hand: usize, cards: usize) {
        if cards == 0 {
            return;
        }
        self.cap_monsters(hand.saturating_sub(cards));
        if self.hidden.start.is_some() {
            self.hidden = self.hidden.discard(hand, cards, 0, 0);
        }
        self.special.note_if_any(|special| {
            special.returned.discard(hand, cards);
            special.trail.discard(cards);
        });
    }

    /// Notes that a card was shown and left a hand of that size.
    pub fn show(&mut self, hand: usize, card: Card) {
        self.special.note_if_any(|special| special.trail.show(card));
        if card == Card::Start {
            self.in_each_case(|hidden| {
                if let Some(start) = hidden.start.take() {
                    hidden.ways = start.held;
                }
            });
        } else {
            self.hidden.show(hand, 0);
            self.special.note_if_any(|special| special.returned.show(hand, card));
        }
    }

    /// Notes that a card came back to the hand from which it was shown (T-6.4).
    pub fn come_back(&mut self, card: Card) {
        let hidden = &mut self.hidden;
        self.special.note(|SpecialCards { returned, .. }| {
            if returned.0.is_empty() {
                let nowhere = hidden.start.map(|_| StartTrace::default());
                let before = HiddenCards { start: nowhere, ..HiddenCards::default() };
                returned.0.push((Places::default(), mem::replace(hidden, before)));
            }
            returned.come_back(card);
        });
    }

    /// Notes that a monster was played.
    pub fn play_monster(&mut self) {
        self.in_each_case(HiddenCards::play_monster);
    }

    /// Notes that the hand holds that many monsters at the most.
    pub fn cap_monsters(&mut self, most: usize) {
        self.in_each_case(|hidden| {
            let beyond = hidden.all_ways().flat_map(|ways| ways.iter_mut().skip(most + 1));
            beyond.for_each(|ways| *ways = 0);
        });
    }

    /// Notes that the hand holds that many monsters at the least.
    pub fn require_monsters(&mut self, least: usize) {
        self.in_each_case(|hidden| {
            hidden.all_ways().flat_map(|ways| ways.iter_mut().take(least)).for_each(|it| *it = 0);
        });
    }

    /// Notes that the start card is not in the hand.
    pub fn no_start_held(&mut self) {
        self.in_each_case(|hidden| {
            if let Some(start) = &mut hidden.start {
                start.held = Ways::default();
            }
        });
    }

    /// Notes that a card that the table knows came into a hand of that size.
    pub fn take(&mut self, hand: usize, token: Token) {
        self.special.note(|SpecialCards { trail: Trail(steps), .. }| {
            if steps.is_empty() {
                steps.resize(hand, Step::Take(Token::Unknown));
            }
            steps.push(Step::Take(token));
        });
    }
}
