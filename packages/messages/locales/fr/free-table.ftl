### A table at which one person decides for everybody and for chance.

random = Au hasard
# Everything that chance decides before a player is to act.
randomTurn = Au hasard jusqu’au prochain tour
# How many tiles of a kind can still be drawn.
left = encore { $count }
