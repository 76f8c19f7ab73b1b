### Why the terminal refuses what somebody types.

ambiguous = { $word } can mean { LIST($words, separator: ", ") }. Please say which.
onlyPlacementsTried = You can only try placing a tile, for example: try 05.
unknownDeparture = “{ $name }” is not a station. Stations are 1 to { $stations }, platforms p1 to p{ $platforms }.
unknownTileName = There is no tile “{ $name }”. Tiles are { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] The box has one { $tile }, and it is already on the board.
   *[other] The box has { $count } { $tile } tiles, and all of them are already on the board.
}
allRotationsPlaced = { $count ->
    [one] The box has one { $tile } in any rotation, and it is already on the board.
   *[other] The box has { $count } { $tile } tiles in any rotation, and all of them are already on the board.
}
