title = Correspondances

## Formy, do których odwołują się podpisy

points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
tiles =
    { $length } { $length ->
        [one] kafelek
        [few] kafelki
        [many] kafelków
       *[other] kafelka
    }

## Lekcje: zasady w minutę

lessons_game_title = Gra
lessons_game_points_1 = W każdej rundzie masz w tajemnicy jedną z czterech linii: czerwoną 1, niebieską 2, żółtą 3 albo zieloną 4.
lessons_game_points_2 = Twoja podróż zaczyna się na przystanku twojej linii, na jednym końcu rzędu kafelków, i musi dotrzeć na drugi koniec.
lessons_game_points_3 = W swojej turze dobierasz kafelek i kładziesz go tak, żeby linie łączyły się w tych samych kolorach.
lessons_game_points_4 = Runda kończy się, gdy tylko jakaś podróż jest skończona, bez względu na to, kto położył kafelek.
lessons_game_points_5 = Punkty z rund się sumują. Kto pierwszy zdobędzie 10, wygrywa.

lessons_transfers_title = Przesiadki i pierścienie
lessons_transfers_points_1 = Twoja podróż może wieść torami dowolnego koloru. Zmiana koloru to przesiadka.
lessons_transfers_points_2 = Przesiąść się można tylko na kafelku z białym pierścieniem, między dwiema liniami, które się tam spotykają.
lessons_transfers_points_3 = Gdzie linie mijają się bez pierścienia, jest wiadukt albo łuk i przesiadki nie ma.
lessons_transfers_points_4 = Przejazd przez pierścień tą samą linią nic nie kosztuje.
lessons_transfers_points_5 = Na kolorowy przystanek wjeżdżasz linią jego koloru, a na M linią dowolnego koloru.

lessons_scoring_title = Punkty za rundę
lessons_scoring_points_1 = Skończona podróż daje 5 punktów, minus 1 za każdą przesiadkę, ale nigdy mniej niż 1.
lessons_scoring_points_2 = Jeśli dróg jest kilka, liczy się ta z najmniejszą liczbą przesiadek.
lessons_scoring_points_3 = Najdłuższa trasa własna, czyli ciąg własnej linii gracza liczony w kafelkach od początku, daje jeszcze 1 punkt.
lessons_scoring_points_4 = Jeśli dwóch graczy ma równie długą najdłuższą trasę własną, nikt nie dostaje tego punktu.
lessons_scoring_points_5 = Jeden kafelek może skończyć podróże kilku graczy. Punktują wszyscy.

## Zasady z numerami

sections_aim = Cel gry
rules_T1 = Zbuduj drogę od odjazdu do celu na drugim końcu, zmieniając linię jak najrzadziej. Każda zmiana to przesiadka, po francusku correspondance.
rules_D1 = Od dwóch do czterech graczy.

sections_tiles = Kafelki
rules_T2 = Są cztery linie: 1 jest czerwona, 2 niebieska, 3 żółta, 4 zielona. Każda ma kafelek z numerem i odcinek prosty. Na dwóch kafelkach końcowych są odjazdy i cele. Pozostałe 48 kafelków dobiera się i kładzie: każdy pokazuje dwie linie różnych kolorów i wykorzystuje wszystkie cztery boki.
rules_D11 = Zmienić linię można tylko na kafelku z pierścieniem, tam gdzie spotykają się jego dwie linie. Dobierane kafelki są czterech rodzajów: skrzyżowanie z pierścieniem, wiadukt bez pierścienia, dwa łuki stykające się w pierścieniu i dwa łuki osobne. Każda para kolorów ma każdy rodzaj dwa razy.

sections_setup = Przygotowanie
rules_T3 = Odcinki proste tworzą rząd czterech kafelków, z kafelkiem końcowym na każdym końcu. Na lewym końcu są przystanki linii niebieskiej (u góry) i żółtej (u dołu), na prawym czerwonej (u góry) i zielonej (u dołu). Po zewnętrznej stronie każdego końca jest M. Proste tory biegną w poprzek rzędu, z góry na dół.
rules_T4 = Dozwolona jest każda kolejność czterech odcinków prostych. Tutaj przed każdą rundą losuje się jedną z wyrównanych.
rules_T6 = Kafelki z numerami i 48 kafelków do dobierania tasuje się i kładzie zakryte.

