### A table at which one person decides for everybody and for chance.

random = A caso
# Everything that chance decides before a player is to act.
randomTurn = A caso fino al prossimo turno
# How many tiles of a kind can still be drawn.
left = ancora { $count }
