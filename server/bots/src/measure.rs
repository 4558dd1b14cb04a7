//! Whole games of partners alone, on numbered deals, to see how well they play.

use crate::{
    Level, Manner, Strategy,
    search::{Budget, QuickDice, next_action, search},
};
use record::{catalogue::Kind, with_game};
use rules::{Dice, Known, Logged, Outcome, Refusal, Seat, Seed, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

/// The games to be played.
#[derive(Clone, Debug)]
pub struct Match {
    /// How many seats play.
    pub seats: usize,
    /// How many games are played.
    pub games: u32,
    /// The number of the first game.
    pub first: u32,
    /// The number that all deals follow from, each with that of its game.
    pub seed: u64,
    /// How well the seats play.
    pub level: Level,
    /// How well all seats but one play, if not like that one. The seat changes from game to game.
    pub others: Option<Level>,
    /// The budget of a decision of a sharp seat, in games played on in thought.
    pub rollouts: u32,
    /// What sharp seats know besides what theirs sees.
    pub open: Open,
}

/// What lies open to sharp seats besides what theirs sees: a yardstick for what not knowing costs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Open {
    /// Nothing.
    Nothing,
    /// All [hands](Strategy::open_hands).
    Hands,
    /// All cards. Games in thought are played to their ends, since networks do not look at what is hidden: a player
    /// who knows everything can win at least as much.
    All,
}

impl Open {
    fn is_nothing(&self) -> bool {
        *self == Open::Nothing
    }

    /// What a seat knows.
    pub fn known<G: Strategy>(self, game: &Logged<G>, seat: Seat) -> Known<G> {
        match self {
            Open::Nothing => game.known(Viewer::Seat(seat)),
            Open::Hands => G::open_hands(game, seat),
            Open::All => Known { seen: game.laid_open(), facts: game.facts().clone() },
        }
    }
}

/// How games went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measured {
    /// How many games were played.
    pub games: u32,
    /// How many were won: together, or in a contest by the seat that is measured, a shared win in parts.
    pub won: f64,
    /// The points of the seat that is measured on average; in games played together, how good the end was.
    pub score: f64,
    /// The budget of a decision, in games played on in thought.
    pub rollouts: u32,
    /// How long a decision of the seat that is measured took on average, in thousandths of a second.
    pub ms_per_decision: f64,
}

/// A measured match, a line of `measured.jsonl`.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The game's id.
    pub game: String,
    /// How many seats played.
    pub seats: usize,
    /// The options, as far as they are not the usual ones.
    pub options: Value,
    /// How well the seat that is measured plays.
    pub level: Level,
    /// How well all others play, if otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Level>,
    /// What sharp seats knew besides what theirs saw.
    #[serde(skip_serializing_if = "Open::is_nothing")]
    pub open: Open,
    /// The number that all deals follow from.
    pub seed: u64,
    /// The weights by which the partners played: see [`crate::weights_version`].
    pub weights: &'static str,
    /// How it went.
    #[serde(flatten)]
    pub measured: Measured,
}

/// How often sharp partners have won with certain options.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SharpGames {
    game: String,
    options: Value,
    /// How many seats played.
    pub seats: usize,
    /// How many games were measured.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}

/// What was measured of sharp partners in games that are won together, with all options.
static SHARP: LazyLock<Vec<SharpGames>> = LazyLock::new(|| {
    let lines = include_str!("../measured.jsonl").lines();
    lines.filter_map(|line| serde_json::from_str(line).ok()).filter_map(completed).collect()
});

fn completed(measured: SharpGames) -> Option<SharpGames> {
    let kind = Kind::find(&measured.game)?;
    let options = with_game!(kind, G => {
        complete::<G>(&measured.options).ok().and_then(|all| serde_json::to_value(all).ok())
    })?;
    Some(SharpGames { options, ..measured })
}

/// How often sharp partners have won with exactly these options, by the number of seats, as far as it was
/// measured.
pub fn sharp_games(game: &str, options: &Value) -> Vec<&'static SharpGames> {
    let mut of: Vec<_> =
        SHARP.iter().filter(|it| it.game == game && it.options == *options).collect();
    of.sort_by_key(|it| it.seats);
    of
}

/// Plays a match of the game with that id.
///
/// # Errors
/// There is no such game, or the options are malformed or not allowed with that many seats.
pub fn measure_game(id: &str, options: &Value, wanted: &Match) -> Result<Measured, String> {
    fn read<G: Strategy>(options: &Value, wanted: &Match) -> Result<Measured, String> {
        let options = complete::<G>(options)?;
        measure::<G>(&options, wanted).map_err(|refusal| refusal.why.to_string())
    }
    let kind = Kind::find(id).ok_or_else(|| format!("there is no game {id}"))?;
    with_game!(kind, G => read::<G>(options, wanted))
}

/// The options of a game of which some are given.
///
/// # Errors
/// What is wrong with them.
pub fn complete<G: Strategy>(given: &Value) -> Result<G::Options, String> {
    let mut all = serde_json::to_value(G::Options::default()).map_err(|it| it.to_string())?;
    if let (Some(all), Some(given)) = (all.as_object_mut(), given.as_object()) {
        all.extend(given.clone());
    }
    serde_json::from_value(all).map_err(|error| error.to_string())
}

