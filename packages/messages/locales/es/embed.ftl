replay = Repetición
toFirst = Ir al principio
back = Jugada anterior
play = Reproducir
pause = Pausa
forward = Jugada siguiente
toLast = Ir al final
history = Jugada
moment = Jugada { $at } de { $of }
begin = Antes de la primera jugada.
players = Jugadores y puntos
points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }
painted = Las líneas están pintadas.
bare = Las líneas no están pintadas.
trouble = Esta partida no se puede mostrar. { $reason }
empty = No se ha indicado ninguna partida.
notLoaded = No se ha podido cargar de la dirección indicada.
