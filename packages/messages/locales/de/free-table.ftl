### A table at which one person decides for everybody and for chance.

random = Zufällig
# Everything that chance decides before a player is to act.
randomTurn = Zufällig, bis jemand dran ist
# How many tiles of a kind can still be drawn.
left = noch { $count }
# A draw that others do not see may stay unknown.
unknown = Unbekannt
unknownAbout = Es bleibt verborgen: Der Computer rechnet mit allen Möglichkeiten.
handUnknown = Was { $name } hat, ist unbekannt: Gezeigt wird eine Möglichkeit.
setHand = Festlegen
