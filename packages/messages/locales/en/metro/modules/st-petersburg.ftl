title = St Petersburg
about = Lines that pass the sights take hidden chips from the tourists there.
preset = Pass the sights and take hidden chips.

events_stood = { $name } places the { colour } tourist at { $sight }.
events_took =
    { owner } takes { $count } { colour } { $count ->
        [one] chip
       *[other] chips
    }.
events_tookValues = { owner } takes { colour } chips: { $values }.
events_revealed = { owner }’s chips are worth { points }.

prompts_stand = Choose the tourist for { $sight }.

choices_stand = Place the { colour } tourist at { $sight }

source = St Petersburg chips

panel_tourists = Tourists and their chips
panel_tourist = Tourist
panel_chips = Chips
panel_where = Where
panel_left = { $count } left
panel_available = available
panel_at = { $sight }, { $cell }
panel_freeSights = Sights without a tile
panel_noFreeSights = Every sight has its tourist.
panel_chooseTourist = Choose the tourist for { $sight }.
panel_stand = Place { colour }
panel_taken = Chips taken
panel_owner = Owner
panel_count = Chips
panel_sum = Points
panel_hidden = hidden
panel_chipTaken = { $value }, taken
panel_tookChips = { owner } has taken { chips }.
panel_tookValues = { owner } has taken chips worth { $items }: { points }.
panel_standsAt = The { colour } tourist is at { $sight }, { $cell }; { chips } left.
panel_freeSightsAre = Sights without a tile: { $items }.
panel_availableAre = Available tourists and their chips: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Your chips: { $count } · { points }
panel_summarySights = Sights without a tile: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Church of the Resurrection
sights_peter-and-paul-fortress = Peter and Paul Fortress
sights_bronze-horseman = Bronze Horseman
sights_kazan-cathedral = Kazan Cathedral
sights_faberge-museum = Fabergé Museum
sights_hermitage = Hermitage
sights_catherine-palace = Catherine Palace

# What chance decides, where a person chooses it: the values of a pile.
outcomes_pile = Chips of the { colour } tourist, from the top: { $values }
