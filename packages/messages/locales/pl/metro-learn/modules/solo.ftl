title = Solo

lesson_1 = Prowadzisz bez rywali wszystkie osiem spółek; przed tobą leżą dwa odkryte kafelki.
lesson_2 = W każdej turze karta pokazuje kolor. Połóż jeden ze swoich kafelków tam, gdzie biegnie dalej niedokończona linia tego koloru.
lesson_3 = Linie z jednego kafelka są tu dozwolone.
lesson_4 = Gdy wszystkie 32 linie są skończone, twój wynik to zysk najuboższej spółki. Dbaj więc o najuboższą.
lesson_5 = W trudnej grze odejmuje się jeszcze odstęp między najbogatszą a najuboższą.

rules_M16 = Grasz bez rywali ośmioma spółkami i ich stacjami (M1). Wszystkie zaczynają od 0. O kolorze decyduje talia ośmiu kart, po jednej na spółkę.
rules_M17 = Masz dwa kafelki, odkryte przed sobą. W każdej turze odkrywa się kartę. Wybierz niedokończoną linię jej koloru i połóż jeden ze swoich kafelków na polu, na które ta linia ma teraz wjechać; potem dobierz kafelek. Gdy widać już było wszystkie karty, tasuje się je na nowo. Gdy stos jest pusty, grasz dalej kafelkami, które masz. Linie skończone na dworcu centralnym podwaja się (B17).
rules_M18 = Dopóki nie odkryto ósmej karty, kafelek dddd, który zawraca każdy pociąg, możesz przy dobraniu odrzucić. Dostajesz zamiast niego inny, a odrzucony wtasowuje się z powrotem do reszty. Drugi dddd też można odrzucić.
rules_M19 = Kafelki kładziesz na brzegu albo obok innych, bez obracania (B12, B13). Linie z jednego kafelka są dozwolone.
rules_M20 = Gdy spółka ma skończone cztery linie, jej karta od razu odpada z gry, gdziekolwiek jest. Jeśli talia się skończy, nową tworzą karty już widziane. Partia kończy się, gdy zapunktowały wszystkie 32 linie, nawet jeśli zostały kafelki. Twój wynik to zysk najuboższej spółki. W trudnym wariancie odejmuje się odstęp między najbogatszą a najuboższą. Przykład: 35 najbogatszej i 22 najuboższej daje 22, a w trudnym wariancie 9.

# Podpisy pod rysunkami w zasadach.
figures_extend = Karta pokazuje ten kolor. Kafelek kładzie się tam, gdzie pobiegłaby dalej jedna z niedokończonych linii tego koloru: na jednym z zaznaczonych pól.

## Samouczek krok po kroku

tutorial_alone = Grasz bez rywali, za wszystkie osiem spółek naraz. Twój wynik to zysk najuboższej, więc żadna nie może zostać w tyle.
tutorial_refuse = Zawsze masz dwa odkryte kafelki. Ten właśnie dobrany zawraca każdy pociąg. Na początku partii możesz taki kafelek odrzucić i dostać inny: zrób to.
tutorial_yellow = Karta mówi, która spółka jest następna: Żółta. Kafelek musi leżeć tam, gdzie biegnie dalej niedokończona żółta linia. Wybierz kafelek po prawej i połóż go na zaznaczonym polu.
tutorial_red = 4 punkty dla spółki Żółta. Masz nowy kafelek, a następna jest Czerwona. Tym razem lepszy jest kafelek po lewej: połóż go na zaznaczonym polu.
tutorial_purple = 3 punkty dla spółki Czerwona. Następna jest Fioletowa i znów pasuje kafelek po lewej. Połóż go na zaznaczonym polu.
tutorial_lowest = 4 punkty dla spółki Fioletowa. Ale cztery spółki nic jeszcze nie mają, więc teraz twój wynik to 0. Długie linie pomagają tylko wtedy, gdy każda spółka coś dostaje.
tutorial_cards = Osiem kart wraca raz po raz. Gdy wszystkie linie spółki są skończone, jej karta odpada z gry. Partia kończy się, gdy zapunktowała każda linia.
