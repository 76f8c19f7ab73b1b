title = New York
about = In ogni stazione un turista aspetta la linea che termina lì.
preset = Incontra i turisti al termine delle tue linee.

events_board = { owner-subject } riceve la plancia { $board }.
events_taken = { owner-subject } porta il turista { colour } dalla { $station } all’attrazione { $sight }: vale { points }.
events_valued = I turisti { owner-of } valgono { points }.

source = Turisti di New York

panel_boards = Plance
panel_tourist = Turista
panel_waiting = In attesa
panel_valueOnly = nessuno preso, valore { $value } ciascuno
panel_takenAt = presi { $count }, valore { $value } ciascuno
panel_key = In piccolo: quanto vale un turista. In grande: quanti ne sono stati presi.
panel_boardOf = Quanto vale un turista per { owner }: { $items }.
panel_takenBy = Turisti { owner-of }: { $items }; finora { points }.
panel_tookNone = { owner-subject } non ha ancora turisti.
panel_summary = I tuoi turisti: { points }
panel_summaryWaiting = In attesa nelle stazioni: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Statua della Libertà
sights_brooklyn-bridge = Ponte di Brooklyn
sights_st-patricks-cathedral = Cattedrale di San Patrizio
sights_rockefeller-center = Rockefeller Center
