title = Parigi
about = Manda i turisti alle tue attrazioni. La serie più lunga conta, gli altri costano.
preset = I turisti riempiono le tue attrazioni; contano le serie lunghe.

events_sight = { $name } riceve l’attrazione { $sight }.
events_field = { $name } manda il turista { colour } nello spazio { $field } della fila ({ $sight }).
events_beside = { $name } mette il turista { colour } accanto a quelli in { $cell }.
events_left = Il turista { colour } non trova nessuno a cui unirsi e se ne va.
events_row = Attrazioni di { $name }: serie di { $run }; altri turisti: { $others }; attrazioni complete: { $full }. { points }.

prompts_placeTourist = Scegli dove va il turista { colour }.
prompts_placeTourists = Scegli dove vanno i turisti di questa casella.

choices_field = Manda il turista { colour } nello spazio { $field } della tua fila ({ $sight })
choices_beside = Metti il turista { colour } accanto a quelli in { $cell }

source = Attrazioni di Parigi

panel_yourSights = Le tue attrazioni
panel_sightsOf = Attrazioni di { $name }
panel_lifted = Turisti da piazzare
panel_chooseField = Scegli uno spazio.
panel_chooseBeside = Non ha spazi liberi. Scegli a chi si unisce sul tabellone.
panel_field = Spazio { $number }, { colour }: libero
panel_fieldTaken = Spazio { $number }, { colour }: turista
panel_fieldInRun = Spazio { $number }, { colour }: turista, nella serie più lunga
panel_place = Spazio { $number }: piazza il turista { colour }
panel_full = Completa: 3 punti
panel_run = Serie più lunga
panel_others = Altri turisti
panel_fullSights = Attrazioni complete
panel_sight = { $sight }: { $items }
panel_sightsAre = Attrazioni di { $name }: { $items }.
panel_score = { $name } ha una serie di { $run }, altri turisti { $others }, attrazioni complete { $full }: finora { points }.
panel_summary = Le tue attrazioni: serie di { $run } · { points }
panel_summaryOf = Attrazioni migliori: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arco di Trionfo
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Dôme des Invalides
sights_pont-alexandre-iii = Ponte Alessandro III
sights_eiffel-tower = Torre Eiffel
sights_pantheon = Panthéon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
