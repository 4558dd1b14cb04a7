//! What it takes to lead the ibex up.

use rules::ascent::{
    Cell,
    cell::SUMMIT_ROW,
    mountain::Mountain,
    wildlife::{GOAL, Herds, steps},
};

/// The row that the ibex are to reach.
const TOP: u8 = SUMMIT_ROW - 1;

/// Ibex on their way: cell and number.
pub type Flock = Vec<(Cell, u8)>;

/// What is left to do for the ibex.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Climb {
    /// How many are missing on the mountain.
    pub missing: u8,
    /// How many cards it takes about to lead those up that are there.
    pub cost: u8,
}

/// Where the ibex stand.
pub fn flock(herds: &Herds) -> Flock {
    herds.iter().collect()
}

impl Climb {
    /// Estimates what is left to do, by letting herds join on the way up.
    pub fn of(flock: &Flock) -> Climb {
        let mut order: Flock = flock.clone();
        // From the top: each herd joins the next one above that it can pass, or climbs alone.
        order.sort_by_key(|(Cell(row, _), _)| std::cmp::Reverse(*row));
        let mut lowest: Vec<Cell> = Vec::with_capacity(order.len());
        let mut costs: Vec<(u8, u8)> = Vec::with_capacity(order.len());
        for (cell, number) in order {
            let joined = (0..lowest.len())
                .filter(|index| passes(cell, lowest[*index]))
                .min_by_key(|index| lowest[*index].0 - cell.0);
            match joined {
                Some(index) => {
                    costs.push((lowest[index].0 - cell.0, number));
                    lowest[index] = cell;
                }
                None => {
                    costs.push((TOP.saturating_sub(cell.0), number));
                    lowest.push(cell);
                }
            }
        }
        costs.sort_unstable();
        let mut climb = Climb { missing: GOAL, cost: 0 };
        for (cost, number) in costs {
            if climb.missing == 0 {
                break;
            }
            climb.cost += cost;
            climb.missing = climb.missing.saturating_sub(number);
        }
        climb
    }
}

/// Whether a herd could pass a cell on its way up.
fn passes(Cell(row, column): Cell, Cell(above, left): Cell) -> bool {
    above >= row && left <= column && left + (above - row) >= column
}

/// The flock after a herd has been led.
pub fn led(flock: &Flock, path: &[Cell]) -> Flock {
    let on_path = |cell: &Cell| path.contains(cell);
    let arriving = flock.iter().filter(|(cell, _)| on_path(cell)).map(|(_, number)| number).sum();
    let mut rest: Flock = flock.iter().filter(|(cell, _)| !on_path(cell)).copied().collect();
    rest.extend(path.last().map(|end| (*end, arriving)));
    rest
}

/// Paths worth looking at: each step up, and for each herd the longest way on which most ibex join.
pub fn paths(mountain: &Mountain, flock: &Flock, cards: usize) -> Vec<Vec<Cell>> {
    let mut paths = Vec::new();
    for (start, _) in flock.iter().filter(|(cell, _)| cell.0 < TOP) {
        let mut longest: Vec<(Vec<Cell>, u8)> = vec![(vec![*start], 0)];
        for length in 1..=cards {
            let mut next: Vec<(Vec<Cell>, u8)> = Vec::new();
            for (path, joined) in &longest {
                let Some(end) = path.last() else { continue };
                for step in steps(mountain, *end) {
                    let here = flock
                        .iter()
                        .find(|(cell, _)| *cell == step)
                        .map_or(0, |(_, number)| *number);
                    let joined = joined + here;
                    match next.iter_mut().find(|(path, _)| path.last() == Some(&step)) {
                        Some(known) if known.1 >= joined => {}
                        Some(known) => *known = ([path.as_slice(), &[step]].concat(), joined),
                        None => next.push(([path.as_slice(), &[step]].concat(), joined)),
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            let best = next.iter().max_by_key(|(_, joined)| *joined);
            paths.extend(best.map(|(path, _)| path.clone()));
            if length == 1 {
                paths.extend(next.iter().skip(1).map(|(path, _)| path.clone()));
            }
            longest = next;
        }
    }
    paths
}
