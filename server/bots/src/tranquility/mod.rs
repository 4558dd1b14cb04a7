//! Partners for Tranquility.
//!
//! - [`odds`]: how likely a gap is to be filled
//! - [`weights`]: what is weighed, as data
//! - [`chart`]: what a seat makes of the table
//! - [`hope`]: whether a game can still be won
//! - [`inference`]: what the other seats' discards tell
//! - [`choice`]: what it could do in its turn, ranked by rules of thumb
//! - [`payments`]: what it can pay with
//! - [`judge`], [`inputs`], [`contest_inputs`]: the best of that by what a network thinks of what is left
//! - [`start`], [`storms`]: the start window, the modules
//! - [`remark`]: what there is to remark about an action

pub mod chart;
pub mod choice;
pub mod contest_inputs;
pub mod hope;
pub mod inference;
pub mod inputs;
pub mod judge;
pub mod odds;
pub mod payments;
pub mod remark;
pub mod start;
pub mod storms;
pub mod weights;

use crate::{
    Manner, Remark, Strategy, WhyLost,
    network::{Layout, Network},
    strategy::{Judged, narrow},
};
use chart::Chart;
use choice::{Ranked, keep_different, rank};
use inference::Habits;
use payments::Spares;
use rules::{
    Dice, Game, Hidden, Known, Logged, Outcome, RandomPlay, Seat, Viewer,
    chance::fraction,
    tranquility::{Action, Options, Phrase, Sight, Tranquility, board::Phase, options::Grid},
};

impl Strategy for Tranquility {
    fn layout(options: &Options) -> Layout {
        if options.grid == Grid::Competition { contest_inputs::LAYOUT } else { inputs::LAYOUT }
    }

    fn policy(sight: Sight<'_>, manner: &Manner, dice: &mut dyn Dice) -> Option<Action> {
        let chart = Chart::new(sight, manner);
        if !matches!(sight.board().phase, Phase::Turn) {
            return decide_besides(&chart);
        }
        if !sight.is_decider() {
            return None;
        }
        if hope::is_lost_to(&chart) && !sight.board().conceded.contains(sight.seat()) {
            return Some(Action::Concede {});
        }
        let (mut plans, spares) = rank(&chart);
        if manner.noise > 0.0 {
            blur(&mut plans, manner.noise, dice);
        }
        let best = plans.into_iter().max_by(|one, other| one.score.total_cmp(&other.score));
        best.and_then(|best| best.plan.action(&chart, best.plan.payment(&spares)))
            .or_else(|| Tranquility::draw_action(sight, dice))
    }

    fn candidates(sight: Sight<'_>, most: usize, dice: &mut dyn Dice) -> Vec<Action> {
        let chart = Chart::new(sight, &Manner::PLAIN);
        if !matches!(sight.board().phase, Phase::Turn) || !sight.is_decider() {
            return candidates_besides(&chart);
        }
        if hope::is_lost_to(&chart) && !sight.board().conceded.contains(sight.seat()) {
            return vec![Action::Concede {}];
        }
        let (mut plans, spares) = rank(&chart);
        plans.sort_by(|one, other| other.score.total_cmp(&one.score));
        keep_different(&mut plans, most, |ranked| ranked.plan);
        let action = |Ranked { plan, .. }: &Ranked| plan.action(&chart, plan.payment(&spares));
        let mut actions: Vec<Action> = plans.iter().filter_map(action).collect();
        if actions.is_empty() {
            actions.extend(Tranquility::draw_action(sight, dice));
        }
        actions
    }

