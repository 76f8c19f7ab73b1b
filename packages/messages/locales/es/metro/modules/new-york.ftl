title = Nueva York
about = En cada estación, un turista espera la línea que termina allí.
preset = Recoge turistas donde terminan tus líneas.

events_board = { owner-subject } recibe la tablilla { $board }.
events_taken = { owner-subject } lleva el turista { colour } de la { $station } a la atracción { $sight }: vale { points }.
events_valued = Los turistas { owner-of } valen { points }.

source = Turistas de Nueva York

panel_boards = Tablillas
panel_tourist = Turista
panel_waiting = Esperan
panel_valueOnly = aún ninguno, valor { $value } cada uno
panel_takenAt = recogidos: { $count }, valor { $value } cada uno
panel_key = Número pequeño: lo que vale un turista. Número grande: cuántos se han recogido.
panel_boardOf = Lo que vale un turista para { owner }: { $items }.
panel_takenBy = Turistas { owner-of }: { $items }; { points } hasta ahora.
panel_tookNone = { owner-subject } aún no tiene turistas.
panel_summary = Tus turistas: { points }
panel_summaryWaiting = Esperan en las estaciones: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Estatua de la Libertad
sights_brooklyn-bridge = Puente de Brooklyn
sights_st-patricks-cathedral = Catedral de San Patricio
sights_rockefeller-center = Rockefeller Center
