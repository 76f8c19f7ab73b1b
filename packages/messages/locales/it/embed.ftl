### The board as part of other pages, such as blogs and forums.

replay = Rivedi la partita
toFirst = Vai all’inizio
back = Mossa precedente
play = Riproduci
pause = Pausa
forward = Mossa successiva
toLast = Vai alla fine
# The slider.
history = Mossa
moment = Mossa { $at } di { $of }
begin = Prima della prima mossa.
players = Giocatori e punti
points =
    { $points } { $points ->
        [one] punto
        [many] punti
       *[other] punti
    }
painted = Le linee sono colorate.
bare = Le linee non sono colorate.
trouble = Impossibile mostrare questa partita. { $reason }
empty = Nessuna partita indicata.
notLoaded = Non è stato possibile caricarla dall’indirizzo indicato.
