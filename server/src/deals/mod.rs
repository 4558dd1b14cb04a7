//! Deals that more than one table plays: those that were given a code, and the deal of the day.
//!
//! Both hang on one [`ServerSecret`], from which codes and the keys of days are derived by
//! HMAC-SHA256: a code says nothing about the cards, and nobody can compute a day's deals before its
//! key is published. Which games were begun on a deal is kept in streams of their own ([`index`]);
//! they only point to the games, whose truth is in the streams of their rooms.

pub mod daily;
pub mod deal_code;
pub(crate) mod index;
pub mod server_secret;
pub mod service;
