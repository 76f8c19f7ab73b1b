## Oceny ruchu, od najlepszej do najgorszej.

grades_best = najlepszy
grades_good = dobry
grades_inaccuracy = niedokładność
grades_mistake = błąd
grades_blunder = gruby błąd
scale = Gruby błąd kosztuje { $points } pkt albo { $percent }%, błąd połowę tego, niedokładność jedną czwartą.

## Kolumny: ile ruchów z daną oceną.

counts_inaccuracy = niedokładności
counts_mistake = błędy
counts_blunder = grube błędy

## Kolumny: co zagrano, co było najlepsze i ile to kosztowało.

columns_seat = miejsce
columns_played = zagrano
columns_best = najlepszy
# W kolumnie „najlepszy”: zagrany ruch.
columns_same = ten sam
columns_points = punkty
columns_win = szansa
columns_moves = ruchy
columns_accuracy = celność
columns_meanPoints = średnio punktów
columns_meanWin = średnio szansy

## Jak oczekiwanie na początku zmieniło się w wynik, miejsce po miejscu.

inPoints = Szczęście i umiejętności, w punktach
inChances = Szczęście i umiejętności, w szansie na wygraną
account_start = na początku
account_luck = szczęście
account_ownPlay = własna gra
account_othersPlay = gra innych
# To, czego gracz nie mógł wiedzieć, wybierając ruch.
account_hidden = ukryte
account_result = wynik

moments = Kluczowe momenty
# Kto dobiera kafelki.
chance = Los
nothing = Nikt nie miał wyboru, więc nie ma czego oceniać.
