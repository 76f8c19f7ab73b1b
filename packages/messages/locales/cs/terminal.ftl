### Co terminál hráčům říká kromě odmítnutí: rozbory a partie, které nejdou otevřít.

reviewed = { $title }, rozbor s hloubkou { $depth }, semínko { $seed }
guessed = { $count ->
    [one] Neznámá dobrání jsou doplněná náhodně; závisí na nich jeden tah a ten se neposuzuje.
    [few] Neznámá dobrání jsou doplněná náhodně; závisí na nich { $count } tahy a ty se neposuzují.
   *[other] Neznámá dobrání jsou doplněná náhodně; závisí na nich { $count } tahů a ty se neposuzují.
}
noGame = { $file } neobsahuje hru: { $reason }
actionRefused = akce { $number } ({ $action }) není dovolená: { $reason }
ruleChanged = Hrálo se podle verze pravidel { $version }; { $rule } se od té doby změnilo.
