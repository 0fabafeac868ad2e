### Reasons of bots for their decisions.

bot-any-legal = Chosen at random from the legal moves.
bot-searched = Simulated { $worlds } games: about { $percent }% to win.
bot-external = Chosen by an external program.
