//! What a seat may do now, listed from the same checks by which actions are accepted.

use super::{
    Ascent, Phase,
    card::Card,
    cell::Cell,
    view::{CampfireMoves, HerdMoves, Legal, Place, SlopeMoves, SlopePlaces},
    wildlife::Herds,
};
use crate::Seat;

impl Ascent {
    /// Whether the seat has a legal action in its turn.
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        self.can_discard_two(seat)
            || self.check_summit(seat).is_ok()
            || self.check_grapple().is_ok()
            || self.slope_places(seat).next().is_some()
            || self.campfire_moves(seat).next().is_some()
            || self.bridge_places(seat).next().is_some()
            || self.herd_cells(seat).next().is_some()
    }

    /// All placements of slopes with their cost, by card.
    pub(super) fn slope_places(&self, seat: Seat) -> impl Iterator<Item = (Card, Cell, u8)> {
        self.kinds(seat).flat_map(move |card| {
            let cells = self.mountain.open_cells();
            cells.filter_map(move |cell| {
                let (_, cost) = self.check_slope(seat, card, cell).ok()?;
                Some((card, cell, cost))
            })
        })
    }

    /// All placements of campfires, with the slope's new place and its cost, by card and slope
    ///
    pub(super) fn campfire_moves(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Card, Cell, Cell, u8)> {
        let campfires = self.kinds(seat).filter(|card| matches!(card, Card::Campfire(_)));
        campfires.flat_map(move |card| {
            self.mountain.cells().flat_map(move |(cell, _)| {
                let cells = self.mountain.open_cells();
                cells.filter_map(move |to| {
                    let (_, cost) = self.check_campfire(seat, card, cell, to).ok()?;
                    Some((card, cell, to, cost))
                })
            })
        })
    }

    /// All placements of a bridge.
    pub(super) fn bridge_places(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        let cells = self.mountain.open_cells();
        cells.filter(move |cell| self.check_bridge(seat, *cell).is_ok())
    }

    /// All herds with the cells that they can be led to.
    pub(super) fn herd_cells(&self, seat: Seat) -> impl Iterator<Item = (Cell, Vec<Cell>)> {
        let cards = self.hand(seat).len();
        let herds = self.herds.iter().map(|(cell, _)| cell);
        herds
            .map(move |cell| (cell, Herds::reach(&self.mountain, cell, cards)))
            .filter(|(_, reach)| !reach.is_empty())
            .map(|(cell, reach)| (cell, reach.into_iter().collect()))
    }

    /// The different cards of the hand.
    fn kinds(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let hand = self.hand(seat);
        hand.chunk_by(|one, other| one == other).filter_map(|equal| equal.first().copied())
    }

    /// Everything the seat may do now.
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        if seat.index() >= self.seats() || matches!(self.phase, Phase::Over(_)) {
            return legal;
        }
        if self.check_turn(seat).is_ok() {
            legal.slope = self.slope_list(seat);
            legal.campfire = self.campfire_list(seat);
            legal.bridge = self.bridge_places(seat).collect();
            legal.summit = self.check_summit(seat).is_ok();
            legal.discard = self.can_discard_two(seat);
            legal.lead = self.herd_list(seat);
            legal.grapple = self.check_grapple().is_ok();
        }
        legal.concede = !self.conceded[seat.index()];
        legal
    }

    fn slope_list(&self, seat: Seat) -> Vec<SlopePlaces> {
        let mut list: Vec<SlopePlaces> = Vec::new();
        for (card, cell, cost) in self.slope_places(seat) {
            let place = Place::new(cell, cost);
            match list.last_mut() {
                Some(last) if last.card == card => last.cells.push(place),
                _ => list.push(SlopePlaces { card, cells: vec![place] }),
            }
        }
        list
    }

    fn campfire_list(&self, seat: Seat) -> Vec<CampfireMoves> {
        let mut list: Vec<CampfireMoves> = Vec::new();
        for (card, cell, to, cost) in self.campfire_moves(seat) {
            let place = Place::new(to, cost);
            if list.last().is_none_or(|last| last.card != card) {
                list.push(CampfireMoves { card, slopes: Vec::new() });
            }
            let Some(CampfireMoves { slopes, .. }) = list.last_mut() else { continue };
            match slopes.last_mut() {
                Some(last) if last.cell == cell => last.to.push(place),
                _ => slopes.push(SlopeMoves { cell, to: vec![place] }),
            }
        }
        list
    }

    fn herd_list(&self, seat: Seat) -> Vec<HerdMoves> {
        let moves = self.herd_cells(seat).map(|(cell, reach)| HerdMoves {
            cell,
            to: reach.into_iter().map(|to| Place::new(to, to.row() - cell.row())).collect(),
        });
        moves.collect()
    }
}
