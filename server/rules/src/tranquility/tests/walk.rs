//! Random games to look at, ply by ply.

use crate::{
    Dice, Game, Seat, Seed,
    chance::{SeedDice, pick},
    tranquility::{
        Action, Card, Options, Phase, Tranquility,
        card::ISLANDS,
        options::REMOVED,
        view::{Placeable, Run},
    },
};
use proptest::{prelude::*, sample::select};

/// A game that is still to be played.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub seats: usize,
    pub removed: u8,
    pub seed: u64,
    /// Whether the seats try to fill the grid. Games of pure chance end early.
    pub careful: bool,
}

pub fn settings() -> impl Strategy<Value = Setting> {
    (1..=5_usize, select(&REMOVED[..]), any::<u64>(), any::<bool>())
        .prop_map(|(seats, removed, seed, careful)| Setting { seats, removed, seed, careful })
}

impl Setting {
    fn chance(self) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_be_bytes());
        Seed::new(bytes)
    }

    /// Plays the game at random to its end and shows every position, set-up and end included.
    pub fn walk(self, mut look: impl FnMut(&Tranquility, &mut SeedDice)) -> Tranquility {
        let options = Options { removed: self.removed, ..Options::default() };
        let deal = Tranquility::deal(&options, self.seats, &mut self.chance().dice(0));
        let mut game = Tranquility::set_up(&options, self.seats, &deal).unwrap();
        let mut dice = self.chance().dice(1_000);
        look(&game, &mut dice);
        for index in 1.. {
            let Some(chance) = game.draw_chance(&mut self.chance().dice(index)) else { break };
            game.apply_chance(&chance).unwrap();
            look(&game, &mut dice);
        }
        while game.outcome().is_none() {
            let (seat, action) = self.next(&game, &mut dice);
            game.apply(seat, &action).unwrap();
            look(&game, &mut dice);
        }
        game
    }

    /// What happens next: mostly an ordinary move, at times a haggling pledge or a word to stop.
    fn next(self, game: &Tranquility, dice: &mut dyn Dice) -> (Seat, Action) {
        let anybody = Seat::at(dice.below(self.seats as u32) as usize);
        if dice.below(150) == 0 && !game.has_conceded(anybody) {
            return (anybody, Action::Concede {});
        }
        if let (Phase::Pledging(window), 0) = (&game.phase, dice.below(3)) {
            let most = window.can_give[anybody.index()];
            return (anybody, Action::Pledge { count: dice.below(u32::from(most) + 1) as u8 });
        }
        let waiting = game.public().waiting;
        let seat = pick(dice, &waiting).expect("a game that goes on waits for somebody");
        let careful = self.careful.then(|| careful_action(game, seat)).flatten();
        let action = careful.or_else(|| game.random_action(seat, dice));
        (seat, action.expect("who is waited for can act"))
    }
}

/// Where an island would lie if all were spread evenly.
fn home(number: u8) -> u8 {
    ((u32::from(number) - 1) * 36 / u32::from(ISLANDS)) as u8
}

/// The cheap placement nearest to where the island belongs, or the discard of two cards that belong
/// nowhere; `None` if it is neither time for a turn nor are there two cards.
fn careful_action(game: &Tranquility, seat: Seat) -> Option<Action> {
    let legal = game.legal(seat);
    if legal.finish {
        return Some(Action::Finish { card: None });
    }
    let hand = game.hand(seat);
    let places = legal.place.iter().flat_map(|entry| {
        let number = entry.card.number().unwrap_or(1);
        let runs = entry.runs.iter().filter(|Run(_, _, cost, hopeless)| *cost <= 2 && !hopeless);
        runs.map(move |Run(first, last, cost, _)| {
            let cell = home(number).clamp(*first, *last);
            (cell.abs_diff(home(number)), *cost, cell, entry.card)
        })
    });
    let best = places.min();
    // What pays or is discarded: the cards that fit worst.
    let mut others: Vec<Card> = hand.to_vec();
    others.sort_by_key(|card| match card {
        Card::Finish => 36,
        Card::Island(_) => {
            let entry = legal.place.iter().find(|entry| entry.card == *card);
            entry.map_or(0, |entry| entry.runs.len())
        }
        _ => 0,
    });
    match best {
        Some((off, cost, cell, card)) if off <= 2 || !legal.discard => {
            let pay = others.into_iter().filter(|other| *other != card).take(cost.into()).collect();
            Some(Action::Place { card, number: None, cell, pay: Some(pay) })
        }
        _ if legal.discard => Some(Action::Discard { cards: [*others.first()?, *others.get(1)?] }),
        _ => None,
    }
}

