//! How far an [analysis](crate::analysis) can be trusted: whether games are won as often as it says, and
//! whether it finds blunders that were planted.

use crate::{
    Strategy,
    analysis::{Analysis, Effort, analyse_plies, trial::outlook},
    measure::{Match, complete, play},
    search::{Budget, QuickDice, search},
};
use rules::{
    Dice, Game, Outcome, Refusal, Seat, Viewer,
    ascent::Ascent,
    record::{Ply, Step},
    tranquility::Tranquility,
};
use serde::Serialize;
use serde_json::Value;

/// A planted blunder is found if no more moves are said to have cost more.
const FIRST: usize = 3;
/// Games with planted blunders get seeds of their own.
const PLANTED: u64 = 0x6275_6c6c;

/// How predictions and findings have turned out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    /// The games played.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
    /// The mean squared difference between prediction and result, by quarter of the game.
    pub brier: [f64; 4],
    /// The positions by their predicted chance to win: below 10 %, below 20 % and so on.
    pub reliability: [Bin; 10],
    /// What became of planted blunders.
    pub blunders: Blunders,
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
}

/// Won games, played again with a random legal move at a random ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Blunders {
    /// The games played again.
    pub games: u32,
    /// Those that were lost now.
    pub lost: u32,
    /// Of those, the ones where the blunder is a turning point.
    pub turning_points: u32,
    /// Of those, the ones where its regret is among the three largest.
    pub largest_regrets: u32,
}

/// A game of partners alone.
struct Played<G: Game> {
    plies: Vec<Ply<G>>,
    is_won: bool,
}

