//! A room as a pure fold over its events: no I/O, no clock, no sockets.
//!
//! [`Room::handle`](room::Room::handle) turns a command into [events](event::Event),
//! [`Room::apply`](room::Room::apply) applies them.

pub(crate) mod access;
mod apply;
pub(crate) mod daily;
pub mod decide;
pub mod event;
pub(crate) mod game;
pub mod game_options;
pub(crate) mod game_summary;
pub mod guests;
pub mod lifecycle;
pub(crate) mod listing;
pub mod next_deal;
pub mod other_tables;
pub mod partners;
pub(crate) mod remembered_commands;
pub mod room;
pub(crate) mod rules_panic;
pub(crate) mod scoreboard;
pub(crate) mod stream_limits;
pub(crate) mod talk;
pub(crate) mod unsupported_rules;
