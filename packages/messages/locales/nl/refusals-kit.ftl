## Undo

nothingToUndo = Er valt niets terug te nemen.
drawnSince = Dat kan niet worden teruggenomen: er is intussen iets getrokken.
playedSince = Dat kan niet worden teruggenomen: iemand anders heeft intussen gespeeld.
shownSince = Dat kan niet worden teruggenomen: er is intussen iets verborgens getoond.

## Options

optionsNotObject = Opties moeten een object zijn, zoals { "{" } "players": 2 { "}" }.
unknownOption = Er is geen optie “{ $option }”. De opties zijn { LIST($options) }.
notTrueOrFalse = “{ $option }” moet true of false zijn.
notText = “{ $option }” moet een tekst zijn.
playersBetween = Dit is voor { $min } tot { $max } spelers.
unknownModule = Er is geen module “{ $name }”. De modules zijn { LIST($names) }.
moduleMissing = De module “{ $name }” heeft “{ $missing }” nodig.

## Recorded games

otherGame = Dit is een partij “{ $game }”, niet “{ $expected }”.
otherRules = Deze partij is gespeeld met versie { $version } van de regels; dit is versie { $expected }.
notJson = Dit is geen geldige JSON ({ $detail }).
logNotObject = Een bewaarde partij moet een JSON-object zijn.
logWithoutGame = “game” moet de naam van een spel zijn.
logWithoutRules = “rules” moet een versienummer zijn.
logWithoutOptions = “options” moet een object zijn.
logWithoutActions = “actions” moet een lijst van woorden zijn.
notGameText = Een partij als tekst ziet er zo uit: metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = “{ $text }” is geen optie. Een optie ziet er zo uit: players=2.
optionTwice = De optie “{ $option }” komt twee keer voor.
seedsIncomplete = De startwaarden dekken niet de hele partij.
seedDiffers = De startwaarde geeft { $expected }, niet { $action }.

## Actions

gameOver = Het spel is afgelopen.
unknownAction = “{ $word }” is geen zet. Een zet ziet er zo uit: { LIST($examples, separator: ", ") }.
tileBeingDrawn = Er wordt net een tegel getrokken.
noneLeft = Er is geen { $tile } meer om te trekken.

## Computer players

unknownAgent = “{ $word }” is geen computerspeler. Er zijn random, rollout:N, search:N (gesimuleerde partijen), search:Nms, en level:1 tot en met level:{ $levels }.
