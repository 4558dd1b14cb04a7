//! The cards that a viewer sees nowhere.

use super::seen::Seen;
use crate::{
    Dice,
    chance::shuffle,
    core::stack::Stack,
    tranquility::{
        board::Board,
        card::{Card, ISLANDS, OTHERS},
        deal::other_cards,
        modules::explorer::Explorer,
        options::Grid,
    },
};

/// The cards that a viewer sees nowhere, but for start cards that belong to a seat.
#[derive(Clone)]
pub(super) struct Pool {
    pub islands: Vec<Card>,
    /// How many there are of each of [`OTHERS`].
    others: [usize; OTHERS.len()],
}

impl Pool {
    pub(super) fn unseen(seen: &Seen) -> Pool {
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

    pub(super) fn count(&self, card: Card) -> usize {
        self.others[kind(card)]
    }

    pub(super) fn take(&mut self, card: Card) {
        match card {
            Card::Island(_) => self.islands.retain(|island| *island != card),
            other => self.others[kind(other)] = self.others[kind(other)].saturating_sub(1),
        }
    }

    /// Those of the cards that are no islands.
    pub(super) fn some_of(&self, chosen: impl Fn(Card) -> bool) -> Vec<Card> {
        let chosen = OTHERS.into_iter().filter(|card| chosen(*card));
        chosen.flat_map(|card| std::iter::repeat_n(card, self.count(card))).collect()
    }

    pub(super) fn draw_islands(&mut self, count: usize, dice: &mut dyn Dice) -> Vec<Card> {
        shuffle(dice, &mut self.islands);
        self.islands.split_off(self.islands.len().saturating_sub(count))
    }

    /// What is left, in any order: for hands and piles, and for the explorer pile.
    pub(super) fn split(mut self, grid: Grid, dice: &mut dyn Dice) -> (Vec<Card>, Vec<Card>) {
        let mut others = self.some_of(|_| true);
        if grid != Grid::Pyramid {
            self.islands.append(&mut others);
        }
        shuffle(dice, &mut self.islands);
        shuffle(dice, &mut others);
        (self.islands, others)
    }
}

/// Whether a seat can have kept the card from the explorer pile (T-11.3).
pub(super) fn is_kept(card: Card) -> bool {
    matches!(card, Card::Compass | Card::Finish | Card::Wild)
}

/// Whether the card lies in draw piles alone, while no hand holds it: it never enters one, or never leaves it
/// face down.
pub(super) fn is_sunk(card: Card) -> bool {
    card.number().is_none() && !matches!(card, Card::Finish | Card::Wild)
}

/// The place of a card among [`OTHERS`].
fn kind(card: Card) -> usize {
    OTHERS.iter().position(|other| *other == card).unwrap_or(0)
}
