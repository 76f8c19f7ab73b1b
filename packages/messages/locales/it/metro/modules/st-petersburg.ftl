title = San Pietroburgo
about = Le linee che passano dalle attrazioni prendono gettoni nascosti dei turisti.
preset = Passa dalle attrazioni e prendi gettoni nascosti.

events_stood = { $name } piazza il turista { colour } all’attrazione { $sight }.
events_took =
    { owner-subject } prende { $count } { $count ->
        [one] gettone { colour }
       *[other] gettoni { colour-mpl }
    }.
events_tookValues = { owner-subject } prende dai gettoni { colour-mpl }: { $values }.
events_revealed = I gettoni { owner-of } valgono { points }.

prompts_stand = Scegli il turista per l’attrazione { $sight }.

choices_stand = Piazza il turista { colour } all’attrazione { $sight }

source = Gettoni di San Pietroburgo

panel_tourists = I turisti e i loro gettoni
panel_tourist = Turista
panel_chips = Gettoni
panel_where = Dove
panel_left = ancora { $count }
panel_available = da scegliere
panel_at = { $sight }, { $cell }
panel_freeSights = Attrazioni senza tessera
panel_noFreeSights = Tutte le attrazioni hanno il loro turista.
panel_chooseTourist = Scegli il turista per l’attrazione { $sight }.
panel_stand = Piazza { colour-the }
panel_taken = Gettoni presi
panel_owner = Di chi
panel_count = Gettoni
panel_sum = Punti
panel_hidden = nascosti
panel_chipTaken = { $value }, preso
panel_tookChips = { owner-subject } ha { chips }.
panel_tookValues = Gettoni { owner-of }: { $items }; { points }.
panel_standsAt = All’attrazione { $sight }, { $cell }, c’è il turista { colour }; ancora { chips }.
panel_freeSightsAre = Attrazioni senza tessera: { $items }.
panel_availableAre = Turisti da scegliere, con i loro gettoni: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = I tuoi gettoni: { $count } · { points }
panel_summarySights = Attrazioni senza tessera: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Chiesa della Resurrezione
sights_peter-and-paul-fortress = Fortezza di Pietro e Paolo
sights_bronze-horseman = Cavaliere di bronzo
sights_kazan-cathedral = Cattedrale di Kazan
sights_faberge-museum = Museo Fabergé
sights_hermitage = Ermitage
sights_catherine-palace = Palazzo di Caterina

# What chance decides, where a person chooses it: the values of a pile.
outcomes_pile = Gettoni { colour-mpl }, dall’alto: { $values }
