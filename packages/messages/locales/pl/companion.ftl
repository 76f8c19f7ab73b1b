title = Pomocnik
about = Masz pudełko na stole? Wprowadź kafelki tak, jak leżą, i pozostałe elementy, a zobaczysz wynik. Wszystko zostaje na tym urządzeniu.
missing = Tego stołu nie ma na tym urządzeniu.
newTable = Nowy stół
play = W co grasz?
players = Gracze
name = Nazwa gracza { $number } ({ $colour })
options = Moduły i warianty
start = Wprowadź planszę
saved = Twoje stoły
# $scores to na przykład „Anna 54, Jan 47”.
soFarOf = Do tej pory: { $scores }
delete = Usuń
deleteAsk = Usunąć ten stół?
deleted = Stół usunięty.
notKept = Ta przeglądarka nie mogła zapisać ostatniej zmiany. Przepadnie, gdy zamkniesz stronę.
toTables = Wszystkie stoły
undo = Cofnij

tabs_label = Co wprowadzić lub zobaczyć
tabs_tiles = Kafelki
tabs_form = Elementy
tabs_score = Wynik

# Dwa sposoby wprowadzania kafelków.
order_label = Kolejność
order_cells = Pole po polu
order_tiles = Kafelek po kafelku
orderAbout_cells = Dotknij kafelka: trafi na zaznaczone pole, a zaznaczenie przejdzie dalej. Dotknij pola, żeby przenieść zaznaczenie.
orderAbout_tiles = Dotknij kafelka, a potem każdego pola, na którym leży. Dotknij jeszcze raz, żeby go usunąć.
keys = Klawiatura: strzałki na planszy, cztery litery kafelka, żeby go położyć, Delete, żeby usunąć, Ctrl+Z, żeby cofnąć.
palette = Kafelki
left = jeszcze { $count }
marked = Zaznaczone: { $cell }
removeTile = Usuń
putOn = { $tile } na { $cell }.
removedFrom = Pole { $cell } jest puste.
noTile = Nie ma kafelka { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } kafelek { $tile } na planszy, a w pudełku tylko { $copies }: { $cells }.
        [few] { $count } kafelki { $tile } na planszy, a w pudełku tylko { $copies }: { $cells }.
        [many] { $count } kafelków { $tile } na planszy, a w pudełku tylko { $copies }: { $cells }.
       *[other] { $count } kafelka { $tile } na planszy, a w pudełku tylko { $copies }: { $cells }.
    }
problems_isolated = Od brzegu planszy nie prowadzą żadne kafelki do { $cells }.
problems_oneTileLine = { $cells }: linia z samego tego kafelka jest dozwolona tylko wtedy, gdy nie mógł leżeć nigdzie indziej.

# Plansza jako tekst, na przykład cbaa72aacb00.
asText = Plansza jako tekst
asTextAbout = Kafelki i pola jedno po drugim, na przykład cbaa72 to kafelek cbaa w wierszu 7 i kolumnie 2, liczonych od 0.
enterBoard = Wprowadź tę planszę
notBoard = Kafelek { $number }: { $reason }
boardEntered =
    { $count ->
        [one] Wprowadzono { $count } kafelek.
        [few] Wprowadzono { $count } kafelki.
        [many] Wprowadzono { $count } kafelków.
       *[other] Wprowadzono { $count } kafelka.
    }

final = Wynik końcowy
soFar = Dotychczasowy wynik
emptyCells =
    { $count ->
        [one] { $count } pole jest jeszcze puste.
        [few] { $count } pola są jeszcze puste.
        [many] { $count } pól jest jeszcze pustych.
       *[other] { $count } pola jest jeszcze puste.
    }
unfilled = Jeszcze niewypełnione: { LIST($fields) }.
copyText = Kopiuj jako tekst
copied = Skopiowano.
notCopied = Przeglądarka nie pozwoliła kopiować.
lines = Linie
linesAre = skończone: { $complete }, otwarte: { $open }
lineOpen = otwarta, { $length }
linePoints =
    { $points ->
        [one] długość { $length }: { $points } punkt
        [few] długość { $length }: { $points } punkty
        [many] długość { $length }: { $points } punktów
       *[other] długość { $length }: { $points } punktu
    }

