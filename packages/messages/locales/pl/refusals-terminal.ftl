ambiguous = { $word } może znaczyć { LIST($words, separator: ", ") }. Podaj dokładniej.
onlyPlacementsTried = Wypróbować można tylko położenie kafelka, na przykład: try 05.
unknownDeparture = „{ $name }” to nie stacja. Stacje to 1–{ $stations }, perony p1–p{ $platforms }.
unknownTileName = Nie ma kafelka „{ $name }”. Kafelki to { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] W pudełku jest jeden kafelek { $tile } i już leży na planszy.
    [few] W pudełku są { $count } kafelki { $tile } i wszystkie już leżą na planszy.
    [many] W pudełku jest { $count } kafelków { $tile } i wszystkie już leżą na planszy.
   *[other] W pudełku jest { $count } kafelka { $tile } i wszystkie już leżą na planszy.
}
allRotationsPlaced = { $count ->
    [one] W pudełku jest jeden kafelek { $tile } w dowolnym obrocie i już leży na planszy.
    [few] W pudełku są { $count } kafelki { $tile } w dowolnym obrocie i wszystkie już leżą na planszy.
    [many] W pudełku jest { $count } kafelków { $tile } w dowolnym obrocie i wszystkie już leżą na planszy.
   *[other] W pudełku jest { $count } kafelka { $tile } w dowolnym obrocie i wszystkie już leżą na planszy.
}
