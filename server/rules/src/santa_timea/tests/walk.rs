//! Random games to look at, ply by ply.

use super::table::{BASE, EXPERIENCED};
use crate::{
    Dice, Game, Logged, RandomPlay, Seat,
    chance::{SeedDice, pick},
    core::game::StepOf,
    play_on,
    santa_timea::{
        Action, Card, Deal, Options, SantaTimea,
        deal::{RoundDeal, TRICKS},
    },
    testing,
};
use proptest::{prelude::*, sample::select};

/// A game that is still to be played.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub seats: usize,
    pub options: Options,
    pub seed: u64,
    /// Whether pirates are kept to the end, so that they are led, and equal cards sought.
    pub sly: bool,
}

pub fn settings() -> impl Strategy<Value = Setting> {
    let options = select(&[BASE, EXPERIENCED][..]);
    (2..=5_usize, options, any::<u64>(), any::<bool>())
        .prop_map(|(seats, options, seed, sly)| Setting { seats, options, seed, sly })
}

impl Setting {
    /// How the cards lie.
    pub fn deal(self) -> Deal {
        let chance = testing::seed(self.seed);
        let mut deal = SantaTimea::deal(&self.options, self.seats, &mut chance.dice(0));
        if self.sly {
            deal.rounds.iter_mut().for_each(gather_pirates);
        }
        deal
    }

    /// The game before its first action.
    pub fn begin(self) -> Logged<SantaTimea> {
        Logged::<SantaTimea>::set_up(&self.options, self.seats, &self.deal()).unwrap()
    }

    /// Plays the game at random to its end and shows every position, first and last included.
    pub fn walk(
        self,
        mut look: impl FnMut(&Logged<SantaTimea>, &mut SeedDice),
    ) -> Logged<SantaTimea> {
        self.steps(|_, game, dice| look(game, dice))
    }

    /// The same, with what led to each position.
    pub fn steps(
        self,
        look: impl FnMut(Option<&StepOf<SantaTimea>>, &Logged<SantaTimea>, &mut SeedDice),
    ) -> Logged<SantaTimea> {
        let next = |game: &Logged<SantaTimea>, dice: &mut SeedDice| self.next(game, dice);
        let seed = testing::seed(self.seed);
        play_on(self.begin(), &seed, next, look).unwrap()
    }

    /// What happens next. Triplets are chosen in any order.
    fn next(self, game: &SantaTimea, dice: &mut dyn Dice) -> Option<(Seat, Action)> {
        let seat = pick(dice, &game.waiting())?;
        if self.sly && dice.below(3) > 0 {
            let sly = pick(dice, &sly_cards(game, seat));
            if let Some(card) = sly {
                return Some((seat, Action::Play { card }));
            }
        }
        Some((seat, game.random_action(seat, dice).expect("who is waited for can act")))
    }
}

/// Deals all pirates to the first seat.
fn gather_pirates(deal: &mut RoundDeal) {
    let [first, others @ ..] = deal.hands.as_mut_slice() else { return };
    let mut numbered = first.iter_mut().filter(|card| **card != Card::Pirate);
    let pirates = others.iter_mut().flatten().filter(|card| **card == Card::Pirate);
    for pirate in pirates {
        std::mem::swap(pirate, numbered.next().expect("four of twelve"));
    }
}

/// Numbered cards that are as much worth as one of the trick, or else all numbered cards.
fn sly_cards(game: &SantaTimea, seat: Seat) -> Vec<Card> {
    let trick = &game.board.trick;
    let mut numbered = game.legal(seat).play;
    numbered.retain(|card| *card != Card::Pirate);
    let mut equal = numbered.clone();
    equal.retain(|card| {
        trick.cards().iter().any(|played| played.value == trick.value_of_next(*card))
    });
    if equal.is_empty() { numbered } else { equal }
}

/// How many actions a game has.
pub fn length(setting: Setting) -> usize {
    let choices = if setting.options.experienced { setting.seats } else { 0 };
    5 * (TRICKS * setting.seats + choices)
}
