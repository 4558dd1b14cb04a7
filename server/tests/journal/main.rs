//! What every journal must do, and what each must do besides.

#![allow(clippy::expect_used, reason = "in tests, what is unexpected is a failure")]

mod conformance;
mod nats;
mod sqlite;
