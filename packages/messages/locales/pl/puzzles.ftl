title = Zadania
intro = Pozycje z jednym wyraźnie najlepszym ruchem. Znajdź go i zobacz, dlaczego inne są gorsze.
# Nad planszą.
titled = Zadanie · { $game }
toPuzzles = Wszystkie zadania
# Nie ma takiego zadania.
noPuzzle = Nie ma takiego zadania
unknown = To zadanie nie istnieje albo już go nie ma. Innych jest pod dostatkiem.

## Strona wszystkich zadań.

ofTheDay = Zadanie dnia
solveToday = Rozwiąż
doneToday = Rozwiązane: zobacz jeszcze raz
# O zadaniu.
ratingOf = Ranking { $rating }
train = Trening
solve = Rozwiąż zadanie
fitting =
    { $count ->
        [one] Pasuje { $count } zadanie
        [few] Pasują { $count } zadania
        [many] Pasuje { $count } zadań
       *[other] Pasuje { $count } zadania
    }
noneFits = Żadne zadanie nie pasuje. Wybierz inny temat albo inną grę.
difficulty = Trudność
difficulties_easier = Łatwiej
difficulties_matching = Mój poziom
difficulties_harder = Trudniej
theme = Temat
allThemes = Wszystkie tematy
game = Gra
allGames = Wszystkie gry
byTheme = Według tematu
solvedOf = Rozwiązane: { $solved } z { $count }

themes_finish =
    .name = Skończ linię
    .about = Skończ linię za dużo punktów.
themes_save =
    .name = Uratuj linię
    .about = Nie pozwól swojej linii marnie skończyć.
themes_spoil =
    .name = Zepsuj linię
    .about = Skończ linię przeciwnika, póki jest mało warta.
themes_long =
    .name = Dłuższa droga
    .about = Prowadź linię dalej, zamiast ją kończyć.
themes_draw =
    .name = Najpierw dobierz
    .about = Dobierz, zamiast kłaść kafelek z ręki.
themes_share =
    .name = Wybierz udział
    .about = Graj dla spółek, w których masz udziały.
themes_city =
    .name = W mieście
    .about = Wykorzystaj to, co dodaje miasto lub moduł.
themes_journey =
    .name = Podróż
    .about = W Correspondances: połącz swoją podróż albo zablokuj cudzą.

yourRating = Twój ranking
noRating = Rozwiąż zadanie, żeby dostać ranking. Zostaje na tym urządzeniu.
# $points to na przykład 140.
within = ± { $points }
provisional = (tymczasowy)
# $from i $to to rankingi.
chart =
    { $count ->
        [one] Twój ranking: { $to }
        [few] Twój ranking w ostatnich { $count } zadaniach, od { $from } do { $to }
        [many] Twój ranking w ostatnich { $count } zadaniach, od { $from } do { $to }
       *[other] Twój ranking w ostatnich { $count } zadaniach, od { $from } do { $to }
    }
streak = Seria
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
run = Poprawne z rzędu
solved = Rozwiązane
notKept = Ta przeglądarka niczego nie zapisuje: twój ranking przepadnie, gdy zamkniesz stronę.
erase = Wyzeruj ranking
eraseSure = Na pewno wyzerować ranking i rozwiązane zadania?
erased = Twój ranking zadań jest wyzerowany.

## Rozwiązywanie.

# $name to kolor albo na przykład „Gracz 1”; brak go, gdy gracz nie ma przeciwników.
find = Grasz jako { $name }. Znajdź najlepszy ruch.
findAlone = Znajdź najlepszy ruch.
showSolution = Pokaż rozwiązanie
# Na samym przycisku.
giveUpSure = Pokazać? Liczy się jako błąd
right = Dobrze!
rightLater = Dobrze, za { $count }. razem.
wrong = To nie najlepszy ruch.
told = Rozwiązanie
judging = Twój ruch jest oceniany…
notJudged = Nie udało się ocenić twojego ruchu.
# $points i $percent to na przykład 4,2 i 6.
lost_both = Kosztuje { $points } pkt i { $percent }% szansy na wygraną.
lost_points = Kosztuje { $points } pkt.
lost_win = Kosztuje { $percent }% szansy na wygraną.
margin_both = Według oceny jest lepszy od każdego innego ruchu o { $points } pkt i { $percent }% szansy na wygraną.
margin_points = Według oceny jest lepszy od każdego innego ruchu o { $points } pkt.
margin_win = Według oceny jest lepszy od każdego innego ruchu o { $percent }% szansy na wygraną.
proved = Potwierdzone symulacjami: { $playouts }.
provedExactly = Na pewno: reszta partii jest policzona.
# $change to na przykład +12.
rated = Twój ranking: { $rating } ({ $change })
countedBefore = To zadanie masz już za sobą, więc twój ranking się nie zmienia.
tryAgain = Spróbuj ponownie
next = Następne zadanie
share = Udostępnij
copied = Link skopiowany.
analyse = Analizuj

## Dlaczego inne są gorsze: tabela.

comparison = Porównanie ruchów
move = Ruch
points = Punkty
chance = Szansa
loss = Strata
solution = (rozwiązanie)
yours = twój ruch
