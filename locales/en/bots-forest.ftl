### What bots say of their choices in Forest Shuffle.
