//! Random play, for simulations and benchmarks.

use crate::{
    Dice, RandomPlay, Seat,
    cards::Unpaid as _,
    chance::pick,
    small,
    tranquility::{
        Action, Sight, Template, Tranquility,
        board::{Board, Phase},
        card::Card,
    },
};
use std::mem::discriminant;

impl RandomPlay for Tranquility {
    fn draw_action(sight: Sight<'_>, dice: &mut dyn Dice) -> Option<Action> {
        sight.board().draw_action(sight.seat(), sight.hand(), dice)
    }
}

impl Board {
    /// A random legal action of the seat; `None` where it has none but to concede. A winning action is
    /// taken, and in the negotiation it works towards an agreement, so that random games end. In the
    /// turn most actions are placements, as far as there is a choice.
    fn draw_action(&self, seat: Seat, hand: &[Card], dice: &mut dyn Dice) -> Option<Action> {
        // Most actions of a game are placements: what else could be done is then not looked up.
        let is_plain_turn = self.may_place(seat, hand)
            && !self.storms.can_be_ended()
            && !self.may_finish(hand, Card::Finish)
            && !self.may_finish(hand, Card::Wild);
        if is_plain_turn {
            return self.draw_turn_action(seat, hand, None, dice);
        }
        let others = self.templates_but_placements(seat, hand);
        if let Phase::Pledging(window) = &self.phase {
            let agrees = others.contains(&Template::Agree {});
            let pledge = Template::Pledge { count: window.missing(seat, hand) };
            return if agrees { Template::Agree {} } else { pledge }.with(Vec::new());
        }
        let is_storm = |template: &Template| matches!(template, Template::SpendCompass { .. });
        let (storms, others): (Vec<Template>, _) = others.into_iter().partition(is_storm);
        if !storms.is_empty() && (self.is_stuck() || dice.below(4) == 0) {
            return pick(dice, &storms)?.with(Vec::new());
        }
        let is_finish = |template: &&Template| matches!(template, Template::Finish { .. });
        if let Some(finish) = others.iter().find(is_finish) {
            return finish.with(Vec::new());
        }
        self.draw_turn_action(seat, hand, Some(others), dice)
    }

    /// A placement, seven times of eight, or something else, as far as there is a choice.
    fn draw_turn_action(
        &self,
        seat: Seat,
        hand: &[Card],
        others: Option<Vec<Template>>,
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        if dice.below(8) > 0
            && let Some(placement) = self.random_placement(seat, hand, dice)
        {
            return Some(placement);
        }
        let mut others = others.unwrap_or_else(|| self.templates_but_placements(seat, hand));
        others.retain(|template| *template != Template::Concede {});
        // Of every kind equally often, however many there are of it.
        let is_same = |one: &Template, other: &Template| discriminant(one) == discriminant(other);
        let kinds: Vec<&[Template]> = others.chunk_by(is_same).collect();
        let chosen = pick(dice, &kinds).and_then(|kind| pick(dice, kind));
        match chosen {
            Some(template) => template.at_random(hand, dice),
            None => self.random_placement(seat, hand, dice),
        }
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
        for spot in spots {
            if number < spot.stretch.length() {
                let cell = spot.stretch.first + small(number);
                return self.placement(spot, cell).at_random(hand, dice);
            }
            number -= spot.stretch.length();
        }
        None
    }
}
