//! The actions that a seat's view lists, and whether an action is among them.

use crate::santa_timea::{Action, Direction, wire::view::Legal};
use std::collections::BTreeSet;

/// Whether the action is one of those that the seat's view lists.
pub fn is_listed(legal: &Legal, action: &Action) -> bool {
    match action {
        Action::Play { card } => legal.play.contains(card),
        Action::Triplets { throw } => {
            let different: BTreeSet<&Direction> = throw.iter().collect();
            legal.triplets.as_ref().is_some_and(|list| {
                different.len() == throw.len() && throw.iter().all(|it| list.contains(it))
            })
        }
    }
}
