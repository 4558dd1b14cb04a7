//! How start cards and monsters may have gone, and how likely that is: the cards that are drawn first
//! when a position is [sampled](super::sample).

use super::{
    evidence::SpecialCards,
    sample::Pool,
    seen::Seen,
    trail::Token,
    ways::{HiddenCards, WAY, Ways},
};
use crate::{
    Dice, Seat,
    chance::fraction,
    core::stack::Stack,
    tranquility::{
        board::{Board, Phase},
        card::{Card, discardable},
        options::Grid,
        turn::start::NEEDED,
    },
};

/// Where a start card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tranquility) enum Place {
    /// In the draw pile, or among the cards discarded from there unseen.
    Pile,
    Hand,
    Discards,
}

/// One way in which the start card and the monsters of a seat may have gone.
#[derive(Clone, Debug)]
pub(in crate::tranquility) struct Allocation {
    /// Where the start card lies, if that is to be drawn.
    pub start: Option<Place>,
    /// How many monsters the hand holds that the viewer does not see.
    pub monsters: usize,
    /// Which of the cards that [came back](super::returned::Returned) the hand holds.
    pub returned: u8,
    /// The only other card of the hand, where the seat must or must not be able to play it.
    pub last: Option<(Token, Card)>,
    weight: f64,
}

impl Allocation {
    /// How many start cards the hand holds.
    pub fn holds_start(&self) -> usize {
        usize::from(self.start == Some(Place::Hand))
    }
}

/// What the allocations of the seats have to go with together.
pub(in crate::tranquility) struct Unseen<'a> {
    seen: &'a Seen,
    pool: &'a Pool,
    /// How many places there are in draw piles, or were when their cards were discarded unseen.
    places: usize,
    /// How many cards can lie there alone, besides monsters and start cards.
    sunk: usize,
    monsters: usize,
    /// How many monsters hands can hold, so that the start can be paid (T-4.6).
    most_held: usize,
}

/// The most seats, and the most monsters.
const MOST: usize = 5;
/// Weights by how many start cards lie in piles and how many monsters in hands.
type Weights = [[f64; MOST + 1]; MOST + 1];

