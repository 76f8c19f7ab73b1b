title = Berlin
about = Linien sammeln Karten der Touristen am Weg. Die meisten und zweitmeisten einer Farbe zählen.
preset = Sammle Karten der Touristen; Mehrheiten zählen.

sides_A =
    .title = Seite A
    .about = Der zweite Rang ist fast so viel wert wie der erste.
sides_B =
    .title = Seite B
    .about = Der erste Rang ist viel mehr wert als der zweite.
sides_mixed =
    .title = Gemischt
    .about = Der Zufall bestimmt die Seite jeder Sehenswürdigkeit.

events_visits = Der { colour-stem }e Tourist besucht „{ $sight }“: { $high } für die meisten, { $low } für die zweitmeisten Karten.
events_took =
    { owner } nimmt { $count } { colour-stem }e { $count ->
        [one] Karte
       *[other] Karten
    }.
events_won = { owner } bekommt { points } für „{ $sight }“.

source = Mehrheiten in Berlin

panel_sights = Orte und Karten
panel_sight = Ort
panel_numbers = { $high }/{ $low }
panel_imaginary = Nicht gesammelt
panel_holds = { cards }
panel_holdsMost = { cards }, die meisten, { points }
panel_holdsSecond = { cards }, die zweitmeisten, { points }
panel_keyMost = meiste Karten
panel_keySecond = zweitmeiste
panel_imaginaryRule = Karten, die niemand gesammelt hat, zählen wie die einer weiteren Person.
panel_sightIs = { $sight }, { colour }, { $high } für die meisten und { $low } für die zweitmeisten: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Punkte bisher: { $items }.
panel_summary = Deine Karten: { $count } · { points }
panel_summaryCollected = Gesammelte Karten: { $count } von 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Rotes Rathaus
sights_victory-column = Siegessäule
sights_brandenburg-gate = Brandenburger Tor
sights_berlin-cathedral = Berliner Dom
sights_museum-island = Museumsinsel
sights_reichstag = Reichstag
sights_memorial-church = Gedächtniskirche
