title = Londen
about = Leg een tegel op een toerist en de taxi rijdt. Komt hij aan, dan is elk veld een punt.
preset = Stuur de taxi langs de attracties en strijk de ritprijs op.

events_sight = “{ $sight }” is de volgende in de rij.
events_arrived = De taxi bereikt { colour } bij “{ $sight }”: { points } voor { $name }, totaal { $total }.
events_missed =
    De taxi rijdt { $driven } { $driven ->
        [one] veld
       *[other] velden
    } en vindt geen { colour } veld.

source = Taxi van Londen

panel_circuit = De taxi en zijn rondrit
panel_start = Start
panel_startTaxi = Start: de taxi
panel_turn = de taxi keert
panel_rides = Een tegel op een toerist levert nu op
panel_ride = { colour }: { points }, naar “{ $sight }”
panel_noRide = { colour }: niets
panel_field = Veld { $number }, { colour }
panel_fieldTaxi = Veld { $number }, { colour }: de taxi
panel_fieldAhead = Veld { $number }, { colour }: { points } vanaf de taxi
panel_down = heenweg
panel_up = terugweg
panel_taxiAt = De taxi staat op veld { $number }, { colour }, bij “{ $sight }”.
panel_taxiAtStart = De taxi staat voor het eerste veld.
panel_aheadOne = { colour } bij “{ $sight }”
panel_ahead = De volgende vier velden: { $items }.
panel_ridesAre = Een tegel op een toerist levert op: { $items }; andere kleuren niets.
panel_sightIs = { $sight }: op de heenweg { $upper }, op de terugweg { $lower }.
panel_summary = Taxi: veld { $number } · { $sight }
panel_summaryStart = Taxi: bij de start

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Palace of Westminster
sights_st-pauls-cathedral = St Paul’s Cathedral
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Tower of London
sights_buckingham-palace = Buckingham Palace
