//! What every journal must do, and what the SQLite one must do besides.

mod conformance;
mod sqlite;