sections_lines = Linie i pierwszy gracz
rules_T8 = W każdej rundzie każdy losuje numer: to jego linia. Gdy graczy jest mniej niż czterech, pozostałe numery zostają zakryte.
rules_T10 = Trzymaj swoją linię w tajemnicy do końca rundy.
rules_T11 = Przy prawdziwym stole zaczyna najmłodsza osoba; tutaj ta, którą wybrano w przygotowaniu. Ta sama osoba zaczyna każdą rundę, chyba że wybierzecie, żeby zaczynali gracze po kolei.

sections_turn = Twoja tura
rules_T12 = Dobierz kafelek i połóż go tak, żeby linie łączyły się kolorami. Potem kolej na gracza po twojej lewej.
rules_D4 = Gdzie kafelek dotyka innego, oba muszą mieć na wspólnym boku tę samą linię. Przy M dozwolona jest każda linia.
rules_D5 = Kafelek musi mieć wspólny bok z kafelkiem na stole; rząd początkowy też się liczy.
rules_D6 = Kafelek możesz dowolnie obrócić. Położonego nie wolno już przesuwać ani obracać.
rules_D7 = Nie można pasować ani zatrzymać kafelka na później.
rules_D8 = Jeśli kafelek nigdzie nie pasuje, odkłada się go na bok na tę rundę i dobierasz następny. Jeśli nie ma czego dobrać, runda się kończy.
rules_D9 = Każdym dozwolonym ruchem możesz blokować innych graczy.
rules_D10 = Dobrany kafelek od razu widzą wszyscy.

sections_journey = Twoja podróż
rules_T13 = Niebieska i żółta jadą z lewego końca na prawy, czerwona i zielona z prawego na lewy. Celem może być każdy z trzech przystanków na drugim końcu.
rules_T15 = Na kolorowy przystanek musisz wjechać linią jego koloru. Na M możesz wjechać dowolną linią.
rules_D12 = Każda zmiana linii po drodze to przesiadka. Przejazd przez pierścień bez zmiany nią nie jest, wjazd na M też nie.
rules_D13 = Kolorowe przystanki są zarazem odjazdami i celami. Droga od przystanku niebieskiego do czerwonego jest więc, czytana od końca, także drogą dla czerwonej: jeśli ktoś ma linię czerwoną, obie podróże są skończone. Droga do M jest tylko twoja.
rules_D14 = Żadna podróż nie biegnie przez kafelek końcowy. Nie można się na nim przesiąść i nie można użyć M na własnym końcu.
rules_D15 = Z linii, których nikt nie ma, mogą korzystać wszyscy. Nigdy nie kończą rundy i nigdy nie punktują.

sections_round = Koniec rundy
rules_T17 = Runda kończy się natychmiast, gdy co najmniej jedna podróż jest skończona albo gdy położono ostatni kafelek.
rules_D16 = Aplikacja szuka skończonych podróży po każdym ruchu, bez względu na to, kto go zrobił. Podróży nie można ukryć ani odrzucić i nikt nie dostaje kolejnej tury.
rules_D17 = Ostatni kafelek liczy się jak każdy inny. Jeśli i on nie skończy żadnej podróży, nikt nie dostaje punktów za podróż.
rules_T21 = Jeśli jeden kafelek kończy podróże kilku graczy, punktuje każdy z nich.
rules_T22 = Jeśli twoja linia ma kilka dróg do celu, liczy się ta z najmniejszą liczbą przesiadek.
rules_D24 = Potem ujawnia się wszystkie linie, także te, których nikt nie miał.

sections_scoring = Punkty
rules_T18 = Skończona podróż daje 5 punktów bez przesiadki, 4 z jedną, 3 z dwiema, 2 z trzema i 1 z czterema lub więcej.
rules_T25 = Każdy, kto dojedzie, dostaje więc co najmniej 1 punkt, choćby po wielu przesiadkach.
rules_T20 = Gracz z najdłuższą nieprzerwaną trasą własną dostaje jeszcze 1 punkt. Liczy się ją w kafelkach od odjazdu do miejsca, gdzie ten kolor się urywa, także za miejscem, w którym podróżny się przesiadł. Odcinki proste jej nie przerywają, ale się nie liczą.
rules_T24 = Jeśli co najmniej dwóch graczy ma równie długą najdłuższą trasę własną albo niczyja trasa własna nie ma ani jednego kafelka, nikt nie dostaje tego punktu.
rules_D18 = Punkt za najdłuższą trasę własną przyznaje się także wtedy, gdy nikt nie dojechał.
rules_T19 = Przykład: niebieski jedzie własną linią przez 8 kafelków, w pierścieniu przesiada się na czerwoną i wjeżdża na czerwony przystanek. Po jednej przesiadce zostają 4 punkty. Jeśli jego 8 kafelków to zarazem najdłuższa trasa własna, niebieski ma razem 5. W rundzie można zdobyć najwyżej 6.

