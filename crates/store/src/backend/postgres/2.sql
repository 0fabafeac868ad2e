-- Nodes that are alive, or were.
CREATE TABLE paiju.nodes (
    node  text   COLLATE "C" NOT NULL PRIMARY KEY,
    run   bigint NOT NULL,
    count bigint NOT NULL
);
