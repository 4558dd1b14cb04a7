//! Trains a network by games of its own: `cargo run -p bots --release --bin learn -- tranquility
//! '[{"removed":12},{"removed":8}]' 2,3,4,5 50 server/bots/weights/calm.net`.
//!
//! Seats play by what the network thinks of the positions that they leave, some of them with errors and some by
//! rules of thumb, and the network learns from what their games came to; the first games are played by rules
//! of thumb, unless the file holds a network. Arguments: the game, its options (or a list of them), the numbers
//! of seats, the rounds, the file, and then, as far as they are not to be left as they are, the games for each
//! round (20,000), how much the end of a game counts against what the network thought on the way (0.7), the rate
//! (0.0015), a seed and the threads. It prints the commit of the sources, a line a round, and at the end how often the
//! network's choices alone won; in a contest, one seat's against rules of thumb. *Aside* is the loss of positions that
//! none learns from, the same for all networks with these options, seats and threads: by it they can be compared. With
//! 0 rounds it looks only how good the file is.

mod learner;

use bots::{
    Manner, Strategy,
    measure::complete,
    network::{Layout, Network, chance},
    search::QuickDice,
    strategy::Judged,
};
use learner::{Learner, Sample};
use record::{catalogue::Kind, with_game};
use rules::{Dice, Game, Ignore, Outcome, Refusal, Seat, Turn, chance::fraction};
use serde_json::Value;
use std::{env, error::Error, fs, process::Command, thread};

/// How many candidates a seat looks at.
const CANDIDATES: usize = 6;
/// By how much seats that err misjudge the logarithm of the odds, at most.
const NOISE: f64 = 0.3;
/// In how many games it is looked how often a network wins, for each table.
const STRENGTH: usize = 400;
/// From how many games, by rules of thumb, come the positions that are kept aside.
const ASIDE: usize = 2000;
/// What they follow from: no stage has it.
const ASIDE_SEED: u64 = u64::MAX >> 8;
/// Of how many seats one plays by rules of thumb.
const PLAIN_SEATS: u32 = 8;

/// How seats play.
struct Manners {
    /// By how much they misjudge the logarithm of the odds, at most.
    noise: f64,
    /// How much the end of a game counts.
    trace: f64,
    /// Of how many seats one plays by rules of thumb; 0 if none does.
    plain: u32,
    /// Whether in a contest all seats but the first do.
    plain_rivals: bool,
}

impl Manners {
    const PLAIN: Manners = Manners { noise: 0.0, trace: 1.0, plain: 0, plain_rivals: true };
}

/// Plays a game by the network, by rules of thumb without one. Returns the first seat's share of the win.
fn play<G: Strategy>(
    (options, seats): (&G::Options, usize),
    network: Option<&Network>,
    manners: &Manners,
    dice: &mut QuickDice,
    samples: &mut Vec<Sample>,
) -> Result<f64, Refusal> {
    let deal = G::deal(options, seats, dice);
    let mut game = G::set_up(options, seats, &deal, &mut Ignore)?;
    let noise: Vec<f64> = (0..seats)
        .map(|_| if dice.below(2) == 0 { manners.noise * fraction(dice) } else { 0.0 })
        .collect();
    let plain: Vec<bool> = (0..seats)
        .map(|seat| {
            let is_rival = manners.plain_rivals && seat > 0 && game.concede().is_none();
            is_rival || manners.plain > 0 && dice.below(manners.plain) == 0
        })
        .collect();
    let mut chains = vec![Vec::new(); seats];
    loop {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let Some(chance) = game.draw_chance(dice) else { break };
                game.apply_chance(&chance, &mut Ignore)?;
            }
            // A game that can't be won any more goes on, as its seats may not know.
            Turn::Seats(waited) => {
                let mut all = waited.iter();
                let Some((seat, action)) = all.find_map(|seat| {
                    let judged = if network.is_some() && plain[seat.index()] {
                        Vec::new()
                    } else {
                        G::judge(game.sight(seat), network, CANDIDATES)
                    };
                    match pick(judged, noise[seat.index()], dice) {
                        Some(Judged { action, inputs, log_odds }) => {
                            chains[seat.index()].push((inputs, chance(log_odds)));
                            Some((seat, action))
                        }
                        None => Some((seat, G::policy(game.sight(seat), &Manner::PLAIN, dice)?)),
                    }
                }) else {
                    break;
                };
                game.apply(seat, &action, &mut Ignore)?;
            }
        }
    }
    // Where no network has thought yet, the end is all that is known.
    let trace = if network.is_some() { manners.trace } else { 1.0 };
    for (seat, chain) in chains.into_iter().enumerate() {
        let end = match game.outcome() {
            Some(Outcome::Won {}) => 1.0,
            Some(Outcome::Ranked { .. }) => game.value(Seat::at(seat)),
            Some(Outcome::Lost { .. }) | None => 0.0,
        };
        let (mut target, mut later) = (end, None);
        for (inputs, thought) in chain.into_iter().rev() {
            target = later.map_or(target, |later| later + trace * (target - later));
            later = Some(thought);
            samples.push(Sample { inputs, target: target as f32 });
        }
    }
    Ok(match game.outcome() {
        Some(Outcome::Won {}) => 1.0,
        Some(Outcome::Ranked { winners, .. }) if winners.contains(&Seat::at(0)) => {
            1.0 / winners.len() as f64
        }
        _ => 0.0,
    })
}

