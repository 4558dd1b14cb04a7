//! A record as those at the table saw it: the same views, position by position.
//!
//! Position `k` is the table after `k` actions of seats; chance that follows an action belongs to it.
//! Position 0 is the table after the deal and what chance decided before the first action, the last
//! position is the end.

use crate::{
    Document, RecordError, Step, open, play,
    strict::{to_raw, to_value},
};
use rules::{Figures, Hidden, Logged, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::ops::Range;
use tales::{Counted, turns};
use ts_rs::TS;

/// The course of a game, the same for every viewpoint.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The seat whose action led to each position; `None` for position 0.
    pub actors: Vec<Option<Seat>>,
    /// How many lines the log had in each position.
    pub log_lengths: Vec<usize>,
    /// The log as all players saw it.
    pub log: Vec<Value>,
    /// What happened, in the [figures](Counted::statistics) of that game.
    pub statistics: Value,
    /// How many [turns](Counted::is_turn) were played.
    pub turns: usize,
    /// How far the game came.
    pub figures: Figures,
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// A spectator's, who sees no hand.
    Table,
    /// The view with all hands open.
    Open,
    /// A player's.
    Seat(Seat),
}

/// One position from one viewpoint.
#[derive(Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ReplayView")]
pub struct View {
    /// What every viewer saw; where everything lies open, with all that was revealed at the end.
    #[ts(type = "unknown")]
    pub game: Box<RawValue>,
    /// What the seat saw besides, with what it could do.
    #[ts(type = "unknown")]
    pub you: Option<Box<RawValue>>,
    /// The same of every seat, where everything lies open.
    #[ts(type = "unknown[] | null")]
    pub hands: Option<Vec<Box<RawValue>>>,
}

/// Plays a record through and tells its course.
///
/// # Errors
/// Its first fault.
pub fn replay(text: &str) -> Result<Replay, RecordError> {
    let (kind, document) = open(text)?;
    kind.replay(&document)
}

/// Plays a record through and shows those of its positions, as far as there are so many. A seat that
/// the record does not have saw what every viewer saw, and an empty hand.
///
/// # Errors
/// Its first fault.
pub fn views(
    text: &str,
    viewpoint: Viewpoint,
    positions: Range<usize>,
) -> Result<Vec<View>, RecordError> {
    let (kind, document) = open(text)?;
    kind.views(&document, viewpoint, positions)
}

/// Adds what is to be said of the position after an entry. Chance settles the position that it
/// follows: it takes that one's place.
fn settle<T>(positions: &mut Vec<T>, actor: Option<Seat>, of_position: T) {
    if actor.is_none() {
        positions.pop();
    }
    positions.push(of_position);
}

pub(crate) fn replay_of<G: Counted>(document: &Document<'_>) -> Result<Replay, RecordError> {
    let (mut actors, mut log_lengths, mut log) = (Vec::new(), Vec::new(), Vec::new());
    let mut tally = G::Tally::default();
    let end = play(document, None, &mut |step, game: &Logged<G>| {
        let actor = step.and_then(Step::actor);
        if let Some(Step::Act(seat, action)) = step {
            let events = game.log().get(log.len()..).unwrap_or_default();
            game.count(&mut tally, *seat, action, events);
        }
        log.extend(game.log().iter().skip(log.len()).map(to_value));
        settle(&mut log_lengths, actor, log.len());
        let moved = actor.or_else(|| actors.last().copied().flatten());
        settle(&mut actors, actor, moved);
    })?;
    Ok(Replay {
        actors,
        log_lengths,
        log,
        statistics: to_value(&end.statistics(end.log(), &tally)),
        turns: turns::<G>(end.log()),
        figures: end.figures(),
    })
}

pub(crate) fn views_of<G: Hidden>(
    document: &Document<'_>,
    viewpoint: Viewpoint,
    positions: Range<usize>,
) -> Result<Vec<View>, RecordError> {
    let mut views = Vec::new();
    play(document, None, &mut |step, game: &Logged<G>| {
        let actor = step.and_then(Step::actor);
        let position = views.len() - usize::from(actor.is_none() && !views.is_empty());
        let shown = positions.contains(&position);
        settle(&mut views, actor, shown.then(|| view(game, document.seats(), viewpoint)));
    })?;
    Ok(views.into_iter().flatten().collect())
}

fn view<G: Hidden>(game: &Logged<G>, seats: usize, viewpoint: Viewpoint) -> View {
    let hand = |seat| to_raw(&game.private_without_offers(seat));
    match viewpoint {
        Viewpoint::Table => View { game: to_raw(&game.public()), you: None, hands: None },
        Viewpoint::Open => View {
            game: to_raw(&game.public_revealed()),
            you: None,
            hands: Some(Seat::all(seats).map(hand).collect()),
        },
        Viewpoint::Seat(seat) => {
            let own = to_raw(&game.private(seat));
            View { game: to_raw(&game.public()), you: Some(own), hands: None }
        }
    }
}
