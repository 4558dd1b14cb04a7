//! Every action that a seat may take, spelt out, by the checks by which actions are accepted.

use crate::{
    Seat,
    ascent::{Action, board::Board, card::Card, modules::wildlife, mountain::cell::Cell},
    cards::{choices, without},
};

impl Board {
    /// Lists every action of a seat with that hand.
    pub fn actions(&self, seat: Seat, hand: &[Card], out: &mut Vec<Action>) {
        if self.check_turn(seat).is_ok() {
            self.list_turn_actions(hand, out);
        }
        let goes_on = seat.index() < self.seats.into() && self.outcome().is_none();
        out.extend((goes_on && !self.conceded.contains(seat)).then_some(Action::Concede {}));
    }

    fn list_turn_actions(&self, hand: &[Card], out: &mut Vec<Action>) {
        let pay = |card: Card, cost: u8, show: &mut dyn FnMut(Vec<Card>)| {
            choices(&without(hand, card), cost.into(), &mut |cards| show(cards.to_vec()));
        };
        let placements = self.placements(hand);
        for (card, cell, cost) in placements.slopes() {
            pay(card, cost, &mut |pay| out.push(Action::Slope { card, cell, pay }));
        }
        for (card, cell, to, cost) in placements.campfires() {
            pay(card, cost, &mut |pay| out.push(Action::Campfire { card, cell, to, pay }));
        }
        out.extend(placements.bridges().map(|cell| Action::Bridge { cell }));
        out.extend(self.can_place_summit(hand).then_some(Action::Summit {}));
        choices(hand, 2, &mut |cards| {
            if let [one, other] = cards {
                out.push(Action::Discard { cards: [*one, *other] });
            }
        });
        for path in self.paths(hand) {
            choices(hand, path.len().saturating_sub(1), &mut |pay| {
                out.push(Action::Lead { path: path.clone(), pay: pay.to_vec() });
            });
        }
        out.extend(self.has_grapple().then_some(Action::Grapple {}));
    }

    /// All paths along which a seat with that hand may lead a herd.
    pub(in crate::ascent) fn paths(&self, hand: &[Card]) -> Vec<Vec<Cell>> {
        let mut paths = Vec::new();
        let mut longest: Vec<Vec<Cell>> = self.herds.iter().map(|(cell, _)| vec![cell]).collect();
        for _ in hand {
            longest = longest
                .iter()
                .flat_map(|path| {
                    let end = path.last().into_iter();
                    let next = end.flat_map(|end| wildlife::steps(&self.mountain, *end));
                    next.map(move |step| [path.as_slice(), &[step]].concat())
                })
                .collect();
            paths.extend_from_slice(&longest);
        }
        paths
    }
}
