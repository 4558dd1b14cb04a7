//! What the table has seen of the hidden cards of a seat: the facts that every position drawn must meet.
//!
//! Nothing is read into what a seat does. But no monster can be discarded (T-6.3), a start card has to be
//! played (T-4.1), and cards that the table saw enter a hand are there until cards leave it unseen.

use super::trail::{Step, Token, Trail};
use crate::{Seat, core::lists::PerSeat, small, tranquility::card::Card};

/// Numbers of monsters, as bits: bit `n` for `n` of them.
type Numbers = u8;

/// All numbers of monsters that a game can have (T-6.2).
const ALL: Numbers = 0b11_1111;

/// Where the start card of a seat lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tranquility) enum Place {
    /// In the draw pile, or among the cards discarded from there unseen.
    Pile,
    Hand,
    Discards,
}

/// What the table has seen of the hidden cards of all seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Facts {
    seats: PerSeat<Holding>,
    /// Of each seat, the cards of which more is known than of others, or less; empty while no seat has any,
    /// as in most games: a position is then soon copied.
    special: Vec<SpecialCards>,
}

/// What the hand of a seat can hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holding {
    /// How many monsters, by the [`Place`] of the seat's start card; where it has none, as if that lay in
    /// the pile.
    monsters: [Numbers; 3],
    /// Whether the seat has a start card that it has not played.
    pub has_start: bool,
    /// How many cards came that can be monsters of the hand.
    pub maybe_monsters: u8,
    /// How many cards came that can be the start card.
    pub maybe_start: u8,
}

/// Cards of one seat of which more is known than of others, or less.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpecialCards {
    /// The places in its discard pile of the cards that came from its draw pile unseen.
    pub blind: Vec<u8>,
    /// The cards of its discard pile that all have seen, by their places.
    pub open: Vec<(u8, Card)>,
    /// The way of the cards that the table saw enter the hand, among the others in it; empty while
    /// there are none.
    pub trail: Trail,
}

impl SpecialCards {
    const NONE: &SpecialCards =
        &SpecialCards { blind: Vec::new(), open: Vec::new(), trail: Trail(Vec::new()) };
}

impl Holding {
    /// Whether that can be so many monsters while the start card is there, if the seat has one.
    pub(in crate::tranquility) fn allows(&self, start: Option<Place>, monsters: usize) -> bool {
        let numbers = self.monsters[start.unwrap_or(Place::Pile) as usize];
        numbers & up_to(monsters) & !below(monsters) != 0
    }

    fn least_monsters(&self) -> u8 {
        let least = self.monsters.iter().map(|numbers| numbers.trailing_zeros());
        small(least.min().unwrap_or(0))
    }

    /// Notes that so many cards are left, which are all that can be monsters or the start card.
    fn leave(&mut self, cards: usize) {
        let [pile, hand, discards] = self.monsters;
        self.monsters = [pile & up_to(cards), hand & below(cards), discards & up_to(cards)];
    }
}

