//! A self-hosted server for silent cooperative card games with remote friends.

pub mod admin;
mod bucket;
pub mod bus;
pub mod cli;
pub mod clock;
pub mod code;
pub mod config;
mod connections;
mod count;
pub mod deal;
pub mod error;
mod folder_lock;
pub mod guest;
pub mod health;
pub mod http;
pub mod journal_options;
pub mod limits;
pub mod link;
pub mod log;
pub mod metrics;
pub mod name;
mod open_files;
pub mod options;
pub mod randomness;
pub mod replay;
pub mod room;
mod serve;
pub mod settings;
pub mod socket;
pub mod upload;
pub mod visits;
mod websocket;
pub mod wire;

pub use config::Config;
pub use serve::{ServeError, serve, serve_node};
