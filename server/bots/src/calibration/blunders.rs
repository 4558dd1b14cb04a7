//! Blunders that are planted in won games, to see whether an analysis finds them.

use super::{Played, play_plies, think};
use crate::{
    Strategy,
    analysis::{Analysis, Effort, analyse_plies},
    measure::{Match, play_on},
    search::QuickDice,
};
use record::Step;
use rules::{Dice, Outcome, Refusal, Seat};
use serde::Serialize;

/// A planted blunder is found if no more moves are said to have cost more.
const FIRST: usize = 3;
/// Games with planted blunders get seeds of their own.
const PLANTED: u64 = 0x6275_6c6c;
/// How often partners play on after a blunder, and after what they would have done, to tell whether it cost
/// the game: a lost game may have been lost by bad luck alone.
const TRIES: u64 = 8;
/// By how many of these tries a blunder that cost the game wins less.
const COST: u64 = TRIES / 2;

/// Won games, played again with a random legal move at a random ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Blunders {
    /// The games played again.
    pub games: u32,
    /// Those that were lost now.
    pub lost: u32,
    /// Of those, the ones in which the blunder cost the game: with the cards as they lay, partners won at
    /// least half of the games from there with what they had done, and lost them after the blunder.
    pub cost: u32,
    /// Of those, the ones where the blunder is a turning point.
    pub turning_points: u32,
    /// Of those, the ones where its regret is among the three largest.
    pub largest_regrets: u32,
}

impl Blunders {
    /// Plays so many games at the most, of those that partners win.
    pub(super) fn plant<G: Strategy>(
        options: &G::Options,
        wanted: &Match,
        effort: Effort,
        most: u32,
    ) -> Result<Blunders, Refusal> {
        let mut found = Blunders::default();
        let mut dice = QuickDice::new(wanted.seed ^ PLANTED);
        for number in 0..wanted.games {
            if found.games == most {
                break;
            }
            let played = play_plies::<G>(options, wanted, number, |_, _, _| None)?;
            if !played.is_won || played.plies.is_empty() {
                continue;
            }
            let place = dice.index(played.plies.len());
            let spoilt = play_plies::<G>(options, wanted, number, |at, game, seat| {
                (at == place).then(|| random_move(&**game, seat, &mut dice)).flatten()
            })?;
            found.games += 1;
            if !spoilt.is_won {
                found.note(&played, &spoilt, place, wanted, effort);
            }
        }
        Ok(found)
    }

    /// Counts a lost game with a blunder at that place.
    fn note<G: Strategy>(
        &mut self,
        played: &Played<G>,
        spoilt: &Played<G>,
        place: usize,
        wanted: &Match,
        effort: Effort,
    ) {
        self.lost += 1;
        let [Some(before), Some(after)] =
            [played, spoilt].map(|game| wins_after(game, place, wanted))
        else {
            return;
        };
        if before < after + COST {
            return;
        }
        self.cost += 1;
        let Some(analysis) = analyse_plies(&spoilt.plies, effort, &mut |_, _| true) else { return };
        let is_planted = |found: &usize| analysis.moves[*found].position == place;
        self.turning_points += u32::from(analysis.turning_points.iter().any(is_planted));
        self.largest_regrets += u32::from(largest_regrets(&analysis).iter().any(is_planted));
    }
}

/// How many of some tries partners win after the action at that place.
fn wins_after<G: Strategy>(game: &Played<G>, place: usize, wanted: &Match) -> Option<u64> {
    let ply = game.plies.get(place)?;
    let (seat, action) = match ply.step.as_ref()? {
        Step::Act(seat, action) => (*seat, action),
        Step::Chance(_) => return None,
    };
    let mut begun = ply.position.clone();
    begun.apply(seat, action).ok()?;
    let wins = (0..TRIES).filter(|number| {
        let mut dice = QuickDice::new(*number);
        let end =
            play_on(begun.clone(), &mut dice, |game, seat, seed| think(game, seat, wanted, seed));
        matches!(end.outcome(), Some(Outcome::Won {}))
    });
    Some(wins.count() as u64)
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

/// Any legal action but that of giving up.
fn random_move<G: Strategy>(game: &G, seat: Seat, dice: &mut QuickDice) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let concede = game.concede();
    actions.retain(|action| Some(action) != concede.as_ref());
    let place = dice.index(actions.len());
    actions.into_iter().nth(place)
}