/// Any action at all, with a liking for those that are nearly legal.
pub fn any_action(game: &Tranquility, seat: Seat, dice: &mut dyn Dice) -> Action {
    match dice.below(10) {
        0..=3 => {
            let (card, cell, cost) = near_placement(game, seat, dice);
            let others: Vec<Card> =
                game.hand(seat).iter().copied().filter(|other| *other != card).collect();
            let pay = some_cards(&others, near(cost.into(), dice), dice);
            Action::Place { card, number: None, cell, pay: Some(pay) }
        }
        4 => match some_cards(game.hand(seat), 2, dice).try_into() {
            Ok(cards) => Action::Discard { cards },
            Err(_) => Action::Discard { cards: [any_card(dice), any_card(dice)] },
        },
        5 => Action::Start { card: None },
        6 => Action::Finish { card: None },
        7 => Action::Pledge { count: if dice.below(9) == 0 { 255 } else { dice.below(10) as u8 } },
        8 => Action::Agree {},
        _ => {
            let count = match &game.phase {
                Phase::Giving(window) => window.pledges.get(seat.index()).copied().flatten(),
                _ => None,
            };
            let count = near(count.unwrap_or(0).into(), dice);
            let cards = some_cards(game.hand(seat), count, dice);
            Action::Give { cards, from_pile: dice.below(8) == 0 }
        }
    }
}

fn near_placement(game: &Tranquility, seat: Seat, dice: &mut dyn Dice) -> (Card, u8, u8) {
    let listed = game.legal(seat).place;
    let choice = (!listed.is_empty()).then(|| dice.below(listed.len() as u32) as usize);
    let run = choice.and_then(|choice| {
        let Placeable { card, runs } = &listed[choice];
        Some((*card, pick(dice, runs)?))
    });
    match run {
        Some((card, Run(first, last, cost, _))) if dice.below(4) > 0 => {
            (card, first + dice.below(u32::from(last - first) + 1) as u8, cost)
        }
        _ => {
            let card = pick(dice, game.hand(seat)).unwrap_or_else(|| any_card(dice));
            let cell = if dice.below(20) == 0 { 255 } else { dice.below(40) as u8 };
            (card, cell, dice.below(4) as u8)
        }
    }
}

/// The number, or seldom one beside it.
fn near(number: usize, dice: &mut dyn Dice) -> usize {
    match dice.below(8) {
        0 => number + 1,
        1 => number.saturating_sub(1),
        _ => number,
    }
}

/// Cards of the list, seldom with one that is not.
fn some_cards(list: &[Card], count: usize, dice: &mut dyn Dice) -> Vec<Card> {
    let mut cards = list.to_vec();
    crate::chance::shuffle(dice, &mut cards);
    cards.truncate(count);
    if dice.below(12) == 0
        && let Some(card) = cards.first_mut()
    {
        *card = any_card(dice);
    }
    cards
}

fn any_card(dice: &mut dyn Dice) -> Card {
    match dice.below(u32::from(ISLANDS) + 3) as u8 {
        0 => Card::Start,
        number @ 1..=ISLANDS => Card::Island(number),
        _ => Card::Finish,
    }
}
