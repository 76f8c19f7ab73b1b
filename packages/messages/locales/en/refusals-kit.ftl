### Why something is refused in any game. An id is the code of a refusal, its params are those of the code.

## Undo

nothingToUndo = There’s nothing to undo.
drawnSince = You can’t undo this: something has been drawn since.
playedSince = You can’t undo this: someone else has played since.
shownSince = You can’t undo this: something hidden has been shown since.

## Options

optionsNotObject = Options must be an object such as { "{" } "players": 2 { "}" }.
unknownOption = There is no option “{ $option }”. The options are { LIST($options) }.
notTrueOrFalse = “{ $option }” must be true or false.
notText = “{ $option }” must be text.
playersBetween = It takes { $min } to { $max } players.
unknownModule = There is no module “{ $name }”. The modules are { LIST($names) }.
moduleMissing = The module “{ $name }” needs “{ $missing }”.

## Recorded games

otherGame = This is a game of “{ $game }”, not of “{ $expected }”.
otherRules = It was played with version { $version } of the rules; this is version { $expected }.
notJson = It isn’t valid JSON ({ $detail }).
logNotObject = A recorded game must be a JSON object.
logWithoutGame = “game” must be the name of a game.
logWithoutRules = “rules” must be a version number.
logWithoutOptions = “options” must be an object.
logWithoutActions = “actions” must be a list of words.
notGameText = A game as text looks like metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = “{ $text }” isn’t an option. Options look like players=2.
optionTwice = The option “{ $option }” is given twice.
seedsIncomplete = The seeds do not cover the whole game.
seedDiffers = The seed gives { $expected }, not { $action }.

## Actions

gameOver = The game is over.
unknownAction = “{ $word }” isn’t an action. Actions look like { LIST($examples) }.
tileBeingDrawn = A tile is being drawn.
noneLeft = There’s no { $tile } left to draw.

## Computer players

unknownAgent = “{ $word }” isn’t a computer player. Choose random, rollout:N, search:N (playouts), search:Nms, or level:1 to level:{ $levels }.
