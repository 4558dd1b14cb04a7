//! What is shown of a position: what a viewer may know, and nothing else.

use super::facts::Facts;
use crate::{
    Dice, Figures, Hidden, Known, Seat, Viewer,
    ascent::{
        Ascent,
        board::Board,
        card::Card,
        mountain::cell::{SUMMIT_CELL, SUMMIT_ROW, width},
        wire,
    },
    core::stack::Stack,
    small,
};

/// All that a viewer may know of a position. At the end of the game all cards lie open.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Seen {
    /// What lies open to all.
    pub board: Board,
    /// The hands, sorted.
    pub hands: Vec<Stack<Card>>,
    /// The draw piles, top card last.
    pub piles: Vec<Stack<Card>>,
    /// The discard piles, sorted. A seat remembers its own.
    pub discards: Vec<Stack<Card>>,
}

impl Seen {
    /// The hand of a seat, if it lies open to the viewer.
    pub fn hand(&self, seat: Seat) -> Option<&[Card]> {
        self.hands.get(seat.index())?.open()
    }
}

impl Hidden for Ascent {
    type Seen = Seen;
    type Facts = Facts;
    type Barred = wire::offers::Barred;
    type Shape = wire::view::Shape;
    type Position = wire::trace::Position;

    fn shape() -> wire::view::Shape {
        let rows = (1..=SUMMIT_ROW).map(width).collect();
        wire::view::Shape { rows, summit: SUMMIT_CELL }
    }

    fn figures(&self) -> Figures {
        let cards = self.board.mountain.cells().filter(|(_, card)| *card != Card::Bridge);
        Figures { placed: small(cards.count()), of: (1..=SUMMIT_ROW).map(width).sum() }
    }

    fn shown_to(&self, viewer: Viewer, is_open: bool) -> Seen {
        let sees = |seat| is_open || viewer.sees(seat);
        let remembers = |seat| is_open || viewer == Viewer::Seat(seat);
        Seen {
            board: self.board.clone(),
            hands: Stack::of_seats(self.hands.iter(), sees),
            piles: Stack::of_seats(self.piles.iter(), |_| is_open),
            discards: Stack::of_seats(self.discards.iter(), remembers),
        }
    }

    fn barred(&self, seat: Seat) -> Vec<wire::offers::Barred> {
        self.board.barred(seat, self.hand(seat))
    }

    fn position(&self) -> wire::trace::Position {
        self.laid_bare()
    }

    fn sample(known: &Known<Ascent>, dice: &mut dyn Dice) -> Ascent {
        super::sample::sample(known, dice)
    }
}
