//! Which cards of a hand are easiest to spare. It is advice for a form that suggests a payment, and no
//! rule: it looks at nothing but the hand and where its slopes can go.

use crate::ascent::{card::Card, wire::view::SlopePlaces};

/// How much a card is needed, in thousandths: a slope the more the less its cheapest place costs.
type Need = u32;

const UNPLACEABLE: Need = 300;
const CHEAPEST: Need = 1_000;
const BRIDGE: Need = 1_100;
const CAMPFIRE: Need = 1_400;
const LAST_SUMMIT: Need = 2_000;

/// The cards of a hand, those that are easiest to spare first.
pub(crate) fn spare(hand: &[Card], slopes: &[SlopePlaces]) -> Vec<Card> {
    let last_summit = hand.iter().rposition(|card| *card == Card::Summit);
    let need = |place: usize, card: Card| match card {
        Card::Summit if Some(place) == last_summit => LAST_SUMMIT,
        Card::Summit => 0,
        Card::Bridge => BRIDGE,
        Card::Campfire(_) => CAMPFIRE,
        Card::Slope(_) => {
            let cells =
                slopes.iter().filter(|entry| entry.card == card).flat_map(|entry| &entry.cells);
            let cheapest = cells.map(|place| Need::from(place.cost)).min();
            cheapest.map_or(UNPLACEABLE, |cost| CHEAPEST / (1 + cost))
        }
    };
    let mut cards: Vec<(Need, Card)> =
        hand.iter().enumerate().map(|(place, card)| (need(place, *card), *card)).collect();
    cards.sort_by_key(|(need, _)| *need);
    cards.into_iter().map(|(_, card)| card).collect()
}
