## Options

notModuleNames = „{ $option }“ muss eine Liste von Modulnamen sein.
oneCity = Nur eine Stadt auf einmal, nicht { LIST($modules) } zusammen.
playedAlone = „{ names_module }“ spielt man ohne andere Module.
platformsCovered = Zentralgleise bedecken die Bahnsteige, die für Zentralstationen nötig sind.
playersExactly = { $players ->
    [one] Hier spielt genau eine Person.
   *[other] Hier spielen genau { $players } Personen.
}
firstSeatOrRandom = Beginnen kann nur, wer mitspielt: ein Platz von 0 bis { $max } oder „random“.
handSize = Auf der Hand sind { $min } bis { $max } Plättchen.
handFixed = { $count ->
    [one] Mit „{ names_module }“ ist immer ein Plättchen auf der Hand.
   *[other] Mit „{ names_module }“ sind immer { $count } Plättchen auf der Hand.
}
exclusiveWithoutOwners = Keine exklusive Wertungsleiste mit „{ names_module }“: Dort gehören die Linien niemandem.
noSides = Nichts davon hat Varianten zur Auswahl.
unknownSide = „{ $option }“ muss eines davon sein: { LIST($names, separator: ", ") }.

## Notation

notPlacement = „{ $text }“ ist keine Platzierung. So sieht eine aus: vier Buchstaben a–d, Zeile und Spalte, etwa cbaa72.
unknownTile = Ein Plättchen { $name } gibt es nicht: Zwei seiner Gleise kämen auf derselben Seite heraus.
unknownCell = Ein Feld { $name } gibt es nicht: Zeilen und Spalten gehen von 0 bis 7.
noSuchAction = Einen solchen Zug gibt es nicht.

## When

firstUndecided = Zuerst muss feststehen, wer beginnt.
firstDecided = Wer beginnt, steht schon fest.
unknownSeat = Einen Platz { $number } gibt es nicht. Plätze sind 0 bis { $max }.
handsBeingFilled = Gerade werden Plättchen nachgezogen.
decisionDue = Zuerst ist etwas anderes zu entscheiden: { names_module }.
notNow = „{ $word }“ geht jetzt nicht.
tileDue = Jetzt muss ein Plättchen gelegt oder gezogen werden.
drawnTileDue = Jetzt muss das gezogene Plättchen gelegt werden.
noPassing = Passen kann nur, wer kein Plättchen hat, wenn keines mehr zu ziehen ist.
pileEmpty = Es ist kein Plättchen mehr zu ziehen.

## Tiles

drawnAs = Bei freiem Drehen wird { $tile } als { $drawnTile } gezogen.
rotated = { $tile } ist { $heldTile }, gedreht: Ein Plättchen liegt so, wie sein Pfeil zeigt.
notTheDrawnTile = Das gezogene Plättchen muss gelegt werden: { $drawnTile }, nicht { $tile }.
notInHand = { $tile } ist nicht auf der Hand, nur { LIST($heldTiles) }.
handEmpty = Du hast kein Plättchen zum Legen.

## Cells

centralStation = { $cell } gehört zur Zentralstation: Dort liegt nie ein Plättchen.
cellTaken = Auf { $cell } liegt schon ein Plättchen.
besideNoTile = { $cell } ist weder am Rand noch neben einem Plättchen.
touchesNoTile = { $cell } liegt nicht am Rand und berührt kein Plättchen.
oneTileLine = Das ergäbe eine Linie über ein einziges Plättchen, von Station { $from } zu Station { $to }, und es passt auch anderswohin.

## Companies

shareDealt = Die { names_colour_feminine } Aktie über { $percent } % ist schon verteilt.
otherSharesBeingDealt = Gerade werden die Aktien über { $percent } % verteilt.
exchangingOver = Eine Gesellschaft hat { $profit } erreicht: Getauscht wird nicht mehr.
exchangingPaused = Seit { $rounds } Runden hat niemand gebaut: Erst muss ein Plättchen oder ein Marker kommen.
shareShown = Deine Aktie über { $percent } % liegt für einen Marker offen und wird nicht mehr getauscht.

## Central stations and tracks

tokenPlaced = Der { names_colour_masculine } Marker steht schon.
tokenNotYours = Der { names_colour_masculine } Marker gehört dir nicht.
noShareToShow = Du hast keine solche verdeckte { names_colour_feminine } Aktie zum Vorzeigen.
platformTaken = Auf Bahnsteig { $platform } steht schon ein Marker.
platformLineComplete = Die Linie ab Bahnsteig { $platform } ist schon vollendet.
platformLineEnds = Die Linie ab Bahnsteig { $platform } wäre nach diesem einen Plättchen zu Ende.
centreTileUsed = { $tile } liegt schon in der Mitte.

## Solo

noDrawing = In diesem Spiel legt man aus der Hand, ohne vorher zu ziehen.
cardNotInDeck = Die { names_colour_feminine } Karte ist nicht im Stapel.
keepOrRefuse = Du kannst es nur behalten oder ablehnen.
lineToExtend = Du musst eine { names_colour_feminine } Linie verlängern, auf einem dieser Felder: { LIST($cells, separator: ", ") }.

## Cities

allTouristsPlaced = Der letzte { names_colour_masculine } Tourist steht schon.
sightInRow = Diese Sehenswürdigkeit liegt schon in der Reihe.
sightDealt = Diese Sehenswürdigkeit ist schon ausgeteilt.
touristNotWaiting = Der { names_colour_masculine } Tourist ist jetzt nicht zu setzen.
fieldNotFree = Feld { $field } deiner Reihe ist besetzt oder hat nicht die Farbe des Touristen.
fieldIsFree = In deiner Reihe ist noch das { names_colour_feminine } Feld frei: Dorthin kommt der Tourist.
noTouristOn = Auf { $cell } steht kein Tourist.
touristsNearby = Neben { $cell } stehen Touristen: Er kommt zu einem von ihnen.
chipDealt = Der { names_colour_masculine } Chip ist schon verteilt.
boardDealt = Tafel { $board } ist schon verteilt.
otherChipsBeingShuffled = Gerade wird der { names_colour_masculine } Chipstapel gemischt.
touristPlaced = Der { names_colour_masculine } Tourist steht schon.
colourTwiceInGroup = Der { names_colour_masculine } Tourist steht schon in dieser Gruppe.
groupsWouldRepeat = Käme der { names_colour_masculine } Tourist hierher, stünde eine Farbe zweimal in einer Gruppe.
touristOnSight = Der { names_colour_masculine } Tourist steht schon bei einer Sehenswürdigkeit.
otherSide = Gespielt wird auf Seite { $side }.

## Names

names_module = { $module ->
    [companies] Gesellschaften
    [central-stations] Zentralstationen
    [central-tracks] Zentralgleise
    [solo] Solo
    [paris] Paris
    [stockholm] Stockholm
    [london] London
    [new-york] New York
    [st-petersburg] St. Petersburg
    [berlin] Berlin
   *[other] { CAPITAL($module) }
}
# Behind „der“, „die“ and „das“, where all genders have the same form.
names_colour_masculine = { names_colour_feminine }
names_colour_feminine = { $colour ->
    [yellow] gelbe
    [blue] blaue
    [orange] orange
    [green] grüne
    [purple] violette
    [grey] graue
    [red] rote
    [brown] braune
   *[other] { $colour }
}
