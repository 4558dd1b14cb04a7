//! Tables at which everybody does whatever the view offers, while servers fail, and keeps account.
//!
//! What was said to the players is held against what is stored: every acknowledged command is there
//! exactly once, no refused one is, and whatever anybody was shown is what the entries make of it.

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
