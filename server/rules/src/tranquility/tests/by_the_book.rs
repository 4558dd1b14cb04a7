//! The clauses once more, word by word and slowly, to compare with.

use crate::{
    Seat,
    tranquility::{Card, Tranquility},
};

/// T-3.1: whether the island may lie on that cell.
pub fn fits(cells: &[Option<u8>], number: u8, cell: usize) -> bool {
    cells[cell].is_none()
        && cells[..cell].iter().flatten().all(|island| *island < number)
        && cells[cell + 1..].iter().flatten().all(|island| *island > number)
}

/// T-3.2: what it costs there.
pub fn cost(cells: &[Option<u8>], number: u8, cell: usize) -> u8 {
    let neighbours = [cell.checked_sub(1), Some(cell + 1)];
    let islands = neighbours.into_iter().flatten().filter_map(|cell| *cells.get(cell)?);
    islands.map(|island| island.abs_diff(number)).min().unwrap_or(0)
}

/// T-3.4: whether, with it there, a gap beside it has more empty cells than numbers for them.
pub fn starves(cells: &[Option<u8>], number: u8, cell: usize) -> bool {
    let below = (0..cell).rev().find_map(|at| Some((at as i32, cells[at]?)));
    let above = (cell + 1..cells.len()).find_map(|at| Some((at as i32, cells[at]?)));
    let (low, low_number) = below.unwrap_or((-1, 0));
    let (high, high_number) = above.unwrap_or((36, 81));
    cell as i32 - low > i32::from(number - low_number)
        || high - cell as i32 > i32::from(high_number - number)
}

/// T-2.4: whether the seat would have a legal action in its turn.
pub fn can_act(game: &Tranquility, seat: Seat) -> bool {
    let cells = game.sea.cells();
    let hand = &game.hands[seat.index()];
    let forced = game.start.is_none() && hand.contains(&Card::Start);
    let wins = game.start.is_some() && hand.contains(&Card::Finish) && !cells.contains(&None);
    let places = hand.iter().filter_map(|card| card.number()).any(|number| {
        (0..36).any(|cell| {
            fits(&cells, number, cell) && usize::from(cost(&cells, number, cell)) < hand.len()
        })
    });
    forced || hand.len() >= 2 || wins || places
}
