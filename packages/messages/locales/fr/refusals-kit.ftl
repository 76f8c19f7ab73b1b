## Undo

nothingToUndo = Il n’y a rien à défaire.
drawnSince = Impossible de défaire : quelque chose a été pioché depuis.
playedSince = Impossible de défaire : quelqu’un d’autre a joué depuis.
shownSince = Impossible de défaire : quelque chose de caché a été révélé depuis.

## Options

optionsNotObject = Les options doivent être un objet tel que { "{" } "players": 2 { "}" }.
unknownOption = Il n’y a pas d’option « { $option } ». Les options sont { LIST($options) }.
notTrueOrFalse = « { $option } » doit valoir true ou false.
notText = « { $option } » doit être un texte.
playersBetween = Il faut de { $min } à { $max } joueurs.
unknownModule = Il n’y a pas de module « { $name } ». Les modules sont { LIST($names) }.
moduleMissing = Le module « { $name } » a besoin de « { $missing } ».

## Recorded games

otherGame = C’est une partie de « { $game } », pas de « { $expected } ».
otherRules = Elle a été jouée avec la version { $version } des règles ; celle-ci est la version { $expected }.
notJson = Ce n’est pas du JSON valide ({ $detail }).
logNotObject = Une partie enregistrée doit être un objet JSON.
logWithoutGame = « game » doit être le nom d’un jeu.
logWithoutRules = « rules » doit être un numéro de version.
logWithoutOptions = « options » doit être un objet.
logWithoutActions = « actions » doit être une liste de mots.
notGameText = Une partie en texte ressemble à metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = « { $text } » n’est pas une option. Une option ressemble à players=2.
optionTwice = L’option « { $option } » est donnée deux fois.
seedsIncomplete = Les graines ne couvrent pas toute la partie.
seedDiffers = La graine dit { $expected }, pas { $action }.

## Actions

gameOver = La partie est terminée.
unknownAction = « { $word } » n’est pas une action. Une action ressemble à { LIST($examples, separator: " ou ") }.
tileBeingDrawn = Une tuile est en train d’être piochée.
noneLeft = Il n’y a plus de { $tile } dans la pioche.

## Computer players

unknownAgent = « { $word } » n’est pas un joueur ordinateur. Il y a random, rollout:N, search:N (parties simulées), search:Nms, et de level:1 à level:{ $levels }.
