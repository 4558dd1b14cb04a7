//! Random play, for simulations and benchmarks.

use super::may::can_discard_two;
use crate::{
    Dice, Game, Seat,
    ascent::{Action, Ascent, card::Card, modules::wildlife, mountain::cell::Cell},
    chance::{draw, pick},
};

/// A way to go on that leaves the choice of payment open.
#[derive(Clone, Copy)]
enum Way {
    Slope(Card, Cell),
    Campfire(Card, Cell, Cell),
    Bridge(Cell),
    Lead(Cell),
}

impl Ascent {
    /// A random legal action of the seat; `None` where it has none but to concede. A winning action
    /// is taken, of two ways the cheaper one, and a grapple when there is no way, so that random
    /// games get up the mountain. Of eight actions one is a discard, as far as there is a choice.
    pub(in crate::ascent) fn draw_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        if !self.turn().seats().contains(seat) {
            return None;
        }
        let (board, hand) = (&self.board, self.hand(seat));
        if board.can_place_summit(hand) {
            return Some(Action::Summit {});
        }
        if can_discard_two(hand) && dice.below(8) == 0 {
            return self.random_discard(seat, dice);
        }
        let ways = self.ways(seat);
        let two = [pick(dice, &ways), pick(dice, &ways)];
        match two.into_iter().flatten().min_by_key(|(_, cost)| *cost) {
            Some((way, cost)) => Some(self.take(seat, way, cost, dice)),
            None if board.has_grapple() => Some(Action::Grapple {}),
            None => self.random_discard(seat, dice),
        }
    }

    /// All ways with their costs.
    fn ways(&self, seat: Seat) -> Vec<(Way, u8)> {
        let (board, hand) = (&self.board, self.hand(seat));
        let placements = board.placements(hand);
        let slopes = placements.slopes().map(|(card, cell, cost)| (Way::Slope(card, cell), cost));
        let campfires = placements
            .campfires()
            .map(|(card, cell, to, cost)| (Way::Campfire(card, cell, to), cost));
        let bridges = placements.bridges().map(|cell| (Way::Bridge(cell), 0));
        let herds = board.herd_cells(hand).map(|(cell, _)| (Way::Lead(cell), 1));
        // Most turns have fewer: one list of that size is made faster than one that grows.
        let mut ways = Vec::with_capacity(32);
        slopes.chain(campfires).chain(bridges).chain(herds).for_each(|way| ways.push(way));
        ways
    }

    fn take(&self, seat: Seat, way: Way, cost: u8, dice: &mut dyn Dice) -> Action {
        match way {
            Way::Slope(card, cell) => {
                Action::Slope { card, cell, pay: self.random_cards(seat, Some(card), cost, dice) }
            }
            Way::Campfire(card, cell, to) => Action::Campfire {
                card,
                cell,
                to,
                pay: self.random_cards(seat, Some(card), cost, dice),
            },
            Way::Bridge(cell) => Action::Bridge { cell },
            Way::Lead(cell) => {
                let path = self.random_path(seat, cell, dice);
                let cost = path.len().saturating_sub(1) as u8;
                Action::Lead { pay: self.random_cards(seat, None, cost, dice), path }
            }
        }
    }

    /// A path of a herd, one step long or, half of the times, longer.
    fn random_path(&self, seat: Seat, start: Cell, dice: &mut dyn Dice) -> Vec<Cell> {
        let mut path = vec![start];
        let mut end = start;
        for _ in self.hand(seat) {
            let steps: Vec<Cell> = wildlife::steps(&self.board.mountain, end).collect();
            let Some(step) = pick(dice, &steps) else { break };
            path.push(step);
            end = step;
            if dice.below(2) == 0 {
                break;
            }
        }
        path
    }

    fn random_discard(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        let cards = self.random_cards(seat, None, 2, dice);
        Some(Action::Discard { cards: cards.try_into().ok()? })
    }

    /// So many cards of the hand, but not one copy of that one: it is placed.
    fn random_cards(
        &self,
        seat: Seat,
        but: Option<Card>,
        count: u8,
        dice: &mut dyn Dice,
    ) -> Vec<Card> {
        if count == 0 {
            return Vec::new();
        }
        let mut cards = self.hand(seat).to_vec();
        if let Some(place) = cards.iter().position(|card| Some(*card) == but) {
            cards.swap_remove(place);
        }
        draw(dice, &mut cards, count.into());
        cards
    }
}
