-- The end of a stream stands with its name, and each entry names the one before it in its stream. An
-- append then writes where the rows end and into its stream's row; an index over all entries would be
-- written in as many places as there are streams that grow.
CREATE TABLE stream_with_end (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL,
    -- Its last entry.
    last   INTEGER NOT NULL
) STRICT;

CREATE TABLE entry_with_previous (
    id       INTEGER PRIMARY KEY,
    -- Nothing before the first one of a stream.
    previous INTEGER,
    body     BLOB NOT NULL
) STRICT;

INSERT INTO stream_with_end (id, name, length, last)
SELECT stream.id, name, position + 1, entry.id
FROM stream JOIN entry ON entry.stream = stream.id
WHERE position = (SELECT max(position) FROM entry WHERE entry.stream = stream.id);

INSERT INTO entry_with_previous (id, previous, body)
SELECT id, (SELECT before.id FROM entry AS before
            WHERE before.stream = entry.stream AND before.position = entry.position - 1), body
FROM entry ORDER BY id;

DROP TABLE entry;
DROP TABLE stream;
ALTER TABLE stream_with_end RENAME TO stream;
ALTER TABLE entry_with_previous RENAME TO entry;
