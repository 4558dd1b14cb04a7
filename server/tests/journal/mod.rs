//! What every journal must do, and what each must do besides.

mod conformance;
mod nats;
mod sqlite;
