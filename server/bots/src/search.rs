//! The comparison of candidates in drawn positions.

use crate::{
    Level, Manner, Strategy,
    network::{Network, chance},
};
use rules::{Dice, Ignore, Known, Outcome, Seat, SeatSet, Sight, Turn};

/// How many candidates are compared at most.
const CANDIDATES: usize = 6;
/// How many ways to take the best of them are compared at most.
const VARIANTS: usize = 12;
/// By how many standard errors another candidate must be better than the policy's own choice.
const BETTER_BY: f64 = 1.0;
/// By how many standard errors a candidate is worse than the best when it is left out early.
const WORSE_BY: f64 = 2.0;
/// In how many positions a candidate must have been played to be preferred to the policy's own choice.
const FEWEST: usize = 8;
/// In how many positions candidates are played at least before one is left out early.
const LEAST: usize = 24;
/// After how many positions each it is looked whether one is.
const STEP: usize = 8;
/// How much the value of a lost game counts beside chances to win, as a network tells them.
const LOSS: f64 = 0.05;

/// Dice for thinking: quick, and the same again for the same seed.
#[derive(Clone, Debug)]
pub struct QuickDice(fastrand::Rng);

impl QuickDice {
    /// Dice that yield what follows from this seed.
    pub fn new(seed: u64) -> QuickDice {
        QuickDice(fastrand::Rng::with_seed(seed))
    }
}

impl Dice for QuickDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(0..bound.max(1))
    }
}

/// What a decision is made with.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How well the seat plays.
    pub level: Level,
    /// How many games are played on in thought at most, shared by all candidates; [fewer](Strategy::rollouts)
    /// with a network. Where they are too few to compare the candidates, the first of these is chosen at once; with 0
    /// the choice is that of the [policy](Strategy::policy).
    pub rollouts: u32,
    /// What all chance in the thought follows from.
    pub seed: u64,
    /// Whether games are played on in thought to their ends even where there is a network.
    pub to_end: bool,
    /// Asked between two games: `true` ends the thought early, and what looked best so far is chosen.
    pub is_stopped: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// A budget that nothing cuts short.
    pub fn new(level: Level, rollouts: u32, seed: u64) -> Budget<'static> {
        Budget { level, rollouts, seed, to_end: false, is_stopped: &|| false }
    }
}

/// Returns the action of a seat that knows this, `None` if it has none.
pub fn search<G: Strategy>(known: &Known<G>, seat: Seat, budget: Budget<'_>) -> Option<G::Action> {
    let mut dice = QuickDice::new(budget.seed);
    let position = G::sample(known, &mut dice);
    // Chance in what follows must not depend on how the position was drawn.
    let mut dice = QuickDice::new(!budget.seed);
    let manner = if budget.level == Level::Gentle { Manner::GENTLE } else { Manner::PLAIN };
    if budget.level < Level::Sharp || budget.rollouts == 0 {
        return G::policy(position.sight(seat), &manner, &mut dice);
    }
    let network = G::network(position.options(), position.seats());
    let candidates = candidates(position.sight(seat), network, &mut dice);
    let rollouts = position.rollouts(budget.rollouts);
    let judge = network.filter(|_| !budget.to_end);
    let mut best_of = |actions: Vec<G::Action>, rollouts| {
        let comparison = Comparison::<G>::new(known, seat, &actions, judge);
        let best = comparison.best(Budget { rollouts, ..budget }, &mut dice);
        actions.into_iter().nth(best)
    };
    let best = best_of(candidates, rollouts)?;
    best_of(G::variants(position.sight(seat), network, &best, VARIANTS), rollouts / 2)
}

/// The actions worth comparing, best first by the network where it has something to say.
pub fn candidates<G: Strategy>(
    sight: Sight<'_, G>,
    network: Option<&Network>,
    dice: &mut dyn Dice,
) -> Vec<G::Action> {
    let judged = network.map(|network| G::judge(sight, Some(network), CANDIDATES));
    match judged {
        Some(judged) if !judged.is_empty() => judged.into_iter().map(|it| it.action).collect(),
        _ => G::candidates(sight, CANDIDATES, dice),
    }
}

/// The candidates of a decision and how well each has done so far.
struct Comparison<'a, G: Strategy> {
    known: &'a Known<G>,
    seat: Seat,
    candidates: &'a [G::Action],
    network: Option<&'a Network>,
    /// The values of each candidate, by position drawn.
    values: Vec<Vec<f64>>,
}

impl<'a, G: Strategy> Comparison<'a, G> {
    fn new(
        known: &'a Known<G>,
        seat: Seat,
        candidates: &'a [G::Action],
        network: Option<&'a Network>,
    ) -> Self {
        Comparison { known, seat, candidates, network, values: vec![Vec::new(); candidates.len()] }
    }

