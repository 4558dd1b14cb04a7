//! Tables whose players do whatever their views offer while servers fail, and record everything.
//!
//! What the players were shown is compared with what is stored: every acknowledged command is there
//! exactly once, no refused one is, and every view follows from the entries.

mod account;
mod draw;
mod epoch;
mod player;
mod servers;
mod stored;
mod table;

pub use draw::Draw;
pub use epoch::Epoch;
pub use servers::Servers;
pub use table::{Checked, Table};
