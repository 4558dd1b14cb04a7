//! Rooms without sockets: commands in, entries and views out.

mod chat;
mod fold;
mod game;
mod lobby;
mod silence;
mod table;
