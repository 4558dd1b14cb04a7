//! A game whose rules panic when they are told to; otherwise it is Tranquility.

use rules::{
    Dice, Figures, OptionField, Outcome, Refusal, Seat, Signal, TalkWindow, Viewer,
    catalogue::{self, AnyGame, AnyPosition, AnySeen},
    record::{Document, Proof, Record, RecordError},
    replay::{Replay, View, Viewpoint},
};
use serde_json::{Value, json, value::RawValue};
use std::ops::{Range, RangeInclusive};

/// The game's id, once it is [known](make_known).
pub const FAULTY: &str = "faulty";

/// An action on which the rules panic.
pub fn panic() -> Value {
    json!({"type": "panic"})
}

/// An action after which the rules panic where they are to show the position.
pub fn spoil() -> Value {
    json!({"type": "spoil"})
}

/// Lets servers and rooms of this process find the game.
pub fn make_known() {
    catalogue::add_unlisted(&Faulty);
}

struct Faulty;

fn sound() -> &'static dyn AnyGame {
    catalogue::find("tranquility").unwrap()
}

impl AnyGame for Faulty {
    fn id(&self) -> &'static str {
        FAULTY
    }

    fn is_silent(&self, options: &Value) -> Result<bool, Refusal> {
        sound().is_silent(options)
    }

    fn lesson(&self) -> &'static str {
        sound().lesson()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        sound().seats()
    }

    fn option_fields(&self) -> &'static [OptionField] {
        sound().option_fields()
    }

    fn shape(&self) -> Value {
        sound().shape()
    }

    fn default_options(&self) -> Value {
        sound().default_options()
    }

    fn check(&self, options: &Value, seats: usize) -> Result<(), Refusal> {
        sound().check(options, seats)
    }

    fn deal(&self, options: &Value, seats: usize, dice: &mut dyn Dice) -> Result<Value, Refusal> {
        sound().deal(options, seats, dice)
    }

    fn set_up(
        &self,
        options: &Value,
        seats: usize,
        deal: &Value,
    ) -> Result<Box<dyn AnyPosition>, Refusal> {
        let table = sound().set_up(options, seats, deal)?;
        Ok(Box::new(Playing { table, spoilt: false }))
    }

    fn verify(
        &self,
        document: &Document<'_>,
        proof: Option<Proof<'_>>,
    ) -> Result<Option<Outcome>, RecordError> {
        sound().verify(document, proof)
    }

    fn trace(
        &self,
        document: &Document<'_>,
        line: &mut dyn FnMut(String),
    ) -> Result<Option<Outcome>, RecordError> {
        sound().trace(document, line)
    }

    fn resume(&self, document: &Document<'_>) -> Result<Box<dyn AnyPosition>, RecordError> {
        sound().resume(document)
    }

    fn deal_anew(
        &self,
        document: &Document<'_>,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Result<Record, RecordError> {
        sound().deal_anew(document, seat, dice)
    }

    fn replay(&self, document: &Document<'_>) -> Result<Replay, RecordError> {
        sound().replay(document)
    }

    fn views(
        &self,
        document: &Document<'_>,
        viewpoint: Viewpoint,
        positions: Range<usize>,
    ) -> Result<Vec<View>, RecordError> {
        sound().views(document, viewpoint, positions)
    }
}

struct Playing {
    table: Box<dyn AnyPosition>,
    spoilt: bool,
}

impl AnyPosition for Playing {
    fn boxed_clone(&self) -> Box<dyn AnyPosition> {
        Box::new(Playing { table: self.table.boxed_clone(), spoilt: self.spoilt })
    }

    fn without_past(&self) -> Box<dyn AnyPosition> {
        Box::new(Playing { table: self.table.without_past(), spoilt: self.spoilt })
    }

    fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Value> {
        self.table.draw_chance(dice)
    }

    fn apply_chance(&mut self, chance: &Value) -> Result<(), Refusal> {
        self.table.apply_chance(chance)
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Signal, Refusal> {
        assert_ne!(*action, panic(), "told to panic");
        if *action == spoil() {
            self.spoilt = true;
            return Ok(Signal::None);
        }
        self.table.apply(seat, action)
    }

    fn concede(&self) -> Option<Value> {
        self.table.concede()
    }

    fn is_contest(&self) -> bool {
        self.table.is_contest()
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.table.has_conceded(seat)
    }

    fn talk(&self) -> Option<TalkWindow> {
        self.table.talk()
    }

    fn check_phrase(&self, seat: Seat, phrase: &Value) -> Result<(), Refusal> {
        self.table.check_phrase(seat, phrase)
    }

    fn forced(&self) -> Option<(Seat, Value)> {
        self.table.forced()
    }

    fn waiting(&self) -> Vec<Seat> {
        self.table.waiting()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.table.outcome()
    }

    fn public(&self) -> Box<RawValue> {
        assert!(!self.spoilt, "the position is spoilt");
        self.table.public()
    }

    fn public_revealed(&self) -> Box<RawValue> {
        self.table.public_revealed()
    }

    fn private(&self, seat: Seat) -> Box<RawValue> {
        self.table.private(seat)
    }

    fn barred(&self, seat: Seat) -> Box<RawValue> {
        self.table.barred(seat)
    }

    fn private_without_offers(&self, seat: Seat) -> Box<RawValue> {
        self.table.private_without_offers(seat)
    }

    fn log(&self, from: usize) -> Vec<Value> {
        self.table.log(from)
    }

    fn seen(&self, viewer: Viewer) -> AnySeen {
        self.table.seen(viewer)
    }

    fn figures(&self) -> Figures {
        self.table.figures()
    }

    fn turns(&self) -> usize {
        self.table.turns()
    }
}
