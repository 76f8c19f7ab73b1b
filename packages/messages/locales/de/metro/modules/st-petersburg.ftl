title = St. Petersburg
about = Linien, die an Sehenswürdigkeiten vorbeifahren, bringen verdeckte Chips der Touristen dort.
preset = Fahr an den Sehenswürdigkeiten vorbei und nimm verdeckte Chips.

events_stood = { $name } stellt den { colour-stem }en Touristen bei „{ $sight }“ auf.
events_took =
    { owner } nimmt { $count } { $count ->
        [one] { colour-stem }en Chip
       *[other] { colour-stem }e Chips
    }.
events_tookValues = { owner } nimmt Chips in { colour }: { $values }.
events_revealed = Die Chips von { owner } bringen { points }.

prompts_stand = Wähle den Touristen für „{ $sight }“.

choices_stand = Den { colour-stem }en Touristen bei „{ $sight }“ aufstellen

source = Chips in St. Petersburg

panel_tourists = Touristen und ihre Chips
panel_tourist = Tourist
panel_chips = Chips
panel_where = Wo
panel_left = noch { $count }
panel_available = wählbar
panel_at = { $sight }, { $cell }
panel_freeSights = Orte ohne Plättchen
panel_noFreeSights = Alle Sehenswürdigkeiten haben ihren Touristen.
panel_chooseTourist = Wähle den Touristen für „{ $sight }“.
panel_stand = { colour } aufstellen
panel_taken = Genommene Chips
panel_owner = Bei wem
panel_count = Chips
panel_sum = Punkte
panel_hidden = verdeckt
panel_chipTaken = { $value }, genommen
panel_tookChips = { owner } hat { chips } genommen.
panel_tookValues = { owner } hat Chips mit { $items } genommen: { points }.
panel_standsAt = Bei „{ $sight }“, { $cell }, steht der { colour-stem }e Tourist; noch { chips }.
panel_freeSightsAre = Sehenswürdigkeiten ohne Plättchen: { $items }.
panel_availableAre = Noch wählbare Touristen mit ihren Chips: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Deine Chips: { $count } · { points }
panel_summarySights = Orte ohne Plättchen: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Auferstehungskirche
sights_peter-and-paul-fortress = Peter-und-Paul-Festung
sights_bronze-horseman = Eherner Reiter
sights_kazan-cathedral = Kasaner Kathedrale
sights_faberge-museum = Fabergé-Museum
sights_hermitage = Eremitage
sights_catherine-palace = Katharinenpalast

# What chance decides, where a person chooses it: the values of a pile.
outcomes_pile = Die { colour-stem }en Chips, von oben: { $values }
