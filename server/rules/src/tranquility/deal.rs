//! Set-up (T-1): the deal, and what chance decides before the first turn.

use super::{
    Chance, Phase, Tranquility,
    card::{Card, FINISHES, ISLANDS},
    log::LogLine,
    options::Options,
    sea::Sea,
};
use crate::{
    Dice, Refusal, Seat,
    chance::{pick, shuffle},
};
use serde::{Deserialize, Serialize};

/// How the cards lie after T-1.2, before anybody draws. Piles are listed top card first.
///
/// It has no `Debug` form, so that it gets into no log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Each seat's draw pile.
    pub draw_piles: Vec<Vec<Card>>,
    /// The islands taken out unseen (T-1.1).
    pub removed: Vec<Card>,
}

impl Deal {
    /// Deals at random (T-1.1, T-1.2).
    pub(super) fn random(options: &Options, seats: usize, dice: &mut dyn Dice) -> Deal {
        let mut islands: Vec<Card> = (1..=ISLANDS).map(Card::Island).collect();
        shuffle(dice, &mut islands);
        let removed = islands.split_off(islands.len() - usize::from(options.removed));
        let mut cards = islands;
        cards.extend([Card::Finish; FINISHES]);
        shuffle(dice, &mut cards);

        let mut order: Vec<usize> = (0..seats).collect();
        shuffle(dice, &mut order);
        let mut sizes = vec![cards.len() / seats; seats];
        for seat in order.iter().take(cards.len() % seats) {
            sizes[*seat] += 1;
        }
        let mut cards = cards.into_iter();
        let draw_piles =
            sizes.into_iter().map(|size| cards.by_ref().take(size).collect()).collect();
        Deal { draw_piles, removed }
    }

    /// Checks that this is a deal of the game with those options.
    ///
    /// # Errors
    /// The clause of T-1 that it breaks.
    pub(super) fn check(&self, options: &Options, seats: usize) -> Result<(), Refusal> {
        let wrong = |clause, why: &'static str| Err(Refusal::new("not_a_deal", clause, why));
        if self.removed.len() != usize::from(options.removed) {
            return wrong("T-1.1", "The number of removed islands is not that of the options.");
        }
        if self.removed.iter().any(|card| card.number().is_none()) {
            return wrong("T-1.1", "Only islands can be removed.");
        }
        if self.draw_piles.len() != seats {
            return wrong("T-1.2", "There must be one draw pile per seat.");
        }
        let mut cards: Vec<Card> = self.draw_piles.iter().flatten().copied().collect();
        cards.extend(&self.removed);
        cards.sort_unstable();
        let islands = (1..=ISLANDS).map(Card::Island);
        if !cards.into_iter().eq(islands.chain([Card::Finish; FINISHES])) {
            return wrong("T-1.2", "The cards are not those of the game.");
        }
        let sizes = || self.draw_piles.iter().map(Vec::len);
        if sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0) > 1 {
            return wrong("T-1.2", "The cards must be dealt out as evenly as possible.");
        }
        Ok(())
    }
}

impl Tranquility {
    /// Lays the table for a checked deal; each seat draws its first hand (T-1.3).
    pub(super) fn first_hands(deal: &Deal) -> Tranquility {
        let seats = deal.draw_piles.len();
        let mut game = Tranquility {
            sea: Sea::default(),
            hands: vec![Vec::new(); seats],
            piles: deal
                .draw_piles
                .iter()
                .map(|pile| pile.iter().rev().copied().collect())
                .collect(),
            discards: vec![Vec::new(); seats],
            removed: deal.removed.clone(),
            started: false,
            phase: Phase::StartsDue,
            active: Seat(0),
            conceded: vec![false; seats],
            log: Vec::new(),
        };
        for seat in Seat::all(seats) {
            game.refill(seat);
        }
        game
    }

    pub(super) fn draw_set_up_chance(&self, dice: &mut dyn Dice) -> Option<Chance> {
        match self.phase {
            Phase::StartsDue => Some(Chance::StartAt(
                self.piles.iter().map(|pile| dice.below(pile.len() as u32 + 1) as u8).collect(),
            )),
            Phase::FirstDue => pick(dice, &self.possible_first_seats()).map(Chance::First),
            _ => None,
        }
    }

    pub(super) fn apply_set_up_chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        let impossible =
            |clause, why: &'static str| Err(Refusal::new("impossible_chance", clause, why));
        match (&self.phase, chance) {
            (Phase::StartsDue, Chance::StartAt(positions)) => {
                let fits = positions.len() == self.piles.len()
                    && positions
                        .iter()
                        .zip(&self.piles)
                        .all(|(at, pile)| usize::from(*at) <= pile.len());
                if !fits {
                    return impossible(
                        "T-1.4",
                        "Each pile takes one start card, somewhere within it.",
                    );
                }
                for (at, pile) in positions.iter().zip(&mut self.piles) {
                    pile.insert(pile.len() - usize::from(*at), Card::Start);
                }
                self.phase = Phase::FirstDue;
                Ok(())
            }
            (Phase::FirstDue, Chance::First(seat)) => {
                if !self.possible_first_seats().contains(seat) {
                    return impossible(
                        "T-1.5",
                        "The first seat is one with the fewest cards in its pile.",
                    );
                }
                self.log.push(LogLine::First { seat: *seat });
                self.begin_turn(*seat);
                Ok(())
            }
            (Phase::StartsDue, _) => impossible("T-1.4", "The start cards are shuffled in first."),
            (Phase::FirstDue, _) => impossible("T-1.5", "The first seat is to be drawn."),
            (Phase::Over(_), _) => impossible("T-8", "The game is over."),
            _ => impossible("T-2.1", "Nothing is left to chance now."),
        }
    }

    /// The seats with the fewest cards in their draw pile (T-1.5).
    fn possible_first_seats(&self) -> Vec<Seat> {
        let fewest = self.piles.iter().map(Vec::len).min();
        Seat::all(self.seats())
            .filter(|seat| Some(self.piles[seat.index()].len()) == fewest)
            .collect()
    }
}
