### What every program uses.

# Between the items of a list.
list-separator = { ", " }

# Two sentences that follow each other.
two-sentences = { $one } { $two }
