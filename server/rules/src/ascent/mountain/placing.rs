//! Where cards may be placed and what that costs, by what lies on the mountain.

use super::{
    Mountain,
    cell::{Cell, SUMMIT_ROW, slope_rows},
    site::{Neighbour, Site},
};
use crate::{
    Refusal,
    ascent::card::{Card, Slope, Terrain},
    refusal, refuse,
};

impl Mountain {
    /// The cost of a slope in a cell, if it may go there.
    ///
    /// # Errors
    /// The part of that forbids it.
    pub fn check_slope(&self, slope: Slope, cell: Cell) -> Result<u8, Refusal> {
        self.site(cell)?.check(slope)
    }

    /// The cell, if it is open to a slope by what lies in it and below it.
    fn site(&self, cell: Cell) -> Result<Site, Refusal> {
        check_row(cell, "A-5.1c")?;
        match self.at(cell) {
            Some(Card::Bridge) => {}
            _ => self.check_next(cell, "A-5.1")?,
        }
        self.check_supported(cell, "A-5.1a")?;
        Ok(self.supported_site(cell))
    }

    fn supported_site(&self, cell: Cell) -> Site {
        let neighbours = [cell.left(), cell.right()]
            .map(|beside| beside.map(|beside| self.neighbour(beside)).unwrap_or_default());
        Site { cell, neighbours }
    }

    /// What the card in a cell is to those beside it. Neither a bridge nor an empty cell is anything.
    fn neighbour(&self, cell: Cell) -> Neighbour {
        Neighbour { terrain: self.terrain_at(cell), value: self.value_at(cell) }
    }

    /// The sites of the mountain: among the empty cells one per row at most, then bridges.
    pub fn sites(&self) -> impl Iterator<Item = Site> {
        let next = slope_rows().filter_map(|row| self.next_cell(row));
        let open = next.chain(self.bridges()).filter(|cell| self.is_supported(*cell));
        open.map(|cell| self.supported_site(cell))
    }

    /// The slope in a cell, if a campfire of that type could replace it.
    ///
    /// # Errors
    /// There is no slope of that type.
    pub fn check_replaceable(&self, campfire: Terrain, cell: Cell) -> Result<Slope, Refusal> {
        self.slope_at(cell).filter(|slope| slope.terrain == campfire).ok_or_else(|| {
            refusal!(NoSlopeToReplace, "A-5.2", "A campfire replaces a slope of its own type.",)
        })
    }

    /// The cost of moving a slope up, out of the way of a campfire.
    ///
    /// The slope moves by in full, and costs what it would if it came from the hand. Which of the two
    /// cards moves first makes no difference: the cell they share is in another row than the slope's new
    /// place, and occupied throughout, so that it may even carry it. The campfire's own neighbours need no
    /// look: it has the type of the slope before it, which lay beside none of its own.
    ///
    /// # Errors
    /// The slope cannot go there.
    pub fn check_move_up(&self, slope: Slope, from: Cell, to: Cell) -> Result<u8, Refusal> {
        if !is_higher(from, to) {
            refuse!(NotHigher, "A-5.2", "The replaced slope moves at least one row higher.");
        }
        self.check_slope(slope, to)
    }

    /// Checks that a bridge may go into a cell. In row 1 the two cards it rests on are
    /// panoramas.
    ///
    /// # Errors
    /// The part of that forbids it.
    pub fn check_bridge(&self, cell: Cell) -> Result<(), Refusal> {
        check_row(cell, "A-5.3")?;
        self.check_next(cell, "A-5.3")?;
        if !cell.is_between_others() {
            refuse!(
                BridgeAtTheEdge,
                "A-5.3",
                "A bridge lies neither in the first nor in the last cell of a row."
            );
        }
        self.check_supported(cell, "A-5.3")
    }

    /// Whether a bridge may go into a cell.
    pub fn takes_bridge(&self, cell: Cell) -> bool {
        let is_next =
            slope_rows().contains(&cell.row()) && self.next_cell(cell.row()) == Some(cell);
        is_next && cell.is_between_others() && self.is_supported(cell)
    }

    fn check_next(&self, cell: Cell, clause: &'static str) -> Result<(), Refusal> {
        if self.at(cell).is_some() {
            refuse!(CellOccupied, clause, "That cell holds a card.");
        }
        if self.next_cell(cell.row()) != Some(cell) {
            refuse!(NotNextCell, clause, "A row is filled from the left, without gaps.");
        }
        Ok(())
    }

    fn check_supported(&self, cell: Cell, clause: &'static str) -> Result<(), Refusal> {
        if !self.is_supported(cell) {
            refuse!(NotSupported, clause, "Both cells below that cell must be occupied.");
        }
        Ok(())
    }
}

/// Whether a slope goes up that way, to make room for a campfire.
pub fn is_higher(from: Cell, to: Cell) -> bool {
    to.row() > from.row()
}

/// Checks that it is a cell of the mountain, below the summit.
fn check_row(cell: Cell, clause: &'static str) -> Result<(), Refusal> {
    if !cell.exists() {
        refuse!(NoSuchCell, "A-3.1", "There is no such cell.");
    }
    if cell.row() == SUMMIT_ROW {
        refuse!(SummitRow, clause, "Row 9 belongs to the summit alone.");
    }
    Ok(())
}
