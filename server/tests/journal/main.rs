//! What every journal must do, and what each must do besides.

#![allow(clippy::expect_used, reason = "in tests, what is unexpected is a failure")]

mod conformance;
#[path = "../support/engine.rs"]
#[allow(dead_code, reason = "other tests need more of it")]
mod engine;
mod nats;
#[path = "../support/proxy.rs"]
mod proxy;
mod sqlite;
