//! What a seat can pay with: the cards that it can spare, and other ways to pay for an action.

use super::{chart::Chart, choice::Plan, inputs::inputs};
use crate::network::Network;
use rules::{
    small,
    tranquility::{Action, Card},
};
use std::iter::once;

/// The most cards of a hand that are looked at.
pub const HAND: usize = 16;

/// How many ways to pay are worth comparing where a network tells which.
const WAYS: usize = 3;

/// The cards that a seat can part with, cheapest first.
pub struct Spares {
    cards: [(f32, Card); HAND],
    count: usize,
}

impl Spares {
    /// The spare cards of a hand, of which each would gain so much if it were placed now.
    pub fn new(chart: &Chart<'_>, gains: &[f32; HAND]) -> Spares {
        let mut spares = Spares { cards: [(0.0, Card::Start); HAND], count: 0 };
        for (card, gain) in chart.sight.hand().iter().zip(gains) {
            if card.is_discardable() {
                spares.cards[spares.count] = (chart.loss(*card, *gain), *card);
                spares.count += 1;
            }
        }
        spares.cards[..spares.count].sort_by(|one, other| one.0.total_cmp(&other.0));
        spares
    }

    /// The spare cards as if none of them could be placed now.
    pub fn plain(chart: &Chart<'_>) -> Spares {
        Spares::new(chart, &[0.0; HAND])
    }

    /// The losses with the cards, cheapest first.
    pub fn all(&self) -> &[(f32, Card)] {
        &self.cards[..self.count]
    }

    /// The losses with the cards, one copy of a card that is placed set apart.
    fn without(&self, placed: Option<Card>) -> impl Iterator<Item = (f32, Card)> {
        let apart =
            placed.and_then(|placed| self.all().iter().position(|(_, card)| *card == placed));
        let left = self.all().iter().enumerate().filter(move |(place, _)| Some(*place) != apart);
        left.map(|(_, spare)| *spare)
    }

    /// The cheapest cards but for the one that is placed.
    pub fn pick(&self, count: u8, placed: Option<Card>) -> Vec<Card> {
        self.without(placed).take(count.into()).map(|(_, card)| card).collect()
    }

    /// What is lost with [them](Spares::pick); `None` if there are too few.
    pub fn price(&self, count: u8, placed: Option<Card>) -> Option<f32> {
        let cheapest = self.without(placed).take(count.into());
        let (found, sum) =
            cheapest.fold((0, 0.0), |(found, sum), (loss, _)| (found + 1, sum + loss));
        (found == count).then_some(sum)
    }

    /// The different sets of so many cards but for the one that is placed, each sorted: the cheapest first.
    pub fn sets(&self, count: usize, placed: Option<Card>) -> Vec<Vec<Card>> {
        let spares: Vec<(f32, Card)> = self.without(placed).collect();
        let subsets = (0..1_u32 << spares.len()).filter(|it| it.count_ones() as usize == count);
        let mut sets: Vec<(f32, Vec<Card>)> = subsets
            .map(|subset| {
                let chosen = spares.iter().enumerate().filter(|(at, _)| subset >> at & 1 == 1);
                let (losses, mut cards): (Vec<f32>, Vec<Card>) = chosen.map(|(_, it)| *it).unzip();
                cards.sort_unstable();
                (losses.iter().sum(), cards)
            })
            .collect();
        sets.sort_by(|one, other| one.0.total_cmp(&other.0).then_with(|| one.1.cmp(&other.1)));
        sets.dedup_by(|one, other| one.1 == other.1);
        sets.into_iter().map(|(_, cards)| cards).collect()
    }
}

/// Ways to take an action with other cards, at most `most`: the action itself, then those that are best by a network,
/// or by which the seat seems to lose least.
pub fn variants(
    chart: &Chart<'_>,
    network: Option<&Network>,
    action: &Action,
    mut most: usize,
) -> Vec<Action> {
    let (own, placed) = match action {
        Action::Place { card, pay: Some(pay), .. } => (pay.clone(), Some(*card)),
        Action::Give { cards, .. } => (cards.clone(), None),
        Action::Discard { cards } if network.is_some() => (cards.to_vec(), None),
        Action::TurnOver { card, .. } if network.is_some() => (vec![*card], None),
        _ => return vec![action.clone()],
    };
    let mut paid = own.clone();
    paid.sort_unstable();
    let mut sets = Spares::plain(chart).sets(own.len(), placed);
    sets.retain(|cards| *cards != paid);
    if let (Some(network), Some(plan)) = (network, plan(action)) {
        let odds = |cards: &Vec<Card>| network.log_odds(&inputs(chart, plan, cards));
        sets.sort_by(|one, other| odds(other).total_cmp(&odds(one)));
        most = most.min(WAYS);
    }
    let others = sets.into_iter().map(|cards| with(action, cards));
    once(action.clone()).chain(others).take(most).collect()
}