/// Plays a match.
///
/// # Errors
/// The clause that forbids the options.
pub fn measure<G: Strategy>(options: &G::Options, wanted: &Match) -> Result<Measured, Refusal> {
    G::check(options, wanted.seats)?;
    let rollouts = if wanted.level == Level::Sharp { wanted.rollouts } else { 0 };
    let mut measured =
        Measured { games: wanted.games, won: 0.0, score: 0.0, rollouts, ms_per_decision: 0.0 };
    let (mut spent, mut decisions) = (Duration::ZERO, 0_u32);
    for number in (wanted.first..).take(wanted.games as usize) {
        let seat = Seat::at(number as usize % wanted.seats);
        let game = play::<G>(options, wanted, number, |game, acting, seed| {
            let known = wanted.open.known(game, acting);
            let level = wanted.others.filter(|_| acting != seat).unwrap_or(wanted.level);
            let begun = Instant::now();
            let budget = Budget::new(level, wanted.rollouts, seed);
            let budget = Budget { to_end: wanted.open == Open::All, ..budget };
            let action = search::<G>(&known, acting, budget);
            if level == wanted.level {
                spent += begun.elapsed();
                decisions += 1;
            }
            action
        })?;
        let value = game.value(seat);
        let (won, score) = match game.outcome() {
            Some(Outcome::Won {}) => (1.0, value),
            Some(Outcome::Ranked { scores, winners }) => {
                let is_winner = winners.contains(&seat);
                let score = scores.get(seat.index()).copied().unwrap_or(0);
                (if is_winner { 1.0 / winners.len() as f64 } else { 0.0 }, score.into())
            }
            Some(Outcome::Lost { .. }) | None => (0.0, value),
        };
        measured.won += won;
        measured.score += score / f64::from(wanted.games.max(1));
    }
    measured.ms_per_decision = spent.as_secs_f64() * 1e3 / f64::from(decisions.max(1));
    Ok(measured)
}

pub fn deal_seed(seed: u64, number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..12].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

/// Plays a numbered game to its end, every action being chosen from the position, the acting seat and a seed.
pub fn play<G: Strategy>(
    options: &G::Options,
    wanted: &Match,
    number: u32,
    mut choose: impl FnMut(&Logged<G>, Seat, u64) -> Option<G::Action>,
) -> Result<Logged<G>, Refusal> {
    let seed = deal_seed(wanted.seed, number);
    let deal = G::deal(options, wanted.seats, &mut seed.dice(0));
    let game = Logged::<G>::set_up(options, wanted.seats, &deal)?;
    let (mut chances, mut ply) = (0, 0_u64);
    let chance = |game: &G| {
        chances += 1;
        game.draw_chance(&mut seed.dice(chances))
    };
    Ok(play_by(game, chance, &mut QuickDice::new(number.into()), |game, seat| {
        ply += 1;
        choose(game, seat, seed_of_thought(wanted.seed, number, ply))
    }))
}

/// Differs widely between neighbouring seeds: games measured one by one share no chance in thought.
fn seed_of_thought(seed: u64, number: u32, ply: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (u64::from(number) << 32 | ply)
}

/// Plays a game on to its end, every action being chosen from the position, the acting seat and a seed.
pub(crate) fn play_on<G: Strategy>(
    game: Logged<G>,
    dice: &mut QuickDice,
    mut choose: impl FnMut(&Logged<G>, Seat, u64) -> Option<G::Action>,
) -> Logged<G> {
    let [mut chances, mut seeds, mut order] =
        [(); 3].map(|()| QuickDice::new(dice.below(u32::MAX).into()));
    let chance = |game: &G| game.draw_chance(&mut chances);
    play_by(game, chance, &mut order, |game, seat| choose(game, seat, seeds.below(u32::MAX).into()))
}

/// Plays a game on to its end. Of several seats the one acts that has something to do by the policy, in any
/// order. It ends early where there is nothing to choose, or what was chosen is not legal.
fn play_by<G: Strategy>(
    mut game: Logged<G>,
    mut chance: impl FnMut(&G) -> Option<G::Chance>,
    order: &mut QuickDice,
    mut choose: impl FnMut(&Logged<G>, Seat) -> Option<G::Action>,
) -> Logged<G> {
    loop {
        let done = match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance => chance(&game).map(|chance| game.apply_chance(&chance)),
            Turn::Seats(seats) => next_action(&*game, seats, &[Manner::PLAIN; 8], order)
                .and_then(|(seat, _)| Some((seat, choose(&game, seat)?)))
                .map(|(seat, action)| game.apply(seat, &action)),
        };
        if !matches!(done, Some(Ok(()))) {
            return game;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_games_share_a_seed_of_thought() {
        let of = |seed| (0..3).flat_map(move |game| (1..200).map(move |ply| (seed, game, ply)));
        let seeds: Vec<u64> = (20_000..20_100)
            .flat_map(of)
            .map(|(seed, game, ply)| seed_of_thought(seed, game, ply))
            .collect();
        assert_eq!(seeds.iter().collect::<BTreeSet<_>>().len(), seeds.len());
    }

    #[test]
    fn what_was_measured_can_be_played_and_stands_there_once() {
        let lines: Vec<Value> = include_str!("../measured.jsonl")
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line"))
            .collect();
        assert_eq!(SHARP.len(), lines.len());
        let others = ["others", "open"];
        assert!(
            lines
                .iter()
                .all(|it| it["level"] == "sharp" && others.iter().all(|of| it[of].is_null()))
        );
        let mut seen = BTreeSet::new();
        for it in SHARP.iter() {
            assert!(it.won <= it.games && it.games >= 20, "{it:?}");
            assert!(seen.insert(format!("{} {} {}", it.game, it.seats, it.options)), "{it:?}");
            let kind = record::catalogue::Kind::find(&it.game).expect("a game");
            assert!(kind.check(&it.options, it.seats).is_ok(), "{it:?}");
        }
    }
}
