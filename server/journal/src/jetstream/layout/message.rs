//! An append as a message of the engine.

use crate::{JournalError, jetstream::heads::Head};
use async_nats::{HeaderMap, header, jetstream::message::StreamMessage};
use bytes::Bytes;

/// The header with the length of the stream after the message.
pub(crate) const LENGTH: &str = "Tranquility-Length";

/// A stored append.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// The head of the stream after it.
    pub head: Head,
    /// The name given by its writer.
    pub id: String,
    /// The length of the stream before.
    pub start: u64,
    /// Its entries, oldest first.
    pub entries: Vec<Vec<u8>>,
}

impl Message {
    /// Reads a stored message; `None` if it is no append.
    pub(crate) fn read(sequence: u64, headers: &HeaderMap, payload: &[u8]) -> Option<Message> {
        let length = length(headers)?;
        let entries = decode(payload)?;
        let start = length.checked_sub(entries.len() as u64)?;
        let id = headers.get(header::NATS_MESSAGE_ID)?.to_string();
        Some(Message { head: Head { length, sequence }, id, start, entries })
    }
}

impl TryFrom<StreamMessage> for Message {
    type Error = JournalError;

    fn try_from(message: StreamMessage) -> Result<Message, JournalError> {
        let StreamMessage { sequence, headers, payload, .. } = message;
        Message::read(sequence, &headers, &payload)
            .ok_or_else(|| JournalError::Unavailable(format!("message {sequence} is no append")))
    }
}

/// The length of the stream according to a message's headers.
pub(crate) fn length(headers: &HeaderMap) -> Option<u64> {
    headers.get(LENGTH)?.as_str().parse().ok()
}

/// Entries as one payload: each preceded by its length (`u32`, little-endian).
pub(crate) fn encode(entries: &[Vec<u8>]) -> Result<Bytes, JournalError> {
    let mut payload = Vec::with_capacity(entries.iter().map(|entry| 4 + entry.len()).sum());
    for entry in entries {
        let length = u32::try_from(entry.len())
            .map_err(|_| JournalError::Unavailable("an entry is too long".into()))?;
        payload.extend(length.to_le_bytes());
        payload.extend(entry);
    }
    Ok(payload.into())
}

fn decode(mut payload: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut entries = Vec::new();
    while let Some((length, rest)) = payload.split_first_chunk() {
        let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
        let (entry, rest) = rest.split_at_checked(length)?;
        entries.push(entry.to_vec());
        payload = rest;
    }
    payload.is_empty().then_some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_back() {
        for entries in [vec![], vec![vec![]], vec![b"one".to_vec(), vec![], vec![0, 255]]] {
            assert_eq!(decode(&encode(&entries).expect("short")), Some(entries));
        }
    }

    #[test]
    fn torn_entries_are_found_out() {
        let payload = encode(&[b"one".to_vec(), b"two".to_vec()]).expect("short");
        for end in 0..payload.len() {
            let read = decode(&payload[..end]);
            assert!(read.is_none_or(|entries| entries.len() < 2), "cut at {end}");
        }
        assert_eq!(decode(&[1, 2, 3]), None);
    }
}
