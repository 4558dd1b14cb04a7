//! Rocks, monsters and storms (T-6, T-7).

use super::table;

mod t6_monsters;
mod t6_rocks;
mod t7_colours;
mod t7_compasses;
mod t7_spending;
mod t7_start;
mod t7_storms;
