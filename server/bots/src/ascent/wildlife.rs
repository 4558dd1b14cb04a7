//! What it takes to lead the ibex up.

use rules::ascent::{
    Cell,
    modules::wildlife::{GOAL, Herds, steps},
    mountain::{Mountain, cell::SUMMIT_ROW},
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

/// Paths worth looking at for each herd: a step up, two, and the longest way, those on which most ibex join.
pub fn paths(mountain: &Mountain, flock: &Flock, cards: usize) -> Vec<Vec<Cell>> {
    let mut paths = Vec::new();
    for (start, _) in flock.iter().filter(|(cell, _)| cell.0 < TOP) {
        let ways = Ways::up(mountain, flock, *start, cards);
        let longest = ways.layers.len();
        let lengths = [1, 2, longest].into_iter().take(longest);
        paths.extend(lengths.map(|length| ways.path(length)));
    }
    paths
}

/// The ways up from a herd.
struct Ways {
    start: Cell,
    /// For each number of steps the cells that can be reached, with the ibex that join on the best way there
    /// and the place of the cell before in its layer.
    layers: Vec<Vec<(Cell, u8, usize)>>,
}

impl Ways {
    fn up(mountain: &Mountain, flock: &Flock, start: Cell, cards: usize) -> Ways {
        let mut layers: Vec<Vec<(Cell, u8, usize)>> = Vec::with_capacity(cards);
        let first = [(start, 0, 0)];
        for _ in 0..cards {
            let below = layers.last().map_or(&first[..], Vec::as_slice);
            let mut layer: Vec<(Cell, u8, usize)> = Vec::with_capacity(below.len() + 1);
            for (place, (cell, joined, _)) in below.iter().enumerate() {
                for step in steps(mountain, *cell) {
                    let here = flock.iter().find(|(herd, _)| *herd == step);
                    let joined = joined + here.map_or(0, |(_, number)| *number);
                    match layer.iter_mut().find(|(reached, ..)| *reached == step) {
                        Some(reached) if reached.1 >= joined => {}
                        Some(reached) => *reached = (step, joined, place),
                        None => layer.push((step, joined, place)),
                    }
                }
            }
            if layer.is_empty() {
                break;
            }
            layers.push(layer);
        }
        Ways { start, layers }
    }

    /// The way of so many steps on which most ibex join.
    fn path(&self, length: usize) -> Vec<Cell> {
        let layers = &self.layers[..length];
        let last = layers.last().map_or(&[][..], Vec::as_slice);
        let best = last.iter().enumerate().max_by_key(|(_, (_, joined, _))| *joined);
        let mut place = best.map_or(0, |(place, _)| place);
        let mut path = vec![self.start; length + 1];
        for (layer, cell) in layers.iter().zip(&mut path[1..]).rev() {
            let (reached, _, before) = layer[place];
            (*cell, place) = (reached, before);
        }
        path
    }
}