impl Facts {
    /// What the table knows of so many seats that have no cards yet.
    pub fn new(seats: usize) -> Facts {
        let none = Holding { monsters: [1, 0, 0], ..Holding::default() };
        Facts { seats: (0..seats).map(|_| none).collect(), special: Vec::new() }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// What the hand of the seat can hold.
    pub fn of(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    /// The cards of the seat of which more is known than of others, or less.
    pub fn special(&self, seat: Seat) -> &SpecialCards {
        self.special.get(seat.index()).unwrap_or(SpecialCards::NONE)
    }

    /// Notes something of those cards.
    fn note(&mut self, seat: Seat, note: impl FnOnce(&mut SpecialCards)) {
        self.special.resize(self.seats.len(), SpecialCards::default());
        note(&mut self.special[seat.index()]);
        if self.special.iter().all(|cards| cards == SpecialCards::NONE) {
            self.special.clear();
        }
    }

    fn note_step(&mut self, seat: Seat, step: Step) {
        if let Some(cards) = self.special.get_mut(seat.index()) {
            cards.trail.note(step);
        }
    }

    /// Notes that the seat has a start card in its draw pile.
    pub fn add_start(&mut self, seat: Seat) {
        self.seats[seat.index()].has_start = true;
    }

    /// Notes that a card of the draw pile came into the hand, unseen.
    pub fn draw(&mut self, seat: Seat, has_monsters: bool) {
        let of = &mut self.seats[seat.index()];
        let in_pile = of.monsters[Place::Pile as usize];
        if has_monsters {
            of.monsters = of.monsters.map(|numbers| (numbers | numbers << 1) & ALL);
            of.maybe_monsters += 1;
        }
        if of.has_start {
            of.monsters[Place::Hand as usize] |= in_pile;
            of.maybe_start += 1;
        }
        self.note_step(seat, Step::Take(None));
    }

    /// Notes that cards were discarded face down from a hand of that size.
    pub fn discard(&mut self, seat: Seat, hand: usize, cards: usize) {
        if cards == 0 {
            return;
        }
        let of = &mut self.seats[seat.index()];
        of.monsters[Place::Discards as usize] |= of.monsters[Place::Hand as usize];
        of.leave(hand.saturating_sub(cards));
        self.note_step(seat, Step::Discard(small(cards)));
    }

    /// Notes that a card that all see was discarded to that place.
    pub fn discard_open(&mut self, seat: Seat, place: usize, card: Card) {
        self.note(seat, |cards| cards.open.push((small(place), card)));
    }

    /// Notes that a card of the draw pile was discarded to that place unseen.
    pub fn discard_unseen(&mut self, seat: Seat, place: usize) {
        self.note(seat, |cards| cards.blind.push(small(place)));
    }

    /// Notes that a card was shown and left a hand of that size.
    pub fn show(&mut self, seat: Seat, hand: usize, card: Card) {
        let of = &mut self.seats[seat.index()];
        match card {
            Card::Start => {
                let monsters = [of.monsters[Place::Hand as usize], 0, 0];
                *of = Holding { monsters, has_start: false, maybe_start: 0, ..*of };
            }
            Card::Monster => {
                of.monsters = of.monsters.map(|numbers| numbers >> 1);
                of.maybe_monsters = of.maybe_monsters.saturating_sub(1);
            }
            _ => of.leave(hand.saturating_sub(1)),
        }
        if !self.special.is_empty() {
            self.note(seat, |cards| cards.trail.show(card));
        }
    }

    /// Notes that a card that the table knows something of came into a hand of that size.
    pub fn take(&mut self, seat: Seat, hand: usize, token: Token) {
        let monsters = self.of(seat).least_monsters();
        self.note(seat, |cards| cards.trail.take(hand, monsters, token));
    }

    /// Notes that the hand holds that many monsters at the most.
    pub fn cap_monsters(&mut self, seat: Seat, most: usize) {
        let of = &mut self.seats[seat.index()];
        of.monsters = of.monsters.map(|numbers| numbers & up_to(most));
        if most == 0 {
            of.maybe_monsters = 0;
        }
    }

    /// Notes that the hand holds that many monsters at the least.
    pub fn require_monsters(&mut self, seat: Seat, least: usize) {
        let of = &mut self.seats[seat.index()];
        of.monsters = of.monsters.map(|numbers| numbers & !below(least));
        self.note_step(seat, Step::Monsters(small(least)));
    }

    /// Notes that the start card is not in the hand.
    pub fn no_start_held(&mut self, seat: Seat) {
        let of = &mut self.seats[seat.index()];
        of.monsters[Place::Hand as usize] = 0;
        of.maybe_start = 0;
    }
}

fn up_to(most: usize) -> Numbers {
    below(most + 1)
}

fn below(end: usize) -> Numbers {
    ALL >> (ALL.count_ones() as usize).saturating_sub(end)
}
