title = London
about = A tile laid on a tourist sends the taxi. If it gets there, each field is a point.
preset = Send the taxi round the sights, and get its fare.

events_sight = { $sight } is next in the row.
events_arrived = The taxi reaches { colour } at { $sight }: { points } for { $name }, now { $total }.
events_missed = The taxi drives { $driven } fields and finds no { colour } one.

source = Taxi of London

panel_circuit = The taxi and its circuit
panel_start = Start
panel_startTaxi = Start: the taxi
panel_turn = the taxi turns round
panel_rides = A tile on a tourist now brings
panel_ride = { colour }: { points }, to { $sight }
panel_noRide = { colour }: nothing
panel_field = Field { $number }, { colour }
panel_fieldTaxi = Field { $number }, { colour }: the taxi
panel_fieldAhead = Field { $number }, { colour }: { points } from the taxi
panel_down = way out
panel_up = way back
panel_taxiAt = The taxi stands on field { $number }, { colour }, at { $sight }.
panel_taxiAtStart = The taxi stands before the first field.
panel_aheadOne = { colour } at { $sight }
panel_ahead = The next four fields: { $items }.
panel_ridesAre = A tile on a tourist would bring: { $items }; other colours nothing.
panel_sightIs = { $sight }: on the way out { $upper }, on the way back { $lower }.
panel_summary = Taxi: field { $number } · { $sight }
panel_summaryStart = Taxi: at the start
