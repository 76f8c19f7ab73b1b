title = Londres
about = Uma peça numa casa com turista chama o táxi. Se ele chegar à cor do turista, você ganha um ponto por espaço.
preset = Mande o táxi pelas atrações e receba pela corrida.

events_sight = Próxima atração da fileira: { $sight }.
events_arrived = O táxi chega ao { colour } em { $sight }: { points } para { $name } (total { $total }).
events_missed =
    O táxi anda { $driven } { $driven ->
        [one] espaço
       *[other] espaços
    } e não chega ao { colour }.

source = Táxi de Londres

panel_circuit = Circuito do táxi
panel_start = Início
panel_startTaxi = Início: o táxi
panel_turn = o táxi volta
panel_rides = Quanto rende buscar um turista agora
panel_ride = { colour }: { points }, até { $sight }
panel_noRide = { colour }: nada
panel_field = Espaço { $number }, { colour }
panel_fieldTaxi = Espaço { $number }, { colour }: o táxi
panel_fieldAhead = Espaço { $number }, { colour }: { points } se o táxi parar aqui
panel_down = ida
panel_up = volta
panel_taxiAt = O táxi está no espaço { $number }, { colour }, em { $sight }.
panel_taxiAtStart = O táxi está no início, antes do primeiro espaço.
panel_aheadOne = { colour } em { $sight }
panel_ahead = Os próximos quatro espaços: { $items }.
panel_ridesAre = Buscar um turista agora renderia: { $items }; outras cores, nada.
panel_sightIs = { $sight }: na ida { $upper }, na volta { $lower }.
panel_summary = Táxi: espaço { $number } · { $sight }
panel_summaryStart = Táxi: no início

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Palácio de Westminster
sights_st-pauls-cathedral = Catedral de São Paulo
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Torre de Londres
sights_buckingham-palace = Palácio de Buckingham
