//! Rooms: the guests at a table and their games.
//!
//! [`model`] is a room as a pure fold over its events. [`actor`] is the task that owns a room while a
//! client is connected to it, [`registry`] finds or starts that task, and [`view`] is the only way out.

pub(crate) mod actor;
pub mod create;
pub(crate) mod index_update;
mod mailboxes;
pub mod model;
pub(crate) mod operated;
pub mod options;
pub mod registry;
pub mod restore;
pub(crate) mod seated_or_host;
pub mod storage;
pub mod view;
