-- Holds what tells the journal's file from its copies, while a server has it open: a file that was left so is
-- not whole without its log.
CREATE TABLE left_open (file TEXT NOT NULL) STRICT;
