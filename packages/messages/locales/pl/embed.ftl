replay = Odtwórz
toFirst = Na początek
back = Poprzedni ruch
play = Odtwarzaj
pause = Pauza
forward = Następny ruch
toLast = Na koniec
# Suwak.
history = Ruch
moment = Ruch { $at } z { $of }
begin = Przed pierwszym ruchem.
players = Gracze i wyniki
points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
painted = Linie są kolorowe.
bare = Linie nie są kolorowe.
trouble = Nie da się pokazać tej partii. { $reason }
empty = Nie podano partii.
notLoaded = Nie udało się jej wczytać spod podanego adresu.
