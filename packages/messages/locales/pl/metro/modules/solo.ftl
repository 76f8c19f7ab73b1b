title = Solo
# Nazwa takiej partii.
game = Metro solo
about = Graj bez rywali i wydłużaj linie ośmiu spółek. Twój wynik to zysk najuboższej.
preset = Bez rywali: twój wynik to najuboższa z ośmiu spółek.

sides_normal =
    .title = Zwykłe
    .about = Twój wynik to zysk najuboższej spółki.
sides_hard =
    .title = Trudne
    .about = Odejmuje się odstęp między najbogatszą a najuboższą.

events_turned = Odkryty kolor: { colour }.
events_refused = Kafelek dddd odrzucony; zamiast niego przychodzi { $tile }.

prompts_extend = Wydłuż dowolną { colour-f-acc } linię.

source = Najuboższa spółka
sourceGap = Odstęp od najbogatszej

panel_colour = Bieżący kolor
panel_noColour = Nie odkryto jeszcze żadnego koloru.
panel_extend = Wydłuż dowolną { colour-f-acc } linię
panel_deck = Jeszcze w talii
panel_deckEmpty = Talia jest pusta: wszystkie kolory zostaną przetasowane.
panel_profits = Zyski
panel_gone = skończona
panel_last = najuboższa
panel_resultNow = wynik teraz { $points }
panel_resultOf = Zysk najuboższej spółki: { $last }
panel_resultOfHard = Najuboższa spółka { $last } minus odstęp { $gap } od najbogatszej
panel_question = Ten kafelek zawraca każdy pociąg. Zachować go?
panel_keep = Zachowaj
panel_refuse = Odrzuć i dobierz inny
panel_colourIs = Bieżący kolor: { colour }.
panel_deckHas = Jeszcze w talii: { $items }.
panel_goneAre = Skończone i poza grą: { $items }.
panel_profitsAre = Zyski: { $items }.
panel_resultIs = Twój wynik teraz: { points }.
panel_summary = Kolor: { colour } · wynik teraz { $points }
panel_summaryResult = Wynik teraz { $points }
