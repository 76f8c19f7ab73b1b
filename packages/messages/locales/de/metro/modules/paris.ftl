title = Paris
about = Schick Touristen zu deinen Sehenswürdigkeiten. Die längste Kette zählt, die übrigen kosten.
preset = Touristen besetzen die Felder deiner Sehenswürdigkeiten; lange Ketten zählen.

events_sight = { $name } bekommt „{ $sight }“.
events_field = { $name } schickt den { colour-stem }en Touristen zu „{ $sight }“, Feld { $field } der Reihe.
events_beside = { $name } stellt den { colour-stem }en Touristen zu denen auf { $cell }.
events_left = Der { colour-stem }e Tourist findet keinen Anschluss und reist ab.
events_row = Sehenswürdigkeiten von { $name }: { $run } in der Kette, { $others } außerhalb, { $full } voll besetzt: { points }.

prompts_placeTourist = Wähle, wohin der { colour-stem }e Tourist geht.
prompts_placeTourists = Wähle, wohin die Touristen dieses Feldes gehen.

choices_field = Den { colour-stem }en Touristen zu „{ $sight }“ schicken, Feld { $field } deiner Reihe
choices_beside = Den { colour-stem }en Touristen zu denen auf { $cell } stellen

source = Touristen in Paris

panel_yourSights = Deine Sehenswürdigkeiten
panel_sightsOf = Sehenswürdigkeiten von { $name }
panel_lifted = Touristen zu setzen
panel_chooseField = Wähle ein Farbfeld.
panel_chooseBeside = Kein Farbfeld ist dafür frei. Wähle, zu wem der Tourist auf dem Plan kommt.
panel_field = Feld { $number }, { colour }: frei
panel_fieldTaken = Feld { $number }, { colour }: Tourist
panel_fieldInRun = Feld { $number }, { colour }: Tourist, in der längsten Kette
panel_place = Feld { $number }: den { colour-stem }en Touristen setzen
panel_full = Voll: 3 Punkte
panel_run = Längste Kette
panel_others = Andere Touristen
panel_fullSights = Volle Orte
panel_sight = { $sight }: { $items }
panel_sightsAre = Sehenswürdigkeiten von { $name }: { $items }.
panel_score = { $name } hat { $run } in der Kette, { $others } außerhalb, { $full } voll besetzt: bisher { points }.
panel_summary = Deine Touristen: Kette { $run } · { points }
panel_summaryOf = Beste Reihe: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arc de Triomphe
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Invalidendom
sights_pont-alexandre-iii = Pont Alexandre III
sights_eiffel-tower = Eiffelturm
sights_pantheon = Panthéon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
