//! What a seat may know of a position, as it asks for it.

use crate::santa_timea::{SantaTimea, board::Board, card::Card};

/// What a seat may know of a position of this game.
pub type Sight<'a> = crate::Sight<'a, SantaTimea>;

impl<'a> Sight<'a> {
    /// All that lies open.
    pub fn board(self) -> &'a Board {
        &self.game.board
    }

    /// The own hand, sorted.
    pub fn hand(self) -> &'a [Card] {
        self.game.hand(self.seat())
    }
}
