//! The rules of Santa Timea, clause by clause, and what holds in every game.
