//! What a network learns of the goals of the modules.

use super::{
    after::After,
    inputs::{ALWAYS, ROWS, count},
    slopes::kinds,
};
use crate::{
    ascent::wildlife::Climb,
    network::{Inputs, Layout, Table},
};
use rules::ascent::{
    Card,
    card::{HIGHEST, Terrain},
    modules::documentary::Sequence,
    mountain::{
        Mountain,
        cell::{slope_rows, width},
    },
    readings::PANORAMAS,
};

/// The columns of the widest row.
const COLUMNS: usize = 9;

// Of the trail: its cells by what lies there, how many there are in each row, the least that is missing, by the number
// of trails and by the grassy slopes unseen and held.
const CELLS: Table = ALWAYS.then([ROWS, COLUMNS, 3]);
const WAYS: Table = CELLS.then([ROWS, COLUMNS, 1]);
const TRAILS: Table = WAYS.then([9, 12, 1]);
const GRASSY: Table = TRAILS.then([9, 12, 1]);
const GRASSY_HELD: Table = GRASSY.then([9, 6, 1]);
// Of each sequence: how much of it is shown, in how many places there is room for it, and what is missing.
const FILMS: Table = GRASSY_HELD.then([PANORAMAS.len(), 4, 6]);
const FILM_ROWS: Table = FILMS.then([4, ROWS, 3]);
const FILM_NEXT: Table = FILM_ROWS.then([4, 7, 3]);
const FILM_LEAST: Table = FILM_NEXT.then([4, 7, 3]);
const UNFILMED: Table = FILM_LEAST.then([6, 12, 1]);
// Of the ibex: where they stand, how many are missing, what it takes to lead them.
const HERDS: Table = UNFILMED.then([ROWS, 9, 1]);
const CLIMB: Table = HERDS.then([9, 20, 1]);
const IBEX: Table = CLIMB.then([9, 13, 1]);
const IBEX_HELD: Table = IBEX.then([9, 5, 1]);
const IBEX_SPARE: Table = IBEX_HELD.then([9, 20, 1]);

/// How many inputs there are up to here.
pub const LAYOUT: Layout = IBEX_SPARE.layout();

/// Adds what is on after an action that leaves so many cards to spare.
pub fn add(after: &After<'_>, climb: Option<Climb>, spare: usize, inputs: &mut Inputs) {
    let options = &after.sight.board().options;
    if options.trail {
        add_trail(after, inputs);
    }
    if options.documentary > 0 {
        add_films(after, spare, inputs);
    }
    if let Some(climb) = climb {
        add_ibex(after, climb, spare, inputs);
    }
}

/// How a cell lets a trail pass.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Empty,
    /// Empty, with nothing grassy on its left for certain.
    Clear,
    Grassy,
}

/// The ways through the cells of a row; none past other types and next to grassy cards.
fn ways(mountain: &Mountain, row: u8) -> [Option<Way>; COLUMNS] {
    let mut ways = [None; COLUMNS];
    let mut left = None;
    let cards = mountain.row(row);
    for (column, way) in ways.iter_mut().enumerate().take(width(row).into()) {
        let card = cards.get(column).copied();
        let terrain = card.and_then(Card::terrain);
        *way = match (terrain, left) {
            (Some(Terrain::Grassy), _) => Some(Way::Grassy),
            (Some(_), _) | (None, Some(Terrain::Grassy)) => None,
            (None, Some(_)) => Some(Way::Clear),
            (None, None) => Some(Way::Empty),
        };
        left = terrain;
    }
    ways
}

/// A trail as far as a cell: how many cells of it are missing at least, and how many trails there are.
#[derive(Clone, Copy)]
struct Trails {
    missing: usize,
    all: u32,
}

impl Trails {
    const NONE: Trails = Trails { missing: ROWS, all: 0 };

    fn or(self, other: Trails) -> Trails {
        Trails { missing: self.missing.min(other.missing), all: self.all + other.all }
    }

    /// With one more cell.
    fn through(self, way: Option<Way>) -> Trails {
        match way {
            Some(_) if self.all == 0 => Trails::NONE,
            Some(Way::Grassy) => self,
            Some(_) => Trails { missing: self.missing + 1, ..self },
            None => Trails::NONE,
        }
    }
}

