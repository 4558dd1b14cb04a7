//! What a seat may know of a position, as it asks for it.

use crate::{
    Game, Seat,
    ascent::{Ascent, board::Board, card::Card},
};

/// What a seat may know of a position of this game.
pub type Sight<'a> = crate::Sight<'a, Ascent>;

impl<'a> Sight<'a> {
    /// All that lies open.
    pub fn board(self) -> &'a Board {
        &self.game.board
    }

    /// The own hand, sorted.
    pub fn hand(self) -> &'a [Card] {
        self.game.hand(self.seat())
    }

    /// The own discard pile, sorted.
    pub fn discards(self) -> &'a [Card] {
        self.game.discards.get(self.seat().index())
    }

    /// How many cards a seat has in its hand.
    pub fn hand_size(self, seat: Seat) -> usize {
        self.game.hand(seat).len()
    }

    /// How many cards lie in a seat's draw pile.
    pub fn pile_size(self, seat: Seat) -> usize {
        self.game.piles.get(seat.index()).len()
    }

    /// Whether it is the seat's turn.
    pub fn is_active(self) -> bool {
        self.game.turn().seats().contains(self.seat())
    }

    /// Whether the seat could place the summit in its turn.
    pub fn can_place_summit(self) -> bool {
        self.game.board.can_place_summit(self.hand())
    }
}

impl Ascent {
    /// The cards that can still come into play, wherever they lie: for positions that were drawn.
    pub fn cards_in_play(&self) -> impl Iterator<Item = Card> {
        self.hands.all().iter().chain(self.piles.all()).copied()
    }
}
