//! What a seat may do now, listed from the same checks by which actions are accepted.

use super::{
    Phase, Tranquility,
    card::Card,
    view::{Legal, Placeable, Run},
};
use crate::Seat;

impl Tranquility {
    /// Whether the seat has a legal action in its turn (T-2.4).
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        self.must_start(seat)
            || self.can_discard_two(seat)
            || self.check_finish(seat).is_ok()
            || self.placements(seat).next().is_some()
    }

    /// Whether the hand has two cards to discard (T-2.3).
    pub(super) fn can_discard_two(&self, seat: Seat) -> bool {
        self.hands[seat.index()].len() >= 2
    }

    /// All placements that order and hand allow: card, cell, cost (T-3).
    pub(super) fn placements(&self, seat: Seat) -> impl Iterator<Item = (Card, u8, u8)> + '_ {
        self.hands[seat.index()].iter().copied().flat_map(move |card| {
            let gap = card.number().map(|number| self.sea.gap(number));
            gap.into_iter().flat_map(move |gap| {
                gap.cells().filter_map(move |cell| {
                    self.affordable(seat, gap, cell).map(|cost| (card, cell, cost))
                })
            })
        })
    }

    /// Everything the seat may do now.
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        match &self.phase {
            Phase::Over(_) => return legal,
            Phase::Turn if seat == self.active => {
                if self.must_start(seat) {
                    legal.start = true;
                } else {
                    legal.place = self.placeable(seat);
                    legal.discard = self.can_discard_two(seat);
                    legal.finish = self.check_finish(seat).is_ok();
                }
            }
            Phase::Pledging(window) => {
                legal.pledge = Some(window.can_give[seat.index()]);
                legal.agree = window.may_agree(seat);
            }
            Phase::Giving(window) if window.gifts[seat.index()].is_none() => {
                legal.give = Some(window.pledged(seat));
            }
            _ => {}
        }
        legal.concede = !self.conceded[seat.index()];
        legal
    }

    /// The placements by card, in runs of neighbouring cells that cost the same.
    fn placeable(&self, seat: Seat) -> Vec<Placeable> {
        let mut list: Vec<Placeable> = Vec::new();
        for (card, cell, cost) in self.placements(seat) {
            let hopeless =
                card.number().is_some_and(|number| self.sea.gap(number).is_hopeless(cell));
            if list.last().is_none_or(|last| last.card != card) {
                list.push(Placeable { card, runs: Vec::new() });
            }
            let Some(entry) = list.last_mut() else {
                continue;
            };
            match entry.runs.last_mut() {
                Some(Run(_, last, same_cost, same_hope))
                    if *last + 1 == cell && *same_cost == cost && *same_hope == hopeless =>
                {
                    *last = cell;
                }
                _ => entry.runs.push(Run(cell, cell, cost, hopeless)),
            }
        }
        list
    }
}
