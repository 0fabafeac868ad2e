### The page shown while the server is unreachable, in all languages.

web-offline-about = 連不上牌桌：可能是你離線了，也可能是伺服器。你的牌局都還在。
web-offline-again = 再試一次
