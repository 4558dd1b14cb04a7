//! How likely a seat wins with the points that it has.

use rules::{
    Outcome, Seat,
    santa_timea::{board::Board, deal::ROUNDS},
};

/// How likely a seat wins, by the points and the rounds that are left.
pub fn value(board: &Board, seat: Seat) -> f64 {
    if let Some(Outcome::Ranked { winners, .. }) = board.outcome() {
        // A win that is shared is worth less than one that is not.
        let share = 0.8 + 0.2 / winners.len().max(1) as f64;
        return if winners.contains(&seat) { share } else { 0.0 };
    }
    let left = ROUNDS.saturating_sub(board.sheet.len()).max(1) as f64;
    // How far the points of a round lie apart grows with the number of seats.
    let spread = 0.3 * (f64::from(board.seats) + 0.5) * left.sqrt();
    let points = board.points();
    let weight = |points: i32| (f64::from(points) / spread).exp();
    let all: f64 = points.iter().map(|points| weight(*points)).sum();
    points.get(seat.index()).map_or(0.0, |points| weight(*points) / all)
}