/// The games to learn from.
struct Games<G: Strategy> {
    options: Vec<G::Options>,
    seats: Vec<usize>,
    /// How much the end of a game counts.
    trace: f64,
}

impl<G: Strategy> Games<G> {
    /// Plays games on all threads. Returns what can be learned from them, and how many were won.
    fn round(
        &self,
        network: Option<&Network>,
        games: usize,
        threads: usize,
        seed: u64,
    ) -> Result<(Vec<Sample>, f64), Box<dyn Error>> {
        let manners =
            Manners { noise: NOISE, trace: self.trace, plain: PLAIN_SEATS, plain_rivals: false };
        let parts = on_threads(threads, |worker| {
            let mut dice = QuickDice::new(seed << 8 | worker as u64);
            let (mut samples, mut won) = (Vec::new(), 0.0);
            for _ in 0..games / threads {
                let options = &self.options[dice.index(self.options.len())];
                let seats = self.seats[dice.index(self.seats.len())];
                let table = (options, seats);
                won += play::<G>(table, network, &manners, &mut dice, &mut samples)?;
            }
            Ok::<_, Refusal>((samples, won))
        });
        let (mut samples, mut won) = (Vec::new(), 0.0);
        for part in parts {
            let (some, wins) = part.map_err(|refusal| refusal.why)?;
            samples.extend(some);
            won += wins;
        }
        Ok((samples, won))
    }
}

/// The best of what is judged, to a seat that errs so much.
fn pick<A>(judged: Vec<Judged<A>>, noise: f64, dice: &mut dyn Dice) -> Option<Judged<A>> {
    let mut errs = |it: Judged<A>| {
        let error = if noise > 0.0 { noise * (2.0 * fraction(dice) - 1.0) } else { 0.0 };
        (f64::from(it.log_odds) + error, it)
    };
    let all = judged.into_iter().map(&mut errs).collect::<Vec<_>>();
    all.into_iter().reduce(|best, it| if it.0 > best.0 { it } else { best }).map(|(_, it)| it)
}

/// What the work of each thread came to.
fn on_threads<T: Send>(threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let work = &work;
        let all: Vec<_> = (0..threads).map(|worker| scope.spawn(move || work(worker))).collect();
        all.into_iter().filter_map(|it| it.join().ok()).collect()
    })
}

/// How to learn.
struct Lesson {
    rounds: u64,
    file: String,
    games: usize,
    rate: f32,
    seed: u64,
    threads: usize,
}

