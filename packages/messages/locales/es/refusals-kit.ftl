## Deshacer

nothingToUndo = No hay nada que deshacer.
drawnSince = Esto no se puede deshacer: después se ha robado algo.
playedSince = Esto no se puede deshacer: después ha jugado otra persona.
shownSince = Esto no se puede deshacer: después se ha mostrado algo oculto.

## Opciones

optionsNotObject = Las opciones deben ser un objeto como { "{" } "players": 2 { "}" }.
unknownOption = No existe la opción “{ $option }”. Las opciones son { LIST($options) }.
notTrueOrFalse = “{ $option }” debe ser true o false.
notText = “{ $option }” debe ser un texto.
playersBetween = Es para { $min } a { $max } jugadores.
unknownModule = No existe el módulo “{ $name }”. Los módulos son { LIST($names) }.
moduleMissing = El módulo “{ $name }” necesita “{ $missing }”.

## Partidas guardadas

otherGame = Es una partida de “{ $game }”, no de “{ $expected }”.
otherRules = Se jugó con la versión { $version } de las reglas; aquí se usa la { $expected }.
notJson = No es JSON válido ({ $detail }).
logNotObject = Una partida guardada debe ser un objeto JSON.
logWithoutGame = “game” debe ser el nombre de un juego.
logWithoutRules = “rules” debe ser un número de versión.
logWithoutOptions = “options” debe ser un objeto.
logWithoutActions = “actions” debe ser una lista de palabras.
notGameText = Una partida como texto es algo así: metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = “{ $text }” no es una opción. Las opciones se escriben así: players=2.
optionTwice = La opción “{ $option }” aparece dos veces.
seedsIncomplete = Las semillas no abarcan toda la partida.
seedDiffers = La semilla da { $expected }, no { $action }.

## Acciones

gameOver = La partida ha terminado.
unknownAction = “{ $word }” no es una acción. Las acciones se escriben así: { LIST($examples) }.
tileBeingDrawn = Se está robando una loseta.
noneLeft = No queda ninguna { $tile } por robar.

## La máquina

unknownAgent = “{ $word }” no es un tipo de máquina. Elige random, rollout:N, search:N (simulaciones), search:Nms o de level:1 a level:{ $levels }.
