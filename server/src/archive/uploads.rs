//! Uploaded records: checked once, and kept for all who have the link.
//!
//! Each is the only entry of its own stream, under a UUID that can't be guessed. The ids of those that were uploaded
//! to 0.2.0 are codes like those of rooms.

use crate::{
    archive::{Archive, ArchiveError, replay::Played},
    date::Date,
    identity::{guest::GuestId, name::Name, room_code::RoomCode},
    ops::{entries, process::aside},
    protocol::{error_code::ErrorCode, message::Refused},
};
use journal::Journal;
use rules::{
    Opening, RefusalCode,
    record::{self, Record, Where},
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The most entries in an upload's moves. The longest games have less than half as many, but pledges
/// can be changed without end, and every change is a position.
const MOVES: usize = 1_000;
/// The clause about the form of records.
const DOCUMENT: &str = "R";

/// An uploaded record: the entry of its stream.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Uploaded {
    /// When it was uploaded, in milliseconds since 1970 (UTC).
    pub at: u64,
    /// The guest who uploaded it.
    pub guest: GuestId,
    /// The record in canonical form.
    pub record: Record,
}

impl Archive {
    /// Stores a record and returns its id.
    pub async fn upload(&self, guest: GuestId, text: String) -> Result<String, ArchiveError> {
        let record = aside(move || record::read(&text)).await?;
        let record = record.map_err(|fault| ArchiveError::Unfit(Box::new(fault.into())))?;
        if record.moves.len() > MOVES {
            let why = format!("This server accepts records of at most {MOVES} moves.");
            return Err(unfit(RefusalCode::TooManyMoves, &why));
        }
        check_names(&record)?;
        let uploaded = Uploaded { at: self.deals.now(), guest, record };
        let bytes = entries::encode(&uploaded)?;
        let id = self.deals.randomness().uuid()?.to_string();
        self.journal.append(&stream(&id), 0, vec![bytes]).await?;
        Ok(id)
    }

    /// The uploaded record with that id, for a replay. One of today's deal of the day is open when the
    /// day is over.
    pub async fn uploaded(&self, id: &str) -> Result<Played, ArchiveError> {
        let uploaded = read(&*self.journal, id).await?;
        // A deal of the day can't have been uploaded before its day.
        let opening = Opening::of(&uploaded.record);
        let daily = self.deals.daily_of(&opening, Date::at(uploaded.at));
        if daily.as_ref().is_some_and(|deal| !deal.date.is_over(self.deals.now())) {
            return Err(ErrorCode::DailyNotOver.into());
        }
        Ok(Played {
            record: uploaded.record,
            closed: false,
            partners: Vec::new(),
            daily: daily.map(|deal| deal.date),
            continued: None,
            anew: None,
            own: None,
        })
    }
}

/// Parses an id, with or without dashes and in any case.
pub(crate) fn parse_id(typed: &str) -> Result<String, ArchiveError> {
    match Uuid::try_parse(typed) {
        Ok(id) => Ok(id.to_string()),
        Err(_) => match RoomCode::parse(typed) {
            Ok(code) => Ok(code.to_string()),
            Err(_) => Err(ErrorCode::UnknownRecord.into()),
        },
    }
}

/// The record with that id.
pub(crate) async fn read(journal: &dyn Journal, id: &str) -> Result<Uploaded, ArchiveError> {
    let id = parse_id(id)?;
    let entries = journal.read(&stream(&id), 0).await?;
    let uploaded = entries.first().ok_or(ErrorCode::UnknownRecord)?;
    serde_json::from_slice(uploaded)
        .map_err(|error| ArchiveError::damaged(format!("upload {id}"), error))
}

/// Checks that names are valid guest names, since they are shown like those, or empty where none was given.
fn check_names(record: &Record) -> Result<(), ArchiveError> {
    for name in record.names.iter().flatten().filter(|name| !name.is_empty()) {
        let refusal = match Name::parse(name) {
            Ok(parsed) if parsed.as_str() == name => continue,
            Ok(_) => ErrorCode::NameForbiddenCharacters,
            Err(name) => ErrorCode::from(name),
        };
        return Err(unfit(RefusalCode::UnfitName, refusal.sentence()));
    }
    Ok(())
}

/// The refusal of a valid record that this server does not accept.
fn unfit(reason: RefusalCode, why: &str) -> ArchiveError {
    ArchiveError::Unfit(Box::new(Refused {
        message: why.into(),
        clause: Some(DOCUMENT),
        place: Some(Where::Record),
        reason: Some(reason.as_str()),
        ..ErrorCode::BadRecord.into()
    }))
}

fn stream(id: &str) -> String {
    format!("record/{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_uuids_or_codes_of_an_earlier_release() {
        for (typed, id) in [
            ("0190A8E0-5C4B-4D3A-9F1E-2B6C7D8E9F00", "0190a8e0-5c4b-4d3a-9f1e-2b6c7d8e9f00"),
            ("0190a8e05c4b4d3a9f1e2b6c7d8e9f00", "0190a8e0-5c4b-4d3a-9f1e-2b6c7d8e9f00"),
            ("abcde-fghjk", "abcdefghjk"),
            ("ABCDEFGHJK", "abcdefghjk"),
        ] {
            assert_eq!(parse_id(typed).expect(typed), id);
        }
        for wrong in ["", "abcde", "0190a8e0-5c4b-4d3a-9f1e-2b6c7d8e9f0", "../room/abcdefghjk"] {
            assert!(parse_id(wrong).is_err(), "{wrong}");
        }
    }
}
