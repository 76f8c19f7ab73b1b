title = Londres
about = Una loseta sobre un turista pone en marcha el taxi. Si llega, ganas un punto por espacio.
preset = Manda el taxi por las atracciones y cobra la carrera.

events_sight = Siguiente atracción de la fila: { $sight }.
events_arrived = El taxi llega a un espacio { colour } ({ $sight }): { points } para { $name } (total: { $total }).
events_missed =
    El taxi avanza { $driven } { $driven ->
        [one] espacio
       *[other] espacios
    } sin llegar a uno { colour }.

source = Taxi de Londres

panel_circuit = Circuito del taxi
panel_start = Salida
panel_startTaxi = Salida: el taxi
panel_turn = el taxi da la vuelta
panel_rides = Lo que da ahora una loseta sobre un turista
panel_ride = { colour }: { points }, hasta { $sight }
panel_noRide = { colour }: nada
panel_field = Espacio { $number }, { colour }
panel_fieldTaxi = Espacio { $number }, { colour }: el taxi
panel_fieldAhead = Espacio { $number }, { colour }: { points } si el taxi para aquí
panel_down = ida
panel_up = vuelta
panel_taxiAt = El taxi está en el espacio { $number }, { colour } ({ $sight }).
panel_taxiAtStart = El taxi está en la salida, antes del primer espacio.
panel_aheadOne = { colour } ({ $sight })
panel_ahead = Los cuatro espacios siguientes: { $items }.
panel_ridesAre = Una loseta sobre un turista daría: { $items }; los demás colores, nada.
panel_sightIs = { $sight }: a la ida { $upper }, a la vuelta { $lower }.
panel_summary = Taxi: espacio { $number } · { $sight }
panel_summaryStart = Taxi: en la salida

sights_tower-bridge = Puente de la Torre
sights_big-ben = Big Ben
sights_westminster-palace = Palacio de Westminster
sights_st-pauls-cathedral = Catedral de San Pablo
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Torre de Londres
sights_buckingham-palace = Palacio de Buckingham
