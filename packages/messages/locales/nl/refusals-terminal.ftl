ambiguous = { $word } kan { LIST($words, separator: ", ") } betekenen. Zeg welke je bedoelt.
onlyPlacementsTried = Je kunt alleen het leggen van een tegel uitproberen: try 05.
unknownDeparture = “{ $name }” is geen station. De stations zijn 1 tot en met { $stations }, de perrons p1 tot en met p{ $platforms }.
unknownTileName = Er is geen tegel “{ $name }”. De tegels zijn { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] Er zit één { $tile } in de doos, en die ligt al.
   *[other] Er zitten { $count } tegels { $tile } in de doos, en die liggen allemaal al.
}
allRotationsPlaced = { $count ->
    [one] Er zit één { $tile } in de doos, hoe ook gedraaid, en die ligt al.
   *[other] Er zitten { $count } tegels { $tile } in de doos, hoe ook gedraaid, en die liggen allemaal al.
}
