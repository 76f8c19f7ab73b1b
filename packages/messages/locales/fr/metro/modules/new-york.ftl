title = New York
about = À chaque station, un touriste attend la ligne qui s’y termine.
preset = Va chercher les touristes au bout de tes lignes.

events_board = { owner-subject } reçoit le plateau { $board }.
events_taken = { owner-subject } emmène le touriste { colour } de la { $station } sur le site { $sight } : { points }.
events_valued = Valeur des touristes { owner-of } : { points }.

source = Touristes de New York

panel_boards = Plateaux
panel_tourist = Touriste
panel_waiting = Reste
panel_valueOnly =
    aucun, à { $value } { $value ->
        [one] point
       *[other] points
    } chacun
panel_takenAt =
    { tourists } à { $value } { $value ->
        [one] point
       *[other] points
    } chacun
panel_key = En petit : la valeur d’un touriste. En grand : combien sont pris.
panel_boardOf = Valeur d’un touriste sur le plateau { owner-of } : { $items }.
panel_takenBy = Touristes { owner-of } : { $items } ; { points } pour l’instant.
panel_tookNone = { owner-subject } n’a encore aucun touriste.
panel_summary = Tes touristes : { points }
panel_summaryWaiting = Aux stations : { tourists } en attente

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Statue de la Liberté
sights_brooklyn-bridge = Pont de Brooklyn
sights_st-patricks-cathedral = Cathédrale Saint-Patrick
sights_rockefeller-center = Rockefeller Center
