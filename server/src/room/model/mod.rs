//! A room as a pure fold over its events: no I/O, no clock, no sockets.
//!
//! [`Room::handle`](room::Room::handle) turns a command into [events](event::Event),
//! [`Room::apply`](room::Room::apply) applies them.

mod apply;
pub(crate) mod classification;
pub mod deals;
pub mod decide;
pub mod event;
pub mod game;
pub mod guests;
pub(crate) mod listing;
pub mod partners;
pub mod room;
pub(crate) mod stream_limits;
pub(crate) mod talk;
