title = Metro

## Formy, do których odwołują się podpisy

points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
tiles =
    { $tiles } { $tiles ->
        [one] kafelek
        [few] kafelki
        [many] kafelków
       *[other] kafelka
    }
crossings =
    { $length } { $length ->
        [one] przejazd
        [few] przejazdy
        [many] przejazdów
       *[other] przejazdu
    }

## Lekcje: zasady w minutę

lessons_base_title = Gra
lessons_base_points_1 = Twoje pociągi czekają na stacjach wokół planszy. Dalej prowadzą je tory na kafelkach.
lessons_base_points_2 = W swojej turze połóż kafelek z ręki i dobierz nowy. Albo najpierw dobierz i połóż właśnie ten kafelek.
lessons_base_points_3 = Kafelek kładzie się przy brzegu albo obok innego kafelka i nigdy się go nie obraca.
lessons_base_points_4 = Linia jest skończona, gdy dotrze do dowolnej stacji albo do dworca centralnego. Punkty dostaje ten, czyj pociąg nią jedzie, bez względu na to, kto położył kafelek.
lessons_base_points_5 = Za każdy przejazd przez kafelek linia daje punkt, a przez jeden kafelek może przejechać do czterech razy. Linia skończona na dworcu centralnym liczy się podwójnie.
lessons_base_points_6 = Wydłużaj swoje linie i skracaj cudze. Gdy wszystkie 60 kafelków leży na planszy, wygrywa gracz z największą liczbą punktów.

lessons_variants_title = Cztery warianty
lessons_variants_points_1 = Dowolny obrót: każdy kafelek obracasz, jak chcesz. Większy wybór, więcej myślenia.
lessons_variants_points_2 = Więcej kafelków: na ręce masz dwa lub trzy zamiast jednego.
lessons_variants_points_3 = Jeden pionek na polu: na torze punktacji nigdy nie stoją dwa pionki na jednym polu. Pionek, który stanąłby na zajętym, idzie dalej, więc remisów nie ma.
lessons_variants_points_4 = Styk rogami: kafelek może dotykać innego także samym rogiem.
lessons_variants_points_5 = Łącz je dowolnie; tylko „jeden pionek na polu” wymaga gry, w której linie należą do graczy.

## Zasady z numerami

sections_board = Plansza
rules_B1 = Plansza to kwadrat 8 na 8 pól. Cztery pola w środku to dworzec centralny, na którym nigdy nie leży kafelek. Zostaje 60 pól, po jednym na każdy kafelek. Nazwa pola to kolumna (A do H, od lewej) i wiersz (1 do 8, od góry).
rules_B2 = Przy każdym zewnętrznym boku pola na brzegu jest stacja, razem 32. Numery biegną od prawego górnego rogu przeciwnie do ruchu wskazówek zegara: 1 do 8 wzdłuż góry w lewo, 9 do 16 lewym bokiem w dół, 17 do 24 wzdłuż dołu w prawo, 25 do 32 prawym bokiem w górę. Pole w rogu ma więc dwie stacje. Stacja 9 to Place de Clichy.
rules_B3 = Pociągi jeżdżą prawą stroną. Stacja ma dwa tory: z punktu widzenia maszynisty wjeżdżającego na planszę jej pociąg odjeżdża prawym, a inne przyjeżdżają lewym. Dworzec centralny ma osiem peronów, po jednym wszędzie tam, gdzie sąsiaduje z nim pole na kafelek, a każdy peron ma tak samo dwa tory.

sections_tiles = Kafelki
rules_B4 = Na każdym z czterech boków kafelka jest jeden tor wjazdowy i jeden wyjazdowy. Cztery tory kafelka łączą każdy wjazd z innym wyjazdem. Możliwe są 24 takie kafelki i wszystkie znajdują się wśród 60 w pudełku.

sections_players = Gracze i stacje
rules_B8 = Grać może od dwóch do sześciu osób. Kolory: żółty, niebieski, pomarańczowy, zielony, fioletowy i szary. Pociąg na stacji pokazuje, do kogo należy. Przy dwóch osobach żółty ma wszystkie stacje nieparzyste, a niebieski wszystkie parzyste; dla większej liczby są tabele. Przy trzech, pięciu i sześciu osobach stacje 16 i 17 są niczyje, ale linie mogą się na nich kończyć.
rules_B9 = Kafelki tasuje się zakryte. Każdy dobiera jeden i ukrywa go przed innymi. W grze z pudełka zaczyna najmłodsza osoba; tutaj decyduje ten, kto przygotowuje partię, albo los. Potem gra się zgodnie z ruchem wskazówek zegara.

