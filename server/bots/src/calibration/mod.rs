//! How far an [analysis](crate::analysis) can be trusted: whether games are won as often as it says, and
//! whether it finds blunders that were planted. From the same games the
//! [corrections](crate::analysis::correction) are [fitted](fit::fit).

mod blunders;
pub mod fit;

use crate::{
    Strategy,
    analysis::{
        Effort,
        correction::{Correction, Corrections, progress},
        trial::Outlook,
    },
    measure::{Match, complete, play},
    search::{Budget, QuickDice, search},
    strategy::floor,
};
pub use blunders::Blunders;
use record::{Ply, Step, catalogue::Kind, with_game};
use rules::{Hidden, Ignore, Logged, Outcome, Refusal, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

/// Of so many positions one is examined: positions of one game share its result, so that more games say more.
const STRIDE: usize = 3;

/// How predictions and findings have turned out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    /// The games played.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
    /// What was predicted by what the acting seats knew.
    pub known: Predictions,
    /// What was predicted as the cards lay.
    pub possible: Predictions,
    /// What became of planted blunders.
    pub blunders: Blunders,
}

/// How predictions have turned out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Predictions {
    /// The mean squared difference between prediction and result, by quarter of the game.
    pub brier: [f64; 4],
    /// The positions that were examined by their predicted chance to win: below 10 %, below 20 % and so on.
    pub reliability: [Bin; 10],
}

/// Positions of which about the same was predicted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Bin {
    /// How many there were.
    pub count: u32,
    /// The chance to win that was predicted of them on average.
    pub predicted: f64,
    /// The share of them whose game was won.
    pub won: f64,
    /// The standard error of the difference of the two: positions of one game share its result.
    pub error: f64,
}

/// What was counted in a position of a game, and how that game ended.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// How far the game had come, from 0 to 1.
    progress: f64,
    /// The quarter of the game, by its moves.
    quarter: usize,
    /// What the acting seat could expect.
    known: f64,
    /// The share of games won as the cards lay.
    possible: f64,
    /// Whether nothing could win any more as the cards lay.
    is_lost: bool,
    is_won: bool,
}

/// A game of partners alone.
struct Played<G: Hidden> {
    plies: Vec<Ply<G>>,
    is_won: bool,
}

/// Calibrates the analysis of the game with that id by games of partners, with as many planted blunders at
/// the most.
///
/// # Errors
/// There is no such game that is won together, or the options are malformed or not allowed with that many
/// seats.
pub fn calibrate_game(
    id: &str,
    options: &Value,
    wanted: &Match,
    effort: Effort,
    blunders: u32,
) -> Result<Calibration, String> {
    let kind = Kind::find(id).ok_or_else(|| format!("there is no game {id}"))?;
    with_game!(kind, G => {
        let options = won_together::<G>(options, wanted.seats)?;
        calibrate::<G>(&options, wanted, effort, blunders)
            .map_err(|refusal| refusal.why.to_string())
    })
}

/// The options of a game that is won together, completed.
///
/// # Errors
/// They are malformed or not allowed with that many seats, or let the seats play against each other.
fn won_together<G: Strategy>(options: &Value, seats: usize) -> Result<G::Options, String> {
    let options = complete::<G>(options)?;
    let begin = || {
        G::check(&options, seats)?;
        G::set_up(&options, seats, &G::deal(&options, seats, &mut QuickDice::new(0)), &mut Ignore)
    };
    match begin() {
        Ok(game) if game.concede().is_some() => Ok(options),
        Ok(_) => Err(format!("{} is not won together with these options", G::ID)),
        Err(refusal) => Err(refusal.why.to_string()),
    }
}

/// Calibrates the analysis of a game.
///
/// # Errors
/// The clause that forbids the options.
pub fn calibrate<G: Strategy>(
    options: &G::Options,
    wanted: &Match,
    effort: Effort,
    blunders: u32,
) -> Result<Calibration, Refusal> {
    let samples = samples::<G>(options, wanted, effort.worlds)?;
    let has_network = G::network(options, wanted.seats).is_some();
    let Corrections { known, possible } = Corrections::of(G::ID, has_network);
    Ok(Calibration {
        games: wanted.games,
        won: samples
            .iter()
            .flat_map(|game| game.first())
            .map(|first| u32::from(first.is_won))
            .sum(),
        known: Predictions::of(&samples, |_, sample| {
            known.chance(sample.known, effort.worlds, sample.progress)
        }),
        possible: Predictions::of(&samples, |_, sample| sample.possible(&possible, effort.worlds)),
        blunders: Blunders::plant::<G>(options, wanted, effort, blunders)?,
    })
}

/// Plays games of partners, and counts in every third position what lies ahead: game by game, position by
/// position.
///
/// # Errors
/// The clause that forbids the options.
pub fn samples<G: Strategy>(
    options: &G::Options,
    wanted: &Match,
    worlds: u32,
) -> Result<Vec<Vec<Sample>>, Refusal> {
    G::check(options, wanted.seats)?;
    let mut dice = QuickDice::new(wanted.seed);
    (0..wanted.games)
        .map(|number| {
            let Played { plies, is_won } =
                play_plies::<G>(options, wanted, number, |_, _, _| None)?;
            let acts =
                plies.iter().filter_map(|ply| Some((&ply.position, ply.step.as_ref()?.actor()?)));
            let sample = |(place, (position, seat)): (usize, (&Logged<G>, Seat))| {
                let Outlook { known, possible } = Outlook::of(position, seat, worlds, &mut dice);
                let quarter = place * 4 / plies.len();
                Sample {
                    progress: progress(position.figures()),
                    quarter,
                    known,
                    possible,
                    is_lost: position.is_lost(),
                    is_won,
                }
            };
            let first = number as usize % STRIDE;
            Ok(acts.enumerate().skip(first).step_by(STRIDE).map(sample).collect())
        })
        .collect()
}

