title = Paris
about = Skicka turister till dina sevärdheter. Din längsta svit ger poäng; övriga turister kostar ett poäng var.
preset = Fyll fälten vid dina sevärdheter med turister; långa sviter ger poäng.

events_sight = { $name } får { $sight }.
events_field = { $name } skickar den { colour-a } turisten till { $sight }, fält { $field } i raden.
events_beside = { $name } flyttar den { colour-a } turisten till dem på { $cell }.
events_left = Den { colour-a } turisten har ingen att gå till och lämnar partiet.
events_row = Sevärdheter hos { $name }: längsta svit { $run }, övriga turister { $others }, fulla sevärdheter { $full }. { points }.

prompts_placeTourist = Välj vart den { colour-a } turisten ska gå.
prompts_placeTourists = Välj vart turisterna från den här rutan ska gå.

choices_field = Skicka den { colour-a } turisten till { $sight }, fält { $field } i din rad
choices_beside = Flytta den { colour-a } turisten till dem på { $cell }

source = Sevärdheter i Paris

panel_yourSights = Dina sevärdheter
panel_sightsOf = Sevärdheter: { $name }
panel_lifted = Turister att placera
panel_chooseField = Välj ett fält.
panel_chooseBeside = Inget fält är ledigt för den. Välj på spelplanen vilka turister den går till.
panel_field = Fält { $number }, { colour-t }: ledigt
panel_fieldTaken = Fält { $number }, { colour-t }: turist
panel_fieldInRun = Fält { $number }, { colour-t }: turist, i längsta sviten
panel_place = Fält { $number }: placera den { colour-a } turisten
panel_full = Full: 3 poäng
panel_run = Längsta sviten
panel_others = Övriga turister
panel_fullSights = Fulla sevärdheter
panel_sight = { $sight }: { $items }
panel_sightsAre = Sevärdheter hos { $name }: { $items }.
panel_score = Hos { $name }: längsta svit { $run }, övriga turister { $others }, fulla sevärdheter { $full }; { points } hittills.
panel_summary = Dina sevärdheter: längsta svit { $run } · { points }
panel_summaryOf = Bästa sevärdheterna: { $name }, { points }

sights_louvre = Louvren
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Triumfbågen
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Invaliddomen
sights_pont-alexandre-iii = Pont Alexandre III
sights_eiffel-tower = Eiffeltornet
sights_pantheon = Panthéon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
