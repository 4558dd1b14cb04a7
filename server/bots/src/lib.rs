//! Computer partners: what a seat may know comes in, an action comes out.
//!
//! A partner sees what its seat sees, as a value ([`rules::Hidden::Seen`]), and never a position. It draws
//! positions that look the same to its seat, plays its candidates on to the end in each of them, and takes
//! the one after which things went best. Nothing here knows rooms, clocks or threads: what a partner does
//! follows from what it sees, its level and a seed.
//!
//! - [`decide`]: one decision, of a game whose type has been erased
//! - [`strategy`]: what a game needs in order to be played
//! - [`search`]: the comparison of candidates in drawn positions
//! - [`level`]: how well a partner plays
//! - [`analysis`]: where a game was won or lost
//! - [`calibration`]: how far an analysis can be trusted
//! - [`measure`]: whole games of partners alone, on numbered deals
//! - [`weights`]: the version of what was tuned

pub mod analysis;
pub mod ascent;
pub mod calibration;
pub mod decide;
pub mod level;
pub mod measure;
pub mod santa_timea;
pub mod search;
pub mod strategy;
pub mod tranquility;
pub mod weights;

pub use decide::{decide, decide_within, opinion};
pub use level::Level;
pub use search::Budget;
pub use strategy::{Manner, Strategy};
