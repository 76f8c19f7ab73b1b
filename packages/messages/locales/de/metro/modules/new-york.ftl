title = New York
about = An jeder Station wartet ein Tourist auf die Linie, die dort endet.
preset = Hol die Touristen ab, wo deine Linien enden.

events_board = { owner } bekommt Tafel { $board }.
events_taken = { owner } bringt den { colour-stem }en Touristen von { $station } zu „{ $sight }“: { points }.
events_valued = Die Touristen von { owner } bringen { points }.

source = Touristen in New York

panel_boards = Tafeln
panel_tourist = Tourist
panel_waiting = Wartet
panel_valueOnly = keiner geholt, Wert je { $value }
panel_takenAt = { $count } geholt, Wert je { $value }
panel_key = Klein: was ein Tourist wert ist. Groß: wie viele geholt sind.
panel_boardOf = So viel ist ein Tourist für { owner } wert: { $items }.
panel_takenBy = { owner } hat geholt: { $items }; bisher { points }.
panel_tookNone = { owner } hat noch keinen Touristen geholt.
panel_summary = Deine Touristen: { points }
panel_summaryWaiting = An Stationen warten: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Freiheitsstatue
sights_brooklyn-bridge = Brooklyn Bridge
sights_st-patricks-cathedral = St Patrick’s Cathedral
sights_rockefeller-center = Rockefeller Center
