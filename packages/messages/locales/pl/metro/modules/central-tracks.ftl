title = Tory centralne
about = Cztery kafelki zakrywają dworzec centralny. Linie przez nie przejeżdżają; nic się nie podwaja.

events_covered = { $tile } zakrywa ćwiartkę dworca centralnego.
