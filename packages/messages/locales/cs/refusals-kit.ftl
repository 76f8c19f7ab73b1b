nothingToUndo = Není co vrátit.
drawnSince = Tohle už nejde vrátit: mezitím se něco dobralo.
playedSince = Tohle už nejde vrátit: mezitím hrál někdo jiný.
shownSince = Tohle už nejde vrátit: mezitím se ukázalo něco skrytého.

optionsNotObject = Volby musí být objekt, například { "{" } "players": 2 { "}" }.
unknownOption = Volba „{ $option }“ neexistuje. Volby jsou { LIST($options) }.
notTrueOrFalse = „{ $option }“ musí být true nebo false.
notText = „{ $option }“ musí být text.
playersBetween = Počet hráčů je { $min } až { $max }.
unknownModule = Modul „{ $name }“ neexistuje. Moduly jsou { LIST($names) }.
moduleMissing = Modul „{ $name }“ potřebuje „{ $missing }“.

otherGame = To je hra „{ $game }“, ne „{ $expected }“.
otherRules = Hrálo se s verzí pravidel { $version }; tady je verze { $expected }.
notJson = Není to platný JSON ({ $detail }).
logNotObject = Zaznamenaná hra musí být objekt JSON.
logWithoutGame = „game“ musí být název hry.
logWithoutRules = „rules“ musí být číslo verze.
logWithoutOptions = „options“ musí být objekt.
logWithoutActions = „actions“ musí být seznam slov.
notGameText = Hra jako text vypadá takto: metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = „{ $text }“ není volba. Volby vypadají takto: players=2.
optionTwice = Volba „{ $option }“ je zadána dvakrát.
seedsIncomplete = Semínka nepokrývají celou hru.
seedDiffers = Semínko dává { $expected }, ne { $action }.

gameOver = Hra skončila.
unknownAction = „{ $word }“ není akce. Akce vypadají takto: { LIST($examples) }.
tileBeingDrawn = Právě se dobírá dílek.
noneLeft = Dílek { $tile } už nelze dobrat, žádný nezbývá.

unknownAgent = „{ $word }“ není počítačový hráč. Zvol random, rollout:N, search:N (simulace), search:Nms, nebo level:1 až level:{ $levels }.
