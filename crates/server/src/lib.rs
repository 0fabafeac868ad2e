//! A table on the network that loses nothing.
