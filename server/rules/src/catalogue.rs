//! The list of games, in a form that names none of them.
//!
//! [`Kind`] is a game of the list, [`Table`] a game being played. Both speak JSON, so that rooms,
//! sockets and the journal need not know any game. The only views a table gives out are those of
//! [`Game::public`] and [`Game::private`], and those of games that are laid open, [`Game::open`] and
//! [`Game::remembered`].

use crate::{
    Dice, Figures, Game, Outcome, Refusal, Seat, Signal, TalkWindow,
    ascent::Ascent,
    record::{Document, Fault, Proof, lay_open, play},
    replay::{self, Replay, View, Viewpoint},
    santa_timea::SantaTimea,
    strict::from_value as read,
    tranquility::Tranquility,
};
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use std::{marker::PhantomData, ops::RangeInclusive};

/// All games, in the order in which they are offered.
pub fn all() -> &'static [&'static dyn Kind] {
    &[&Of::<Tranquility>(PhantomData), &Of::<Ascent>(PhantomData), &Of::<SantaTimea>(PhantomData)]
}

/// The game with that [id](Game::ID).
pub fn find(id: &str) -> Option<&'static dyn Kind> {
    all().iter().copied().find(|kind| kind.id() == id)
}

/// A game that can be played.
pub trait Kind: Send + Sync {
    /// See [`Game::ID`].
    fn id(&self) -> &'static str;
    /// See [`Game::is_silent`].
    ///
    /// # Errors
    /// The options are malformed.
    fn is_silent(&self, options: &Value) -> Result<bool, Refusal>;
    /// See [`Game::LESSON`].
    fn lesson(&self) -> &'static str;
    /// See [`Game::SEATS`].
    fn seats(&self) -> RangeInclusive<usize>;
    /// The options a new table begins with.
    fn default_options(&self) -> Value;
    /// See [`Game::check`].
    ///
    /// # Errors
    /// The options are malformed, or the clause that forbids them.
    fn check(&self, options: &Value, seats: usize) -> Result<(), Refusal>;
    /// See [`Game::deal`].
    ///
    /// # Errors
    /// The options are malformed or forbidden.
    fn deal(&self, options: &Value, seats: usize, dice: &mut dyn Dice) -> Result<Value, Refusal>;
    /// See [`Game::set_up`].
    ///
    /// # Errors
    /// The options are malformed or forbidden, or it is no deal of this game.
    fn set_up(
        &self,
        options: &Value,
        seats: usize,
        deal: &Value,
    ) -> Result<Box<dyn Table>, Refusal>;
    /// Plays a record through, see [`record::verify`](crate::record::verify), and checks what is to
    /// follow from a seed, if anything is.
    ///
    /// # Errors
    /// The first fault of the record.
    fn verify(
        &self,
        document: &Document<'_>,
        proof: Option<Proof<'_>>,
    ) -> Result<Option<Outcome>, Fault>;
    /// See [`record::trace`](crate::record::trace).
    ///
    /// # Errors
    /// The first fault of the record.
    fn trace(
        &self,
        document: &Document<'_>,
        line: &mut dyn FnMut(String),
    ) -> Result<Option<Outcome>, Fault>;
    /// The table as a record leaves it.
    ///
    /// # Errors
    /// The first fault of the record.
    fn resume(&self, document: &Document<'_>) -> Result<Box<dyn Table>, Fault>;
    /// See [`replay::replay`].
    ///
    /// # Errors
    /// The first fault of the record.
    fn replay(&self, document: &Document<'_>) -> Result<Replay, Fault>;
    /// See [`replay::views`].
    ///
    /// # Errors
    /// The first fault of the record.
    fn views(&self, document: &Document<'_>, viewpoint: Viewpoint) -> Result<Vec<View>, Fault>;
}

/// A game being played. An `Err` means that nothing changed.
pub trait Table: Send + Sync {
    /// A copy, for trying an action before it is made durable.
    fn boxed_clone(&self) -> Box<dyn Table>;
    /// See [`Game::draw_chance`].
    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Value>;
    /// See [`Game::apply_chance`].
    ///
    /// # Errors
    /// Malformed, not due or impossible.
    fn apply_chance(&mut self, chance: &Value) -> Result<(), Refusal>;
    /// See [`Game::apply`]; what [`Game::signal`] says of the action, which is read only once.
    ///
    /// # Errors
    /// Malformed or not legal.
    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Signal, Refusal>;
    /// See [`Game::concede`].
    fn concede(&self) -> Option<Value>;
    /// Whether it is a game of all against all: those can't be conceded.
    fn is_contest(&self) -> bool;
    /// See [`Game::has_conceded`].
    fn has_conceded(&self, seat: Seat) -> bool;
    /// See [`Game::talk`].
    fn talk(&self) -> Option<TalkWindow>;
    /// See [`Game::check_phrase`].
    ///
    /// # Errors
    /// Malformed, or not of an open window.
    fn check_phrase(&self, seat: Seat, phrase: &Value) -> Result<(), Refusal>;
    /// See [`Game::waiting`].
    fn waiting(&self) -> Vec<Seat>;
    /// See [`Game::outcome`].
    fn outcome(&self) -> Option<&Outcome>;
    /// See [`Game::public`].
    fn public(&self) -> Box<RawValue>;
    /// See [`Game::open`].
    fn open(&self) -> Box<RawValue>;
    /// See [`Game::private`].
    fn private(&self, seat: Seat) -> Box<RawValue>;
    /// See [`Game::remembered`].
    fn remembered(&self, seat: Seat) -> Box<RawValue>;
    /// See [`Game::log`].
    fn log(&self, from: usize) -> Vec<Value>;
    /// See [`Game::figures`].
    fn figures(&self) -> Figures;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Kind for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn is_silent(&self, options: &Value) -> Result<bool, Refusal> {
        Ok(G::is_silent(&read(options)?))
    }

    fn lesson(&self) -> &'static str {
        G::LESSON
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn default_options(&self) -> Value {
        to_value(&G::Options::default())
    }

    fn check(&self, options: &Value, seats: usize) -> Result<(), Refusal> {
        G::check(&read(options)?, seats)
    }

    fn deal(&self, options: &Value, seats: usize, dice: &mut dyn Dice) -> Result<Value, Refusal> {
        let options = read(options)?;
        G::check(&options, seats)?;
        Ok(to_value(&G::deal(&options, seats, dice)))
    }

    fn set_up(
        &self,
        options: &Value,
        seats: usize,
        deal: &Value,
    ) -> Result<Box<dyn Table>, Refusal> {
        Ok(Box::new(Playing(G::set_up(&read(options)?, seats, &read(deal)?)?)))
    }

    fn verify(
        &self,
        document: &Document<'_>,
        proof: Option<Proof<'_>>,
    ) -> Result<Option<Outcome>, Fault> {
        let end: G = play(document, proof, &mut |_, _| {})?;
        Ok(end.outcome().cloned())
    }

    fn trace(
        &self,
        document: &Document<'_>,
        line: &mut dyn FnMut(String),
    ) -> Result<Option<Outcome>, Fault> {
        lay_open::<G>(document, line)
    }

    fn resume(&self, document: &Document<'_>) -> Result<Box<dyn Table>, Fault> {
        let end: G = play(document, None, &mut |_, _| {})?;
        Ok(Box::new(Playing(end)))
    }

    fn replay(&self, document: &Document<'_>) -> Result<Replay, Fault> {
        replay::replay_of::<G>(document)
    }

    fn views(&self, document: &Document<'_>, viewpoint: Viewpoint) -> Result<Vec<View>, Fault> {
        replay::views_of::<G>(document, viewpoint)
    }
}

#[derive(Clone)]
struct Playing<G>(G);

impl<G: Game> Table for Playing<G> {
    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Value> {
        self.0.draw_chance(dice).map(|chance| to_value(&chance))
    }

    fn apply_chance(&mut self, chance: &Value) -> Result<(), Refusal> {
        self.0.apply_chance(&read(chance)?)
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Signal, Refusal> {
        let action = read(action)?;
        let signal = self.0.signal(seat, &action);
        self.0.apply(seat, &action)?;
        Ok(signal)
    }

    fn concede(&self) -> Option<Value> {
        self.0.concede().map(|action| to_value(&action))
    }

    fn is_contest(&self) -> bool {
        self.0.concede().is_none()
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.0.has_conceded(seat)
    }

    fn talk(&self) -> Option<TalkWindow> {
        self.0.talk()
    }

    fn check_phrase(&self, seat: Seat, phrase: &Value) -> Result<(), Refusal> {
        self.0.check_phrase(seat, &read(phrase)?)
    }

    fn waiting(&self) -> Vec<Seat> {
        self.0.waiting()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.0.outcome()
    }

    fn public(&self) -> Box<RawValue> {
        to_raw(&self.0.public())
    }

    fn open(&self) -> Box<RawValue> {
        to_raw(&self.0.open())
    }

    fn private(&self, seat: Seat) -> Box<RawValue> {
        to_raw(&self.0.private(seat))
    }

    fn remembered(&self, seat: Seat) -> Box<RawValue> {
        to_raw(&self.0.remembered(seat))
    }

    fn log(&self, from: usize) -> Vec<Value> {
        self.0.log(from)
    }

    fn figures(&self) -> Figures {
        self.0.figures()
    }
}

/// The games' own types are plain data, whose serialisation cannot fail.
pub(crate) fn to_value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap_or_default()
}

pub(crate) fn to_raw<T: Serialize>(data: &T) -> Box<RawValue> {
    to_raw_value(data).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