    /// Plays the candidates in the same positions, and leaves out the worse half of them round by round, those
    /// that are surely worse than the best even earlier.
    fn best(mut self, budget: Budget<'_>, dice: &mut QuickDice) -> usize {
        let mut left: Vec<usize> = (0..self.candidates.len()).collect();
        // Too few games to prefer any other: none are played in vain.
        if (budget.rollouts as usize) < left.len() * FEWEST {
            return 0;
        }
        let rounds = left.len().next_power_of_two().ilog2();
        for _ in 0..rounds {
            let worlds = (budget.rollouts / rounds) as usize / left.len();
            for _ in 0..worlds.max(1) {
                if (budget.is_stopped)() {
                    return self.choice(&left);
                }
                self.try_all(&left, dice);
                self.leave_out(&mut left);
                if left.len() < 2 {
                    return self.choice(&left);
                }
            }
            left = self.better_half(left);
        }
        self.choice(&left)
    }

    /// Plays the candidates that are left in one position, with the same chance.
    fn try_all(&mut self, left: &[usize], dice: &mut QuickDice) {
        let world = G::imagine(self.known, dice);
        let mut manners = [Manner::PLAIN; 8];
        for seat in Seat::all(world.seats()).filter(|seat| *seat != self.seat) {
            manners[seat.index() % 8] = Manner::draw(dice);
        }
        let chance = dice.0.u64(..);
        for candidate in left {
            let mut game = world.clone();
            let value = match game.apply(self.seat, &self.candidates[*candidate], &mut Ignore) {
                Ok(()) => self.value(game, &manners, &mut QuickDice::new(chance)),
                Err(_) => 0.0,
            };
            self.values[*candidate].push(value);
        }
    }

    fn value(&self, game: G, manners: &[Manner; 8], dice: &mut QuickDice) -> f64 {
        match self.network {
            Some(network) => Ahead::by(network, game, self.seat, manners, dice).value,
            None => play_to_end(game, manners, dice).value(self.seat),
        }
    }

    fn mean(&self, candidate: usize) -> f64 {
        let values = &self.values[candidate];
        values.iter().sum::<f64>() / values.len().max(1) as f64
    }

    /// The better half of the candidates. The policy's own choice stays, so that it is compared to the end.
    fn better_half(&self, mut left: Vec<usize>) -> Vec<usize> {
        left.sort_by(|one, other| self.mean(*other).total_cmp(&self.mean(*one)));
        let half = left.len().div_ceil(2).max(2);
        let own = left.iter().skip(half).any(|candidate| *candidate == 0);
        left.truncate(half - usize::from(own));
        left.extend(own.then_some(0));
        left
    }

    /// Leaves out the candidates that are worse than the best by more than chance explains.
    fn leave_out(&self, left: &mut Vec<usize>) {
        let best =
            left.iter().copied().max_by(|one, other| self.mean(*one).total_cmp(&self.mean(*other)));
        let Some(best) = best else { return };
        let played = self.values[best].len();
        if played >= LEAST && played.is_multiple_of(STEP) {
            left.retain(|other| self.lead(best, *other, WORSE_BY) <= 0.0);
        }
    }

    /// By how much one candidate is better than another in the same positions, less so many standard errors.
    fn lead(&self, one: usize, other: usize, errors: f64) -> f64 {
        let pairs = self.values[one].iter().zip(&self.values[other]);
        let gains: Vec<f64> = pairs.map(|(one, other)| one - other).collect();
        let count = gains.len().max(1) as f64;
        let mean = gains.iter().sum::<f64>() / count;
        let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>();
        mean - errors * spread.sqrt() / count
    }

    /// The best of the candidates, if it is better than the policy's own choice by more than chance
    /// explains.
    fn choice(&self, left: &[usize]) -> usize {
        let is_known = |candidate: &usize| self.values[*candidate].len() >= FEWEST;
        let others = left.iter().copied().filter(|it| *it > 0 && is_known(it));
        let gains = others.map(|candidate| (self.lead(candidate, 0, BETTER_BY), candidate));
        let best = gains.max_by(|one, other| one.0.total_cmp(&other.0));
        best.filter(|(gain, _)| *gain > 0.0).map_or(0, |(_, candidate)| candidate)
    }
}

/// How good it is for a seat to have come to a position.
pub(crate) struct Ahead {
    /// What actions are compared by: the chance, and a little for a loss that came close.
    pub value: f64,
    /// How likely the game is won.
    pub chance: f64,
}

