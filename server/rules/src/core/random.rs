//! Play at random.

use super::{dice::Dice, game::Game, seat::Seat, sight::Sight};

/// A game that can be played at random.
pub trait RandomPlay: Game {
    /// Draws a legal action of a seat that is waited for, without listing them all. A winning action is
    /// taken and the seats work towards an agreement, so that random games get on and end.
    fn draw_action(sight: Sight<'_, Self>, dice: &mut dyn Dice) -> Option<Self::Action>;

    /// Draws an action of that seat.
    fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action> {
        Self::draw_action(self.sight(seat), dice)
    }
}
