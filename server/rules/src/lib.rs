//! The rules of silent cooperative card games as pure values.
//!
//! A game is a value that goes through `deal → offers → apply → view → outcome`. It knows seats, not
//! people; it has no clock, no I/O and no randomness of its own: whatever chance decides comes in as
//! data ([`chance`]). What a player may see of it leaves as a *view* built for one viewer; a position
//! itself is never serialised.
//!
//! - [`core`]: the traits of a game, and what all games have in common
//! - [`version`]: which rules this is
//! - [`tranquility`]: the game of that name
//! - [`ascent`]: Tranquility: The Ascent
//! - [`santa_timea`]: the game of that name
//!
//! A whole game of each kind, in which every seat acts upon nothing but what it may know: it draws positions
//! that look the same to it, tries each of its actions in them, and takes the one after which random games
//! have ended best.
//!
//! ```
//! use rules::{
//!     Dice, Game, Hidden, Ignore, Known, Logged, Outcome, RandomPlay, Refusal, Seat, Seed, Turn, Viewer,
//!     ascent::Ascent, chance::{SeedDice, pick}, play_on, santa_timea::SantaTimea, tranquility::Tranquility,
//! };
//!
//! /// How good an end is for a seat.
//! fn value(outcome: &Outcome, seat: Seat) -> i32 {
//!     match outcome {
//!         Outcome::Won {} => 1,
//!         Outcome::Lost { .. } => 0,
//!         Outcome::Ranked { scores, .. } => scores[seat.index()],
//!     }
//! }
//!
//! /// Plays on at random to the end.
//! fn play_out<G: RandomPlay>(mut game: G, dice: &mut dyn Dice) -> Result<Outcome, Refusal> {
//!     loop {
//!         match game.turn() {
//!             Turn::Over(outcome) => return Ok(outcome.clone()),
//!             Turn::Chance => {
//!                 let chance = game.draw_chance(dice).expect("it is up to chance");
//!                 game.apply_chance(&chance, &mut Ignore)?;
//!             }
//!             Turn::Seats(seats) => {
//!                 let waiting: Vec<Seat> = seats.iter().collect();
//!                 let seat = waiting[dice.index(waiting.len())];
//!                 let action = game.random_action(seat, dice).expect("a seat that is waited for can act");
//!                 game.apply(seat, &action, &mut Ignore)?;
//!             }
//!         }
//!     }
//! }
//!
//! /// The action of a seat that knows this: the best of eight, in one drawn position each.
//! fn think<G: Hidden + RandomPlay>(known: &Known<G>, seat: Seat, dice: &mut dyn Dice) -> Option<G::Action> {
//!     let mut actions = Vec::new();
//!     G::sample(known, dice).actions(seat, &mut actions);
//!     let tried = (0..8).map(|_| {
//!         let action = actions[dice.index(actions.len())].clone();
//!         let mut game = G::sample(known, dice);
//!         let applied = game.apply(seat, &action, &mut Ignore);
//!         let end = applied.and_then(|()| play_out(game, dice));
//!         (end.map_or(i32::MIN, |outcome| value(&outcome, seat)), action)
//!     });
//!     tried.max_by_key(|(value, _)| *value).map(|(_, action)| action)
//! }
//!
//! fn play<G: Hidden + RandomPlay>(seats: usize) -> Result<Outcome, Refusal> {
//!     let (options, seed) = (G::Options::default(), Seed::new([7; 32]));
//!     let deal = G::deal(&options, seats, &mut seed.dice(0));
//!     let game = Logged::<G>::set_up(&options, seats, &deal)?;
//!     let next = |game: &Logged<G>, dice: &mut SeedDice| {
//!         let seat = pick(dice, &game.waiting())?;
//!         Some((seat, think(&game.known(Viewer::Seat(seat)), seat, dice)?))
//!     };
//!     let end = play_on(game, &seed, next, |_, _, _| {})?;
//!     Ok(end.outcome().expect("it has an end").clone())
//! }
//!
//! println!("Tranquility: {:?}", play::<Tranquility>(3)?);
//! println!("The Ascent: {:?}", play::<Ascent>(2)?);
//! println!("Santa Timea: {:?}", play::<SantaTimea>(4)?);
//! # Ok::<(), Refusal>(())
//! ```
//!
//! The clauses the code cites (`T-3.2`) are in `RULES*.md` beside this crate's manifest.

#![cfg_attr(
    not(test),
    warn(
        unreachable_pub,
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        clippy::cast_sign_loss
    )
)]

pub mod ascent;
pub mod core;
pub mod santa_timea;
#[cfg(any(test, feature = "properties"))]
pub mod tests;
pub mod tranquility;
pub mod version;

pub(crate) use self::core::{
    cards,
    refusal::{refusal, refuse},
};
pub use self::core::{
    dice::{self as chance, Dice, Seed},
    game::{Game, Ignore, RandomPlay},
    hidden::{Figures, Hidden, Known, PrivateOf, PublicOf, Viewable, Viewer},
    lists::small,
    logged::{LOG_LINES, Logged, play_on},
    options::{Need, OptionField, OptionKind, OptionSchema, OptionValue},
    outcome::{LossReason, Outcome},
    refusal::{Refusal, RefusalCode},
    seat::Seat,
    sight::Sight,
    talk::{Signal, TableTalk, TalkKind, TalkWindow},
    turn::{SeatSet, Turn},
};
#[cfg(any(test, feature = "properties"))]
pub use tests::{properties, support as testing};
pub use version::VERSION;
