### Varför terminalen nekar det någon skriver.

ambiguous = { $word } kan betyda { LIST($words, separator: ", ") }. Ange vilket.
onlyPlacementsTried = Du kan bara prova att lägga en bricka, till exempel: try 05.
unknownDeparture = ”{ $name }” är ingen station. Stationerna är 1 till { $stations }, plattformarna p1 till p{ $platforms }.
unknownTileName = Det finns ingen bricka ”{ $name }”. Brickorna är { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] Lådan har en { $tile }, och den ligger redan på spelplanen.
   *[other] Lådan har { $count } brickor { $tile }, och alla ligger redan på spelplanen.
}
allRotationsPlaced = { $count ->
    [one] Lådan har en { $tile }, hur den än vrids, och den ligger redan på spelplanen.
   *[other] Lådan har { $count } brickor { $tile }, hur de än vrids, och alla ligger redan på spelplanen.
}
