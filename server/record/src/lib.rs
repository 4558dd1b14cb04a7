//! Games of any kind, in JSON: the [catalogue], and the record, one document that fixes a whole game
//! (`RULES-record.md` beside the rules).
//!
//! [`verify`] plays a record through and names its first fault; [`trace`] lays open every position;
//! [`prove`] recomputes deal and chance from a published seed, [`prove_given`] the chance of a game
//! whose deal was given; [`Record`] is one as data, to be [`read`] or written; [`positions`] gives the
//! positions and actions of a game that is known as a type. How it looked to those at the table is in
//! [`replay`], what was fixed before the first action in [`Opening`].

#![cfg_attr(
    not(test),
    warn(
        unreachable_pub,
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        clippy::cast_sign_loss
    )
)]

mod anew;
pub mod catalogue;
mod document;
mod opening;
mod play;
pub mod replay;
mod strict;

use document::no_record;
pub use document::{Document, Move, Record, RecordError, Where};
pub use opening::Opening;
pub use play::{Ply, Proof};
pub(crate) use play::{lay_open, play};
pub use rules::core::game::{Step, StepOf};
pub use strict::to_value;

use catalogue::{AnyPosition, Kind};
use document::{DOCUMENT, FORMAT};
use rules::{Dice, Hidden, Outcome, Refusal, RefusalCode, Seat, Seed};

/// Plays a record through.
///
/// # Errors
/// Its first fault.
pub fn verify(text: &str) -> Result<Option<Outcome>, RecordError> {
    let (kind, document) = open(text)?;
    kind.verify(&document, None)
}

/// Plays a record through and gives its content.
///
/// # Errors
/// Its first fault.
pub fn read(text: &str) -> Result<Record, RecordError> {
    verify(text)?;
    serde_json::from_str(text).map_err(no_record)
}

/// Plays a record through and gives the position in which it ends.
///
/// # Errors
/// Its first fault.
pub fn resume(text: &str) -> Result<AnyPosition, RecordError> {
    let (kind, document) = open(text)?;
    kind.resume(&document)
}

/// The game of the list whose record it is; nothing is played.
///
/// # Errors
/// It is no record, or not of such a game.
pub fn kind(text: &str) -> Result<Kind, RecordError> {
    let (_, document) = open(text)?;
    Kind::find(&document.game).ok_or_else(|| unknown(&document))
}

/// Plays a record through and hands out one JSON line per position, the one before the first move
/// included.
///
/// # Errors
/// Its first fault, after the lines of the positions before it.
pub fn trace(text: &str, line: &mut dyn FnMut(String)) -> Result<Option<Outcome>, RecordError> {
    let (kind, document) = open(text)?;
    kind.trace(&document, line)
}

/// Plays a record through and checks that its deal and all its chance follow from the seed (see
/// [`chance`](rules::chance)).
///
/// # Errors
/// Its first fault, or the first thing that does not follow from the seed.
pub fn prove(text: &str, seed: &Seed) -> Result<Option<Outcome>, RecordError> {
    let (kind, document) = open(text)?;
    kind.verify(&document, Some(Proof::Whole(seed)))
}

/// Plays the record of a game whose deal was given through, and checks that its opening is the one
/// that was [committed to](Opening::commitment) and that all its later chance follows from the seed.
///
/// # Errors
/// Its first fault, or the first thing that does not follow.
pub fn prove_given(
    text: &str,
    seed: &Seed,
    commitment: &str,
) -> Result<Option<Outcome>, RecordError> {
    let (kind, document) = open(text)?;
    let outcome = kind.verify(&document, Some(Proof::AfterOpening(seed)))?;
    let record: Record = serde_json::from_str(text).map_err(no_record)?;
    if Opening::of(&record).commitment(seed).eq_ignore_ascii_case(commitment) {
        Ok(outcome)
    } else {
        let why = "It is not the deal of that commitment and seed.";
        Err(RecordError::at(Where::Deal, Refusal::new(RefusalCode::NotOfCommitment, DOCUMENT, why)))
    }
}

/// Plays a record of that game through and gives each position with what happened in it, the one before
/// the first move and the last included.
///
/// # Errors
/// Its first fault, or it is a record of another game.
pub fn positions<G: Hidden>(text: &str) -> Result<Vec<Ply<G>>, RecordError> {
    let (kind, document) = open(text)?;
    if kind.id() != G::ID {
        let why = format!("It is a record of {}, not of {}.", kind.id(), G::ID);
        return Err(RecordError::of_form(RefusalCode::AnotherGame, why));
    }
    play::positions_of(&document)
}

/// Deals the hidden cards of a game that goes on anew, as far as a seat could not know them; see
/// [`anew`].
///
/// # Errors
/// The first fault of the record, or it has no such seat.
pub fn deal_anew(text: &str, seat: Seat, dice: &mut dyn Dice) -> Result<Record, RecordError> {
    let (kind, document) = open(text)?;
    kind.deal_anew(&document, seat, dice)
}

/// Finds the parts of a record, and the game whose record it is.
pub(crate) fn open(text: &str) -> Result<(Kind, Document<'_>), RecordError> {
    let document: Document = strict::object(text).map_err(no_record)?;
    if document.format != FORMAT {
        let why = format!("Format {} is unknown.", document.format);
        return Err(RecordError::of_form(RefusalCode::UnknownFormat, why));
    }
    let Some(kind) = Kind::find(&document.game) else {
        return Err(unknown(&document));
    };
    Ok((kind, document))
}

fn unknown(document: &Document<'_>) -> RecordError {
    let why = format!("The game {:?} is unknown.", document.game);
    RecordError::of_form(RefusalCode::UnknownGame, why)
}
