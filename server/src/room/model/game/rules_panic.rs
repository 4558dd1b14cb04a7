//! Containment of panics in a game's rules, so that they don't take the table down.
//!
//! Every call of the rules goes through [`contained`]. If a decision panics, nothing has changed and
//! the command is refused. If a durable entry can't be applied, or a position can't be shown, the game
//! can't continue in this program: like a game whose rules it does not know it is kept as it is, without a
//! position, until it is ended or a fixed program is installed.

use crate::{
    ops::process::panic_text,
    room::model::{game::TableGame, room::Room},
};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[derive(Debug, thiserror::Error)]
#[error("the rules have panicked: {0}")]
pub struct RulesPanic(String);

/// Calls the rules of a game. What the call was changing must not be used after a panic.
pub(crate) fn contained<T>(by_the_rules: impl FnOnce() -> T) -> Result<T, RulesPanic> {
    catch_unwind(AssertUnwindSafe(by_the_rules)).map_err(|panic| RulesPanic(panic_text(&*panic)))
}

impl TableGame {
    /// Continues the game without its rules, which have failed.
    pub(crate) fn give_up(&mut self) {
        self.position = None;
        self.window = None;
    }
}

impl Room {
    /// Continues the room without the rules of its game, which can't show it.
    pub(crate) fn give_up_game(&mut self, panic: &RulesPanic) {
        tracing::error!(entries = self.length, %panic, "a game can't continue");
        if let Some(play) = self.games.last_mut() {
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
