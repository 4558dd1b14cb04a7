//! What a game must know about itself so that its properties can be tried out.

use crate::{Dice, Hidden, Logged, RandomPlay, Seat, TableTalk, chance::draw};
use serde::de::DeserializeOwned;
use serde_json::{Value, from_str, from_value};
use std::fmt::Debug;

/// A game whose properties can be tried out.
pub(crate) trait Subject: Hidden<Options: Debug> + RandomPlay + TableTalk {
    /// Games that were played before, so that inputs need not find the way to late positions.
    fn played() -> &'static [Played<Self>];

    /// Options; they need not go with every number of seats.
    fn any_options(dice: &mut dyn Dice) -> Self::Options;

    /// Whether the seat's view offers the action.
    fn offers_it(&self, seat: Seat, action: &Self::Action) -> bool;

    /// The action as [`actions`](crate::Game::actions) lists it: with its multisets sorted.
    fn sorted(action: &Self::Action) -> Self::Action;

    /// Any action at all, with a liking for those that are nearly legal.
    fn any_action(&self, seat: Seat, dice: &mut dyn Dice) -> Self::Action;

    /// Any card at all, in whichever hand it may be.
    #[cfg(test)]
    fn any_card(dice: &mut dyn Dice) -> impl serde::Serialize;

    /// What could be said in a window: nothing where there are none.
    fn phrases(&self) -> Vec<Self::Phrase> {
        Vec::new()
    }

    /// Forgets what a viewer may know and its page does not show.
    fn forget(_: &mut Self::Seen) {}
}

/// A game that was played before, position by position.
pub(crate) struct Played<G: Hidden> {
    /// The position that it was dealt, and that after each entry of its record.
    positions: Vec<Logged<G>>,
}

impl<G: Hidden> Played<G> {
    /// Plays a record.
    pub(crate) fn new(text: &str) -> Played<G> {
        let record: Value = from_str(text).expect("JSON");
        let seats: usize = read(&record["seats"]);
        let set_up = Logged::<G>::set_up(&read(&record["options"]), seats, &read(&record["deal"]));
        let mut positions = vec![set_up.expect("a deal")];
        for entry in record["moves"].as_array().expect("moves") {
            let mut game = positions[positions.len() - 1].without_log();
            let done = match entry.get("chance") {
                Some(chance) => game.apply_chance(&read(chance)),
                None => game.apply(read(&entry["seat"]), &read(&entry["do"])),
            };
            assert_eq!(done, Ok(()), "{entry}");
            positions.push(game);
        }
        Played { positions }
    }

    /// One of its positions.
    pub(crate) fn any_position(&self, dice: &mut dyn Dice) -> Logged<G> {
        self.positions[dice.index(self.positions.len())].without_log()
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    from_value(value.clone()).expect("a record without fault")
}

/// Checks that the actions listed are those offered, and answers whether that one is listed.
pub(crate) fn is_listed<G: Subject>(game: &G, seat: Seat, action: &G::Action) -> bool {
    let mut listed = Vec::new();
    game.actions(seat, &mut listed);
    let is_listed = listed.contains(&G::sorted(action));
    assert_eq!(is_listed, game.offers_it(seat, action), "{seat} {action:?}");
    is_listed
}

/// Checks that what a seat may do is accepted and anything else refused, which changes nothing.
#[cfg(test)]
pub(crate) fn check_actions<G: Subject>(game: &Logged<G>, dice: &mut dyn Dice) {
    for seat in Seat::all(game.seats() + 1) {
        for action in some_actions(&**game, seat, dice) {
            assert_eq!(game.clone().apply(seat, &action), Ok(()), "{seat} {action:?}");
        }
        for _ in 0..6 {
            let action = game.any_action(seat, dice);
            let mut after = game.clone();
            let done = after.apply(seat, &action);
            assert_eq!(
                done.is_ok(),
                is_listed(&**game, seat, &action),
                "{seat} {action:?} {done:?}"
            );
            assert!(done.is_ok() || after == *game, "{action:?} was refused");
        }
    }
}

/// Some of the actions that a seat may take, all of them where they are few.
pub(crate) fn some_actions<G: Subject>(
    game: &G,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Vec<G::Action> {
    let mut listed = Vec::new();
    game.actions(seat, &mut listed);
    draw(dice, &mut listed, 48);
    listed
}
