//! The cards and their codes in records and on the wire.

use crate::{
    Refusal,
    cards::{self, Coded},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{cmp::Ordering, fmt};
use ts_rs::TS;

/// The largest value of a slope; the smallest is 1.
pub const HIGHEST: u8 = 12;
/// How many bridges there are.
pub const BRIDGES: usize = 5;
/// How many summits there are.
pub const SUMMITS: usize = 5;

/// The type of a slope or campfire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// G, of which trails are made.
    Grassy,
    /// S.
    Snowy,
    /// R.
    Rocky,
}

impl Terrain {
    /// All types, in the order in which they take turns to bear the ibex mark.
    pub const ALL: [Terrain; 3] = [Terrain::Grassy, Terrain::Snowy, Terrain::Rocky];

    fn letter(self) -> u8 {
        match self {
            Terrain::Grassy => b'G',
            Terrain::Snowy => b'S',
            Terrain::Rocky => b'R',
        }
    }
}

/// A card that makes up the mountain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slope {
    /// Its type.
    pub terrain: Terrain,
    /// 1 to 12.
    pub value: u8,
    /// Whether it bears the ibex mark, which counts with the wildlife module alone.
    pub ibex: bool,
}

impl Slope {
    /// Both copies of a slope. One of them bears the ibex mark if it is the turn of its type
    /// . **[reading]**
    pub fn copies(terrain: Terrain, value: u8) -> [Slope; 2] {
        let turn = usize::from(value.saturating_sub(1)) % Terrain::ALL.len();
        let ibex = Terrain::ALL[turn] == terrain;
        [Slope { terrain, value, ibex: false }, Slope { terrain, value, ibex }]
    }

    /// All slopes of those values.
    pub fn all(values: impl Iterator<Item = u8>) -> impl Iterator<Item = Slope> {
        values.flat_map(|value| {
            Terrain::ALL.into_iter().flat_map(move |terrain| Slope::copies(terrain, value))
        })
    }
}

/// A card. Cards with the same code are interchangeable.
///
/// The order is that of sorted hands: by code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(
    rename = "AscentCard",
    type = "`${\"G\" | \"S\" | \"R\"}${number}` | `${\"G\" | \"S\" | \"R\"}${number}i` \
            | \"CG\" | \"CS\" | \"CR\" | \"bridge\" | \"summit\""
)]
pub enum Card {
    /// A slope: `"G7"`, with the ibex mark `"G7i"`.
    Slope(Slope),
    /// A campfire: `"CG"`.
    Campfire(Terrain),
    /// A bridge.
    Bridge,
    /// A summit.
    Summit,
}

impl Card {
    /// The slope that the card is.
    pub fn slope(self) -> Option<Slope> {
        match self {
            Card::Slope(slope) => Some(slope),
            _ => None,
        }
    }

    /// The type of a slope or campfire.
    pub fn terrain(self) -> Option<Terrain> {
        match self {
            Card::Slope(Slope { terrain, .. }) | Card::Campfire(terrain) => Some(terrain),
            Card::Bridge | Card::Summit => None,
        }
    }

    /// The code, filled up with zeros, so that it orders like the text.
    fn code(self) -> [u8; 6] {
        match self {
            Card::Slope(Slope { terrain, value, ibex }) => {
                let mut code = [0; 6];
                let tens = (value >= 10).then_some(b'0' + value / 10);
                let signs = [Some(terrain.letter()), tens, Some(b'0' + value % 10)];
                let mark = [ibex.then_some(b'i')];
                for (place, sign) in code.iter_mut().zip(signs.into_iter().chain(mark).flatten()) {
                    *place = sign;
                }
                code
            }
            Card::Campfire(terrain) => [b'C', terrain.letter(), 0, 0, 0, 0],
            Card::Bridge => *b"bridge",
            Card::Summit => *b"summit",
        }
    }
}

impl Coded for Card {
    const WHAT: &'static str = "a card";

    fn from_code(code: &str) -> Option<Card> {
        let slopes = Slope::all(1..=HIGHEST).map(Card::Slope);
        let campfires = Terrain::ALL.map(Card::Campfire);
        let mut cards = slopes.chain(campfires).chain([Card::Bridge, Card::Summit]);
        cards.find(|card| card.to_string() == code)
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Card) -> Ordering {
        self.code().cmp(&other.code())
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Card) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.code();
        code.iter()
            .take_while(|sign| **sign != 0)
            .try_for_each(|sign| write!(f, "{}", *sign as char))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        cards::from_code(deserializer)
    }
}

/// The refusal of a card that the seat does not hold.
pub fn not_in_hand(card: Card) -> Refusal {
    cards::not_in_hand("A-4.1", card)
}
