//! Deals that are played at more than one table: those with a code, and the deal of the day.
//!
//! Both rest on one [`ServerSecret`], from which codes and daily keys are derived by HMAC-SHA256: a
//! code reveals nothing about the cards, and no one can compute a day's deals before its key is
//! published. The games begun on a deal are indexed in streams of their own ([`index`]), which only
//! refer to the games in the streams of their rooms.

pub mod daily;
pub mod deal_code;
mod game_id;
pub(crate) mod index;
pub mod server_secret;
pub mod service;
