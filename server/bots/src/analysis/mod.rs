//! Where a game was won or lost: the chances at each of its positions, and the moves that cost the most.
//!
//! Moves are ranked by regret: how much better the best alternative does than what was played, in the same
//! positions drawn from what the seat could know, with the same chance. A drop of the chances alone mixes in
//! luck. The best alternative is found in one set of positions and compared in another, since the best of
//! several always looks better than it is where it was chosen. Moves are compared as they were counted; what
//! is said about chances is [corrected](correction) first.

pub mod correction;
mod partners;
mod told;
pub(crate) mod trial;
mod weigh;

pub use partners::PartnersResult;
pub use told::{Alternative, Analysis, Estimate, Move, Prospects};
pub use weigh::{Weighed, weigh};

use crate::{Strategy, search::QuickDice};
use correction::Corrections;
use partners::play_deal;
use record::{Ply, RecordError, Step, with_game};
use trial::{Decision, Regret};

/// The version of what analyses say of a game, as far as it follows neither from its rules nor from weights: raised
/// when that changes, so that those that were kept are made anew.
pub const VERSION: u32 = 1;

/// The moves that are looked at so closely.
const DOUBTS: usize = 10;
/// By how many standard errors a move must be worse than its best alternative to be called a turning point.
const SURE: f64 = 2.5;
/// The least expected loss of a turning point, in wins or points: a network may err by what is less.
const WORTH_TELLING: f64 = 0.02;
/// The most turning points of a game.
const TURNING_POINTS: usize = 3;

/// How far an analysis has come, and whether it goes on.
pub trait Progress {
    /// Takes note of how many moves of how many are done, all that is to be done being spread evenly over
    /// them. It is called at least every tenth of a second. Returns whether to go on.
    fn report(&mut self, done: usize, of: usize) -> bool;
}

impl<F: FnMut(usize, usize) -> bool> Progress for F {
    fn report(&mut self, done: usize, of: usize) -> bool {
        self(done, of)
    }
}

/// How much an analysis thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The positions drawn for each move.
    pub worlds: u32,
    /// The positions drawn in order to compare a move that may have cost much with its best alternative.
    pub worlds_of_doubt: u32,
    /// The games that sharp partners play on the same deal.
    pub games: u32,
    /// What all chance in the thought follows from.
    pub seed: u64,
}

impl Effort {
    /// What a game deserves that people have played.
    pub fn full(seed: u64) -> Effort {
        Effort { worlds: 200, worlds_of_doubt: 2_000, games: 10, seed }
    }
}

/// Analyses a record; `None` if it was stopped. The same arguments yield the same.
///
/// # Errors
/// The first fault of the record.
pub fn analyse(
    text: &str,
    effort: Effort,
    progress: &mut dyn Progress,
) -> Result<Option<Analysis>, RecordError> {
    with_game!(record::kind(text)?, G => {
        Ok(analyse_plies::<G>(&record::positions(text)?, effort, progress))
    })
}

