### Por que algo é recusado em qualquer jogo. Um id é o código de uma recusa; seus parâmetros são os do código.

## Desfazer

nothingToUndo = Não há nada para desfazer.
drawnSince = Não é possível desfazer: algo já foi comprado ou sorteado depois.
playedSince = Não é possível desfazer: outra pessoa já jogou depois.
shownSince = Não é possível desfazer: algo oculto já foi mostrado depois.

## Opções

optionsNotObject = As opções precisam ser um objeto como { "{" } "players": 2 { "}" }.
unknownOption = Não existe a opção “{ $option }”. As opções são { LIST($options) }.
notTrueOrFalse = “{ $option }” precisa ser true ou false.
notText = “{ $option }” precisa ser texto.
playersBetween = Este jogo é para { $min } a { $max } jogadores.
unknownModule = Não existe o módulo “{ $name }”. Os módulos são { LIST($names) }.
moduleMissing = O módulo “{ $name }” precisa de “{ $missing }”.

## Partidas registradas

otherGame = Esta é uma partida de “{ $game }”, não de “{ $expected }”.
otherRules = Foi jogada com a versão { $version } das regras; esta é a versão { $expected }.
notJson = Não é JSON válido ({ $detail }).
logNotObject = Uma partida registrada precisa ser um objeto JSON.
logWithoutGame = “game” precisa ser o nome de um jogo.
logWithoutRules = “rules” precisa ser um número de versão.
logWithoutOptions = “options” precisa ser um objeto.
logWithoutActions = “actions” precisa ser uma lista de palavras.
notGameText = Uma partida como texto tem a forma metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = “{ $text }” não é uma opção. As opções têm a forma players=2.
optionTwice = A opção “{ $option }” aparece duas vezes.
seedsIncomplete = As sementes não cobrem a partida inteira.
seedDiffers = A semente dá { $expected }, não { $action }.

## Ações

gameOver = A partida acabou.
unknownAction = “{ $word }” não é uma jogada. As jogadas têm a forma { LIST($examples) }.
tileBeingDrawn = Uma peça está sendo comprada.
noneLeft = Não resta { $tile } para comprar.

## Jogadores do computador

unknownAgent = “{ $word }” não é um jogador do computador. Escolha random, rollout:N, search:N (simulações), search:Nms, ou de level:1 a level:{ $levels }.
