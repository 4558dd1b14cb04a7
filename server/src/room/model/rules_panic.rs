//! Panics of a game's rules, which must not take its table down with them.
//!
//! Everything that asks the rules for something goes through [`contained`]. Where a decision panics,
//! nothing has changed and the command is refused. Where an entry that is durable already can't be
//! taken in, or a position can't be shown, the game is one that this program can't go on with: like a
//! game of [other rules](crate::room::model::unsupported_rules) it is kept as it is, until it is ended, or a program comes
//! that does better.

use crate::{
    protocol::error_code::ErrorCode,
    room::model::{game::TableGame, room::Room, unsupported_rules::UnsupportedRules},
};
use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The rules have panicked.
#[derive(Debug, thiserror::Error)]
#[error("the rules have panicked: {0}")]
pub(crate) struct RulesPanic(String);

impl From<RulesPanic> for ErrorCode {
    fn from(_: RulesPanic) -> ErrorCode {
        ErrorCode::RulesFailed
    }
}

/// Does something by the rules of a game. What it was changing is not to be used after a panic.
///
/// # Errors
/// It panicked.
pub(crate) fn contained<T>(by_the_rules: impl FnOnce() -> T) -> Result<T, RulesPanic> {
    catch_unwind(AssertUnwindSafe(by_the_rules)).map_err(|panic| RulesPanic(message(&*panic)))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without a message").to_owned()
}

impl TableGame {
    /// Goes on without the rules, which have failed in this game.
    pub(crate) fn give_up(&mut self) {
        self.table = Box::new(UnsupportedRules);
        self.window = None;
        self.known = false;
    }
}

impl Room {
    /// Goes on without the rules of the game, which can't show it or say what is due.
    pub(crate) fn give_up_game(&mut self, panic: &RulesPanic) {
        tracing::error!(entries = self.length, %panic, "a game can't go on");
        if let Some(play) = &mut self.game {
            play.give_up();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_error_that_says_why() {
        assert_eq!(contained(|| 1).expect("no panic"), 1);
        let number = 7;
        let error = contained(|| panic!("card {number} is lost")).expect_err("a panic");
        assert_eq!(error.to_string(), "the rules have panicked: card 7 is lost");
        let error = contained(|| std::panic::panic_any(7)).expect_err("a panic");
        assert_eq!(error.to_string(), "the rules have panicked: without a message");
    }
}
