//! The ibex on the mountain and where they can be led.

use crate::{
    Refusal,
    ascent::{
        mountain::{
            Mountain,
            cell::{CELLS, Cell},
        },
        readings::herd_that_arrives,
    },
    refuse,
};
use std::{collections::BTreeSet, mem};

/// The row that the ibex are to reach.
const GOAL_ROW: u8 = 8;
/// How many are to be there when the summit is placed.
pub const GOAL: u8 = 8;

/// How many ibex stand on which cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Herds {
    /// By the [places](Cell::index) of the cells.
    numbers: [u8; CELLS],
}

impl Default for Herds {
    fn default() -> Herds {
        Herds { numbers: [0; CELLS] }
    }
}

impl Herds {
    /// The cells with ibex, bottom up and from the left, and how many stand there.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, u8)> {
        // Most games have none, and are asked for them at every turn.
        let cells = if self.numbers == [0; CELLS] { 0 } else { CELLS };
        Cell::all().take(cells).zip(self.numbers).filter(|(_, number)| *number > 0)
    }

    /// How many ibex stand in that cell.
    fn number(&self, cell: Cell) -> u8 {
        cell.index().and_then(|index| self.numbers.get(index).copied()).unwrap_or(0)
    }

    /// How many ibex stand in that cell, to be changed.
    fn number_mut(&mut self, cell: Cell) -> Option<&mut u8> {
        self.numbers.get_mut(cell.index()?)
    }

    /// Whether ibex stand in that cell.
    pub fn stand_on(&self, cell: Cell) -> bool {
        self.number(cell) > 0
    }

    /// An ibex comes onto a card.
    pub fn arrive(&mut self, cell: Cell) {
        self.number_mut(cell).into_iter().for_each(|number| *number += 1);
    }

    /// Leads the herd at the beginning of a [checked](Herds::check_path) path to its end; the ibex on
    /// the way join. Answers how many arrive.
    pub fn lead(&mut self, path: &[Cell]) -> u8 {
        let met = path.iter().filter_map(|cell| self.number_mut(*cell).map(mem::take));
        let arriving = herd_that_arrives(met);
        if let Some(end) = path.last().and_then(|end| self.number_mut(*end)) {
            *end = arriving;
        }
        arriving
    }

    /// Whether enough ibex have reached row 8.
    pub fn have_arrived(&self) -> bool {
        self.arrived() >= GOAL
    }

    /// How many ibex have reached row 8.
    pub fn arrived(&self) -> u8 {
        let arrived = self.iter().filter(|(cell, _)| cell.row() == GOAL_ROW);
        arrived.map(|(_, number)| number).sum()
    }

    /// Checks that a herd can take that path.
    ///
    /// # Errors
    /// No herd stands at its beginning, it leads nowhere, or a step of it is not possible.
    pub fn check_path(&self, mountain: &Mountain, path: &[Cell]) -> Result<(), Refusal> {
        let Some((start, [_, ..])) = path.split_first() else {
            refuse!(PathTooShort, "A-9.2", "A herd climbs at least one row.");
        };
        if !self.stand_on(*start) {
            refuse!(NoIbexThere, "A-9.2", "No ibex stands in that cell.");
        }
        path.windows(2).try_for_each(|step| match step {
            [from, to] => check_step(mountain, *from, *to),
            _ => Ok(()),
        })
    }

    /// The cells to which the herd of a cell can climb with that many cards. A path is possible if and
    /// only if all its cells are among these, since whether a step can be taken depends on nothing
    /// but the step.
    pub fn reach(mountain: &Mountain, start: Cell, cards: usize) -> BTreeSet<Cell> {
        let mut reached = BTreeSet::new();
        let mut row = BTreeSet::from([start]);
        for _ in 0..cards {
            row = row.into_iter().flat_map(|cell| steps(mountain, cell)).collect();
            reached.extend(&row);
        }
        reached
    }
}

/// The cells that a herd in that cell can step to.
pub fn steps(mountain: &Mountain, from: Cell) -> impl Iterator<Item = Cell> {
    from.steps_up().filter(move |to| has_footing(mountain, *to))
}

/// Whether a herd can stand there: on slopes and campfires alone.
fn has_footing(mountain: &Mountain, cell: Cell) -> bool {
    mountain.terrain_at(cell).is_some()
}

/// Checks one step of a herd.
fn check_step(mountain: &Mountain, from: Cell, to: Cell) -> Result<(), Refusal> {
    if !from.steps_up().any(|above| above == to) {
        refuse!(
            NotAStepUp,
            "A-9.2",
            "A herd steps onto one of the two cells that rest on its own."
        );
    }
    if !has_footing(mountain, to) {
        refuse!(
            NoFooting,
            "A-9.2",
            "A herd steps onto slopes and campfires alone, below the summit."
        );
    }
    Ok(())
}
