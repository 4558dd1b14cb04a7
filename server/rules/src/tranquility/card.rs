//! The cards (T-0) and their codes in records and on the wire.

use crate::Refusal;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use ts_rs::TS;

/// The largest island number; there is one island of each number from 1.
pub const ISLANDS: u8 = 80;
/// How many finish cards there are (T-1.2).
pub const FINISHES: usize = 5;

/// A card. Cards with the same code are interchangeable.
///
/// The order is that of sorted hands: islands by number, then the others by their codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// An island, 1 to 80.
    Island(u8),
    /// A finish card.
    Finish,
    /// A start card.
    Start,
}

impl Card {
    /// The number of an island.
    pub fn number(self) -> Option<u8> {
        match self {
            Card::Island(number) => Some(number),
            _ => None,
        }
    }

    fn code(self) -> Option<&'static str> {
        match self {
            Card::Island(_) => None,
            Card::Finish => Some("finish"),
            Card::Start => Some("start"),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.code()) {
            (_, Some(code)) => f.write_str(code),
            (Card::Island(number), None) => write!(f, "{number}"),
            (_, None) => Ok(()),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Card::Island(number) => serializer.serialize_u8(*number),
            other => serializer.collect_str(other),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card: a number from 1 to 80, or the name of another card")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Card, E> {
                match u8::try_from(number) {
                    Ok(number @ 1..=ISLANDS) => Ok(Card::Island(number)),
                    _ => Err(E::invalid_value(de::Unexpected::Unsigned(number), &self)),
                }
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Card, E> {
                match u64::try_from(number) {
                    Ok(number) => self.visit_u64(number),
                    Err(_) => Err(E::invalid_value(de::Unexpected::Signed(number), &self)),
                }
            }

            fn visit_str<E: de::Error>(self, code: &str) -> Result<Card, E> {
                [Card::Finish, Card::Start]
                    .into_iter()
                    .find(|card| card.code() == Some(code))
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Str(code), &self))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// How a card looks in TypeScript.
#[derive(TS)]
#[ts(rename = "Card", untagged, rename_all = "snake_case")]
pub enum CardCode {
    /// An island.
    Island(u8),
    /// Any other card.
    Other(OtherCard),
}

/// The codes of the cards that are no islands.
#[derive(Clone, Copy, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OtherCard {
    /// A finish card.
    Finish,
    /// A start card.
    Start,
}

/// Checks that a list holds a multiset of cards.
///
/// # Errors
/// The first card that is not there (often enough).
pub fn check_held(list: &[Card], cards: &[Card]) -> Result<(), Card> {
    let count = |list: &[Card], card| list.iter().filter(|held| **held == card).count();
    match cards.iter().find(|card| count(cards, **card) > count(list, **card)) {
        Some(missing) => Err(*missing),
        None => Ok(()),
    }
}

/// Takes a multiset of cards out of a list.
///
/// # Errors
/// The first card that is not there (often enough); the list is then unchanged.
pub fn take_out(list: &mut Vec<Card>, cards: &[Card]) -> Result<(), Card> {
    check_held(list, cards)?;
    for card in cards {
        if let Some(place) = list.iter().position(|held| held == card) {
            list.remove(place);
        }
    }
    Ok(())
}

/// The refusal of a card that the seat does not hold (again, where it was named twice).
pub fn not_in_hand(card: Card) -> Refusal {
    Refusal::new("card_not_in_hand", "T-3.3", format!("Card {card} is not in your hand."))
}
