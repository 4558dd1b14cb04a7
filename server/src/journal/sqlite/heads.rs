//! Where the streams end, kept in memory so that an append need not look it up.

use rusqlite::{Connection, OptionalExtension, Result, params};
use std::collections::HashMap;

/// How many streams are kept in mind before all are forgotten.
const KNOWN: usize = 64 * 1024;

/// The end of a stream that exists.
#[derive(Clone, Copy)]
pub struct Head {
    pub id: i64,
    pub length: u64,
}

/// The ends of the streams that were used lately.
///
/// They are true as long as no other connection has written, see [`Heads::refresh`].
pub struct Heads {
    known: HashMap<String, Head>,
    version: i64,
}

impl Heads {
    pub fn new(connection: &Connection) -> Result<Heads> {
        Ok(Heads { known: HashMap::new(), version: data_version(connection)? })
    }

    /// Forgets everything if another connection has written, and tells whether it has.
    pub fn refresh(&mut self, connection: &Connection) -> Result<bool> {
        let version = data_version(connection)?;
        let changed = version != self.version;
        self.version = version;
        if changed || self.known.len() > KNOWN {
            self.known.clear();
        }
        Ok(changed)
    }

    /// Forgets everything, because it may have been undone.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// How many entries a stream has.
    pub fn length(&mut self, connection: &Connection, stream: &str) -> Result<u64> {
        Ok(self.find(connection, stream)?.map_or(0, |head| head.length))
    }

    /// Adds entries to a stream, and makes it first if there is none. Returns its new length.
    pub fn extend(
        &mut self,
        connection: &Connection,
        stream: &str,
        entries: &[Vec<u8>],
    ) -> Result<u64> {
        if entries.is_empty() {
            return self.length(connection, stream);
        }
        let head = match self.find(connection, stream)? {
            Some(head) => head,
            None => {
                let mut insert =
                    connection.prepare_cached("INSERT INTO stream (name) VALUES (?1)")?;
                let head = Head { id: insert.insert([stream])?, length: 0 };
                self.known.entry(stream.to_owned()).or_insert(head)
            }
        };
        let mut insert = connection
            .prepare_cached("INSERT INTO entry (stream, position, body) VALUES (?1, ?2, ?3)")?;
        for entry in entries {
            insert.execute(params![head.id, head.length.cast_signed(), entry])?;
            head.length += 1;
        }
        Ok(head.length)
    }

    /// Removes a stream.
    pub fn remove(&mut self, connection: &Connection, stream: &str) -> Result<()> {
        self.find(connection, stream)?;
        if let Some(Head { id, .. }) = self.known.remove(stream) {
            connection.prepare_cached("DELETE FROM entry WHERE stream = ?1")?.execute([id])?;
            connection.prepare_cached("DELETE FROM stream WHERE id = ?1")?.execute([id])?;
        }
        Ok(())
    }

    fn find(&mut self, connection: &Connection, stream: &str) -> Result<Option<&mut Head>> {
        if !self.known.contains_key(stream) {
            let mut select = connection.prepare_cached(
                "SELECT id, (SELECT max(position) + 1 FROM entry WHERE stream = stream.id)
                 FROM stream WHERE name = ?1",
            )?;
            let head = select.query_row([stream], |row| {
                let length: Option<i64> = row.get(1)?;
                Ok(Head { id: row.get(0)?, length: length.unwrap_or(0).cast_unsigned() })
            });
            if let Some(head) = head.optional()? {
                self.known.insert(stream.to_owned(), head);
            }
        }
        Ok(self.known.get_mut(stream))
    }
}

/// A number that differs from the last one asked for if another connection has written since.
fn data_version(connection: &Connection) -> Result<i64> {
    connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))
}
