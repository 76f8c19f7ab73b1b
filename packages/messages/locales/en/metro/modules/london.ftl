title = London
about = A tile placed on a tourist sends the taxi. If it gets there, you score a point for each field.
preset = Send the taxi round the sights and collect the fare.

events_sight = { $sight } is next in the row.
events_arrived = The taxi reaches { colour } at { $sight }: { points } for { $name } (total { $total }).
events_missed = The taxi drives { $driven } fields without reaching { colour }.

source = London taxi

panel_circuit = Taxi circuit
panel_start = Start
panel_startTaxi = Start: the taxi
panel_turn = taxi turns round
panel_rides = Points for a tile on a tourist now
panel_ride = { colour }: { points }, to { $sight }
panel_noRide = { colour }: nothing
panel_field = Field { $number }, { colour }
panel_fieldTaxi = Field { $number }, { colour }: the taxi
panel_fieldAhead = Field { $number }, { colour }: { points } if the taxi stops here
panel_down = way out
panel_up = way back
panel_taxiAt = The taxi is on field { $number }, { colour }, at { $sight }.
panel_taxiAtStart = The taxi is at the start, before the first field.
panel_aheadOne = { colour } at { $sight }
panel_ahead = The next four fields: { $items }.
panel_ridesAre = A tile on a tourist would score: { $items }; other colours nothing.
panel_sightIs = { $sight }: on the way out { $upper }, on the way back { $lower }.
panel_summary = Taxi: field { $number } · { $sight }
panel_summaryStart = Taxi: at the start

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Westminster Palace
sights_st-pauls-cathedral = St Paul’s Cathedral
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Tower of London
sights_buckingham-palace = Buckingham Palace
