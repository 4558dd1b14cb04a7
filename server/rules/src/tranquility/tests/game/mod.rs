//! The game itself, from set-up to end (T-0 to T-5, T-8, T-9).

use super::{by_the_book, table};

mod t0_words;
mod t1_set_up;
mod t2_turn;
mod t3_placing;
mod t4_start_card;
mod t4_start_window;
mod t5_finish;
mod t8_end;
mod t9_options;
mod t9_solo;
mod t9_wild;