    fn network(options: &Options, _: usize) -> Option<&'static Network> {
        judge::network(options)
    }

    fn judge(sight: Sight<'_>, network: Option<&Network>, most: usize) -> Vec<Judged<Action>> {
        judge::judge(sight, network, most)
    }

    fn variants(
        sight: Sight<'_>,
        network: Option<&Network>,
        action: &Action,
        most: usize,
    ) -> Vec<Action> {
        payments::variants(&Chart::new(sight, &Manner::PLAIN), network, action, most)
    }

    fn imagine(known: &Known<Tranquility>, dice: &mut dyn Dice) -> Tranquility {
        let habits = Habits::at(&known.seen.board.sea);
        Tranquility::sample_by(known, &|card| habits.discarded(card), dice)
    }

    fn is_lost(&self) -> bool {
        hope::is_lost(self)
    }

    fn why_lost(sight: Sight<'_>) -> Option<WhyLost> {
        hope::why_lost_to(&Chart::new(sight, &Manner::PLAIN))
    }

    fn opinion(sight: Sight<'_>) -> Option<Phrase> {
        Some(storms::opinion(sight))
    }

    fn remark(drawn: &Tranquility, seat: Seat, action: &Action) -> Remark {
        remark::remark(drawn, seat, action)
    }

    fn is_far_enough(&self) -> bool {
        hope::is_seen_to_be_lost(self)
    }

    fn open_hands(game: &Logged<Tranquility>, seat: Seat) -> Known<Tranquility> {
        let mut known = game.known(Viewer::Seat(seat));
        let seen = &mut known.seen;
        for other in Seat::all(game.seats()) {
            let own = game.seen(Viewer::Seat(other));
            let place = other.index();
            seen.hands[place].clone_from(&own.hands[place]);
            seen.discards[place].clone_from(&own.discards[place]);
            seen.gifts[place].clone_from(&own.gifts[place]);
        }
        known
    }

    fn value(&self, seat: Seat) -> f64 {
        match self.outcome() {
            Some(Outcome::Won {}) => 1.0,
            Some(Outcome::Ranked { winners, scores }) => contest_value(winners, scores, seat),
            Some(Outcome::Lost { .. }) | None => {
                let empty = self.sight(seat).board().sea.empty_cells();
                0.5 * 0.5_f64.powi(empty.into())
            }
        }
    }
}

/// How good the end of a competition is: a win counts most, and a clear one somewhat more.
fn contest_value(winners: &[Seat], scores: &[i32], seat: Seat) -> f64 {
    let own = scores.get(seat.index()).copied().unwrap_or(0);
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, score)| *score).max().unwrap_or(0);
    let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    0.8 * share + 0.2 / (1.0 + (f64::from(best - own) / 10.0).exp())
}

/// Shifts what plans seem to be worth, as people misjudge.
fn blur(plans: &mut [Ranked], noise: f32, dice: &mut dyn Dice) {
    for Ranked { score, .. } in plans {
        *score += noise * narrow(2.0 * fraction(dice) - 1.0);
    }
}

/// What the plain policy does when it is not to act in a turn.
fn decide_besides(chart: &Chart<'_>) -> Option<Action> {
    let sight = chart.sight;
    match &sight.board().phase {
        Phase::Pledging(window) => start::pledge(chart, window),
        Phase::Giving(window) if !window.given.contains(sight.seat()) => {
            Some(start::gift(chart, window))
        }
        _ if !sight.is_decider() => None,
        Phase::Rocks => storms::row_for_rocks(chart).map(|row| Action::MoveRocks { row }),
        Phase::StormRevealed => Some(storms::face(chart)),
        Phase::StormPurple => storms::row_for_purple(chart).map(|row| Action::Blow { row }),
        Phase::StormYellow { due, .. } => {
            Some(Action::Reduce { cards: Spares::plain(chart).pick(*due, None) })
        }
        Phase::ExplorerPay { due } => {
            Some(Action::Pay { cards: Spares::plain(chart).pick(*due, None) })
        }
        _ => None,
    }
}

/// What is worth comparing when a seat is not to act in a turn, beginning with what the policy does.
fn candidates_besides(chart: &Chart<'_>) -> Vec<Action> {
    let sight = chart.sight;
    let mut actions: Vec<Action> = decide_besides(chart).into_iter().collect();
    let mut others = match &sight.board().phase {
        Phase::Rocks if sight.is_decider() => {
            sight.rows_for_rocks().into_iter().map(|row| Action::MoveRocks { row }).collect()
        }
        Phase::StormPurple if sight.is_decider() => {
            sight.rows_for_purple().into_iter().map(|row| Action::Blow { row }).collect()
        }
        Phase::StormRevealed if sight.is_decider() => {
            let storms = sight.board().storms.all().into_iter();
            let mut actions: Vec<_> = storms.map(|storm| Action::SpendCompass { storm }).collect();
            actions.push(Action::FaceStorm {});
            actions
        }
        _ => Vec::new(),
    };
    others.retain(|other| !actions.contains(other));
    actions.append(&mut others);
    actions
}
