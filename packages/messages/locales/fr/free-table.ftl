### A table at which one person decides for everybody and for chance.

random = Au hasard
# Everything that chance decides before a player is to act.
randomTurn = Au hasard jusqu’au tour
# How many tiles of a kind can still be drawn.
left = encore { $count }
# A draw that others do not see may stay unknown.
unknown = Inconnu
unknownAbout = Cela reste caché : l’ordinateur tient compte de toutes les possibilités.
handUnknown = On ignore quelle main a { $name } : voici une possibilité.
setHand = Préciser
