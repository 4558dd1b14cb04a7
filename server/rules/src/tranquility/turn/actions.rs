//! Every action that a seat may take, spelt out, by the checks by which actions are accepted.

use super::{legal::Spot, start::UNSEEN};
use crate::{
    Seat,
    cards::{choices, without},
    tranquility::{
        Action,
        board::{Board, Phase},
        card::{Card, discardable},
    },
};

impl Board {
    pub(in crate::tranquility) fn list_actions(
        &self,
        seat: Seat,
        hand: &[Card],
        out: &mut Vec<Action>,
    ) {
        if seat.index() >= self.seats() || matches!(self.phase, Phase::Over(_)) {
            return;
        }
        let spare = parting(hand);
        match &self.phase {
            Phase::Pledging(window) => {
                let counts = 0..=window.can_give(seat, hand);
                let counts = counts.filter(|count| window.may_pledge(seat, hand, *count));
                out.extend(counts.map(|count| Action::Pledge { count }));
                out.extend(window.may_agree(seat).then_some(Action::Agree {}));
            }
            Phase::Giving(window) if !window.given.contains(seat) => {
                let due = window.pledged(seat).into();
                choices(&spare, due, &mut |cards| {
                    out.push(Action::Give { cards: cards.to_vec(), from_pile: false });
                });
                if let (true, Some(due)) =
                    (window.may_give_unseen.contains(seat), due.checked_sub(UNSEEN.into()))
                {
                    choices(&spare, due, &mut |cards| {
                        out.push(Action::Give { cards: cards.to_vec(), from_pile: true });
                    });
                }
            }
            _ if self.decider() == Some(seat) => self.list_decisions(seat, hand, &spare, out),
            _ => {}
        }
        if self.storms.can_be_ended() {
            let storms = self.storms.all().into_iter();
            out.extend(storms.map(|storm| Action::SpendCompass { storm }));
        }
        let concedes = self.contest.is_none() && !self.conceded.contains(seat);
        out.extend(concedes.then_some(Action::Concede {}));
    }

    /// What the one seat that has to decide may do.
    fn list_decisions(&self, seat: Seat, hand: &[Card], spare: &[Card], out: &mut Vec<Action>) {
        match &self.phase {
            Phase::Turn => self.list_turn_actions(seat, hand, spare, out),
            Phase::Rocks => {
                out.extend(self.rows_for_rocks().into_iter().map(|row| Action::MoveRocks { row }));
                pairs(spare, &mut |cards| out.push(Action::KeepRocks { cards }));
            }
            Phase::StormRevealed => out.push(Action::FaceStorm {}),
            Phase::StormPurple => {
                out.extend(self.rows_for_purple().into_iter().map(|row| Action::Blow { row }));
            }
            Phase::StormYellow { due, .. } => choices(spare, (*due).into(), &mut |cards| {
                out.push(Action::Reduce { cards: cards.to_vec() });
            }),
            Phase::ExplorerPay { due } => choices(spare, (*due).into(), &mut |cards| {
                out.push(Action::Pay { cards: cards.to_vec() });
            }),
            _ => {}
        }
    }

    fn list_turn_actions(&self, seat: Seat, hand: &[Card], spare: &[Card], out: &mut Vec<Action>) {
        let named = [(Card::Start, None), (Card::Wild, Some(Card::Wild))];
        for (card, name) in named {
            out.extend(
                self.check_start(hand, card).is_ok().then_some(Action::Start { card: name }),
            );
        }
        if self.must_start(hand) {
            return;
        }
        let named = [(Card::Finish, None), (Card::Wild, Some(Card::Wild))];
        for (card, name) in named {
            let finish = Action::Finish { card: name };
            out.extend(self.check_finish(hand, card).is_ok().then_some(finish));
        }
        self.spots(seat, hand).for_each(|spot| self.list_placements(spot, spare, out));
        pairs(spare, &mut |cards| out.push(Action::Discard { cards }));
        out.extend(self.prey(hand).map(|cell| Action::Monster { cell }));
        out.extend(self.storms_in_reach(hand).iter().map(|cell| Action::Compass { cell }));
        for cell in self.turnable(hand).iter() {
            choices(hand, 1, &mut |cards| {
                out.extend(cards.iter().map(|card| Action::TurnOver { card: *card, cell }));
            });
        }
        out.extend(self.may_discard_hand(hand).then_some(Action::DiscardHand {}));
        out.extend(self.may_swap(seat, hand).then_some(Action::SwapHand {}));
        out.extend(self.must_pass(seat, hand).then_some(Action::Pass {}));
    }

    /// The placements of one card at one cost: on each cell with each payment.
    fn list_placements(&self, spot: Spot, spare: &[Card], out: &mut Vec<Action>) {
        let Spot { card, number, stretch, .. } = spot;
        let number = (card == Card::Wild).then_some(number);
        let rest = without(spare, card);
        for cell in stretch.first..=stretch.last {
            if self.is_explorer_cell(cell) {
                out.push(Action::Place { card, number, cell, pay: None });
                continue;
            }
            choices(&rest, stretch.cost.into(), &mut |pay| {
                out.push(Action::Place { card, number, cell, pay: Some(pay.to_vec()) });
            });
        }
    }
}

/// The cards of a hand that can be discarded, paid and given (T-6.3), sorted.
fn parting(hand: &[Card]) -> Vec<Card> {
    let mut cards = Vec::with_capacity(discardable(hand).into());
    cards.extend(hand.iter().filter(|card| card.is_discardable()));
    cards
}

/// Shows every two cards of a sorted list.
fn pairs(hand: &[Card], show: &mut impl FnMut([Card; 2])) {
    choices(hand, 2, &mut |cards| {
        if let [one, other] = cards {
            show([*one, *other]);
        }
    });
}
