//! What the cards of all games have in common: they lie in lists that are multisets, and games whose
//! cards are all named by a code read it in the same way.

use crate::{Dice, Refusal, chance::draw, refusal, refuse};
use serde::{Deserializer, Serialize, Serializer, de};
use std::{fmt, marker::PhantomData, str};

/// Checks that a list holds a multiset of cards.
///
/// # Errors
/// The first card that is not there (often enough).
pub(crate) fn check_held<'a, C: Copy + PartialEq + 'a>(
    list: &[C],
    cards: impl IntoIterator<Item = &'a C, IntoIter: Clone>,
) -> Result<(), C> {
    let cards = cards.into_iter();
    let is_missing = |card: &&C| {
        let asked = cards.clone().filter(|other| other == card).count();
        asked > list.iter().filter(|held| held == card).count()
    };
    match cards.clone().find(is_missing) {
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

/// Shows every multiset of so many cards of a sorted list, each once and sorted.
pub(crate) fn choices<C: Copy + PartialEq>(
    sorted: &[C],
    count: usize,
    show: &mut impl FnMut(&[C]),
) {
    choose(sorted, count, &mut Vec::with_capacity(count), show);
}

/// An action for which a seat picks cards of its hand, less these cards.
pub(crate) trait Unpaid: Copy {
    type Card: Copy + PartialEq;
    type Action;

    /// How many cards of the hand are picked.
    fn due(self) -> u8;

    /// The cards of the hand that can be picked, sorted: a card that is placed does not pay for itself.
    fn pickable(self, hand: &[Self::Card]) -> Vec<Self::Card>;

    /// The action with these cards; `None` if others are due.
    fn with(self, cards: Vec<Self::Card>) -> Option<Self::Action>;

    /// Shows the action with every choice of cards.
    fn spell_out(self, hand: &[Self::Card], show: &mut impl FnMut(Self::Action)) {
        let due = self.due();
        if due == 0 {
            return self.with(Vec::new()).into_iter().for_each(show);
        }
        let pick =
            &mut |cards: &[Self::Card]| self.with(cards.to_vec()).into_iter().for_each(&mut *show);
        choices(&self.pickable(hand), due.into(), pick);
    }

    /// The action with cards picked at random.
    fn at_random(self, hand: &[Self::Card], dice: &mut dyn Dice) -> Option<Self::Action> {
        let due = self.due();
        if due == 0 {
            return self.with(Vec::new());
        }
        let mut cards = self.pickable(hand);
        draw(dice, &mut cards, due.into());
        self.with(cards)
    }
}

fn choose<C: Copy + PartialEq>(
    rest: &[C],
    count: usize,
    chosen: &mut Vec<C>,
    show: &mut impl FnMut(&[C]),
) {
    if chosen.len() == count {
        return show(chosen);
    }
    let mut before = None;
    for (place, card) in rest.iter().enumerate() {
        // The copies of a card are interchangeable: only the first is tried in this place.
        if before != Some(card) {
            chosen.push(*card);
            choose(rest.get(place + 1..).unwrap_or_default(), count, chosen, show);
            chosen.pop();
        }
        before = Some(card);
    }
}

/// The cards without one copy of that one.
pub(crate) fn without<C: Copy + PartialEq>(cards: &[C], one: C) -> Vec<C> {
    let mut rest = cards.to_vec();
    if let Some(place) = rest.iter().position(|card| *card == one) {
        rest.remove(place);
    }
    rest
}

/// Checks that as many cards are parted with as are due.
pub(crate) fn check_count<C>(cards: &[C], due: u8, clause: &'static str) -> Result<(), Refusal> {
    if cards.len() != usize::from(due) {
        refuse!(
            WrongCount,
            clause,
            format!("The number of cards due is {due}, not {}.", cards.len())
        );
    }
    Ok(())
}

/// The refusal of a card that the seat does not hold (again, where it was named twice), by the clause
/// that wants it in the hand.
pub(crate) fn not_in_hand(clause: &'static str, card: impl fmt::Display) -> Refusal {
    refusal!(CardNotInHand, clause, format!("Card {card} is not in your hand."))
}

/// The code of a card: at most eight ASCII signs. Codes have the order of their texts.
///
/// It is a number: views are full of codes, and hands are sorted by them, so that neither must cost
/// more than copying them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Code(
    /// The signs from the highest byte on, filled up with zeros.
    u64,
);

impl Code {
    /// The code of these signs.
    pub(crate) const fn of(signs: &[u8]) -> Code {
        let mut code = Code(0);
        let mut rest = signs;
        while let [sign, behind @ ..] = rest {
            code = code.sign(*sign);
            rest = behind;
        }
        code
    }

    /// The code with one more sign, as far as there is room.
    pub(crate) const fn sign(self, sign: u8) -> Code {
        match self.free().checked_sub(1) {
            Some(behind) => Code(self.0 | (sign as u64) << (u8::BITS * behind)),
            None => self,
        }
    }

    /// The code with a number of at most two digits behind it.
    pub(crate) const fn number(self, number: u8) -> Code {
        let tens = if number < 10 { self } else { self.sign(b'0' + number / 10 % 10) };
        tens.sign(b'0' + number % 10)
    }

    /// How many more signs there is room for.
    const fn free(self) -> u32 {
        self.0.trailing_zeros() / u8::BITS
    }

    /// Lets the text be read.
    pub(crate) fn read<T>(self, reader: impl FnOnce(&str) -> T) -> T {
        let signs = self.0.to_be_bytes();
        let (text, _) = signs.split_at(signs.len() - self.free() as usize);
        reader(str::from_utf8(text).unwrap_or_default())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.read(|text| f.write_str(text))
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.read(|text| serializer.serialize_str(text))
    }
}

/// Cards that are written as codes.
pub(crate) trait Coded: Sized {
    /// What a code stands for, with its article.
    const WHAT: &'static str;

    /// The code of a card.
    fn code(&self) -> Code;

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

/// Writes and reads cards as their codes.
macro_rules! written_as_code {
    ($card:ty) => {
        impl std::fmt::Display for $card {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.code().fmt(f)
            }
        }

        impl serde::Serialize for $card {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.code().serialize(serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $card {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$card, D::Error> {
                $crate::cards::from_code(deserializer)
            }
        }
    };
}
pub(crate) use written_as_code;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_the_order_of_their_texts() {
        let texts = ["", "G1", "G10", "G10i", "G11", "G1i", "G2", "bridge", "bridges8"];
        let codes = texts.map(|text| Code::of(text.as_bytes()));
        assert!(codes.is_sorted());
        assert_eq!(codes.map(|code| code.to_string()), texts);
    }

    #[test]
    fn every_choice_of_cards_comes_once() {
        let all = |count| {
            let mut list = Vec::new();
            choices(&[1, 1, 2, 3], count, &mut |cards| list.push(cards.to_vec()));
            list
        };
        assert_eq!(all(0), [[0; 0]]);
        assert_eq!(all(2), [[1, 1], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(all(3), [[1, 1, 2], [1, 1, 3], [1, 2, 3]]);
        assert!(all(5).is_empty());
        assert_eq!(without(&[1, 1, 2], 1), [1, 2]);
    }

    #[test]
    fn codes_are_put_together_from_signs_and_numbers() {
        assert!(Code::of(b"S").number(7) == Code::of(b"S7"));
        assert!(Code::of(b"S").number(12).sign(b'i') == Code::of(b"S12i"));
        assert!(Code::of(b"of nine signs") == Code::of(b"of nine "), "there is room for eight");
    }
}
