-- The rooms whose logs hold a name of a player, so that the name can be removed.
CREATE TABLE room_people (
    room    TEXT    NOT NULL,
    player  BLOB    NOT NULL,           -- the hash of a token
    removal INTEGER NOT NULL DEFAULT 0, -- 1 if the name is to be removed when the room is closed
    PRIMARY KEY (room, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_of_player ON room_people (player);
CREATE INDEX name_removals ON room_people (room, player) WHERE removal = 1;

-- The rooms that were stored before.
INSERT OR IGNORE INTO room_people (room, player)
SELECT room, player FROM (
    SELECT room, CASE WHEN json_valid(payload) THEN unhex(json_extract(payload, '$.event.token')) END AS player
    FROM entries WHERE payload LIKE '%"event":{"type":"joined",%'
) WHERE player IS NOT NULL;

-- For the removal of old rooms.
CREATE INDEX closed_rooms ON rooms (closed, room) WHERE closed IS NOT NULL;
CREATE INDEX games_of_room ON games (room);
