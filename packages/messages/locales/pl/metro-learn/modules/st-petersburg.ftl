title = Petersburg

lesson_1 = Na przekątnych planszy leży osiem atrakcji.
lesson_2 = Połóż kafelek na jednej z nich, wybierz kolor i postaw jego turystę na kafelku. Cztery żetony tego koloru się tasuje.
lesson_3 = Za każdy przejazd skończonej linii przez ten kafelek jej właściciel bierze żeton tego koloru, niewidoczny dla innych.
lesson_4 = Żetony sumuje się na koniec. Każdy kolor ma dziesięć punktów, ale rozłożonych bardzo różnie.

rules_T1 = Osiem atrakcji leży na przekątnych planszy: na drugim i trzecim polu od każdego rogu. Każdy kolor ma cztery żetony, najpierw odkryte obok planszy, i jednego turystę.
rules_T2 = Jeśli położysz kafelek na atrakcji, atrakcję się usuwa. Wybierz turystę, którego jeszcze nie postawiono, i postaw go na kafelku. Żetony jego koloru zakrywa się i tasuje.
rules_T3 = Gdy linia jest skończona, jej właściciel za każdy jej przejazd przez kafelek turysty dobiera jeden żeton jego koloru: najwyżej cztery. Dotyczy to także kafelka, który kończy linię. Widzisz wartość swoich żetonów; o żetonach innych graczy wiesz tylko, ile ich jest. Żetonów spółek nie widzi nikt. Na koniec wszystkie się odkrywa i sumuje. Przykład: linia warta 11, która jedzie przez kafelek trzy razy, daje 11 punktów i trzy żetony.
rules_T4 = W każdym kolorze żetony dają razem dziesięć. Żółty: 1, 2, 3, 4. Niebieski: 2, 2, 3, 3. Pomarańczowy: 0, 0, 5, 5. Zielony: 1, 1, 4, 4. Fioletowy: 0, 2, 3, 5. Szary: 1, 1, 1, 7. Czerwony: 0, 3, 3, 4. Brązowy: 2, 2, 2, 4. Atrakcje to Peterhof, Cerkiew Zmartwychwstania, Twierdza Pietropawłowska, Jeździec Miedziany, Sobór Kazański, Muzeum Fabergé, Ermitaż i Pałac Katarzyny.

# Podpisy pod rysunkami w zasadach.
figures_sights = Osiem atrakcji leży na przekątnych.
figures_took = Linia za { points } jedzie przez kafelek turysty; liczba przejazdów: { $count }. Tyle żetonów bierze jej właściciel.

## Samouczek krok po kroku

tutorial_sights = Na przekątnych planszy leży osiem atrakcji. A każdy z ośmiu kolorów ma jednego turystę i cztery żetony. Panel pokazuje, jakie żetony są w każdym stosie.
tutorial_place = Zaznaczone pole to atrakcja: Peterhof. Leży na drodze twojej linii ze stacji 7. Połóż tam kafelek.
tutorial_choose = Teraz wybierz turystę, który stanie na tym kafelku. Pomarańczowy to hazard: dwa jego żetony są warte pięć, a dwa nic. Wybierz pomarańczowego.
tutorial_line = Każda skończona linia, która jedzie przez ten kafelek, daje właścicielowi żeton za każdy przejazd. Twoja jedzie przez niego dwa razy. Połóż kafelek na zaznaczonym polu i skończ linię.
tutorial_took = 5 punktów za linię i 2 żetony z przetasowanego pomarańczowego stosu. Tylko ty widzisz, ile są warte: jeden 5, drugi 0.
tutorial_end = Żetony sumuje się na koniec. Dwa pomarańczowe są jeszcze w stosie, a linie Camille też mogą je wziąć. Stawiaj więc turystów tam, gdzie często będą jeździć twoje linie.
