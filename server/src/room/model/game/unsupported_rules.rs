//! A game by a version of the rules that this program does not know, written by another program. It is
//! kept as it is, neither shown nor played, until a program that knows them is installed.

use rules::{
    Dice, Figures, Outcome, Refusal, Seat, Signal, TalkWindow, Viewer,
    catalogue::{AnyPosition, AnySeen},
};
use serde_json::{Value, value::RawValue};

/// Stands in for the unknown position. It accepts all stored events; commands are refused before they
/// reach it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnsupportedRules;

fn nothing() -> Box<RawValue> {
    RawValue::NULL.to_owned()
}

impl AnyPosition for UnsupportedRules {
    fn boxed_clone(&self) -> Box<dyn AnyPosition> {
        Box::new(*self)
    }

    fn without_past(&self) -> Box<dyn AnyPosition> {
        Box::new(*self)
    }

    fn draw_chance(&self, _: &mut dyn Dice) -> Option<Value> {
        None
    }

    fn apply_chance(&mut self, _: &Value) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&mut self, _: Seat, _: &Value) -> Result<Signal, Refusal> {
        Ok(Signal::None)
    }

    fn concede(&self) -> Option<Value> {
        None
    }

    fn is_contest(&self) -> bool {
        false
    }

    fn has_conceded(&self, _: Seat) -> bool {
        false
    }

    fn talk(&self) -> Option<TalkWindow> {
        None
    }

    fn check_phrase(&self, _: Seat, _: &Value) -> Result<(), Refusal> {
        Ok(())
    }

    fn forced(&self) -> Option<(Seat, Value)> {
        None
    }

    fn waiting(&self) -> Vec<Seat> {
        Vec::new()
    }

    fn outcome(&self) -> Option<&Outcome> {
        None
    }

    fn public(&self) -> Box<RawValue> {
        nothing()
    }

    fn public_revealed(&self) -> Box<RawValue> {
        nothing()
    }

    fn private(&self, _: Seat) -> Box<RawValue> {
        nothing()
    }

    fn barred(&self, _: Seat) -> Box<RawValue> {
        nothing()
    }

    fn private_without_offers(&self, _: Seat) -> Box<RawValue> {
        nothing()
    }

    fn log(&self, _: usize) -> Vec<Value> {
        Vec::new()
    }

    fn seen(&self, _: Viewer) -> Option<AnySeen> {
        None
    }

    fn figures(&self) -> Figures {
        Figures { placed: 0, of: 0 }
    }

    fn turns(&self) -> usize {
        0
    }
}
