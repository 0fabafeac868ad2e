### The page shown while the server is unreachable, in all languages.

web-offline-about = Cannot reach the server. You or the server may be offline. Your games are safe.
web-offline-again = Try again
