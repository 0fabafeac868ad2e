CREATE SCHEMA IF NOT EXISTS paiju;

-- The migrations that were applied.
CREATE TABLE paiju.migrations (number bigint NOT NULL PRIMARY KEY);

-- The logs. The key is what decides races.
CREATE TABLE paiju.entries (
    room    text   COLLATE "C" NOT NULL,
    seq     bigint NOT NULL,
    at      bigint NOT NULL, -- milliseconds since 1970, here and below
    payload text   NOT NULL,
    CONSTRAINT entries_key PRIMARY KEY (room, seq)
);

-- The lobby.
CREATE TABLE paiju.rooms (
    room    text    COLLATE "C" NOT NULL PRIMARY KEY,
    game    text    COLLATE "C" NOT NULL,
    listed  boolean NOT NULL,
    created bigint  NOT NULL,
    active  bigint  NOT NULL,
    closed  bigint,
    summary text    NOT NULL
);

CREATE INDEX open_rooms ON paiju.rooms (created, room) WHERE closed IS NULL;
CREATE INDEX lobby_rooms ON paiju.rooms (created, room) WHERE closed IS NULL AND listed;

-- The history.
CREATE TABLE paiju.games (
    id         text   COLLATE "C" NOT NULL PRIMARY KEY,
    room       text   COLLATE "C" NOT NULL,
    game       text   COLLATE "C" NOT NULL, -- such as big-two
    preset     text   COLLATE "C" NOT NULL,
    configured bigint NOT NULL, -- seq of the entry in the room's log that holds the settings
    first      bigint NOT NULL, -- seq of the first entry of the game
    last       bigint NOT NULL,
    started    bigint NOT NULL,
    ended      bigint NOT NULL
);

CREATE TABLE paiju.game_players (
    game_id text    COLLATE "C" NOT NULL REFERENCES paiju.games,
    seat    bigint  NOT NULL,
    player  bytea,            -- the hash of a token; NULL for a bot
    name    text    NOT NULL,
    score   integer NOT NULL,
    won     boolean NOT NULL,
    game    text    COLLATE "C" NOT NULL, -- as in games, so that one index answers
    ended   bigint  NOT NULL,
    PRIMARY KEY (game_id, seat)
);

-- A player has one seat in a game.
CREATE UNIQUE INDEX games_of_player ON paiju.game_players (player, ended, game_id)
    WHERE player IS NOT NULL;
CREATE INDEX stats_of_player ON paiju.game_players (player, game, won) WHERE player IS NOT NULL;

-- The last heartbeat of each node.
CREATE TABLE paiju.nodes (
    node        text   COLLATE "C" NOT NULL PRIMARY KEY,
    incarnation bigint NOT NULL,
    heartbeats  bigint NOT NULL
);
