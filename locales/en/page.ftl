### The pages that a server shows by itself.

page-title = paiju 牌局
page-about = This server keeps card tables. Whoever is given the code of a room can join it; no sign-up is needed.
page-games = Games on offer
page-rooms = { $awake ->
    [one] One room is awake
   *[other] { $awake } rooms are awake
}, { $listed ->
    [one] one is listed for all to find.
   *[other] { $listed } are listed for all to find.
}
page-api = What programs can ask for
page-api-about = Lobby, rules and past games, over plain HTTP. A table is a WebSocket. Whoever must be known sends their token in the header “Authorization: Bearer …”.
