//! What a game must know about itself so that its properties can be tried out.

use crate::{
    Dice, Game, Seat,
    record::{self, Move, Record, play},
};
use std::fmt::Debug;

/// A game whose properties can be tried out.
pub(crate) trait Subject: Game<Options: Debug, Action: Debug> {
    /// Games that were played before, so that inputs need not find the way to late positions.
    fn played() -> &'static [Played<Self>];

    /// Options; they need not go with every number of seats.
    fn any_options(dice: &mut dyn Dice) -> Self::Options;

    /// A random legal action of the seat that brings the game on, if it has one.
    fn any_step(&self, seat: Seat, dice: &mut dyn Dice) -> Option<Self::Action>;

    /// Every action that the seat's view lists, the cards that pay for it chosen at random.
    fn listed(&self, seat: Seat, dice: &mut dyn Dice) -> Vec<Self::Action>;

    /// Whether the seat's view lists the action.
    fn lists(&self, seat: Seat, action: &Self::Action) -> bool;

    /// Any action at all, with a liking for those that are nearly legal.
    fn any_action(&self, seat: Seat, dice: &mut dyn Dice) -> Self::Action;

    /// What could be said in a window.
    fn phrases(&self) -> Vec<Self::Phrase>;

    /// The same position to somebody who sees those hands: whatever else is hidden is dealt out anew,
    /// and the public history stays as it is. `None` if no such position was found.
    fn disguised(&self, sees: &dyn Fn(Seat) -> bool, dice: &mut dyn Dice) -> Option<Self>;

    /// All there is to a position, as text.
    fn everything(&self) -> String;
}

/// A game that was played before, position by position.
pub(crate) struct Played<G> {
    record: Record,
    /// The position that it was dealt, and that after each entry of the record.
    positions: Vec<G>,
}

impl<G: Game> Played<G> {
    /// Plays a record.
    pub(crate) fn new(text: &str) -> Played<G> {
        let mut positions = Vec::new();
        let (_, document) = record::open(text).expect("a record of a game that is known");
        play(&document, None, &mut |_, game: &G| positions.push(game.clone()))
            .expect("a record without fault");
        Played { record: record::read(text).expect("a record"), positions }
    }

    /// One of its positions, and the record up to there.
    pub(crate) fn any_position(&self, dice: &mut dyn Dice) -> (Record, G) {
        let place = dice.below(self.positions.len() as u32) as usize;
        let mut record = self.record.clone();
        record.moves.truncate(place);
        (record, self.positions[place].clone())
    }
}

/// An action as an entry of a record.
pub(crate) fn entry<G: Game>(seat: Seat, action: &G::Action) -> Move {
    Move::Act { seat, action: crate::catalogue::to_value(action) }
}
