### Why something is refused in Metro. Colours come as the engine's words; some languages need two forms of them, for
### masculine and for feminine nouns.

## Options

notModuleNames = “{ $option }” must be a list of module names.
oneCity = Only one city at a time, not { LIST($modules) } together.
playedAlone = { names_module } is played without other modules.
platformsCovered = Central tracks cover the platforms that central stations need.
playersExactly = { $players ->
    [one] It takes exactly one player.
   *[other] It takes exactly { $players } players.
}
firstSeatOrRandom = The first player must be a seat from 0 to { $max }, or “random”.
handSize = A hand has { $min } to { $max } tiles.
handFixed = { $count ->
    [one] With { names_module }, a hand always has one tile.
   *[other] With { names_module }, a hand always has { $count } tiles.
}
exclusiveWithoutOwners = One marker per space doesn’t work with { names_module }: players own no lines there.
noSides = This game has no variants to choose from.
unknownSide = “{ $option }” must be one of { LIST($names, separator: ", ") }.

## Notation

notPlacement = “{ $text }” is not a placement. A placement is four letters a–d, a row and a column, such as cbaa72.
unknownTile = There is no tile { $name }: two of its tracks would leave by the same side.
unknownCell = There is no cell { $name }: rows and columns go from 0 to 7.
noSuchAction = There is no such action.

## When

firstUndecided = Who starts must be decided first.
firstDecided = Who starts has already been decided.
unknownSeat = There is no seat { $number }. Seats are 0 to { $max }.
handsBeingFilled = Hands are still being dealt.
decisionDue = There is something else to decide first: { names_module }.
notNow = “{ $word }” is not possible now.
tileDue = A tile must be placed or drawn now.
drawnTileDue = The drawn tile must be placed now.
noPassing = You can pass only when you have no tile and none is left to draw.
pileEmpty = There is no tile left to draw.

## Tiles

drawnAs = With free rotation, { $tile } is drawn as { $drawnTile }.
rotated = { $tile } is { $heldTile } rotated, but tiles are placed as their arrow points.
notTheDrawnTile = The drawn tile must be placed: { $drawnTile }, not { $tile }.
notInHand = { $tile } is not in hand, only { LIST($heldTiles) }.
handEmpty = You have no tile to place.

## Cells

centralStation = { $cell } belongs to the central station, which never takes a tile.
cellTaken = { $cell } already has a tile.
besideNoTile = Tiles go on the edge or next to another tile, so not on { $cell }.
touchesNoTile = Tiles go on the edge or where they touch another tile, so not on { $cell }.
oneTileLine = This would make a line of one tile, from station { $from } to station { $to }, and the tile fits elsewhere.

## Companies

shareDealt = The { names_colour_feminine } { $percent }% share has already been dealt.
otherSharesBeingDealt = The { $percent }% shares are being dealt.
exchangingOver = A company has reached { $profit }: shares can no longer be exchanged.
exchangingPaused = Nobody has placed anything for { $rounds } rounds: place a tile or a token first.
shareShown = Your { $percent }% share has been shown for a token, so it can’t be exchanged.

## Central stations and tracks

tokenPlaced = The { names_colour_masculine } token has already been placed.
tokenNotYours = The { names_colour_masculine } token is not yours.
noShareToShow = You have no hidden { names_colour_feminine } share of that kind to show.
platformTaken = There is already a token on platform { $platform }.
platformLineComplete = The line from platform { $platform } is already complete.
platformLineEnds = The line from platform { $platform } would end with this one tile.
centreTileUsed = { $tile } is already in the centre.

## Solo

noDrawing = In this game you place tiles from your hand; you can’t draw first.
cardNotInDeck = The { names_colour_feminine } card is not in the deck.
keepOrRefuse = The tile can only be kept or refused.
lineToExtend = Extend any { names_colour_feminine } line, on one of these cells: { LIST($cells, separator: ", ") }.

## Cities

allTouristsPlaced = There is no { names_colour_masculine } tourist left to place.
sightInRow = This sight is already in the row.
sightDealt = This sight has already been dealt.
touristNotWaiting = No { names_colour_masculine } tourist is waiting to be placed.
fieldNotFree = Field { $field } of your row is not a free { names_colour_masculine } field.
fieldIsFree = The tourist goes to your free { names_colour_masculine } field.
noTouristOn = There is no tourist on { $cell }.
touristsNearby = There are tourists next to { $cell }: the tourist must join one of them.
chipDealt = The { names_colour_masculine } chip has already been dealt.
boardDealt = Board { $board } has already been dealt.
otherChipsBeingShuffled = The { names_colour_feminine } chips are being shuffled.
touristPlaced = The { names_colour_masculine } tourist has already been placed.
colourTwiceInGroup = This group already has its { names_colour_masculine } tourist.
groupsWouldRepeat = With the { names_colour_masculine } tourist here, a group would have a colour twice.
touristOnSight = The { names_colour_masculine } tourist is already on a sight.
otherSide = This game is played on side { $side }.

## Names

names_module = { $module ->
    [companies] Companies
    [central-stations] Central stations
    [central-tracks] Central tracks
    [solo] Solo
    [paris] Paris
    [stockholm] Stockholm
    [london] London
    [new-york] New York
    [st-petersburg] St Petersburg
    [berlin] Berlin
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour }
names_colour_feminine = { $colour }
