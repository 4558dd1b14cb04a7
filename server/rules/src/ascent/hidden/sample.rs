//! A position that looks the same to a viewer, drawn at random.
//!
//! All cards that the viewer does not know are equally likely to lie in any place that it does not
//! see: the deal is fair, and nothing is read into what the seats did, but for two things. A bridge
//! that was given out lies where its seat can have brought it, and a seat that begins its turn
//! with its last card can play it: otherwise the game would be lost.

use super::{facts::GivenBridge, seen::Seen};
use crate::{
    Dice, Known, Seat,
    ascent::{
        Ascent,
        board::{Board, Phase},
        card::{Card, KINDS},
        deal::all_cards,
    },
    chance::{pick, shuffle},
    core::stack::Stack,
};

/// Draws a position that fits: first the cards that must lie somewhere, then all others anywhere.
pub(in crate::ascent) fn sample(known: &Known<Ascent>, dice: &mut dyn Dice) -> Ascent {
    let seen = &known.seen;
    let mut pool = unseen_cards(seen);
    let mut hands = open_cards(&seen.hands);
    let mut discards = open_cards(&seen.discards);
    let mut piles = open_cards(&seen.piles);
    let mut owed = owed_bridges(known);

    if let Some(seat) = seat_with_last_card(seen)
        && let Some(card) = draw_last_card(seen, seat, &mut owed, &mut pool, dice)
        && let Some(hand) = hands.get_mut(seat.index())
    {
        hand.push(card);
    }
    for GivenBridge { seat, held, discarded } in owed {
        let in_hand = if held { missing(&seen.hands, &hands, seat) } else { 0 };
        let places = in_hand + if discarded { missing(&seen.discards, &discards, seat) } else { 0 };
        let is_held = dice.index(places.max(1)) < in_hand;
        let place = if is_held { &mut hands } else { &mut discards }.get_mut(seat.index());
        if let (Some(place), Some(index)) = (place, pool.iter().position(is_bridge)) {
            place.push(pool.swap_remove(index));
        }
    }

    shuffle(dice, &mut pool);
    for (places, cards) in
        [(&seen.hands, &mut hands), (&seen.discards, &mut discards), (&seen.piles, &mut piles)]
    {
        for (place, cards) in places.iter().zip(cards) {
            let missing = place.len().saturating_sub(cards.len());
            cards.extend(pool.drain(pool.len().saturating_sub(missing)..));
        }
    }
    hands.iter_mut().chain(&mut discards).for_each(|cards| cards.sort_unstable());
    Ascent {
        board: seen.board.clone(),
        hands: hands.into_iter().collect(),
        piles: piles.into_iter().collect(),
        discards: discards.into_iter().collect(),
    }
}

fn open_cards(places: &[Stack<Card>]) -> Vec<Vec<Card>> {
    places
        .iter()
        .map(|place| match place {
            Stack::Open(cards) => cards.clone(),
            Stack::Hidden(count) => Vec::with_capacity((*count).into()),
        })
        .collect()
}

/// How many cards of a seat's place have yet to be drawn.
fn missing(places: &[Stack<Card>], drawn: &[Vec<Card>], seat: Seat) -> usize {
    let place = places.get(seat.index()).zip(drawn.get(seat.index()));
    place.map_or(0, |(place, cards)| place.len().saturating_sub(cards.len()))
}

fn is_bridge(card: &Card) -> bool {
    *card == Card::Bridge
}

/// The cards of the game that the viewer sees nowhere.
pub fn unseen_cards(seen: &Seen) -> Vec<Card> {
    let mut seen_counts = [0_u8; KINDS];
    let open = [&seen.hands, &seen.piles, &seen.discards].into_iter().flatten();
    let open = open.filter_map(Stack::open).flatten();
    let shown = seen.board.mountain.rows().iter().flat_map(|row| row.iter());
    for card in open.chain(shown).chain(&seen.board.gone) {
        seen_counts[card.kind()] += 1;
    }
    let mut unseen = Vec::new();
    all_cards(seen.board.seats.into()).for_each(|card| match &mut seen_counts[card.kind()] {
        0 => unseen.push(card),
        count => *count -= 1,
    });
    unseen
}

/// The bridges that were given out and not placed, but for those that the viewer sees.
fn owed_bridges(known: &Known<Ascent>) -> Vec<GivenBridge> {
    let seen = &known.seen;
    let shown = |places: &[Stack<Card>], seat: Seat| {
        places
            .get(seat.index())
            .and_then(Stack::open)
            .is_some_and(|cards| cards.iter().any(is_bridge))
    };
    let is_seen = |given: &GivenBridge| {
        given.held && shown(&seen.hands, given.seat)
            || given.discarded && shown(&seen.discards, given.seat)
    };
    known.facts.given().iter().filter(|given| !is_seen(given)).copied().collect()
}

/// The seat whose turn it is, if its last card is hidden and it can do nothing but play that.
fn seat_with_last_card(seen: &Seen) -> Option<Seat> {
    let Seen { board, hands, .. } = seen;
    let is_last = hands.get(board.active.index())? == &Stack::Hidden(1);
    (is_last && board.phase == Phase::Turn && !can_act_with_any(board)).then_some(board.active)
}

/// Draws the last card of a seat that can play it, and leaves the bridges that are owed.
fn draw_last_card(
    seen: &Seen,
    seat: Seat,
    owed: &mut Vec<GivenBridge>,
    pool: &mut Vec<Card>,
    dice: &mut dyn Dice,
) -> Option<Card> {
    let own = owed.iter().position(|given| given.seat == seat);
    let of_hand = own.filter(|index| owed[*index].held);
    let bridges = pool.iter().filter(|card| is_bridge(card)).count();
    let may_be_bridge = bridges + usize::from(of_hand.is_some()) > owed.len();
    let may_be_other = own.is_none_or(|index| owed[index].discarded);
    let may_be = |card: &Card| {
        let leaves_owed = if is_bridge(card) { may_be_bridge } else { may_be_other };
        leaves_owed && seen.board.can_act(&[*card])
    };
    let places = pool.iter().enumerate().filter(|(_, card)| may_be(card));
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    let card = pool.swap_remove(pick(dice, &places)?);
    if let Some(index) = of_hand.filter(|_| is_bridge(&card)) {
        owed.remove(index);
    }
    Some(card)
}

/// Whether a seat with a single card has something to do, whichever card that is.
fn can_act_with_any(board: &Board) -> bool {
    let any = [Card::Bridge];
    board.has_grapple() || board.herd_cells(&any).next().is_some()
}
