title = Tory centralne

lesson_1 = Przed partią środek planszy zakrywają cztery kafelki z torami.
lesson_2 = Pociągi się tam nie zatrzymują: przejeżdżają i wyjeżdżają innym bokiem.
lesson_3 = Nic się więc nie podwaja, ale linie mogą być bardzo długie.
lesson_4 = Styk ze środkiem nie wystarczy: kafelek nadal kładzie się na brzegu albo obok kafelka położonego przez gracza.

rules_M13 = Przed partią losuje się cztery z ośmiu kafelków torów centralnych; zakrywają środek, każdy w losowym obrocie. Nie mają strzałki. Jest ich osiem: { $tiles }.
rules_M14 = Linie przejeżdżają przez środek i kończą się tylko na brzegu, więc nic się nie podwaja. Każdy przejazd przez kafelek w środku daje 1 punkt, jak wszędzie.
rules_M15 = Kafelki w środku nie otwierają pól: kafelek musi leżeć na brzegu albo obok takiego, który położył gracz (B12).

# Podpisy pod rysunkami w zasadach.
figures_through = Linia biegnie przez środek. Dotychczasowe przejazdy: { $length }, z tego przez kafelki w środku: { $inside }.

## Samouczek krok po kroku

tutorial_covered = Dworzec centralny zakrywają cztery kafelki z torami, wybrane i obrócone losowo. Pociągi się tam nie zatrzymują: przejeżdżają i wyjeżdżają gdzie indziej.
tutorial_enter = Twój pociąg ze stacji 5 czeka powyżej środka. Połóż kafelek na zaznaczonym polu i wpuść go tam.
tutorial_through = Pociąg przejechał przez dwa kafelki w środku i czeka po drugiej stronie. Liczą się jak każdy inny kafelek: punkt za każdy przejazd.
tutorial_finish = Skończ linię: połóż kafelek na zaznaczonym polu i patrz, dokąd jedzie pociąg.
tutorial_scored = 17 punktów i koniec na stacji 14. Nic się tu nie podwaja, bo żadna linia nie kończy się w środku. Za to linie mogą być bardzo długie.
tutorial_neighbours = Jedno trzeba zapamiętać: styk ze środkiem nie wystarczy, żeby położyć kafelek. Nadal potrzebny jest brzeg planszy albo kafelek położony przez gracza.
