//! Uploaded records: checked once, and kept for all who have the link.
//!
//! Each is the only entry of its own stream, under a UUID that can't be guessed. The ids of those that were uploaded
//! to 0.2.0 are codes like those of rooms.

use crate::{
    archive::{Archive, ArchiveError, analysis, replay::Played},
    date::Date,
    identity::{guest::GuestId, name::Name, room_code::RoomCode},
    ops::{entries, work_permits::Held},
    protocol::{error_code::ErrorCode, message::Refused},
};
use journal::{Journal, JournalError, in_log};
use record::{Opening, Record, Where};
use rules::RefusalCode;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use uuid::Uuid;

/// The beginning of the names of the streams of uploads.
pub(super) const STREAMS: &str = "record/";
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
        let at = self.deals.now();
        let encoded = self.permits.take().await?.hold(text).then(move |text| {
            let record = read_record(&text)?;
            drop(text);
            check_names(&record)?;
            Ok::<_, ArchiveError>(entries::encode(&Uploaded { at, guest, record })?)
        });
        let bytes = encoded.await?.release();
        let id = self.deals.randomness().uuid().to_string();
        self.journal.append(&stream(&id), 0, vec![bytes]).await?;
        Ok(id)
    }

    /// The uploaded record with that id, for a replay by a guest. One of today's deal of the day is open when the
    /// day is over.
    pub(crate) async fn uploaded(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<Held<Played>, ArchiveError> {
        let (deals, id) = (self.deals.clone(), parse_id(id)?);
        let uploaded = self.read_upload(&id).await?;
        let played = uploaded.then(move |Uploaded { at, guest: owner, record }| {
            // A deal of the day can't have been uploaded before its day.
            let daily = deals.daily_of(&Opening::of(&record), Date::at(at));
            if daily.as_ref().is_some_and(|deal| !deal.date.is_over(deals.now())) {
                return Err(ErrorCode::DailyNotOver.into());
            }
            Ok(Played {
                id: Some(id),
                record,
                closed: false,
                partners: Vec::new(),
                daily: daily.map(|deal| deal.date),
                continued: None,
                anew: None,
                own: None,
                own_upload: guest == Some(owner),
            })
        });
        played.await
    }

    /// Checks that there is a record with that id.
    pub(crate) async fn check_upload(&self, id: &str) -> Result<(), ArchiveError> {
        let stored = journal::newest(&*self.journal, &stream(&parse_id(id)?)).await?;
        stored.map(drop).ok_or_else(|| ErrorCode::UnknownRecord.into())
    }

    /// The record with that id.
    pub(crate) async fn read_upload(&self, id: &str) -> Result<Held<Uploaded>, ArchiveError> {
        let id = parse_id(id)?;
        let permit = self.permits.take().await?;
        let entries = self.journal.read(&stream(&id), 0).await?;
        let read = permit.hold(entries).then(move |entries| {
            let uploaded = entries.first().ok_or(ErrorCode::UnknownRecord)?;
            serde_json::from_slice(uploaded)
                .map_err(|error| ArchiveError::damaged(in_log(&stream(&id)), error))
        });
        read.await
    }

    /// Deletes an uploaded record as the guest who uploaded it.
    pub async fn delete_upload(&self, id: &str, guest: GuestId) -> Result<(), ArchiveError> {
        if self.read_upload(id).await?.release().guest != guest {
            return Err(ErrorCode::NotUploader.into());
        }
        Ok(delete(&*self.journal, &parse_id(id)?).await?)
    }
}

/// Deletes an uploaded record as the operator.
pub(crate) async fn close(journal: &dyn Journal, id: &str) -> Result<(), ArchiveError> {
    let id = parse_id(id)?;
    // Also one that can't be read.
    if journal.read(&stream(&id), 0).await?.is_empty() {
        return Err(ErrorCode::UnknownRecord.into());
    }
    Ok(delete(journal, &id).await?)
}

/// When the record of that stream was uploaded; `None` if it is gone.
pub(super) async fn uploaded_at(
    journal: &dyn Journal,
    stream: &str,
) -> Result<Option<u64>, ArchiveError> {
    let entries = journal.read(stream, 0).await?;
    let uploaded = entries.first().map(|entry| serde_json::from_slice::<Uploaded>(entry));
    let uploaded = uploaded.transpose();
    let uploaded = uploaded.map_err(|error| ArchiveError::damaged(in_log(stream), error))?;
    Ok(uploaded.map(|uploaded| uploaded.at))
}

/// Deletes an uploaded record, and what was made of it.
pub(super) async fn delete(journal: &dyn Journal, id: &str) -> Result<(), JournalError> {
    // A stop in between leaves a stream that can be deleted again.
    journal.delete(&analysis::stream_of_upload(id)).await?;
    journal.delete(&stream(id)).await
}

/// Reads a record, whose length is looked at before it is played through.
fn read_record(text: &str) -> Result<Record, ArchiveError> {
    #[derive(Deserialize)]
    struct Counted {
        moves: Vec<IgnoredAny>,
    }
    if serde_json::from_str(text).is_ok_and(|Counted { moves }| moves.len() > MOVES) {
        let why = format!("This server accepts records of at most {MOVES} moves.");
        return Err(unfit(RefusalCode::TooManyMoves, &why));
    }
    record::read(text).map_err(|fault| ArchiveError::Unfit(Box::new(fault.into())))
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

/// Checks that names are valid guest names, since they are shown like those, or empty where none was given.
fn check_names(record: &Record) -> Result<(), ArchiveError> {
    for name in record.names.iter().flatten().filter(|name| !name.is_empty()) {
        let refusal = match Name::parse(name) {
            Ok(parsed) if parsed.as_str() == name => continue,
            Ok(_) => ErrorCode::NameForbiddenCharacters,
            Err(code) => code,
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

/// The name of the stream of an upload.
pub(crate) fn stream(id: &str) -> String {
    format!("{STREAMS}{id}")
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
