//! What a seat may know of a position, borrowed from it.
//!
//! It holds no more than [`Seen`](crate::santa_timea::Seen) of that seat, and costs nothing to make: for programs that play
//! many games on.

use crate::{
    Seat,
    santa_timea::{SantaTimea, board::Board, card::Card},
};

/// What a seat may know of a position.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    game: &'a SantaTimea,
    seat: Seat,
}

impl<'a> Sight<'a> {
    /// Who looks.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// All that lies open.
    pub fn board(self) -> &'a Board {
        &self.game.board
    }

    /// The own hand, sorted.
    pub fn hand(self) -> &'a [Card] {
        self.game.hand(self.seat)
    }
}

impl SantaTimea {
    /// What a seat may know of the position.
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { game: self, seat }
    }
}
