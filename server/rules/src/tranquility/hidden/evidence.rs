//! What the table can tell of hidden cards, by what was drawn, discarded and shown.
//!
//! Nothing is read into what a seat does: it counts as having picked the cards that left its hand
//! blindly, each as likely as the others. But no monster can be discarded (T-6.3), a start card has to
//! be played (T-4.1), and cards that the table saw enter a hand are there until cards leave it unseen.

use crate::{Dice, tranquility::card::Card};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// As much as one way in which a card can have come somewhere: ways are counted in small parts of it.
pub const WAY: u64 = 1 << 24;
/// The most monsters that a hand can hold.
pub const MOST_MONSTERS: usize = 5;

/// Ways, by the number of monsters in the hand.
pub type Ways = [u64; MOST_MONSTERS + 1];

/// What the table can tell of the hidden cards of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// Whether there are monsters in the game.
    pub has_monsters: bool,
    /// The ways in which the cards drawn can be the monsters of the hand, and none of them the start
    /// card: all of them, since the seat was last known to hold no monster, and to have room for them.
    pub ways: Ways,
    /// Its start card, from when it is shuffled in until it is played (T-1.4).
    pub start: Option<StartTrace>,
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
    /// The places in its discard pile of the cards that came from its draw pile unseen (T-4.4, T-11.3).
    pub blind: Vec<u8>,
    /// The cards of its discard pile that all have seen, by their places.
    pub open: Vec<(u8, Card)>,
    /// The way of the cards that the table saw enter the hand, among the others in it; empty while
    /// there are none.
    pub trail: Trail,
}

impl Special {
    /// Notes something of them.
    pub fn note(&mut self, note: impl FnOnce(&mut SpecialCards)) {
        let mut cards = self.0.take().unwrap_or_default();
        note(&mut cards);
        self.0 = Some(cards).filter(|cards| **cards != SpecialCards::default());
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
        static NONE: SpecialCards =
            SpecialCards { blind: Vec::new(), open: Vec::new(), trail: Trail(Vec::new()) };
        self.0.as_deref().unwrap_or(&NONE)
    }
}

/// Where a start card may be besides the draw pile, in which every place goes with each of the
/// [ways](Evidence::ways).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTrace {
    /// The ways in which one of the cards drawn is the start card and in the hand, and others are the
    /// monsters there.
    pub held: Ways,
    /// The same with the start card among the discards.
    pub discarded: Ways,
}

/// That share of the ways, and not nothing where there is one.
pub(in crate::tranquility) fn share(ways: u64, part: usize, whole: usize) -> u64 {
    let (part, whole) = (part as u64, whole.max(1) as u64);
    if ways == 0 || part == 0 || part >= whole {
        return if part == 0 { 0 } else { ways };
    }
    // The product of all ways and a part can be too large.
    (ways / whole * part + ways % whole * part / whole).max(1)
}

impl Evidence {
    /// What the table can tell of a seat that has no cards yet, in a game with or without monsters.
    pub fn new(has_monsters: bool) -> Evidence {
        Evidence { has_monsters, ways: [WAY, 0, 0, 0, 0, 0], ..Evidence::default() }
    }

    /// All ways, wherever the start card is.
    fn all_ways(&mut self) -> impl Iterator<Item = &mut Ways> {
        let start = self.start.iter_mut().flat_map(|start| [&mut start.held, &mut start.discarded]);
        start.chain([&mut self.ways])
    }

    /// Notes that a card of the draw pile came into the hand, unseen.
    pub fn draw(&mut self) {
        let before = self.ways;
        if self.has_monsters {
            for ways in self.all_ways() {
                for number in (1..=MOST_MONSTERS).rev() {
                    ways[number] += ways[number - 1];
                }
            }
        }
        if let Some(start) = &mut self.start {
            start.held.iter_mut().zip(before).for_each(|(held, ways)| *held += ways);
        }
        self.special.note_if_any(|cards| cards.trail.take_if_kept(Token::Unknown));
    }

