title = St Petersburg
about = Lines that pass the sights take hidden chips of the tourists who stand there.
preset = Pass the sights and take hidden chips.

events_stood = { $name } stands the { colour } tourist at { $sight }.
events_took =
    { owner } takes { $count } { colour } { $count ->
        [one] chip
       *[other] chips
    }.
events_tookValues = { owner } takes from the { colour } chips: { $values }.
events_revealed = The chips of { owner } are worth { points }.

prompts_stand = Choose the tourist for { $sight }.

choices_stand = Stand the { colour } tourist at { $sight }

source = Chips of St Petersburg

panel_tourists = Tourists and their chips
panel_tourist = Tourist
panel_chips = Chips
panel_where = Where
panel_left = { $count } left
panel_available = to choose from
panel_at = { $sight }, { $cell }
panel_freeSights = Sights without a tile
panel_noFreeSights = All sights have their tourist.
panel_chooseTourist = Choose the tourist for { $sight }.
panel_stand = Stand { colour }
panel_taken = Chips taken
panel_owner = Owner
panel_count = Chips
panel_sum = Points
panel_hidden = hidden
panel_chipTaken = { $value }, taken
panel_tookChips = { owner } has taken { chips }.
panel_tookValues = { owner } has taken chips of { $items }: { points }.
panel_standsAt = At { $sight }, { $cell }, stands the { colour } tourist; { chips } left.
panel_freeSightsAre = Sights without a tile: { $items }.
panel_availableAre = Tourists to choose from, with their chips: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Your chips: { $count } · { points }
panel_summarySights = Sights without a tile: { $count }