impl<'a> Unseen<'a> {
    pub fn of(seen: &'a Seen, pool: &'a Pool) -> Unseen<'a> {
        let Seen { board, .. } = seen;
        let is_pyramid = board.options.grid == Grid::Pyramid;
        let sunk = [Card::Yellow, Card::Orange, Card::Purple, Card::Compass];
        Unseen {
            seen,
            pool,
            places: Seat::all(board.seats()).map(|seat| unseen_places(seen, seat)).sum(),
            sunk: if is_pyramid { 0 } else { sunk.map(|card| pool.count(card)).iter().sum() },
            monsters: if is_pyramid { 0 } else { pool.count(Card::Monster).min(MOST) },
            most_held: most_held(seen),
        }
    }

    /// Draws a allocation for each seat.
    pub fn draw(&self, dice: &mut dyn Dice) -> Vec<Allocation> {
        let seats = Seat::all(self.seen.board.seats());
        let allocations: Vec<Vec<Allocation>> = seats.map(|seat| self.allocations(seat)).collect();
        let weights = self.weights(&allocations);
        let (mut in_piles, mut held) = (0, 0);
        let mut drawn = Vec::with_capacity(allocations.len());
        for (allocations, after) in allocations.into_iter().zip(weights.iter().skip(1)) {
            let weight = |allocation: &Allocation| {
                allocation.weight
                    * at(after, in_piles + allocation.in_pile(), held + allocation.monsters)
            };
            let total: f64 = allocations.iter().map(weight).sum();
            let mut rest = if allocations.len() > 1 { total * fraction(dice) } else { 0.0 };
            let chosen = allocations.iter().position(|allocation| {
                rest -= weight(allocation);
                rest < 0.0
            });
            let mut allocation =
                allocations.into_iter().nth(chosen.unwrap_or(0)).unwrap_or(Allocation::NONE);
            in_piles += allocation.in_pile();
            held += allocation.monsters;
            self.draw_last(Seat::at(drawn.len()), &mut allocation, dice);
            drawn.push(allocation);
        }
        drawn
    }

    /// How likely, in proportion, what the seats from each on hold goes with what those before do.
    fn weights(&self, allocations: &[Vec<Allocation>]) -> Vec<Weights> {
        let mut after: Weights = Default::default();
        for (in_piles, row) in after.iter_mut().enumerate() {
            for (held, weight) in row.iter_mut().enumerate() {
                *weight = self.weight(in_piles, held);
            }
        }
        let mut weights = vec![after];
        for (seat, allocations) in allocations.iter().enumerate().rev() {
            let mut before: Weights = Default::default();
            for (in_piles, row) in before.iter_mut().enumerate().take(seat + 1) {
                for (held, weight) in row.iter_mut().enumerate().take(self.monsters + 1) {
                    let weighed = allocations.iter().map(|allocation| {
                        let after =
                            at(&after, in_piles + allocation.in_pile(), held + allocation.monsters);
                        allocation.weight * after
                    });
                    *weight = weighed.sum();
                }
            }
            weights.push(before);
            after = before;
        }
        weights.reverse();
        weights
    }

    /// In how many ways the other cards that lie in piles alone can lie there, so many start cards
    /// lying there and so many monsters being in hands.
    fn weight(&self, in_piles: usize, held: usize) -> f64 {
        if held > self.monsters || held > self.most_held || in_piles > self.places {
            return 0.0;
        }
        let places = self.places - in_piles;
        ways(places, self.sunk) * ways(places.saturating_sub(self.sunk), self.monsters - held)
    }

    /// All allocations of a seat that go with what the viewer sees of it.
    fn allocations(&self, seat: Seat) -> Vec<Allocation> {
        let seen = self.seen;
        let Some(evidence) = seen.board.evidence.get(seat.index()) else {
            return vec![Allocation::NONE];
        };
        let hidden = seen.hands.get(seat.index()).map_or(0, Stack::hidden);
        let is_monster = |card: &&Card| **card == Card::Monster;
        let shown = seen.hand(seat).map(|hand| hand.iter().filter(is_monster).count());
        let cards = &evidence.special.returned;
        let mut cases = evidence.cases();
        if let Some(hand) = seen.hand(seat) {
            // A card of the same kind in the hand counts as the one that came back.
            let [shown, all] = [hand, &cards.cards].map(kinds);
            let most = [0, 1].map(|kind| shown[kind].min(all[kind]));
            cases.retain(|(case, _)| kinds(&cards.held(*case).collect::<Vec<_>>()) == most);
        }
        let mut allocations = Vec::new();
        for (returned, hidden_cards) in cases {
            let room = hidden.saturating_sub(returned.count_ones() as usize);
            for (start, places, ways) in starts(seen, seat, hidden_cards) {
                for monsters in 0..=self.monsters {
                    let mut allocation =
                        Allocation { start, monsters, returned, last: None, weight: places };
                    if monsters + allocation.holds_start() > room || (hidden == 0 && monsters > 0) {
                        break;
                    }
                    // Where the viewer sees the hand, it sees its monsters.
                    let held = shown.unwrap_or(monsters);
                    let ways = ways.get(held).copied().unwrap_or(0);
                    allocation.weight *= ways as f64 / WAY as f64;
                    allocation.weight *= self.share_that_acts(seat, &allocation);
                    if allocation.weight > 0.0 {
                        allocations.push(allocation);
                    }
                }
            }
        }
        if allocations.is_empty() { vec![Allocation::NONE] } else { allocations }
    }

    /// Whether the seat begins its turn with so few cards that the table can tell something by their
    /// being enough to act, or not (T-2.4, T-7.6); with the number of cards in its hand.
    fn told_by_acting(&self, seat: Seat) -> Option<usize> {
        let Board { phase, contest, active, .. } = &self.seen.board;
        let hand = self.seen.hands.get(seat.index())?.hidden();
        (*phase == Phase::Turn && contest.is_none() && *active == seat && hand > 0).then_some(hand)
    }

    /// How likely it is, in that allocation, that the seat can act as the table has seen that it can.
    fn share_that_acts(&self, seat: Seat, allocation: &Allocation) -> f64 {
        let Some(size) = self.told_by_acting(seat) else { return 1.0 };
        let acts = |hand: &[Card]| self.seen.board.can_act(seat, hand) != self.seen.board.stuck;
        let mut hand = vec![Card::Monster; allocation.monsters];
        match size - allocation.monsters {
            0 => f64::from(u8::from(acts(&hand))),
            1 if allocation.holds_start() == 1 => {
                hand.push(Card::Start);
                f64::from(u8::from(acts(&hand)))
            }
            1 => {
                let all = self.last_cards(seat, allocation);
                let total: f64 = all.iter().map(|(.., weight)| weight).sum();
                let fitting = self.fitting(seat, allocation, all);
                let fitting: f64 = fitting.iter().map(|(.., weight)| weight).sum();
                if total > 0.0 { fitting / total } else { 0.0 }
            }
            // Two cards can be discarded.
            _ => f64::from(u8::from(!self.seen.board.stuck)),
        }
    }

    /// Draws the only other card of the hand, where the table can tell something of it.
    fn draw_last(&self, seat: Seat, allocation: &mut Allocation, dice: &mut dyn Dice) {
        if allocation.holds_start() == 1
            || allocation.returned != 0
            || self.told_by_acting(seat) != Some(allocation.monsters + 1)
        {
            return;
        }
        let fitting = self.fitting(seat, allocation, self.last_cards(seat, allocation));
        let total: f64 = fitting.iter().map(|(.., weight)| weight).sum();
        let mut rest = total * fraction(dice);
        let drawn = fitting.iter().find(|(.., weight)| {
            rest -= weight;
            rest < 0.0
        });
        allocation.last = drawn.map(|(token, card, _)| (*token, *card));
    }

    fn fitting(
        &self,
        seat: Seat,
        allocation: &Allocation,
        mut cards: Vec<(Token, Card, f64)>,
    ) -> Vec<(Token, Card, f64)> {
        let mut hand = vec![Card::Monster; allocation.monsters + 1];
        cards.retain(|(_, card, _)| {
            hand[allocation.monsters] = *card;
            let mut hand = hand.clone();
            hand.sort_unstable();
            self.seen.board.can_act(seat, &hand) != self.seen.board.stuck
        });
        cards
    }

    /// What the last card of a seat can be besides monsters, and how likely that is.
    fn last_cards(&self, seat: Seat, allocation: &Allocation) -> Vec<(Token, Card, f64)> {
        let SpecialCards { trail, returned, .. } = &*self.seen.board.evidence[seat.index()].special;
        if let Some(card) = returned.held(allocation.returned).next() {
            return vec![(Token::Known(card), card, 1.0)];
        }
        // Cards that the table knows to be among those of a seat are none that it does not know.
        // The viewer sees its own.
        let seats = (0..).map(Seat).zip(&self.seen.board.evidence);
        let seats = seats.filter(|(seat, _)| self.seen.viewer.seat() != Some(*seat));
        let all = || seats.clone().map(|(_, evidence)| &*evidence.special);
        let all_returned: Vec<Card> = all().flat_map(|it| it.returned.cards.clone()).collect();
        let known: Vec<Token> = all().flat_map(|it| it.trail.tokens()).collect();
        let mut tokens = trail.survivors();
        if tokens.is_empty() {
            tokens.push((Token::Unknown, 1.0));
        }
        let unknown: f64 = tokens.iter().filter(|it| it.0 == Token::Unknown).map(|it| it.1).sum();
        let kept: f64 = tokens.iter().filter(|it| it.0 == Token::Kept).map(|it| it.1).sum();
        let mut cards: Vec<(Token, Card, f64)> = Vec::new();
        for (token, weight) in tokens {
            if let Token::Known(card) = token {
                cards.push((token, card, weight));
            }
        }
        let is_pyramid = self.seen.board.options.grid == Grid::Pyramid;
        let any = |count: usize| if is_pyramid { 0 } else { count };
        let removed = self.seen.removed.hidden();
        let is_unknown = |card: &&Card| !known.contains(&Token::Known(**card));
        let islands: Vec<Card> = self.pool.islands.iter().filter(is_unknown).copied().collect();
        let in_play = islands.len().saturating_sub(removed) as f64;
        let others = KINDS.iter().zip(kinds(&all_returned)).map(|(card, returned)| {
            (*card, any(self.pool.count(*card)).saturating_sub(returned) as f64)
        });
        let others: Vec<(Card, f64)> = others.collect();
        let total = in_play + others.iter().map(|(_, count)| count).sum::<f64>();
        let island = unknown * in_play / islands.len().max(1) as f64 / total.max(1.0);
        cards.extend(islands.iter().map(|card| (Token::Unknown, *card, island)));
        let others = others.into_iter().filter(|(_, count)| *count > 0.0);
        cards
            .extend(others.map(|(card, it)| (Token::Unknown, card, unknown * it / total.max(1.0))));
        let keepable = self.pool.keepable();
        let each = kept / keepable.len().max(1) as f64;
        cards.extend(keepable.iter().map(|card| (Token::Kept, *card, each)));
        cards.retain(|(.., weight)| *weight > 0.0);
        cards
    }
}

