//! The islands on the grid and what placing one of them means (T-0, T-3).

pub mod gap;
pub mod layout;

use super::{
    card::{Card, ISLANDS},
    options::Grid,
    sea::layout::{CellSet, Layout, MOST_CELLS, ROW, ROWS},
};
use crate::core::lists::Lists;
use crate::small;
use gap::Gap;

/// The islands on the grid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sea {
    grid: Grid,
    /// By the regions of the layout, stage by stage. The islands of a region ascend, so that one
    /// list is in the order of their numbers and of their cells.
    islands: Lists<Island, MOST_CELLS>,
}

/// A run of cells that ascends on its own, with its islands.
#[derive(Clone, Copy)]
struct Region<'a> {
    first: u8,
    /// The first cell behind it.
    end: u8,
    stage: usize,
    is_paid: bool,
    islands: &'a [Island],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Island {
    cell: u8,
    number: u8,
    /// What lies there: the island of that number, or a wild in its place.
    card: Card,
}

/// Empty cells in a run between two islands of a region, or an island and an end of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hole {
    /// The first cell.
    pub first: u8,
    pub cells: u8,
    /// The number before it; 0 where it begins with the region.
    pub low: u8,
    /// The number behind it; past the last where it ends with the region.
    pub high: u8,
}

impl Hole {
    /// How many islands are wanting to fill it, if those numbers are left, as bits.
    pub fn shortage(self, left: u128) -> u8 {
        self.cells.saturating_sub(small((left & between(self.low, self.high)).count_ones()))
    }
}

/// The numbers between two others, as bits.
pub fn between(low: u8, high: u8) -> u128 {
    let below = |number: u8| (1_u128 << number) - 1;
    if high > low { below(high) & !below(low + 1) } else { 0 }
}

impl Sea {
    /// The empty grid.
    pub fn of(grid: Grid) -> Sea {
        let regions = grid.layout().stages.iter().map(|stage| stage.regions.len()).sum();
        Sea { grid, islands: Lists::new(regions) }
    }

