//! Random play, for simulations and benchmarks.

use super::{Action, Phase, Tranquility, card::Card};
use crate::{Dice, Seat, chance::shuffle};

impl Tranquility {
    /// A seat without which the game does not go on; `None` while chance decides and at the end.
    pub fn mover(&self) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.is_waited_for(*seat))
    }

    /// A random legal action of the seat; `None` where it has none but to concede. A forced or
    /// winning action is taken, and in the negotiation it works towards an agreement, so that random
    /// games end. Of eight actions in the turn, one is a discard, as far as there is a choice.
    pub fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        match &self.phase {
            Phase::Turn if seat != self.active => None,
            Phase::Turn if self.must_start(seat) => Some(Action::Start {}),
            Phase::Turn if self.check_finish(seat).is_ok() => Some(Action::Finish {}),
            Phase::Turn if self.can_discard_two(seat) && dice.below(8) == 0 => {
                self.random_discard(seat, dice)
            }
            Phase::Turn => {
                self.random_placement(seat, dice).or_else(|| self.random_discard(seat, dice))
            }
            Phase::Pledging(window) if window.may_agree(seat) => Some(Action::Agree {}),
            Phase::Pledging(window) => Some(Action::Pledge { count: window.missing(seat) }),
            Phase::Giving(window) if window.gifts[seat.index()].is_none() => Some(Action::Give {
                cards: self.random_cards(seat, None, window.pledged(seat), dice),
                from_pile: false,
            }),
            _ => None,
        }
    }

    /// A placement, all those of all cards being equally likely.
    fn random_placement(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        let cells = self.placements(seat).map(|(_, _, stretch)| stretch.length()).sum();
        let mut number = if cells == 0 { return None } else { dice.below(cells) };
        for (card, _, stretch) in self.placements(seat) {
            if number < stretch.length() {
                let pay = self.random_cards(seat, Some(card), stretch.cost, dice);
                return Some(Action::Place { card, cell: stretch.first + number as u8, pay });
            }
            number -= stretch.length();
        }
        None
    }

    fn random_discard(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        let cards = self.random_cards(seat, None, 2, dice);
        Some(Action::Discard { cards: cards.try_into().ok()? })
    }

    fn random_cards(
        &self,
        seat: Seat,
        but: Option<Card>,
        count: u8,
        dice: &mut dyn Dice,
    ) -> Vec<Card> {
        if count == 0 {
            return Vec::new();
        }
        let hand = self.hand(seat).iter().copied();
        let mut cards: Vec<Card> = hand.filter(|card| Some(*card) != but).collect();
        shuffle(dice, &mut cards);
        cards.truncate(count.into());
        cards
    }
}
