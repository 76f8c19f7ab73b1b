### A table at which one person decides for everybody and for chance.

random = A caso
# Everything that chance decides before a player is to act.
randomTurn = A caso fino al turno
# How many tiles of a kind can still be drawn.
left = ancora { $count }
# A draw that others do not see may stay unknown.
unknown = Sconosciuto
unknownAbout = Resta nascosto: il computer considera tutte le possibilità.
handUnknown = Non si sa che cosa abbia { $name }: questa è una possibilità.
setHand = Imposta