fn learn<G: Strategy>(games: &Games<G>, lesson: &Lesson) -> Result<(), Box<dyn Error>> {
    let layout = games.options.first().map_or(Layout::NONE, G::layout);
    if layout == Layout::NONE {
        return Err("this game has no network".into());
    }
    if games.options.iter().any(|options| G::layout(options) != layout) {
        return Err("these options have different networks".into());
    }
    let mut dice = QuickDice::new(lesson.seed);
    let stored = fs::read(&lesson.file).unwrap_or_default();
    let mut network = Network::read(&stored, layout);
    if network.is_none() && !stored.is_empty() {
        // Its weights would be taken for those of other inputs and layers.
        return Err(format!("{} holds no network of today's layout", lesson.file).into());
    }
    let mut learner = Learner::new(layout, &stored, &mut dice);
    let (aside, _) = games.round(None, ASIDE, lesson.threads, ASIDE_SEED)?;
    println!("{}: {} positions aside, loss {:.4}", commit()?, aside.len(), learner.loss(&aside));
    for round in 0..lesson.rounds {
        let done = round as f32 / lesson.rounds as f32;
        let seed = lesson.seed << 16 | round;
        let (mut samples, won) =
            games.round(network.as_ref(), lesson.games, lesson.threads, seed)?;
        let count = samples.len();
        let rate = lesson.rate * (1.05 - done).min(1.0);
        let mut loss = 0.0;
        for _ in 0..if network.is_some() { 1 } else { 3 } {
            loss = learner.learn(&mut samples, rate, lesson.threads, &mut dice);
        }
        let stored = learner.stored();
        network = Network::read(&stored, layout);
        fs::write(&lesson.file, stored)?;
        let share = won / lesson.games as f64;
        let aside = learner.loss(&aside);
        println!("{round}: {count} positions, won {share:.3}, loss {loss:.4}, aside {aside:.4}");
    }
    for options in &games.options {
        for seats in &games.seats {
            let share = strength::<G>((options, *seats), network.as_ref(), lesson.threads)?;
            println!("{} seats {seats}: won {share:.3}", serde_json::to_string(options)?);
        }
    }
    Ok(())
}

/// The commit of the sources, for the table of stages in `weights/README.md`.
fn commit() -> Result<String, Box<dyn Error>> {
    let sources = ["-C", env!("CARGO_MANIFEST_DIR")];
    let git =
        Command::new("git").args(sources).args(["describe", "--always", "--dirty"]).output()?;
    Ok(String::from_utf8(git.stdout)?.trim().to_owned())
}

/// How often the choices of a network alone win, in a contest against rules of thumb.
fn strength<G: Strategy>(
    table: (&G::Options, usize),
    network: Option<&Network>,
    threads: usize,
) -> Result<f64, Box<dyn Error>> {
    let parts = on_threads(threads, |worker| {
        let mut dice = QuickDice::new(worker as u64);
        let mut none = Vec::new();
        let mut won = 0.0;
        for _ in 0..STRENGTH / threads {
            none.clear();
            won += play::<G>(table, network, &Manners::PLAIN, &mut dice, &mut none)?;
        }
        Ok::<_, Refusal>(won)
    });
    let mut won = 0.0;
    for part in parts {
        won += part.map_err(|refusal| refusal.why)?;
    }
    Ok(won / (STRENGTH / threads * threads) as f64)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let argument = |place: usize, default: &str| {
        arguments.get(place).cloned().unwrap_or_else(|| default.to_owned())
    };
    let options = match serde_json::from_str(&argument(1, "{}"))? {
        Value::Array(list) => list,
        one => vec![one],
    };
    let seats: Vec<usize> =
        argument(2, "2,3,4,5").split(',').map(str::parse).collect::<Result<_, _>>()?;
    let threads = thread::available_parallelism().map_or(1, usize::from).to_string();
    let lesson = Lesson {
        rounds: argument(3, "50").parse()?,
        file: argument(4, "trained.net"),
        games: argument(5, "20000").parse()?,
        rate: argument(7, "0.0015").parse()?,
        seed: argument(8, "1").parse()?,
        threads: argument(9, &threads).parse()?,
    };
    let trace = argument(6, "0.7").parse()?;
    let kind = Kind::find(&argument(0, "tranquility")).ok_or("there is no such game")?;
    with_game!(kind, G => {
        let options: Vec<_> = options.iter().map(complete::<G>).collect::<Result<_, _>>()?;
        for seats in &seats {
            options.iter().try_for_each(|it| G::check(it, *seats)).map_err(|it| it.why)?;
        }
        learn::<G>(&Games { options, seats, trace }, &lesson)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::tranquility::Tranquility;

    #[test]
    fn the_end_of_a_contest_is_learned_as_what_it_is_worth_to_each_seat() {
        let options = complete::<Tranquility>(&serde_json::json!({"grid": "competition"})).unwrap();
        for seed in 0..10 {
            let (mut dice, mut samples) = (QuickDice::new(seed), Vec::new());
            let won =
                play::<Tranquility>((&options, 2), None, &Manners::PLAIN, &mut dice, &mut samples)
                    .unwrap();
            let (first, last) = (samples[0].target, samples[samples.len() - 1].target);
            assert!((first + last - 1.0).abs() < 1e-6, "{first} {last}");
            assert!(samples.iter().all(|it| it.target == first || it.target == last));
            assert_eq!(won > 0.5, first > 0.5, "{won} {first}");
        }
    }
}
