### Varför något nekas i vilket spel som helst.

## Ångra

nothingToUndo = Det finns inget att ångra.
drawnSince = Det går inte att ångra: något har dragits sedan dess.
playedSince = Det går inte att ångra: någon annan har spelat sedan dess.
shownSince = Det går inte att ångra: något dolt har visats sedan dess.

## Alternativ

optionsNotObject = Alternativ måste vara ett objekt som { "{" } "players": 2 { "}" }.
unknownOption = Det finns inget alternativ ”{ $option }”. Alternativen är { LIST($options) }.
notTrueOrFalse = ”{ $option }” måste vara true eller false.
notText = ”{ $option }” måste vara text.
playersBetween = Det krävs { $min } till { $max } spelare.
unknownModule = Det finns ingen modul ”{ $name }”. Modulerna är { LIST($names) }.
moduleMissing = Modulen ”{ $name }” behöver ”{ $missing }”.

## Sparade partier

otherGame = Det här är ett parti ”{ $game }”, inte ”{ $expected }”.
otherRules = Det spelades med version { $version } av reglerna; det här är version { $expected }.
notJson = Det är inte giltig JSON ({ $detail }).
logNotObject = Ett sparat parti måste vara ett JSON-objekt.
logWithoutGame = ”game” måste vara namnet på ett spel.
logWithoutRules = ”rules” måste vara ett versionsnummer.
logWithoutOptions = ”options” måste vara ett objekt.
logWithoutActions = ”actions” måste vara en lista med ord.
notGameText = Ett parti som text ser ut som metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = ”{ $text }” är inget alternativ. Alternativ ser ut som players=2.
optionTwice = Alternativet ”{ $option }” anges två gånger.
seedsIncomplete = Fröna täcker inte hela partiet.
seedDiffers = Fröet ger { $expected }, inte { $action }.

## Händelser

gameOver = Partiet är slut.
unknownAction = ”{ $word }” är ingen händelse. Händelser ser ut som { LIST($examples) }.
tileBeingDrawn = En bricka håller på att dras.
noneLeft = Det finns ingen { $tile } kvar att dra.

## Datorspelare

unknownAgent = ”{ $word }” är ingen datorspelare. Välj random, rollout:N, search:N (simuleringar), search:Nms eller level:1 till level:{ $levels }.
