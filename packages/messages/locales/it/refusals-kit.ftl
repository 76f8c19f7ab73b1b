## Undo

nothingToUndo = Non c’è niente da ritirare.
drawnSince = Non si può ritirare la mossa: da allora è stato pescato qualcosa.
playedSince = Non si può ritirare la mossa: da allora ha giocato qualcun altro.
shownSince = Non si può ritirare la mossa: da allora è stato mostrato qualcosa di nascosto.

## Options

optionsNotObject = Le opzioni devono essere un oggetto come { "{" } "players": 2 { "}" }.
unknownOption = L’opzione “{ $option }” non esiste. Le opzioni sono { LIST($options) }.
notTrueOrFalse = “{ $option }” deve essere true o false.
notText = “{ $option }” deve essere un testo.
playersBetween = Si gioca da { $min } a { $max } giocatori.
unknownModule = Il modulo “{ $name }” non esiste. I moduli sono { LIST($names) }.
moduleMissing = Il modulo “{ $name }” ha bisogno di “{ $missing }”.

## Recorded games

otherGame = Questa è una partita a “{ $game }”, non a “{ $expected }”.
otherRules = È stata giocata con la versione { $version } delle regole; questa è la versione { $expected }.
notJson = Non è JSON valido ({ $detail }).
logNotObject = Una partita registrata deve essere un oggetto JSON.
logWithoutGame = “game” deve essere il nome di un gioco.
logWithoutRules = “rules” deve essere un numero di versione.
logWithoutOptions = “options” deve essere un oggetto.
logWithoutActions = “actions” deve essere una lista di parole.
notGameText = Una partita come testo si presenta così: metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = “{ $text }” non è un’opzione. Un’opzione si scrive così: players=2.
optionTwice = L’opzione “{ $option }” è data due volte.
seedsIncomplete = I semi non coprono tutta la partita.
seedDiffers = Il seme dice { $expected }, non { $action }.

## Actions

gameOver = La partita è finita.
unknownAction = “{ $word }” non è una mossa. Una mossa si scrive così: { LIST($examples, separator: ", ") }.
tileBeingDrawn = Si sta pescando una tessera.
noneLeft = Non resta nessuna { $tile } da pescare.

## Computer players

unknownAgent = “{ $word }” non è un giocatore artificiale. Ci sono random, rollout:N, search:N (partite simulate), search:Nms e da level:1 a level:{ $levels }.
