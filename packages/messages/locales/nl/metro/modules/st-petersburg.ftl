title = Sint-Petersburg
about = Lijnen langs de attracties krijgen geheime fiches van de toeristen die daar staan.
preset = Kom langs de attracties en pak geheime fiches.

events_stood = { $name } zet de { colour-e } toerist bij “{ $sight }”.
events_took =
    { owner } pakt { $count } { $count ->
        [one] { colour } fiche
       *[other] { colour-e } fiches
    }.
events_tookValues = { owner } pakt van de { colour-e } fiches: { $values }.
events_revealed = De fiches van { owner } zijn { points } waard.

prompts_stand = Kies de toerist voor “{ $sight }”.

choices_stand = Zet de { colour-e } toerist bij “{ $sight }”

source = Fiches van Sint-Petersburg

panel_tourists = Toeristen en hun fiches
panel_tourist = Toerist
panel_chips = Fiches
panel_where = Waar
panel_left = nog { $count }
panel_available = te kiezen
panel_at = { $sight }, { $cell }
panel_freeSights = Attracties zonder tegel
panel_noFreeSights = Alle attracties hebben hun toerist.
panel_chooseTourist = Kies de toerist voor “{ $sight }”.
panel_stand = Kies { colour }
panel_taken = Gepakte fiches
panel_owner = Eigenaar
panel_count = Fiches
panel_sum = Punten
panel_hidden = verborgen
panel_chipTaken = { $value }, gepakt
panel_tookChips = { owner } heeft { chips } gepakt.
panel_tookValues = { owner } heeft aan fiches { $items }: { points }.
panel_standsAt = Bij “{ $sight }”, { $cell }, staat de { colour-e } toerist; nog { chips }.
panel_freeSightsAre = Attracties zonder tegel: { $items }.
panel_availableAre = Toeristen om uit te kiezen, met hun fiches: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Je fiches: { $count } · { points }
panel_summarySights = Attracties zonder tegel: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Opstandingskerk
sights_peter-and-paul-fortress = Petrus-en-Paulusvesting
sights_bronze-horseman = Bronzen Ruiter
sights_kazan-cathedral = Kazankathedraal
sights_faberge-museum = Fabergémuseum
sights_hermitage = Hermitage
sights_catherine-palace = Catharinapaleis

# What chance decides, where a person chooses it: the values of a pile.
outcomes_pile = De { colour-e } fiches, van boven: { $values }
