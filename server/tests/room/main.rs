//! Rooms without sockets: commands in, entries and views out.

mod chat;
#[path = "../support/choose.rs"]
mod choose;
mod fold;
mod game;
mod lobby;
mod silence;
mod table;
