//! A position that looks the same to a viewer, drawn at random.
//!
//! The deal is fair, and nothing is read into what the seats did but the [facts](super::facts): first come the
//! cards that cannot lie anywhere, start cards and monsters and those that the table saw enter a hand
//! ([`held`](super::held)), then storms and the compasses of day and night, which lie in draw piles. The
//! others fill what is left, in any order. Every position that goes with what the viewer sees can be drawn;
//! how often is no part of the rules. Two things are forgotten: which card a seat that was stuck cannot have
//! held besides monsters (T-7.6), and one that passed (T-13.6).

use super::{
    facts::Place,
    held::{Hands, Held},
    pool::{Pool, is_kept, is_sunk},
    seen::Seen,
    trail::Trail,
};
use crate::{
    Dice, Known, Seat,
    chance::{draw, fraction, pick, shuffle},
    core::stack::Stack,
    small,
    tranquility::{
        Tranquility,
        board::{Board, Phase},
        card::{Card, discardable},
        event::Token,
        options::Grid,
        turn::start::{Gift, UNSEEN},
    },
};

/// How much likelier or less likely than others a card is to be discarded.
pub type Likelihood<'a> = &'a dyn Fn(Card) -> f64;

/// The cards that the viewer sees nowhere, but for start cards that belong to a seat.
pub fn unseen_cards(seen: &Seen) -> impl Iterator<Item = Card> {
    let pool = Pool::unseen(seen);
    pool.some_of(|_| true).into_iter().chain(pool.islands)
}

/// Draws a position. With a likelihood, cards that seats are likelier to discard are likelier to lie among the
/// discards.
pub(in crate::tranquility) fn sample(
    known: &Known<Tranquility>,
    discarded: Option<Likelihood<'_>>,
    dice: &mut dyn Dice,
) -> Tranquility {
    let seen = &known.seen;
    let is_pyramid = seen.board.options.grid == Grid::Pyramid;
    let mut pool = Pool::unseen(seen);
    let trails: Vec<Trail> =
        Seat::all(seen.board.seats.into()).map(|seat| trail(known, seat)).collect();
    // None of the cards that the table knows is one of those that were kept.
    for token in trails.iter().flat_map(Trail::tokens) {
        if let Token::Known(card) = token {
            pool.take(card);
        }
    }
    let hands = Hands::of(known, &pool, &trails).draw(dice);
    let mut places = Places::of(seen);
    for ((seat, held), trail) in (0..).map(Seat).zip(&hands).zip(&trails) {
        places.lay_held(seat, held, trail, &mut pool, dice);
    }
    if !is_pyramid {
        let sunk = pool.some_of(is_sunk);
        sunk.iter().for_each(|card| pool.take(*card));
        places.lay_in_piles(&sunk, dice);
    }
    if let Some(likelihood) = discarded {
        places.lay_discards(seen, &mut pool, likelihood, dice);
    }
    let removed = match &seen.removed {
        Stack::Open(cards) => cards.clone(),
        Stack::Hidden(count) => pool.draw_islands((*count).into(), dice),
    };
    let (mut rest, mut stock) = pool.split(seen.board.options.grid, dice);
    places.fill(&mut rest);
    match &seen.stock {
        Stack::Open(cards) => stock.clone_from(cards),
        Stack::Hidden(_) => stock.append(&mut rest),
    }
    let mut game = places.position(seen.board.clone(), removed, stock);
    game.pick_gifts(seen, dice);
    game
}

/// The way of the cards that the table saw enter the hand of a seat and the viewer does not see. Those that
/// it sees in the hand were never discarded, as if they had been shown.
fn trail(known: &Known<Tranquility>, seat: Seat) -> Trail {
    if known.seen.knows_all_of(seat) {
        return Trail::default();
    }
    let mut trail = known.facts.of(seat).trail.clone();
    known.seen.hand(seat).into_iter().flatten().for_each(|card| trail.show(*card));
    trail
}

/// The places of the seats' cards, those that are known filled.
struct Places {
    hands: Vec<Vec<Card>>,
    /// How many cards each hand is to hold.
    sizes: Vec<usize>,
    piles: Vec<Vec<Option<Card>>>,
    discards: Vec<Vec<Option<Card>>>,
    /// The places in each discard pile of cards that came there unseen.
    blind: Vec<Vec<u8>>,
}