sections_turn = Twoja tura
rules_B10 = Zrób jedną z dwóch rzeczy. Połóż kafelek z ręki, a potem dobierz nowy, dopóki są w stosie. Albo zostaw kafelki na ręce, dobierz jeden i połóż właśnie ten; wtedy już nie dobierasz. Po dobraniu nie można zmienić zdania: dobrany kafelek trzeba położyć.
rules_B11 = Dobierać można tylko, dopóki w stosie są kafelki. Gdy nie masz kafelka i nie ma czego dobrać, pasujesz; jeśli jakiś moduł pozwala ci zrobić coś innego, możesz wybrać między tym a pasem. Gra się, aż na planszy leży 60. kafelek.

sections_laying = Kładzenie kafelka
rules_B12 = Wybierz puste pole na brzegu planszy albo takie, które co najmniej jednym bokiem sąsiaduje z kafelkiem. Sam styk z dworcem centralnym nie wystarczy.
rules_B13 = Strzałka na kafelku wskazuje górę planszy. Kafelków się nie obraca.
rules_B14 = Żadna linia nie może składać się z jednego kafelka. Nie wolno położyć kafelka tak, żeby prowadził pociąg z jednej stacji prosto na stację, inną czy tę samą, bez względu na to, do kogo należą. Jest jeden wyjątek: jeśli kafelek łamałby tę zasadę na każdym dostępnym dla niego polu, wszystkie są dla niego dozwolone. Ocenia się to osobno dla każdego kafelka; nie ma znaczenia, co jeszcze można by zrobić.
rules_B15 = Możesz budować, gdzie chcesz: na swoich liniach, na liniach innych graczy i przed każdą stacją.

sections_scoring = Punkty i koniec
rules_B16 = Linia jest skończona, gdy tylko jej tor prowadzi z jej stacji na tor przyjazdowy dowolnej stacji albo na dworzec centralny. Punkty od razu dostaje właściciel stacji, z której linia odjeżdża, bez względu na to, kto położył kafelek. Jeden kafelek może skończyć kilka linii. Punktują wszystkie, w kolejności rosnących numerów stacji, a po nich linie z dworca centralnego. Każda linia punktuje tylko raz; jej pociąg zostaje wtedy obrócony.
rules_B17 = Linia daje jeden punkt za każdy przejazd przez kafelek, więc kafelek, przez który jedzie trzy razy, liczy się za trzy. Tor wydrukowany na dworcu centralnym nic nie daje, ale linia, która się tam kończy, jest warta dwa razy więcej punktów. Przykład: pięć kafelków, przez każdy jeden przejazd, koniec na dworcu centralnym: 10 punktów.
rules_B18 = Tor, który biegnie w kółko i nie trafia na żadną stację, nie daje punktów.
rules_B19 = Partia kończy się, gdy wszystkie kafelki leżą na planszy; każda linia jest wtedy skończona. Wygrywa gracz z największą liczbą punktów. Przy remisie gracze dzielą zwycięstwo.

sections_variants = Warianty
rules_V1 = Dowolny obrót. Nie zważaj na strzałki: to ty wybierasz, jak leży kafelek. Wyjątek od zasady jednego kafelka (B14) działa tylko wtedy, gdy kafelek nie pasuje na żadne pole w żadnym obrocie.
rules_V2 = Więcej kafelków. Każdy ma na ręce dwa lub trzy kafelki. Po położeniu kafelka z ręki dobierz do tej samej liczby. Nadal możesz dobrać kafelek i od razu go położyć.
rules_V3 = Jeden pionek na polu. Na torze punktacji dwa pionki nie mogą stać na tej samej liczbie, chyba że na 0. Pionek, który stanąłby na zajętej liczbie, idzie w górę na najbliższą wolną i to jest wynik. Tor biegnie dalej za 100 i nikt nie może zremisować. To, co gracze zyskują lub tracą na koniec partii, dolicza się jako jeden ruch pionka każdego z nich, w kolejności tur od pierwszego gracza. Nie przy spółkach i nie w solo.
rules_V4 = Styk rogami. Pole, które dotyka położonego kafelka samym rogiem, też liczy się jako sąsiednie (B12).

