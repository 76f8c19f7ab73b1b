title = Paris
about = Envoie des touristes sur tes sites. Leur plus longue suite rapporte, les autres coûtent.
preset = Les touristes occupent tes sites ; les longues suites rapportent.

events_sight = { $name } reçoit le site { $sight }.
events_field = { $name } envoie le touriste { colour } sur le site { $sight }, emplacement { $field } de sa rangée.
events_beside = { $name } place le touriste { colour } à côté de ceux de { $cell }.
events_left = Le touriste { colour } ne trouve plus de compagnie et quitte le jeu.
events_row =
    Sites { name-of } : une suite de { $run }, { $others } { $others ->
        [one] autre
       *[other] autres
    }, { $full } { $full ->
        [one] site complet
       *[other] sites complets
    } : { points }.

prompts_placeTourist = Choisis où va le touriste { colour }.
prompts_placeTourists = Choisis où vont les touristes de cette case.

choices_field = Envoyer le touriste { colour } sur le site { $sight }, emplacement { $field } de ta rangée
choices_beside = Placer le touriste { colour } à côté de ceux de { $cell }

source = Sites de Paris

panel_yourSights = Tes sites
panel_sightsOf = Sites { name-of }
panel_lifted = Touristes à placer
panel_chooseField = Choisis un emplacement.
panel_chooseBeside = Aucun emplacement ne lui est libre. Choisis qui il rejoint sur le plateau.
panel_field = Emplacement { $number } ({ colour }) : libre
panel_fieldTaken = Emplacement { $number } ({ colour }) : touriste
panel_fieldInRun = Emplacement { $number } ({ colour }) : touriste, dans la plus longue suite
panel_place = Emplacement { $number } : placer le touriste { colour }
panel_full = Complet : 3 points
panel_run = Plus longue suite
panel_others = Autres touristes
panel_fullSights = Sites complets
panel_sight = { $sight } : { $items }
panel_sightsAre = Sites { name-of } : { $items }.
panel_score =
    { $name } a une suite de { $run }, { $others } { $others ->
        [one] autre
       *[other] autres
    }, { $full } { $full ->
        [one] complet
       *[other] complets
    } : { points } pour l’instant.
panel_summary = Tes sites : suite de { $run } · { points }
panel_summaryOf = Meilleurs sites : { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arc de Triomphe
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Dôme des Invalides
sights_pont-alexandre-iii = Pont Alexandre III
sights_eiffel-tower = Tour Eiffel
sights_pantheon = Panthéon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
