title = Saint-Pétersbourg
about = Les lignes qui passent par les sites prennent des pastilles cachées aux touristes.
preset = Passe par les sites et prends des pastilles cachées.

events_stood = { $name } place le touriste { colour } sur le site { $sight }.
events_took =
    { owner-subject } prend { $count } { $count ->
        [one] pastille { colour-f }
       *[other] pastilles { colour-fpl }
    }.
events_tookValues = Pastilles { colour-fpl } prises par { owner } : { $values }.
events_revealed = Valeur des pastilles { owner-of } : { points }.

prompts_stand = Choisis le touriste du site { $sight }.

choices_stand = Placer le touriste { colour } sur le site { $sight }

source = Pastilles de Saint-Pétersbourg

panel_tourists = Les touristes et leurs pastilles
panel_tourist = Touriste
panel_chips = Pastilles
panel_where = Où
panel_left = reste { $count }
panel_available = au choix
panel_at = { $sight }, { $cell }
panel_freeSights = Sites sans tuile
panel_noFreeSights = Tous les sites ont leur touriste.
panel_chooseTourist = Choisis le touriste du site { $sight }.
panel_stand = Placer : { colour }
panel_taken = Pastilles prises
panel_owner = À qui
panel_count = Pastilles
panel_sum = Points
panel_hidden = caché
panel_chipTaken = { $value }, prise
panel_tookChips = { owner-subject } a { chips }.
panel_tookValues = { owner-subject } a des pastilles de { $items } : { points }.
panel_standsAt =
    Sur le site { $sight }, { $cell }, se tient le touriste { colour } ; { $count ->
        [one] reste
       *[other] restent
    } { chips }.
panel_freeSightsAre = Sites sans tuile : { $items }.
panel_availableAre = Touristes au choix, avec leurs pastilles : { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Tes pastilles : { $count } · { points }
panel_summarySights = Sites sans tuile : { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Église de la Résurrection
sights_peter-and-paul-fortress = Forteresse Pierre-et-Paul
sights_bronze-horseman = Cavalier de bronze
sights_kazan-cathedral = Cathédrale de Kazan
sights_faberge-museum = Musée Fabergé
sights_hermitage = Ermitage
sights_catherine-palace = Palais Catherine

# What chance decides, where a person chooses it: the values of a pile.
outcomes_pile = Pastilles { colour-fpl }, de haut en bas : { $values }
