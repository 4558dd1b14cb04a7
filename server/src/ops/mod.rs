//! What operators see and need: metrics, health, administration, logging.

pub(crate) mod background;
pub(crate) mod folder_lock;
pub mod health;
pub mod logging;
pub(crate) mod metrics;
pub(crate) mod open_files;
pub(crate) mod unreadable;
