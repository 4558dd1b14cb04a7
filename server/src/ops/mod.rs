//! What operators see and need: metrics, health, administration, logging.

pub(crate) mod entries;
pub(crate) mod folder_lock;
pub(crate) mod metrics;
pub mod process;
pub mod work_permits;
