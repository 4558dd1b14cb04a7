//! The cards (T-0) and their codes in records and on the wire.

use super::readings::NEVER_PAYS;
use crate::{
    Refusal,
    cards::{self, check_count, check_held},
    refuse, small,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use ts_rs::TS;

/// The largest island number; there is one island of each number from 1.
pub const ISLANDS: u8 = 80;
/// How many finish cards there are (T-1.2).
pub const FINISHES: usize = 5;

/// A card. Cards with the same code are interchangeable.
// The order is that of sorted hands: islands by number, then the others by their codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "CardCode")]
pub enum Card {
    Island(u8),
    /// A compass: day and night, and the pyramid's explorer pile.
    #[default]
    Compass,
    /// A finish card.
    Finish,
    Monster,
    /// A storm under which islands go only beside others.
    Orange,
    /// A storm that closes a row.
    Purple,
    /// The rocks of the pyramid's explorer pile.
    Rocks,
    /// A start card.
    Start,
    /// A wild card.
    Wild,
    /// A storm that takes cards from the hand.
    Yellow,
}

/// A storm by its colour (T-7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Storm {
    /// Lies before its drawer, whose hand shrinks to three.
    Yellow,
    /// Lies beside a row, which is closed.
    Purple,
    /// Lies before its drawer, who places islands only beside others.
    Orange,
}

/// The cards that are no islands, in the order of their codes.
pub const OTHERS: [Card; 9] = [
    Card::Compass,
    Card::Finish,
    Card::Monster,
    Card::Orange,
    Card::Purple,
    Card::Rocks,
    Card::Start,
    Card::Wild,
    Card::Yellow,
];

impl From<Storm> for Card {
    fn from(storm: Storm) -> Card {
        match storm {
            Storm::Yellow => Card::Yellow,
            Storm::Purple => Card::Purple,
            Storm::Orange => Card::Orange,
        }
    }
}

impl Card {
    /// The number of an island.
    pub fn number(self) -> Option<u8> {
        match self {
            Card::Island(number) => Some(number),
            _ => None,
        }
    }

    /// The storm that the card is.
    pub fn storm(self) -> Option<Storm> {
        match self {
            Card::Yellow => Some(Storm::Yellow),
            Card::Purple => Some(Storm::Purple),
            Card::Orange => Some(Storm::Orange),
            _ => None,
        }
    }

    /// Whether the card can be discarded, paid and given: all but monsters can (T-6.3).
    pub fn is_discardable(self) -> bool {
        self != NEVER_PAYS
    }

    fn code(self) -> Option<&'static str> {
        match self {
            Card::Island(_) => None,
            Card::Compass => Some("compass"),
            Card::Finish => Some("finish"),
            Card::Monster => Some("monster"),
            Card::Orange => Some("orange"),
            Card::Purple => Some("purple"),
            Card::Rocks => Some("rocks"),
            Card::Start => Some("start"),
            Card::Wild => Some("wild"),
            Card::Yellow => Some("yellow"),
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
        match (self, self.code()) {
            (Card::Island(number), _) => serializer.serialize_u8(*number),
            (_, code) => serializer.serialize_str(code.unwrap_or_default()),
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
                OTHERS
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
#[ts(untagged, rename_all = "snake_case")]
pub enum CardCode {
    Island(u8),
    /// Any other card.
    Other(OtherCard),
}

/// The codes of the cards that are no islands.
#[derive(Clone, Copy, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OtherCard {
    Compass,
    /// A finish card.
    Finish,
    Monster,
    /// An orange storm.
    Orange,
    /// A purple storm.
    Purple,
    Rocks,
    /// A start card.
    Start,
    /// A wild card.
    Wild,
    /// A yellow storm.
    Yellow,
}

/// How many cards of a list can be discarded, paid and given (T-6.3).
pub fn discardable(list: &[Card]) -> u8 {
    small(list.iter().filter(|card| card.is_discardable()).count())
}

/// The cards of a hand that can be discarded, paid and given (T-6.3), sorted.
pub(super) fn parting(hand: &[Card]) -> Vec<Card> {
    let mut cards = Vec::with_capacity(hand.len());
    cards.extend(hand.iter().filter(|card| card.is_discardable()));
    cards
}

/// Checks that a seat can part with these cards of its hand.
///
/// # Errors
/// One of them is not there (often enough), or is a monster.
pub fn check_discard(hand: &[Card], cards: &[Card]) -> Result<(), Refusal> {
    check_held(hand, cards).map_err(not_in_hand)?;
    check_discardable(cards)
}

/// Checks that a seat parts with exactly the cards that are due: of its hand, and none a monster.
///
/// # Errors
/// There are more or fewer, or one of them cannot go.
pub fn check_due(
    hand: &[Card],
    cards: &[Card],
    due: u8,
    clause: &'static str,
) -> Result<(), Refusal> {
    check_count(cards, due, clause)?;
    check_discard(hand, cards)
}

/// Checks that no card is a monster (T-6.3).
///
/// # Errors
/// One is.
pub fn check_discardable(cards: &[Card]) -> Result<(), Refusal> {
    if cards.iter().all(|card| card.is_discardable()) {
        Ok(())
    } else {
        refuse!(MonsterStays, "T-6.3", "A monster can never be discarded or paid.")
    }
}

/// The refusal of a card that the seat does not hold.
pub fn not_in_hand(card: Card) -> Refusal {
    cards::not_in_hand("T-3.3", card)
}
