title = París
about = Manda turistas a tus atracciones. Tu serie más larga da puntos; cada turista fuera de ella cuesta uno.
preset = Llena de turistas tus atracciones; puntúan las series largas.

events_sight = { $name } recibe la atracción { $sight }.
events_field = { $name } manda el turista { colour } al espacio { $field } de la fila ({ $sight }).
events_beside = { $name } lleva el turista { colour } con los de { $cell }.
events_left = El turista { colour } no tiene a quién unirse y deja el juego.
events_row = Atracciones de { $name }: serie más larga { $run }, otros turistas { $others }, atracciones llenas { $full }. { points }.

prompts_placeTourist = Elige adónde va el turista { colour }.
prompts_placeTourists = Elige adónde van los turistas de esta casilla.

choices_field = Mandar el turista { colour } al espacio { $field } de tu fila ({ $sight })
choices_beside = Llevar el turista { colour } con los de { $cell }

source = Atracciones de París

panel_yourSights = Tus atracciones
panel_sightsOf = Atracciones de { $name }
panel_lifted = Turistas por colocar
panel_chooseField = Elige un espacio.
panel_chooseBeside = No tiene espacio libre. Elige a qué turistas del tablero se une.
panel_field = Espacio { $number }, { colour }: libre
panel_fieldTaken = Espacio { $number }, { colour }: turista
panel_fieldInRun = Espacio { $number }, { colour }: turista, en la serie más larga
panel_place = Espacio { $number }: colocar el turista { colour }
panel_full = Llena: 3 puntos
panel_run = Serie más larga
panel_others = Otros turistas
panel_fullSights = Atracciones llenas
panel_sight = { $sight }: { $items }
panel_sightsAre = Atracciones de { $name }: { $items }.
panel_score = { $name } tiene una serie más larga de { $run }, otros turistas { $others }, atracciones llenas { $full }: { points } hasta ahora.
panel_summary = Tus atracciones: serie más larga { $run } · { points }
panel_summaryOf = Mejores atracciones: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arco del Triunfo
sights_place-de-la-concorde = Plaza de la Concordia
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Cúpula de los Inválidos
sights_pont-alexandre-iii = Puente Alejandro III
sights_eiffel-tower = Torre Eiffel
sights_pantheon = Panteón
sights_versailles = Versalles
sights_fondation-louis-vuitton = Fundación Louis Vuitton
