//! Entries of streams, in JSON. An entry that can't be read does not hide the others: it is left out, counted and
//! logged.

use journal::{JournalError, in_log};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Display;

/// The things that could not be read, logged when this is dropped.
#[derive(Debug)]
pub(crate) struct Unreadable {
    /// What they are, for the log.
    what: &'static str,
    count: u64,
    /// The stream of the first of them as the log names it, and why.
    first: Option<(String, String)>,
}

impl Unreadable {
    /// None yet.
    pub(crate) fn new(what: &'static str) -> Unreadable {
        Unreadable { what, count: 0, first: None }
    }

    fn note(&mut self, stream: &str, why: impl Display) {
        self.count += 1;
        self.first.get_or_insert_with(|| (in_log(stream), why.to_string()));
    }

    /// What was read from a stream; `None` if it was not, which counts.
    pub(crate) fn skip<T, E: Display>(&mut self, stream: &str, read: Result<T, E>) -> Option<T> {
        read.map_err(|why| self.note(stream, why)).ok()
    }

    /// How many there were.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }
}

impl Drop for Unreadable {
    fn drop(&mut self) {
        if let Some((name, why)) = &self.first {
            let Unreadable { what, count, .. } = self;
            tracing::error!(what, count, first = name, why, "what can't be read is left out");
        }
    }
}

/// The entries of a stream that can be decoded. A later version of this program may have written others.
pub(crate) fn decode<E: DeserializeOwned>(stream: &str, bytes: &[Vec<u8>]) -> Vec<E> {
    let mut unreadable = Unreadable::new("entries");
    let decode = |entry: &Vec<u8>| unreadable.skip(stream, serde_json::from_slice(entry));
    bytes.iter().filter_map(decode).collect()
}

/// An entry as it is stored.
pub(crate) fn encode<E: Serialize>(entry: &E) -> Result<Vec<u8>, JournalError> {
    let unwritable =
        |error| JournalError::Unavailable(format!("an entry can't be written: {error}"));
    serde_json::to_vec(entry).map_err(unwritable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_left_out_and_counted() {
        let bytes = [&b"1"[..], b"{", b"\"two\"", b"3"].map(<[u8]>::to_vec);
        assert_eq!(decode::<u8>("numbers", &bytes), [1, 3]);
        let mut unreadable = Unreadable::new("numbers");
        assert_eq!(unreadable.skip("a", Ok::<_, &str>(7)), Some(7));
        assert_eq!((unreadable.count(), &unreadable.first), (0, &None));
        assert_eq!(unreadable.skip::<u8, _>("b", Err("it is torn")), None);
        assert_eq!(unreadable.skip::<u8, _>("c", Err("it is gone")), None);
        let first = Some(("b".into(), "it is torn".into()));
        assert_eq!((unreadable.count(), &unreadable.first), (2, &first));
    }
}
