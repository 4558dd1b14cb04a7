//! Set-up (S-2): all five rounds are dealt before the first.

use super::card::{Card, WindCard};
use crate::{Dice, Refusal, Seat, chance::shuffle, refuse};
use serde::{Deserialize, Serialize};

/// How many rounds there are (S-2).
pub const ROUNDS: usize = 5;
/// How many tricks a round has, and cards a hand (S-2.2, S-3).
pub const TRICKS: usize = 12;
/// How many wind cards lie face up in a line, the wind of the trick included (S-2.1).
pub const LINE: usize = 3;
/// How many wind cards are known never to come, for experienced players (S-5.1).
pub const NEVER_COMING: usize = 3;

/// How the cards of all rounds lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seat that leads round 1.
    pub first: Seat,
    /// The five rounds.
    pub rounds: Vec<RoundDeal>,
}

/// How the cards of one round lie.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundDeal {
    /// The wind cards, top first: the line, then the pile. For experienced players the last
    /// three are those shown as never coming.
    pub winds: Vec<WindCard>,
    /// Each seat's hand.
    pub hands: Vec<Vec<Card>>,
}

impl Deal {
    pub(in crate::santa_timea) fn random(seats: usize, dice: &mut dyn Dice) -> Deal {
        let first = Seat::at(dice.index(seats));
        Deal { first, rounds: (0..ROUNDS).map(|_| RoundDeal::random(seats, dice)).collect() }
    }

    /// Checks that this is a deal of the game.
    ///
    /// # Errors
    /// The clause that it breaks.
    pub(in crate::santa_timea) fn check(&self, seats: usize) -> Result<(), Refusal> {
        if self.first.index() >= seats {
            refuse!(NotADeal, "S-2.3", "There is no such first seat.");
        }
        if self.rounds.len() != ROUNDS {
            refuse!(NotADeal, "S-2", "There must be five rounds.");
        }
        self.rounds.iter().try_for_each(|round| round.check(seats))
    }
}

impl RoundDeal {
    pub(in crate::santa_timea) fn random(seats: usize, dice: &mut dyn Dice) -> RoundDeal {
        let mut winds: Vec<WindCard> = WindCard::pack().collect();
        shuffle(dice, &mut winds);
        let mut cards: Vec<Card> = Card::pack().collect();
        shuffle(dice, &mut cards);
        RoundDeal { winds, hands: cards.chunks(TRICKS).take(seats).map(<[Card]>::to_vec).collect() }
    }

    pub(in crate::santa_timea) fn check(&self, seats: usize) -> Result<(), Refusal> {
        let mut winds = self.winds.clone();
        winds.sort_unstable();
        if !winds.into_iter().eq(WindCard::pack()) {
            refuse!(NotADeal, "S-2.1", "The wind cards of a round are not those of the game.");
        }
        if self.hands.len() != seats {
            refuse!(NotADeal, "S-2.2", "There must be one hand per seat.");
        }
        if self.hands.iter().any(|hand| hand.len() != TRICKS) {
            refuse!(NotADeal, "S-2.2", "Every hand must have twelve cards.");
        }
        match self.set_aside() {
            Some(_) => Ok(()),
            None => refuse!(NotADeal, "S-2.2", "The hands of a round are not cards of one pack."),
        }
    }

    /// The wheel cards in no hand, sorted; `None` where the hands hold a card too often.
    pub(in crate::santa_timea) fn set_aside(&self) -> Option<Vec<Card>> {
        let mut held = self.hands.concat();
        held.sort_unstable();
        let mut held = held.into_iter().peekable();
        let rest = Card::pack().filter(|card| held.next_if_eq(card).is_none()).collect();
        held.peek().is_none().then_some(rest)
    }
}
