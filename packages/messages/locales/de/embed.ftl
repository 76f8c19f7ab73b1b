### The board as part of other pages, such as blogs and forums.

replay = Partie nachspielen
toFirst = Zum Anfang
back = Zug zurück
play = Abspielen
pause = Anhalten
forward = Zug vor
toLast = Zum Ende
# The slider.
history = Zug
moment = Zug { $at } von { $of }
begin = Vor dem ersten Zug.
players = Spieler und Punkte
points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
painted = Linien sind eingefärbt.
bare = Linien sind nicht eingefärbt.
trouble = Diese Partie kann nicht gezeigt werden. { $reason }
empty = Es ist keine Partie angegeben.
notLoaded = Sie konnte nicht von der angegebenen Adresse geladen werden.
