//! The HTTP edge, over a real socket.

#![allow(clippy::expect_used, reason = "in tests, what is unexpected is a failure")]

mod analyses;
mod description;
mod guests;
mod health;
mod lessons;
mod limits;
mod pages;
mod records;
mod refusals;
mod server;
mod slow;
mod tables;
