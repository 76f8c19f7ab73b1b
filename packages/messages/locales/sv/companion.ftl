### Poängräknaren: räkna ett parti av papp på ett riktigt bord.

title = Poängräknare
about = För lådan på bordet: mata in brickorna som de ligger och vad som annars finns där, och läs av poängen. Allt stannar på den här enheten.
missing = Bordet finns inte på den här enheten.
newTable = Nytt bord
play = Vad spelar ni?
players = Spelare
name = Namn på spelare { $number } ({ $colour })
options = Moduler och varianter
start = Mata in spelplanen
saved = Dina bord
# $scores är till exempel ”Anne 54, Ben 47”.
soFarOf = Hittills: { $scores }
delete = Ta bort
deleteAsk = Ta bort bordet?
deleted = Bordet är borttaget.
notKept = Webbläsaren kunde inte spara den senaste ändringen. Den går förlorad om du stänger sidan.
toTables = Alla bord
undo = Ångra

tabs_label = Vad du matar in eller ser
tabs_tiles = Brickor
tabs_form = Material
tabs_score = Poäng

# Två sätt att mata in brickor.
order_label = Ordning
order_cells = Ruta för ruta
order_tiles = Bricka för bricka
orderAbout_cells = Tryck på en bricka: den hamnar på den markerade rutan, och markeringen går vidare. Tryck på en ruta för att flytta markeringen.
orderAbout_tiles = Tryck på en bricka och sedan på varje ruta där den ligger. Tryck igen för att ta bort den.
keys = Tangentbord: piltangenter på spelplanen, en brickas fyra bokstäver för att lägga den, Delete för att ta bort den, Ctrl+Z för att ångra.
palette = Brickor
left = { $count } kvar
marked = Markerad: { $cell }
removeTile = Ta bort
putOn = { $tile } på { $cell }.
removedFrom = { $cell } är tom.
noTile = Det finns ingen bricka { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } bricka { $tile } på spelplanen, men bara { $copies } i lådan: { $cells }.
       *[other] { $count } brickor { $tile } på spelplanen, men bara { $copies } i lådan: { $cells }.
    }
problems_isolated = Inga brickor leder från spelplanens kant till { $cells }.
problems_oneTileLine = { $cells }: en linje på bara den här brickan är tillåten bara om brickan inte passade någon annanstans.

# En spelplan som text, till exempel cbaa72aacb00.
asText = Spelplan som text
asTextAbout = Brickor och rutor efter varandra, till exempel cbaa72 för brickan cbaa på rad 7, kolumn 2, räknat från 0.
enterBoard = Mata in den här spelplanen
notBoard = Bricka { $number }: { $reason }
boardEntered =
    { $count ->
        [one] { $count } bricka inmatad.
       *[other] { $count } brickor inmatade.
    }

final = Slutresultat
soFar = Poäng hittills
emptyCells =
    { $count ->
        [one] { $count } ruta är fortfarande tom.
       *[other] { $count } rutor är fortfarande tomma.
    }
unfilled = Inte ifyllt än: { LIST($fields) }.
copyText = Kopiera som text
copied = Kopierat.
notCopied = Webbläsaren tillät inte kopiering.
lines = Linjer
linesAre = klara: { $complete }, öppna: { $open }
lineOpen = öppen, { $length }
linePoints = längd { $length }: { $points } poäng

# Formuläret: en plats och vad som ligger där, till exempel ”Station 9: gul”.
placeHas = { $place }: { $piece }
nothing = inget
pieces = Material
clear = Ta bort
filled = { $filled } av { $all } ifyllda.
tooMany = Mer än lådan innehåller: { LIST($pieces) }.
field = Fält { $number }
chip = { $colour } pollett, { $value }
# Värdena på en New York-tavla, per färg.
boardWith = { $values }
tourist = Turist

fields_track_spaces =
    .title = Steg på poängbanan
    .about = Var varje markör står efter den sista linjen, före poängen i slutet: det beror på linjernas ordning.
fields_track_first =
    .title = Vem började?
    .about = I slutet flyttas markörerna i den här ordningen.
fields_companies_shares-10 =
    .title = Aktier på 10 %
    .about = Bolaget för varje spelares aktie.
fields_companies_shares-20 =
    .title = Aktier på 20 %
    .about = Bolaget för varje spelares aktie.
fields_companies_shares-30 =
    .title = Aktier på 30 %
    .about = Bolaget för varje spelares aktie.
fields_companies_shares-40 =
    .title = Aktier på 40 %
    .about = Bolaget för varje spelares aktie.
fields_central-stations_tokens =
    .title = Markörer på plattformarna
    .about = Plattform 1 till 8, moturs från det övre högra hörnet. Lämna de andra tomma.
fields_central-tracks_tiles =
    .title = Centralspår
    .about = De fyra brickorna i mitten som de ligger.
fields_paris_rows =
    .title = Turister vid sevärdheterna
    .about = Tryck på varje fält med en turist, från vänster till höger, fyra per sevärdhet.
fields_stockholm_sights =
    .title = Raden av sevärdheter
    .about = Från vänster till höger.
fields_stockholm_tourists =
    .title = Turister i raden
    .about = Från vänster till höger, fyra fält per sevärdhet.
fields_stockholm_chips =
    .title = Hemliga färger
    .about = Polletterna för varje spelare.
fields_stockholm_points =
    .title = Poäng från sevärdheter
    .about = Vad varje spelare fick för turister under partiet.
fields_london_fares =
    .title = Poäng från taxin
    .about = Vad varje spelare fick för körningar under partiet.
fields_new-york_boards =
    .title = Tavlor
    .about = Varje tavla med sina värden, från gult till brunt.
fields_new-york_tourists =
    .title = Turister vid stationerna
    .about = Som de stod vid start, station för station.
fields_st-petersburg_chips =
    .title = Polletter
    .about = Vem har varje pollett? Hoppa över dem som ligger kvar i högarna.
fields_berlin_tourists =
    .title = Turister på spelplanen
    .about = Turisten på var och en av dessa rutor.
fields_berlin_visitors =
    .title = Turister vid sevärdheterna
    .about = Turisten vid varje sevärdhet.
fields_berlin_sides =
    .title = Sevärdheternas sidor
    .about = Sidan som är vänd uppåt.

# Följa ett parti drag för drag.
follow = Följ ett parti
followAbout = Följ ett parti drag för drag: välj brickan som lades och sedan rutan. Ingens hand visas; det som förblir dolt fylls i på slutet.
count = Räkna
followedToEnd = Den sista brickan är lagd. Fyll i det som var dolt och läs av slutresultatet.
named = { $tile }: välj rutan.
typeMove = Skriv ett drag
typeMoveAbout = Ett drag som i loggen, till exempel cbaa72 eller token-yellow-20-p3.
enterMove = Mata in
whichTile = { $name }: vilken bricka lades?
whichCell = { $name }: på vilken ruta?
instead = Något annat gjordes …
# Om platser som alla kan vara tomma.
allEmpty = Inget ligger där

# Ett parti som matas in i ordning, med allt öppet.
openAbout = Mata in en omgång när den är slut och linjerna är visade: de raka brickorna, allas linjer, sedan de lagda brickorna; sist brickan som avslutade omgången.
standings = Ställning
