title = Voies centrales
about = Quatre tuiles couvrent la gare centrale. Les lignes la traversent ; plus rien n’est doublé.

events_covered = La tuile { $tile } couvre un quart de la gare centrale.