impl Ahead {
    /// Plays on by the policy of all seats until it is the seat's turn, and asks the network there; or to the end
    /// of the game, if that comes first.
    pub(crate) fn by<G: Strategy>(
        network: &Network,
        mut game: G,
        seat: Seat,
        manners: &[Manner; 8],
        dice: &mut QuickDice,
    ) -> Ahead {
        let mut judged = None;
        // What the network tells counts the games that are lost without the seat's knowing.
        play_until(&mut game, manners, dice, |game, seats| {
            if seats.contains(seat) {
                judged = G::judge(game.sight(seat), Some(network), 1).pop();
            }
            judged.is_some()
        });
        match (judged, game.outcome()) {
            (Some(judged), _) => Ahead::even(chance(judged.log_odds)),
            (None, Some(Outcome::Won {})) => Ahead::even(1.0),
            (None, Some(Outcome::Ranked { .. })) => Ahead::even(game.value(seat)),
            (None, _) => Ahead { value: LOSS * game.value(seat), chance: 0.0 },
        }
    }

    fn even(chance: f64) -> Ahead {
        Ahead { value: chance, chance }
    }
}

/// Plays on by the policy of all seats, until the game is over or [far enough](Strategy::is_far_enough).
pub(crate) fn play_to_end<G: Strategy>(
    mut game: G,
    manners: &[Manner; 8],
    dice: &mut QuickDice,
) -> G {
    play_until(&mut game, manners, dice, |game, _| game.is_far_enough());
    game
}

/// Plays on by the policy of all seats, until the game is over, or far enough when some seats are waited for.
fn play_until<G: Strategy>(
    game: &mut G,
    manners: &[Manner; 8],
    dice: &mut QuickDice,
    mut is_enough: impl FnMut(&G, SeatSet) -> bool,
) {
    loop {
        let done = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                game.draw_chance(dice).map(|chance| game.apply_chance(&chance, &mut Ignore))
            }
            Turn::Seats(seats) if is_enough(game, seats) => return,
            Turn::Seats(seats) => next_action(game, seats, manners, dice)
                .map(|(acting, action)| game.apply(acting, &action, &mut Ignore)),
        };
        // A policy without a legal action is at fault; the game counts as it stands.
        if !matches!(done, Some(Ok(()))) {
            return;
        }
    }
}

/// The action of one of the seats that are waited for: any of them may be the first to have one.
pub(crate) fn next_action<G: Strategy>(
    game: &G,
    seats: SeatSet,
    manners: &[Manner; 8],
    dice: &mut QuickDice,
) -> Option<(Seat, G::Action)> {
    let first = if seats.len() > 1 { dice.index(seats.len()) } else { 0 };
    let order = seats.iter().skip(first).chain(seats.iter().take(first));
    order.into_iter().find_map(|seat| {
        let action = G::policy(game.sight(seat), &manners[seat.index() % 8], dice)?;
        Some((seat, action))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{
        Game, Logged, Seed, Viewer,
        tranquility::{Options, Tranquility, options::Grid},
    };

    #[test]
    fn the_end_of_a_contest_counts_what_it_is_worth() {
        let options = Options { grid: Grid::Competition, ..Options::default() };
        let network = Tranquility::network(&options, 2).unwrap();
        let (mut dice, manners) = (QuickDice::new(1), [Manner::PLAIN; 8]);
        let deal = Tranquility::deal(&options, 2, &mut dice);
        let game = Tranquility::set_up(&options, 2, &deal, &mut Ignore).unwrap();
        let end = play_to_end(game, &manners, &mut dice);
        let values = Seat::all(2).map(|seat| {
            let ahead = Ahead::by(network, end.clone(), seat, &manners, &mut dice);
            assert_eq!(ahead.value, end.value(seat));
            ahead.value
        });
        assert!((values.sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_surely_worse_is_left_out() {
        let deal = Tranquility::deal(&Default::default(), 2, &mut Seed::new([1; 32]).dice(0));
        let game = Logged::<Tranquility>::set_up(&Default::default(), 2, &deal).unwrap();
        let known = game.known(Viewer::Seat(Seat(0)));
        let mut comparison = Comparison::<Tranquility>::new(&known, Seat(0), &[], None);
        let mut left_after = |positions: usize| {
            // The second wins where the first does and once more in eight, the third where the first
            // does not.
            let wins = [0..4, 0..5, 4..8].map(|wins| {
                (0..positions).map(|at| f64::from(u8::from(wins.contains(&(at % 8))))).collect()
            });
            comparison.values = wins.into();
            let mut left = vec![0, 1, 2];
            comparison.leave_out(&mut left);
            left
        };
        assert_eq!(left_after(LEAST - STEP), [0, 1, 2]);
        assert_eq!(left_after(10 * STEP), [1, 2]);
        assert_eq!(left_after(100 * STEP), [1]);
    }
}
