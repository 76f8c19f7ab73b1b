title = Berlin

lesson_1 = Na planszy stoją cztery grupy turystów. Połóż kafelek na polu z turystą: odtąd turysta stoi na tym kafelku.
lesson_2 = Gdy linia zostaje skończona, jej właściciel dostaje kartę tego koloru za każdy jej przejazd przez taki kafelek.
lesson_3 = Na koniec za najwięcej kart koloru dostaje się wyższą liczbę jego atrakcji, a za drugie miejsce niższą.
lesson_4 = Karty, których nikt nie wziął, rywalizują jak karty jeszcze jednego gracza. Jedna karta może nie wystarczyć.

rules_E1 = Osiem atrakcji leży w rzędzie. Turystów jest po trzech każdego koloru. Po dwóch stoi na planszy, w czterech kwadratowych grupach po cztery różne kolory, po jednej w każdej ćwiartce planszy, jedno pole od brzegu. Trzeci każdego koloru trafia losowo do jednej z atrakcji, po jednym do każdej. Każdy kolor ma osiem kart.
rules_E2 = Gdy położysz kafelek na polu z turystą, turysta stoi odtąd na tym kafelku. Gdy linia punktuje, jej właściciel bierze jedną kartę koloru turysty za każdy jej przejazd przez ten kafelek. Przykład: linia za 7 punktów, która dwa razy jedzie przez kafelek żółtego turysty i raz przez kafelek fioletowego, daje 7 punktów, dwie żółte karty i jedną fioletową.
rules_E3 = Na koniec każdy kolor ocenia się osobno. Kto ma najwięcej kart, dostaje wyższą liczbę atrakcji, przy której stoi turysta tego koloru; kto jest drugi, dostaje niższą. Jeśli najwięcej ma kilku, obie liczby się dodaje, dzieli między nich i zaokrągla w dół, a drugiego miejsca nie ma. Jeśli kilku jest drugich, tak samo dzieli się niższą liczbę. Karty, których nie wzięto, należą do wymyślonego właściciela, który wygrywa lub dzieli się jak każdy; te punkty przepadają. Bez karty danego koloru nie dostaje się nic.
rules_E4 = Atrakcje mają dwie strony; gra się wszystkimi na stronie A, wszystkimi na stronie B albo losowo zmieszanymi. Wyższa i niższa liczba na stronie A, potem na stronie B. Alexanderplatz: 4/3, 7/1. Czerwony Ratusz: 5/3, 8/1. Kolumna Zwycięstwa: 5/4, 8/2. Brama Brandenburska: 6/3, 9/1. Katedra Berlińska: 6/4, 9/2. Wyspa Muzeów: 6/5, 10/1. Reichstag: 7/4, 10/2. Kościół Pamięci: 7/5, 11/2.

# Podpisy pod rysunkami w zasadach.
figures_took = Linia za { points } jedzie przez kafelek turysty; liczba przejazdów: { $count }. Tyle kart tego koloru bierze jej właściciel.
figures_majority = Karty trzech kolorów: złoty ma najwięcej i dostaje wyższą liczbę, zielony jest drugi i dostaje niższą. Przy remisie się dzieli. W ostatniej kolumnie są karty, których nikt nie wziął.

## Samouczek krok po kroku

tutorial_groups = W Berlinie na planszy stoją cztery grupy po czterech turystów. Ośmiu innych, po jednym z każdego koloru, odwiedza atrakcje w panelu. Dwie liczby przy atrakcji mówią, ile jej kolor jest wart na koniec.
tutorial_carry = Gdy położysz kafelek na polu z turystą, turysta stoi odtąd na tym kafelku. Połóż swój kafelek na zaznaczonym polu, gdzie stoi żółty turysta.
tutorial_finish = Twoja linia ze stacji 31 biegnie przez kafelki z turystami. Połóż kafelek na zaznaczonym polu: zabierze fioletowego turystę i skończy linię.
tutorial_cards = Linia daje 9 punktów. A za każdy przejazd przez kafelek z turystą dostajesz kartę jego koloru: 1 zieloną, 2 niebieskie i 1 fioletową.
tutorial_more = Zbieraj dalej te same: twoja linia ze stacji 29 dwa razy jedzie przez kafelek fioletowego turysty i raz przez kafelek niebieskiego. Skończ ją.
tutorial_majority = Jeszcze 2 fioletowe karty i 1 niebieska. Na koniec ten, kto ma najwięcej kart koloru, dostaje wyższą liczbę jego atrakcji, a drugi niższą.
tutorial_imaginary = Camille to niejedyna konkurencja. Karty, których nikt nie zebrał, należą do wymyślonego właściciela, a ten w każdym kolorze ma wciąż więcej niż ty. Nie zbieraj więc wszystkiego po trochu.
