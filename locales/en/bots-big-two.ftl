### What bots say of their choices in Big Two.
