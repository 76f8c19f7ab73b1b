### Why something is refused in Metro. Colours come as words of the engine; other languages than English need them in
### two forms, with masculine and with feminine nouns.

## Options

notModuleNames = “{ $option }” must be a list of module names.
oneCity = Only one city at a time, not { LIST($modules) } together.
playedAlone = { names_module } is played without other modules.
platformsCovered = Central tracks cover the platforms that central stations need.
playersExactly = { $players ->
    [one] It takes exactly one player.
   *[other] It takes exactly { $players } players.
}
firstSeatOrRandom = The first player must be one of those who play: a seat from 0 to { $max }, or “random”.
handSize = A hand has { $min } to { $max } tiles.
handFixed = { $count ->
    [one] With { names_module }, a hand always has one tile.
   *[other] With { names_module }, a hand always has { $count } tiles.
}
exclusiveWithoutOwners = Exclusive spaces do not work with { names_module }: lines belong to nobody there.
noSides = Nothing in play has variants to choose from.
unknownSide = “{ $option }” must be one of { LIST($names, separator: ", ") }.

## Notation

notPlacement = “{ $text }” is not a placement. A placement is four letters a–d, a row and a column, such as cbaa72.
unknownTile = There is no tile { $name }: two of its tracks would leave by the same side.
unknownCell = There is no cell { $name }: rows and columns go from 0 to 7.
noSuchAction = There is no such action.

## When

firstUndecided = First it must be decided who starts.
firstDecided = Who starts has already been decided.
unknownSeat = There is no seat { $number }. Seats are 0 to { $max }.
handsBeingFilled = Hands are being filled.
decisionDue = There is something else to decide first: { names_module }.
notNow = “{ $word }” is not possible now.
tileDue = A tile must be placed or drawn now.
drawnTileDue = The tile drawn must be placed now.
noPassing = You can only pass when you have no tile and none is left to draw.
pileEmpty = There is no tile left to draw.

## Tiles

drawnAs = With free rotation, { $tile } is drawn as { $drawnTile }.
rotated = { $tile } is { $heldTile } rotated: a tile is placed as its arrow points.
notTheDrawnTile = The tile drawn must be placed: { $drawnTile }, not { $tile }.
notInHand = { $tile } is not in hand, only { LIST($heldTiles) }.
handEmpty = You have no tile to place.

## Cells

centralStation = { $cell } belongs to the central station, which never takes a tile.
cellTaken = { $cell } already has a tile.
besideNoTile = { $cell } is neither at the edge of the board nor next to a tile.
touchesNoTile = { $cell } is neither at the edge of the board nor touches a tile.
oneTileLine = This would make a line of one tile, from station { $from } to station { $to }, and the tile fits elsewhere.

## Companies

shareDealt = The { names_colour_feminine } share of { $percent } % has already been dealt.
otherSharesBeingDealt = The shares of { $percent } % are being dealt.
exchangingOver = A company has reached { $profit }: shares are no longer exchanged.
exchangingPaused = Nobody has placed anything for { $rounds } rounds: place a tile or a token first.
shareShown = Your share of { $percent } % is on show for a token, so it cannot be exchanged.

## Central stations and tracks

tokenPlaced = The { names_colour_masculine } token has already been placed.
tokenNotYours = The { names_colour_masculine } token is not yours.
noShareToShow = You have no hidden { names_colour_feminine } share of that kind to show.
platformTaken = There is already a token on platform { $platform }.
platformLineComplete = The line from platform { $platform } is already complete.
platformLineEnds = The line from platform { $platform } would end with this one tile.
centreTileUsed = { $tile } is already in the centre.

## Solo

noDrawing = In this game tiles are placed from the hand, not drawn first.
cardNotInDeck = The { names_colour_feminine } card is not in the deck.
keepOrRefuse = The tile can only be kept or refused.
lineToExtend = A { names_colour_feminine } line must be extended, on one of these cells: { LIST($cells, separator: ", ") }.

## Cities

allTouristsPlaced = There is no { names_colour_masculine } tourist left to place.
sightInRow = { $sight } is already in the row.
sightDealt = { $sight } has already been dealt.
touristNotWaiting = No { names_colour_masculine } tourist is waiting to be placed.
fieldNotFree = Field { $field } of your row is not a free { names_colour_masculine } field.
fieldIsFree = The tourist goes to your free { names_colour_masculine } field.
noTouristOn = There is no tourist on { $cell }.
touristsNearby = There are tourists next to { $cell }: it must join one of them.
chipDealt = The { names_colour_masculine } chip has already been dealt.
boardDealt = Board { $board } has already been dealt.
otherChipsBeingShuffled = The { names_colour_feminine } pile of chips is being shuffled.
touristPlaced = The { names_colour_masculine } tourist has already been placed.
colourTwiceInGroup = This group already has its { names_colour_masculine } tourist.
groupsWouldRepeat = With the { names_colour_masculine } tourist here, a group would have some colour twice.
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
