title = Londra
about = Una tessera su un turista fa partire il taxi. Se trova il suo colore, ogni spazio vale un punto.
preset = Manda il taxi tra le attrazioni e incassa la corsa.

events_sight = Prossima attrazione della fila: { $sight }.
events_arrived = Il taxi raggiunge uno spazio { colour } ({ $sight }): { points } per { $name }, totale { $total }.
events_missed =
    Il taxi percorre { $driven } { $driven ->
        [one] spazio
       *[other] spazi
    } senza trovarne uno { colour }.

source = Taxi di Londra

panel_circuit = Il taxi e il suo circuito
panel_start = Partenza
panel_startTaxi = Partenza: il taxi
panel_turn = il taxi gira
panel_rides = Ora una tessera su un turista porta
panel_ride = { colour }: { points } ({ $sight })
panel_noRide = { colour }: nulla
panel_field = Spazio { $number }, { colour }
panel_fieldTaxi = Spazio { $number }, { colour }: il taxi
panel_fieldAhead = Spazio { $number }, { colour }: { points } dal taxi
panel_down = andata
panel_up = ritorno
panel_taxiAt = Il taxi è nello spazio { $number }, { colour } ({ $sight }).
panel_taxiAtStart = Il taxi è prima del primo spazio.
panel_aheadOne = { colour } ({ $sight })
panel_ahead = I prossimi quattro spazi: { $items }.
panel_ridesAre = Una tessera su un turista porterebbe: { $items }; gli altri colori nulla.
panel_sightIs = { $sight }: all’andata { $upper }, al ritorno { $lower }.
panel_summary = Taxi: spazio { $number } · { $sight }
panel_summaryStart = Taxi: alla partenza

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Palazzo di Westminster
sights_st-pauls-cathedral = Cattedrale di San Paolo
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Torre di Londra
sights_buckingham-palace = Buckingham Palace
