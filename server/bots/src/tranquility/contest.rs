//! The competition (T-13).

use super::{
    chart::Chart,
    turn::{Plan, Ranked, Spares},
};
use rules::Seat;

/// The shortest run of cells of one colour that scores (T-13.7).
const SHORTEST_RUN: u8 = 3;

/// The points that an island of the seat's own colour on that cell brings, and those it takes from the other.
pub fn points(chart: &Chart<'_>, cell: u8) -> f32 {
    let board = chart.sight.board();
    let Some(contest) = &board.contest else { return 0.0 };
    let is_second = chart.sight.seat() == Seat(1);
    let is_own =
        |cell: u8| board.sea.is_occupied(cell) && contest.second.contains(cell) == is_second;
    let before = (0..cell).rev().take_while(|cell| is_own(*cell)).count() as u8;
    let behind = (cell + 1..chart.cells).take_while(|cell| is_own(*cell)).count() as u8;
    let counted = |run: u8| if run >= SHORTEST_RUN { run } else { 0 };
    let length = before + behind + 1;
    let runs = counted(length) - counted(before) - counted(behind);
    // A run of two is on its way.
    let begun = if length == 2 { 0.3 } else { 0.0 };
    2.0 + chart.weights.run * (f32::from(runs) + begun)
}

/// Ranks what else there is to do in a contest.
pub fn rank(chart: &Chart<'_>, spares: &Spares, plans: &mut Vec<Ranked>) {
    let sight = chart.sight;
    if sight.may_swap() {
        let score = -chart.card * spares.all().len() as f32;
        plans.push(Ranked { score, plan: Plan::Swap });
    }
    if sight.must_pass() {
        plans.push(Ranked { score: 0.0, plan: Plan::Pass });
    }
}
