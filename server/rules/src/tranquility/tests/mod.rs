//! The rules of Tranquility, clause by clause, and what holds in every game.

mod by_the_book;
mod laid;
mod table;
mod walk;

mod t0_words;
mod t10_arch;
mod t11_explorer;
mod t11_pyramid;
mod t12_day_night;
mod t13_competition;
mod t13_deal;
mod t13_score;
mod t1_set_up;
mod t2_turn;
mod t3_placing;
mod t4_start_card;
mod t4_start_window;
mod t5_finish;
mod t6_monsters;
mod t6_rocks;
mod t7_colours;
mod t7_compasses;
mod t7_spending;
mod t7_start;
mod t7_storms;
mod t8_end;
mod t9_options;
mod t9_solo;
mod t9_wild;

mod hiding;
mod properties;
mod robustness;
mod sampling;
mod statistics;
mod views;
