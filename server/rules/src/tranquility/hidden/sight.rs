//! What a seat may know of a position, as it asks for it.

use crate::{
    Seat,
    tranquility::{Tranquility, board::Board, card::Card, sea::layout::CellSet},
};

pub use crate::tranquility::turn::legal::Spot;

/// What a seat may know of a position of this game.
pub type Sight<'a> = crate::Sight<'a, Tranquility>;

impl<'a> Sight<'a> {
    /// All that lies open.
    pub fn board(self) -> &'a Board {
        &self.game.board
    }

    /// The seat's own hand, sorted.
    pub fn hand(self) -> &'a [Card] {
        self.game.hand(self.seat())
    }

    /// How many cards a hand has.
    pub fn hand_size(self, seat: Seat) -> usize {
        self.game.hand(seat).len()
    }

    /// How many cards a draw pile has.
    pub fn pile_size(self, seat: Seat) -> usize {
        self.game.piles.get(seat.index()).len()
    }

    /// How many cards a discard pile has.
    pub fn discard_size(self, seat: Seat) -> usize {
        self.game.discards.get(seat.index()).len()
    }

    /// How many islands were taken out before the deal (T-1.1).
    pub fn removed_size(self) -> usize {
        self.game.removed.len()
    }

    /// How many cards the explorer pile or the common pile has.
    pub fn stock_size(self) -> usize {
        self.game.stock.len()
    }

    /// The discarded cards that the seat knows: its own, but for those that it has not seen either, and those
    /// of others that all have seen.
    pub fn known_discards(self) -> impl Iterator<Item = Card> {
        let (seat, shared) = (self.seat(), self.board().shared_discards.as_slice());
        let is_unseen = move |place: u8| {
            shared.iter().any(|it| it.seat == seat && it.place == place && it.card.is_none())
        };
        let own = (0_u8..).zip(self.game.discards.get(seat.index()));
        let own = own.filter(move |(place, _)| !is_unseen(*place)).map(|(_, card)| *card);
        let others = shared.iter().filter(move |it| it.seat != seat);
        own.chain(others.filter_map(|it| it.card))
    }

    /// All placements that order, closed cells and hand allow (T-3).
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        self.game.board.spots(self.seat(), self.hand())
    }

    /// The cells onto which no card may be put for now (T-6.1, T-7.3, T-11.3).
    pub fn closed_cells(self) -> CellSet {
        self.game.board.closed_cells()
    }

    /// Whether the seat has to decide something alone now: act in its turn, pay, face a storm, …
    pub fn is_decider(self) -> bool {
        self.game.board.decider() == Some(self.seat())
    }

    /// Whether the seat must play start and may do nothing else (T-4.1).
    pub fn must_start(self) -> bool {
        self.game.board.must_start(self.hand())
    }

    /// Whether that card may be played as the start (T-4.1, T-9.4).
    pub fn may_start(self, card: Card) -> bool {
        self.game.board.may_start(self.hand(), card)
    }

    /// Whether that card may be played as the finish (T-5.1). It comes back if a hand holds a monster.
    pub fn may_finish(self, card: Card) -> bool {
        self.game.board.may_finish(self.hand(), card)
    }

    /// The islands that a monster of the seat could take (T-6.3).
    pub fn prey(self) -> impl Iterator<Item = u8> {
        self.game.board.prey(self.hand())
    }

    /// The cells from which the seat could take a storm (T-11.3).
    pub fn storms_in_reach(self) -> CellSet {
        self.game.board.storms_in_reach(self.hand())
    }

    /// The islands that the seat could turn over (T-12.4).
    pub fn turnable(self) -> CellSet {
        self.game.board.turnable(self.hand())
    }

    /// Whether the seat may discard its whole hand for a compass (T-7.2).
    pub fn may_discard_hand(self) -> bool {
        self.game.board.may_discard_hand(self.hand())
    }

    /// Whether the seat may swap its hand for the row (T-13.4).
    pub fn may_swap(self) -> bool {
        self.game.board.may_swap(self.seat(), self.hand())
    }

    /// Whether the seat has to pass (T-13.6).
    pub fn must_pass(self) -> bool {
        self.game.board.must_pass(self.seat(), self.hand())
    }

    /// Whether the active seat has no legal action but to spend a compass (T-7.6).
    pub fn is_stuck(self) -> bool {
        self.game.board.is_stuck()
    }

    /// The rows to which the rocks can move (T-6.1).
    pub fn rows_for_rocks(self) -> Vec<u8> {
        self.game.board.rows_for_rocks()
    }

    /// The rows beside which a purple storm can be put (T-7.3).
    pub fn rows_for_purple(self) -> Vec<u8> {
        self.game.board.rows_for_purple()
    }
}

impl Tranquility {
    /// The cards that can still come into play, wherever they lie: for positions that were drawn.
    pub fn cards_in_play(&self) -> impl Iterator<Item = Card> {
        let row = self.board.contest.iter().flat_map(|contest| &contest.row);
        let places = self.hands.all().iter().chain(self.piles.all()).chain(&self.stock);
        places.chain(row).copied()
    }

    /// The cards that a seat has discarded, oldest card first: for positions that were drawn.
    pub fn discards_of(&self, seat: Seat) -> &[Card] {
        self.discards.get(seat.index())
    }
}
