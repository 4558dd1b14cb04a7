//! A position that looks the same to a viewer, drawn at random.
//!
//! All cards that the viewer does not know are equally likely to lie in any place where they can lie
//! and that it does not see: the deal is fair, and nothing is read into what the seats did but what
//! the [evidence](super::evidence) tells. First come the cards that cannot lie anywhere: start cards
//! and monsters ([`allocations`](super::allocations)), storms and the compasses of day and night, which lie in
//! draw piles, then cards that the table saw enter a hand. The others fill what is left.
//!
//! So drawn, positions come as often as full enumeration says: of all ways in which the cards can lie
//! at first, cards of the same code told apart, and in which seats can pick those that leave a hand.
//! There is one exception: of a seat that was stuck the table remembers that it held no card but monsters
//! and one other at the most (T-7.6), but not which cards that other one cannot have been.

use super::{
    allocations::{Allocation, Place, Unseen},
    returned,
    seen::Seen,
    trail::Token,
};
use crate::{
    Dice, Seat,
    chance::{draw, fraction, pick, shuffle},
    core::stack::Stack,
    tranquility::{
        Tranquility,
        board::{Board, Phase},
        card::{Card, ISLANDS, OTHERS, discardable},
        deal::other_cards,
        modules::explorer::Explorer,
        options::Grid,
        turn::start::{Gift, UNSEEN},
    },
};

/// How much likelier or less likely than others a card is to be discarded.
pub type Likelihood<'a> = &'a dyn Fn(Card) -> f64;

/// Draws a position, each as likely as the deal and chance make it.
///
/// With a likelihood, cards that seats are likelier to discard are likelier to lie among the discards.
pub(in crate::tranquility) fn sample(
    seen: &Seen,
    discarded: Option<Likelihood<'_>>,
    dice: &mut dyn Dice,
) -> Tranquility {
    let mut pool = Pool::unseen(seen);
    let allocations = Unseen::of(seen, &pool).draw(dice);
    let mut places = Places::of(seen);
    let seats = Seat::all(seen.board.seats()).zip(&allocations);
    let tokens: Vec<_> = seats
        .clone()
        .map(|(seat, allocation)| places.replay(seen, seat, allocation, dice))
        .collect();
    // None of the cards that the table knows is one of those that were kept.
    for token in tokens.iter().flat_map(|(held, discarded)| held.iter().chain(discarded)) {
        if let Token::Known(card) = token {
            pool.take(*card);
        }
    }
    for ((seat, allocation), tokens) in seats.zip(&tokens) {
        places.lay_monsters(seat, allocation.monsters);
        places.lay_known(seat, tokens, &mut pool, dice);
        if let Some(place) = allocation.start {
            places.lay_start(seat, place, dice);
        }
    }
    let monsters: usize = allocations.iter().map(|allocation| allocation.monsters).sum();
    places.lay_in_piles(&pool.only_in_piles(&seen.board, monsters), dice);
    if let Some(likelihood) = discarded {
        places.lay_discards(seen, &mut pool, likelihood, dice);
    }
    let removed = match &seen.removed {
        Stack::Open(cards) => cards.clone(),
        Stack::Hidden(count) => pool.draw_islands((*count).into(), dice),
    };
    let (mut rest, mut stock) = pool.split(&seen.board, dice);
    places.fill(&mut rest);
    match &seen.stock {
        Stack::Open(cards) => stock.clone_from(cards),
        Stack::Hidden(_) => stock.append(&mut rest),
    }
    let mut game = places.position(seen.board.clone(), removed, stock);
    game.pick_gifts(seen, dice);
    game
}

/// The cards that a viewer sees nowhere, but for traced start cards.
#[derive(Clone)]
pub(in crate::tranquility) struct Pool {
    pub islands: Vec<Card>,
    /// How many there are of each of [`OTHERS`].
    others: [usize; OTHERS.len()],
}

