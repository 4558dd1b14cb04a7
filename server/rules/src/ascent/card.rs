//! The cards and their codes in records and on the wire.

use super::readings::ibex_terrain;
use crate::{
    Refusal,
    cards::{self, Code, Coded, written_as_code},
};
use std::cmp::Ordering;
use ts_rs::TS;

/// The largest value of a slope; the smallest is 1.
pub const HIGHEST: u8 = 12;
/// How many summits there are.
pub const SUMMITS: usize = 5;
/// How many [kinds](Card::kind) of cards are told apart; some of the numbers stand for none.
pub(super) const KINDS: usize = 2 * 12 * 3 + 3 + 2;

/// The type of a slope or campfire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slope {
    /// Its type.
    pub terrain: Terrain,
    pub value: u8,
    /// Whether it bears the ibex mark, which counts with the wildlife module alone.
    pub ibex: bool,
}

impl Slope {
    /// Both copies of a slope. One of them may bear the ibex mark.
    pub fn copies(terrain: Terrain, value: u8) -> [Slope; 2] {
        let ibex = ibex_terrain(value) == terrain;
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, TS)]
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
    #[default]
    Bridge,
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

    /// A number that cards of the same code have in common, for counting.
    pub(super) fn kind(self) -> usize {
        let slopes = 2 * usize::from(HIGHEST) * Terrain::ALL.len();
        match self {
            Card::Slope(Slope { terrain, value, ibex }) => {
                let row =
                    terrain as usize * usize::from(HIGHEST) + usize::from(value.saturating_sub(1));
                2 * row + usize::from(ibex)
            }
            Card::Campfire(terrain) => slopes + terrain as usize,
            Card::Bridge => slopes + Terrain::ALL.len(),
            Card::Summit => slopes + Terrain::ALL.len() + 1,
        }
    }

    /// The first four signs of its code, which tell all cards apart and have the order of the codes.
    fn signs(self) -> u32 {
        let signs = match self {
            Card::Slope(Slope { terrain, value, ibex }) => {
                let mark = if ibex { b'i' } else { 0 };
                match value.checked_sub(10) {
                    Some(ones) => [terrain.letter(), b'1', b'0' + ones, mark],
                    None => [terrain.letter(), b'0' + value, mark, 0],
                }
            }
            Card::Campfire(terrain) => [b'C', terrain.letter(), 0, 0],
            Card::Bridge => *b"brid",
            Card::Summit => *b"summ",
        };
        u32::from_be_bytes(signs)
    }

    /// The type of a slope or campfire.
    pub fn terrain(self) -> Option<Terrain> {
        match self {
            Card::Slope(Slope { terrain, .. }) | Card::Campfire(terrain) => Some(terrain),
            Card::Bridge | Card::Summit => None,
        }
    }
}

impl Coded for Card {
    const WHAT: &'static str = "a card";

    fn code(&self) -> Code {
        match self {
            Card::Slope(Slope { terrain, value, ibex }) => {
                let code = Code::of(&[terrain.letter()]).number(*value);
                if *ibex { code.sign(b'i') } else { code }
            }
            Card::Campfire(terrain) => Code::of(&[b'C', terrain.letter()]),
            Card::Bridge => Code::of(b"bridge"),
            Card::Summit => Code::of(b"summit"),
        }
    }

    fn from_code(code: &str) -> Option<Card> {
        let slopes = Slope::all(1..=HIGHEST).map(Card::Slope);
        let campfires = Terrain::ALL.map(Card::Campfire);
        let mut cards = slopes.chain(campfires).chain([Card::Bridge, Card::Summit]);
        cards.find(|card| card.code().read(|own| own == code))
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Card) -> Ordering {
        self.signs().cmp(&other.signs())
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Card) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

written_as_code!(Card);

/// The refusal of a card that the seat does not hold.
pub fn not_in_hand(card: Card) -> Refusal {
    cards::not_in_hand("A-4.1", card)
}
