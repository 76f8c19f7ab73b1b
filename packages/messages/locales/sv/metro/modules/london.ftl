title = London
about = En bricka på en turist skickar i väg taxin. Kommer den fram får du ett poäng per fält.
preset = Skicka taxin runt bland sevärdheterna och kassera in.

events_sight = { $sight } kommer härnäst i raden.
events_arrived = Taxin når { colour-t } vid { $sight }: { points } till { $name } (totalt { $total }).
events_missed = Taxin kör { $driven } fält utan att nå { colour-t }.

source = Taxin i London

panel_circuit = Taxins slinga
panel_start = Start
panel_startTaxi = Start: taxin
panel_turn = taxin vänder
panel_rides = Poäng nu för en bricka på en turist
panel_ride = { colour }: { points }, till { $sight }
panel_noRide = { colour }: inget
panel_field = Fält { $number }, { colour-t }
panel_fieldTaxi = Fält { $number }, { colour-t }: taxin
panel_fieldAhead = Fält { $number }, { colour-t }: { points } om taxin stannar här
panel_down = väg ut
panel_up = väg tillbaka
panel_taxiAt = Taxin står på fält { $number }, { colour-t }, vid { $sight }.
panel_taxiAtStart = Taxin står vid starten, före första fältet.
panel_aheadOne = { colour-t } vid { $sight }
panel_ahead = De närmaste fyra fälten: { $items }.
panel_ridesAre = En bricka på en turist skulle ge: { $items }; andra färger inget.
panel_sightIs = { $sight }: på väg ut { $upper }, på väg tillbaka { $lower }.
panel_summary = Taxi: fält { $number } · { $sight }
panel_summaryStart = Taxi: vid starten

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Westminsterpalatset
sights_st-pauls-cathedral = Sankt Paulskatedralen
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Towern
sights_buckingham-palace = Buckingham Palace
