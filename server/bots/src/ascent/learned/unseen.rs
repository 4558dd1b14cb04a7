//! What a seat has not seen.

use super::slopes::Slopes;
use rules::{
    Seat,
    ascent::{
        Card, Sight,
        card::{HIGHEST, SUMMITS},
        readings::BRIDGES,
    },
};

/// How many ibex marks there are, one a value.
const IBEX: usize = HIGHEST as usize;

/// What a seat has not seen: the same before and after it acts, as it knows what it places and discards.
pub struct Unseen {
    pub slopes: Slopes,
    /// Those with an ibex mark.
    pub ibex: usize,
    /// The campfires, by type.
    pub campfires: [usize; 3],
    pub bridges: usize,
    pub summits: usize,
    /// How much of it is still to come, and does not lie in other seats' discards, from 0 to 1.
    pub share: f32,
}

impl Unseen {
    /// Looks at what a seat knows.
    pub fn new(sight: Sight<'_>) -> Unseen {
        let board = sight.board();
        let lowest = if board.seats == 1 { 2 } else { 1 };
        let mut unseen = Unseen {
            slopes: Slopes::all(lowest),
            ibex: IBEX + 1 - usize::from(lowest),
            campfires: [1; 3],
            bridges: BRIDGES,
            summits: SUMMITS,
            share: 1.0,
        };
        let shown = board.mountain.rows().iter().flat_map(|row| row.iter());
        let own = sight.hand().iter().chain(sight.discards());
        shown.chain(own).chain(&board.gone).for_each(|card| unseen.remove(*card));
        let seats = Seat::all(board.seats.into());
        let cards = seats.map(|seat| sight.hand_size(seat) + sight.pile_size(seat)).sum::<usize>();
        let left = (cards - sight.hand().len()) as f32;
        unseen.share = (left / unseen.count().max(1) as f32).min(1.0);
        unseen
    }

    fn remove(&mut self, card: Card) {
        match card {
            Card::Slope(slope) => {
                self.slopes.remove(slope);
                self.ibex = self.ibex.saturating_sub(slope.ibex.into());
            }
            Card::Campfire(terrain) => self.campfires[terrain as usize] = 0,
            Card::Bridge => self.bridges = self.bridges.saturating_sub(1),
            Card::Summit => self.summits = self.summits.saturating_sub(1),
        }
    }

    fn count(&self) -> usize {
        let campfires = self.campfires.iter().sum::<usize>();
        self.slopes.count(u64::MAX) + campfires + self.bridges + self.summits
    }
}
