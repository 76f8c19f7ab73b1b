title = Sztokholm

lesson_1 = Dostajesz od jednego do trzech tajnych kolorów.
lesson_2 = Kafelek położony na polu z turystą wysyła turystę na pierwsze wolne pole w rzędzie atrakcji. Każde pole ma swoje punkty.
lesson_3 = Na koniec dostajesz punkty spod wszystkich turystów w twoich kolorach, bez względu na to, kto ich wysłał.
lesson_4 = Wybieraj więc dobry moment dla swoich kolorów i nie daj nikomu ich odgadnąć.
lesson_5 = W wariancie jawnym każdy kolor ma własną atrakcję, a kto położy kafelek, punktuje od razu.

rules_S1 = Osiem atrakcji po cztery pola tworzy jeden rząd w losowej kolejności. Turyści stoją na planszy jak w Paryżu (P1). Dostajesz w tajemnicy kilka z ośmiu żetonów kolorów: trzy przy dwóch graczach, dwa przy trzech lub czterech, jeden przy pięciu lub sześciu. Pozostałych nikt nie widzi.
rules_S2 = Jeśli położysz kafelek na polu z turystą, turysta idzie na pierwsze wolne pole w rzędzie, od lewej. Na koniec dostajesz punkty każdego pola, na którym stoi turysta w jednym z twoich kolorów.
rules_S3 = Wariant jawny: każda atrakcja dostaje losowo jeden kolor, widoczny dla wszystkich. Turysta idzie na pierwsze wolne pole atrakcji w swoim kolorze, a kto położył kafelek, od razu dostaje jego punkty.
rules_S4 = Punkty pól, od lewej do prawej. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Muzeum Nobla: 1, 5, 1, 3. Zamek Królewski: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Muzeum Vasa: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Ratusz: 1, 4, 1, 4. Każda atrakcja ma razem dziesięć punktów.

# Podpisy pod rysunkami w zasadach.
figures_row = Połowa rzędu. Następny turysta idzie na pole z przerywaną ramką. Złote ramki oznaczają turystów w tajnych kolorach jednego gracza; na razie { points }.

## Samouczek krok po kroku

tutorial_chips = W Sztokholmie masz w tajemnicy trzy kolory: pomarańczowy, zielony i brązowy. Turyści w tych kolorach przyniosą ci punkty. Camille ma trzy inne.
tutorial_row = Kafelek położony na polu z turystą wysyła turystę do rzędu atrakcji, zawsze na pierwsze wolne pole od lewej. Liczba na polu mówi, ile będzie wart ten turysta.
tutorial_send = Następne pole jest cenne. Na zaznaczonym polu stoi zielony turysta, jeden z twoich. Połóż tam kafelek.
tutorial_low = Twój zielony turysta stoi na polu wartym 5. Następne jest warte tylko 1, więc trzymaj od niego z dala swoje kolory. Wyślij tam niebieskiego turystę: połóż kafelek na zaznaczonym polu.
tutorial_guess = Niebieski zajmuje pole warte 1. Potem Camille wysyła żółtego turystę na pole warte 3. Może żółty to jeden z kolorów Camille? Patrz, co robią inni, i nie zdradź się.
tutorial_end = Na razie nikt nie dostaje punktów. Na koniec ujawnia się wszystkie kolory i każdy dostaje punkty spod turystów w swoich kolorach, bez względu na to, kto ich wysłał.
