ambiguous = { $word } kann { LIST($words, separator: ", ") } bedeuten. Bitte sag, welches.
onlyPlacementsTried = Ausprobieren kann man nur, ein Plättchen zu legen: try 05.
unknownDeparture = „{ $name }“ ist keine Station. Stationen sind 1 bis { $stations }, Bahnsteige p1 bis p{ $platforms }.
unknownTileName = Ein Plättchen „{ $name }“ gibt es nicht. Es gibt { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] In der Schachtel ist ein einziges { $tile }, und es liegt schon.
   *[other] In der Schachtel sind { $count } Plättchen { $tile }, und alle liegen schon.
}
allRotationsPlaced = { $count ->
    [one] In der Schachtel ist ein einziges { $tile }, wie auch immer gedreht, und es liegt schon.
   *[other] In der Schachtel sind { $count } Plättchen { $tile }, wie auch immer gedreht, und alle liegen schon.
}
