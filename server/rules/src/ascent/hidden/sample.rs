//! A position that looks the same to a viewer, drawn at random.
//!
//! All cards that the viewer does not know are equally likely to lie in any place that it does not
//! see: the deal is fair, and nothing is read into what the seats did, but for two things. A bridge
//! that was given out lies where its seat can have brought it, and a seat that begins its turn
//! with its last card can play it: otherwise the game would be lost.

use super::{given::GivenBridge, seen::Seen};
use crate::{
    Dice, Seat, Viewer,
    ascent::{
        Ascent,
        board::{Board, Phase},
        card::{Card, KINDS},
        deal::all_cards,
    },
    chance::{fraction, pick, shuffle},
    core::stack::Stack,
};

/// Draws a position, each as likely as the deal makes it.
pub(in crate::ascent) fn sample(seen: &Seen, dice: &mut dyn Dice) -> Ascent {
    let mut pool = unseen_cards(seen);
    let mut hands = open_cards(&seen.hands);
    let mut discards = open_cards(&seen.discards);
    let mut piles = open_cards(&seen.piles);
    let last = LastCard::of(seen, &pool);

    let bridges = Bridges::of(seen, &pool);
    let fates = bridges.draw(last.as_ref(), dice);
    for (given, fate) in bridges.given.iter().zip(fates) {
        let seat = given.seat.index();
        let place = match fate {
            Fate::Held if !is_open(&seen.hands, seat) => hands.get_mut(seat),
            Fate::Discarded => discards.get_mut(seat),
            Fate::Held | Fate::Placed => None,
        };
        if let (Some(place), Some(index)) = (place, pool.iter().position(is_bridge)) {
            place.push(pool.swap_remove(index));
        }
    }
    if let Some(last) = &last
        && let Some(hand) = hands.get_mut(last.seat.index())
        && hand.is_empty()
        && let Some(card) = last.draw(&mut pool, dice)
    {
        hand.push(card);
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

fn is_open(places: &[Stack<Card>], seat: usize) -> bool {
    places.get(seat).is_some_and(|place| place.open().is_some())
}

fn is_bridge(card: &Card) -> bool {
    *card == Card::Bridge
}

/// The cards of the game that the viewer sees nowhere.
fn unseen_cards(seen: &Seen) -> Vec<Card> {
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

/// Where a bridge that was given out has gone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Held,
    Discarded,
    Placed,
}

impl Fate {
    const ALL: [Fate; 3] = [Fate::Held, Fate::Discarded, Fate::Placed];
}

/// The bridges that were given to other seats than the viewer's.
struct Bridges<'a> {
    seen: &'a Seen,
    given: Vec<&'a GivenBridge>,
    /// How many bridges the viewer does not see, and how many cards.
    unseen: usize,
    cards: usize,
}

impl<'a> Bridges<'a> {
    fn of(seen: &'a Seen, pool: &[Card]) -> Bridges<'a> {
        // What lies in the open needs not be looked for.
        let others = seen.board.given.iter().filter(|given| {
            seen.viewer != Viewer::Seat(given.seat) && seen.board.outcome().is_none()
        });
        Bridges {
            seen,
            given: others.collect(),
            unseen: pool.iter().filter(|card| is_bridge(card)).count(),
            cards: pool.len(),
        }
    }

    /// Draws where they have gone, one fate for each.
    fn draw(&self, last: Option<&LastCard>, dice: &mut dyn Dice) -> Vec<Fate> {
        let combinations: Vec<(Vec<Fate>, f64)> = self
            .combinations()
            .map(|fates| {
                let weight = self.weight(&fates, last);
                (fates, weight)
            })
            .filter(|(_, weight)| *weight > 0.0)
            .collect();
        let total: f64 = combinations.iter().map(|(_, weight)| weight).sum();
        let mut rest = if combinations.len() > 1 { total * fraction(dice) } else { 0.0 };
        let drawn = combinations.into_iter().find(|(_, weight)| {
            rest -= weight;
            rest < 0.0
        });
        drawn.map_or_else(Vec::new, |(fates, _)| fates)
    }

    /// Every combination of fates.
    fn combinations(&self) -> impl Iterator<Item = Vec<Fate>> {
        let bridges = self.given.len();
        let count = Fate::ALL.len().pow(bridges as u32);
        (0..count).map(move |number| {
            let digits = (0..bridges).map(|place| number / Fate::ALL.len().pow(place as u32));
            digits.map(|digit| Fate::ALL[digit % Fate::ALL.len()]).collect()
        })
    }

    /// How likely it is, in proportion, that the bridges went that way, and that the other cards lie
    /// so that it can be.
    fn weight(&self, fates: &[Fate], last: Option<&LastCard>) -> f64 {
        let mut weight = 1.0;
        let (mut unseen, mut cards) = (self.unseen, self.cards);
        let mut last_is_bridge = false;
        for (given, fate) in self.given.iter().zip(fates) {
            weight *= match fate {
                Fate::Held => given.held,
                Fate::Discarded => given.discarded,
                Fate::Placed => given.placed,
            } as f64;
            match (fate, self.seen.hand(given.seat)) {
                (Fate::Placed, _) => continue,
                // One of the bridges that are seen there is the one that was given.
                (Fate::Held, Some(hand)) => {
                    let bridges = hand.iter().filter(|card| is_bridge(card)).count();
                    weight *= bridges as f64 / hand.len().max(1) as f64;
                }
                _ => {
                    weight *= unseen as f64 / cards.max(1) as f64;
                    (unseen, cards) = (unseen.saturating_sub(1), cards.saturating_sub(1));
                }
            }
            last_is_bridge |=
                *fate == Fate::Held && last.is_some_and(|last| last.seat == given.seat);
        }
        match last {
            Some(last) if last_is_bridge => weight * f64::from(u8::from(last.may_be(Card::Bridge))),
            Some(last) => {
                let bridges = if last.may_be(Card::Bridge) { unseen } else { 0 };
                weight * (last.others + bridges) as f64 / cards.max(1) as f64
            }
            None => weight,
        }
    }
}

/// The last card of the seat whose turn it is, where the seat could do nothing else than play it
///
struct LastCard {
    seat: Seat,
    /// The different cards that it may be.
    kinds: Vec<Card>,
    /// How many unseen cards, but for bridges, are such ones.
    others: usize,
}

impl LastCard {
    fn of(seen: &Seen, pool: &[Card]) -> Option<LastCard> {
        let Seen { board, hands, .. } = seen;
        let seat = board.active;
        let is_last = board.phase == Phase::Turn && hands.get(seat.index())? == &Stack::Hidden(1);
        if !is_last || can_act_with_any(board) {
            return None;
        }
        let mut kinds: Vec<Card> = pool.to_vec();
        kinds.dedup();
        kinds.retain(|card| board.can_act(&[*card]));
        let others = pool.iter().filter(|card| !is_bridge(card) && kinds.contains(card)).count();
        Some(LastCard { seat, kinds, others })
    }

    fn may_be(&self, card: Card) -> bool {
        self.kinds.contains(&card)
    }

    /// Draws it from the unseen cards.
    fn draw(&self, pool: &mut Vec<Card>, dice: &mut dyn Dice) -> Option<Card> {
        let places = pool.iter().enumerate().filter(|(_, card)| self.may_be(**card));
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        Some(pool.swap_remove(pick(dice, &places)?))
    }
}

/// Whether a seat with a single card has something to do, whichever card that is.
fn can_act_with_any(board: &Board) -> bool {
    let any = [Card::Bridge];
    board.has_grapple() || board.herd_cells(&any).next().is_some()
}
