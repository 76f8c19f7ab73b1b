title = Paryż

lesson_1 = Na wewnętrznych polach planszy stoją turyści. Masz rząd atrakcji z kolorowymi polami.
lesson_2 = Połóż kafelek na polu z turystą i przenieś turystę na swoje wolne pole w jego kolorze. Jeśli je masz, musisz.
lesson_3 = Na koniec twój najdłuższy nieprzerwany ciąg turystów daje po 2 punkty za każdego; każdy inny turysta kosztuje 1.
lesson_4 = Atrakcja z czterema zajętymi polami daje jeszcze 3.

rules_P1 = Dwanaście atrakcji ma po cztery kolorowe pola. Tasuje się je i rozdaje po równo: po sześć przy dwóch graczach, cztery przy trzech, trzy przy czterech, dwie przy pięciu lub sześciu. Pozostałe są poza grą. Twoje leżą przed tobą w rzędzie tak, jak je rozdano, i nie przekłada się ich. Na każdym wewnętrznym polu stoi losowo wybrany turysta: po czterech każdego z ośmiu kolorów.
rules_P2 = Jeśli położysz kafelek na polu z turystą, bierzesz turystę i stawiasz go na dowolnym wolnym polu tego samego koloru wśród swoich atrakcji. Musisz to zrobić, nawet jeśli kosztuje cię to punkt. Jeśli nie masz takiego pola, turysta dołącza do innego, na polu, które ma z tym wspólny bok. Jeśli takiego nie ma, do dowolnego turysty na planszy. Jeśli nie ma żadnego, turysta odpada z gry. Z pola z kilkoma turystami podnosisz wszystkich, a potem stawiasz ich po jednym w dowolnej kolejności; do jeszcze podniesionych nie można dołączyć i nikt nie wraca na właśnie zakryte pole.
rules_P3 = Na koniec znajdź najdłuższy ciąg zajętych pól bez przerwy; może biec z jednej atrakcji na następną. Każdy turysta w nim daje 2 punkty, a każdy inny kosztuje 1. Atrakcja z czterema turystami daje jeszcze 3. Przykład: dwóch turystów stoi osobno, czterech zapełnia następną atrakcję, a jeden stoi zaraz za nimi: 10 + 3 − 2 = 11.
rules_P4 = Pola atrakcji, od lewej do prawej. Luwr: szare, fioletowe, żółte, niebieskie. Notre-Dame: brązowe, żółte, niebieskie, czerwone. Sacré-Cœur: żółte, czerwone, fioletowe, pomarańczowe. Łuk Triumfalny: pomarańczowe, żółte, brązowe, szare. Place de la Concorde: żółte, brązowe, fioletowe, zielone. Moulin Rouge: czerwone, zielone, szare, żółte. Kościół Inwalidów: niebieskie, fioletowe, pomarańczowe, brązowe. Most Aleksandra III: czerwone, szare, niebieskie, pomarańczowe. Wieża Eiffla: zielone, niebieskie, czerwone, fioletowe. Panteon: szare, niebieskie, zielone, brązowe. Wersal: fioletowe, pomarańczowe, szare, zielone. Fundacja Louis Vuitton: pomarańczowe, zielone, brązowe, czerwone.

# Podpisy pod rysunkami w zasadach.
figures_tourists = Na każdym wewnętrznym polu stoi turysta. Połóż tam kafelek, a turysta jest twój.
figures_row = Ciąg długości { $run } jest w złotej ramce. { $run } × 2 + 3 za pełną atrakcję − { $others } za turystę osobno: { points }.

## Samouczek krok po kroku

tutorial_tourists = W Paryżu turyści czekają na wewnętrznych polach planszy. Połóż kafelek na takim polu, a zabierzesz turystę do swoich atrakcji.
tutorial_sights = Twoich sześć atrakcji tworzy rząd kolorowych pól. Masz już pomarańczowego turystę przy Łuku Triumfalnym. Liczy się długi ciąg sąsiednich pól.
tutorial_take = Połóż kafelek na zaznaczonym polu. Czeka tam czerwony turysta.
tutorial_field = Turysta idzie na wolne pole w swoim kolorze, a czerwone masz trzy. Wybierz to przy Notre-Dame: jest tuż obok twojego pomarańczowego turysty.
tutorial_run = Dwóch z rzędu. Na koniec każdy turysta w twoim najdłuższym nieprzerwanym ciągu jest wart dwa punkty, a każdy inny kosztuje cię punkt.
tutorial_noField = Turysta na zaznaczonym polu jest pomarańczowy, a twoje jedyne pomarańczowe pole jest zajęte. Połóż tam kafelek mimo to i zobacz, co się stanie.
tutorial_beside = Bez wolnego pola turysta dołącza do innego na sąsiednim polu. Ty wybierasz do którego: wyślij go na zaznaczone pole.
tutorial_together = Teraz czeka tam dwóch turystów. Kto położy kafelek na tym polu, bierze obu. I pamiętaj: atrakcja z czterema zajętymi polami daje jeszcze trzy punkty.
