### De metgezel: een partij op een echte tafel tellen.

title = Metgezel
about = Voor de doos op tafel: voer de tegels in zoals ze liggen en wat er verder ligt, en lees de score af. Alles blijft op dit apparaat.
missing = Deze tafel staat niet op dit apparaat.
newTable = Nieuwe tafel
play = Wat spelen jullie?
players = Spelers
name = Naam van speler { $number } ({ $colour })
options = Modules en varianten
start = Bord invoeren
saved = Je tafels
soFarOf = Tot nu toe: { $scores }
delete = Verwijderen
deleteAsk = Deze tafel verwijderen?
deleted = Tafel verwijderd.
notKept = De browser kon de laatste wijziging niet bewaren. Die gaat verloren als je de pagina sluit.
toTables = Alle tafels
undo = Terugnemen

tabs_label = Wat je invoert of bekijkt
tabs_tiles = Tegels
tabs_form = Materiaal
tabs_score = Score

order_label = Volgorde
order_cells = Vak voor vak
order_tiles = Tegel voor tegel
orderAbout_cells = Tik op een tegel: die komt op het gemarkeerde vak en de markering schuift door. Tik op een vak om de markering te verplaatsen.
orderAbout_tiles = Tik op een tegel en dan op elk vak waar die ligt. Tik nog eens om hem weg te halen.
keys = Toetsenbord: pijltjes op het bord, de vier letters van een tegel om hem te leggen, Delete om hem weg te halen, Ctrl+Z om terug te nemen.
palette = Tegels
left =
    { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
marked = Gemarkeerd: { $cell }
removeTile = Weghalen
putOn = { $tile } op { $cell }.
removedFrom = { $cell } is leeg.
noTile = Er is geen tegel { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } tegel { $tile } op het bord, maar er zitten er maar { $copies } in de doos: { $cells }.
       *[other] { $count } tegels { $tile } op het bord, maar er zitten er maar { $copies } in de doos: { $cells }.
    }
problems_isolated = Er leiden geen tegels van de rand van het bord naar { $cells }.
problems_oneTileLine = { $cells }: een lijn over alleen deze tegel mag alleen als de tegel nergens anders kon.

asText = Bord als tekst
asTextAbout = Tegels en vakken achter elkaar, zoals cbaa72 voor tegel cbaa in rij 7, kolom 2, geteld vanaf 0.
enterBoard = Dit bord invoeren
notBoard = Tegel { $number }: { $reason }
boardEntered =
    { $count ->
        [one] { $count } tegel ingevoerd.
       *[other] { $count } tegels ingevoerd.
    }

final = Eindstand
soFar = Tussenstand
emptyCells =
    { $count ->
        [one] { $count } vak is nog leeg.
       *[other] { $count } vakken zijn nog leeg.
    }
unfilled = Nog niet ingevuld: { LIST($fields) }.
copyText = Als tekst kopiëren
copied = Gekopieerd.
notCopied = De browser stond kopiëren niet toe.
lines = Lijnen
linesAre = { $complete } af, { $open } open
lineOpen = open, { $length }
linePoints =
    { $points ->
        [one] lengte { $length }: { $points } punt
       *[other] lengte { $length }: { $points } punten
    }

placeHas = { $place }: { $piece }
nothing = niets
pieces = Materiaal
clear = Weghalen
filled = { $filled } van { $all } ingevuld.
tooMany = Meer dan er in de doos zitten: { LIST($pieces) }.
field = Veld { $number }
chip = Fiche { $colour }, { $value }
boardWith = { $values }
tourist = Toerist

fields_track_spaces =
    .title = Plekken op het scorespoor
    .about = Waar elke scoresteen staat na de laatste lijn, vóór de punten aan het eind: dat hangt af van de volgorde van de lijnen.
fields_track_first =
    .title = Wie begon?
    .about = Aan het eind schuiven de scorestenen in deze volgorde.
fields_companies_shares-10 =
    .title = Aandelen van 10%
    .about = De maatschappij van ieders aandeel.
fields_companies_shares-20 =
    .title = Aandelen van 20%
    .about = De maatschappij van ieders aandeel.
fields_companies_shares-30 =
    .title = Aandelen van 30%
    .about = De maatschappij van ieders aandeel.
fields_companies_shares-40 =
    .title = Aandelen van 40%
    .about = De maatschappij van ieders aandeel.
fields_central-stations_tokens =
    .title = Penningen op de perrons
    .about = Perron 1 tot en met 8, tegen de klok in vanaf rechtsboven. Laat de andere leeg.
fields_central-tracks_tiles =
    .title = Centrale sporen
    .about = De vier tegels in het midden zoals ze liggen.
fields_paris_rows =
    .title = Toeristen bij de attracties
    .about = Tik op elk veld met een toerist, van links naar rechts, vier per attractie.
fields_stockholm_sights =
    .title = Rij attracties
    .about = Van links naar rechts.
fields_stockholm_tourists =
    .title = Toeristen in de rij
    .about = Van links naar rechts, vier velden per attractie.
fields_stockholm_chips =
    .title = Geheime kleuren
    .about = De fiches van elke speler.
fields_stockholm_points =
    .title = Punten van attracties
    .about = Wat elke speler tijdens het spel voor toeristen kreeg.
fields_london_fares =
    .title = Punten van de taxi
    .about = Wat elke speler tijdens het spel voor ritten kreeg.
fields_new-york_boards =
    .title = Tableaus
    .about = Elk tableau naar zijn waarden, van geel tot bruin.
fields_new-york_tourists =
    .title = Toeristen bij de stations
    .about = Zoals ze aan het begin stonden, station voor station.
fields_st-petersburg_chips =
    .title = Fiches
    .about = Wie heeft welk fiche? Sla over wat nog op de stapels ligt.
fields_berlin_tourists =
    .title = Toeristen op het bord
    .about = De toerist op elk van deze vakken.
fields_berlin_visitors =
    .title = Toeristen bij de attracties
    .about = De toerist bij elke attractie.
fields_berlin_sides =
    .title = Kanten van de attracties
    .about = De kant die boven ligt.

follow = Een partij volgen
followAbout = Volg een partij zet voor zet: kies de gelegde tegel en dan het vak. Niemands hand wordt getoond; wat verborgen blijft, vul je aan het eind in.
count = Tellen
followedToEnd = De laatste tegel ligt. Vul in wat verborgen was en lees de eindstand af.
named = { $tile }: kies het vak.
typeMove = Zet typen
typeMoveAbout = Een zet zoals in het verslag, bijvoorbeeld cbaa72 of token-yellow-20-p3.
enterMove = Invoeren
whichTile = { $name }: welke tegel is gelegd?
whichCell = { $name }: op welk vak?
instead = Er is iets anders gedaan…
allEmpty = Daar ligt niets

openAbout = Voer een ronde in als ze voorbij is en de lijnen getoond zijn: de rechte tegels, ieders lijn, dan de spoortegels; als laatste de spoortegel die de ronde beëindigde.
standings = Stand