sections_match = Mecz
rules_T16 = Mecz składa się z kilku rund. Wygrywa, kto pierwszy zdobędzie 10 punktów albo inną umówioną liczbę.
rules_T23 = Sumy porównuje się po policzeniu rundy. Jeśli kilku graczy ma dość punktów, wygrywa najwyższa suma. Jeśli najwyższą sumę ma kilku, wszyscy grają kolejną rundę, aż ktoś będzie na prowadzeniu.
rules_D23 = Każda runda zaczyna się od nowa: pusty stół, wszystkie 48 kafelków przetasowanych, nowe linie. Zostają tylko sumy punktów.

## Podpisy pod rysunkami w zasadach

figures_kinds = Skrzyżowanie z pierścieniem i dwa łuki z pierścieniem: tu można się przesiąść. Wiadukt i dwa łuki osobne: tu nie można.
figures_row = Rząd początkowy: po kafelku końcowym z każdej strony, między nimi cztery odcinki proste.
figures_fits = Pasuje: niebieska łączy się z niebieską na dole, zielona z zieloną po lewej.
figures_clashes = Nie pasuje: kolory na dole i po lewej się różnią.
figures_toM = Żółta dociera do M własną linią, bez przesiadki: { points }.
figures_backwards = Droga niebieskiej do czerwonego przystanku, czytana od strony czerwonej: jeśli ktoś ma linię czerwoną, ta podróż też jest skończona i daje { points }.
figures_roundEnd = Kafelek w ramce łączy drogę niebieskiej z czerwonym przystankiem: runda natychmiast się kończy.
figures_portion = Trasa własna niebieskiej od odjazdu: { tiles }.
figures_journey = Niebieska przesiada się na czerwoną w pierścieniu oznaczonym 1 i wjeżdża na czerwony przystanek: { points }. Jej trasa własna ma { tiles }.

## Samouczek krok po kroku

tutorial_welcome = Witaj w grze Correspondances. Gra się rundami. W każdej rundzie każdy ma w tajemnicy jedną z czterech linii. Twoja to linia 2, niebieska.
tutorial_journey = Twoja podróż zaczyna się na niebieskim przystanku oznaczonym gwiazdką. Musi dotrzeć na drugi koniec rzędu: do czerwonego przystanku, zielonego przystanku albo M.
tutorial_first = W swojej turze dostajesz dobrany kafelek i kładziesz go. Tam, gdzie kafelki się stykają, kolory muszą pasować. Połóż ten na zaznaczonym polu, obrócony tak, żeby niebieska biegła od twojego przystanku w prawo.
tutorial_theirs = Camille zaczyna przy czerwonym przystanku, po prawej. Może to linia czerwona. A może blef? Linie są tajne do końca rundy.
tutorial_bridge = Ten kafelek to wiadukt: niebieska i zielona mijają się bez spotkania, więc nie ma tu przesiadki. Niech niebieska biegnie dalej w prawo: połóż go na zaznaczonym polu.
tutorial_ring = Ten kafelek ma biały pierścień. Można się tam przesiąść z niebieskiej na żółtą. Przejazd na wprost nic nie kosztuje, więc połóż go na zaznaczonym polu.
tutorial_gap = Między twoją niebieską linią a czerwoną zostało jedno pole. Ale na czerwony przystanek wolno wjechać tylko czerwoną. Potrzebujesz więc miejsca na przesiadkę.
tutorial_change = Oto ono: niebieska i czerwona skręcają i stykają się w pierścieniu. Połóż kafelek na zaznaczonym polu tak, żeby wjechać niebieską, a wyjechać czerwoną.
tutorial_complete = Twoja podróż jest skończona, a z nią runda. Podróż daje pięć punktów, minus jeden za każdą przesiadkę. Przesiadka była jedna: 4 punkty.
tutorial_reverse = Camille rzeczywiście ma czerwoną, a ta sama droga czytana od końca prowadzi od czerwonego przystanku do twojego. Podróż Camille też jest więc skończona i daje 4 punkty.
tutorial_stretch = Jeszcze jeden punkt jest za najdłuższą trasę własną. Niebieska biegnie od początku przez 4 kafelki, czerwona przez 3. Punkt jest twój: 5 do 4.
tutorial_match = Potem stół się opróżnia i każdy dostaje nową linię. Kto pierwszy zdobędzie dziesięć punktów, wygrywa mecz. Teraz umiesz już grać.