fn add_trail(after: &After<'_>, inputs: &mut Inputs) {
    let mut cells = [[None; COLUMNS]; ROWS];
    for (row, cells) in slope_rows().zip(&mut cells) {
        *cells = ways(&after.mountain, row);
    }
    // From the foot up, then from the top down: from column c a trail goes on to c and c − 1.
    let mut up = [[Trails::NONE; COLUMNS]; ROWS];
    up[0] = cells[0].map(|way| Trails { missing: 0, all: 1 }.through(way));
    for row in 1..ROWS {
        for column in 0..COLUMNS - 1 {
            let below = up[row - 1][column].or(up[row - 1][column + 1]);
            up[row][column] = below.through(cells[row][column]);
        }
    }
    let mut goes_on = [true; COLUMNS];
    for row in (0..ROWS).rev() {
        let is_on = |column: usize| goes_on[column] && up[row][column].all > 0;
        let mut ways = 0;
        let mut below = [false; COLUMNS];
        for column in (0..COLUMNS).filter(|column| is_on(*column)) {
            if let Some(way) = cells[row][column] {
                inputs.add(CELLS, [row, column, way as usize]);
            }
            ways += 1;
            below[column] = true;
            if let Some(right) = below.get_mut(column + 1) {
                *right = true;
            }
        }
        inputs.add(WAYS, [row, ways, 0]);
        goes_on = below;
    }
    let whole = up[ROWS - 1].into_iter().fold(Trails::NONE, Trails::or);
    let grassy = kinds(1..=HIGHEST, &[Some(Terrain::Snowy), Some(Terrain::Rocky)]);
    let held = after.held.count(grassy);
    inputs.add(TRAILS, [whole.missing, (u32::BITS - whole.all.leading_zeros()) as usize, 0]);
    inputs.add(GRASSY, [whole.missing, after.unseen.slopes.count(grassy) / 2, 0]);
    inputs.add(GRASSY_HELD, [whole.missing, held, 0]);
}

/// A place where a sequence may come to be shown.
#[derive(Clone, Copy)]
struct Scene {
    /// How many of the values lie there.
    shown: usize,
    row: u8,
    /// How many cells before it are empty, or how many supports of its next cell are missing if those are more.
    waiting: usize,
    /// The type on the left of the next card, where it lies in the scene.
    left: Option<Terrain>,
}

/// The places in a row where a sequence may be shown.
fn scenes(mountain: &Mountain, sequence: Sequence, row: u8) -> impl Iterator<Item = Scene> {
    let cards = mountain.row(row);
    let places = (usize::from(width(row)) + 1).saturating_sub(sequence.len());
    (0..places).filter_map(move |first| {
        let mut shown = 0;
        for (column, value) in (first..).zip(sequence) {
            match cards.get(column) {
                Some(Card::Bridge) | None => {}
                Some(card) if card.slope().is_some_and(|slope| slope.value == value) => shown += 1,
                Some(_) => return None,
            }
        }
        let next = cards.len().max(first);
        let below = mountain.row(row.saturating_sub(1)).len();
        let supports = if row == 1 { 0 } else { (next + 2).saturating_sub(below) };
        let before = first.saturating_sub(cards.len());
        let left = cards.last().filter(|_| before == 0).and_then(|card| card.terrain());
        Some(Scene { shown, row, waiting: supports.max(before), left })
    })
}

fn add_films(after: &After<'_>, spare: usize, inputs: &mut Inputs) {
    let left = after.documentary.shown().iter().filter(|(_, filmed)| !filmed);
    let mut unfilmed = 0;
    for (sequence, _) in left {
        unfilmed += 1;
        let which = PANORAMAS.iter().position(|other| other == sequence).unwrap_or(0);
        let lowest = sequence.iter().copied().min().unwrap_or(0);
        let rows = slope_rows().filter(|row| *row <= lowest);
        let (mut places, mut best) = (0, None::<Scene>);
        for scene in rows.flat_map(|row| scenes(&after.mountain, *sequence, row)) {
            places += 1;
            if best.is_none_or(|best| (scene.shown, best.waiting) > (best.shown, scene.waiting)) {
                best = Some(scene);
            }
        }
        let Some(best) = best else {
            inputs.add(FILMS, [which, 3, 0]);
            continue;
        };
        let shown = best.shown.min(2);
        let of = |value: u8, left: Option<Terrain>| {
            let kinds = kinds(value..=value, &[left]);
            [after.unseen.slopes.count(kinds), after.held.count(kinds)]
        };
        inputs.add(FILMS, [which, shown, places - 1]);
        inputs.add(FILM_ROWS, [shown, usize::from(best.row) - 1, best.waiting]);
        let mut missing = sequence.iter().skip(shown);
        let next = missing.next().map_or([0; 2], |value| of(*value, best.left));
        inputs.add(FILM_NEXT, [shown, next[0], next[1]]);
        let later = missing.map(|value| of(*value, None));
        if let Some([unseen, held]) = later.min_by_key(|[unseen, held]| unseen + held) {
            inputs.add(FILM_LEAST, [shown, unseen, held]);
        }
    }
    inputs.add(UNFILMED, [unfilmed, count(spare) / 2, 0]);
}

fn add_ibex(after: &After<'_>, climb: Climb, spare: usize, inputs: &mut Inputs) {
    let mut rows = [0; ROWS];
    for (cell, number) in &after.flock {
        if let Some(row) = rows.get_mut(usize::from(cell.row()) - 1) {
            *row += usize::from(*number);
        }
    }
    rows.into_iter().enumerate().for_each(|(row, number)| inputs.add(HERDS, [row, number, 0]));
    let arrived = rows[ROWS - 1].min(8);
    let missing = usize::from(climb.missing);
    let held = after.hand.iter().filter(|card| card.slope().is_some_and(|slope| slope.ibex));
    inputs.add(CLIMB, [8 - arrived, climb.cost.into(), 0]);
    inputs.add(IBEX, [missing, after.unseen.ibex, 0]);
    inputs.add(IBEX_HELD, [missing, held.count(), 0]);
    inputs.add(IBEX_SPARE, [missing, count(spare), 0]);
}
