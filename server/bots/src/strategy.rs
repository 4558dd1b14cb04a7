//! What a game needs in order to be played.

use rules::{Dice, Hidden, Seat};

/// A game that partners can play.
///
/// The methods get a position, since one that was drawn from what the seat sees is the quickest to ask.
/// They use only what that seat may know of it: a test permutes everything else and expects the same answer.
pub trait Strategy: Hidden {
    /// Draws the action that a sensible player takes by rules of thumb. `None` if the seat has none.
    fn policy(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action>;

    /// Lists actions worth comparing, at most `most`, beginning with the one of the [policy](Strategy::policy).
    fn candidates(&self, seat: Seat, most: usize, dice: &mut dyn Dice) -> Vec<Self::Action>;

    /// Returns how good a game that is over is for a seat, from 0 to 1. Losses count the more the closer
    /// they came.
    fn value(&self, seat: Seat) -> f64;
}
