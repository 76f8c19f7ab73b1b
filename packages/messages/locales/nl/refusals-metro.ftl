## Options

notModuleNames = “{ $option }” moet een lijst met namen van modules zijn.
oneCity = Eén stad tegelijk, niet { LIST($modules) } samen.
playedAlone = { names_module } speel je zonder andere modules.
platformsCovered = Centrale sporen bedekken de perrons die je voor centrale stations nodig hebt.
playersExactly = { $players ->
    [one] Dit is voor precies één speler.
   *[other] Dit is voor precies { $players } spelers.
}
firstSeatOrRandom = Wie begint, moet ook meespelen: een plaats van 0 tot en met { $max }, of “random”.
handSize = Je hebt { $min } tot { $max } tegels in je hand.
handFixed = { $count ->
    [one] Met { names_module } heb je altijd één tegel in je hand.
   *[other] Met { names_module } heb je altijd { $count } tegels in je hand.
}
exclusiveWithoutOwners = Geen exclusief scorespoor met { names_module }: daar zijn de lijnen van niemand.
noSides = Niets in dit spel heeft varianten om uit te kiezen.
unknownSide = “{ $option }” moet een van deze zijn: { LIST($names, separator: ", ") }.

## Notation

notPlacement = “{ $text }” is geen plaatsing. Een plaatsing is vier letters a–d, een rij en een kolom, zoals cbaa72.
unknownTile = Een tegel { $name } bestaat niet: twee sporen zouden aan dezelfde kant uitkomen.
unknownCell = Een vak { $name } bestaat niet: rijen en kolommen gaan van 0 tot en met 7.
noSuchAction = Zo’n zet bestaat niet.

## When

firstUndecided = Eerst moet vaststaan wie begint.
firstDecided = Wie begint, staat al vast.
unknownSeat = Een plaats { $number } bestaat niet. De plaatsen zijn 0 tot en met { $max }.
handsBeingFilled = Er worden net tegels aangevuld.
decisionDue = Eerst moet er iets anders worden beslist: { names_module }.
notNow = “{ $word }” kan nu niet.
tileDue = Nu moet er een tegel worden gelegd of getrokken.
drawnTileDue = Nu moet de getrokken tegel worden gelegd.
noPassing = Passen mag alleen zonder tegel, als er ook niets meer te trekken is.
pileEmpty = Er is geen tegel meer om te trekken.

## Tiles

drawnAs = Bij vrij draaien wordt { $tile } getrokken als { $drawnTile }.
rotated = { $tile } is { $heldTile }, gedraaid: een tegel ligt zoals de pijl aangeeft.
notTheDrawnTile = De getrokken tegel moet worden gelegd: { $drawnTile }, niet { $tile }.
notInHand = { $tile } is niet in de hand, alleen { LIST($heldTiles) }.
handEmpty = Je hebt geen tegel om te leggen.

## Cells

centralStation = { $cell } hoort bij het centraal station: daar komt nooit een tegel.
cellTaken = Op { $cell } ligt al een tegel.
besideNoTile = { $cell } ligt niet aan de rand en ook niet naast een tegel.
touchesNoTile = { $cell } ligt niet aan de rand en raakt ook geen tegel.
oneTileLine = Dit zou een lijn van één tegel maken, van station { $from } naar station { $to }, en de tegel past ook ergens anders.

## Companies

shareDealt = Het { names_colour_masculine } aandeel van { $percent }% is al gedeeld.
otherSharesBeingDealt = Nu worden de aandelen van { $percent }% gedeeld.
exchangingOver = Een maatschappij heeft { $profit } bereikt: ruilen kan niet meer.
exchangingPaused = Al { $rounds } rondes is er niets geplaatst: eerst een tegel of een penning.
shareShown = Je aandeel van { $percent }% ligt open voor een penning en kan niet meer worden geruild.

## Central stations and tracks

tokenPlaced = De { names_colour_masculine } penning staat er al.
tokenNotYours = De { names_colour_masculine } penning is niet van jou.
noShareToShow = Het { names_colour_masculine } aandeel dat je zou moeten tonen, heb je niet verborgen in je hand.
platformTaken = Op perron { $platform } staat al een penning.
platformLineComplete = De lijn vanaf perron { $platform } is al voltooid.
platformLineEnds = De lijn vanaf perron { $platform } zou al na deze ene tegel eindigen.
centreTileUsed = { $tile } ligt al in het midden.

## Solo

noDrawing = In dit spel leg je uit je hand, zonder eerst te trekken.
cardNotInDeck = De { names_colour_feminine } kaart zit niet in de stapel.
keepOrRefuse = Je kunt hem alleen houden of weigeren.
lineToExtend = Je moet een { names_colour_feminine } lijn verlengen, op een van deze vakken: { LIST($cells, separator: ", ") }.

## Cities

allTouristsPlaced = De laatste { names_colour_masculine } toerist staat er al.
sightInRow = Deze attractie ligt al in de rij.
sightDealt = Deze attractie is al uitgedeeld.
touristNotWaiting = De { names_colour_masculine } toerist hoeft nu niet te worden geplaatst.
fieldNotFree = Veld { $field } van je rij is bezet of heeft niet de kleur van de toerist.
fieldIsFree = In je rij is het { names_colour_masculine } veld nog vrij: daar gaat de toerist heen.
noTouristOn = Op { $cell } staat geen toerist.
touristsNearby = Naast { $cell } staan toeristen: hij gaat bij een van hen staan.
chipDealt = Het { names_colour_masculine } fiche is al gedeeld.
boardDealt = Tableau { $board } is al gedeeld.
otherChipsBeingShuffled = Nu wordt de { names_colour_masculine } stapel fiches geschud.
touristPlaced = De { names_colour_masculine } toerist staat er al.
colourTwiceInGroup = De { names_colour_masculine } toerist staat al in deze groep.
groupsWouldRepeat = Met de { names_colour_masculine } toerist hier zou een kleur twee keer in een groep staan.
touristOnSight = De { names_colour_masculine } toerist staat al bij een attractie.
otherSide = Er wordt gespeeld op kant { $side }.

## Names

names_module = { $module ->
    [companies] Maatschappijen
    [central-stations] Centrale stations
    [central-tracks] Centrale sporen
    [solo] Solo
    [paris] Parijs
    [stockholm] Stockholm
    [london] Londen
    [new-york] New York
    [st-petersburg] Sint-Petersburg
    [berlin] Berlijn
   *[other] { CAPITAL($module) }
}
# With an article “de” or “het”, where all genders have the same form.
names_colour_masculine = { names_colour_feminine }
names_colour_feminine = { $colour ->
    [yellow] gele
    [blue] blauwe
    [orange] oranje
    [green] groene
    [purple] paarse
    [grey] grijze
    [red] rode
    [brown] bruine
   *[other] { $colour }
}
