//! What a seat could do in its turn, by what a network thinks of what it then knows.

use super::{
    chart::Chart,
    choice::{Plan, Ranked, keep_different, rank},
    contest_inputs, hope,
    inputs::{self, inputs},
    payments::Spares,
};
use crate::{
    Manner,
    network::{Inputs, Network},
    strategy::Judged,
};
use rules::tranquility::{
    Action, Card, Options, Sight,
    board::Phase,
    options::{Grid, Rocks},
};
use std::sync::LazyLock;

/// How many plans a network looks at.
const PLANS: usize = 12;
/// Above which score a plan is taken as it is.
const SURE: f32 = 20.0;
/// The most cards of which other sets to pay with are tried.
const MOST_SPARES: usize = 8;

/// The weights of the networks, by kinds of games.
pub const STORED: [&[u8]; 6] = [
    include_bytes!("../../weights/calm.net"),
    include_bytes!("../../weights/rough.net"),
    include_bytes!("../../weights/arch.net"),
    include_bytes!("../../weights/pyramid.net"),
    include_bytes!("../../weights/day_night.net"),
    include_bytes!("../../weights/competition.net"),
];

// A test reads them all: they are part of the program.
static NETWORKS: LazyLock<[Option<Network>; STORED.len()]> = LazyLock::new(|| {
    STORED.map(|bytes| {
        let network = Network::read(bytes, inputs::LAYOUT);
        network.or_else(|| Network::read(bytes, contest_inputs::LAYOUT))
    })
});

/// The network for games with these options.
pub fn network(options: &Options) -> Option<&'static Network> {
    let is_calm = options.rocks == Rocks::Off && options.monsters == 0 && !options.storms;
    let kind = match options.grid {
        Grid::Standard if is_calm => 0,
        Grid::Standard => 1,
        Grid::Arch => 2,
        Grid::Pyramid => 3,
        Grid::DayNight => 4,
        Grid::Competition => 5,
    };
    NETWORKS[kind].as_ref()
}

/// What is worth comparing in the seat's turn, at most `most`, best first by the network, or by rules of thumb
/// without one. Nothing where there is no choice by it: outside of turns, with a win at hand, when all is lost.
pub fn judge(sight: Sight<'_>, network: Option<&Network>, most: usize) -> Vec<Judged<Action>> {
    let board = sight.board();
    if !matches!(board.phase, Phase::Turn) || !sight.is_decider() {
        return Vec::new();
    }
    let chart = Chart::new(sight, &Manner::PLAIN);
    if hope::is_lost_to(&chart) {
        return Vec::new();
    }
    let (mut plans, spares) = rank(&chart);
    plans.sort_by(|one, other| other.score.total_cmp(&one.score));
    let is_sure = |ranked: &Ranked| {
        ranked.score > SURE || matches!(ranked.plan, Plan::Start(_) | Plan::Finish(_))
    };
    if plans.first().is_none_or(is_sure) {
        return Vec::new();
    }
    plans.truncate(PLANS);
    let weighed = plans.into_iter().map(|ranked| {
        let paid = ranked.plan.payment(&spares);
        let inputs = inputs(&chart, ranked.plan, &paid);
        let log_odds = network.map_or(ranked.score, |network| network.log_odds(&inputs));
        Weighed { plan: ranked.plan, paid, inputs, log_odds }
    });
    let mut weighed: Vec<Weighed> = weighed.collect();
    weighed.sort_by(|one, other| other.log_odds.total_cmp(&one.log_odds));
    keep_different(&mut weighed, most, |it| it.plan);
    if let Some(network) = network {
        weighed.iter_mut().for_each(|it| it.pay_better(&chart, network, &spares));
        weighed.sort_by(|one, other| other.log_odds.total_cmp(&one.log_odds));
    }
    let judged = weighed.into_iter().filter_map(|Weighed { plan, paid, inputs, log_odds }| {
        Some(Judged { action: plan.action(&chart, paid)?, inputs, log_odds })
    });
    judged.collect()
}

/// A plan, what is paid for it, and what a network thinks of it.
struct Weighed {
    plan: Plan,
    paid: Vec<Card>,
    inputs: Inputs,
    log_odds: f32,
}

impl Weighed {
    /// Takes the cards to part with that leave most.
    fn pay_better(&mut self, chart: &Chart<'_>, network: &Network, spares: &Spares) {
        let placed = match self.plan {
            Plan::Place(card, ..) => Some(card),
            Plan::Discard(..) | Plan::TurnOver(_) => None,
            _ => return,
        };
        if spares.all().len() - usize::from(placed.is_some()) > MOST_SPARES {
            return;
        }
        for paid in spares.sets(self.paid.len(), placed) {
            let inputs = inputs(chart, self.plan, &paid);
            let log_odds = network.log_odds(&inputs);
            if log_odds > self.log_odds {
                *self = Weighed { plan: self.plan, paid, inputs, log_odds };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_is_whole() {
        assert!(NETWORKS.iter().all(Option::is_some));
    }
}