/// Analyses the positions of a game; `None` if it was stopped.
pub fn analyse_plies<G: Strategy>(
    plies: &[Ply<G>],
    effort: Effort,
    progress: &mut dyn Progress,
) -> Option<Analysis> {
    let decisions = decisions(plies);
    let moves = decisions.len();
    let doubts = DOUBTS.min(moves);
    let steps = moves + doubts + effort.games as usize;
    let mut go_on = |done: usize| progress.report(done * moves / steps.max(1), moves);
    let mut dice = QuickDice::new(effort.seed);
    let mut trials = Vec::new();
    for (number, (_, decision)) in decisions.iter().enumerate() {
        if !go_on(number) {
            return None;
        }
        trials.push((
            decision.compare(effort.worlds, &mut dice),
            decision.possible(effort.worlds, &mut dice),
        ));
    }

    // The moves that seem to have cost the most are compared anew.
    let losses: Vec<f64> = trials.iter().map(|(trial, _)| trial.loss()).collect();
    let mut regrets: Vec<Option<Regret>> = vec![None; trials.len()];
    for (number, place) in largest(&losses, DOUBTS).into_iter().enumerate() {
        if !go_on(moves + number) {
            return None;
        }
        let ((_, decision), (trial, _)) = (&decisions[place], &trials[place]);
        regrets[place] = trial
            .best_other()
            .map(|better| decision.regret(better, effort.worlds_of_doubt, &mut dice));
    }
    let first = decisions.first().filter(|_| effort.games > 0);
    let partners = match first {
        Some((_, Decision { position, .. })) => {
            Some(play_deal(*position, effort.games, &mut dice, &mut |number| {
                go_on(moves + doubts + number as usize)
            })?)
        }
        None => None,
    };
    let moves = decisions.iter().zip(trials).zip(&regrets);
    let moves = moves.map(|(((position, decision), (trial, possible)), regret)| Move {
        position: *position,
        seat: decision.seat,
        known: trial.known(),
        possible,
        played: trial.alternative(0, decision.seat),
        alternatives: trial.best_others(decision.seat),
        regret: regret.as_ref().map(|regret| regret.prospect),
    });
    let mut moves: Vec<Move> = moves.collect();
    let is_contest = plies.first().is_some_and(|ply| ply.position.concede().is_none());
    if let (false, Some((_, first))) = (is_contest, decisions.first()) {
        let corrections = Corrections::of(G::ID, trial::network(&**first.position).is_some());
        for ((made, (_, decision)), regret) in moves.iter_mut().zip(&decisions).zip(&regrets) {
            let progress = correction::progress(decision.position.figures());
            made.correct(&corrections, effort, progress, regret.as_ref());
            // That much is certain.
            if decision.position.is_lost() {
                made.possible = vec![Estimate::default()];
            }
        }
    }
    let surely = moves.iter().zip(&regrets).map(|(made, regret)| {
        let is_told = made.regret.is_some_and(|regret| regret.mean >= WORTH_TELLING);
        regret.as_ref().filter(|_| is_told).map_or(0.0, |regret| regret.surely(SURE))
    });
    let turning_points = largest(&surely.collect::<Vec<_>>(), TURNING_POINTS);
    Some(Analysis { is_contest, moves, turning_points, partners })
}

/// The moves of a game, each with the number of actions before it. Agreeing to stop is none.
fn decisions<G: Strategy>(plies: &[Ply<G>]) -> Vec<(usize, Decision<'_, G>)> {
    let acts = plies.iter().filter_map(|Ply { position, step }| match step {
        Some(Step::Act(seat, action)) => Some(Decision { position, seat: *seat, action }),
        Some(Step::Chance(_)) | None => None,
    });
    acts.enumerate()
        .filter(|(_, decision)| decision.position.concede().as_ref() != Some(decision.action))
        .collect()
}

