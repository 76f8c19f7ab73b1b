review = Przegląd
reviewOf = Przegląd: { $game }
# Nad planszą, z powrotem tam, gdzie jest partia.
toGame = Wróć do partii

# Partia niedokończona.
notOver = Najpierw skończ partię: przegląd pokazuje to, co ukryte.

# W trakcie tworzenia i przed nim.
making = Trwa przegląd partii… { $percent }%
stop = Przerwij
start = Zrób przegląd
failed = Przegląd się nie udał: { $reason }
again = Przegląd od nowa
depth = Głębokość
# Rodzaj męski: szybki przegląd.
depths_quick = Szybki
depths_normal = Zwykły
depths_deep = Głęboki
# Jak go czytać.
about = Każdy ruch jest oceniany według tego, co gracz mógł wtedy wiedzieć: ukrytych kafelków nie zna też oceniający.
# Partia zaimportowana bez części losowań.
guessed = Część kafelków tej partii była nieznana i została dobrana losowo. Ruchów, przy których ręka gracza nie jest pewna, się nie ocenia.

# Na początku przeglądu: czego można się nauczyć. $points to na przykład 21,5.
lesson_yours =
    { $count ->
        [one] Twoja największa pomyłka kosztowała { $points } pkt.
        [few] Twoje { $count } największe pomyłki kosztowały razem { $points } pkt.
        [many] Twoich { $count } największych pomyłek kosztowało razem { $points } pkt.
       *[other] Twoje { $count } największej pomyłki kosztowało razem { $points } pkt.
    }
lesson_of =
    { $count ->
        [one] { $name }: największa pomyłka kosztowała { $points } pkt.
        [few] { $name }: { $count } największe pomyłki kosztowały razem { $points } pkt.
        [many] { $name }: { $count } największych pomyłek kosztowało razem { $points } pkt.
       *[other] { $name }: { $count } największej pomyłki kosztowało razem { $points } pkt.
    }
lesson_none = Żadnego błędu wartego wzmianki.
lesson_noneOf = { $name }: żadnego błędu wartego wzmianki.
lesson_show = Pokaż największą

# Oceny ruchów, od najlepszej do najgorszej.
grades_best = Najlepszy ruch
grades_good = Dobry
grades_inaccuracy = Niedokładność
grades_mistake = Błąd
grades_blunder = Gruby błąd
# To samo, policzone.
counts_best =
    { $count ->
        [one] { $count } najlepszy ruch
        [few] { $count } najlepsze ruchy
        [many] { $count } najlepszych ruchów
       *[other] { $count } najlepszego ruchu
    }
counts_good =
    { $count ->
        [one] { $count } dobry
        [few] { $count } dobre
        [many] { $count } dobrych
       *[other] { $count } dobrego
    }
counts_inaccuracy =
    { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
        [many] { $count } niedokładności
       *[other] { $count } niedokładności
    }
counts_mistake =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
counts_blunder =
    { $count ->
        [one] { $count } gruby błąd
        [few] { $count } grube błędy
        [many] { $count } grubych błędów
       *[other] { $count } grubego błędu
    }

# Co zrobił ostatni ruch. $points i $percent to na przykład 4,2 i 6.
verdict_lost = { $name } traci { $points } pkt i { $percent }% szansy na wygraną.
verdict_lostPoints = { $name } traci { $points } pkt.
verdict_nothingLost = { $name } niczego nie traci.
verdict_forced = { $name } nie ma wyboru.
verdict_guessed = Bez oceny: nie wiadomo, co ma na ręce { $name }.
# Gdzie oceniający położyłby kafelek albo co by zrobił.
verdict_betterAt = Lepiej: kafelek na { $cell }
verdict_better = Lepiej: { $move }
verdict_show = Pokaż na planszy
verdict_played = Pokaż, co zagrano
verdict_solved = Na pewno: reszta partii jest policzona.
verdict_none = Przejdź partię ruch po ruchu albo wybierz kluczowy moment.

# Wykres pod planszą.
graph = Szansa na wygraną po każdym ruchu
graphPoints = Oczekiwane punkty po każdym ruchu
graphText = { $name } { $percent }%

accuracy = Celność
key = Kluczowe momenty
# Losowe dobranie wśród kluczowych momentów.
draw = Szczęśliwe losowanie: { $name }
marked = Niedokładności, błędy i grube błędy
noMarked = Brak: dobra gra.

# Skąd wziął się wynik: wiersze się sumują.
account_title = Szczęście i gra
account_in = Pokaż w
account_points = Punkty
account_win = Szansa na wygraną
account_start = Oczekiwane na początku
account_luck = Szczęście w losowaniu
account_ownPlay = Własne ruchy
account_othersPlay = Ruchy innych
account_hidden = Ukryte kafelki
account_result = Wynik
# Zamiast wyniku, jeśli ktoś poddał partię albo skończył mu się czas.
account_ended = Oczekiwane na końcu
account_about = Czego każdy gracz mógł się spodziewać przed pierwszym ruchem i co do końca zmieniły szczęście i ruchy.

# Na planszy analizy, od widocznej pozycji.
analyse = Analizuj stąd
