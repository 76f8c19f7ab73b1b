title = Paris
about = Send tourists to your sights. The longest row of them counts, the others cost.
preset = Tourists fill the fields of your sights; long rows count.

events_sight = { $name } gets { $sight }.
events_field = { $name } sends the { colour } tourist to { $sight }, field { $field } of the row.
events_beside = { $name } puts the { colour } tourist beside those on { $cell }.
events_left = The { colour } tourist finds nobody to join and leaves.
events_row = The sights of { $name }: a row of { $run }; others: { $others }; full sights: { $full }. { points }.

prompts_placeTourist = Choose where the { colour } tourist goes.
prompts_placeTourists = Choose where the tourists of this cell go.

choices_field = Send the { colour } tourist to { $sight }, field { $field } of your row
choices_beside = Put the { colour } tourist beside those on { $cell }

source = Sights of Paris

panel_yourSights = Your sights
panel_sightsOf = Sights of { $name }
panel_lifted = Tourists to place
panel_chooseField = Choose a field.
panel_chooseBeside = No field is free for it. Choose whom it joins on the board.
panel_beside = { colour } to { $cell }
panel_field = Field { $number }, { colour }: free
panel_fieldTaken = Field { $number }, { colour }: tourist
panel_fieldInRun = Field { $number }, { colour }: tourist, in the longest run
panel_place = Field { $number }: place the { colour } tourist
panel_full = Full: 3 points
panel_tally = run of { $run } · { $others } other · { $full } full
panel_sight = { $sight }: { $items }
panel_sightsAre = Sights of { $name }: { $items }.
panel_score = { $name } has a run of { $run }, { $others } other, { $full } full: { points } so far.
panel_summary = Your sights: run of { $run } · { points }
panel_summaryOf = Best sights: { $name }, { points }
