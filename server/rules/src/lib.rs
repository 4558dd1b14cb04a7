//! The rules of silent cooperative card games as pure values.
//!
//! A game is a value that goes through `deal → legal → apply → view → outcome`. It knows seats, not
//! people; it has no clock, no I/O and no randomness of its own: whatever chance decides comes in as
//! data ([`chance`]). What a player may see of it leaves as a *view* built for one viewer; a running
//! game has no other serialisable form.
//!
//! - [`game`]: the trait every game implements
//! - [`catalogue`]: the list of games, behind a form that does not name any of them
//! - [`record`]: the exchange format of whole games: read, verify, trace, prove
//! - [`replay`]: the positions of a record as those at the table saw them
//! - [`lesson`]: positions in which a game is learnt
//! - [`version`]: which rules this is
//! - [`tranquility`]: the game of that name
//! - [`ascent`]: Tranquility: The Ascent
//! - [`santa_timea`]: the game of that name
//!
//! The clauses the code cites (`T-3.2`) are in `RULES*.md` beside this crate's manifest.

pub mod ascent;
mod cards;
pub mod catalogue;
pub mod chance;
pub mod game;
pub mod lesson;
mod opening;
pub mod outcome;
#[cfg(any(test, feature = "properties"))]
pub mod properties;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod santa_timea;
pub mod seat;
mod strict;
#[cfg(any(test, feature = "properties"))]
mod testing;
pub mod tranquility;
pub mod version;

pub use chance::{Dice, Seed};
pub use game::{Figures, Game, Signal, TalkWindow};
pub use opening::Opening;
pub use outcome::{LossReason, Outcome};
pub use refusal::Refusal;
pub use seat::Seat;
pub use version::VERSION;
