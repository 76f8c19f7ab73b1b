## Cofanie

nothingToUndo = Nie ma czego cofnąć.
drawnSince = Nie można tego cofnąć: potem coś dobrano.
playedSince = Nie można tego cofnąć: potem grał już ktoś inny.
shownSince = Nie można tego cofnąć: potem odkryto coś zakrytego.

## Opcje

optionsNotObject = Opcje muszą być obiektem, na przykład { "{" } "players": 2 { "}" }.
unknownOption = Nie ma opcji „{ $option }”. Opcje to { LIST($options) }.
notTrueOrFalse = „{ $option }” musi być true albo false.
notText = „{ $option }” musi być tekstem.
playersBetween = Graczy musi być od { $min } do { $max }.
unknownModule = Nie ma modułu „{ $name }”. Moduły to { LIST($names) }.
moduleMissing = Moduł „{ $name }” wymaga „{ $missing }”.

## Zapisane partie

otherGame = To partia gry „{ $game }”, a nie „{ $expected }”.
otherRules = Rozegrano ją według wersji zasad { $version }; ta wersja to { $expected }.
notJson = To nie jest poprawny JSON ({ $detail }).
logNotObject = Zapisana partia musi być obiektem JSON.
logWithoutGame = „game” musi być nazwą gry.
logWithoutRules = „rules” musi być numerem wersji.
logWithoutOptions = „options” musi być obiektem.
logWithoutActions = „actions” musi być listą słów.
notGameText = Partia jako tekst wygląda tak: metro.1/players=2,first=0/aacb.cbaa.aacb05.
optionMalformed = „{ $text }” to nie opcja. Opcje wyglądają tak: players=2.
optionTwice = Opcja „{ $option }” jest podana dwa razy.
seedsIncomplete = Ziarna nie obejmują całej partii.
seedDiffers = Z ziarna wynika { $expected }, a nie { $action }.

## Ruchy

gameOver = Partia jest skończona.
unknownAction = „{ $word }” to nie ruch. Ruchy wyglądają tak: { LIST($examples) }.
tileBeingDrawn = Trwa dobieranie kafelka.
noneLeft = Nie ma już kafelka { $tile } do dobrania.

## Gracze komputerowi

unknownAgent = „{ $word }” to nie gracz komputerowy. Wybierz random, rollout:N, search:N (liczba symulacji), search:Nms albo od level:1 do level:{ $levels }.
