-- A number in the header says it instead (`server/journal/src/sqlite/on_disk.rs`), and which log belongs to the
-- file.
DROP TABLE log_needed;
