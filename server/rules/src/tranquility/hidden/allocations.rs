//! How start cards and monsters may have gone, and how likely that is: the cards that are drawn first
//! when a position is [sampled](super::sample).

use super::{
    evidence::Evidence,
    kept::kept_cards,
    returned::{self, Counts, KINDS, Places},
    sample::Pool,
    seen::Seen,
    trail::{Token, Trail},
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
use std::iter::repeat_n;

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
    /// Where the cards are that [came back](super::returned::Returned), but for those that the viewer
    /// sees.
    pub returned: Places,
    /// The only other card of the hand, where that decides whether the seat can act.
    pub last: Option<(Token, Card)>,
    /// How the cards that the table saw enter the hand have gone, where that is told otherwise than by the
    /// [evidence](super::evidence): of a hand that the viewer sees, those alone that were laid away.
    pub trail: Option<Box<Trail>>,
    /// Of the cards that the seat kept from the explorer pile, how many but for wilds the viewer sees in its
    /// hand, and how many wilds it sees anywhere.
    pub kept: [u8; 2],
    /// How likely it is, in proportion.
    pub weight: f64,
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
    /// How many monsters hands can hold, so that the start can be paid.
    most_held: usize,
    /// How many finish cards, wilds and islands in play can lie anywhere; in the pyramid, how many cards but
    /// for wilds and how many wilds a seat can have kept, and how many islands there are.
    rest: [usize; 3],
    is_pyramid: bool,
}

/// What allocations take of the unseen cards: monsters in hands, start cards that lie in piles, the
/// finish cards and wilds that came back or are a last card, and islands that are one. In the pyramid, the
/// cards in place of finish cards are all those but wilds that were kept.
type Taken = [usize; 5];

/// How likely, in proportion, it is that the seats from each on can take what they do.
struct Weights {
    /// How much all seats can take at the most. Only of monsters could they take more.
    most: Taken,
    /// By the seat, and by the index of what those before it have taken.
    weights: Vec<f64>,
    /// How many weights there are for each seat.
    size: usize,
}

impl Weights {
    /// The index of what is taken; those of what is taken one after the other add up. That of too many
    /// monsters is beyond all others.
    fn index(&self, taken: Taken) -> usize {
        taken.iter().zip(self.most).fold(0, |index, (taken, most)| index * (most + 1) + taken)
    }

    fn at(&self, seat: usize, index: usize) -> f64 {
        if index < self.size { self.weights[seat * self.size + index] } else { 0.0 }
    }
}

