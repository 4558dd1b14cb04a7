//! What the table has seen of the hidden cards of a seat: the facts that every position drawn must meet.
//!
//! They follow from what has happened in public. Nothing is read into what a seat does. But no monster can be
//! discarded (T-6.3), a start card has to be played (T-4.1), and cards that the table saw enter a hand are there
//! until cards leave it unseen.

use super::trail::{Step, Trail};
use crate::{
    Seat,
    core::lists::MOST_SEATS,
    small,
    tranquility::{
        STORM_LIMIT,
        card::Card,
        event::{Event, Token},
        wire::log::LogLine,
    },
};

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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    seats: [Holding; MOST_SEATS],
    /// Whether the start space is filled.
    is_started: bool,
}

/// What the hand of a seat can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// How many cards it has.
    pub size: u8,
    /// How many monsters, by the [`Place`] of the seat's start card; where it has none, as if that lay in
    /// the pile.
    monsters: [Numbers; 3],
    /// Whether the seat has a start card that it has not played.
    pub has_start: bool,
    /// How many cards came that can be monsters of the hand.
    pub maybe_monsters: u8,
    /// How many cards came that can be the start card.
    pub maybe_start: u8,
    /// The way of the cards that the table saw enter the hand, among the others in it; empty while
    /// there are none.
    pub trail: Trail,
}

impl Default for Holding {
    fn default() -> Holding {
        Holding {
            size: 0,
            monsters: [1, 0, 0],
            has_start: false,
            maybe_monsters: 0,
            maybe_start: 0,
            trail: Trail::default(),
        }
    }
}

impl Holding {
    /// Whether that can be so many monsters while the start card is there, if the seat has one.
    pub(in crate::tranquility) fn allows(&self, start: Option<Place>, monsters: usize) -> bool {
        let numbers = self.monsters[start.unwrap_or(Place::Pile) as usize];
        numbers & up_to(small(monsters)) & !below(small(monsters)) != 0
    }

    fn least_monsters(&self) -> u8 {
        let least = self.monsters.iter().map(|numbers| numbers.trailing_zeros());
        small(least.min().unwrap_or(0))
    }

    /// Notes that so many cards are left, which are all that can be monsters or the start card.
    fn leave(&mut self, cards: u8) {
        let [pile, hand, discards] = self.monsters;
        self.size = cards;
        self.monsters = [pile & up_to(cards), hand & below(cards), discards & up_to(cards)];
    }

    /// Notes that a card of the draw pile came, unseen.
    fn draw(&mut self) {
        let in_pile = self.monsters[Place::Pile as usize];
        self.size += 1;
        self.monsters = self.monsters.map(|numbers| (numbers | numbers << 1) & ALL);
        self.maybe_monsters += 1;
        if self.has_start {
            self.monsters[Place::Hand as usize] |= in_pile;
            self.maybe_start += 1;
        }
        self.trail.note(Step::Take(None));
    }

    /// Notes that a card that the table knows something of came.
    fn take(&mut self, token: Token) {
        self.trail.take(self.size.into(), self.least_monsters(), token);
        self.size += 1;
    }

    /// Notes that cards were discarded face down.
    fn discard(&mut self, cards: u8) {
        if cards == 0 {
            return;
        }
        self.monsters[Place::Discards as usize] |= self.monsters[Place::Hand as usize];
        self.leave(self.size.saturating_sub(cards));
        self.trail.note(Step::Discard(cards));
    }

    /// Notes that a card was shown and left.
    fn show(&mut self, card: Card) {
        let left = self.size.saturating_sub(1);
        match card {
            Card::Start => {
                self.monsters = [self.monsters[Place::Hand as usize], 0, 0];
                (self.has_start, self.maybe_start) = (false, 0);
            }
            Card::Monster => {
                self.monsters = self.monsters.map(|numbers| numbers >> 1);
                self.maybe_monsters = self.maybe_monsters.saturating_sub(1);
            }
            _ => self.leave(left),
        }
        self.size = left;
        self.trail.show(card);
    }

    /// Notes that there are that many monsters at the most.
    fn cap_monsters(&mut self, most: u8) {
        self.monsters = self.monsters.map(|numbers| numbers & up_to(most));
        if most == 0 {
            self.maybe_monsters = 0;
        }
    }

    /// Notes that there are that many monsters at the least.
    fn require_monsters(&mut self, least: u8) {
        self.monsters = self.monsters.map(|numbers| numbers & !below(least));
        self.trail.note(Step::Monsters(least));
    }

    /// Notes that it is known whether there are monsters.
    fn tell_monsters(&mut self, any: bool) {
        if any {
            self.require_monsters(1);
        } else {
            self.cap_monsters(0);
        }
    }

    /// Notes that the start card is not there.
    fn no_start(&mut self) {
        self.monsters[Place::Hand as usize] = 0;
        self.maybe_start = 0;
    }
}

impl Facts {
    /// What the hand of the seat can hold.
    pub fn of(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    fn of_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }

    /// Notes that a seat takes an action that is not the start which a start card would force (T-4.1).
    fn note_free_turn(&mut self, seat: Seat) {
        if !self.is_started {
            self.of_mut(seat).no_start();
        }
    }

    /// Notes what happened.
    fn note(&mut self, event: &Event) {
        match event {
            Event::Told(line) => self.note_line(line),
            Event::StartDealt { seat } => self.of_mut(*seat).has_start = true,
            Event::Drew { seat } => self.of_mut(*seat).draw(),
            Event::Took { seat, token } => self.of_mut(*seat).take(*token),
            Event::Showed { seat, card } => {
                if *card != Card::Start {
                    self.note_free_turn(*seat);
                }
                self.of_mut(*seat).show(*card);
            }
            Event::Discarded { seat, count } => self.of_mut(*seat).discard(*count),
            Event::Pledged { seat, of_hand } => {
                let hand = self.of_mut(*seat);
                hand.cap_monsters(hand.size.saturating_sub(*of_hand));
            }
            Event::Reduced { seat, due } => {
                let hand = self.of_mut(*seat);
                let kept = hand.size.saturating_sub(*due);
                hand.cap_monsters(kept);
                if usize::from(kept) > STORM_LIMIT {
                    hand.require_monsters(kept);
                }
            }
            Event::Stuck { seat } => {
                self.note_free_turn(*seat);
                let hand = self.of_mut(*seat);
                hand.require_monsters(hand.size.saturating_sub(1));
            }
            Event::MonstersLeft { seat, any } => self.of_mut(*seat).tell_monsters(*any),
        }
    }

    fn note_line(&mut self, line: &LogLine) {
        match line {
            LogLine::Start { .. } => self.is_started = true,
            LogLine::Discard { seat }
            | LogLine::DiscardHand { seat, .. }
            | LogLine::TurnOver { seat, .. } => self.note_free_turn(*seat),
            LogLine::FinishBack { monsters, .. } => {
                for (seat, hand) in (0..).map(Seat).zip(&mut self.seats) {
                    hand.tell_monsters(monsters.contains(&seat));
                }
            }
            _ => {}
        }
    }
}

impl<'a> Extend<&'a Event> for Facts {
    fn extend<I: IntoIterator<Item = &'a Event>>(&mut self, events: I) {
        events.into_iter().for_each(|event| self.note(event));
    }
}

fn up_to(most: u8) -> Numbers {
    below(most + 1)
}

fn below(end: u8) -> Numbers {
    ALL >> ALL.count_ones().saturating_sub(end.into())
}
