title = Stockholm
about = Toeristen vullen een rij attracties. De punten onder jouw kleuren zijn voor jou.
preset = Toeristen vullen een rij attracties en je kleuren zijn geheim.

sides_secret =
    .title = Geheime kleuren
    .about = Alleen jij kent je kleuren; ze tellen aan het eind.
sides_open =
    .title = Open kleuren
    .about = Elke attractie heeft één kleur en de punten krijg je meteen.

events_sight = “{ $sight }” is de volgende in de rij.
events_chip = Het { colour-e } fiche ligt op “{ $sight }”.
events_dealt = { $name } krijgt een geheime kleur.
events_dealtColour = { $name } krijgt als geheime kleur { colour }.
events_visited = De { colour-e } toerist gaat naar “{ $sight }”, goed voor { points }.
events_scored = De { colour-e } toerist gaat naar “{ $sight }”: { points } voor { $name }, totaal { $total }.
events_shown = { $name } toont de kleur { colour }, goed voor { points }.

source = Attracties van Stockholm

panel_row = Rij attracties
panel_sight = Attractie
panel_field = Veld { $number }
panel_yourColours = Je geheime kleuren
panel_coloursOf = Kleuren van { $name }
panel_freeField = vrij, { points }
panel_nextField = volgende, { points }
panel_takenField = { colour-e } toerist, { points }
panel_chipOn = { $sight }, voor { colour-e } toeristen
panel_openRule = Een toerist gaat naar de attractie met dezelfde kleur; de punten zijn meteen voor jou.
panel_secretRule = Elke toerist gaat naar het volgende vrije veld. Geheime kleuren tellen aan het eind.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Je kleuren: { $items }; { points } tot nu toe.
panel_coloursOfAre = Kleuren van { $name }: { $items }; { points }.
panel_summary = Je kleuren: { $items } · { points }
panel_summaryVisits = Bij de attracties: { $count } van { $all } toeristen

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Nobelmuseum
sights_royal-palace = Koninklijk Paleis
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Vasamuseum
sights_globe-arena = Globe Arena
sights_city-hall = Stadhuis
