-- A stream is a list of entries, numbered from 0 without gaps.
CREATE TABLE stream (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

-- Rows are written in the order of their commits, whatever stream they belong to: a commit of many
-- streams then touches few pages. That is why the key is apart from the rows.
CREATE TABLE entry (
    id       INTEGER PRIMARY KEY,
    stream   INTEGER NOT NULL,
    position INTEGER NOT NULL,
    body     BLOB NOT NULL,
    UNIQUE (stream, position)
) STRICT;