/// The places of the largest numbers above 0, at most `most`, the largest first.
fn largest(numbers: &[f64], most: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..numbers.len()).filter(|place| numbers[*place] > 0.0).collect();
    places.sort_by(|one, other| numbers[*other].total_cmp(&numbers[*one]));
    places.truncate(most);
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Budget, Level,
        measure::{Match, Open, play},
        search::search,
    };
    use rules::{Game, Viewer, santa_timea::SantaTimea};

    /// In this game seat 0 gives cards that it needs for the start (position 36), and seat 1 pays with a finish
    /// card though it holds a second start card, which is of no use any more (49).
    pub(super) const GAME: &str = include_str!("../../../record/tests/records/good/won_2.json");
    const EFFORT: Effort = Effort { worlds: 16, worlds_of_doubt: 150, games: 1, seed: 1 };

    pub(super) fn analysis(text: &str) -> Analysis {
        analyse(text, EFFORT, &mut |_, _| true).unwrap().unwrap()
    }

    #[test]
    fn the_moves_that_cost_the_most_are_found() {
        let analysis = analysis(GAME);
        let worst = analysis.turning_points.iter().map(|place| analysis.moves[*place].position);
        assert_eq!(worst.take(2).collect::<Vec<_>>(), [49, 36]);
        assert!(!analysis.is_contest);
        for place in &analysis.turning_points {
            let Move { played, alternatives, regret, .. } = &analysis.moves[*place];
            assert!(alternatives.iter().all(|other| other.action != played.action));
            assert!(regret.is_some_and(|regret| regret.mean > 0.0));
        }
    }

    #[test]
    fn points_are_expected_of_every_seat_in_every_round() {
        let text = include_str!("../../../record/tests/santa_timea/golden/whole_base.json");
        let effort = Effort { worlds: 4, worlds_of_doubt: 8, games: 0, seed: 1 };
        let analysis = analyse(text, effort, &mut |_, _| true).unwrap().unwrap();
        assert!(analysis.is_contest);
        assert!(analysis.moves.iter().all(|made| made.known.len() == 3));
        let first_round = &analysis.moves[..36];
        assert!(first_round.iter().any(|made| made.known.iter().any(|points| points.mean > 0.0)));
    }

    #[test]
    fn points_count_the_same_in_every_round() {
        let text = include_str!("../../../record/tests/santa_timea/golden/whole_base.json");
        let effort = Effort { worlds: 16, worlds_of_doubt: 120, games: 0, seed: 1 };
        let analysis = analyse(text, effort, &mut |_, _| true).unwrap().unwrap();
        let is_before_the_last = |place: &usize| *place < 4 * 36;
        assert!(analysis.turning_points.iter().any(is_before_the_last), "{analysis:?}");
    }

    #[test]
    fn the_same_game_yields_the_same() {
        assert_eq!(analysis(GAME), analysis(GAME));
    }

    #[test]
    fn a_game_that_was_not_played_on_has_no_turning_points() {
        let mut record: serde_json::Value = serde_json::from_str(GAME).unwrap();
        record["moves"] = serde_json::json!([]);
        record["outcome"] = serde_json::Value::Null;
        let Analysis { moves, turning_points, partners, .. } = analysis(&record.to_string());
        assert_eq!((moves, turning_points, partners), (vec![], vec![], None));
    }

    #[test]
    fn moves_without_a_choice_are_no_turning_points() {
        let wanted = Match {
            seats: 3,
            games: 1,
            first: 0,
            seed: 1,
            level: Level::Steady,
            others: None,
            rollouts: 0,
            open: Open::Nothing,
        };
        let mut plies = Vec::new();
        let end = play::<SantaTimea>(&Default::default(), &wanted, 0, |game, seat, seed| {
            let budget = Budget::new(Level::Steady, 0, seed);
            let action = search::<SantaTimea>(&game.known(Viewer::Seat(seat)), seat, budget)?;
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if actions.len() == 1 {
                let step = Some(Step::Act(seat, action.clone()));
                plies.push(Ply { position: game.without_log(), step });
            }
            Some(action)
        });
        assert!(end.is_ok() && !plies.is_empty(), "there are last cards");
        let analysis = analyse_plies(&plies, Effort { games: 0, ..EFFORT }, &mut |_, _| true);
        let Analysis { moves, turning_points, .. } = analysis.unwrap();
        assert_eq!((moves.len(), turning_points), (plies.len(), vec![]));
        assert!(moves.iter().all(|made| made.alternatives.is_empty() && made.regret.is_none()));
    }

    #[test]
    fn a_stopped_analysis_is_none() {
        let (mut steps, mut of) = (0, 0);
        let stopped = analyse(GAME, EFFORT, &mut |done, all| {
            (steps, of) = (done, all);
            done < 3
        });
        assert_eq!(stopped, Ok(None));
        assert_eq!((steps, of), (3, 52));
    }
}
