//! The clauses once more, word by word and slowly, to compare with.

use crate::{
    Seat,
    ascent::{Ascent, Card, Cell, board::Board, card::Slope},
};
use std::collections::{BTreeMap, BTreeSet};

/// What lies in each cell, `[row − 1][column]`, and the values that campfires have adopted.
#[derive(Clone)]
pub struct Book(Vec<Vec<Option<Card>>>, BTreeMap<Cell, Option<u8>>);

/// A card's type, for slopes and campfires.
fn is_of_type(card: Option<Card>, slope: Slope) -> bool {
    match card {
        Some(Card::Slope(other)) => other.terrain == slope.terrain,
        Some(Card::Campfire(terrain)) => terrain == slope.terrain,
        _ => false,
    }
}

impl Book {
    pub fn of(board: &Board) -> Book {
        let mut rows: Vec<Vec<Option<Card>>> = (1..=9).map(|row| vec![None; 10 - row]).collect();
        for (row, cards) in rows.iter_mut().zip(board.mountain.rows()) {
            assert!(cards.len() <= row.len(), "a row is overfull");
            for (cell, card) in row.iter_mut().zip(cards) {
                *cell = Some(*card);
            }
        }
        Book(rows, board.mountain.campfires().collect())
    }

    /// The campfires and the values that they have adopted.
    pub fn campfires(&self) -> &BTreeMap<Cell, Option<u8>> {
        &self.1
    }

    /// A-5.1d: the value that a campfire adopts when it is played into a cell.
    pub fn adopted_value(&self, Cell(row, column): Cell) -> Option<u8> {
        (0..i32::from(column)).rev().find_map(|left| match self.at(row.into(), left) {
            Some(Card::Slope(slope)) => Some(slope.value),
            _ => None,
        })
    }

