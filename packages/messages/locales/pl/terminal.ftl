### Co terminal mówi grającym oprócz odmów: przeglądy i partie, których nie można otworzyć.

reviewed = { $title }, przegląd z głębokością { $depth }, ziarno { $seed }
guessed = { $count ->
    [one] Nieznane dobrania uzupełniono losowo; zależy od nich jeden ruch, który nie jest oceniany.
    [few] Nieznane dobrania uzupełniono losowo; zależą od nich { $count } ruchy, które nie są oceniane.
    [many] Nieznane dobrania uzupełniono losowo; zależy od nich { $count } ruchów, które nie są oceniane.
   *[other] Nieznane dobrania uzupełniono losowo; zależy od nich { $count } ruchu, które nie są oceniane.
}
noGame = { $file } nie zawiera partii: { $reason }
actionRefused = akcja { $number } ({ $action }) jest niedozwolona: { $reason }
ruleChanged = Rozegrano według zasad w wersji { $version }; od tego czasu zmieniło się { $rule }.
