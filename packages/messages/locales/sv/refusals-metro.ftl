### Varför något nekas i Metro. names_colour_masculine är obestämd form (en gul turist),
### names_colour_feminine bestämd form och plural (den gula turisten, gula polletter).

## Alternativ

notModuleNames = ”{ $option }” måste vara en lista med modulnamn.
oneCity = Bara en stad i taget, inte { LIST($modules) } tillsammans.
playedAlone = { names_module } spelas utan andra moduler.
platformsCovered = Centralspåren täcker plattformarna som centralstationerna behöver.
playersExactly = { $players ->
    [one] Det krävs exakt en spelare.
   *[other] Det krävs exakt { $players } spelare.
}
firstSeatOrRandom = Första spelaren måste vara en plats från 0 till { $max }, eller ”random”.
handSize = En hand har { $min } till { $max } brickor.
handFixed = { $count ->
    [one] Med { names_module } har en hand alltid en bricka.
   *[other] Med { names_module } har en hand alltid { $count } brickor.
}
exclusiveWithoutOwners = En markör per steg fungerar inte med { names_module }: där äger spelarna inga linjer.
noSides = Spelet har inga varianter att välja på.
unknownSide = ”{ $option }” måste vara något av { LIST($names, separator: ", ") }.

## Notation

notPlacement = ”{ $text }” är inget drag med en bricka. Ett sådant är fyra bokstäver a–d, en rad och en kolumn, till exempel cbaa72.
unknownTile = Det finns ingen bricka { $name }: två av dess spår skulle gå ut på samma sida.
unknownCell = Det finns ingen ruta { $name }: rader och kolumner går från 0 till 7.
noSuchAction = Det finns ingen sådan händelse.

## När

firstUndecided = Först måste det avgöras vem som börjar.
firstDecided = Vem som börjar är redan avgjort.
unknownSeat = Det finns ingen plats { $number }. Platserna är 0 till { $max }.
handsBeingFilled = Spelarnas brickor håller på att delas ut.
decisionDue = Något annat måste avgöras först: { names_module }.
notNow = ”{ $word }” går inte just nu.
tileDue = En bricka måste läggas eller dras nu.
drawnTileDue = Den dragna brickan måste läggas nu.
noPassing = Du kan bara passa när du inte har någon bricka och ingen finns kvar att dra.
pileEmpty = Det finns ingen bricka kvar att dra.

## Brickor

drawnAs = Med fri vridning dras { $tile } som { $drawnTile }.
rotated = { $tile } är { $heldTile } vriden, men brickor läggs så som pilen pekar.
notTheDrawnTile = Den dragna brickan måste läggas: { $drawnTile }, inte { $tile }.
notInHand = { $tile } finns inte på handen, bara { LIST($heldTiles) }.
handEmpty = Du har ingen bricka att lägga.

## Rutor

centralStation = { $cell } hör till centralstationen, där det aldrig läggs någon bricka.
cellTaken = Det ligger redan en bricka på { $cell }.
besideNoTile = Brickor läggs vid kanten eller intill en annan bricka, alltså inte på { $cell }.
touchesNoTile = Brickor läggs vid kanten eller där de rör en annan bricka, alltså inte på { $cell }.
oneTileLine = Det skulle ge en linje på en enda bricka, från station { $from } till station { $to }, och brickan passar på andra ställen.

## Bolag

shareDealt = Den { names_colour_feminine } aktien på { $percent } % är redan utdelad.
otherSharesBeingDealt = Aktierna på { $percent } % håller på att delas ut.
exchangingOver = Ett bolag har nått { $profit }: aktier kan inte längre bytas.
exchangingPaused = Ingen har lagt något på { $rounds } varv: lägg först en bricka eller placera ut en markör.
shareShown = Din aktie på { $percent } % har visats för en markör och kan därför inte bytas.

## Centralstationer och centralspår

tokenPlaced = Den { names_colour_feminine } markören är redan utplacerad.
tokenNotYours = Den { names_colour_feminine } markören är inte din.
noShareToShow = Du har ingen sådan dold { names_colour_masculine } aktie att visa.
platformTaken = Det står redan en markör på plattform { $platform }.
platformLineComplete = Linjen från plattform { $platform } är redan klar.
platformLineEnds = Linjen från plattform { $platform } skulle bestå av bara den här brickan.
centreTileUsed = { $tile } ligger redan i mitten.

## Solo

noDrawing = I det här partiet lägger du brickor från handen; du kan inte dra först.
cardNotInDeck = Det { names_colour_feminine } kortet finns inte i kortleken.
keepOrRefuse = Brickan kan bara behållas eller avvisas.
lineToExtend = Förläng valfri { names_colour_masculine } linje, på en av de här rutorna: { LIST($cells, separator: ", ") }.

## Städer

allTouristsPlaced = Det finns ingen { names_colour_masculine } turist kvar att placera ut.
sightInRow = Sevärdheten ligger redan i raden.
sightDealt = Sevärdheten är redan utdelad.
touristNotWaiting = Ingen { names_colour_masculine } turist väntar på att placeras.
fieldNotFree = Fält { $field } i din rad är inte något av dina lediga { names_colour_feminine } fält.
fieldIsFree = Turisten går till ditt lediga { names_colour_feminine } fält.
noTouristOn = Det står ingen turist på { $cell }.
touristsNearby = Det står turister intill { $cell }: turisten måste gå till en av dem.
chipDealt = Den { names_colour_feminine } polletten är redan utdelad.
boardDealt = Tavla { $board } är redan utdelad.
otherChipsBeingShuffled = De { names_colour_feminine } polletterna håller på att blandas.
touristPlaced = Den { names_colour_feminine } turisten är redan utplacerad.
colourTwiceInGroup = Gruppen har redan sin { names_colour_feminine } turist.
groupsWouldRepeat = Med den { names_colour_feminine } turisten här skulle en grupp ha samma färg två gånger.
touristOnSight = Den { names_colour_feminine } turisten står redan vid en sevärdhet.
otherSide = Det här partiet spelas på sida { $side }.

## Namn

names_module = { $module ->
    [companies] Bolag
    [central-stations] Centralstationer
    [central-tracks] Centralspår
    [solo] Solo
    [paris] Paris
    [stockholm] Stockholm
    [london] London
    [new-york] New York
    [st-petersburg] Sankt Petersburg
    [berlin] Berlin
   *[other] { CAPITAL($module) }
}
# En gul turist, en gul linje.
names_colour_masculine = { $colour ->
    [yellow] gul
    [blue] blå
    [orange] orange
    [green] grön
    [purple] lila
    [grey] grå
    [red] röd
    [brown] brun
   *[other] { $colour }
}
# Den gula aktien, det gula kortet, de gula polletterna.
names_colour_feminine = { $colour ->
    [yellow] gula
    [blue] blå
    [orange] orange
    [green] gröna
    [purple] lila
    [grey] grå
    [red] röda
    [brown] bruna
   *[other] { $colour }
}
