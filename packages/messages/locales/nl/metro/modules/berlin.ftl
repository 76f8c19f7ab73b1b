title = Berlijn
about = Lijnen verzamelen kaarten van toeristen. De meeste en op één na meeste per kleur tellen.
preset = Verzamel kaarten van toeristen; meerderheden tellen.

sides_A =
    .title = Kant A
    .about = De tweede plaats is bijna evenveel waard als de eerste.
sides_B =
    .title = Kant B
    .about = De eerste plaats is veel meer waard dan de tweede.
sides_mixed =
    .title = Gemengd
    .about = Het toeval kiest voor elke attractie een kant.

events_visits = De { colour-e } toerist bezoekt “{ $sight }”: { $high } voor de meeste kaarten, { $low } voor de op één na meeste.
events_took =
    { owner } krijgt { $count } { colour-e } { $count ->
        [one] kaart
       *[other] kaarten
    }.
events_won = { owner } krijgt { points } voor “{ $sight }”.

source = Meerderheden van Berlijn

panel_sights = Attracties en kaarten
panel_sight = Attractie
panel_numbers = { $high }/{ $low }
panel_imaginary = Niet verzameld
panel_holds = { cards }
panel_holdsMost = { cards }, de meeste, { points }
panel_holdsSecond = { cards }, op één na de meeste, { points }
panel_keyMost = meeste kaarten
panel_keySecond = op één na meeste
panel_imaginaryRule = Kaarten die niemand heeft verzameld, doen mee als die van een extra speler.
panel_sightIs = { $sight }, { colour }, { $high } voor de meeste en { $low } voor de op één na meeste: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Punten tot nu toe: { $items }.
panel_summary = Je kaarten: { $count } · { points }
panel_summaryCollected = Verzamelde kaarten: { $count } van 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Rode Raadhuis
sights_victory-column = Overwinningszuil
sights_brandenburg-gate = Brandenburger Poort
sights_berlin-cathedral = Dom van Berlijn
sights_museum-island = Museumeiland
sights_reichstag = Rijksdag
sights_memorial-church = Gedächtniskirche
