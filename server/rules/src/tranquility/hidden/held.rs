//! What hands hold besides any cards: monsters, start cards, and cards that the table saw enter them. These
//! are drawn first when a position is [sampled](super::sample), for all seats together, so that they go with
//! the [facts](super::facts) and the rest can lie anywhere.

use super::{
    facts::{Facts, Place},
    pool::{Pool, is_kept, is_sunk},
    seen::Seen,
    trail::Trail,
};
use crate::{
    Dice, Known, Seat,
    chance::fraction,
    core::stack::Stack,
    tranquility::{
        Tranquility,
        board::{Board, Phase},
        card::{Card, discardable},
        event::Token,
        options::Grid,
        turn::start::NEEDED,
    },
};

/// What a hand holds that the viewer does not see, and where the seat's start card is.
#[derive(Clone, Debug, Default)]
pub(super) struct Held {
    /// Where the start card lies, if the viewer does not see it.
    pub start: Option<Place>,
    pub monsters: usize,
    /// Which of the cards that the table saw enter it are still there.
    pub tokens: Vec<Token>,
    /// The only card but monsters, where that decides whether the seat can act.
    pub last: Option<Card>,
    /// How likely that is, in proportion, if the deal is fair.
    weight: f64,
}

impl Held {
    /// How many cards of the hand are the start card.
    fn starts(&self) -> usize {
        usize::from(self.start == Some(Place::Hand))
    }
}

/// What the hands of all seats have to go with together.
pub(super) struct Hands<'a> {
    seen: &'a Seen,
    facts: &'a Facts,
    pool: &'a Pool,
    /// Of each seat, the cards that the table saw enter its hand and the viewer does not see.
    trails: &'a [Trail],
    monsters: usize,
    /// How many places there are in draw piles, or were when their cards were discarded unseen, besides
    /// those of cards that lie there alone.
    places: usize,
}

