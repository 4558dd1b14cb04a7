//! The modules of the box and the variants: what each adds to a turn.

pub mod contest;
pub mod day_night;
pub mod explorer;
pub(super) mod monsters;
pub(super) mod rocks;
pub mod storms;
