## Opcje

notModuleNames = „{ $option }” musi być listą nazw modułów.
oneCity = Tylko jedno miasto naraz, a nie { LIST($modules) }.
playedAlone = Moduł „{ names_module }” wyklucza inne moduły.
platformsCovered = Tory centralne zakrywają perony, których wymaga dworzec centralny.
playersExactly = { $players ->
    [one] Tu gra dokładnie jedna osoba.
    [few] Tu grają dokładnie { $players } osoby.
    [many] Tu gra dokładnie { $players } osób.
   *[other] Tu gra dokładnie { $players } osoby.
}
firstSeatOrRandom = Zaczynać musi miejsce od 0 do { $max } albo „random”.
handSize = Na ręce ma się od { $min } do { $max } kafelków.
handFixed = { $count ->
    [one] Z modułem „{ names_module }” na ręce jest zawsze jeden kafelek.
    [few] Z modułem „{ names_module }” na ręce są zawsze { $count } kafelki.
    [many] Z modułem „{ names_module }” na ręce jest zawsze { $count } kafelków.
   *[other] Z modułem „{ names_module }” na ręce jest zawsze { $count } kafelka.
}
exclusiveWithoutOwners = Jeden pionek na polu nie działa z modułem „{ names_module }”: linie nie należą tam do graczy.
noSides = Ta gra nie ma wariantów do wyboru.
unknownSide = „{ $option }” musi być jednym z: { LIST($names, separator: ", ") }.

## Zapis

notPlacement = „{ $text }” to nie położenie kafelka. Położenie to cztery litery a–d, wiersz i kolumna, na przykład cbaa72.
unknownTile = Nie ma kafelka { $name }: dwa jego tory wychodziłyby tym samym bokiem.
unknownCell = Nie ma pola { $name }: wiersze i kolumny mają numery od 0 do 7.
noSuchAction = Nie ma takiego ruchu.

## Kiedy

firstUndecided = Najpierw musi być wiadomo, kto zaczyna.
firstDecided = Już wiadomo, kto zaczyna.
unknownSeat = Nie ma miejsca { $number }. Miejsca to 0–{ $max }.
handsBeingFilled = Trwa rozdawanie kafelków.
decisionDue = Najpierw trzeba podjąć inną decyzję: { names_module }.
notNow = „{ $word }” nie jest teraz możliwe.
tileDue = Teraz trzeba położyć albo dobrać kafelek.
drawnTileDue = Teraz trzeba położyć dobrany kafelek.
noPassing = Pasować można tylko bez kafelka i gdy nie ma już czego dobrać.
pileEmpty = Nie ma już kafelków do dobrania.

## Kafelki

drawnAs = Przy dowolnym obrocie { $tile } dobiera się jako { $drawnTile }.
rotated = { $tile } to obrócony { $heldTile }, a kafelki kładzie się tak, jak wskazuje strzałka.
notTheDrawnTile = Trzeba położyć dobrany kafelek: { $drawnTile }, a nie { $tile }.
notInHand = Na ręce nie ma { $tile }, tylko { LIST($heldTiles) }.
handEmpty = Nie masz kafelka, który można położyć.

## Pola

centralStation = { $cell } należy do dworca centralnego, na którym nigdy nie leży kafelek.
cellTaken = Na { $cell } już leży kafelek.
besideNoTile = Kafelki kładzie się na brzegu albo obok innego, więc nie na { $cell }.
touchesNoTile = Kafelki kładzie się na brzegu albo tam, gdzie dotykają innego, więc nie na { $cell }.
oneTileLine = Powstałaby linia z jednego kafelka, ze stacji { $from } do stacji { $to }, a kafelek pasuje gdzie indziej.

## Spółki

shareDealt = Udział { names_colour_masculine } { $percent }% jest już rozdany.
otherSharesBeingDealt = Trwa rozdawanie udziałów { $percent }%.
exchangingOver = Jedna ze spółek ma już { $profit }: udziałów nie można więcej wymieniać.
exchangingPaused = { $rounds ->
    [one] Przez { $rounds } rundę nikt niczego nie położył: najpierw połóż kafelek albo znacznik.
    [few] Przez { $rounds } rundy nikt niczego nie położył: najpierw połóż kafelek albo znacznik.
    [many] Przez { $rounds } rund nikt niczego nie położył: najpierw połóż kafelek albo znacznik.
   *[other] Przez { $rounds } rundy nikt niczego nie położył: najpierw połóż kafelek albo znacznik.
}
shareShown = Twój udział { $percent }% został pokazany za znacznik, więc nie można go wymienić.

