//! Every action that a seat may take, spelt out, by the checks by which actions are accepted.

use super::{
    Action, Phase, Tranquility,
    card::{Card, discardable},
    legal::Spot,
    start::UNSEEN,
};
use crate::{
    Game, Seat,
    cards::{choices, without},
};

impl Tranquility {
    pub(super) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() >= self.seats() || matches!(self.phase, Phase::Over(_)) {
            return;
        }
        let hand = self.parting(seat);
        match &self.phase {
            Phase::Pledging(window) => {
                let counts = 0..=window.can_give[seat.index()];
                let counts = counts.filter(|count| window.check_pledge(seat, *count).is_ok());
                out.extend(counts.map(|count| Action::Pledge { count }));
                out.extend(window.may_agree(seat).then_some(Action::Agree {}));
            }
            Phase::Giving(window) if window.gifts[seat.index()].is_none() => {
                let due = window.pledged(seat).into();
                choices(&hand, due, &mut |cards| {
                    out.push(Action::Give { cards: cards.to_vec(), from_pile: false });
                });
                if let (true, Some(due)) =
                    (window.may_give_unseen[seat.index()], due.checked_sub(UNSEEN.into()))
                {
                    choices(&hand, due, &mut |cards| {
                        out.push(Action::Give { cards: cards.to_vec(), from_pile: true });
                    });
                }
            }
            phase if self.decider() == Some(seat) => self.list_decisions(seat, phase, &hand, out),
            _ => {}
        }
        if self.storms.can_be_ended() {
            let storms = self.storms.all().into_iter();
            out.extend(storms.map(|storm| Action::SpendCompass { storm }));
        }
        out.extend(self.concede().filter(|_| !self.has_conceded(seat)));
    }

    /// What the one seat that has to decide may do.
    fn list_decisions(&self, seat: Seat, phase: &Phase, hand: &[Card], out: &mut Vec<Action>) {
        match phase {
            Phase::Turn => self.list_turn_actions(seat, hand, out),
            Phase::Rocks => {
                out.extend(self.rows_for_rocks().into_iter().map(|row| Action::MoveRocks { row }));
                pairs(hand, &mut |cards| out.push(Action::KeepRocks { cards }));
            }
            Phase::StormRevealed => out.push(Action::FaceStorm {}),
            Phase::StormPurple => {
                out.extend(self.rows_for_purple().into_iter().map(|row| Action::Blow { row }));
            }
            Phase::StormYellow { due, .. } => choices(hand, (*due).into(), &mut |cards| {
                out.push(Action::Reduce { cards: cards.to_vec() });
            }),
            Phase::ExplorerPay { due } => choices(hand, (*due).into(), &mut |cards| {
                out.push(Action::Pay { cards: cards.to_vec() });
            }),
            _ => {}
        }
    }

    fn list_turn_actions(&self, seat: Seat, hand: &[Card], out: &mut Vec<Action>) {
        let named = [(Card::Start, None), (Card::Wild, Some(Card::Wild))];
        for (card, name) in named {
            out.extend(
                self.check_start(seat, card).is_ok().then_some(Action::Start { card: name }),
            );
        }
        if self.must_start(seat) {
            return;
        }
        let named = [(Card::Finish, None), (Card::Wild, Some(Card::Wild))];
        for (card, name) in named {
            let finish = Action::Finish { card: name };
            out.extend(self.check_finish(seat, card).is_ok().then_some(finish));
        }
        self.spots(seat).for_each(|spot| self.list_placements(spot, hand, out));
        pairs(hand, &mut |cards| out.push(Action::Discard { cards }));
        out.extend(self.prey(seat).map(|cell| Action::Monster { cell }));
        out.extend(self.storms_in_reach(seat).iter().map(|cell| Action::Compass { cell }));
        for cell in self.turnable(seat).iter() {
            choices(self.hand(seat), 1, &mut |cards| {
                out.extend(cards.iter().map(|card| Action::TurnOver { card: *card, cell }));
            });
        }
        out.extend(self.check_discard_hand(seat).is_ok().then_some(Action::DiscardHand {}));
        out.extend(self.check_swap(seat).is_ok().then_some(Action::SwapHand {}));
        out.extend(self.check_pass(seat).is_ok().then_some(Action::Pass {}));
    }

    /// The placements of one card at one cost: on each cell with each payment.
    fn list_placements(&self, spot: Spot, hand: &[Card], out: &mut Vec<Action>) {
        let Spot { card, number, stretch, .. } = spot;
        let number = (card == Card::Wild).then_some(number);
        let rest = without(hand, card);
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

    /// The cards of the hand that can be discarded, paid and given (T-6.3), sorted.
    fn parting(&self, seat: Seat) -> Vec<Card> {
        let hand = self.hand(seat);
        let mut cards = Vec::with_capacity(discardable(hand).into());
        cards.extend(hand.iter().filter(|card| card.is_discardable()));
        cards
    }
}

/// Shows every two cards of a sorted list.
fn pairs(hand: &[Card], show: &mut impl FnMut([Card; 2])) {
    choices(hand, 2, &mut |cards| {
        if let [one, other] = cards {
            show([*one, *other]);
        }
    });
}
