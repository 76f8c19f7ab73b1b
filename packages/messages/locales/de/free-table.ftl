### A table at which one person decides for everybody and for chance.

random = Zufällig
# Everything that chance decides before a player is to act.
randomTurn = Zufällig bis zum nächsten Zug
# How many tiles of a kind can still be drawn.
left = noch { $count }
