//! The clauses once more, word by word and slowly, to compare with.

use crate::{
    Seat,
    tranquility::{Card, Tranquility, options::Grid},
};
use std::ops::Range;

/// T-10.2: the cells among which the cell is counted, in order and in neighbours.
fn part(grid: Grid, cell: usize) -> Range<usize> {
    match (grid, cell) {
        (Grid::Arch, 0..6) => 0..6,
        (Grid::Arch, 6..12) => 6..12,
        (Grid::Arch, _) => 12..40,
        _ => 0..36,
    }
}

/// T-3.1: whether the island may lie on that cell, by the order of the islands.
pub fn fits(cells: &[Option<u8>], number: u8, cell: usize) -> bool {
    cells[cell].is_none()
        && cells[..cell].iter().flatten().all(|island| *island < number)
        && cells[cell + 1..].iter().flatten().all(|island| *island > number)
}

fn neighbours(cells: &[Option<u8>], cell: usize) -> impl Iterator<Item = u8> {
    let neighbours = [cell.checked_sub(1), Some(cell + 1)];
    neighbours.into_iter().flatten().filter_map(|cell| *cells.get(cell)?)
}

/// T-3.2: what it costs there.
pub fn cost(cells: &[Option<u8>], number: u8, cell: usize) -> u8 {
    neighbours(cells, cell).map(|island| island.abs_diff(number)).min().unwrap_or(0)
}

/// T-3.4, T-13.5: whether, with it there, a gap beside it has more empty cells than numbers for them.
pub fn starves(cells: &[Option<u8>], number: u8, cell: usize) -> bool {
    let below = (0..cell).rev().find_map(|at| Some((at as i32, cells[at]?)));
    let above = (cell + 1..cells.len()).find_map(|at| Some((at as i32, cells[at]?)));
    let (low, low_number) = below.unwrap_or((-1, 0));
    let (high, high_number) = above.unwrap_or((cells.len() as i32, 81));
    cell as i32 - low > i32::from(number - low_number)
        || high - cell as i32 > i32::from(high_number - number)
}

/// T-6.1, T-7.3, T-11.3: whether no card may be put onto the cell.
fn is_closed(game: &Tranquility, cell: usize) -> bool {
    game.board.rocks.is_some_and(|row| usize::from(row) == cell / 6)
        || game.board.storms.purple.get(cell / 6).is_some_and(|storms| *storms > 0)
        || game.board.explorer.storms.iter().any(|(under, _)| usize::from(*under) == cell)
}

/// The numbers for which the card can be placed (T-9.4).
fn numbers(card: Card, cells: &[Option<u8>]) -> Vec<u8> {
    match card {
        Card::Island(number) => vec![number],
        Card::Wild => (1..=80).filter(|number| !cells.contains(&Some(*number))).collect(),
        _ => Vec::new(),
    }
}

/// All placements of the seat, as card, number, cell and cost, sorted.
pub fn placements(game: &Tranquility, seat: Seat) -> Vec<(Card, u8, u8, u8)> {
    let grid = game.board.options.grid;
    let cells = game.board.sea.cells();
    let hand = &game.hands[seat.index()];
    let payable = hand.iter().filter(|card| **card != Card::Monster).count();
    let under_orange = game.board.storms.orange[seat.index()] > 0;
    let mut cards = hand.to_vec();
    cards.dedup();
    let mut placements = Vec::new();
    for card in cards {
        for number in numbers(card, &cells) {
            for cell in (0..cells.len()).filter(|cell| !is_closed(game, *cell)) {
                let range = part(grid, cell);
                let (start, cell_in) = (range.start, cell - range.start);
                let around = &cells[range];
                // T-10.3, T-10.4
                let on_pillar = grid == Grid::Arch && start < 12;
                let pillars_stand = grid != Grid::Arch || !cells[..12].contains(&None);
                let cost = if on_pillar { 0 } else { cost(around, number, cell_in) };
                if (on_pillar || pillars_stand)
                    && fits(around, number, cell_in)
                    // T-3.3
                    && usize::from(cost) < payable
                    // T-7.3
                    && (!under_orange || neighbours(around, cell_in).next().is_some())
                    // T-13.5
                    && (grid != Grid::Competition || !starves(around, number, cell_in))
                {
                    placements.push((card, number, cell as u8, cost));
                }
            }
        }
    }
    placements.sort_unstable();
    placements
}

/// T-2.4: whether the seat would have a legal action in its turn.
pub fn can_act(game: &Tranquility, seat: Seat) -> bool {
    let grid = game.board.options.grid;
    let cells = game.board.sea.cells();
    let hand = &game.hands[seat.index()];
    let holds = |card| hand.contains(&card);
    let needs_start = matches!(grid, Grid::Standard | Grid::DayNight) && game.board.start.is_none();
    let starts = needs_start && (holds(Card::Start) || holds(Card::Wild));
    // T-12.5
    let sides = (0..36).all(|cell| game.board.sides.night.contains(cell) == (cell < 18));
    let wins = !needs_start
        && grid != Grid::Competition
        && (holds(Card::Finish) || holds(Card::Wild))
        && !cells.contains(&None)
        && (grid != Grid::DayNight || sides)
        && game.board.known_monsters.is_empty();
    let discards = hand.iter().filter(|card| **card != Card::Monster).count() >= 2;
    let bites = holds(Card::Monster)
        && (0..cells.len()).any(|cell| cells[cell].is_some() && !is_closed(game, cell));
    let clears =
        grid == Grid::Pyramid && holds(Card::Compass) && !game.board.explorer.storms.is_empty();
    let turns = grid == Grid::DayNight && !hand.is_empty() && cells.iter().any(Option::is_some);
    let places = !placements(game, seat).is_empty();
    let swaps =
        game.board.contest.as_ref().is_some_and(|contest| !contest.row.is_empty()) && !places;
    starts || discards || wins || places || bites || clears || turns || swaps
}
