title = Binari centrali
about = Quattro tessere coprono la stazione centrale. Le linee la attraversano; niente raddoppia.

events_covered = La tessera { $tile } copre un quarto della stazione centrale.
