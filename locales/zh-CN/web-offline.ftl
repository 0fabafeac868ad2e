### What the installed client says while there is no server to ask: all three languages on one page.

web-offline-about = 连不上牌桌：可能是你离线了，也可能是服务器。你的牌局都还在。
web-offline-again = 再试一次
