title = Stockholm
about = Tourists fill a row of sights. You score the points under the colours you hold.
preset = Tourists fill a row of sights; your colours are secret.

sides_secret =
    .title = Secret colours
    .about = Only you know your colours; they count at the end.
sides_open =
    .title = Open colours
    .about = Each sight takes one colour, and you score at once.

events_sight = { $sight } is next in the row.
events_chip = The { colour } chip goes to { $sight }.
events_dealt = { $name } is dealt a secret colour.
events_dealtColour = { $name } is dealt the secret colour { colour }.
events_visited = The { colour } tourist goes to { $sight }, worth { points }.
events_scored = The { colour } tourist goes to { $sight }: { points } for { $name } (total { $total }).
events_shown = { $name } reveals { colour }, worth { points }.

source = Stockholm sights

panel_row = Row of sights
panel_sight = Sight
panel_field = Field { $number }
panel_yourColours = Your secret colours
panel_coloursOf = { $name }’s colours
panel_freeField = free, { points }
panel_nextField = next, { points }
panel_takenField = { colour } tourist, { points }
panel_chipOn = { $sight }, for { colour } tourists
panel_openRule = A tourist goes to the sight of its colour, and you score its points at once.
panel_secretRule = Every tourist goes to the next free field. Secret colours count at the end.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Your colours: { $items }; { points } so far.
panel_coloursOfAre = { $name }’s colours: { $items }; { points }.
panel_summary = Your colours: { $items } · { points }
panel_summaryVisits = Tourists at the sights: { $count } of { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Nobel Museum
sights_royal-palace = Royal Palace
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Vasa Museum
sights_globe-arena = Globe Arena
sights_city-hall = City Hall
