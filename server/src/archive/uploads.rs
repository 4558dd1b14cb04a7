//! Records that guests bring along: checked once, and kept for whoever has their link.
//!
//! Each is the one entry of a stream of its own, under a code that cannot be guessed.

use crate::{
    archive::replay::aside,
    deals::service::Deals,
    identity::{guest::GuestId, name::Name, short_code},
    protocol::{error_code::ErrorCode, message::Refused},
};
use journal::{Journal, JournalError};
use rules::record::{self, Record, Where};
use serde::{Deserialize, Serialize};

/// The most entries that its moves may have. The longest games do not have half as many; but pledges
/// can be changed for ever, and every change is a position to be shown.
const MOVES: usize = 1_000;
/// The clause of what a record must be besides a game by the rules.
const DOCUMENT: &str = "R";
/// As long as the codes of rooms.
const ID_LENGTH: usize = 10;

/// A record that was brought along: the entry of its stream.
#[derive(Debug, Serialize, Deserialize)]
pub struct Uploaded {
    /// When, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// Who brought it.
    pub guest: GuestId,
    /// The record, in the form in which this server writes records.
    pub record: Record,
}

/// Keeps a record and returns its id.
///
/// # Errors
/// [`ErrorCode::BadRecord`] with what is wrong with it: then nothing is kept. [`ErrorCode::Unavailable`] or
/// [`ErrorCode::Internal`].
pub async fn store(
    journal: &dyn Journal,
    deals: &Deals,
    guest: GuestId,
    text: String,
) -> Result<String, Refused> {
    let record = aside(move || record::read(&text).map_err(Refused::from)).await?;
    if record.moves.len() > MOVES {
        let why = format!("This server keeps records of {MOVES} moves at the most.");
        return Err(unfit("too_many_moves", &why));
    }
    check_names(&record)?;
    let uploaded = Uploaded { at: deals.now(), guest, record };
    let bytes = serde_json::to_vec(&uploaded).map_err(|_| ErrorCode::Internal)?;
    loop {
        let id = short_code::random(ID_LENGTH, deals.randomness())?;
        match journal.append(&stream(&id), 0, vec![bytes.clone()]).await {
            Ok(()) => return Ok(id.into()),
            // The id is taken: as likely as being struck by lightning twice.
            Err(JournalError::Conflict { .. }) => {}
            Err(error) => return Err(unavailable(&error).into()),
        }
    }
}

/// Reads an id as people type it, with or without dashes and in any case.
///
/// # Errors
/// [`ErrorCode::UnknownRecord`]: no record has such an id.
pub fn parse_id(typed: &str) -> Result<Box<str>, ErrorCode> {
    short_code::parse(typed, ID_LENGTH).ok_or(ErrorCode::UnknownRecord)
}

/// The record with that id.
///
/// # Errors
/// [`ErrorCode::UnknownRecord`], [`ErrorCode::Unavailable`] or [`ErrorCode::Internal`].
pub async fn read(journal: &dyn Journal, id: &str) -> Result<Uploaded, ErrorCode> {
    let id = parse_id(id)?;
    let entries = journal.read(&stream(&id), 0).await.map_err(|error| unavailable(&error))?;
    let uploaded = entries.first().ok_or(ErrorCode::UnknownRecord)?;
    serde_json::from_slice(uploaded).map_err(|error| {
        tracing::error!(%id, %error, "an uploaded record cannot be read");
        ErrorCode::Internal
    })
}

/// Names are shown like those of people at a table, so they have to be such.
fn check_names(record: &Record) -> Result<(), Refused> {
    for name in record.names.iter().flatten() {
        let refusal = match Name::parse(name) {
            Ok(parsed) if parsed.as_str() == name => continue,
            Ok(_) => ErrorCode::NameForbiddenCharacters,
            Err(refusal) => refusal,
        };
        return Err(unfit("unfit_name", refusal.sentence()));
    }
    Ok(())
}

/// The refusal of what is a record, but none for this server.
fn unfit(reason: &'static str, why: &str) -> Refused {
    Refused {
        message: why.into(),
        clause: Some(DOCUMENT),
        place: Some(Where::Record),
        reason: Some(reason),
        ..ErrorCode::BadRecord.into()
    }
}

fn stream(id: &str) -> String {
    format!("record/{id}")
}

fn unavailable(error: &JournalError) -> ErrorCode {
    tracing::error!(%error, "an uploaded record can't be stored or read");
    ErrorCode::Unavailable
}
