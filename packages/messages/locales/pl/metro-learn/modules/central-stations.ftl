title = Dworzec centralny

lesson_1 = Masz znacznik. Zamiast kłaść kafelek, możesz położyć go na wolnym peronie dworca centralnego.
lesson_2 = Odtąd linia, która stamtąd odjeżdża, też jest twoja, razem z całym torem, jaki już ma.
lesson_3 = Daje punkt za każdy przejazd: linii odjeżdżających z dworca nigdy się nie podwaja.
lesson_4 = Przy spółkach każdy znacznik należy do spółki; żeby go położyć, pokazujesz jeden z jej udziałów.

rules_M9 = Bez spółek każdy gracz ma jeden znacznik. Raz w partii możesz, zamiast kłaść kafelek, położyć znacznik na wolnym peronie dworca centralnego. Linia, która stamtąd odjeżdża, jest wtedy twoja, obok pozostałych.
rules_M10 = Przy spółkach każda spółka ma znacznik. Zamiast kłaść kafelek lub wymieniać udział, możesz położyć znacznik spółki, jeśli pokażesz jeden z jej udziałów. Ten udział zostaje przed tobą odkryty i nie można go już wymienić.
rules_M11 = Linia z dworca punktuje jak inne, ale nigdy się jej nie podwaja, nawet jeśli znów kończy się na dworcu. Ona też nie może składać się z jednego kafelka, z tym samym wyjątkiem co w B14. Peron jest wolny, dopóki nie ma na nim znacznika i linia z niego nie jest skończona.
rules_M12 = Położenie znacznika to cała twoja tura i niczego nie dobierasz. Tor, który już prowadzi z peronu, liczy się w całości. Znacznik, którego nie położono, nic nie daje. Linię ze stacji na brzegu, która kończy się na dworcu, podwaja się jak zawsze: na peronie ze znacznikiem i bez, także linię właściciela tego znacznika. Znaczniki można kłaść także po zakończeniu wymiany (M4). Pokazany udział nadal liczy się do wartości i przewagi (M6, M7). Pole nie staje się dostępne dla kafelków przez to, że dotyka znacznika (B12).

# Podpisy pod rysunkami w zasadach.
figures_token = Linia od znacznika, liczba przejazdów i punktów: { $points }. Nigdy się jej nie podwaja.

## Samouczek krok po kroku

tutorial_token = Dworzec centralny ma osiem peronów. Raz w partii możesz położyć na jednym z nich swój znacznik zamiast kafelka. Linia, która stamtąd odjeżdża, jest wtedy twoja.
tutorial_place = Wokół zaznaczonego pola czeka dużo toru. Połóż znacznik na peronie P7, tuż obok.
tutorial_start = Znacznik to była cała twoja tura. Teraz zacznij nową linię: połóż kafelek na zaznaczonym polu.
tutorial_finish = Twój pociąg czeka teraz przy następnym polu. Kafelek na twojej ręce wprowadzi go na cały ten tor. Połóż go na zaznaczonym polu i patrz, jak jedzie pociąg.
tutorial_scored = 12 przejazdów, 12 punktów. Linia wróciła nawet na dworzec centralny, ale się nie podwaja: linia, która stamtąd odjeżdża, nigdy się nie podwaja.
tutorial_wait = Znacznik, którego nie położono, nic nie daje, a peron jest wolny tylko do chwili, gdy jego linia jest skończona. Nie kładź go więc za wcześnie, ale i nie za późno.
