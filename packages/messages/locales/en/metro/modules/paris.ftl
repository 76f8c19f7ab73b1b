title = Paris
about = Send tourists to your sights. Your longest run scores; every other tourist costs a point.
preset = Fill the fields of your sights with tourists; long runs score.

events_sight = { $name } gets { $sight }.
events_field = { $name } sends the { colour } tourist to { $sight }, field { $field } of the row.
events_beside = { $name } moves the { colour } tourist to those on { $cell }.
events_left = The { colour } tourist has nobody to join and leaves the game.
events_row = { $name }’s sights: longest run { $run }, other tourists { $others }, full sights { $full }. { points }.

prompts_placeTourist = Choose where the { colour } tourist goes.
prompts_placeTourists = Choose where the tourists from this cell go.

choices_field = Send the { colour } tourist to { $sight }, field { $field } of your row
choices_beside = Move the { colour } tourist to those on { $cell }

source = Paris sights

panel_yourSights = Your sights
panel_sightsOf = { $name }’s sights
panel_lifted = Tourists to place
panel_chooseField = Choose a field.
panel_chooseBeside = No field is free for it. Choose which tourists it joins on the board.
panel_field = Field { $number }, { colour }: free
panel_fieldTaken = Field { $number }, { colour }: tourist
panel_fieldInRun = Field { $number }, { colour }: tourist, in the longest run
panel_place = Field { $number }: place the { colour } tourist
panel_full = Full: 3 points
panel_run = Longest run
panel_others = Other tourists
panel_fullSights = Full sights
panel_sight = { $sight }: { $items }
panel_sightsAre = { $name }’s sights: { $items }.
panel_score = { $name } has a longest run of { $run }, other tourists { $others }, full sights { $full }: { points } so far.
panel_summary = Your sights: longest run { $run } · { points }
panel_summaryOf = Best sights: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arc de Triomphe
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Dôme des Invalides
sights_pont-alexandre-iii = Pont Alexandre III
sights_eiffel-tower = Eiffel Tower
sights_pantheon = Panthéon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