    /// Notes that cards were discarded face down from a hand of that size.
    pub fn discard(&mut self, hand: usize, cards: usize) {
        if cards == 0 {
            return;
        }
        self.cap_monsters(hand.saturating_sub(cards));
        if let Some(StartTrace { held, discarded }) = &mut self.start {
            for (monsters, (held, discarded)) in held.iter_mut().zip(discarded).enumerate() {
                // No monster is discarded (T-6.3).
                let spare = hand.saturating_sub(monsters);
                *discarded += share(*held, cards, spare);
                *held = share(*held, spare.saturating_sub(cards), spare);
            }
        }
        self.special.note_if_any(|special| special.trail.discard(cards));
    }

    /// Notes that a card was shown and left a hand of that size.
    pub fn show(&mut self, hand: usize, card: Card) {
        if card == Card::Start {
            if let Some(start) = self.start.take() {
                self.ways = start.held;
            }
            return self.special.note_if_any(|cards| cards.trail.show(card));
        }
        // The card shown is none of the monsters, and not the start card.
        for (number, ways) in self.ways.iter_mut().enumerate() {
            *ways = share(*ways, hand.saturating_sub(number), hand);
        }
        if let Some(StartTrace { held, discarded }) = &mut self.start {
            for (number, (held, discarded)) in held.iter_mut().zip(discarded).enumerate() {
                *held = share(*held, hand.saturating_sub(number + 1), hand);
                *discarded = share(*discarded, hand.saturating_sub(number), hand);
            }
        }
        self.special.note_if_any(|cards| cards.trail.show(card));
    }

    /// Notes that a monster was played.
    pub fn play_monster(&mut self) {
        for ways in self.all_ways() {
            ways.rotate_left(1);
            ways[MOST_MONSTERS] = 0;
        }
        self.special.note_if_any(|cards| cards.trail.show(Card::Monster));
    }

    /// Notes that the hand holds that many monsters at the most.
    pub fn cap_monsters(&mut self, most: usize) {
        self.all_ways().flat_map(|ways| ways.iter_mut().skip(most + 1)).for_each(|ways| *ways = 0);
    }

    /// Notes that the hand holds that many monsters at the least.
    pub fn require_monsters(&mut self, least: usize) {
        self.all_ways().flat_map(|ways| ways.iter_mut().take(least)).for_each(|ways| *ways = 0);
    }

    /// Notes that the start card is not in the hand.
    pub fn no_start_held(&mut self) {
        if let Some(start) = &mut self.start {
            start.held = Ways::default();
        }
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
    fn take_if_kept(&mut self, token: Token) {
        if !self.0.is_empty() {
            self.0.push(Step::Take(token));
        }
    }

    fn discard(&mut self, cards: usize) {
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
    fn show(&mut self, card: Card) {
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

    /// How many of the cards in the hand can be ones that the table does not know.
    pub fn most_unknown(&self) -> usize {
        let (mut size, mut unknown_after) = (self.end_size(), 0);
        let mut most = usize::MAX;
        for step in self.0.iter().rev() {
            match step {
                Step::Take(token) => {
                    size -= 1;
                    unknown_after += usize::from(*token == Token::Unknown);
                }
                Step::Discard(cards) => {
                    most = most.min(size + unknown_after);
                    size += usize::from(*cards);
                }
            }
        }
        most.min(unknown_after)
    }

    /// How likely each card is, in proportion, to be the only one left, apart from others that cannot
    /// have left.
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

    /// Draws which of the cards that the table knows are still in the hand, beside so many others at
    /// the least. The rest of them have been discarded.
    pub fn replay(&self, others: usize, dice: &mut dyn Dice) -> Vec<Token> {
        let mut to_come = self.tokens().filter(|token| *token == Token::Unknown).count();
        let (mut known, mut unknown) = (Vec::new(), 0_usize);
        for step in &self.0 {
            match step {
                Step::Take(Token::Unknown) => {
                    to_come -= 1;
                    unknown += 1;
                }
                Step::Take(token) => known.push(*token),
                Step::Discard(cards) => {
                    for _ in 0..*cards {
                        let spare = unknown.saturating_sub(others.saturating_sub(to_come));
                        let drawn = dice.below((known.len() + spare).max(1) as u32) as usize;
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
