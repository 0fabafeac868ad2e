### What every program uses.

# Between the items of a list.
list-separator = { ", " }

# Between two sentences.
sentence-separator = { " " }
