//! What a seat knows once it has acted, before it draws.

use super::{place::Place, slopes::Slopes, unseen::Unseen};
use crate::ascent::wildlife::{Flock, flock, led};
use rules::{
    Seat,
    ascent::{
        Action, Card, Cell, Sight,
        modules::documentary::Documentary,
        mountain::{Mountain, cell::slope_rows},
    },
};

/// What a seat knows after an action.
pub struct After<'a> {
    /// What it knew before.
    pub sight: Sight<'a>,
    /// What it has not seen.
    pub unseen: &'a Unseen,
    pub mountain: Mountain,
    /// What is filmed.
    pub documentary: Documentary,
    /// Where the ibex stand.
    pub flock: Flock,
    /// What is left of the hand.
    pub hand: Vec<Card>,
    pub held: Slopes,
    /// The grapples that are left.
    pub grapples: u8,
    /// How many cards lie in its draw pile.
    pile: usize,
}

impl<'a> After<'a> {
    /// Lets a seat act.
    pub fn new(sight: Sight<'a>, unseen: &'a Unseen, action: &Action) -> After<'a> {
        let board = sight.board();
        let mut after = After {
            sight,
            unseen,
            mountain: board.mountain.clone(),
            documentary: board.documentary.clone(),
            flock: if board.options.wildlife { flock(&board.herds) } else { Flock::new() },
            hand: sight.hand().to_vec(),
            held: Slopes::default(),
            grapples: board.grapples,
            pile: sight.pile_size(sight.seat()),
        };
        after.act(action);
        after.hand.iter().filter_map(|card| card.slope()).for_each(|slope| after.held.add(slope));
        after
    }

    fn act(&mut self, action: &Action) {
        match action {
            Action::Slope { card, cell, pay } => {
                self.place(*card, *cell);
                self.part_with(pay);
                let has_ibex = card.slope().is_some_and(|slope| slope.ibex);
                if has_ibex && self.sight.board().options.wildlife {
                    self.flock.push((*cell, 1));
                }
            }
            Action::Campfire { card, cell, to, pay } => {
                let slope = self.mountain.at(*cell);
                self.place(*card, *cell);
                slope.into_iter().for_each(|slope| self.mountain.lay(*to, slope));
                self.part_with(pay);
            }
            Action::Bridge { cell } => self.place(Card::Bridge, *cell),
            Action::Discard { cards } => self.part_with(cards),
            Action::Lead { path, pay } => {
                self.flock = led(&self.flock, path);
                self.part_with(pay);
            }
            Action::Grapple {} => {
                self.pile += self.hand.len();
                self.hand.clear();
                self.grapples = self.grapples.saturating_sub(1);
            }
            Action::Summit {} | Action::Concede {} => {}
        }
        self.documentary.film(&self.mountain);
    }

    fn place(&mut self, card: Card, cell: Cell) {
        self.mountain.lay(cell, card);
        self.part_with(&[card]);
    }

    fn part_with(&mut self, cards: &[Card]) {
        for card in cards {
            if let Some(place) = self.hand.iter().position(|held| held == card) {
                self.hand.remove(place);
            }
        }
    }

    /// How many cards a seat has in its hand and its draw pile.
    pub fn cards(&self, seat: Seat) -> usize {
        if seat == self.sight.seat() {
            return self.pile + self.hand.len();
        }
        self.sight.hand_size(seat) + self.sight.pile_size(seat)
    }

    /// The next cells of the rows, by row; none of full ones.
    pub fn next_places(&self) -> impl Iterator<Item = Option<Place>> {
        slope_rows().map(|row| Some(Place::of(&self.mountain, self.mountain.next_cell(row)?)))
    }

    /// The bridges that are to be covered.
    pub fn covered_places(&self) -> impl Iterator<Item = Place> {
        self.mountain.bridges().map(|cell| Place::of(&self.mountain, cell))
    }
}
