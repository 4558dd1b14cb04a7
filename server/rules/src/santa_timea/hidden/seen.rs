//! What is shown of a position: what a viewer may know, and nothing else.

use super::facts::Facts;
use crate::{
    Dice, Figures, Hidden, Known, Seat, Viewer,
    core::stack::Stack,
    santa_timea::{
        SantaTimea,
        board::Board,
        card::{Card, Direction, WindCard},
        deal::{ROUNDS, TRICKS},
        wire,
    },
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
    /// The wheel cards that no seat was dealt this round, sorted.
    pub undealt: Stack<Card>,
    /// The pile of wind cards, top card last: which they are is known, not how they lie.
    pub pile: Stack<WindCard>,
    /// What was left of it in the rounds before.
    pub past_piles: Vec<Stack<WindCard>>,
    /// The triplets that seats have chosen to throw off, where the viewer knows the choice.
    pub chosen: Vec<Option<Vec<Direction>>>,
}

impl Seen {
    /// The hand of a seat, if it lies open to the viewer.
    pub fn hand(&self, seat: Seat) -> Option<&[Card]> {
        self.hands.get(seat.index())?.open()
    }
}

impl Hidden for SantaTimea {
    type Seen = Seen;
    type Facts = Facts;
    type Barred = ();
    type Shape = wire::view::Shape;
    type Position = wire::trace::Position;

    fn shape() -> wire::view::Shape {
        wire::view::Shape { rounds: small(ROUNDS), tricks: small(TRICKS) }
    }

    fn figures(&self) -> Figures {
        Figures { placed: small(self.board.sheet.len()), of: small(ROUNDS) }
    }

    fn shown_to(&self, viewer: Viewer, is_open: bool) -> Seen {
        let choices = (0..).map(Seat).zip(&self.chosen);
        let sees = |seat| is_open || viewer.sees(seat);
        Seen {
            board: self.board.clone(),
            hands: Stack::of_seats(self.hands.iter(), sees),
            undealt: Stack::of(&self.undealt, is_open),
            pile: Stack::of(&self.pile, is_open),
            past_piles: self.past_piles.iter().map(|pile| Stack::of(pile, is_open)).collect(),
            chosen: choices.map(|(seat, choice)| choice.clone().filter(|_| sees(seat))).collect(),
        }
    }

    fn position(&self) -> wire::trace::Position {
        self.laid_bare()
    }

    fn sample(known: &Known<SantaTimea>, dice: &mut dyn Dice) -> SantaTimea {
        super::sample::sample(known, dice)
    }
}
