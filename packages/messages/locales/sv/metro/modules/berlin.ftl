title = Berlin
about = Linjer samlar kort från turisterna de passerar. Flest och näst flest kort i en färg ger poäng.
preset = Samla turistkort; flest i varje färg ger poäng.

sides_A =
    .title = Sida A
    .about = Andraplatsen ger nästan lika mycket som förstaplatsen.
sides_B =
    .title = Sida B
    .about = Förstaplatsen ger mycket mer än andraplatsen.
sides_mixed =
    .title = Blandat
    .about = Varje sevärdhet visar en slumpvald sida.

events_visits = Den { colour-a } turisten besöker { $sight }: { $high } för flest kort, { $low } för näst flest.
events_took =
    { owner } tar { $count } { $count ->
        [one] { colour-t }
       *[other] { colour-a }
    } kort.
events_won = { owner } får { points } för { $sight }.

source = Flest kort i Berlin

panel_sights = Sevärdheter och kort
panel_sight = Sevärdhet
panel_numbers = { $high }/{ $low }
panel_imaginary = Ej samlade
panel_holds = { cards }
panel_holdsMost = { cards }, flest: { points }
panel_holdsSecond = { cards }, näst flest: { points }
panel_keyMost = flest kort
panel_keySecond = näst flest kort
panel_imaginaryRule = Kort som ingen samlat tävlar som en spelare till.
panel_sightIs = { $sight }, { colour }, { $high } för flest kort och { $low } för näst flest: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Poäng hittills: { $items }.
panel_summary = Dina kort: { $count } · { points }
panel_summaryCollected = Samlade kort: { $count } av 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Röda rådhuset
sights_victory-column = Segerkolonnen
sights_brandenburg-gate = Brandenburger Tor
sights_berlin-cathedral = Berlins domkyrka
sights_museum-island = Museiön
sights_reichstag = Riksdagshuset
sights_memorial-church = Gedächtniskirche