## Dworzec centralny i tory centralne

tokenPlaced = Znacznik { names_colour_masculine } już leży na peronie.
tokenNotYours = Znacznik { names_colour_masculine } nie jest twój.
noShareToShow = Nie masz takiego zakrytego { names_colour_genitive } udziału do pokazania.
platformTaken = Na peronie P{ $platform } już leży znacznik.
platformLineComplete = Linia z peronu P{ $platform } jest już skończona.
platformLineEnds = Linia z peronu P{ $platform } skończyłaby się na tym jednym kafelku.
centreTileUsed = { $tile } jest już w środku.

## Solo

noDrawing = W tej grze kładziesz kafelki z ręki; nie można najpierw dobrać.
cardNotInDeck = W talii nie ma { names_colour_feminine_genitive } karty.
keepOrRefuse = Kafelek można tylko zachować albo odrzucić.
lineToExtend = Wydłuż dowolną { names_colour_feminine } linię na jednym z tych pól: { LIST($cells, separator: ", ") }.

## Miasta

allTouristsPlaced = Nie ma już { names_colour_genitive } turysty do postawienia.
sightInRow = Ta atrakcja jest już w rzędzie.
sightDealt = Ta atrakcja jest już rozdana.
touristNotWaiting = Żaden { names_colour_masculine } turysta nie czeka na postawienie.
fieldNotFree = Pole { $field } twojego rzędu nie jest { names_colour_neuter } albo nie jest wolne.
fieldIsFree = Turysta idzie na twoje wolne { names_colour_neuter } pole.
noTouristOn = Na { $cell } nie ma turysty.
touristsNearby = Obok { $cell } są turyści: turysta musi dołączyć do jednego z nich.
chipDealt = Żeton { names_colour_masculine } jest już rozdany.
boardDealt = Tabliczka { $board } jest już rozdana.
otherChipsBeingShuffled = Trwa tasowanie żetonów; kolor: { names_colour_masculine }.
touristPlaced = Turysta { names_colour_masculine } jest już postawiony.
colourTwiceInGroup = W tej grupie jest już { names_colour_masculine } turysta.
groupsWouldRepeat = Gdyby stanął tu { names_colour_masculine } turysta, jakaś grupa miałaby kolor dwa razy.
touristOnSight = Turysta { names_colour_masculine } jest już przy atrakcji.
otherSide = W tej partii gra się stroną { $side }.

## Nazwy

names_module = { $module ->
    [companies] Spółki
    [central-stations] Dworzec centralny
    [central-tracks] Tory centralne
    [solo] Solo
    [paris] Paryż
    [stockholm] Sztokholm
    [london] Londyn
    [new-york] Nowy Jork
    [st-petersburg] Petersburg
    [berlin] Berlin
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour ->
    [yellow] żółty
    [blue] niebieski
    [orange] pomarańczowy
    [green] zielony
    [purple] fioletowy
    [grey] szary
    [red] czerwony
    [brown] brązowy
   *[other] { $colour }
}
# Biernik: wydłuż żółtą linię.
names_colour_feminine = { $colour ->
    [yellow] żółtą
    [blue] niebieską
    [orange] pomarańczową
    [green] zieloną
    [purple] fioletową
    [grey] szarą
    [red] czerwoną
    [brown] brązową
   *[other] { $colour }
}
names_colour_feminine_genitive = { $colour ->
    [yellow] żółtej
    [blue] niebieskiej
    [orange] pomarańczowej
    [green] zielonej
    [purple] fioletowej
    [grey] szarej
    [red] czerwonej
    [brown] brązowej
   *[other] { $colour }
}
names_colour_genitive = { $colour ->
    [yellow] żółtego
    [blue] niebieskiego
    [orange] pomarańczowego
    [green] zielonego
    [purple] fioletowego
    [grey] szarego
    [red] czerwonego
    [brown] brązowego
   *[other] { $colour }
}
names_colour_neuter = { $colour ->
    [yellow] żółte
    [blue] niebieskie
    [orange] pomarańczowe
    [green] zielone
    [purple] fioletowe
    [grey] szare
    [red] czerwone
    [brown] brązowe
   *[other] { $colour }
}
