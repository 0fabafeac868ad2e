### The page shown while the server is unreachable, in all languages.

web-offline-about = 连不上牌桌：可能是你离线了，也可能是服务器。你的牌局都还在。
web-offline-again = 再试一次