impl Pool {
    fn unseen(seen: &Seen) -> Pool {
        let Board { options, sea, gone, start, storms, explorer, contest, .. } = &seen.board;
        let mut pool = Pool { islands: Vec::new(), others: [0; OTHERS.len()] };
        let explorers = (options.grid == Grid::Pyramid).then(|| Explorer::cards(options));
        for card in other_cards(options).into_iter().chain(explorers.unwrap_or_default()) {
            pool.others[kind(card)] += 1;
        }
        let mut is_seen = [false; 1 << 8];
        let mut see = |card: Card| match card {
            Card::Island(number) => is_seen[usize::from(number)] = true,
            other => pool.others[kind(other)] = pool.others[kind(other)].saturating_sub(1),
        };
        let stacks = seen.hands.iter().chain(&seen.piles).chain([&seen.removed, &seen.stock]);
        stacks.filter_map(Stack::open).flatten().copied().for_each(&mut see);
        seen.discards.iter().flatten().flatten().copied().for_each(&mut see);
        sea.cards().chain(gone.iter().copied()).chain(*start).for_each(&mut see);
        explorer.beside.iter().copied().for_each(&mut see);
        explorer.storms.iter().for_each(|(_, storm)| see(*storm));
        contest.iter().flat_map(|contest| &contest.row).copied().for_each(&mut see);
        storms.revealed.iter().for_each(|revealed| see(revealed.storm.into()));
        let lying = [
            (Card::Yellow, storms.yellow.iter()),
            (Card::Orange, storms.orange.iter()),
            (Card::Purple, storms.purple.iter()),
        ];
        for (storm, counts) in lying {
            (0..counts.sum::<u8>()).for_each(|_| see(storm));
        }
        let unseen = (1..=ISLANDS).filter(|number| !is_seen[usize::from(*number)]);
        pool.islands = unseen.map(Card::Island).collect();
        pool
    }

    pub(in crate::tranquility) fn count(&self, card: Card) -> usize {
        self.others[kind(card)]
    }

    fn take(&mut self, card: Card) {
        match card {
            Card::Island(_) => self.islands.retain(|island| *island != card),
            other => self.others[kind(other)] = self.others[kind(other)].saturating_sub(1),
        }
    }

    /// The cards that a seat can have kept from the explorer pile (T-11.3).
    pub(in crate::tranquility) fn keepable(&self) -> Vec<Card> {
        self.some_of(|card| matches!(card, Card::Compass | Card::Finish | Card::Wild))
    }

    fn some_of(&self, chosen: impl Fn(Card) -> bool) -> Vec<Card> {
        let chosen = OTHERS.into_iter().filter(|card| chosen(*card));
        chosen.flat_map(|card| std::iter::repeat_n(card, self.count(card))).collect()
    }

    fn draw_islands(&mut self, count: usize, dice: &mut dyn Dice) -> Vec<Card> {
        shuffle(dice, &mut self.islands);
        self.islands.split_off(self.islands.len().saturating_sub(count))
    }

    /// The cards that lie in draw piles alone, so many monsters being in hands.
    fn only_in_piles(&mut self, board: &Board, held_monsters: usize) -> Vec<Card> {
        if board.options.grid == Grid::Pyramid {
            return Vec::new();
        }
        let mut cards = self.some_of(|card| !matches!(card, Card::Finish | Card::Wild));
        (0..held_monsters).for_each(|_| {
            if let Some(place) = cards.iter().position(|card| *card == Card::Monster) {
                cards.swap_remove(place);
            }
        });
        for card in OTHERS.into_iter().filter(|card| !matches!(card, Card::Finish | Card::Wild)) {
            self.others[kind(card)] = 0;
        }
        cards
    }

    /// What is left, in any order: for hands and piles, and for the explorer pile.
    fn split(mut self, board: &Board, dice: &mut dyn Dice) -> (Vec<Card>, Vec<Card>) {
        let mut others = self.some_of(|_| true);
        if board.options.grid != Grid::Pyramid {
            self.islands.append(&mut others);
        }
        shuffle(dice, &mut self.islands);
        shuffle(dice, &mut others);
        (self.islands, others)
    }
}

