### What bots say of their choices.

bot-any-legal = Any legal move is as good as another
bot-searched = Thought ahead in { $worlds } possible worlds: a chance of about { $percent } %
bot-external = A program chose it
bot-forfeited = The program gave no valid answer, so the usual move for an absent player