impl<'a> Hands<'a> {
    pub(super) fn of(
        known: &'a Known<Tranquility>,
        pool: &'a Pool,
        trails: &'a [Trail],
    ) -> Hands<'a> {
        let Known { seen, facts } = known;
        let is_pyramid = seen.board.options.grid == Grid::Pyramid;
        let monsters = if is_pyramid { 0 } else { pool.count(Card::Monster) };
        let sunk = if is_pyramid { 0 } else { pool.some_of(is_sunk).len() - monsters };
        let places = Seat::all(seen.board.seats.into()).map(|seat| unseen_places(seen, seat));
        let places = places.sum::<usize>().saturating_sub(sunk);
        Hands { seen, facts, pool, trails, monsters, places }
    }

    /// Draws what each hand holds.
    pub(super) fn draw(&self, dice: &mut dyn Dice) -> Vec<Held> {
        let seats = usize::from(self.seen.board.seats);
        let ways: Vec<Vec<Held>> = Seat::all(seats).map(|seat| self.ways(seat, dice)).collect();
        // What is taken by all seats before one, of monsters and of places in draw piles, as one number.
        let number = |held: &Held| {
            held.monsters * (seats + 1) + usize::from(held.start == Some(Place::Pile))
        };
        let size = (self.monsters + 1) * (seats + 1);
        let mut weights = vec![vec![0.0; size]; seats + 1];
        for (taken, weight) in weights[seats].iter_mut().enumerate() {
            *weight = self.weight(taken / (seats + 1), taken % (seats + 1));
        }
        let weight = |after: &[f64], taken: usize, held: &Held| {
            held.weight * after.get(taken + number(held)).copied().unwrap_or(0.0)
        };
        for seat in (1..seats).rev() {
            let (before, after) = weights.split_at_mut(seat + 1);
            for (taken, sum) in before[seat].iter_mut().enumerate() {
                *sum = ways[seat].iter().map(|held| weight(&after[0], taken, held)).sum();
            }
        }
        let mut taken = 0;
        let drawn = ways.into_iter().zip(&weights[1..]).map(|(ways, after)| {
            let total: f64 = ways.iter().map(|held| weight(after, taken, held)).sum();
            let mut rest = if ways.len() > 1 { total * fraction(dice) } else { 0.0 };
            let chosen = ways.iter().position(|held| {
                rest -= weight(after, taken, held);
                rest < 0.0
            });
            let held = ways.into_iter().nth(chosen.unwrap_or(0)).unwrap_or_default();
            taken += number(&held);
            held
        });
        drawn.collect()
    }

    /// In how many ways the cards that lie in draw piles alone can lie there, so many monsters being in hands
    /// and so many start cards in piles.
    fn weight(&self, held: usize, starts: usize) -> f64 {
        match self.places.checked_sub(starts) {
            Some(places) if held <= self.most_monsters() => choices(places, self.monsters - held),
            _ => 0.0,
        }
    }

    /// How many monsters the hands that the viewer does not see can hold at the most, while the seats
    /// settle the start: together they can give eight cards (T-4.6).
    fn most_monsters(&self) -> usize {
        let Seen { board, hands, .. } = self.seen;
        let (Phase::Pledging(window) | Phase::Giving(window)) = &board.phase else {
            return self.monsters;
        };
        let can_give = Seat::all(board.seats.into()).zip(hands).map(|(seat, hand)| {
            let none = window.can_give(seat, &[]);
            usize::from(none) + hand.open().map_or(hand.len(), |hand| discardable(hand).into())
        });
        can_give.sum::<usize>().saturating_sub(NEEDED.into())
    }

    /// Everything that a seat can hold besides any cards.
    fn ways(&self, seat: Seat, dice: &mut dyn Dice) -> Vec<Held> {
        let hidden = self.seen.hands.get(seat.index()).map_or(0, Stack::hidden);
        let can = self.facts.of(seat);
        let mut ways = Vec::new();
        for (start, weight) in self.starts(seat) {
            let mut held = Held { start, weight, ..Held::default() };
            if let Some(hand) = self.seen.hand(seat) {
                let monsters = hand.iter().filter(|card| **card == Card::Monster).count();
                if start.is_none() || can.allows(start, monsters) {
                    ways.push(held);
                }
                continue;
            }
            let most = self.monsters.min(hidden.saturating_sub(held.starts()));
            for monsters in (0..=most).filter(|monsters| can.allows(start, *monsters)) {
                held.monsters = monsters;
                held.weight = weight * choices(can.maybe_monsters.into(), monsters).max(1.0);
                self.add_acting(seat, &held, hidden - monsters, dice, &mut ways);
            }
        }
        ways
    }

    /// Where the start card of a seat may lie, as far as the viewer does not see it, and how many of its
    /// cards it can be there.
    fn starts(&self, seat: Seat) -> Vec<(Option<Place>, f64)> {
        let can = self.facts.of(seat);
        let hand = self.seen.hand(seat);
        let is_seen = hand.is_some_and(|hand| hand.contains(&Card::Start))
            || self
                .seen
                .discards
                .get(seat.index())
                .is_some_and(|pile| pile.contains(&Some(Card::Start)));
        if !can.has_start || is_seen {
            return vec![(None, 1.0)];
        }
        let size = self.seen.hands.get(seat.index()).map_or(0, Stack::len);
        let came = usize::from(can.maybe_start);
        let mut places = vec![(Some(Place::Pile), unseen_places(self.seen, seat))];
        if hand.is_none() {
            places.push((Some(Place::Hand), came.min(size).max(1)));
        }
        if self.seen.hidden_discards(seat) > 0 {
            places.push((Some(Place::Discards), came.saturating_sub(size).max(1)));
        }
        places.into_iter().map(|(place, cards)| (place, cards as f64)).collect()
    }

    /// Adds what a seat can hold with so many cards besides monsters, as far as it can act then as the table
    /// has seen that it can, or cannot (T-2.4, T-7.6). With two such cards it can: it may discard them.
    fn add_acting(
        &self,
        seat: Seat,
        held: &Held,
        others: usize,
        dice: &mut dyn Dice,
        ways: &mut Vec<Held>,
    ) {
        let Board { phase, contest, active, stuck, .. } = &self.seen.board;
        let trail = &self.trails[seat.index()];
        let gone =
            self.seen.hidden_discards(seat) - usize::from(held.start == Some(Place::Discards));
        let is_told = *phase == Phase::Turn && contest.is_none() && *active == seat;
        if !is_told || others > 1 {
            let fits = !(is_told && *stuck);
            let tokens =
                if fits { trail.replay(held.monsters + held.starts(), gone, dice) } else { None };
            return ways.extend(tokens.map(|tokens| Held { tokens, ..held.clone() }));
        }
        let lasts = match (others, held.starts()) {
            (0, _) => vec![(None, None)],
            (_, 1) => vec![(None, Some(Card::Start))],
            _ => self.last_cards(trail),
        };
        let weight = held.weight / lasts.len() as f64;
        for (token, last) in lasts {
            let monsters = std::iter::repeat_n(Card::Monster, held.monsters);
            let mut hand: Vec<Card> = monsters.chain(last).collect();
            hand.sort_unstable();
            let fits = self.seen.board.can_act(seat, &hand) != *stuck
                && match token {
                    Some(token) => trail.without(token).replay(held.monsters, gone, dice),
                    None => trail.replay(hand.len(), gone, dice),
                }
                .is_some();
            let last = last.filter(|card| *card != Card::Start);
            let tokens = token.into_iter().collect();
            ways.extend(fits.then(|| Held { tokens, last, weight, ..held.clone() }));
        }
    }

    /// What the last card of a seat can be, with what the table knows of it.
    fn last_cards(&self, trail: &Trail) -> Vec<(Option<Token>, Option<Card>)> {
        let is_pyramid = self.seen.board.options.grid == Grid::Pyramid;
        let others = |chosen: &dyn Fn(Card) -> bool| {
            let mut cards = self.pool.some_of(chosen);
            cards.dedup();
            cards
        };
        let mut lasts = Vec::new();
        for token in trail.tokens() {
            match token {
                Token::Known(card) => lasts.push((Some(token), Some(card))),
                Token::Kept => {
                    let kept = others(&is_kept).into_iter();
                    lasts.extend(kept.map(|card| (Some(token), Some(card))));
                }
            }
        }
        // Islands have to be left for what was taken out.
        if self.pool.islands.len() > self.seen.removed.hidden() {
            lasts.extend(self.pool.islands.iter().map(|card| (None, Some(*card))));
        }
        let anywhere = others(&|card| !is_pyramid && !is_sunk(card)).into_iter();
        lasts.extend(anywhere.map(|card| (None, Some(card))));
        lasts
    }
}

/// How many cards of a seat have never been seen by any, and lie in its draw pile or have come from
/// there unseen.
fn unseen_places(seen: &Seen, seat: Seat) -> usize {
    let hidden = seen.piles.get(seat.index()).map_or(0, Stack::hidden);
    let discards = seen.discards.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let is_hidden = |place: &u8| discards.get(usize::from(*place)) == Some(&None);
    hidden + seen.board.unseen_discards(seat).filter(is_hidden).count()
}

/// In how many ways so many cards can be chosen of all.
fn choices(all: usize, chosen: usize) -> f64 {
    if chosen > all {
        return 0.0;
    }
    (0..chosen).map(|place| (all - place) as f64 / (place + 1) as f64).product()
}
