title = Twoja przeglądarka jest za stara
text = Guimard wymaga przeglądarki Chrome lub Edge { $chrome }, Firefox { $firefox }, Safari { $safari } albo nowszej. Zaktualizuj przeglądarkę albo otwórz tę stronę w innej.
