//! What a seat could do in its turn, by what a network thinks of what it then knows.

use super::{
    after::After,
    inputs::{self, LAYOUT},
    unseen::Unseen,
};
use crate::{
    Manner,
    ascent::{
        choice::{Choice, Chooser},
        fit::with_fits,
        turns::is_lost,
    },
    network::Network,
    search::QuickDice,
    strategy::Judged,
};
use rules::ascent::{Action, Card, Sight};
use std::sync::LazyLock;

/// How many ways to act a network looks at.
const WAYS: usize = 12;

/// The weights of the network for all games.
pub const STORED: &[u8] = include_bytes!("../../../weights/ascent.net");

// A test reads it: it is part of the program.
static NETWORK: LazyLock<Option<Network>> = LazyLock::new(|| Network::read(STORED, LAYOUT));

/// The network for all games.
pub fn network() -> Option<&'static Network> {
    NETWORK.as_ref()
}

/// What is worth comparing in the seat's turn, at most `most`, best first by the network, or by rules of thumb
/// without one. Nothing where there is no choice by it: outside of its turn, with the summit at hand, when all is lost.
pub fn judge(sight: Sight<'_>, network: Option<&Network>, most: usize) -> Vec<Judged<Action>> {
    if !sight.is_active() || sight.can_place_summit() || is_lost(sight) {
        return Vec::new();
    }
    with_fits(sight.options(), sight.seats(), |fits| {
        let chooser = Chooser::new(sight, fits, &Manner::PLAIN);
        // Nothing is left to chance without noise.
        let mut choices = chooser.choices(&mut QuickDice::new(0));
        choices.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let judge = Judge { sight, network, unseen: Unseen::new(sight) };
        let of = |choice: &Choice| Some(judge.of(chooser.action(choice)?, choice.worth));
        let mut judged: Vec<_> = choices.iter().take(WAYS).filter_map(of).collect();
        rank(&mut judged);
        judged.truncate(most);
        judged.iter_mut().for_each(|judged| judge.pay_better(judged));
        rank(&mut judged);
        judged
    })
}

fn rank(judged: &mut [Judged<Action>]) {
    judged.sort_by(|one, other| other.log_odds.total_cmp(&one.log_odds));
}

/// What all ways to act are judged by.
struct Judge<'a> {
    sight: Sight<'a>,
    network: Option<&'a Network>,
    unseen: Unseen,
}

impl Judge<'_> {
    /// What the network thinks of an action, which is worth so much by rules of thumb.
    fn of(&self, action: Action, worth: f32) -> Judged<Action> {
        let inputs = inputs::inputs(&After::new(self.sight, &self.unseen, &action));
        let log_odds = self.network.map_or(worth, |network| network.log_odds(&inputs));
        Judged { action, inputs, log_odds }
    }

    /// Takes the cards to part with that leave most.
    fn pay_better(&self, best: &mut Judged<Action>) {
        if self.network.is_none() {
            return;
        }
        for action in payments(self.sight.hand(), &best.action) {
            let judged = self.of(action, best.log_odds);
            if judged.log_odds > best.log_odds {
                *best = judged;
            }
        }
    }
}

/// The ways to take an action, by the cards of the hand that are given for it.
pub fn payments(hand: &[Card], action: &Action) -> Vec<Action> {
    let (placed, due) = match action {
        Action::Slope { card, pay, .. } | Action::Campfire { card, pay, .. } => {
            (Some(*card), pay.len())
        }
        Action::Discard { cards } => (None, cards.len()),
        Action::Lead { pay, .. } => (None, pay.len()),
        _ => (None, 0),
    };
    if due == 0 {
        return Vec::new();
    }
    let mut rest = hand.to_vec();
    if let Some(place) = placed.and_then(|card| hand.iter().position(|held| *held == card)) {
        rest.remove(place);
    }
    let mut found: Vec<Vec<Card>> = Vec::new();
    for places in 0_u32..1 << rest.len() {
        if places.count_ones() as usize == due {
            let cards = rest.iter().enumerate().filter(|(place, _)| places >> place & 1 == 1);
            let cards: Vec<Card> = cards.map(|(_, card)| *card).collect();
            if !found.contains(&cards) {
                found.push(cards);
            }
        }
    }
    found.into_iter().filter_map(|cards| with(action, cards)).collect()
}

