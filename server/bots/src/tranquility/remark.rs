//! What there is to remark about an action, as far as its seat knows.

use super::chart::Chart;
use crate::{
    Manner,
    strategy::{Remark, Room},
};
use rules::{
    Game, Ignore, Seat, small,
    tranquility::{Action, Tranquility, card::ISLANDS, sea::between},
};

/// What an action costs, and the gap after it that has the least room: the fewest numbers more than cells. Numbers
/// that the action uses up do not come any more.
pub fn remark(drawn: &Tranquility, seat: Seat, action: &Action) -> Remark {
    let (placed, used, is_paid) = match action {
        Action::Place { card, pay: Some(pay), .. } => (Some(*card), pay.as_slice(), true),
        Action::Discard { cards } => (None, cards.as_slice(), false),
        _ => return Remark::default(),
    };
    let cost = is_paid.then_some(small(used.len()));
    let mut after = drawn.clone();
    if after.apply(seat, action, &mut Ignore).is_err() {
        return Remark::default();
    }
    let gone = placed.iter().chain(used).filter_map(|card| card.number());
    let gone = gone.fold(0, |gone, number| gone | 1_u128 << number);
    let left = Chart::new(drawn.sight(seat), &Manner::PLAIN).may_come() & !gone;
    let rooms = after.sight(seat).board().sea.holes().map(|hole| Room {
        below: (hole.low > 0).then_some(hole.low),
        above: (hole.high <= ISLANDS).then_some(hole.high),
        cells: hole.cells,
        numbers: small((left & between(hole.low, hole.high)).count_ones()),
    });
    Remark { cost, room: rooms.min_by_key(|room| i16::from(room.numbers) - i16::from(room.cells)) }
}
