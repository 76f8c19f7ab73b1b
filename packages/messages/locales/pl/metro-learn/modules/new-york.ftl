title = Nowy Jork

lesson_1 = Po stronie przyjazdów każdej stacji czeka turysta.
lesson_2 = Gdy jedna z twoich linii kończy się na stacji, bierzesz tamtejszego turystę na swoją tabliczkę.
lesson_3 = Na koniec każdy turysta daje tyle, ile twoja tabliczka płaci za jego kolor: od 0 do 3 punktów. Każda tabliczka płaci inaczej.
lesson_4 = Linie skończone na dworcu centralnym liczą się podwójnie, ale nikt tam nie czeka.

rules_N1 = Każdy gracz dostaje losowo jedną z ośmiu tabliczek; przy spółkach dostaje ją każda spółka. Po stronie przyjazdów każdej z 32 stacji czeka turysta, ustawiony losowo, po czterech każdego koloru.
rules_N2 = Gdy linia kończy się na stacji, jej właściciel bierze czekającego tam turystę. Na torze przyjazdowym kończy się zawsze tylko jedna linia, więc turysta zawsze tam jest. Na dworcu centralnym nie ma kogo zabrać. Na koniec każdy turysta jest wart tyle, ile tabliczka właściciela pokazuje przy jego kolorze.
rules_N3 = W kolejności kolorów (Y3) pierwsza tabliczka płaci 0, 3, 1, 2, 0, 2, 3, 1. Każda następna zaczyna w tym ciągu o jedno miejsce dalej, a pominięte dodaje na końcu. Atrakcje kolorów to Empire State Building, Yankee Stadium, Times Square, Central Park, Statua Wolności, Most Brookliński, Katedra św. Patryka i Rockefeller Center. Przykład: dwóch turystów po 3, dwóch po 1 i jeden za 0 daje 8.

# Podpisy pod rysunkami w zasadach.
figures_taken = Linia ze stacji { $from } skończyła się na stacji { $to }. Jej właściciel zabrał czekającego tam turystę; pozostali wciąż czekają.

## Samouczek krok po kroku

tutorial_board = W Nowym Jorku masz własną tabliczkę. Mówi, ile jest dla ciebie wart turysta każdego koloru. Na twojej najwięcej warte są żółty i szary.
tutorial_waits = Na każdej stacji czeka turysta. Gdy jedna z twoich linii kończy się na stacji, bierzesz turystę, który tam czeka. Ważne jest więc, gdzie kończą się twoje linie.
tutorial_finish = Twoja linia ze stacji 9 może się skończyć na stacji 8, gdzie czeka żółty turysta. Połóż kafelek na zaznaczonym polu.
tutorial_taken = 3 punkty za linię od razu i żółty turysta wart jeszcze 3 na koniec.
tutorial_cut = Camille kończy twoją linię ze stacji 29. Jej koniec to stacja 28, a tamtejszy brązowy turysta jest na twojej tabliczce wart 0. Inni też mogą wybierać, gdzie kończą się twoje linie.
tutorial_both = Teraz na odwrót. Na zaznaczonym polu twoja linia ze stacji 7 kończy się przy kolejnym żółtym turyście, a linia Camille ze stacji 8 przy pomarańczowym.
tutorial_sum = Żółty znów jest dla ciebie wart 3, a pomarańczowy na tabliczce Camille 0. I jeszcze jedno: linie, które kończą się na dworcu centralnym, jak zawsze liczą się podwójnie, ale nikt tam nie czeka.
