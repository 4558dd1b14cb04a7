//! What is shown of a position: what a viewer may know, and nothing else.

use super::{facts::Facts, sample::Likelihood};
use crate::{
    Dice, Figures, Hidden, Known, Seat, Viewer,
    core::stack::Stack,
    tranquility::{Tranquility, board::Board, card::Card, turn::start::Gift, wire},
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
    /// The discard piles, oldest card first, as far as their cards are known. A seat remembers its own,
    /// but for those that it has not seen either.
    pub discards: Vec<Vec<Option<Card>>>,
    /// The islands taken out before the deal.
    pub removed: Stack<Card>,
    /// The explorer pile of the pyramid or the common pile of the competition, top card last.
    pub stock: Stack<Card>,
    /// What seats have picked to give for the start, where the viewer knows it.
    pub gifts: Vec<Option<Gift>>,
}

impl Seen {
    /// The hand of a seat, if it lies open to the viewer.
    pub fn hand(&self, seat: Seat) -> Option<&[Card]> {
        self.hands.get(seat.index())?.open()
    }

    /// How many of the discards that the seat has seen the viewer does not know.
    pub(super) fn hidden_discards(&self, seat: Seat) -> usize {
        let discards = self.discards.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let hidden = discards.len() - discards.iter().flatten().count();
        hidden.saturating_sub(self.board.unseen_discards(seat).count())
    }

    /// Whether the viewer knows all cards that the seat has seen.
    pub(super) fn knows_all_of(&self, seat: Seat) -> bool {
        self.hand(seat).is_some() && self.hidden_discards(seat) == 0
    }
}

impl Tranquility {
    /// A discard pile, as far as the viewer knows its cards.
    fn discards_for(
        &self,
        viewer: Viewer,
        seat: Seat,
        discards: &[Card],
        is_open: bool,
    ) -> Vec<Option<Card>> {
        let is_known = is_open || viewer == Viewer::Seat(seat);
        let mut known: Vec<_> = discards.iter().map(|card| is_known.then_some(*card)).collect();
        for shared in self.board.shared_discards.iter().filter(|it| it.seat == seat && !is_open) {
            known[usize::from(shared.place)] = shared.card;
        }
        known
    }

    /// Draws a position like [`sample`](Hidden::sample), but with cards rather among the discards that seats
    /// are likelier to discard.
    pub fn sample_by(
        known: &Known<Tranquility>,
        discarded: Likelihood<'_>,
        dice: &mut dyn Dice,
    ) -> Tranquility {
        super::sample::sample(known, Some(discarded), dice)
    }
}

impl Hidden for Tranquility {
    type Seen = Seen;
    type Facts = Facts;
    type Barred = wire::offers::Barred;
    type Shape = wire::view::Shape;
    type Position = wire::trace::Position;

    fn shape() -> wire::view::Shape {
        wire::view::Shape::new()
    }

    fn figures(&self) -> Figures {
        Figures { placed: self.board.sea.occupied().len(), of: self.board.sea.layout().cells }
    }

    fn shown_to(&self, viewer: Viewer, is_open: bool) -> Seen {
        let sees = |seat| is_open || viewer.sees(seat);
        let gifts = (0..).map(Seat).zip(&self.gifts);
        Seen {
            board: self.board.clone(),
            hands: Stack::of_seats(self.hands.iter(), sees),
            piles: Stack::of_seats(self.piles.iter(), |_| is_open),
            discards: (0..)
                .map(Seat)
                .zip(self.discards.iter())
                .map(|(seat, discards)| self.discards_for(viewer, seat, discards, is_open))
                .collect(),
            removed: Stack::of(&self.removed, is_open),
            stock: Stack::of(&self.stock, is_open),
            gifts: gifts.map(|(seat, gift)| gift.filter(|_| sees(seat))).collect(),
        }
    }

    fn barred(&self, seat: Seat) -> Vec<wire::offers::Barred> {
        self.board.barred(seat, self.hand(seat))
    }

    fn position(&self) -> wire::trace::Position {
        self.laid_bare()
    }

    fn sample(known: &Known<Tranquility>, dice: &mut dyn Dice) -> Tranquility {
        super::sample::sample(known, None, dice)
    }
}
