//! The HTTP edge, over a real socket.

mod description;
mod guests;
mod pages;
mod refusals;
mod server;
mod tables;
