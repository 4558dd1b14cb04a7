//! Computer partners at a table: between games the host seats them, during a game they hold the seats of
//! players who are away, and on their turn they act like any seat.

pub(crate) mod companions;
pub(crate) mod seating;
pub(crate) mod substitution;
pub mod turn;
