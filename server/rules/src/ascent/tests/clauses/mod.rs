//! The rules of The Ascent, clause by clause.

use super::{table, walk};

mod a10_solo;
mod a1_cards;
mod a2_set_up;
mod a3_mountain;
mod a4_turn;
mod a5_bridge;
mod a5_campfire;
mod a5_slope;
mod a5_summit;
mod a6_end;
mod a7_trail;
mod a8_documentary;
mod a9_wildlife;
