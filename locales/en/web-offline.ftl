### What the installed client says while there is no server to ask: all three languages on one page.

web-offline-about = The table cannot be reached: you are offline, or the server is. Your games are safe.
web-offline-again = Try again
