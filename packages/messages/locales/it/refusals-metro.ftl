## Options

notModuleNames = “{ $option }” deve essere una lista di nomi di moduli.
oneCity = Una città alla volta, non { LIST($modules) } insieme.
playedAlone = { names_module }: si gioca senza altri moduli.
platformsCovered = I binari centrali coprono le banchine che servono alle stazioni centrali.
playersExactly = { $players ->
    [one] Si gioca in solitario.
   *[other] Si gioca esattamente in { $players }.
}
firstSeatOrRandom = Chi inizia deve essere in partita: un posto da 0 a { $max }, oppure “random”.
handSize = In mano si hanno da { $min } a { $max } tessere.
handFixed = { $count ->
    [one] Con { names_module } si ha sempre una tessera in mano.
   *[other] Con { names_module } si hanno sempre { $count } tessere in mano.
}
exclusiveWithoutOwners = Niente punteggi esclusivi con { names_module }: lì le linee non sono dei giocatori.
noSides = Niente di ciò che si gioca ha varianti tra cui scegliere.
unknownSide = “{ $option }” deve essere uno di questi: { LIST($names, separator: ", ") }.

## Notation

notPlacement = “{ $text }” non è una posa. Una posa è fatta di quattro lettere a–d, una riga e una colonna: cbaa72.
unknownTile = La tessera { $name } non esiste: due dei suoi binari uscirebbero dallo stesso lato.
unknownCell = La casella { $name } non esiste: righe e colonne vanno da 0 a 7.
noSuchAction = Questa mossa non esiste.

## When

firstUndecided = Prima bisogna decidere chi inizia.
firstDecided = Si sa già chi inizia.
unknownSeat = Il posto { $number } non esiste. I posti vanno da 0 a { $max }.
handsBeingFilled = Si stanno completando le mani.
decisionDue = Prima c’è altro da decidere: { names_module }.
notNow = “{ $word }” non è possibile adesso.
tileDue = Ora bisogna posare o pescare una tessera.
drawnTileDue = Ora bisogna posare la tessera pescata.
noPassing = Passa solo chi non ha tessere, quando non ne restano da pescare.
pileEmpty = Non restano tessere da pescare.

## Tiles

drawnAs = Con la rotazione libera, { $tile } si pesca come { $drawnTile }.
rotated = { $tile } è { $heldTile } ruotata: una tessera si posa come dice la freccia.
notTheDrawnTile = Va posata la tessera pescata: { $drawnTile }, non { $tile }.
notInHand = { $tile } non è in mano, ci sono solo { LIST($heldTiles) }.
handEmpty = Non hai tessere da posare.

## Cells

centralStation = { $cell } fa parte della stazione centrale: lì non si posano tessere.
cellTaken = In { $cell } c’è già una tessera.
besideNoTile = { $cell } non è al bordo né accanto a una tessera.
touchesNoTile = { $cell } non è al bordo né tocca una tessera.
oneTileLine = Nascerebbe una linea di una sola tessera, dalla stazione { $from } alla stazione { $to }, e la tessera può stare altrove.

## Companies

shareDealt = L’azione { names_colour_feminine } del { $percent }% è già stata distribuita.
otherSharesBeingDealt = Si stanno distribuendo le azioni del { $percent }%.
exchangingOver = Una compagnia ha raggiunto { $profit }: gli scambi sono finiti.
exchangingPaused = Nessuno ha piazzato nulla per { $rounds } giri: prima servono una tessera o un segnalino.
shareShown = La tua azione del { $percent }% è esposta per un segnalino e non si scambia più.

## Central stations and tracks

tokenPlaced = Il segnalino { names_colour_masculine } è già piazzato.
tokenNotYours = Il segnalino { names_colour_masculine } non è tuo.
noShareToShow = Non hai un’azione { names_colour_feminine } nascosta di quel tipo da mostrare.
platformTaken = Sulla banchina { $platform } c’è già un segnalino.
platformLineComplete = La linea dalla banchina { $platform } è già completa.
platformLineEnds = La linea dalla banchina { $platform } finirebbe con questa sola tessera.
centreTileUsed = { $tile } è già al centro.

## Solo

noDrawing = In questo gioco si posa dalla mano, senza prima pescare.
cardNotInDeck = La carta { names_colour_feminine } non è nel mazzo.
keepOrRefuse = Si può solo tenere o rifiutare.
lineToExtend = Va prolungata una linea { names_colour_feminine }, in una di queste caselle: { LIST($cells, separator: ", ") }.

## Cities

allTouristsPlaced = Non resta nessun turista { names_colour_masculine } da piazzare.
sightInRow = Questa attrazione è già nella fila.
sightDealt = Questa attrazione è già stata distribuita.
touristNotWaiting = Nessun turista { names_colour_masculine } aspetta di essere piazzato.
fieldNotFree = Lo spazio { $field } della tua fila non è uno spazio { names_colour_masculine } libero.
fieldIsFree = Hai uno spazio { names_colour_masculine } libero: il turista va lì.
noTouristOn = In { $cell } non c’è nessun turista.
touristsNearby = Accanto a { $cell } ci sono turisti: va con uno di loro.
chipDealt = Il gettone { names_colour_masculine } è già stato distribuito.
boardDealt = La plancia { $board } è già stata distribuita.
otherChipsBeingShuffled = Ora si mescola la pila { names_colour_feminine } di gettoni.
touristPlaced = Il turista { names_colour_masculine } è già piazzato.
colourTwiceInGroup = In questo gruppo c’è già il turista { names_colour_masculine }.
groupsWouldRepeat = Con il turista { names_colour_masculine } qui, un gruppo avrebbe due volte lo stesso colore.
touristOnSight = Il turista { names_colour_masculine } è già a un’attrazione.
otherSide = Si gioca sul lato { $side }.

## Names

names_module = { $module ->
    [companies] Compagnie
    [central-stations] Stazioni centrali
    [central-tracks] Binari centrali
    [solo] Solitario
    [paris] Parigi
    [stockholm] Stoccolma
    [london] Londra
    [new-york] New York
    [st-petersburg] San Pietroburgo
    [berlin] Berlino
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour ->
    [yellow] giallo
    [blue] blu
    [orange] arancione
    [green] verde
    [purple] viola
    [grey] grigio
    [red] rosso
    [brown] marrone
   *[other] { $colour }
}
names_colour_feminine = { $colour ->
    [yellow] gialla
    [blue] blu
    [orange] arancione
    [green] verde
    [purple] viola
    [grey] grigia
    [red] rossa
    [brown] marrone
   *[other] { $colour }
}
