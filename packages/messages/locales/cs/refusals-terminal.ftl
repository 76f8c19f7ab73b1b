ambiguous = { $word } může znamenat { LIST($words, separator: ", ") }. Upřesni to.
onlyPlacementsTried = Zkoušet lze jen položení dílku, například: try 05.
unknownDeparture = „{ $name }“ není stanice. Stanice jsou 1 až { $stations }, nástupiště p1 až p{ $platforms }.
unknownTileName = Dílek „{ $name }“ neexistuje. Dílky jsou { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] V krabici je jediný dílek { $tile } a ten už na plánu leží.
    [few] V krabici jsou { $count } dílky { $tile } a všechny už na plánu leží.
   *[other] V krabici je { $count } dílků { $tile } a všechny už na plánu leží.
}
allRotationsPlaced = { $count ->
    [one] V krabici je v jakémkoli otočení jediný dílek { $tile } a ten už na plánu leží.
    [few] V krabici jsou v jakémkoli otočení { $count } dílky { $tile } a všechny už na plánu leží.
   *[other] V krabici je v jakémkoli otočení { $count } dílků { $tile } a všechny už na plánu leží.
}