/// Calibrates the analysis of the game with that id by games of partners.
///
/// # Errors
/// There is no such game that is won together, or the options are malformed or not allowed with that many
/// seats.
pub fn calibrate_game(
    id: &str,
    options: &Value,
    wanted: &Match,
    effort: Effort,
) -> Result<Calibration, String> {
    fn read<G: Strategy>(
        options: &Value,
        wanted: &Match,
        effort: Effort,
    ) -> Result<Calibration, String> {
        let options = complete::<G>(options)?;
        calibrate::<G>(&options, wanted, effort).map_err(|refusal| refusal.why.to_string())
    }
    match id {
        Tranquility::ID => read::<Tranquility>(options, wanted, effort),
        Ascent::ID => read::<Ascent>(options, wanted, effort),
        _ => Err(format!("there is no game {id} that is won together")),
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
) -> Result<Calibration, Refusal> {
    G::check(options, wanted.seats)?;
    let mut dice = QuickDice::new(effort.seed);
    let (mut quarters, mut bins) = (<[Bin; 4]>::default(), <[Bin; 10]>::default());
    let (mut won, mut blunders) = (0, Blunders::default());
    for number in 0..wanted.games {
        let played = play_plies::<G>(options, wanted, number, None)?;
        let result = f64::from(u8::from(played.is_won));
        for (place, (position, seat)) in played.decisions().enumerate() {
            let chance = outlook(position, seat, effort.worlds, &mut dice);
            // A quarter's sums are those of squared differences.
            let quarter = &mut quarters[place * 4 / played.plies.len()];
            quarter.count += 1;
            quarter.won += (chance - result).powi(2);
            let bin = &mut bins[((chance * 10.0) as usize).min(9)];
            bin.count += 1;
            bin.predicted += chance;
            bin.won += result;
        }
        if played.is_won && !played.plies.is_empty() {
            won += 1;
            let place = dice.below(played.plies.len() as u32) as usize;
            let spoilt = play_plies::<G>(options, wanted, number, Some(place))?;
            blunders.note(&spoilt, place, effort);
        }
    }
    Ok(Calibration {
        games: wanted.games,
        won,
        brier: quarters.map(|quarter| quarter.mean().won),
        reliability: bins.map(|bin| bin.mean()),
        blunders,
    })
}

impl Bin {
    /// With the sums made means.
    fn mean(self) -> Bin {
        let count = f64::from(self.count.max(1));
        Bin { predicted: self.predicted / count, won: self.won / count, ..self }
    }
}

impl Blunders {
    /// Counts a game with a blunder at that place.
    fn note<G: Strategy>(&mut self, spoilt: &Played<G>, place: usize, effort: Effort) {
        self.games += 1;
        if spoilt.is_won {
            return;
        }
        self.lost += 1;
        let Some(analysis) = analyse_plies(&spoilt.plies, effort, &mut |_, _| true) else { return };
        let is_planted = |found: &usize| analysis.moves[*found].position == place;
        self.turning_points += u32::from(analysis.turning_points.iter().any(is_planted));
        self.largest_regrets += u32::from(largest_regrets(&analysis).iter().any(is_planted));
    }
}

/// The moves with the largest regrets, by their places.
fn largest_regrets(analysis: &Analysis) -> Vec<usize> {
    let regret = |place: &usize| analysis.moves[*place].regret.map_or(0.0, |regret| regret.mean);
    let mut places: Vec<usize> = (0..analysis.moves.len()).collect();
    places.retain(|place| regret(place) > 0.0);
    places.sort_by(|one, other| regret(other).total_cmp(&regret(one)));
    places.truncate(FIRST);
    places
}

impl<G: Strategy> Played<G> {
    /// The positions in which a seat acted.
    fn decisions(&self) -> impl Iterator<Item = (&G, Seat)> {
        self.plies.iter().filter_map(|ply| Some((&ply.position, ply.step.as_ref()?.actor()?)))
    }
}

/// Plays a numbered game, with a random move at the place of the blunder.
fn play_plies<G: Strategy>(
    options: &G::Options,
    wanted: &Match,
    number: u32,
    blunder: Option<usize>,
) -> Result<Played<G>, Refusal> {
    let mut plies = Vec::new();
    let end = play::<G>(options, wanted, number, |game, seat, seed| {
        let action = if blunder == Some(plies.len()) {
            random_move(game, seat, &mut QuickDice::new(seed ^ PLANTED))?
        } else {
            let budget = Budget::new(wanted.level, wanted.rollouts, seed);
            search::<G>(&game.seen(Viewer::Seat(seat)), seat, budget)?
        };
        let step = Some(Step::Act(seat, action.clone()));
        plies.push(Ply { position: game.clone(), step });
        Some(action)
    })?;
    Ok(Played { plies, is_won: matches!(end.outcome(), Some(Outcome::Won {})) })
}

/// Any legal action but that of giving up.
fn random_move<G: Strategy>(game: &G, seat: Seat, dice: &mut QuickDice) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let concede = game.concede();
    actions.retain(|action| Some(action) != concede.as_ref());
    let place = dice.below(actions.len() as u32) as usize;
    actions.into_iter().nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use serde_json::json;

    fn calibration(id: &str) -> Result<Calibration, String> {
        let wanted = Match {
            seats: 2,
            games: 8,
            seed: 1,
            level: Level::Steady,
            others: None,
            rollouts: 0,
            open_hands: false,
        };
        let effort = Effort { worlds: 12, worlds_of_doubt: 60, seed: 1 };
        calibrate_game(id, &json!({}), &wanted, effort)
    }

    #[test]
    fn predictions_are_compared_with_results() {
        let found = calibration("tranquility").unwrap();
        assert_eq!(found, calibration("tranquility").unwrap());
        let Calibration { games, won, brier, reliability, blunders } = found;
        assert_eq!((games, blunders.games), (8, won));
        assert!((1..=8).contains(&won), "{won}");
        assert!(brier.iter().all(|score| (0.0..0.5).contains(score)), "{brier:?}");
        for (tenth, bin) in reliability.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
            let from = tenth as f64 / 10.0;
            assert!((from..=from + 0.1).contains(&bin.predicted), "{bin:?}");
            assert!((0.0..=1.0).contains(&bin.won), "{bin:?}");
        }
        let Blunders { games, lost, turning_points, largest_regrets } = blunders;
        assert!(lost <= games && turning_points <= lost && largest_regrets <= lost);
    }

    #[test]
    fn a_contest_is_not_won_together() {
        assert!(calibration("santa-timea").is_err());
    }
}
