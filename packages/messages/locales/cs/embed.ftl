replay = Přehrávání
toFirst = Na začátek
back = Předchozí tah
play = Přehrát
pause = Pozastavit
forward = Další tah
toLast = Na konec
history = Tah
moment = Tah { $at } z { $of }
begin = Před prvním tahem.
players = Hráči a body
points =
    { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
painted = Linky jsou barevné.
bare = Linky nejsou barevné.
trouble = Tuto hru nelze zobrazit. { $reason }
empty = Není zadána žádná hra.
notLoaded = Z uvedené adresy ji nelze načíst.
