### A table at which one person decides for everybody and for chance.

random = Willekeurig
# Everything that chance decides before a player is to act.
randomTurn = Willekeurig tot iemand aan de beurt is
# How many tiles of a kind can still be drawn.
left = nog { $count }
# A draw that others do not see may stay unknown.
unknown = Onbekend
unknownAbout = Het blijft verborgen: de computer houdt rekening met alle mogelijkheden.
handUnknown = Wat { $name } heeft, is onbekend: dit is één mogelijkheid.
setHand = Vastleggen
