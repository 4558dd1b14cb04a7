//! The rules of Tranquility, clause by clause, and what holds in every game.

mod by_the_book;
mod garbage;
mod laid;
mod listing;
mod table;
mod unknown;
mod walk;

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

mod hiding;
mod properties;
mod robustness;
mod views;
