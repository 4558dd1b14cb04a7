//! What leaves the rules for clients and records: views, offers, the log, statistics, the trace.

pub mod log;
pub mod offers;
pub(super) mod spare;
pub mod statistics;
pub mod stories;
pub mod trace;
pub mod view;
