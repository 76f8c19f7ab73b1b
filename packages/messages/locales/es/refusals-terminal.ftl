ambiguous = { $word } puede ser { LIST($words, separator: ", ") }. Di cuál.
onlyPlacementsTried = Solo se puede probar a colocar una loseta, por ejemplo: try 05.
unknownDeparture = “{ $name }” no es una estación. Las estaciones van de 1 a { $stations }; los andenes, de p1 a p{ $platforms }.
unknownTileName = No existe la loseta “{ $name }”. Las losetas son { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] La caja tiene una { $tile }, y ya está en el tablero.
   *[other] La caja tiene { $count } { $tile }, y todas están ya en el tablero.
}
allRotationsPlaced = { $count ->
    [one] La caja tiene una { $tile } en cualquier giro, y ya está en el tablero.
   *[other] La caja tiene { $count } { $tile } en cualquier giro, y todas están ya en el tablero.
}
