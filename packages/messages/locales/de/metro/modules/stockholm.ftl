title = Stockholm
about = Touristen füllen eine Reihe von Sehenswürdigkeiten. Dir zählen die Punkte unter deinen Farben.
preset = Touristen füllen eine Reihe von Sehenswürdigkeiten, und deine Farben sind geheim.

sides_secret =
    .title = Geheime Farben
    .about = Nur du kennst deine Farben; sie zählen am Ende.
sides_open =
    .title = Offene Farben
    .about = Jede Sehenswürdigkeit nimmt eine Farbe auf, und Punkte gibt es sofort.

events_sight = „{ $sight }“ kommt als Nächstes in die Reihe.
events_chip = Der { colour-stem }e Chip liegt auf „{ $sight }“.
events_dealt = { $name } bekommt eine geheime Farbe.
events_dealtColour = { $name } bekommt die geheime Farbe { colour }.
events_visited =
    Der { colour-stem }e Tourist geht zu „{ $sight }“ auf ein Feld mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
events_scored = Der { colour-stem }e Tourist geht zu „{ $sight }“: { points } für { $name }, jetzt { $total }.
events_shown = { $name } zeigt die Farbe { colour }: { points }.

source = Touristen in Stockholm

panel_row = Reihe der Orte
panel_sight = Ort
panel_field = Feld { $number }
panel_yourColours = Deine geheimen Farben
panel_coloursOf = Farben von { $name }
panel_freeField = frei, { points }
panel_nextField = als Nächstes, { points }
panel_takenField = { colour-stem }er Tourist, { points }
panel_chipOn = { $sight }, für { colour-stem }e Touristen
panel_openRule = Ein Tourist geht zur Sehenswürdigkeit seiner Farbe; die Punkte des Feldes bekommst du sofort.
panel_secretRule = Jeder Tourist geht auf das nächste freie Feld. Geheime Farben zählen am Ende.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Deine Farben: { $items }; bisher { points }.
panel_coloursOfAre = Farben von { $name }: { $items }; { points }.
panel_summary = Deine Farben: { $items } · { points }
panel_summaryVisits = In der Reihe: { $count } von { $all } Touristen

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Nobelmuseum
sights_royal-palace = Königliches Schloss
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Vasa-Museum
sights_globe-arena = Globe Arena
sights_city-hall = Stadthaus
