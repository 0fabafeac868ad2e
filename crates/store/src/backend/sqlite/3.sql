-- Where the settings of a finished game are: the seq of an entry before `first`. Games that were
-- filed earlier have none, and their settings are looked for in the log.
ALTER TABLE games ADD COLUMN configured INTEGER;