impl Allocation {
    const NONE: Allocation =
        Allocation { start: None, monsters: 0, returned: 0, last: None, weight: 1.0 };

    fn in_pile(&self) -> usize {
        usize::from(self.start == Some(Place::Pile))
    }
}

/// The kinds of cards that can come back (T-6.4, T-9.4).
const KINDS: [Card; 2] = [Card::Finish, Card::Wild];

/// How many there are of each of those kinds.
fn kinds(cards: &[Card]) -> [usize; 2] {
    KINDS.map(|kind| cards.iter().filter(|card| **card == kind).count())
}

fn at(weights: &Weights, in_piles: usize, held: usize) -> f64 {
    weights.get(in_piles).and_then(|row| row.get(held)).copied().unwrap_or(0.0)
}

/// In how many ways so many cards can be chosen of all.
fn ways(all: usize, chosen: usize) -> f64 {
    if chosen > all {
        return 0.0;
    }
    (0..chosen).map(|place| (all - place) as f64 / (place + 1) as f64).product()
}

/// How many cards of a seat have never been seen by any, and lie in its draw pile or have come from
/// there unseen.
fn unseen_places(seen: &Seen, seat: Seat) -> usize {
    let hidden = seen.piles.get(seat.index()).map_or(0, Stack::hidden);
    let blind =
        seen.board.evidence.get(seat.index()).map_or(&[][..], |evidence| &evidence.special.blind);
    let discards = seen.discards.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let is_hidden = |place: &&u8| discards.get(usize::from(**place)) == Some(&None);
    hidden + blind.iter().filter(is_hidden).count()
}