sections_combinations = Co z czym można łączyć
rules_C1 = Spółki łączą się z dworcem centralnym, z torami centralnymi i z każdym miastem. Dworzec centralny i tory centralne wykluczają się, bo tory zakrywają perony; każdy z tych modułów łączy się z każdym miastem. Miasto jest najwyżej jedno. W solo gra się bez innych modułów. Dowolny obrót (V1), więcej kafelków (V2) i styk rogami (V4) łączą się ze wszystkim, ale w solo zawsze masz dwa kafelki. Jeden pionek na polu (V3) wymaga gry bez spółek i nie działa w solo.

sections_cities = Miasta
rules_Y1 = Przy spółkach punkty za położenie kafelka trafiają od razu do gracza, który go położył. To, co dostaje właściciel linii (turyści w Nowym Jorku, żetony w Petersburgu, karty w Berlinie), należy wtedy do spółki. Dolicza się to do zysku na koniec, zanim ustali się kolejność spółek i wypłaci przewagi (M6, M7), i nigdy nie kończy to wymiany (M4).
rules_Y2 = Pola wewnętrzne to te co najmniej o jeden krok od brzegu, bez środka: 32 pola.
rules_Y3 = Jest osiem kolorów turystów: żółty, niebieski, pomarańczowy, zielony, fioletowy, szary, czerwony i brązowy, w tej kolejności wszędzie tam, gdzie kolejność jest potrzebna. Linia, której nikt nie prowadzi, ze stacji 16 lub 17 albo z peronu bez znacznika, nie bierze ani turysty, ani żetonu; jej karty w Berlinie trafiają do wymyślonego właściciela (E3).

sections_notation = Dodatek: zapis
rules_B5 = Kafelek nazywa się czterema literami, dla pociągów wjeżdżających od góry, z prawej, od dołu i z lewej. Przy a pociąg jedzie prosto. Przy b wyjeżdża następnym bokiem zgodnie z ruchem wskazówek zegara, przy c następnym w przeciwną stronę. Przy d zawraca i wyjeżdża tam, gdzie wjechał. Na cbaa pociąg od góry wyjeżdża w lewo, ten z prawej wyjeżdża dołem, a dwa pozostałe jadą prosto.
rules_B6 = Liczba egzemplarzy w pudełku: po cztery { $four }; po trzy { $three }; po dwa { $two }.
rules_B7 = Ruch zapisuje się jako kafelek i jego pole: cbaa72 to kafelek cbaa w wierszu 7 i kolumnie 2, liczonych od 0 od lewego górnego rogu. Cała plansza to ciąg takich ruchów w kolejności, w jakiej je wykonano. Jeśli wolno obracać kafelki (V1), litery są takie, jak kafelek leży.

## Podpisy pod rysunkami w zasadach

figures_board = 8 na 8 pól, pośrodku dworzec centralny, wokół brzegu 32 stacje.
figures_keepRight = Pociąg ze stacji { $from } odjeżdża prawym torem. Pusta strzałka oznacza tor przyjazdowy.
figures_tile = Kafelek ma cztery tory. Szukaj liczby: pociąg wjeżdża w tym miejscu, a wyjeżdża przy strzałce tego samego koloru.
figures_stations = Stacje każdego koloru.
figures_players = Graczy: { $players }
figures_open = Zaznaczone pola są dostępne: na brzegu albo obok kafelka. Przekreślone nie dotykają kafelka, a dworzec centralny się nie liczy.
figures_upright = Złota strzałka musi wskazywać górę.
figures_corner = Niedozwolone: ten kafelek poprowadziłby pociąg ze stacji { $from } prosto na stację { $to }.
figures_turnBack = Niedozwolone: pociąg ze stacji { $from } od razu by wrócił.
figures_exception = Wyjątek: jako pierwszy kafelek partii ten łamałby zasadę na każdym z dostępnych pól ({ $cells }). Może więc leżeć na dowolnym z nich.
figures_complete = Linia ze stacji { $from } jest skończona na stacji { $to }. Biegnie przez { tiles }: { points }.
figures_crossings = To tylko { tiles }, ale pociąg zawraca i przez jeden z nich jedzie dwa razy: { points }.
figures_centre = { crossings }, a linia kończy się na dworcu centralnym: { $length } × 2 = { points }.
figures_loop = Ta pętla nie trafia na żadną stację: bez punktów.
figures_finished = Róg skończonej partii: każda linia jest skończona. Ta ze stacji { $from } dała { points }.
figures_rotations = Ten sam kafelek w czterech położeniach: wybierz jedno.
figures_hand = Trzy kafelki na ręce.
figures_markers = Pionek niebieskiego stanąłby na { $taken }, ale tam stoi żółty. Idzie więc dalej, na { $space }.
figures_cornerContact = Przy styku rogami dostępne są też pola, które dotykają kafelka samym rogiem.
figures_letters = Kafelek cbaa: litera przy każdym boku mówi, dokąd jedzie pociąg, który tu wjeżdża.

