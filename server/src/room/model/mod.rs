//! A room as a pure fold over its events: no I/O, no clock, no sockets.
//!
//! [`Room::handle`](room::Room::handle) turns a command into [events](event::Event),
//! [`Room::apply`](room::Room::apply) applies them.

pub(crate) mod access;
mod apply;
pub(crate) mod classification;
pub mod decide;
pub mod event;
pub mod game;
pub(crate) mod guests;
pub mod listing;
pub mod next_deal;
pub(crate) mod partner_seats;
pub mod partner_turn;
pub mod presence;
pub mod room;
pub(crate) mod seats;
pub(crate) mod stream_limits;
pub mod talk;
