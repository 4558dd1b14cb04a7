-- Holds a row in the file alone while the log holds more, and none in what file and log are together: a file
-- that has lost its log says so, one into which the log was written does not.
CREATE TABLE log_needed (yes INTEGER NOT NULL) STRICT;