impl<'a> Unseen<'a> {
    pub fn of(seen: &'a Seen, pool: &'a Pool) -> Unseen<'a> {
        let Seen { board, .. } = seen;
        let is_pyramid = board.options.grid == Grid::Pyramid;
        let sunk = [Card::Yellow, Card::Orange, Card::Purple, Card::Compass];
        let [finishes, wilds] =
            if is_pyramid { kept_cards(seen, pool) } else { KINDS.map(|kind| pool.count(kind)) };
        let islands = pool.islands.len().saturating_sub(seen.removed.hidden());
        Unseen {
            seen,
            pool,
            rest: [finishes, wilds, islands],
            is_pyramid,
            places: Seat::all(board.seats()).map(|seat| unseen_places(seen, seat)).sum(),
            sunk: if is_pyramid { 0 } else { sunk.map(|card| pool.count(card)).iter().sum() },
            monsters: if is_pyramid { 0 } else { pool.count(Card::Monster) },
            most_held: most_held(seen),
        }
    }

    /// Draws an allocation for each seat.
    pub fn draw(&self, dice: &mut dyn Dice) -> Vec<Allocation> {
        let seats = Seat::all(self.seen.board.seats());
        let allocations: Vec<Vec<Allocation>> = seats.map(|seat| self.allocations(seat)).collect();
        let weights = self.weights(&allocations);
        let mut index = 0;
        let mut drawn = Vec::with_capacity(allocations.len());
        for (seat, allocations) in allocations.into_iter().enumerate() {
            let weight = |allocation: &Allocation| {
                let taken = weights.index(allocation.taken());
                allocation.weight * weights.at(seat + 1, index + taken)
            };
            let total: f64 = allocations.iter().map(weight).sum();
            let mut rest = if allocations.len() > 1 { total * fraction(dice) } else { 0.0 };
            let chosen = allocations.iter().position(|allocation| {
                rest -= weight(allocation);
                rest < 0.0
            });
            let chosen = allocations.into_iter().nth(chosen.unwrap_or(0));
            let allocation = chosen.unwrap_or(Allocation::NONE);
            index += weights.index(allocation.taken());
            drawn.push(allocation);
        }
        drawn
    }

    fn weights(&self, allocations: &[Vec<Allocation>]) -> Weights {
        let seats = allocations.len();
        let mut most = [self.monsters.min(self.most_held), 0, 0, 0, 0];
        for seat in allocations {
            for (kind, most) in most.iter_mut().enumerate().skip(1) {
                let taken = seat.iter().map(|allocation| allocation.taken()[kind]);
                *most += taken.max().unwrap_or(0);
            }
        }
        let size = most.iter().map(|most| most + 1).product();
        let mut weights = Weights { most, weights: vec![0.0; (seats + 1) * size], size };
        let mut taken = [0; 5];
        for index in seats * size..(seats + 1) * size {
            weights.weights[index] = self.weight(taken);
            // The next, as the digits of a number are counted up.
            for (taken, most) in taken.iter_mut().zip(most).rev() {
                *taken = if *taken < most { *taken + 1 } else { 0 };
                if *taken > 0 {
                    break;
                }
            }
        }
        for (seat, allocations) in allocations.iter().enumerate().rev() {
            // Nothing is taken before the first seat.
            let reached = if seat == 0 { 1 } else { size };
            for allocation in allocations {
                let taken = weights.index(allocation.taken()).min(size);
                let (before, after) = weights.weights.split_at_mut((seat + 1) * size);
                let after = after[taken..size].iter().take(reached);
                for (weight, after) in before[seat * size..].iter_mut().zip(after) {
                    *weight += allocation.weight * after;
                }
            }
        }
        weights
    }

    /// In how many ways the other cards that lie in piles alone can lie there, and how likely it is
    /// that so many of the rest are finish cards, wilds and islands.
    fn weight(&self, [held, in_piles, finishes, wilds, islands]: Taken) -> f64 {
        if in_piles > self.places {
            return 0.0;
        }
        let places = self.places - in_piles;
        let piles =
            ways(places, self.sunk) * ways(places.saturating_sub(self.sunk), self.monsters - held);
        // In the pyramid islands are drawn from a stack of their own.
        let kinds = if self.is_pyramid { 2 } else { 3 };
        let (all, chosen) = (&self.rest[..kinds], &[finishes, wilds, islands][..kinds]);
        let rest: f64 =
            all.iter().zip(chosen).map(|(all, chosen)| in_a_row(*all, *chosen)).product();
        piles * rest / in_a_row(all.iter().sum(), chosen.iter().sum()).max(1.0)
    }

    /// All allocations of a seat that go with what the viewer sees of it.
    fn allocations(&self, seat: Seat) -> Vec<Allocation> {
        let seen = self.seen;
        let Some(evidence) = seen.board.evidence.get(seat.index()) else {
            return vec![Allocation::NONE];
        };
        let mut allocations = Vec::new();
        let trail = &evidence.special.trail;
        match seen.hand(seat) {
            _ if !self.is_pyramid => self.of_cases(seat, evidence, &mut allocations),
            _ if seen.knows_all_of(seat) => {}
            None => self.of_trail(seat, trail, &mut allocations),
            Some(hand) => Unseen::of_seen_hand(hand, trail, &mut allocations),
        }
        if allocations.is_empty() { vec![Allocation::NONE] } else { allocations }
    }

    /// Adds the allocations of a seat, by how monsters, the start card and those that came back to it can
    /// have gone.
    fn of_cases(&self, seat: Seat, evidence: &Evidence, to: &mut Vec<Allocation>) {
        let seen = self.seen;
        let hidden = seen.hands.get(seat.index()).map_or(0, Stack::hidden);
        let is_monster = |card: &&Card| **card == Card::Monster;
        let hand = seen.hand(seat);
        let shown = hand.map(|hand| hand.iter().filter(is_monster).count());
        let is_own = seen.viewer.seat() == Some(seat);
        for (mut returned, hidden_cards) in evidence.cases() {
            let mut weight = 1.0;
            if let Some(hand) = hand {
                weight = share_held(hand, &returned);
                returned.held = Counts::default();
            }
            if is_own {
                (returned, weight) = (Places::default(), 1.0);
            }
            let room = hidden.saturating_sub(returned.held.iter().sum::<u8>().into());
            for (start, places, ways) in starts(seen, seat, hidden_cards) {
                for monsters in 0..=self.monsters {
                    let weight = weight * places;
                    let mut allocation =
                        Allocation { start, monsters, returned, weight, ..Allocation::NONE };
                    if monsters + allocation.holds_start() > room || (hidden == 0 && monsters > 0) {
                        break;
                    }
                    // Where the viewer sees the hand, it sees its monsters.
                    let held = shown.unwrap_or(monsters);
                    let ways = ways.get(held).copied().unwrap_or(0);
                    allocation.weight *= ways as f64 / WAY as f64;
                    if allocation.weight > 0.0 {
                        self.add_acting(seat, allocation, to);
                    }
                }
            }
        }
    }

    /// Whether the seat begins its turn with so few cards that the table can tell something by their
    /// being enough to act, or not (T-2.4, T-7.6); with the number of cards in its hand.
    fn told_by_acting(&self, seat: Seat) -> Option<usize> {
        let Board { phase, contest, active, .. } = &self.seen.board;
        let hand = self.seen.hands.get(seat.index())?.hidden();
        (*phase == Phase::Turn && contest.is_none() && *active == seat && hand > 0).then_some(hand)
    }

    /// Adds an allocation, as far as the seat can act in it as the table has seen that it can: with the
    /// last card of the hand, where that decides it.
    pub(super) fn add_acting(&self, seat: Seat, allocation: Allocation, to: &mut Vec<Allocation>) {
        let Board { stuck, .. } = self.seen.board;
        let Some(size) = self.told_by_acting(seat) else { return to.push(allocation) };
        let acts = |last: Option<Card>| {
            let monsters = repeat_n(Card::Monster, allocation.monsters);
            let mut hand: Vec<Card> = monsters.chain(last).collect();
            hand.sort_unstable();
            self.seen.board.can_act(seat, &hand) != stuck
        };
        let start = (allocation.holds_start() == 1).then_some(Card::Start);
        let known = start.or_else(|| returned::cards(allocation.returned.held).next());
        match size - allocation.monsters {
            1 if known.is_none() => {
                for (token, card, weight) in self.last_cards(seat, &allocation) {
                    if weight > 0.0 && acts(Some(card)) {
                        let weight = allocation.weight * weight;
                        let last = Some((token, card));
                        to.push(Allocation { last, weight, ..allocation.clone() });
                    }
                }
            }
            0 | 1 if acts(known) => to.push(allocation),
            0 | 1 => {}
            // Two cards can be discarded.
            _ if !stuck => to.push(allocation),
            _ => {}
        }
    }

    /// What the last card of a seat can be besides monsters, and how likely each is: the unknown ones
    /// in proportion to how many there are of them.
    fn last_cards(&self, seat: Seat, allocation: &Allocation) -> Vec<(Token, Card, f64)> {
        let evidence = &self.seen.board.evidence;
        let trail = allocation.trail.as_deref().unwrap_or(&evidence[seat.index()].special.trail);
        let tokens = trail.survivors();
        // Cards that the table knows to be among those of a seat are none that it does not know.
        // The viewer sees its own.
        let seats = (0..).map(Seat).zip(evidence);
        let others = seats.filter(|(seat, _)| self.seen.viewer.seat() != Some(*seat));
        let known: Vec<Token> = others.flat_map(|(_, it)| it.special.trail.tokens()).collect();
        let mut islands = self.pool.islands.clone();
        islands.retain(|card| !known.contains(&Token::Known(*card)));
        let kinds = KINDS.iter().zip(self.rest).filter(|(_, count)| *count > 0);
        let kinds: Vec<Card> = kinds.map(|(card, _)| *card).collect();
        let mut keepable = self.pool.keepable();
        keepable.retain(|card| *card != Card::Wild);
        let mut cards = Vec::new();
        for (token, weight) in tokens {
            let mut add =
                |of: &[Card], weight| cards.extend(of.iter().map(|it| (token, *it, weight)));
            match token {
                Token::Known(card) => add(&[card], weight),
                Token::Kept => {
                    add(&keepable, weight / keepable.len() as f64);
                    add(&[Card::Wild], weight);
                }
                Token::Unknown => {
                    add(&islands, weight / islands.len() as f64);
                    add(if self.is_pyramid { &[] } else { &kinds }, weight);
                }
            }
        }
        cards
    }
}