impl Places {
    fn of(seen: &Seen) -> Places {
        let hand = |hand: &Stack<Card>| match hand {
            Stack::Open(cards) => cards.clone(),
            Stack::Hidden(count) => Vec::with_capacity((*count).into()),
        };
        let pile = |pile: &Stack<Card>| match pile {
            Stack::Open(cards) => cards.iter().copied().map(Some).collect(),
            Stack::Hidden(count) => vec![None; (*count).into()],
        };
        let seats = Seat::all(seen.board.seats.into());
        Places {
            hands: seen.hands.iter().map(hand).collect(),
            sizes: seen.hands.iter().map(Stack::len).collect(),
            piles: seen.piles.iter().map(pile).collect(),
            discards: seen.discards.clone(),
            blind: seats.map(|seat| seen.board.unseen_discards(seat).collect()).collect(),
        }
    }

    /// Lays what a hand holds besides any cards, and discards those that the table saw enter it and that are
    /// not there any more.
    fn lay_held(
        &mut self,
        seat: Seat,
        held: &Held,
        trail: &Trail,
        pool: &mut Pool,
        dice: &mut dyn Dice,
    ) {
        let Held { start, monsters, tokens, last, .. } = held;
        if let Some(last) = last.filter(|card| !tokens.contains(&Token::Known(*card))) {
            pool.take(last);
        }
        let hand = &mut self.hands[seat.index()];
        for _ in 0..*monsters {
            pool.take(Card::Monster);
            hand.push(Card::Monster);
        }
        let mut card = |token: &Token, dice: &mut dyn Dice| match token {
            Token::Known(card) => Some(*card),
            Token::Kept => pick(dice, &pool.some_of(is_kept)).inspect(|card| pool.take(*card)),
        };
        match last {
            Some(last) => hand.push(*last),
            None => tokens.iter().for_each(|token| hand.extend(card(token, dice))),
        }
        let mut discarded: Vec<Token> = trail.tokens().collect();
        for token in tokens {
            if let Some(place) = discarded.iter().position(|other| other == token) {
                discarded.swap_remove(place);
            }
        }
        for token in &discarded {
            // Another viewer than the seat does not know the order.
            if let Some(place) = self.free_discard(seat, dice) {
                self.discards[seat.index()][place] = card(token, dice);
            }
        }
        if let Some(place) = start {
            self.lay_start(seat, *place, dice);
        }
    }

    /// A place among the discards, that of a card which the seat has seen.
    fn free_discard(&self, seat: Seat, dice: &mut dyn Dice) -> Option<usize> {
        let blind = &self.blind[seat.index()];
        let discards = self.discards[seat.index()].iter().enumerate();
        let free =
            discards.filter(|(place, card)| card.is_none() && !blind.contains(&small(*place)));
        pick(dice, &free.map(|(place, _)| place).collect::<Vec<_>>())
    }

    /// The free places of the cards that have come from a seat's draw pile unseen, and of those in it.
    fn unseen(&mut self, seat: usize) -> Vec<&mut Option<Card>> {
        let blind = &self.blind[seat];
        let discards = self.discards[seat].iter_mut().enumerate();
        let blind = discards.filter(|(place, _)| blind.contains(&small(*place)));
        let places = blind.map(|(_, card)| card).chain(&mut self.piles[seat]);
        places.filter(|card| card.is_none()).collect()
    }

    fn lay_start(&mut self, seat: Seat, place: Place, dice: &mut dyn Dice) {
        match place {
            Place::Hand => self.hands[seat.index()].push(Card::Start),
            Place::Discards => {
                if let Some(place) = self.free_discard(seat, dice) {
                    self.discards[seat.index()][place] = Some(Card::Start);
                }
            }
            Place::Pile => {
                let mut places = self.unseen(seat.index());
                let drawn = dice.index(places.len().max(1));
                if let Some(place) = places.get_mut(drawn) {
                    **place = Some(Card::Start);
                }
            }
        }
    }

