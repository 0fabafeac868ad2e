-- The rooms whose logs hold a name of a player, so that the name can be removed.
CREATE TABLE paiju.room_people (
    room    text    COLLATE "C" NOT NULL,
    player  bytea   NOT NULL,               -- the hash of a token
    removal boolean NOT NULL DEFAULT false, -- whether the name is to be removed when the room is closed
    PRIMARY KEY (room, player)
);

CREATE INDEX rooms_of_player ON paiju.room_people (player);
CREATE INDEX name_removals ON paiju.room_people (room, player) WHERE removal;

-- The rooms that were stored before.
INSERT INTO paiju.room_people (room, player)
SELECT DISTINCT room, decode(token, 'hex') FROM (
    SELECT room, substring(
        payload from '"event":{"type":"joined","person":[0-9]+,"token":"([0-9a-f]{64})"'
    ) AS token
    FROM paiju.entries WHERE payload LIKE '%"event":{"type":"joined",%'
) AS joined WHERE token IS NOT NULL;

-- For the removal of old rooms.
CREATE INDEX closed_rooms ON paiju.rooms (closed, room) WHERE closed IS NOT NULL;
CREATE INDEX games_of_room ON paiju.games (room);