/// The place of a card among [`OTHERS`].
fn kind(card: Card) -> usize {
    OTHERS.iter().position(|other| *other == card).unwrap_or(0)
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
        Places {
            hands: seen.hands.iter().map(hand).collect(),
            sizes: seen.hands.iter().map(Stack::len).collect(),
            piles: seen.piles.iter().map(pile).collect(),
            discards: seen.discards.clone(),
            blind: seen
                .board
                .evidence
                .iter()
                .map(|evidence| evidence.special.blind.clone())
                .collect(),
        }
    }

    fn lay_monsters(&mut self, seat: Seat, monsters: usize) {
        self.hands[seat.index()].extend(std::iter::repeat_n(Card::Monster, monsters));
    }

    /// Draws which of the cards that the table knows are in the hand, and which have been discarded: none of
    /// those that the viewer sees.
    fn replay(
        &self,
        seen: &Seen,
        seat: Seat,
        allocation: &Allocation,
        dice: &mut dyn Dice,
    ) -> (Vec<Token>, Vec<Token>) {
        let evidence = seen.board.evidence.get(seat.index());
        let Some(evidence) = evidence.filter(|_| !seen.knows_all_of(seat)) else {
            return Default::default();
        };
        let trail = allocation.trail.as_deref().unwrap_or(&evidence.special.trail);
        let mut discarded: Vec<Token> = trail.tokens().collect();
        let mut held = Vec::new();
        if let Some(hand) = seen.hand(seat) {
            discarded.retain(|token| match token {
                Token::Known(card) => card.number().is_none() || !hand.contains(card),
                _ => true,
            });
        } else {
            held = match allocation.last {
                Some((token, _)) => vec![token],
                None => trail.replay(dice),
            };
            for token in &held {
                if let Some(place) = discarded.iter().position(|other| other == token) {
                    discarded.swap_remove(place);
                }
            }
            if let Some((_, card)) = allocation.last {
                held = vec![Token::Known(card)];
            }
        }
        held.extend(returned::cards(allocation.returned.held).map(Token::Known));
        discarded.extend(returned::cards(allocation.returned.discarded).map(Token::Known));
        (held, discarded)
    }

    /// Lays the cards that the table knows into hand and discards.
    fn lay_known(
        &mut self,
        seat: Seat,
        (held, discarded): &(Vec<Token>, Vec<Token>),
        pool: &mut Pool,
        dice: &mut dyn Dice,
    ) {
        let mut card = |token: &Token, dice: &mut dyn Dice| match token {
            Token::Known(card) => Some(*card),
            Token::Kept => pick(dice, &pool.keepable()).inspect(|card| pool.take(*card)),
            Token::Unknown => None,
        };
        for token in held {
            self.hands[seat.index()].extend(card(token, dice));
        }
        for token in discarded {
            // Another viewer than the seat does not know the order.
            if let Some(place) = self.free_discard(seat, dice) {
                self.discards[seat.index()][place] = card(token, dice);
            }
        }
    }

    /// A place among the discards, that of a card which the seat has seen.
    fn free_discard(&self, seat: Seat, dice: &mut dyn Dice) -> Option<usize> {
        let blind = &self.blind[seat.index()];
        let discards = self.discards[seat.index()].iter().enumerate();
        let free =
            discards.filter(|(place, card)| card.is_none() && !blind.contains(&(*place as u8)));
        pick(dice, &free.map(|(place, _)| place).collect::<Vec<_>>())
    }

    /// The free places of the cards that have come from a seat's draw pile unseen, and of those in it.
    fn unseen(&mut self, seat: usize) -> Vec<&mut Option<Card>> {
        let blind = &self.blind[seat];
        let discards = self.discards[seat].iter_mut().enumerate();
        let blind = discards.filter(|(place, _)| blind.contains(&(*place as u8)));
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
                let drawn = dice.below(places.len().max(1) as u32) as usize;
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
        let seats = 0..self.piles.len();
        let mut places: Vec<usize> =
            (0..seats.clone().map(|seat| self.unseen(seat).len()).sum()).collect();
        draw(dice, &mut places, cards.len());
        let mut first = 0;
        for seat in seats {
            let mut unseen = self.unseen(seat);
            for (place, card) in places.iter().zip(cards) {
                if let Some(free) = place.checked_sub(first).and_then(|it| unseen.get_mut(it)) {
                    **free = Some(*card);
                }
            }
            first += unseen.len();
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