    /// Lays cards anywhere into the draw piles.
    fn lay_in_piles(&mut self, cards: &[Card], dice: &mut dyn Dice) {
        if cards.is_empty() {
            return;
        }
        let mut free: Vec<usize> = (0..self.piles.len())
            .flat_map(|seat| std::iter::repeat_n(seat, self.unseen(seat).len()))
            .collect();
        draw(dice, &mut free, cards.len());
        for (seat, card) in free.into_iter().zip(cards) {
            let mut places = self.unseen(seat);
            let drawn = dice.index(places.len().max(1));
            if let Some(place) = places.get_mut(drawn) {
                **place = Some(*card);
            }
        }
    }

    /// Fills the discards, with likely cards rather than others.
    fn lay_discards(
        &mut self,
        seen: &Seen,
        pool: &mut Pool,
        likelihood: Likelihood<'_>,
        dice: &mut dyn Dice,
    ) {
        let mut cards = pool.islands.clone();
        if seen.board.options.grid != Grid::Pyramid {
            cards.extend(pool.some_of(|_| true));
        }
        let mut places: Vec<&mut Option<Card>> =
            self.discards.iter_mut().flatten().filter(|place| place.is_none()).collect();
        shuffle(dice, &mut places);
        // The first of exponential waiting times: draws by weight without putting back.
        let waiting = |card: Card, dice: &mut dyn Dice| {
            (-(1.0 - fraction(dice)).ln() / likelihood(card), card)
        };
        let mut cards: Vec<(f64, Card)> =
            cards.into_iter().map(|card| waiting(card, dice)).collect();
        let sort = |cards: &mut [(f64, Card)]| {
            cards.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
        };
        sort(&mut cards);
        // Islands have to be left for what was taken out: other cards for which there is no room
        // elsewhere lie here.
        let others = cards.len() - pool.islands.len();
        let room = cards.len().saturating_sub(places.len() + seen.removed.hidden());
        let first = cards.iter_mut().filter(|(_, card)| card.number().is_none());
        first.take(others.saturating_sub(room)).for_each(|(waiting, _)| *waiting = 0.0);
        sort(&mut cards);
        for (place, (_, card)) in places.into_iter().zip(cards) {
            pool.take(card);
            *place = Some(card);
        }
    }

    /// Fills what is left, with cards in any order.
    fn fill(&mut self, cards: &mut Vec<Card>) {
        for (hand, size) in self.hands.iter_mut().zip(&self.sizes) {
            let missing = size.saturating_sub(hand.len());
            hand.extend(cards.drain(cards.len().saturating_sub(missing)..));
            hand.sort_unstable();
        }
        let places = self.piles.iter_mut().chain(&mut self.discards).flatten();
        for place in places.filter(|place| place.is_none()) {
            *place = cards.pop();
        }
    }

    fn position(self, board: Board, removed: Vec<Card>, stock: Vec<Card>) -> Tranquility {
        let cards = |places: Vec<Vec<Option<Card>>>| {
            places.into_iter().map(|place| place.into_iter().flatten()).collect()
        };
        Tranquility {
            gifts: self.hands.iter().map(|_| None).collect(),
            board,
            hands: self.hands.into_iter().collect(),
            piles: cards(self.piles),
            discards: cards(self.discards),
            removed: removed.into_iter().collect(),
            stock: stock.into_iter().collect(),
        }
    }
}

impl Tranquility {
    /// Picks what seats have given for the start and the viewer does not know: any of their cards
    /// (T-4.5).
    fn pick_gifts(&mut self, seen: &Seen, dice: &mut dyn Dice) {
        let Phase::Giving(window) = &seen.board.phase else { return };
        for (seat, gift) in (0..).map(Seat).zip(&seen.gifts) {
            if gift.is_some() || !window.given.contains(seat) {
                self.gifts[seat.index()] = *gift;
                continue;
            }
            let hand = self.hand(seat);
            let due = window.pledged(seat);
            let from_pile = window.may_give_unseen.contains(seat)
                && due >= UNSEEN
                && (discardable(hand) < due || dice.below(2) == 0);
            let mut cards = hand.to_vec();
            cards.retain(|card| card.is_discardable());
            draw(dice, &mut cards, (due - if from_pile { UNSEEN } else { 0 }).into());
            self.gifts[seat.index()] = Some(Gift { cards: cards.into_iter().collect(), from_pile });
        }
    }
}