    fn parts(&self) -> impl Iterator<Item = Region<'_>> {
        let stages = self.layout().stages.iter().enumerate();
        let runs = stages.flat_map(|(stage, part)| {
            part.regions.iter().map(move |(first, end)| (stage, part.is_paid, *first, *end))
        });
        runs.zip(self.islands.iter()).map(|((stage, is_paid, first, end), islands)| Region {
            first,
            end,
            stage,
            is_paid,
            islands,
        })
    }

    /// How the grid is laid out.
    pub fn layout(&self) -> &'static Layout {
        self.grid.layout()
    }

    fn islands(&self) -> impl Iterator<Item = &Island> {
        self.islands.all().iter()
    }

    /// The island in each cell.
    pub fn cells(&self) -> Vec<Option<u8>> {
        let mut cells = vec![None; self.layout().cells.into()];
        for island in self.islands() {
            if let Some(cell) = cells.get_mut(usize::from(island.cell)) {
                *cell = Some(island.number);
            }
        }
        cells
    }

    /// The runs of cells that ascend each on its own, stage by stage: the first cell, the first behind it,
    /// and the islands in it as cell and number.
    pub fn regions(&self) -> impl Iterator<Item = (u8, u8, impl Iterator<Item = (u8, u8)>)> {
        self.parts().map(|region| {
            let islands = region.islands.iter().map(|island| (island.cell, island.number));
            (region.first, region.end, islands)
        })
    }

    /// The holes of all regions, in the order of their cells.
    pub fn holes(&self) -> impl Iterator<Item = Hole> {
        self.parts().flat_map(|region| {
            let islands = region.islands.iter().map(|island| (island.cell, island.number));
            let ends = islands.chain([(region.end, ISLANDS + 1)]);
            let (mut first, mut low) = (region.first, 0);
            ends.filter_map(move |(cell, high)| {
                let hole = Hole { first, cells: cell - first, low, high };
                (first, low) = (cell + 1, high);
                (hole.cells > 0).then_some(hole)
            })
        })
    }

    /// How many islands are wanting to fill the grid, if those numbers are left, as bits.
    pub fn shortage(&self, left: u128) -> u8 {
        self.holes().map(|hole| hole.shortage(left)).sum()
    }

    /// The numbers that lie on the grid.
    pub fn numbers(&self) -> impl Iterator<Item = u8> {
        self.islands().map(|island| island.number)
    }

    /// The cells that hold islands.
    pub fn occupied(&self) -> CellSet {
        self.islands().map(|island| island.cell).collect()
    }

    pub fn empty_cells(&self) -> u8 {
        self.layout().cells - small(self.islands.all().len())
    }

    /// The cells in which a wild lies in an island's place.
    pub fn wilds(&self) -> CellSet {
        let wilds = self.islands().filter(|island| island.card == Card::Wild);
        wilds.map(|island| island.cell).collect()
    }

    /// The cards that lie on the grid.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.islands().map(|island| island.card)
    }

    /// Whether the grid has such a cell.
    pub fn has_cell(&self, cell: u8) -> bool {
        cell < self.layout().cells
    }

    /// Whether the cell holds an island.
    pub fn is_occupied(&self, cell: u8) -> bool {
        self.islands().any(|island| island.cell == cell)
    }

    /// Whether the number lies on the grid.
    pub fn holds(&self, number: u8) -> bool {
        self.islands().any(|island| island.number == number)
    }

    /// Whether any island lies on the grid.
    pub fn is_empty(&self) -> bool {
        self.islands.all().is_empty()
    }

    /// Whether every cell holds an island.
    pub fn is_full(&self) -> bool {
        self.empty_cells() == 0
    }

    /// The islands of a row of the standard grid, as far as it is filled.
    fn row(&self, row: u8) -> impl Iterator<Item = &Island> {
        self.islands().filter(move |island| island.cell / ROW == row)
    }

    /// How many cells of a row of the standard grid are empty.
    pub fn room(&self, row: u8) -> u8 {
        if row < ROWS { ROW - small(self.row(row).count()) } else { 0 }
    }

    /// Whether a row of the standard grid has an empty cell.
    pub fn has_room(&self, row: u8) -> bool {
        self.room(row) > 0
    }

    /// How many rows of the standard grid are complete.
    pub fn complete_rows(&self) -> usize {
        (0..ROWS).filter(|row| !self.has_room(*row)).count()
    }

    /// Whether an island put onto an empty cell of the standard grid completes a row of six consecutive
    /// numbers (T-7.2).
    pub fn completes_run(&self, number: u8, cell: u8) -> bool {
        let fits = |island: &&Island| island.number + cell == number + island.cell;
        self.row(cell / ROW).filter(fits).count() == usize::from(ROW) - 1
    }

    /// Puts a card into a cell of its number's [gap](Sea::gaps).
    pub fn put(&mut self, cell: u8, number: u8, card: Card) {
        if let Some((list, region)) = self.region_of(cell) {
            let place = region.smaller_than(number);
            self.islands.insert(list, place, Island { cell, number, card });
        }
    }

    /// Takes the card of a cell away.
    pub fn take(&mut self, cell: u8) -> Option<Card> {
        let (list, region) = self.region_of(cell)?;
        let place = region.islands.iter().position(|island| island.cell == cell)?;
        Some(self.islands.remove(list, place).card)
    }

    fn region_of(&self, cell: u8) -> Option<(usize, Region<'_>)> {
        self.parts().enumerate().find(|(_, region)| region.holds(cell))
    }

    /// The stage that is open: the first that is not complete, or the last.
    pub fn stage(&self) -> usize {
        let unfinished = self.parts().find(|region| !region.is_full());
        unfinished.map_or(self.layout().stages.len() - 1, |region| region.stage)
    }

    /// Whether the cell belongs to the stage that is open.
    pub fn is_open(&self, cell: u8) -> bool {
        let stage = self.stage();
        self.parts().any(|region| region.stage == stage && region.holds(cell))
    }

    /// How many of a thousand numbers that are left for its gap are needed to fill it; 0 where the
    /// number can go nowhere.
    pub fn demand(&self, number: u8) -> i32 {
        let gaps = self.parts().filter_map(|region| region.gap(number));
        gaps.map(Gap::demand).max().unwrap_or(0)
    }

    /// The island nearest to an empty cell of the open stage that keeps a number out of it by its order
    /// (T-3.1).
    pub fn out_of_order(&self, number: u8, cell: u8) -> Option<u8> {
        let (_, region) = self.region_of(cell)?;
        let (before, after) =
            region.islands.split_at(region.islands.partition_point(|island| island.cell < cell));
        let larger = before.last().filter(|island| island.number >= number);
        let smaller = after.first().filter(|island| island.number <= number);
        larger.or(smaller).map(|island| island.number)
    }

    /// Whether an island of that number could go somewhere by its order alone, in a stage that is open or
    /// still to come.
    pub fn is_wanted(&self, number: u8) -> bool {
        self.parts()
            .filter_map(|region| region.gap(number))
            .any(|gap| gap.above.0 - gap.below.0 > 1)
    }

    /// Where an island of that number can go by its order alone: one gap per open region. A number
    /// that lies on the grid has none.
    pub fn gaps(&self, number: u8) -> impl Iterator<Item = Gap> {
        let stage = self.stage();
        let open = self.parts().filter(move |region| region.stage == stage);
        open.filter_map(move |region| region.gap(number))
    }
}

impl Region<'_> {
    fn holds(&self, cell: u8) -> bool {
        (self.first..self.end).contains(&cell)
    }

    fn is_full(&self) -> bool {
        self.islands.len() == usize::from(self.end - self.first)
    }

    /// How many islands are smaller than that number.
    fn smaller_than(&self, number: u8) -> usize {
        self.islands.partition_point(|island| island.number < number)
    }

    fn gap(&self, number: u8) -> Option<Gap> {
        let at = |island: &Island| (i16::from(island.cell), i16::from(island.number));
        let (smaller, larger) = self.islands.split_at(self.smaller_than(number));
        if larger.first().is_some_and(|island| island.number == number) {
            return None;
        }
        let (first, end) = (i16::from(self.first), i16::from(self.end));
        Some(Gap {
            number: number.into(),
            bounds: (first, end),
            below: smaller.last().map_or((first - 1, 0), at),
            above: larger.first().map_or((end, i16::from(ISLANDS) + 1), at),
            is_paid: self.is_paid,
        })
    }
}
