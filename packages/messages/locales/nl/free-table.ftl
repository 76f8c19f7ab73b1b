### A table at which one person decides for everybody and for chance.

random = Willekeurig
# Everything that chance decides before a player is to act.
randomTurn = Willekeurig tot de volgende beurt
# How many tiles of a kind can still be drawn.
left = nog { $count }
