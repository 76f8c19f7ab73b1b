title = Vías centrales
about = Cuatro losetas cubren la estación central. Las líneas la atraviesan y nada cuenta doble.

events_covered = { $tile } cubre un cuarto de la estación central.
