title = Nauka
intro = Ucz się na własnych partiach, trenuj na zadaniach albo pozwól Guimardowi policzyć punkty w grze z pudełka.

daily =
    .title = Rozdanie dnia
    .about = Te same kafelki dla wszystkich. Sprawdź, ile z ośmiu poziomów pokonasz.
puzzles =
    .title = Zadania
    .about = Jedna pozycja, jeden najlepszy ruch. Twój ranking rośnie razem z tobą.
analysis =
    .title = Plansza analizy
    .about = Wypróbuj dowolny ruch w dowolnej pozycji, z oceną komputera.
companion =
    .title = Pomocnik
    .about = Grasz z pudełka? Wprowadź planszę, a Guimard policzy punkty.

# Skończone partie na tym urządzeniu.
games =
    .title = Twoje partie
    .about = Skończone partie, gotowe do przeglądu.
review = Przegląd: { $title }
none = Skończ partię, a jej przegląd będzie tu czekał.
all = Wszystkie partie
