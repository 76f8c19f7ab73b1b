title = Londýn
about = Dílek položený na turistu vyšle taxík. Když dojede na turistovu barvu, získáš bod za každé políčko.
preset = Vyšli taxík kolem památek a inkasuj jízdné.

events_sight = Další v řadě je { $sight }.
events_arrived = Taxík dojel na { colour-pl } políčko u památky { $sight }: { $name } získává { points } (celkem { $total }).
# $driven je vždy 4.
events_missed = Taxík ujel { $driven } políčka a { colour-pl } nenašel.

source = Londýnský taxík

panel_circuit = Okruh taxíku
panel_start = Start
panel_startTaxi = Start: taxík
panel_turn = tady se taxík otáčí
panel_rides = Body za dílek na turistu teď
panel_ride = { colour }: { points }, { $sight }
panel_noRide = { colour }: nic
panel_field = Políčko { $number }, { colour-pl }
panel_fieldTaxi = Políčko { $number }, { colour-pl }: taxík
panel_fieldAhead = Políčko { $number }, { colour-pl }: { points }, když tu taxík zastaví
panel_down = cesta tam
panel_up = cesta zpět
panel_taxiAt = Taxík stojí u památky { $sight }: políčko { $number }, { colour-pl }.
panel_taxiAtStart = Taxík stojí na startu, před prvním políčkem.
panel_aheadOne = { colour-pl } ({ $sight })
panel_ahead = Další čtyři políčka: { $items }.
panel_ridesAre = Dílek na turistu by přinesl: { $items }; ostatní barvy nic.
panel_sightIs = { $sight }: cestou tam { $upper }, cestou zpět { $lower }.
panel_summary = Taxík: políčko { $number } · { $sight }
panel_summaryStart = Taxík: na startu

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Westminsterský palác
sights_st-pauls-cathedral = Katedrála svatého Pavla
sights_trafalgar-square = Trafalgarské náměstí
sights_london-eye = Londýnské oko
sights_tower-of-london = Tower
sights_buckingham-palace = Buckinghamský palác