impl Sample {
    /// What was possible as the cards lay.
    fn possible(&self, correction: &Correction, worlds: u32) -> f64 {
        if self.is_lost { 0.0 } else { correction.chance(self.possible, worlds, self.progress) }
    }
}

impl Predictions {
    /// Compares with their results what is predicted of games: of the game with that number, at that sample.
    fn of(games: &[Vec<Sample>], predict: impl Fn(usize, &Sample) -> f64) -> Predictions {
        let (mut quarters, mut bins) = (<[Bin; 4]>::default(), <[Bin; 10]>::default());
        for (number, game) in games.iter().enumerate() {
            let mut surprises = [0.0; 10];
            for sample in game {
                let chance = predict(number, sample);
                let result = f64::from(u8::from(sample.is_won));
                // A quarter's sums are those of squared differences.
                let quarter = &mut quarters[sample.quarter];
                quarter.count += 1;
                quarter.won += (chance - result).powi(2);
                let tenth = usize::from(floor(chance * 10.0)).min(9);
                let bin = &mut bins[tenth];
                bin.count += 1;
                bin.predicted += chance;
                bin.won += result;
                surprises[tenth] += result - chance;
            }
            bins.iter_mut().zip(surprises).for_each(|(bin, sum)| bin.error += sum.powi(2));
        }
        Predictions {
            brier: quarters.map(|quarter| quarter.mean().won),
            reliability: bins.map(Bin::mean),
        }
    }
}

impl Bin {
    /// With the sums made means.
    fn mean(self) -> Bin {
        let count = f64::from(self.count.max(1));
        Bin {
            predicted: self.predicted / count,
            won: self.won / count,
            error: self.error.sqrt() / count,
            ..self
        }
    }
}

/// Plays a numbered game. `instead` may choose otherwise than the partners, by the number of the action.
fn play_plies<G: Strategy>(
    options: &G::Options,
    wanted: &Match,
    number: u32,
    mut instead: impl FnMut(usize, &Logged<G>, Seat) -> Option<G::Action>,
) -> Result<Played<G>, Refusal> {
    let mut plies = Vec::new();
    let end = play::<G>(options, wanted, number, |game, seat, seed| {
        let other = instead(plies.len(), game, seat);
        let action = match other {
            Some(other) => other,
            None => think(game, seat, wanted, seed)?,
        };
        let step = Some(Step::Act(seat, action.clone()));
        plies.push(Ply { position: game.without_log(), step });
        Some(action)
    })?;
    Ok(Played { plies, is_won: matches!(end.outcome(), Some(Outcome::Won {})) })
}

/// The action of a partner.
fn think<G: Strategy>(
    game: &Logged<G>,
    seat: Seat,
    wanted: &Match,
    seed: u64,
) -> Option<G::Action> {
    let budget = Budget::new(wanted.level, wanted.rollouts, seed);
    search::<G>(&game.known(Viewer::Seat(seat)), seat, budget)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, measure::Open};
    use rules::tranquility::Tranquility;
    use serde_json::json;

    const WANTED: Match = Match {
        seats: 2,
        games: 8,
        first: 0,
        seed: 1,
        level: Level::Steady,
        others: None,
        rollouts: 0,
        open: Open::Nothing,
    };

    fn calibration(id: &str, options: Value) -> Result<Calibration, String> {
        let effort = Effort { worlds: 12, worlds_of_doubt: 60, games: 0, seed: 1 };
        calibrate_game(id, &options, &WANTED, effort, 2)
    }

    #[test]
    fn planted_blunders_that_cost_a_game_are_found() {
        let effort = Effort { worlds: 32, worlds_of_doubt: 300, games: 0, seed: 1 };
        let wanted = Match { games: 12, seed: 2, ..WANTED };
        let found =
            Blunders::plant::<Tranquility>(&Default::default(), &wanted, effort, 12).unwrap();
        let Blunders { cost, largest_regrets, .. } = found;
        assert!(cost >= 2 && largest_regrets * 5 >= cost * 4, "{found:?}");
    }

    #[test]
    fn predictions_are_compared_with_results() {
        let calibration = || calibration("tranquility", json!({"removed": 8})).unwrap();
        let found = calibration();
        assert_eq!(found, calibration());
        let Calibration { games, won, known, possible, blunders } = found;
        assert_eq!(games, 8);
        assert!((1..=8).contains(&won), "{won}");
        for Predictions { brier, reliability } in [known, possible] {
            assert!(brier.iter().all(|score| (0.0..0.7).contains(score)), "{brier:?}");
            for (tenth, bin) in reliability.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
                let from = tenth as f64 / 10.0;
                assert!((from..=from + 0.1).contains(&bin.predicted), "{bin:?}");
                assert!((0.0..=1.0).contains(&bin.won), "{bin:?}");
            }
        }
        let Blunders { games, lost, cost, turning_points, largest_regrets } = blunders;
        assert_eq!(games, won.min(2));
        assert!(cost <= lost && lost <= games && turning_points <= cost && largest_regrets <= cost);
    }

    #[test]
    fn a_contest_is_not_won_together() {
        for (id, options) in
            [("santa-timea", json!({})), ("tranquility", json!({"grid": "competition"}))]
        {
            let error = calibration(id, options).unwrap_err();
            assert!(error.contains("not won together"), "{error}");
        }
    }
}
