## Undo

nothingToUndo = Es gibt nichts zurückzunehmen.
drawnSince = Das lässt sich nicht zurücknehmen: Seither wurde etwas gezogen.
playedSince = Das lässt sich nicht zurücknehmen: Seither hat jemand anderes gespielt.
shownSince = Das lässt sich nicht zurücknehmen: Seither wurde etwas Verdecktes gezeigt.

## Options

optionsNotObject = Optionen müssen ein Objekt sein, etwa { "{" } "players": 2 { "}" }.
unknownOption = Eine Option „{ $option }“ gibt es nicht. Es gibt { LIST($options) }.
notTrueOrFalse = „{ $option }“ muss true oder false sein.
notText = „{ $option }“ muss ein Text sein.
playersBetween = Hier spielen { $min } bis { $max } Personen.
unknownModule = Ein Modul „{ $name }“ gibt es nicht. Es gibt { LIST($names) }.
moduleMissing = Das Modul „{ $name }“ braucht „{ $missing }“.

## Recorded games

otherGame = Das ist eine Partie „{ $game }“, nicht „{ $expected }“.
otherRules = Gespielt wurde nach Version { $version } der Regeln; dies ist Version { $expected }.
notJson = Das ist kein gültiges JSON ({ $detail }).
logNotObject = Eine aufgezeichnete Partie muss ein JSON-Objekt sein.
logWithoutGame = „game“ muss der Name eines Spiels sein.
logWithoutRules = „rules“ muss eine Versionsnummer sein.
logWithoutOptions = „options“ muss ein Objekt sein.
logWithoutActions = „actions“ muss eine Liste von Wörtern sein.
notGameText = Eine Partie als Text sieht so aus: metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = „{ $text }“ ist keine Option. Optionen sehen so aus: players=2.
optionTwice = Die Option „{ $option }“ kommt zweimal vor.
seedsIncomplete = Die Startwerte decken nicht die ganze Partie ab.
seedDiffers = Der Startwert ergibt { $expected }, nicht { $action }.

## Actions

gameOver = Das Spiel ist aus.
unknownAction = „{ $word }“ ist kein Zug. Züge sehen so aus: { LIST($examples, separator: ", ") }.
tileBeingDrawn = Gerade wird ein Plättchen gezogen.
noneLeft = Vom Plättchen { $tile } ist keines mehr zu ziehen.

## Computer players

unknownAgent = „{ $word }“ ist kein Computergegner. Es gibt random, rollout:N, search:N (simulierte Partien), search:Nms und level:1 bis level:{ $levels }.
