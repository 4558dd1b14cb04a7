//! What leaves the rules for clients and records: views, offers, the log, the trace.

pub mod log;
pub mod offers;
pub mod trace;
pub mod view;
