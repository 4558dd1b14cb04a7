//! What a seat may do now, listed from the same checks by which actions are accepted.

use super::{
    Phase, Tranquility,
    card::Card,
    sea::{Gap, Stretch},
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
        self.hand(seat).len() >= 2
    }

    /// All placements that order and hand allow, by card, in stretches of equal cost (T-3).
    pub(super) fn placements(&self, seat: Seat) -> impl Iterator<Item = (Card, Gap, Stretch)> {
        let payable = self.payable(seat);
        let islands = self.hand(seat).iter().filter_map(|card| Some((*card, card.number()?)));
        islands.flat_map(move |(card, number)| {
            let gap = self.sea.gap(number);
            let stretches = gap.stretches().filter(move |stretch| stretch.cost <= payable);
            stretches.map(move |stretch| (card, gap, stretch))
        })
    }

    /// Everything the seat may do now.
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        if seat.index() >= self.seats() {
            return legal;
        }
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
        for (card, gap, stretch) in self.placements(seat) {
            let runs = gap.by_hope(stretch).map(Run::from);
            match list.last_mut() {
                Some(last) if last.card == card => last.runs.extend(runs),
                _ => list.push(Placeable { card, runs: runs.collect() }),
            }
        }
        list
    }
}
