review = Revisión
reviewOf = Revisión de { $game }
toGame = Volver a la partida

notOver = Termina primero la partida: una revisión muestra lo oculto.

making = Revisando la partida… { $percent } %
stop = Parar
start = Revisar la partida
failed = La revisión ha fallado: { $reason }
again = Revisar otra vez
depth = Profundidad
depths_quick = Rápida
depths_normal = Normal
depths_deep = Profunda
about = Cada jugada se valora por lo que entonces podía saber quien la hizo: quien juzga tampoco conoce las losetas ocultas.
guessed = Algunas losetas de esta partida no se conocían y se han elegido al azar. No se valoran las jugadas de quien tenía una mano que no se conoce con certeza.

lesson_yours =
    { $count ->
        [one] Tu mayor descuido costó { $points } puntos.
       *[other] Tus { $count } mayores descuidos costaron { $points } puntos en total.
    }
lesson_of =
    { $count ->
        [one] El mayor descuido de { $name } costó { $points } puntos.
       *[other] Los { $count } mayores descuidos de { $name } costaron { $points } puntos en total.
    }
lesson_none = No cometiste ningún error digno de mención.
lesson_noneOf = { $name } no cometió ningún error digno de mención.
lesson_show = Mostrar el mayor

grades_best = Mejor jugada
grades_good = Buena
grades_inaccuracy = Imprecisión
grades_mistake = Error
grades_blunder = Error grave
counts_best =
    { $count ->
        [one] { $count } mejor jugada
       *[other] { $count } mejores jugadas
    }
counts_good =
    { $count ->
        [one] { $count } buena
       *[other] { $count } buenas
    }
counts_inaccuracy =
    { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
counts_mistake =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
counts_blunder =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }

verdict_lost = { $name } perdió { $points } puntos y un { $percent } % de probabilidad de ganar.
verdict_lostPoints = { $name } perdió { $points } puntos.
verdict_nothingLost = { $name } no perdió nada.
verdict_forced = { $name } no tenía elección.
verdict_guessed = Sin valorar: no se sabe qué tenía { $name }.
verdict_betterAt = Mejor: loseta en { $cell }
verdict_better = Mejor: { $move }
verdict_show = Mostrar en el tablero
verdict_played = Mostrar lo jugado
verdict_solved = Certeza: el resto de la partida está calculado.
verdict_none = Recorre la partida o elige un momento clave.

graph = Probabilidad de ganar tras cada jugada
graphPoints = Puntos esperados tras cada jugada
graphText = { $name } { $percent } %

accuracy = Precisión
key = Momentos clave
draw = Un sorteo que ayudó a { $name }
marked = Imprecisiones, errores y errores graves
noMarked = Ninguno: bien jugado.

account_title = Suerte y juego
account_in = Mostrar en
account_points = Puntos
account_win = Probabilidad de ganar
account_start = Esperado al principio
account_luck = Suerte al robar
account_ownPlay = Jugadas propias
account_othersPlay = Jugadas ajenas
account_hidden = Losetas ocultas
account_result = Resultado
account_ended = Esperado al acabar
account_about = Lo que cada jugador podía esperar antes de la primera jugada, y lo que la suerte y las jugadas cambiaron hasta el final.

analyse = Analizar desde aquí
