//! How fast the rules are, and how large their views: `cargo bench -p rules`.
//!
//! One core, random games. The numbers are printed, not asserted.

use rules::{
    Dice, Game, Seat, Seed, ascent::Ascent, santa_timea::SantaTimea, tranquility::Tranquility,
};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// How many games are played in one go, and how often: the fastest round counts, since a busy
/// machine only ever makes it slower.
const GAMES: u64 = 100;
const ROUNDS: usize = 40;

/// A game that can be played at random.
trait Playable: Game {
    /// See [`Tranquility::mover`].
    fn mover(&self) -> Option<Seat>;
    /// See [`Tranquility::random_action`].
    fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action>;
    /// Lists what the seat may do.
    fn list_legal(&self, seat: Seat);
}

macro_rules! playable {
    ($game:ty) => {
        impl Playable for $game {
            fn mover(&self) -> Option<Seat> {
                self.mover()
            }

            fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action> {
                self.random_action(seat, dice)
            }

            fn list_legal(&self, seat: Seat) {
                black_box(self.legal(seat));
            }
        }
    };
}

playable!(Tranquility);
playable!(Ascent);
playable!(SantaTimea);

fn main() {
    report_game::<Tranquility>();
    report_game::<Ascent>();
    report_game::<SantaTimea>();
}

fn report_game<G: Playable>() {
    println!("{}", G::ID);
    println!("seats  actions/s  per game | legal  public  private  (ns) | bytes: median   max");
    G::SEATS.for_each(report::<G>);
}

fn report<G: Playable>(seats: usize) {
    let games: Vec<G> = (0..GAMES).map(|number| set_up(seats, number)).collect();
    let mut actions = 0;
    let playing = fastest(|| {
        let mut games = games.clone();
        let start = Instant::now();
        actions = play_all(&mut games);
        start.elapsed()
    });

    let positions: Vec<(G, Seat)> = games.into_iter().flat_map(moments).collect();
    let each = |look: &dyn Fn(&G, Seat)| {
        let round = fastest(|| {
            let start = Instant::now();
            for (game, seat) in &positions {
                look(game, *seat);
            }
            start.elapsed()
        });
        (round / positions.len() as u32).as_nanos()
    };
    let legal = each(&|game, seat| game.list_legal(seat));
    let public = each(&|game, _| {
        black_box(text(&game.public()));
    });
    let private = each(&|game, seat| {
        black_box(text(&game.private(seat)));
    });
    let mut sizes: Vec<usize> = positions
        .iter()
        .map(|(game, seat)| text(&game.public()).len() + text(&game.private(*seat)).len())
        .collect();
    sizes.sort_unstable();
    println!(
        "{seats:>5}  {:>9.0}  {:>8.1} | {legal:>5}  {public:>6}  {private:>7}       | {:>13}  {:>4}",
        actions as f64 / playing.as_secs_f64(),
        actions as f64 / GAMES as f64,
        sizes[sizes.len() / 2],
        sizes.last().copied().unwrap_or(0),
    );
}

fn fastest(mut round: impl FnMut() -> Duration) -> Duration {
    (0..ROUNDS).map(|_| round()).min().unwrap_or_default()
}

/// Plays the games to their ends and counts the actions. The dice are cheap, so that the rules are
/// what is measured.
fn play_all<G: Playable>(games: &mut [G]) -> u64 {
    let mut dice = CheapDice(0x9e37_79b9_7f4a_7c15);
    let mut actions = 0;
    for game in games {
        while act(game, &mut dice) {
            actions += 1;
        }
    }
    actions
}

fn act<G: Playable>(game: &mut G, dice: &mut dyn Dice) -> bool {
    let Some(seat) = game.mover() else { return false };
    let Some(action) = game.random_action(seat, dice) else { return false };
    game.apply(seat, &action).is_ok()
}

/// Every fourth position of a game with a seat that has something to do in it, and the last one.
fn moments<G: Playable>(mut game: G) -> Vec<(G, Seat)> {
    let mut dice = CheapDice(7);
    let mut list = Vec::new();
    let mut ply = 0;
    while let Some(seat) = game.mover() {
        if ply % 4 == 0 {
            list.push((game.clone(), seat));
        }
        ply += 1;
        act(&mut game, &mut dice);
    }
    list.push((game, Seat(0)));
    list
}

fn text<T: serde::Serialize>(view: &T) -> String {
    serde_json::to_string(view).unwrap_or_default()
}

fn set_up<G: Playable>(seats: usize, number: u64) -> G {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    let seed = Seed::new(bytes);
    let options = G::Options::default();
    let deal = G::deal(&options, seats, &mut seed.dice(0));
    let Ok(mut game) = G::set_up(&options, seats, &deal) else {
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
