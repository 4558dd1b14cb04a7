//! What a seat may know of a position, borrowed from it.

use super::{game::Game, seat::Seat};

/// What a seat may know of a position. It holds no more than [`Seen`](crate::Hidden::Seen) of that seat, and
/// costs nothing to make: for programs that play many games on.
///
/// What it answers is up to each game. The position itself does not leave this crate through it.
pub struct Sight<'a, G> {
    pub(crate) game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    pub(super) fn new(game: &'a G, seat: Seat) -> Sight<'a, G> {
        Sight { game, seat }
    }

    /// Who looks.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// How many seats play.
    pub fn seats(self) -> usize {
        self.game.seats()
    }

    /// The options it is played with.
    pub fn options(self) -> &'a G::Options {
        self.game.options()
    }
}

impl<G> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Sight<'_, G> {}
