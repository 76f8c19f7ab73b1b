title = Parijs
about = Stuur toeristen naar je attracties. De langste reeks levert op, de rest kost punten.
preset = Toeristen vullen de velden van je attracties; lange reeksen tellen.

events_sight = { $name } krijgt “{ $sight }”.
events_field = { $name } stuurt de { colour-e } toerist naar “{ $sight }”, veld { $field } van de rij.
events_beside = { $name } zet de { colour-e } toerist bij het gezelschap op { $cell }.
events_left = De { colour-e } toerist vindt nergens gezelschap en vertrekt.
events_row =
    De attracties van { $name }: een reeks van { $run }, { $others } { $others ->
        [one] losse toerist
       *[other] losse toeristen
    }, { $full } { $full ->
        [one] volle attractie
       *[other] volle attracties
    }: { points }.

prompts_placeTourist = Kies waar de { colour-e } toerist heen gaat.
prompts_placeTourists = Kies waar de toeristen van dit vak heen gaan.

choices_field = Stuur de { colour-e } toerist naar “{ $sight }”, veld { $field } van je rij
choices_beside = Zet de { colour-e } toerist bij het gezelschap op { $cell }

source = Attracties van Parijs

panel_yourSights = Je attracties
panel_sightsOf = Attracties van { $name }
panel_lifted = Toeristen te plaatsen
panel_chooseField = Kies een veld.
panel_chooseBeside = Er is geen passend veld vrij. Kies bij wie de toerist op het bord gaat staan.
panel_field = Veld { $number }, { colour }: vrij
panel_fieldTaken = Veld { $number }, { colour }: toerist
panel_fieldInRun = Veld { $number }, { colour }: toerist, in de langste reeks
panel_place = Veld { $number }: zet de { colour-e } toerist hier
panel_full = Vol: 3 punten
panel_run = Langste reeks
panel_others = Andere toeristen
panel_fullSights = Volle attracties
panel_sight = { $sight }: { $items }
panel_sightsAre = Attracties van { $name }: { $items }.
panel_score = { $name } heeft een reeks van { $run }, { $others } los, { $full } vol: { points } tot nu toe.
panel_summary = Je attracties: reeks van { $run } · { points }
panel_summaryOf = Beste attracties: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arc de Triomphe
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Dôme des Invalides
sights_pont-alexandre-iii = Pont Alexandre III
sights_eiffel-tower = Eiffeltoren
sights_pantheon = Panthéon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