## Samouczek krok po kroku

tutorial_welcome = Witaj w grze Metro. Twój kolor to żółty, przeciwnika niebieski. Na zmianę kładziecie kafelki i budujecie linie dla swoich pociągów. Im dłuższa linia, tym więcej punktów.
tutorial_stations = Wokół planszy są 32 stacje. 16 stacji o numerach nieparzystych jest twoich i na każdej czeka żółty pociąg. Każdy pociąg jedzie w partii jedną linią, a ta linia punktuje raz.
tutorial_right = Pociągi jeżdżą prawą stroną. Spójrz na planszę ze stacji 7: twój pociąg odjeżdża prawym torem. Tor po lewej służy do przyjazdów. Każdy bok kafelka ma taką parę, jeden wjazd i jeden wyjazd.
tutorial_place = Kafelek kładzie się na pustym polu na brzegu albo obok kafelka, który już leży. Nie wolno go obracać. Połóż swój kafelek przed stacją 7 i zacznij pierwszą linię.
tutorial_grow = Niebieski położył kafelek obok twojego i twoja linia biegnie przez niego dalej prosto. Kafelki są niczyje: każda linia korzysta z torów, na które trafi. Połóż nowy kafelek na zaznaczonym polu. Linia będzie wtedy miała 3 kafelki.
tutorial_turnBack = Ten kafelek zawraca twój pociąg. Pojedzie z powrotem przez kafelki, które już przejechał, i wyjedzie na innej stacji. To dobrze: liczy się każdy przejazd. Połóż go i skończ linię.
tutorial_scored = Twoja linia jest skończona i daje 6 punktów. Biegnie przez 4 kafelki, ale przez 2 zaznaczone jedzie dwa razy, a każdy przejazd jest wart punkt.
tutorial_hurt = Niebieski właśnie skończył twoją linię ze stacji 3, po zaledwie 2 kafelkach. Dostajesz 2 punkty i ta linia nie da już więcej. Punkty zawsze dostaje właściciel linii, bez względu na to, kto ją skończy.
tutorial_refused = Kafelek, który masz na ręce, zawraca każdy pociąg. Na którymkolwiek z zaznaczonych pól zakończyłby linię, która dopiero co ruszyła ze stacji. Zasady zabraniają takiej linii z 1 kafelka, dopóki kafelek może leżeć gdzie indziej. Spróbuj, jeśli chcesz: plansza na to nie pozwoli.
tutorial_draw = Ten kafelek niedługo się przyda, więc go zatrzymaj. Możesz zamiast tego dobrać kafelek ze stosu i od razu go położyć. Po dobraniu nie ma odwrotu. Dobierz teraz.
tutorial_drawn = Dobry kafelek: prowadzi pociąg ze stacji 5 prosto w stronę środka. Połóż go na zaznaczonym polu. To, co masz na ręce, się nie zmienia.
tutorial_revenge = Teraz spójrz na linię niebieskiego ze stacji 4: zaraz wjedzie na zaznaczone pole. Połóż zatrzymany kafelek. Odeśle pociąg niebieskiego po 4 przejazdach, za jedyne 4 punkty.
tutorial_centre = Cztery pola w środku to dworzec centralny. Linia, która tam się kończy, liczy się podwójnie. Twoja linia ze stacji 5 czeka przy zaznaczonym polu: połóż kafelek i patrz, jak jedzie pociąg.
tutorial_doubled = Twój pociąg jedzie przez ten jeden kafelek 4 razy. Linia ma 12 przejazdów i kończy się na dworcu centralnym: 24 punkty. Prowadzisz 32 do 4. Następne 47 kafelków położy się samo, dla obu stron, więc patrz, jak rosną linie.
tutorial_last = Niebieski odrobił straty i prowadzi 104 do 84. Stos jest pusty, a to twój ostatni kafelek. O wyniku może jeszcze rozstrzygnąć jedna linia: twoja ze stacji 17. Połóż kafelek na zaznaczonym polu.
tutorial_over = Kolejne 24 punkty na dworcu centralnym. Niebieski kładzie ostatni z 60 kafelków i partia się kończy; każda linia jest skończona. Wygrywasz 112 do 107. Teraz umiesz już grać.