    fn at(&self, row: i32, column: i32) -> Option<Card> {
        let row = self.0.get(usize::try_from(row - 1).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    }

    fn all_cells() -> impl Iterator<Item = (i32, i32)> {
        (1..=9).flat_map(|row| (0..10 - row).map(move |column| (row, column)))
    }

    fn is_row_empty(&self, row: i32) -> bool {
        (0..10).all(|column| self.at(row, column).is_none())
    }

    /// A-5.1a, A-5.3: both cells it rests on are occupied; row 1 rests on the panoramas.
    fn rests(&self, row: i32, column: i32) -> bool {
        row == 1 || self.at(row - 1, column).is_some() && self.at(row - 1, column + 1).is_some()
    }

    /// the empty cell right of the last card of a row.
    fn is_right_of_last(&self, row: i32, column: i32) -> bool {
        self.at(row, column).is_none()
            && self.at(row, column - 1).is_some()
            && (column..10).all(|column| self.at(row, column).is_none())
    }

    /// A-5.1d: the value of the card in a cell.
    fn value(&self, row: i32, column: i32) -> Option<u8> {
        match self.at(row, column)? {
            Card::Slope(slope) => Some(slope.value),
            Card::Campfire(_) => self.1[&Cell(row as u8, column as u8)],
            _ => None,
        }
    }

    /// the cost of a slope in a cell, `None` if it may not go there.
    pub fn slope_cost(&self, slope: Slope, Cell(row, column): Cell) -> Option<u8> {
        let (row, column) = (i32::from(row), i32::from(column));
        if !Book::all_cells().any(|cell| cell == (row, column)) {
            return None;
        }
        let covers = self.at(row, column) == Some(Card::Bridge);
        let first = column == 0 && self.is_row_empty(row);
        let allowed = (covers || first || self.is_right_of_last(row, column))
            && self.rests(row, column)
            && !is_of_type(self.at(row, column - 1), slope)
            && !is_of_type(self.at(row, column + 1), slope)
            && row <= i32::from(slope.value)
            && row != 9;
        let difference =
            |column| self.value(row, column).map_or(0, |value: u8| value.abs_diff(slope.value));
        let left = difference(column - 1);
        let cost = if covers { left.max(difference(column + 1)) } else { left };
        allowed.then_some(cost)
    }

    /// the cost of moving the slope in a cell out of the way of a campfire, which is already
    /// there, `None` if it may not move so.
    pub fn campfire_cost(&self, campfire: Card, from: Cell, to: Cell) -> Option<u8> {
        let Some(Card::Slope(slope)) = self.at(from.0.into(), from.1.into()) else { return None };
        if campfire != Card::Campfire(slope.terrain) || to.0 <= from.0 {
            return None;
        }
        let mut replaced = self.clone();
        replaced.1.insert(from, self.adopted_value(from));
        replaced.0[usize::from(from.0) - 1][usize::from(from.1)] = Some(campfire);
        replaced.slope_cost(slope, to)
    }

    /// whether a bridge may go into a cell.
    pub fn takes_bridge(&self, Cell(row, column): Cell) -> bool {
        let (row, column) = (i32::from(row), i32::from(column));
        (1..=8).contains(&row)
            && self.is_right_of_last(row, column)
            && column != 0
            && column < 9 - row
            && self.rests(row, column)
    }

    /// whether all other cells show slopes or campfires.
    pub fn waits_for_summit(&self) -> bool {
        Book::all_cells().filter(|(row, _)| *row < 9).all(|(row, column)| {
            matches!(self.at(row, column), Some(Card::Slope(_) | Card::Campfire(_)))
        })
    }

    /// whether there is a trail, by trying all ways up.
    pub fn has_trail(&self) -> bool {
        let is_grassy = |row: i32, column: i32| {
            self.at(row, column).is_some_and(|card| card.to_string().contains('G'))
        };
        (0..9).any(|start| {
            (0..128).any(|turns| {
                let mut column = start;
                (1..=8).all(|row| {
                    if row > 1 && turns >> (row - 2) & 1 == 1 {
                        column -= 1;
                    }
                    is_grassy(row, column)
                })
            })
        })
    }

    /// whether ibex may go along a path, no matter which seats pay.
    pub fn is_path(&self, path: &[Cell]) -> bool {
        path.len() >= 2
            && path.windows(2).all(|step| {
                let (from, to) = (step[0], step[1]);
                let onto = self.at(to.0.into(), to.1.into());
                to.0 == from.0 + 1
                    && to.0 <= 8
                    && (to.1 == from.1 || to.1 + 1 == from.1)
                    && matches!(onto, Some(Card::Slope(_) | Card::Campfire(_)))
            })
    }

    /// Every cell there is, and some that are none.
    pub fn cells() -> impl Iterator<Item = Cell> {
        (0..=10).flat_map(|row| (0..=10).map(move |column| Cell(row, column)))
    }
}

/// whether the seat would have a legal action in its turn, or a grapple.
pub fn can_act(game: &Ascent, seat: Seat) -> bool {
    let board = &game.board;
    let book = Book::of(board);
    let hand = &game.hands[seat.index()];
    let payable = hand.len().saturating_sub(1);
    let affordable = |cost: Option<u8>| cost.is_some_and(|cost| usize::from(cost) <= payable);
    let herds: BTreeSet<Cell> = board.herds.iter().map(|(cell, _)| cell).collect();
    let goals = (!board.options.trail || book.has_trail())
        && board.documentary.shown().iter().all(|(_, filmed)| *filmed)
        && (!board.options.wildlife
            || board.herds.iter().filter(|(cell, _)| cell.0 == 8).map(|(_, n)| n).sum::<u8>() >= 8);
    let plays = |card: &Card| match card {
        Card::Slope(slope) => Book::cells().any(|cell| affordable(book.slope_cost(*slope, cell))),
        Card::Campfire(_) => Book::cells().any(|from| {
            !herds.contains(&from)
                && Book::cells().any(|to| affordable(book.campfire_cost(*card, from, to)))
        }),
        Card::Bridge => Book::cells().any(|cell| book.takes_bridge(cell)),
        Card::Summit => book.waits_for_summit() && goals,
    };
    let leads = !hand.is_empty()
        && herds.iter().any(|from| Book::cells().any(|to| book.is_path(&[*from, to])));
    hand.len() >= 2 || hand.iter().any(plays) || leads || board.grapples > 0
}
