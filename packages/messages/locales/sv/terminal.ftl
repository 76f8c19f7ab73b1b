### Vad terminalen säger till spelare, utöver avslag: genomgångar, och partier som inte går att öppna.

reviewed = { $title }, genomgång med djupet { $depth }, frö { $seed }
guessed = { $count ->
    [one] Okända dragningar har slumpats in; ett drag beror på dem och bedöms inte.
   *[other] Okända dragningar har slumpats in; { $count } drag beror på dem och bedöms inte.
}
noGame = { $file } innehåller inget parti: { $reason }
actionRefused = åtgärd { $number } ({ $action }) är inte tillåten: { $reason }
ruleChanged = Det spelades med version { $version } av reglerna; { $rule } har ändrats sedan dess.
