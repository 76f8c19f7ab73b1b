### A table at which one person decides for everybody and for chance.

random = Random
# Everything that chance decides before a player is to act.
randomTurn = Random up to the next turn
# How many tiles of a kind can still be drawn.
left = { $count } left
