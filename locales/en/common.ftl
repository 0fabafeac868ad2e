### Shared by all programs.

# Between the items of a list.
list-separator = { ", " }

# Two sentences in a row.
two-sentences = { $one } { $two }