/// An action for which those cards are given.
fn with(action: &Action, cards: Vec<Card>) -> Option<Action> {
    let mut action = action.clone();
    match &mut action {
        Action::Slope { pay, .. } | Action::Campfire { pay, .. } | Action::Lead { pay, .. } => {
            *pay = cards;
        }
        Action::Discard { cards: given } => *given = cards.try_into().ok()?,
        _ => {}
    }
    Some(action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strategy;
    use crate::ascent::wildlife::flock;
    use rules::{
        Game, Hidden, Ignore, Known, Seat, Turn, Viewer,
        ascent::{Ascent, Options, hidden::facts::Facts},
    };

    /// Plays a game by rules of thumb and shows every position with the seat whose turn it is.
    fn show(options: Options, seats: usize, seed: u64, mut look: impl FnMut(&Ascent, Seat)) {
        let mut dice = QuickDice::new(seed);
        let deal = Ascent::deal(&options, seats, &mut dice);
        let mut game = Ascent::set_up(&options, seats, &deal, &mut Ignore).unwrap();
        loop {
            match game.turn() {
                Turn::Over(_) => return,
                Turn::Chance => {
                    let chance = game.draw_chance(&mut dice).unwrap();
                    game.apply_chance(&chance, &mut Ignore).unwrap();
                }
                Turn::Seats(waited) => {
                    let seat = waited.iter().next().unwrap();
                    look(&game, seat);
                    let action = Ascent::policy(game.sight(seat), &Manner::GENTLE, &mut dice);
                    game.apply(seat, &action.unwrap(), &mut Ignore).unwrap();
                }
            }
        }
    }

    fn tables() -> impl Iterator<Item = (Options, usize)> {
        let none = Options::default();
        let all = Options { trail: true, documentary: 5, wildlife: true, ..none };
        [none, all].into_iter().flat_map(|options| (1..=5).map(move |seats| (options, seats)))
    }

    #[test]
    fn the_network_is_whole() {
        assert!(network().is_some());
    }

    #[test]
    fn what_is_judged_is_legal_and_lies_within_the_tables() {
        let mut seen = 0;
        for (options, seats) in tables() {
            show(options, seats, 1, |game, seat| {
                for Judged { action, mut inputs, .. } in judge(game.sight(seat), network(), 12) {
                    for paid in payments(game.sight(seat).hand(), &action).iter().chain([&action]) {
                        assert!(game.clone().apply(seat, paid, &mut Ignore).is_ok(), "{paid:?}");
                    }
                    let count = inputs.0.len();
                    inputs.0.sort_unstable();
                    assert!(inputs.0.last().is_some_and(|last| usize::from(*last) < LAYOUT.inputs));
                    seen += count;
                }
            });
        }
        assert!(seen > 0);
    }

    #[test]
    fn what_a_seat_does_not_see_does_not_count() {
        let mut dice = QuickDice::new(2);
        for (options, seats) in tables() {
            show(options, seats, 2, |game, seat| {
                let known = Known { seen: game.seen(Viewer::Seat(seat)), facts: Facts::default() };
                let other = Ascent::sample(&known, &mut dice);
                let [one, other] = [game, &other].map(|game| judge(game.sight(seat), network(), 6));
                assert_eq!(one.len(), other.len());
                for (one, other) in one.iter().zip(&other) {
                    assert_eq!((&one.action, &one.inputs), (&other.action, &other.inputs));
                }
            });
        }
    }

    #[test]
    fn what_is_looked_at_is_what_the_rules_make_of_an_action() {
        for (options, seats) in tables() {
            show(options, seats, 3, |game, seat| {
                let sight = game.sight(seat);
                let unseen = Unseen::new(sight);
                for Judged { action, .. } in judge(sight, network(), 6) {
                    let after = After::new(sight, &unseen, &action);
                    let mut next = game.clone();
                    next.apply(seat, &action, &mut Ignore).unwrap();
                    let board = next.board();
                    assert_eq!(after.mountain, board.mountain, "{action:?}");
                    assert_eq!(after.documentary, board.documentary, "{action:?}");
                    let mut herds = after.flock.clone();
                    herds.sort_unstable();
                    assert_eq!(herds, flock(&board.herds), "{action:?}");
                    let sight = next.sight(seat);
                    let cards = |seat| sight.hand_size(seat) + sight.pile_size(seat);
                    assert!(Seat::all(seats).all(|seat| after.cards(seat) == cards(seat)));
                }
            });
        }
    }
}
