//! What the cards of all games have in common: they lie in lists that are multisets, and games whose
//! cards are all named by a code read it in the same way.

use crate::Refusal;
use serde::{Deserializer, de};
use std::{fmt, marker::PhantomData};

/// Checks that a list holds a multiset of cards.
///
/// # Errors
/// The first card that is not there (often enough).
pub(crate) fn check_held<C: Copy + PartialEq>(list: &[C], cards: &[C]) -> Result<(), C> {
    let count = |list: &[C], card| list.iter().filter(|held| **held == card).count();
    match cards.iter().find(|card| count(cards, **card) > count(list, **card)) {
        Some(missing) => Err(*missing),
        None => Ok(()),
    }
}

/// Takes a multiset of cards out of a list.
///
/// # Errors
/// The first card that is not there (often enough); the list is then unchanged.
pub(crate) fn take_out<C: Copy + PartialEq>(list: &mut Vec<C>, cards: &[C]) -> Result<(), C> {
    check_held(list, cards)?;
    for card in cards {
        if let Some(place) = list.iter().position(|held| held == card) {
            list.remove(place);
        }
    }
    Ok(())
}

/// The refusal of a card that the seat does not hold (again, where it was named twice), by the clause
/// that wants it in the hand.
pub(crate) fn not_in_hand(clause: &'static str, card: impl fmt::Display) -> Refusal {
    Refusal::new("card_not_in_hand", clause, format!("Card {card} is not in your hand."))
}

/// Cards that are written as codes.
pub(crate) trait Coded: Sized {
    /// What a code stands for, with its article.
    const WHAT: &'static str;

    /// What has that code, if anything has.
    fn from_code(code: &str) -> Option<Self>;
}

/// Reads what a code stands for.
///
/// # Errors
/// It is no code of such a card.
pub(crate) fn from_code<'de, C: Coded, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<C, D::Error> {
    struct Visitor<C>(PhantomData<C>);
    impl<C: Coded> de::Visitor<'_> for Visitor<C> {
        type Value = C;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "the code of {}", C::WHAT)
        }

        fn visit_str<E: de::Error>(self, code: &str) -> Result<C, E> {
            C::from_code(code).ok_or_else(|| E::invalid_value(de::Unexpected::Str(code), &self))
        }
    }
    deserializer.deserialize_str(Visitor(PhantomData))
}