/// What an action is to a network besides the cards that are paid; `None` where one has nothing to say.
fn plan(action: &Action) -> Option<Plan> {
    match action {
        Action::Place { card, number, cell, pay: Some(pay) } => {
            Some(Plan::Place(*card, number.or(card.number())?, *cell, small(pay.len())))
        }
        Action::Discard { .. } => Some(Plan::Discard(0, 1)),
        Action::TurnOver { cell, .. } => Some(Plan::TurnOver(*cell)),
        _ => None,
    }
}

fn with(action: &Action, paid: Vec<Card>) -> Action {
    let mut action = action.clone();
    match &mut action {
        Action::Place { pay, .. } => *pay = Some(paid),
        Action::Give { cards, .. } => *cards = paid,
        Action::Discard { cards } => {
            paid.into_iter().zip(cards).for_each(|(paid, card)| *card = paid)
        }
        Action::TurnOver { card, .. } => paid.into_iter().for_each(|paid| *card = paid),
        _ => {}
    }
    action
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Manner, Strategy, search::QuickDice};
    use rules::{Game, Ignore, Seat, Seed, Turn, tranquility::Tranquility};

    #[test]
    fn every_other_payment_is_listed_once_and_legal() {
        let deal = Tranquility::deal(&Default::default(), 3, &mut Seed::new([5; 32]).dice(0));
        let mut game = Tranquility::set_up(&Default::default(), 3, &deal, &mut Ignore).unwrap();
        let mut dice = QuickDice::new(1);
        let (mut payments, mut gifts) = (0, 0);
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = game.draw_chance(&mut dice).unwrap();
                    game.apply_chance(&chance, &mut Ignore).unwrap();
                }
                Turn::Seats(seats) => {
                    let decides = |seat: Seat, dice: &mut QuickDice| {
                        Some((seat, Tranquility::policy(game.sight(seat), &Manner::PLAIN, dice)?))
                    };
                    let (seat, action) =
                        seats.iter().find_map(|seat| decides(seat, &mut dice)).unwrap();
                    let variants = Tranquility::variants(game.sight(seat), None, &action, 100);
                    assert_eq!(variants[0], action);
                    for (place, variant) in variants.iter().enumerate() {
                        assert!(!variants[..place].contains(variant), "{variant:?}");
                        game.clone().apply(seat, variant, &mut Ignore).unwrap();
                    }
                    assert_eq!(
                        Tranquility::variants(game.sight(seat), None, &action, 2)[..],
                        variants[..variants.len().min(2)]
                    );
                    let network = Tranquility::network(game.options(), 3);
                    let few = Tranquility::variants(game.sight(seat), network, &action, 100);
                    assert_eq!(few[0], action);
                    assert!(few.len() <= WAYS || variants.contains(&few[WAYS]), "{few:?}");
                    for (place, variant) in few.iter().enumerate() {
                        assert!(!few[..place].contains(variant), "{variant:?}");
                        game.clone().apply(seat, variant, &mut Ignore).unwrap();
                    }
                    let held = game.sight(seat).hand().iter().filter(|it| it.is_discardable());
                    match (&action, held.count(), variants.len()) {
                        // Of five cards one is placed and two pay: six ways, fewer with two alike.
                        (Action::Place { pay: Some(pay), .. }, 5, ways) if pay.len() == 2 => {
                            payments += usize::from(ways == 6);
                            assert!(ways <= 6);
                        }
                        (Action::Give { cards, .. }, _, ways) if !cards.is_empty() => {
                            gifts += usize::from(ways > 3);
                        }
                        _ => {}
                    }
                    game.apply(seat, &action, &mut Ignore).unwrap();
                }
            }
        }
        assert!(payments > 0 && gifts > 0, "{payments} payments, {gifts} gifts");
    }
}
