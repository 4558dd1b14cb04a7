//! Random play, for simulations and benchmarks.

use super::legal::Spot;
use crate::{
    Dice, Seat,
    chance::{pick, shuffle},
    tranquility::{
        Action,
        board::{Board, Phase},
        card::{Card, discardable},
        wire::offers::Legal,
    },
};

impl Board {
    /// A random legal action of the seat; `None` where it has none but to concede. A winning action is
    /// taken, and in the negotiation it works towards an agreement, so that random games end. In the
    /// turn most actions are placements, as far as there is a choice.
    pub(in crate::tranquility) fn draw_action(
        &self,
        seat: Seat,
        hand: &[Card],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        // Most actions of a game are placements: what else could be done is then not looked up.
        let is_plain_turn = self.may_place(seat, hand)
            && !self.storms.can_be_ended()
            && self.check_finish(hand, Card::Finish).is_err()
            && self.check_finish(hand, Card::Wild).is_err();
        if is_plain_turn {
            return self.draw_turn_action(seat, hand, dice);
        }
        let legal = self.legal_but_placements(seat, hand);
        if let Some(count) = legal.give {
            let unseen = legal.give_from_pile.filter(|_| {
                dice.below(2) == 0 || usize::from(count) > usize::from(discardable(hand))
            });
            let from_pile = unseen.is_some();
            let count = count - unseen.unwrap_or(0);
            return Some(Action::Give { cards: random_cards(hand, None, count, dice), from_pile });
        }
        if legal.agree {
            return Some(Action::Agree {});
        }
        if let Phase::Pledging(window) = &self.phase {
            return Some(Action::Pledge { count: window.missing(seat, hand) });
        }
        if let Some(count) = legal.reduce {
            return Some(Action::Reduce { cards: random_cards(hand, None, count, dice) });
        }
        if let Some(count) = legal.pay {
            return Some(Action::Pay { cards: random_cards(hand, None, count, dice) });
        }
        if !legal.spend_compass.is_empty() && (self.is_stuck() || dice.below(4) == 0) {
            let storm = pick(dice, &legal.spend_compass)?;
            return Some(Action::SpendCompass { storm });
        }
        if legal.finish {
            return Some(Action::Finish { card: None });
        }
        if legal.finish_wild {
            return Some(Action::Finish { card: Some(Card::Wild) });
        }
        self.draw_turn_action(seat, hand, dice)
    }

    /// A placement, seven times of eight, or something else, as far as there is a choice.
    fn draw_turn_action(&self, seat: Seat, hand: &[Card], dice: &mut dyn Dice) -> Option<Action> {
        if dice.below(8) > 0
            && let Some(placement) = self.random_placement(seat, hand, dice)
        {
            return Some(placement);
        }
        let legal = self.legal_but_placements(seat, hand);
        pick_one(self.other_actions(hand, &legal, dice), dice)
            .or_else(|| self.random_placement(seat, hand, dice))
    }

    fn other_actions(&self, hand: &[Card], legal: &Legal, dice: &mut dyn Dice) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut two = || random_cards(hand, None, 2, dice).try_into().ok();
        if let (Some(_), Some(cards)) = (legal.discard, two()) {
            actions.push(Action::Discard { cards });
        }
        if let (Some(_), Some(cards)) = (legal.keep_rocks, two()) {
            actions.push(Action::KeepRocks { cards });
        }
        actions.extend(pick(dice, &legal.move_rocks).map(|row| Action::MoveRocks { row }));
        actions.extend(pick(dice, &legal.blow).map(|row| Action::Blow { row }));
        actions.extend(pick(dice, &legal.monster).map(|cell| Action::Monster { cell }));
        actions.extend(pick(dice, &legal.compass).map(|cell| Action::Compass { cell }));
        let turned = pick(dice, &legal.turn_over).zip(pick(dice, hand));
        actions.extend(turned.map(|(cell, card)| Action::TurnOver { card, cell }));
        let plain = [
            (legal.start, Action::Start { card: None }),
            (legal.start_wild, Action::Start { card: Some(Card::Wild) }),
            (legal.discard_hand, Action::DiscardHand {}),
            (legal.face_storm, Action::FaceStorm {}),
            (legal.swap_hand, Action::SwapHand {}),
            (legal.pass, Action::Pass {}),
        ];
        actions
            .extend(plain.into_iter().filter(|(is_legal, _)| *is_legal).map(|(_, action)| action));
        actions
    }

    /// A placement, all those of all cards being equally likely.
    fn random_placement(&self, seat: Seat, hand: &[Card], dice: &mut dyn Dice) -> Option<Action> {
        if !self.may_place(seat, hand) {
            return None;
        }
        // Most turns have fewer: one list of that size is made faster than one that grows.
        let mut spots = Vec::with_capacity(16);
        self.spots(seat, hand).for_each(|spot| spots.push(spot));
        let cells = spots.iter().map(|spot| spot.stretch.length()).sum();
        let mut number = if cells == 0 { return None } else { dice.below(cells) };
        for Spot { card, number: stands_for, stretch, .. } in spots {
            if number < stretch.length() {
                let cell = stretch.first + number as u8;
                let pay = random_cards(hand, Some(card), stretch.cost, dice);
                return Some(Action::Place {
                    card,
                    number: (card == Card::Wild).then_some(stands_for),
                    cell,
                    pay: (!self.is_explorer_cell(cell)).then_some(pay),
                });
            }
            number -= stretch.length();
        }
        None
    }
}

fn pick_one(mut actions: Vec<Action>, dice: &mut dyn Dice) -> Option<Action> {
    if actions.is_empty() {
        return None;
    }
    let place = dice.below(actions.len() as u32) as usize;
    Some(actions.swap_remove(place))
}

/// So many cards of a hand that can be discarded, but not one copy of that one.
fn random_cards(hand: &[Card], but: Option<Card>, count: u8, dice: &mut dyn Dice) -> Vec<Card> {
    if count == 0 {
        return Vec::new();
    }
    let mut cards: Vec<Card> = hand.iter().copied().filter(|card| card.is_discardable()).collect();
    if let Some(place) = cards.iter().position(|card| Some(*card) == but) {
        cards.remove(place);
    }
    shuffle(dice, &mut cards);
    cards.truncate(count.into());
    cards
}
