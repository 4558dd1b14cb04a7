//! The cards (S-1) and their codes in records and on the wire.

use crate::{
    Refusal,
    cards::{self, Code, Coded, written_as_code},
};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// The largest number of a wheel card; the smallest is 1 (S-1.1).
pub const HIGHEST: u8 = 14;
/// How many wheel cards there are (S-1.1).
pub const WHEEL_CARDS: usize = 60;
/// How many wind cards there are (S-1.2).
pub const WIND_CARDS: usize = 20;
/// How many pirates there are (S-1.1).
pub const PIRATES: usize = 4;
/// The damage of the wind cards of each direction (S-1.2).
pub const DAMAGES: [u8; 5] = [1, 1, 2, 2, 3];

/// A direction of the compass (S-1.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
#[ts(rename = "SantaTimeaDirection")]
pub enum Direction {
    /// N.
    #[default]
    #[serde(rename = "N")]
    North,
    /// E.
    #[serde(rename = "E")]
    East,
    /// S.
    #[serde(rename = "S")]
    South,
    /// W.
    #[serde(rename = "W")]
    West,
}

impl Direction {
    /// All directions, clockwise.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The direction on the other side of the compass.
    pub fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }

    fn letter(self) -> u8 {
        match self {
            Direction::North => b'N',
            Direction::East => b'E',
            Direction::South => b'S',
            Direction::West => b'W',
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(self.letter()).fmt(f)
    }
}

/// A wheel card (S-1.1). Cards with the same code are interchangeable.
///
/// The order is that of sorted hands: by direction and number, pirates last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(rename = "SantaTimeaCard", type = "`${\"N\" | \"E\" | \"S\" | \"W\"}${number}` | \"P\"")]
pub enum Card {
    /// A number in a direction: `"N13"`.
    Numbered(Direction, u8),
    /// A pirate: `"P"`.
    #[default]
    Pirate,
}

impl Card {
    /// All wheel cards, sorted.
    pub fn pack() -> impl Iterator<Item = Card> {
        let numbered = Direction::ALL.into_iter().flat_map(|direction| {
            (1..=HIGHEST).map(move |number| Card::Numbered(direction, number))
        });
        numbered.chain([Card::Pirate; PIRATES])
    }
}

impl Coded for Card {
    const WHAT: &'static str = "a wheel card";

    fn code(&self) -> Code {
        match self {
            Card::Numbered(direction, number) => Code::of(&[direction.letter()]).number(*number),
            Card::Pirate => Code::of(b"P"),
        }
    }

    fn from_code(code: &str) -> Option<Card> {
        Card::pack().find(|card| card.code().read(|own| own == code))
    }
}

written_as_code!(Card);

/// A wind card (S-1.2): `"N2"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(rename = "SantaTimeaWind", type = "`${\"N\" | \"E\" | \"S\" | \"W\"}${1 | 2 | 3}`")]
pub struct WindCard {
    /// From where it blows.
    pub direction: Direction,
    /// What it does to the seat that takes it.
    pub damage: u8,
}

impl WindCard {
    /// All wind cards, sorted.
    pub fn pack() -> impl Iterator<Item = WindCard> {
        Direction::ALL
            .into_iter()
            .flat_map(|direction| DAMAGES.map(|damage| WindCard { direction, damage }))
    }
}

impl Coded for WindCard {
    const WHAT: &'static str = "a wind card";

    fn code(&self) -> Code {
        Code::of(&[self.direction.letter()]).number(self.damage)
    }

    fn from_code(code: &str) -> Option<WindCard> {
        WindCard::pack().find(|card| card.code().read(|own| own == code))
    }
}

written_as_code!(WindCard);

/// The refusal of a card that the seat does not hold.
pub fn not_in_hand(card: Card) -> Refusal {
    cards::not_in_hand("S-3.1", card)
}