/// Where the start card of a seat may lie: how many places it has there, and in which ways the seat can
/// then hold monsters.
fn starts<'a>(
    seen: &Seen,
    seat: Seat,
    hidden: &'a HiddenCards,
) -> Vec<(Option<Place>, f64, &'a Ways)> {
    let anywhere = vec![(None, 1.0, &hidden.ways)];
    let Some(start) = &hidden.start else { return anywhere };
    let hand = seen.hand(seat).unwrap_or_default();
    let discards = seen.discards.get(seat.index()).map_or(&[][..], Vec::as_slice);
    if hand.contains(&Card::Start) || discards.contains(&Some(Card::Start)) {
        return anywhere;
    }
    let has_hidden = discards.len() - discards.iter().flatten().count()
        > seen.board.evidence[seat.index()].special.blind.len();
    let in_pile = unseen_places(seen, seat) as f64;
    let mut places = vec![(Some(Place::Pile), in_pile, &hidden.ways)];
    if seen.hand(seat).is_none() {
        places.push((Some(Place::Hand), 1.0, &start.held));
    }
    if has_hidden {
        places.push((Some(Place::Discards), 1.0, &start.discarded));
    }
    places.retain(|(_, places, ways)| *places > 0.0 && ways.iter().any(|ways| *ways > 0));
    if places.is_empty() { anywhere } else { places }
}

/// How many monsters the hands that the viewer does not see can hold at the most, while the seats
/// settle the start: together they can give eight cards (T-4.6).
fn most_held(seen: &Seen) -> usize {
    let (Phase::Pledging(window) | Phase::Giving(window)) = &seen.board.phase else {
        return usize::MAX;
    };
    let can_give = Seat::all(seen.board.seats()).zip(&seen.hands).map(|(seat, hand)| {
        let none = window.can_give(seat, &[]);
        usize::from(none) + hand.open().map_or(hand.len(), |hand| discardable(hand).into())
    });
    can_give.sum::<usize>().saturating_sub(NEEDED.into())
}