impl Allocation {
    pub const NONE: Allocation = Allocation {
        start: None,
        monsters: 0,
        returned: Places { held: [0; 2], discarded: [0; 2] },
        last: None,
        trail: None,
        kept: [0; 2],
        weight: 1.0,
    };

    fn taken(&self) -> Taken {
        let Places { held, discarded } = self.returned;
        let [finishes, wilds] =
            [0, 1].map(|kind| usize::from(held[kind] + discarded[kind] + self.kept[kind]));
        let in_piles = usize::from(self.start == Some(Place::Pile));
        let mut taken = [self.monsters, in_piles, finishes, wilds, 0];
        match self.last {
            Some((Token::Known(_), _)) | None => {}
            Some((_, Card::Island(_))) => taken[4] += 1,
            Some((_, Card::Wild)) => taken[3] += 1,
            Some(_) => taken[2] += 1,
        }
        taken
    }
}

/// How likely, in proportion, the cards that came back are to be among those of a hand that is seen.
fn share_held(hand: &[Card], returned: &Places) -> f64 {
    let special = |card: &&Card| matches!(card, Card::Monster | Card::Start);
    let others = hand.len() - hand.iter().filter(special).count();
    let held = returned::count(hand).into_iter().zip(returned.held);
    let ways: f64 = held.map(|(all, held)| in_a_row(all.into(), held.into())).product();
    ways / in_a_row(others, returned.held.iter().sum::<u8>().into()).max(1.0)
}

/// In how many ways so many cards can be taken of all, one after the other.
fn in_a_row(all: usize, taken: usize) -> f64 {
    (0..taken).map(|place| all.saturating_sub(place) as f64).product()
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
    let in_pile = unseen_places(seen, seat) as f64;
    let mut places = vec![(Some(Place::Pile), in_pile, &hidden.ways)];
    if seen.hand(seat).is_none() {
        places.push((Some(Place::Hand), 1.0, &start.held));
    }
    if seen.hides_discards(seat) {
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
