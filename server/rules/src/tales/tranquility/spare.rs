//! Which cards of a hand are easiest to spare. It is advice for a form that suggests a payment, and no
//! rule: it looks at nothing but the hand and the grid.

use crate::tranquility::{
    board::Board,
    card::{Card, discardable},
};

/// How much a card is needed, in thousandths: an island as the share of the numbers left for its gap that
/// the empty cells there need.
type Need = i32;

const SPARE_FINISH: Need = 50;
const COMPASS: Need = 1_200;
const WILD: Need = 1_500;
const LAST_FINISH: Need = 2_000;

impl Board {
    /// The cards of a hand with which it can part (T-6.3), those that are easiest to spare first.
    pub(crate) fn spare(&self, hand: &[Card]) -> Vec<Card> {
        let mut cards = Vec::with_capacity(discardable(hand).into());
        let last_finish = hand.iter().rposition(|card| *card == Card::Finish);
        for (place, card) in hand.iter().enumerate().filter(|(_, card)| card.is_discardable()) {
            let need = match card {
                Card::Finish if Some(place) == last_finish => LAST_FINISH,
                Card::Finish => SPARE_FINISH,
                Card::Wild => WILD,
                Card::Compass => COMPASS,
                Card::Island(number) => self.sea.demand(*number),
                _ => 0,
            };
            cards.push((need, *card));
        }
        cards.sort_by_key(|(need, _)| *need);
        cards.into_iter().map(|(_, card)| card).collect()
    }
}
