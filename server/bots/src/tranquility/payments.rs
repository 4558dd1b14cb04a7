//! Other cards to pay with, or to give for the start.

use super::{chart::Chart, turn::Spares};
use rules::tranquility::{Action, Card};
use std::iter::once;

/// Ways to take an action with other cards, at most `most`: the action itself, then those by which the seat seems
/// to lose least.
pub fn variants(chart: &Chart<'_>, action: &Action, most: usize) -> Vec<Action> {
    let (own, placed) = match action {
        Action::Place { card, pay: Some(pay), .. } => (pay, Some(*card)),
        Action::Give { cards, .. } => (cards, None),
        _ => return vec![action.clone()],
    };
    let choices = sets(&without(&Spares::plain(chart), placed), own.len());
    let mut own = own.clone();
    own.sort_unstable();
    let others = choices.into_iter().filter(|(_, cards)| *cards != own);
    once(action.clone()).chain(others.map(|(_, cards)| with(action, cards))).take(most).collect()
}

/// The spare cards, one copy of a card that is placed set apart, with what is lost with each.
pub fn without(spares: &Spares, placed: Option<Card>) -> Vec<(f32, Card)> {
    let mut spares = spares.all().to_vec();
    let placed = spares.iter().position(|(_, card)| placed == Some(*card));
    placed.map(|place| spares.remove(place));
    spares
}

/// The different sets of so many of these cards, sorted, with what is lost with each: the cheapest first.
pub fn sets(spares: &[(f32, Card)], count: usize) -> Vec<(f32, Vec<Card>)> {
    let subsets = (0..1_u32 << spares.len()).filter(|it| it.count_ones() as usize == count);
    let mut choices: Vec<(f32, Vec<Card>)> = subsets
        .map(|subset| {
            let chosen = spares.iter().enumerate().filter(|(place, _)| subset >> place & 1 == 1);
            let (losses, mut cards): (Vec<f32>, Vec<Card>) = chosen.map(|(_, it)| *it).unzip();
            cards.sort_unstable();
            (losses.iter().sum(), cards)
        })
        .collect();
    choices.sort_by(|one, other| one.0.total_cmp(&other.0).then_with(|| one.1.cmp(&other.1)));
    choices.dedup_by(|one, other| one.1 == other.1);
    choices
}

fn with(action: &Action, paid: Vec<Card>) -> Action {
    let mut action = action.clone();
    match &mut action {
        Action::Place { pay, .. } => *pay = Some(paid),
        Action::Give { cards, .. } => *cards = paid,
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
                    let variants = Tranquility::variants(game.sight(seat), &action, 100);
                    assert_eq!(variants[0], action);
                    for (place, variant) in variants.iter().enumerate() {
                        assert!(!variants[..place].contains(variant), "{variant:?}");
                        game.clone().apply(seat, variant, &mut Ignore).unwrap();
                    }
                    assert_eq!(
                        Tranquility::variants(game.sight(seat), &action, 2)[..],
                        variants[..variants.len().min(2)]
                    );
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
