title = Spółki metra

lesson_1 = Wszystkie linie należą do ośmiu spółek. Nie masz linii, lecz udziały: 10, 20, 30 lub 40 procent.
lesson_2 = Masz cztery tajne udziały. W swojej turze kładziesz kafelek albo wymieniasz jeden z nich.
lesson_3 = Gdy tylko jakaś spółka ma 25 punktów, wymiana kończy się na dobre.
lesson_4 = Na koniec ustala się kolejność spółek: pierwsza jest warta 8, ostatnia 1. Udział daje tę wartość za każde dziesięć procent.
lesson_5 = Największy udziałowiec każdej spółki dostaje premię: punkt za każdą pełną dziesiątkę jej zysku.

rules_M1 = Linie należą do ośmiu spółek; w grze są wszystkie, bez względu na liczbę graczy. Udziały w nich ma od dwóch do sześciu osób. Każda spółka ma cztery stacje, po jednej na każdym boku planszy: Żółta { $yellow }, Niebieska { $blue }, Pomarańczowa { $orange }, Zielona { $green }, Fioletowa { $purple }, Szara { $grey }, Czerwona { $red }, Brązowa { $brown }.
rules_M2 = Każda spółka ma cztery udziały: 10, 20, 30 i 40 procent. Udziały o tym samym procencie tasuje się w zakryty stos. Z każdego z czterech stosów dobierasz jeden i trzymasz go w tajemnicy. Potem obok każdego stosu kładzie się odkryty udział z jego wierzchu.
rules_M3 = W swojej turze albo kładziesz kafelek (B10), albo wymieniasz udział. Żeby wymienić, połóż jeden ze swoich udziałów zakryty pod stos jego procentu. Potem weź odkryty udział tego stosu albo zakryty z jego wierzchu. Jeśli bierzesz odkryty, odkrywa się następny ze stosu. Co trafia pod stos, wraca po wszystkim, co leży wyżej, a ty wiesz, jaki udział tam trafił. Po dwóch pełnych rundach, w których wszyscy tylko wymieniali lub pasowali, wymiana jest wstrzymana, aż ktoś położy kafelek lub znacznik.
rules_M4 = Gdy pionek dowolnej spółki stoi na 25 lub dalej, do końca partii nie można wymieniać udziałów.
rules_M5 = Linie punktują jak zwykle, ale punkty są zyskiem spółki, a nie gracza.
rules_M6 = Na koniec ustala się kolejność spółek według zysku. Najlepsza jest warta 8, następna 7 i tak dalej do 1. Spółki o równym zysku mają wszystkie tę wyższą wartość, a następne wartości odpowiednio się pomija. Za każdy udział dostajesz wartość jego spółki, raz za każde dziesięć procent.
rules_M7 = W każdej spółce gracz z największą sumą procentów dostaje też punkt za każdą pełną dziesiątkę jej zysku. Jeśli największą ma kilku, każdy dostaje pełną premię. Jeśli nikt nie ma udziału, nikt jej nie dostaje.
rules_M8 = Wygrywa gracz z największą liczbą punktów zwycięstwa. Przykład: przy zyskach Żółta 38, Pomarańczowa 36, Szara 34, Zielona 32, Niebieska 32, Czerwona 29, Brązowa 25 i Fioletowa 25 spółki są warte 8, 7, 6, 5, 5, 3, 2 i 2. Udziały 40 i 20 procent w spółce Żółta, 30 w spółce Zielona i 10 w spółce Niebieska dają 48 + 15 + 5 = 68. Największy udziałowiec spółki Żółta dostaje jeszcze 3.

# Podpisy pod rysunkami w zasadach.
figures_stations = Stacje wzdłuż góry i przy jej rogach: każda spółka ma po jednej na każdym boku planszy.
figures_shares = Na koniec: spółki według zysku z ich wartościami i to, co dają udziały jednego gracza: { $shares } pkt. Przewagi dodają { $bonus }.

## Samouczek krok po kroku

tutorial_lines = Pociągi nie należą już do graczy. Należą do ośmiu spółek, z których każda ma cztery stacje, a ty masz w nich udziały.
tutorial_shares = Masz cztery udziały: brązowy 10%, zielony 20%, szary 30% i szary 40%. Tylko ty je widzisz.
tutorial_exchange = Zamiast kłaść kafelek, możesz wymienić udział na inny tej samej wielkości. Odkryty udział 10% jest szary. Wybierz swój brązowy i weź za niego szary.
tutorial_majority = Trzy z twoich czterech udziałów są teraz szare. Nikt nie może mieć w spółce Szara więcej niż ty, a największy udziałowiec dostaje na koniec premię: punkt za każdą dziesiątkę zysku spółki.
tutorial_build = Buduj więc dla spółki Szara. Jej linia ze stacji 24 jest prawie skończona. Połóż kafelek na zaznaczonym polu: punkty dostanie spółka, a nie gracz.
tutorial_profit = Spółka Szara zarabia 7 i prowadzi z zyskiem 10. Na koniec ustala się kolejność spółek: za każde twoje dziesięć procent pierwsza daje osiem punktów, druga siedem i tak dalej.
tutorial_secret = Wymiana kończy się na dobre, gdy tylko jakaś spółka ma dwadzieścia pięć punktów. Do tego czasu patrz, które linie budują inni: to zdradza ich udziały. Twoje też.
