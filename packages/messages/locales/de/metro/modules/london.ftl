title = London
about = Ein Plättchen auf einem Touristen schickt das Taxi los. Kommt es an, zählt jedes Feld einen Punkt.
preset = Schick das Taxi auf seine Runde und kassiere den Fahrpreis.

events_sight = „{ $sight }“ kommt als Nächstes in die Reihe.
events_arrived = Das Taxi erreicht { colour } bei „{ $sight }“: { points } für { $name }, jetzt { $total }.
events_missed =
    Das Taxi fährt { $driven } { $driven ->
        [one] Feld
       *[other] Felder
    } weit und findet kein { colour-stem }es.

source = Taxi in London

panel_circuit = Das Taxi und sein Rundkurs
panel_start = Start
panel_startTaxi = Start: das Taxi
panel_turn = das Taxi wendet
panel_rides = Ein Plättchen auf einem Touristen bringt jetzt
panel_ride = { colour }: { points }, zu „{ $sight }“
panel_noRide = { colour }: nichts
panel_field = Feld { $number }, { colour }
panel_fieldTaxi = Feld { $number }, { colour }: das Taxi
panel_fieldAhead = Feld { $number }, { colour }: { points } vom Taxi aus
panel_down = Hinweg
panel_up = Rückweg
panel_taxiAt = Das Taxi steht auf Feld { $number }, { colour }, bei „{ $sight }“.
panel_taxiAtStart = Das Taxi steht vor dem ersten Feld.
panel_aheadOne = { colour } bei „{ $sight }“
panel_ahead = Die nächsten vier Felder: { $items }.
panel_ridesAre = Ein Plättchen auf einem Touristen brächte: { $items }; andere Farben nichts.
panel_sightIs = { $sight }: auf dem Hinweg { $upper }, auf dem Rückweg { $lower }.
panel_summary = Taxi: Feld { $number } · { $sight }
panel_summaryStart = Taxi: am Start

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Westminster Palace
sights_st-pauls-cathedral = St Paul’s Cathedral
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Tower of London
sights_buckingham-palace = Buckingham Palace
