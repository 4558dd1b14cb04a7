//! Random play, for simulations and benchmarks.

use super::{Action, Phase, Tranquility, card::Card, view::Run};
use crate::{
    Dice, Game, Seat,
    chance::{pick, shuffle},
};

impl Tranquility {
    /// The seats that have something to do now and are neither conceding nor renegotiating.
    pub fn movers(&self) -> Vec<Seat> {
        self.public().waiting
    }

    /// A random legal action of the seat, every kind it has being equally likely; `None` where it
    /// has none but to concede. In the negotiation it works towards an agreement, so that random
    /// games end.
    pub fn random_action(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Action> {
        let legal = self.legal(seat);
        let hand = &self.hands[seat.index()];
        if let Some(count) = legal.give {
            return Some(Action::Give {
                cards: random_cards(hand, None, count.into(), dice),
                from_pile: false,
            });
        }
        if legal.agree {
            return Some(Action::Agree {});
        }
        if let Phase::Pledging(window) = &self.phase {
            let others: u8 = window
                .pledges
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != seat.index())
                .filter_map(|(_, pledge)| *pledge)
                .sum();
            let count =
                super::start::NEEDED.saturating_sub(others).min(window.can_give[seat.index()]);
            return Some(Action::Pledge { count });
        }
        if legal.start {
            return Some(Action::Start {});
        }
        if legal.finish {
            return Some(Action::Finish {});
        }
        let place = !legal.place.is_empty() && (!legal.discard || dice.below(8) > 0);
        if place {
            let choice = legal.place.get(dice.below(legal.place.len() as u32) as usize)?;
            let Run(first, last, cost, _) = pick(dice, &choice.runs)?;
            let cell = first + dice.below(u32::from(last - first) + 1) as u8;
            let pay = random_cards(hand, Some(choice.card), cost.into(), dice);
            return Some(Action::Place { card: choice.card, cell, pay });
        }
        if legal.discard {
            let cards = random_cards(hand, None, 2, dice);
            return Some(Action::Discard { cards: [*cards.first()?, *cards.get(1)?] });
        }
        None
    }
}

fn random_cards(hand: &[Card], but: Option<Card>, count: usize, dice: &mut dyn Dice) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().copied().filter(|card| Some(*card) != but).collect();
    shuffle(dice, &mut cards);
    cards.truncate(count);
    cards
}
