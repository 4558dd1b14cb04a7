//! What is shown of a position: what a viewer may know, and nothing else.

use super::sample::Likelihood;
use crate::{
    Dice, Figures, Game, Hidden, Seat, Viewer,
    core::stack::Stack,
    tranquility::{Tranquility, board::Board, card::Card, turn::start::Gift, wire},
};

/// All that a viewer may know of a position. At the end of the game all cards lie open.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(any(test, feature = "properties"), derive(Debug))]
pub struct Seen {
    /// Who looks.
    pub viewer: Viewer,
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
        hidden.saturating_sub(self.board.facts.special(seat).blind.len())
    }

    /// Whether the viewer knows all cards that the seat has seen.
    pub(super) fn knows_all_of(&self, seat: Seat) -> bool {
        self.hand(seat).is_some() && self.hidden_discards(seat) == 0
    }
}

impl Tranquility {
    fn shown_to(&self, viewer: Viewer, is_open: bool) -> Seen {
        let sees = |seat| is_open || viewer.sees(seat);
        let gifts = (0..).map(Seat).zip(&self.gifts);
        Seen {
            viewer,
            board: self.board.clone(),
            hands: Stack::of_seats(self.hands.iter(), sees),
            piles: Stack::of_seats(self.piles.iter(), |_| is_open),
            discards: (0..)
                .map(Seat)
                .map_while(|seat| self.discards_for(viewer, seat, is_open))
                .collect(),
            removed: Stack::of(&self.removed, is_open),
            stock: Stack::of(&self.stock, is_open),
            gifts: gifts.map(|(seat, gift)| gift.filter(|_| sees(seat))).collect(),
        }
    }

    /// A discard pile, as far as the viewer knows its cards.
    fn discards_for(&self, viewer: Viewer, seat: Seat, is_open: bool) -> Option<Vec<Option<Card>>> {
        let discards = self.discards.get(seat.index());
        let special = (seat.index() < self.seats()).then(|| self.board.facts.special(seat))?;
        let is_known = is_open || viewer == Viewer::Seat(seat);
        let mut known: Vec<_> = discards.iter().map(|card| is_known.then_some(*card)).collect();
        for place in special.blind.iter().filter(|_| !is_open) {
            known[usize::from(*place)] = None;
        }
        for (place, card) in &special.open {
            known[usize::from(*place)] = Some(*card);
        }
        Some(known)
    }
}

impl Tranquility {
    /// Draws a position like [`sample`](Hidden::sample), but with cards rather among the discards that seats
    /// are likelier to discard.
    pub fn sample_by(seen: &Seen, discarded: Likelihood<'_>, dice: &mut dyn Dice) -> Tranquility {
        super::sample::sample(seen, Some(discarded), dice)
    }
}

impl Hidden for Tranquility {
    type Seen = Seen;
    type Barred = wire::offers::Barred;
    type Shape = wire::view::Shape;
    type Position = wire::trace::Position;

    fn shape() -> wire::view::Shape {
        wire::view::Shape::new()
    }

    fn figures(&self) -> Figures {
        Figures { placed: self.board.sea.occupied().len(), of: self.board.sea.layout().cells }
    }

    fn seen(&self, viewer: Viewer) -> Seen {
        self.shown_to(viewer, self.board.outcome().is_some())
    }

    fn laid_open(&self) -> Seen {
        self.shown_to(Viewer::Spectator, true)
    }

    fn barred(&self, seat: Seat) -> Vec<wire::offers::Barred> {
        self.board.barred(seat, self.hand(seat))
    }

    fn position(&self) -> wire::trace::Position {
        self.laid_bare()
    }

    fn sample(seen: &Seen, dice: &mut dyn Dice) -> Tranquility {
        super::sample::sample(seen, None, dice)
    }
}
