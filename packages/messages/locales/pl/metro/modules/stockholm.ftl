title = Sztokholm
about = Turyści zapełniają rząd atrakcji. Dostajesz punkty spod kolorów, które masz.
preset = Turyści zapełniają rząd atrakcji; twoje kolory są tajne.

sides_secret =
    .title = Tajne kolory
    .about = Tylko ty znasz swoje kolory; liczą się na końcu.
sides_open =
    .title = Jawne kolory
    .about = Każda atrakcja przyjmuje jeden kolor, a punkty dostajesz od razu.

events_sight = Następna w rzędzie jest atrakcja { $sight }.
events_chip = Na atrakcję { $sight } trafia { colour } żeton.
events_dealt = { $name } dostaje tajny kolor.
events_dealtColour = { $name } dostaje tajny kolor: { colour }.
events_visited = Do atrakcji { $sight } idzie { colour } turysta: { points }.
events_scored = Do atrakcji { $sight } idzie { colour } turysta. { $name }: { points } (razem { $total }).
events_shown = { $name } odkrywa kolor { colour }: { points }.

source = Atrakcje w Sztokholmie

panel_row = Rząd atrakcji
panel_sight = Atrakcja
panel_field = Pole { $number }
panel_yourColours = Twoje tajne kolory
panel_coloursOf = Kolory: { $name }
panel_freeField = wolne, { points }
panel_nextField = następne, { points }
panel_takenField = { colour } turysta, { points }
panel_chipOn = { $sight }, kolor turystów: { colour }
panel_openRule = Turysta idzie do atrakcji w swoim kolorze, a punkty dostajesz od razu.
panel_secretRule = Każdy turysta idzie na następne wolne pole. Tajne kolory liczą się na końcu.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Twoje kolory: { $items }; na razie { points }.
panel_coloursOfAre = Kolory, { $name }: { $items }; { points }.
panel_summary = Twoje kolory: { $items } · { points }
panel_summaryVisits = Turyści przy atrakcjach: { $count } z { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Muzeum Nobla
sights_royal-palace = Zamek Królewski
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Muzeum Vasa
sights_globe-arena = Globe Arena
sights_city-hall = Ratusz
