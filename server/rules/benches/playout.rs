//! How fast the rules are, and how large their views: `cargo bench -p rules`, or `cargo bench -p rules -- TEXT`
//! for the options alone whose line has that text.
//!
//! One core, random games. The numbers are printed, not asserted.

use rules::{
    Dice, Game, Hidden, Ignore, Known, Logged, RandomPlay, Seat, Seed, Turn, Viewable, Viewer,
    ascent::Ascent, santa_timea::SantaTimea, tranquility::Tranquility,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// How many games are played in one go, and how often: the fastest round counts, since a busy
/// machine only ever makes it slower. Rounds are short, so that some are not interrupted.
const GAMES: u64 = 20;
const ROUNDS: usize = 200;

fn main() {
    if wanted().is_none() {
        report_game::<Tranquility>();
        report_game::<Ascent>();
        report_game::<SantaTimea>();
    }
    println!("options | applied/s | clone  seen  sample (ns)");
    report_options::<Tranquility>(
        &[2, 5],
        &[
            json!({}),
            json!({"storms": true}),
            json!({"rocks": "manual"}),
            json!({"monsters": 5}),
            json!({"rocks": "manual", "monsters": 5, "storms": true, "wild": 2}),
            json!({"grid": "arch"}),
            json!({"grid": "pyramid"}),
            json!({"grid": "day_night"}),
        ],
    );
    report_options::<Tranquility>(&[2], &[json!({"grid": "competition"})]);
    report_options::<Ascent>(
        &[2, 5],
        &[
            json!({}),
            json!({"trail": true}),
            json!({"documentary": 5}),
            json!({"wildlife": true}),
            json!({"trail": true, "documentary": 5, "wildlife": true}),
        ],
    );
    report_options::<SantaTimea>(&[2, 5], &[json!({}), json!({"experienced": true})]);
}

/// The text that the lines of options must have.
fn wanted() -> Option<String> {
    std::env::args().skip(1).find(|argument| !argument.starts_with('-'))
}

/// How long the rules take with those options, each at tables of so many seats.
fn report_options<G: Hidden + RandomPlay>(seats: &[usize], all: &[Value]) {
    for (chosen, seats) in all.iter().flat_map(|it| seats.iter().map(move |seats| (it, *seats))) {
        let line = format!("{} {seats} {chosen}", G::ID);
        if wanted().is_some_and(|text| !line.contains(&text)) {
            continue;
        }
        let mut options = json!(G::Options::default());
        for (key, value) in chosen.as_object().into_iter().flatten() {
            options[key] = value.clone();
        }
        let Ok(options) = serde_json::from_value(options) else {
            unreachable!("these are options of the game")
        };
        let dealt: Vec<Logged<G>> =
            (0..GAMES).map(|number| set_up(&options, seats, number)).collect();
        let games: Vec<G> = dealt.iter().map(|game| G::clone(game)).collect();
        let (mut positions, mut looks) = (Vec::new(), Vec::new());
        let played: Vec<_> =
            dealt.into_iter().map(|game| play(game, &mut positions, &mut looks)).collect();
        let mut dice = CheapDice(3);
        println!(
            "{line} | {:.0} | {:>5}  {:>4}  {:>6}",
            applied(&games, &played),
            each(&positions, |(game, _)| drop(black_box(game.clone()))),
            each(&positions, |(game, seat)| drop(black_box(game.seen(Viewer::Seat(*seat))))),
            each(&looks, |known| drop(black_box(G::sample(known, &mut dice)))),
        );
    }
}

/// How many nanoseconds it takes to do something with each.
fn each<T>(all: &[T], mut make: impl FnMut(&T)) -> u128 {
    let round = fastest(|| {
        let start = Instant::now();
        for one in all {
            make(one);
        }
        start.elapsed()
    });
    (round / all.len() as u32).as_nanos()
}

/// How many actions a second are applied.
fn applied<G: Game>(games: &[G], played: &[Vec<(Seat, G::Action)>]) -> f64 {
    let applying = fastest(|| {
        let mut games = games.to_vec();
        let start = Instant::now();
        for (game, steps) in games.iter_mut().zip(played) {
            for (seat, action) in steps {
                let _ = black_box(game.apply(*seat, action, &mut Ignore));
            }
        }
        start.elapsed()
    });
    played.iter().map(Vec::len).sum::<usize>() as f64 / applying.as_secs_f64()
}

fn report_game<G: Hidden + RandomPlay>() {
    println!("{}: {} bytes and what it points to", G::ID, size_of::<G>());
    println!(
        "seats | actions/s   applied/s | clone  list  public  private  seen  sample (ns) | listed | bytes  max"
    );
    G::SEATS.for_each(report::<G>);
}

fn report<G: Hidden + RandomPlay>(seats: usize) {
    let options = G::Options::default();
    let dealt: Vec<Logged<G>> = (0..GAMES).map(|number| set_up(&options, seats, number)).collect();
    let games: Vec<G> = dealt.iter().map(|game| G::clone(game)).collect();
    let (mut positions, mut looks) = (Vec::new(), Vec::new());
    let played: Vec<_> =
        dealt.into_iter().map(|game| play(game, &mut positions, &mut looks)).collect();
    let actions: usize = played.iter().map(Vec::len).sum();
    let drawing = fastest(|| {
        let mut games = games.clone();
        let start = Instant::now();
        play_all(&mut games);
        start.elapsed()
    });
    let mut dice = CheapDice(3);
    let listed: usize = positions.iter().map(|(game, seat)| list(game, *seat).len()).sum();
    let mut sizes: Vec<usize> = positions
        .iter()
        .map(|(game, seat)| public(game).len() + private(game, *seat).len())
        .collect();
    sizes.sort_unstable();
    println!(
        "{seats:>5} | {:>9.0}  {:>10.0} | {:>5} {:>5}  {:>6}  {:>7}  {:>4}  {:>6} | {:>6} | {:>5} {:>4}",
        actions as f64 / drawing.as_secs_f64(),
        applied(&games, &played),
        each(&positions, |(game, _)| drop(black_box(game.clone()))),
        each(&positions, |(game, seat)| drop(black_box(list(game, *seat)))),
        each(&positions, |(game, _)| drop(black_box(public(game)))),
        each(&positions, |(game, seat)| drop(black_box(private(game, *seat)))),
        each(&positions, |(game, seat)| drop(black_box(game.seen(Viewer::Seat(*seat))))),
        each(&looks, |known| drop(black_box(G::sample(known, &mut dice)))),
        listed / positions.len(),
        sizes[sizes.len() / 2],
        sizes.last().copied().unwrap_or(0),
    );
}

fn fastest(mut round: impl FnMut() -> Duration) -> Duration {
    (0..ROUNDS).map(|_| round()).min().unwrap_or_default()
}

/// Plays the games to their ends, as far as seats decide: chance that comes later ends them. The dice
/// are cheap, so that the rules are what is measured.
fn play_all<G: RandomPlay>(games: &mut [G]) {
    let mut dice = CheapDice(0x9e37_79b9_7f4a_7c15);
    for game in games {
        while let Some((seat, action)) = next(game, &mut dice) {
            let _ = game.apply(seat, &action, &mut Ignore);
        }
    }
}

fn next<G: RandomPlay>(game: &G, dice: &mut dyn Dice) -> Option<(Seat, G::Action)> {
    let Turn::Seats(seats) = game.turn() else { return None };
    let seat = seats.first()?;
    Some((seat, game.random_action(seat, dice)?))
}

/// Plays a game to its end and keeps its actions, and every fourth position with a seat that has
/// something to do in it, and what that knows.
fn play<G: Hidden + RandomPlay>(
    mut game: Logged<G>,
    positions: &mut Vec<(G, Seat)>,
    looks: &mut Vec<Known<G>>,
) -> Vec<(Seat, G::Action)> {
    let mut dice = CheapDice(7);
    let mut played = Vec::new();
    while let Some((seat, action)) = next(&*game, &mut dice) {
        if played.len() % 4 == 0 {
            positions.push((G::clone(&game), seat));
            looks.push(game.known(Viewer::Seat(seat)));
        }
        let _ = game.apply(seat, &action);
        played.push((seat, action));
    }
    played
}

fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn public<G: Hidden>(game: &G) -> String {
    text(&game.seen(Viewer::Spectator).public())
}

fn private<G: Hidden>(game: &G, seat: Seat) -> String {
    text(&game.seen(Viewer::Seat(seat)).private(seat))
}

fn text<T: Serialize>(view: &T) -> String {
    serde_json::to_string(view).unwrap_or_default()
}

fn set_up<G: Hidden>(options: &G::Options, seats: usize, number: u64) -> Logged<G> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    let seed = Seed::new(bytes);
    let deal = G::deal(options, seats, &mut seed.dice(0));
    let Ok(mut game) = Logged::<G>::set_up(options, seats, &deal) else {
        unreachable!("the deal is one of these options")
    };
    for index in 1.. {
        let Some(chance) = game.draw_chance(&mut seed.dice(index)) else { break };
        if game.apply_chance(&chance).is_err() {
            unreachable!("the chance was drawn for this position");
        }
    }
    game
}

/// An xorshift generator: not fit for play, fast enough not to be measured.
struct CheapDice(u64);

impl Dice for CheapDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u64::from((self.0 >> 32) as u32) * u64::from(bound)) >> 32) as u32
    }
}
