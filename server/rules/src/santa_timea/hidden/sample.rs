//! A position that looks the same to a viewer, drawn at random.
//!
//! All wheel cards that the viewer does not know are equally likely to lie in any place that it does
//! not see: the deal is fair, and nothing is read into what the seats did. But a seat that has led a
//! pirate holds nothing but pirates (S-3.4). The pile of wind cards lies in any order, and the rounds
//! to come are dealt anew.

use super::seen::Seen;
use crate::{
    Dice, Known, Seat,
    chance::shuffle,
    core::stack::Stack,
    santa_timea::{
        SantaTimea,
        board::Pile,
        card::{Card, HIGHEST, WindCard},
        deal::{ROUNDS, RoundDeal},
        round::score::triplets,
    },
};
use std::sync::Arc;

/// Draws a position, each as likely as the deal makes it.
pub(in crate::santa_timea) fn sample(known: &Known<SantaTimea>, dice: &mut dyn Dice) -> SantaTimea {
    let seen = &known.seen;
    let (hands, undealt) = deal_hidden(known, dice);
    let seats = usize::from(seen.board.seats);
    let rounds = ROUNDS.saturating_sub(seen.board.sheet.len() + 1);
    let past_piles = seen.past_piles.iter().zip(seen.board.past_winds.iter());
    let past_piles = past_piles.map(|(pile, winds)| in_any_order(pile, &winds.pile, dice));
    let past_piles = Arc::new(past_piles.collect());
    SantaTimea {
        board: seen.board.clone(),
        hands: hands.into_iter().collect(),
        undealt: undealt.into_iter().collect(),
        pile: in_any_order(&seen.pile, &seen.board.winds.pile, dice),
        past_piles,
        chosen: Seat::all(seats).map(|seat| choice(seen, seat, dice)).collect(),
        coming: Arc::new((0..rounds).map(|_| RoundDeal::random(seats, dice)).collect()),
    }
}

/// The hands, and the wheel cards that no seat was dealt.
fn deal_hidden(known: &Known<SantaTimea>, dice: &mut dyn Dice) -> (Vec<Vec<Card>>, Vec<Card>) {
    let Known { seen, facts } = known;
    let mut pool = unseen_cards(seen);
    let hidden = |seat: Seat| seen.hands.get(seat.index()).map_or(0, Stack::hidden);
    let pirates: usize = facts.only_pirates.iter().map(hidden).sum();
    // They are the last of the pack.
    pool.truncate(pool.len().saturating_sub(pirates));
    shuffle(dice, &mut pool);
    let mut draw = |count: usize| pool.split_off(pool.len().saturating_sub(count));

    let hands = (0..).map(Seat).zip(&seen.hands);
    let hands = hands.map(|(seat, hand)| match hand {
        Stack::Open(cards) => cards.clone(),
        Stack::Hidden(count) if facts.only_pirates.contains(seat) => {
            vec![Card::Pirate; usize::from(*count)]
        }
        Stack::Hidden(count) => sorted(draw((*count).into())),
    });
    let hands = hands.collect();
    let undealt = match &seen.undealt {
        Stack::Open(cards) => cards.clone(),
        Stack::Hidden(count) => sorted(draw((*count).into())),
    };
    (hands, undealt)
}

/// The wheel cards that the viewer sees nowhere, sorted.
fn unseen_cards(seen: &Seen) -> Vec<Card> {
    let mut seen_counts = [0_u8; 1 << 8];
    let open = seen.hands.iter().chain([&seen.undealt]).filter_map(Stack::open).flatten();
    for card in open.chain(&seen.board.played) {
        seen_counts[kind(*card)] += 1;
    }
    let unseen = Card::pack().filter(|card| {
        let count = &mut seen_counts[kind(*card)];
        let is_seen = *count > 0;
        *count -= u8::from(is_seen);
        !is_seen
    });
    unseen.collect()
}

/// A number that equal cards have in common, for counting.
fn kind(card: Card) -> usize {
    match card {
        Card::Numbered(direction, number) => {
            direction as usize * usize::from(HIGHEST + 1) + usize::from(number.min(HIGHEST))
        }
        Card::Pirate => u8::MAX.into(),
    }
}

fn in_any_order(place: &Stack<WindCard>, cards: &Pile, dice: &mut dyn Dice) -> Pile {
    if let Stack::Open(cards) = place {
        return cards.iter().copied().collect();
    }
    let mut cards = *cards;
    shuffle(dice, &mut cards);
    cards
}

/// The triplets that a seat throws off, if it has said so: where the viewer does not know, each or not.
fn choice(
    seen: &Seen,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Option<Vec<crate::santa_timea::Direction>> {
    let known = seen.chosen.get(seat.index()).cloned().flatten();
    if known.is_some() || !seen.board.chosen.contains(seat) {
        return known;
    }
    Some(triplets(seen.board.taken_by(seat)).filter(|_| dice.below(2) == 0).collect())
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}
