title = Vías centrales
about = Cuatro losetas cubren la estación central. Las líneas la atraviesan y nada se dobla.

events_covered = { $tile } cubre un cuarto de la estación central.
