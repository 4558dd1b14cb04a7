//! The rules of silent cooperative card games as pure values.
//!
//! A game is a value that goes through `deal → offers → apply → view → outcome`. It knows seats, not
//! people; it has no clock, no I/O and no randomness of its own: whatever chance decides comes in as
//! data ([`chance`]). What a player may see of it leaves as a *view* built for one viewer; a running
//! game has no other serialisable form.
//!
//! - [`core`]: the traits of a game, and what all games have in common
//! - [`catalogue`]: the list of games, behind a form that does not name any of them
//! - [`record`]: the exchange format of whole games: read, verify, trace, prove, replay; lessons
//! - [`version`]: which rules this is
//! - [`tranquility`]: the game of that name
//! - [`ascent`]: Tranquility: The Ascent
//! - [`santa_timea`]: the game of that name
//!
//! A whole game of each kind at random, with nothing but what every game can do:
//!
//! ```
//! use rules::{
//!     Dice, Game, Outcome, Refusal, Seed, Turn,
//!     ascent::Ascent, santa_timea::SantaTimea, tranquility::Tranquility,
//! };
//!
//! fn play<G: Game>(seats: usize, seed: Seed) -> Result<(Vec<G::Event>, Outcome), Refusal> {
//!     let options = G::Options::default();
//!     let deal = G::deal(&options, seats, &mut seed.dice(0));
//!     let mut log = Vec::new();
//!     let mut game = G::set_up(&options, seats, &deal, &mut log)?;
//!     let mut dice = seed.dice(1_000);
//!     let mut chances = 0;
//!     loop {
//!         match game.turn() {
//!             Turn::Over(outcome) => return Ok((log, outcome.clone())),
//!             Turn::Chance => {
//!                 chances += 1;
//!                 let chance = game.draw_chance(&mut seed.dice(chances));
//!                 game.apply_chance(&chance.expect("it is up to chance"), &mut log)?;
//!             }
//!             Turn::Seats(seats) => {
//!                 let waiting: Vec<_> = seats.iter().collect();
//!                 let seat = waiting[dice.below(waiting.len() as u32) as usize];
//!                 let mut actions = Vec::new();
//!                 game.actions(seat, &mut actions);
//!                 // Giving up is legal, too.
//!                 actions.retain(|action| game.concede().as_ref() != Some(action));
//!                 let action = &actions[dice.below(actions.len() as u32) as usize];
//!                 game.apply(seat, action, &mut log)?;
//!             }
//!         }
//!     }
//! }
//!
//! fn main() -> Result<(), Refusal> {
//!     let seed = Seed::new([7; 32]);
//!     let (log, outcome) = play::<Tranquility>(3, seed)?;
//!     println!("Tranquility: {} lines, {outcome:?}", log.len());
//!     let (log, outcome) = play::<Ascent>(2, seed)?;
//!     println!("The Ascent: {} lines, {outcome:?}", log.len());
//!     let (log, outcome) = play::<SantaTimea>(4, seed)?;
//!     println!("Santa Timea: {} lines, {outcome:?}", log.len());
//!     Ok(())
//! }
//! ```
//!
//! The clauses the code cites (`T-3.2`) are in `RULES*.md` beside this crate's manifest.

pub mod ascent;
pub mod catalogue;
pub mod core;
#[cfg(any(test, feature = "properties"))]
pub mod properties;
pub mod record;
pub mod santa_timea;
mod strict;
#[cfg(any(test, feature = "properties"))]
mod testing;
pub mod tranquility;
pub mod version;

pub(crate) use self::core::cards;
pub use self::core::{
    dice::{self as chance, Dice, Seed},
    game::{Figures, Game, Ignore, Signal, Talk, TalkKind, TalkWindow, Taught, Traced},
    hidden::{Hidden, Viewer},
    logged::{Counted, Logged},
    options::{Need, OptionField, OptionKind, OptionSchema, OptionValue},
    outcome::{LossReason, Outcome},
    playout::play_on,
    refusal::Refusal,
    seat::Seat,
    turn::{SeatSet, Turn},
};
pub use record::{lesson, opening::Opening, replay};
pub use version::VERSION;
