### What bots say of their choices.

bot-any-legal = Any legal move is as good as another
bot-searched = Thought ahead in { $worlds } possible worlds: a chance of about { $percent } %
bot-external = A program chose it
