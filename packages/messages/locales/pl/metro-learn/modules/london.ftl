title = Londyn

lesson_1 = Taksówka jeździ wokół ośmiu atrakcji, górnymi polami tam i dolnymi z powrotem.
lesson_2 = Połóż kafelek na polu z turystą, a taksówka pojedzie dalej, najwyżej o cztery pola, aż trafi na kolor turysty.
lesson_3 = Dostajesz punkt za każde przejechane pole. Jeśli tego koloru nie ma wśród czterech pól, nie dostajesz nic.
lesson_4 = Taksówka zostaje tam, gdzie się zatrzyma, i stamtąd rusza w następny kurs.

rules_L1 = Osiem atrakcji leży w rzędzie w losowej kolejności, z miejscem do zawracania na każdym końcu. Każda ma dwa kolorowe pola na górze i dwa na dole. Razem tworzą trasę: górnymi polami w prawo, dolnymi z powrotem w lewo. Taksówka czeka na lewym końcu. Turyści stoją na planszy jak w Paryżu (P1).
rules_L2 = Jeśli położysz kafelek na polu z turystą, taksówka rusza. Zatrzymuje się na pierwszym polu w kolorze turysty, a ty dostajesz punkt za każde przejechane pole; miejsca do zawracania się nie liczą. Po czterech polach bez tego koloru staje i nie dostajesz nic. W obu przypadkach turysta odpada z gry.
rules_L3 = Pola atrakcji: dwa górne, potem dwa dolne, zawsze od lewej do prawej. Tower Bridge: żółte, zielone; niebieskie, czerwone. Big Ben: niebieskie, fioletowe; pomarańczowe, brązowe. Pałac Westminsterski: pomarańczowe, szare; zielone, żółte. Katedra św. Pawła: zielone, czerwone; fioletowe, niebieskie. Trafalgar Square: fioletowe, brązowe; szare, pomarańczowe. London Eye: szare, żółte; czerwone, zielone. Tower of London: czerwone, niebieskie; brązowe, fioletowe. Pałac Buckingham: brązowe, pomarańczowe; żółte, szare.

# Podpisy pod rysunkami w zasadach.
figures_ride = Fragment trasy. Turysta w kolorze jednego z następnych pól (jest ich { $fields }) daje punkty podane nad tym polem.

## Samouczek krok po kroku

tutorial_circuit = Panel pokazuje osobną planszę Londynu: osiem atrakcji z kolorowymi polami. Pola tworzą trasę, którą krąży taksówka. Teraz stoi przy London Eye.
tutorial_ride = Połóż kafelek na polu z turystą, a taksówka szuka pola jego koloru wśród następnych czterech. Przed nią są zielone, czerwone, brązowe i pomarańczowe. Turysta na zaznaczonym polu jest pomarańczowy: połóż tam kafelek.
tutorial_paid = Taksówka przejechała 4 pola i dostajesz 4 punkty: po jednym za pole. Zostaje przy Pałacu Buckingham. Teraz przed nią są żółte, zielone, niebieskie i fioletowe. Zabierz fioletowego turystę z zaznaczonego pola.
tutorial_both = Kolejne 4 punkty. Linie nadal budujesz jak zawsze: ten kafelek zabiera szarego turystę, odległego o cztery pola, i zarazem kończy twoją linię ze stacji 7.
tutorial_missed = 4 punkty za kurs i 3 za linię. Potem Camille też wysyła taksówkę po szarego turystę, ale wśród czterech pól nie ma szarego. Taksówka i tak jedzie, a Camille dostaje 0 punktów.
tutorial_plan = Spójrz więc na cztery następne pola, zanim położysz kafelek na polu z turystą. Kurs, który nic nie daje, też przesuwa taksówkę, tobie albo innym.