# Formularz: miejsce i element na nim, na przykład „9 (Place de Clichy): żółty”.
placeHas = { $place }: { $piece }
nothing = nic
pieces = Elementy
clear = Usuń element
filled = Wypełniono { $filled } z { $all }.
tooMany = Więcej, niż jest w pudełku: { LIST($pieces) }.
field = Pole { $number }
chip = { $colour } żeton, { $value }
# Wartości tabliczki z Nowego Jorku, kolor po kolorze.
boardWith = { $values }
tourist = Turysta

fields_track_spaces =
    .title = Pola na torze punktacji
    .about = Gdzie stoi każdy pionek po ostatniej linii, przed punktami na koniec: zależy to od kolejności linii.
fields_track_first =
    .title = Kto zaczynał?
    .about = W tej kolejności pionki ruszają się na koniec.
fields_companies_shares-10 =
    .title = Udziały 10%
    .about = Z której spółki jest udział każdego gracza.
fields_companies_shares-20 =
    .title = Udziały 20%
    .about = Z której spółki jest udział każdego gracza.
fields_companies_shares-30 =
    .title = Udziały 30%
    .about = Z której spółki jest udział każdego gracza.
fields_companies_shares-40 =
    .title = Udziały 40%
    .about = Z której spółki jest udział każdego gracza.
fields_central-stations_tokens =
    .title = Znaczniki na peronach
    .about = Perony od 1 do 8, od prawego górnego przeciwnie do ruchu wskazówek zegara. Pozostałe zostaw puste.
fields_central-tracks_tiles =
    .title = Tory centralne
    .about = Cztery kafelki w środku tak, jak leżą.
fields_paris_rows =
    .title = Turyści przy atrakcjach
    .about = Dotknij każdego pola z turystą, od lewej do prawej, po cztery na atrakcję.
fields_stockholm_sights =
    .title = Rząd atrakcji
    .about = Od lewej do prawej.
fields_stockholm_tourists =
    .title = Turyści w rzędzie
    .about = Od lewej do prawej, po cztery pola na atrakcję.
fields_stockholm_chips =
    .title = Tajne kolory
    .about = Żetony każdego gracza.
fields_stockholm_points =
    .title = Punkty za atrakcje
    .about = Ile każdy gracz dostał za turystów w trakcie partii.
fields_london_fares =
    .title = Punkty za taksówkę
    .about = Ile każdy gracz dostał za kursy w trakcie partii.
fields_new-york_boards =
    .title = Tabliczki
    .about = Każda tabliczka według jej wartości, od żółtego do brązowego.
fields_new-york_tourists =
    .title = Turyści na stacjach
    .about = Tak, jak stali na początku, stacja po stacji.
fields_st-petersburg_chips =
    .title = Żetony
    .about = Kto ma który żeton? Pomiń te, które są jeszcze w stosach.
fields_berlin_tourists =
    .title = Turyści na planszy
    .about = Turysta na każdym z tych pól.
fields_berlin_visitors =
    .title = Turyści przy atrakcjach
    .about = Turysta przy każdej atrakcji.
fields_berlin_sides =
    .title = Strony atrakcji
    .about = Strona, która jest na wierzchu.

# Śledzenie partii ruch po ruchu.
follow = Śledź partię
followAbout = Śledź partię ruch po ruchu: wybierz położony kafelek, a potem pole. Niczyja ręka nie jest widoczna; to, co zostaje ukryte, uzupełnisz na końcu.
count = Policz
followedToEnd = Ostatni kafelek leży. Uzupełnij to, co było ukryte, i odczytaj wynik końcowy.
named = { $tile }: wybierz pole.
typeMove = Wpisz ruch
typeMoveAbout = Ruch jak w zapisie, na przykład cbaa72 albo token-yellow-20-p3.
enterMove = Wprowadź
whichTile = { $name }: który kafelek?
whichCell = { $name }: na które pole?
instead = Stało się coś innego…
# O miejscach, które mogą być puste wszystkie.
allEmpty = Nic tam nie leży

# Partia wprowadzana po kolei, w której wszystko jest jawne.
openAbout = Wprowadź rundę, gdy się skończy i linie są ujawnione: odcinki proste, linię każdego gracza, potem kafelki; na końcu ten, który zakończył rundę.
standings = Klasyfikacja
