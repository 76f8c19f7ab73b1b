title = Londres
about = Une tuile posée sur un touriste lance le taxi. S’il trouve sa couleur, chaque emplacement vaut un point.
preset = Envoie le taxi faire le tour des sites et touche la course.

events_sight = { $sight } vient ensuite dans la rangée.
events_arrived = Le taxi atteint un emplacement { colour } du site { $sight } : { points } pour { $name } (total { $total }).
events_missed =
    Le taxi parcourt { $driven } { $driven ->
        [one] emplacement
       *[other] emplacements
    } : aucun n’est { colour }.

source = Taxi de Londres

panel_circuit = Le taxi et son circuit
panel_start = Départ
panel_startTaxi = Départ : le taxi
panel_turn = le taxi fait demi-tour
panel_rides = Une tuile sur un touriste rapporte
panel_ride = { colour } : { points }, jusqu’à { $sight }
panel_noRide = { colour } : rien
panel_field = Emplacement { $number } ({ colour })
panel_fieldTaxi = Emplacement { $number } ({ colour }) : le taxi
panel_fieldAhead = Emplacement { $number } ({ colour }) : à { points } du taxi
panel_down = aller
panel_up = retour
panel_taxiAt = Le taxi est sur l’emplacement { $number } ({ colour }) du site { $sight }.
panel_taxiAtStart = Le taxi est devant le premier emplacement.
panel_aheadOne = { colour } ({ $sight })
panel_ahead = Les quatre emplacements suivants : { $items }.
panel_ridesAre = Une tuile sur un touriste rapporterait : { $items } ; rien pour les autres couleurs.
panel_sightIs = { $sight } : à l’aller { $upper }, au retour { $lower }.
panel_summary = Taxi : emplacement { $number } · { $sight }
panel_summaryStart = Taxi : au départ

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Palais de Westminster
sights_st-pauls-cathedral = Cathédrale Saint-Paul
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Tour de Londres
sights_buckingham-palace = Palais de Buckingham
