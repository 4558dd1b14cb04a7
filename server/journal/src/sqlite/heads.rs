//! The heads of streams, cached so that an append need not look them up. With a key of stream and position in place of
//! rows that name the one before, an append to one of 50 streams costs twice as much, to one of 500 three times.

use rusqlite::{Connection, OptionalExtension, Result, params};
use std::collections::HashMap;

/// The number of cached streams at which the cache is cleared.
const MAX_CACHED_STREAMS: usize = 64 * 1024;

/// The head of an existing stream.
#[derive(Clone, Copy)]
struct Head {
    id: i64,
    length: i64,
    /// The row of its last entry.
    last: i64,
}

/// The heads of the streams that were used lately.
///
/// They are valid as long as no other connection has written, see [`Heads::refresh`].
pub(crate) struct Heads {
    known: HashMap<String, Head>,
    version: i64,
}

impl Heads {
    pub(crate) fn new(connection: &Connection) -> Result<Heads> {
        Ok(Heads { known: HashMap::new(), version: data_version(connection)? })
    }

    /// Clears the cache if another connection has written, and returns whether it has.
    pub(crate) fn refresh(&mut self, connection: &Connection) -> Result<bool> {
        let version = data_version(connection)?;
        let changed = version != self.version;
        self.version = version;
        if changed || self.known.len() > MAX_CACHED_STREAMS {
            self.known.clear();
        }
        Ok(changed)
    }

    /// Clears the cache after a rollback.
    pub(crate) fn clear(&mut self) {
        self.known.clear();
    }

    pub(crate) fn length(&mut self, connection: &Connection, stream: &str) -> Result<u64> {
        Ok(self.find(connection, stream)?.map_or(0, |head| head.length.cast_unsigned()))
    }

    /// Appends entries to a stream, which is created if necessary. Returns its new length.
    pub(crate) fn extend(
        &mut self,
        connection: &Connection,
        stream: &str,
        entries: &[Vec<u8>],
    ) -> Result<u64> {
        let known = self.find(connection, stream)?.copied();
        let mut length = known.map_or(0, |head| head.length);
        let mut last = known.map(|head| head.last);
        let mut insert =
            connection.prepare_cached("INSERT INTO entry (previous, body) VALUES (?1, ?2)")?;
        for entry in entries {
            last = Some(insert.insert(params![last, entry])?);
            length += 1;
        }
        let Some(last) = last.filter(|_| !entries.is_empty()) else {
            return Ok(length.cast_unsigned());
        };
        let id = if let Some(Head { id, .. }) = known {
            connection
                .prepare_cached("UPDATE stream SET length = ?1, last = ?2 WHERE id = ?3")?
                .execute(params![length, last, id])?;
            id
        } else {
            connection
                .prepare_cached("INSERT INTO stream (name, length, last) VALUES (?1, ?2, ?3)")?
                .insert(params![stream, length, last])?
        };
        self.known.insert(stream.to_owned(), Head { id, length, last });
        Ok(length.cast_unsigned())
    }

    pub(crate) fn remove(&mut self, connection: &Connection, stream: &str) -> Result<()> {
        self.find(connection, stream)?;
        if let Some(Head { id, last, .. }) = self.known.remove(stream) {
            let mut delete = connection.prepare_cached(
                "WITH RECURSIVE chain (id) AS (
                     SELECT ?1
                     UNION ALL
                     SELECT previous FROM chain JOIN entry USING (id) WHERE previous NOT NULL
                 )
                 DELETE FROM entry WHERE id IN chain",
            )?;
            delete.execute([last])?;
            connection.prepare_cached("DELETE FROM stream WHERE id = ?1")?.execute([id])?;
        }
        Ok(())
    }

    fn find(&mut self, connection: &Connection, stream: &str) -> Result<Option<&mut Head>> {
        if !self.known.contains_key(stream) {
            let mut select =
                connection.prepare_cached("SELECT id, length, last FROM stream WHERE name = ?1")?;
            let head = select.query_row([stream], |row| {
                Ok(Head { id: row.get(0)?, length: row.get(1)?, last: row.get(2)? })
            });
            if let Some(head) = head.optional()? {
                self.known.insert(stream.to_owned(), head);
            }
        }
        Ok(self.known.get_mut(stream))
    }
}

/// A number that changes when another connection has written.
fn data_version(connection: &Connection) -> Result<i64> {
    connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))
}
