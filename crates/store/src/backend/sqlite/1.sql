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
    id         TEXT    NOT NULL PRIMARY KEY,
    room       TEXT    NOT NULL,
    game       TEXT    NOT NULL, -- such as big-two
    preset     TEXT    NOT NULL,
    configured INTEGER NOT NULL, -- seq of the entry in the room's log that holds the settings
    first      INTEGER NOT NULL, -- seq of the first entry of the game
    last       INTEGER NOT NULL,
    started    INTEGER NOT NULL,
    ended      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE game_players (
    game_id TEXT    NOT NULL REFERENCES games,
    seat    INTEGER NOT NULL,
    player  BLOB,             -- the hash of a token; NULL for a bot
    name    TEXT    NOT NULL,
    score   INTEGER NOT NULL,
    won     INTEGER NOT NULL, -- 0 or 1
    game    TEXT    NOT NULL, -- as in games, so that one index answers
    ended   INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- A player has one seat in a game.
CREATE UNIQUE INDEX games_of_player ON game_players (player, ended, game_id) WHERE player IS NOT NULL;
CREATE INDEX stats_of_player ON game_players (player, game, won) WHERE player IS NOT NULL;

-- The last heartbeat of each node.
CREATE TABLE nodes (
    node        TEXT    NOT NULL PRIMARY KEY,
    incarnation INTEGER NOT NULL,
    heartbeats  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
