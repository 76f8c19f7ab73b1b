### A table at which one person decides for everybody and for chance.

random = Random
# Everything that chance decides before a player is to act.
randomTurn = Random to next turn
# How many tiles of a kind can still be drawn.
left = { $count } left
# A draw that others do not see may stay unknown.
unknown = Unknown
unknownAbout = It stays hidden: the computer reckons with every possibility.
handUnknown = What { $name } holds is unknown: shown is one possibility.
setHand = Set it
