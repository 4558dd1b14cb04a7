//! The trick: what its cards are worth and how they stand (S-3).

use crate::{
    Seat,
    core::lists::PerSeat,
    santa_timea::{
        card::{Card, Direction},
        readings::{LED_PIRATE, may_lead_on, standing_of_led_pirate},
    },
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a card is worth under the wind. Compared, the higher card is the greater.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Less than any other: of a led pirate, and of those that copy it.
    #[default]
    LedPirate,
    /// Zero, of a card against the wind; zeros rank by their number.
    Zero(u8),
    Halves(u8),
}

/// How much of its number a card counts under the wind (S-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SantaTimeaCount")]
pub enum Count {
    /// All of it: the wind's own direction.
    Full,
    Half,
    /// Nothing: the direction opposite to the wind's.
    Zero,
}

impl Count {
    /// What cards of a direction count under a wind (S-3.2).
    pub fn of(direction: Direction, wind: Direction) -> Count {
        if direction == wind {
            Count::Full
        } else if direction == wind.opposite() {
            Count::Zero
        } else {
            Count::Half
        }
    }
}

impl Value {
    /// The value of a numbered card (S-3.2).
    pub fn of(direction: Direction, number: u8, wind: Direction) -> Value {
        match Count::of(direction, wind) {
            Count::Full => Value::Halves(2 * number),
            Count::Half => Value::Halves(number),
            Count::Zero => Value::Zero(number),
        }
    }
}

/// A card in the trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    pub card: Card,
    /// What it is worth.
    pub value: Value,
}

/// How a card of the trick stands among those played so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It counts.
    In,
    /// Another has the same value, or it copies a led pirate.
    Out,
    /// It is the led pirate, which takes the wind card whatever follows.
    LedPirate,
}

/// The cards played so far under one wind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trick {
    wind: Direction,
    cards: PerSeat<Played>,
}

impl Trick {
    /// A trick to be led.
    pub fn new(wind: Direction) -> Trick {
        Trick { wind, cards: PerSeat::new() }
    }

    /// The cards in the order in which they were played.
    pub fn cards(&self) -> &[Played] {
        &self.cards
    }

    /// What a card would be worth as the next one: a pirate what the card before it is worth, be that
    /// a pirate or out of the trick (S-3.3).
    pub fn value_of_next(&self, card: Card) -> Value {
        match card {
            Card::Numbered(direction, number) => Value::of(direction, number, self.wind),
            Card::Pirate => self.cards.last().map_or(LED_PIRATE, |before| before.value),
        }
    }

    /// The numbered card that a pirate of the trick copies, if any.
    pub fn copied(&self, place: usize) -> Option<Card> {
        let before = self.cards.get(..place)?.iter().rev();
        before.map(|played| played.card).find(|card| *card != Card::Pirate)
    }

    pub fn play(&mut self, seat: Seat, card: Card) {
        let value = self.value_of_next(card);
        self.cards.push(Played { seat, card, value });
    }

    /// How the card in that place stands (S-3.4, S-3.5).
    pub fn standing(&self, place: usize, played: &Played) -> Standing {
        if played.value == LED_PIRATE {
            return standing_of_led_pirate(place);
        }
        let equal = self.cards.iter().filter(|other| other.value == played.value);
        if equal.count() > 1 { Standing::Out } else { Standing::In }
    }

    /// The card that takes the wind card (S-3.5, S-3.4).
    pub fn lowest(&self) -> Option<&Played> {
        self.left().min_by_key(|played| played.value)
    }

    /// The card whose seat leads the next trick: the highest, a led pirate never (S-3.5).
    pub fn highest(&self) -> Option<&Played> {
        let left = self.left().filter(|played| may_lead_on(played.value));
        left.max_by_key(|played| played.value)
    }

    /// The cards that are not out of the trick.
    fn left(&self) -> impl Iterator<Item = &Played> {
        let cards = self.cards.iter().enumerate();
        let left = cards.filter(|(place, played)| self.standing(*place, played) != Standing::Out);
        left.map(|(_, played)| played)
    }
}
