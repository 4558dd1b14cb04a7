//! Storms and compasses (T-7), and rocks (T-6.1).

use super::{
    chart::Chart,
    choice::{Plan, Ranked},
    payments::Spares,
};
use crate::Manner;
use rules::{
    Seat,
    tranquility::{
        Action, Phrase, Sight,
        action::{LyingStorm, StormAt},
        card::Storm,
        modules::storms::Revealed,
    },
};

/// What it is worth to end a storm.
fn worth(chart: &Chart<'_>, storm: StormAt) -> f32 {
    let (sight, weights) = (chart.sight, chart.weights);
    let board = sight.board();
    // A storm before a seat matters as long as that seat draws.
    let draws = |seat: Seat| {
        let cards: usize = Seat::all(sight.seats()).map(|seat| sight.pile_size(seat)).sum();
        let share = sight.pile_size(seat) as f32 / cards.max(1) as f32;
        (share * sight.seats() as f32).min(1.5) * (1.0 - 0.5 * chart.progress())
    };
    match storm {
        StormAt::Lying(LyingStorm::Yellow { seat }) => weights.yellow * draws(seat),
        StormAt::Lying(LyingStorm::Orange { seat }) => weights.orange * draws(seat),
        StormAt::Lying(LyingStorm::Purple { row }) => {
            if board.sea.room(row) == 0 {
                -1.0
            } else {
                weights.purple * (1.0 + chart.progress())
            }
        }
        StormAt::Revealed(_) => match board.storms.revealed {
            Some(Revealed { storm: Storm::Yellow, seat }) => weights.yellow * draws(seat) * 1.2,
            Some(Revealed { storm: Storm::Orange, seat }) => weights.orange * draws(seat),
            Some(Revealed { storm: Storm::Purple, .. }) => weights.purple,
            None => -1.0,
        },
    }
}

/// The storm that is best ended now, with what that is worth beyond keeping the compass.
pub fn best_to_end(chart: &Chart<'_>) -> Option<(f32, StormAt)> {
    let storms = &chart.sight.board().storms;
    if !storms.can_be_ended() {
        return None;
    }
    let keep = chart.weights.compass;
    let all = storms.all().into_iter().map(|storm| (worth(chart, storm) - keep, storm));
    all.max_by(|one, other| one.0.total_cmp(&other.0))
}

/// What a seat says about the storms (T-7.5): what it would do if it were its turn.
pub fn opinion(sight: Sight<'_>) -> Phrase {
    match best_to_end(&Chart::new(sight, &Manner::PLAIN)) {
        Some((gain, storm)) if gain > 0.0 => Phrase::End { storm },
        _ => Phrase::Keep {},
    }
}

/// Ranks what the seat can do about storms in its turn.
pub fn rank(chart: &Chart<'_>, spares: &Spares, plans: &mut Vec<Ranked>) {
    let sight = chart.sight;
    if let Some((gain, storm)) = best_to_end(chart) {
        // It costs no turn: it is done before anything else, if at all.
        let is_needed = gain > 0.0 || sight.is_stuck();
        plans.extend(is_needed.then_some(Ranked { score: 50.0, plan: Plan::Spend(storm) }));
    }
    let storms = &sight.board().storms;
    if sight.may_discard_hand() && storms.compasses[0] > 0 {
        let lying = storms.all().into_iter().map(|storm| worth(chart, storm));
        let needed = lying.fold(0.0, f32::max) - 0.5 * f32::from(storms.compasses[1]);
        let loss: f32 = spares.all().iter().map(|(loss, _)| loss).sum();
        let cards = sight.hand().len() as f32;
        let score = needed.max(0.0) + chart.weights.compass - chart.card * cards - loss;
        plans.push(Ranked { score, plan: Plan::DiscardHand });
    }
}

/// Faces the storm just revealed, or ends one.
pub fn face(chart: &Chart<'_>) -> Action {
    match best_to_end(chart) {
        Some((gain, storm)) if gain > 0.0 => Action::SpendCompass { storm },
        _ => Action::FaceStorm {},
    }
}

/// The row for the purple storm: one that has few empty cells, and the least to be lost.
pub fn row_for_purple(chart: &Chart<'_>) -> Option<u8> {
    let rows = chart.sight.rows_for_purple();
    rows.into_iter().min_by_key(|row| chart.sight.board().sea.room(*row))
}

/// The row for the rocks: one that has few empty cells, and best the one that a purple storm closes anyway.
pub fn row_for_rocks(chart: &Chart<'_>) -> Option<u8> {
    let board = chart.sight.board();
    let rows = chart.sight.rows_for_rocks();
    rows.into_iter().min_by_key(|row| {
        let purple = board.storms.purple.get(usize::from(*row));
        (purple.is_none_or(|count| *count == 0), board.sea.room(*row))
    })
}
