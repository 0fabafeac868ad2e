-- Nodes that are alive, or were.
CREATE TABLE nodes (
    node  TEXT    NOT NULL PRIMARY KEY,
    run   INTEGER NOT NULL,
    count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
