### What bots say of their choices in Dun Mazi.
