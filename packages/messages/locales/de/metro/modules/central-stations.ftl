title = Zentralstationen
about = Mit einem Marker auf einem Bahnsteig der Zentralstation bekommst du dort eine weitere Linie.

events_token = { $name } setzt den { colour-stem }en Marker auf { $platform }.

prompts_token = Oder wähle einen Bahnsteig für einen Marker.

choices_token = Den { colour-stem }en Marker auf { $platform } setzen
choices_tokenFor = { $share } zeigen und den { colour-stem }en Marker auf { $platform } setzen

panel_platforms = Zentrale Bahnsteige
panel_toPlace = Noch zu setzen
panel_allPlaced = Alle Marker sind gesetzt.
panel_chooseShare = Oder zeig eine Aktie und setz den Marker ihrer Gesellschaft:
panel_choosePlatform = Wähle einen Bahnsteig dafür.
panel_chooseOwn = Statt ein Plättchen zu legen, darfst du deinen Marker setzen: Wähle einen Bahnsteig.
panel_token = Bahnsteig { $platform }: { colour-stem }er Marker
panel_free = Bahnsteig { $platform }: frei
panel_complete = Bahnsteig { $platform }: Linie schon vollendet
panel_place = Bahnsteig { $platform }: Marker hierher setzen
panel_toPlaceAre = Noch zu setzende Marker: { $items }.
panel_freeAre = Freie Bahnsteige: { $items }.
panel_noneFree = Kein Bahnsteig ist frei.
panel_tokenAt = Auf Bahnsteig { $platform } steht der { colour-stem }e Marker.
panel_summary = Marker zu setzen: { $count }
