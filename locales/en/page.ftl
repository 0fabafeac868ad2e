### The server's own pages.

page-title = paiju 牌局
page-about = This server hosts card games. Anyone with a room code can join; no sign-up is needed.
page-games = Available games
page-rooms = { $active ->
    [one] 1 active room
   *[other] { $active } active rooms
}, { $listed ->
    [one] 1 of them in the public lobby.
   *[other] { $listed } of them in the public lobby.
}
page-api = HTTP API
page-api-about = The lobby, the rules and past games are available over HTTP; games are played over a WebSocket. Where a token is required, send it in the header “Authorization: Bearer …”.
page-invited-about = Open the link and play. No sign-up.
