-- The logs. The rows lie in the order of writing, which is the quickest to append to; the unique
-- key is what decides races.
CREATE TABLE entries (
    position INTEGER PRIMARY KEY,
    room     TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL, -- milliseconds since 1970, here and below
    payload  TEXT    NOT NULL,
    UNIQUE (room, seq)
) STRICT;

-- The lobby.
CREATE TABLE rooms (
    room    TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    listed  INTEGER NOT NULL, -- 0 or 1
    created INTEGER NOT NULL,
    active  INTEGER NOT NULL,
    closed  INTEGER,
    summary TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX open_rooms ON rooms (created, room) WHERE closed IS NULL;
CREATE INDEX lobby_rooms ON rooms (created, room) WHERE closed IS NULL AND listed = 1;

-- The history.
CREATE TABLE games (
    game    TEXT    NOT NULL PRIMARY KEY,
    room    TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    preset  TEXT    NOT NULL,
    first   INTEGER NOT NULL, -- seq of the room's log
    last    INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE game_players (
    game   TEXT    NOT NULL REFERENCES games,
    seat   INTEGER NOT NULL,
    player BLOB,             -- the hash of a token; NULL for a bot
    name   TEXT    NOT NULL,
    score  INTEGER NOT NULL,
    won    INTEGER NOT NULL, -- 0 or 1
    kind   TEXT    NOT NULL, -- as in games, so that one index answers
    ended  INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Nobody sits twice at a table.
CREATE UNIQUE INDEX games_of_player ON game_players (player, ended, game) WHERE player IS NOT NULL;
CREATE INDEX tallies_of_player ON game_players (player, kind, won) WHERE player IS NOT NULL;
