grades_best = la mejor
grades_good = buena
grades_inaccuracy = imprecisión
grades_mistake = error
grades_blunder = error grave
scale = Un error grave pierde { $points } puntos o un { $percent } %; un error, la mitad; una imprecisión, un cuarto.

counts_inaccuracy = imprecisiones
counts_mistake = errores
counts_blunder = errores graves

columns_seat = asiento
columns_played = jugado
columns_best = lo mejor
columns_same = lo mismo
columns_points = puntos
columns_win = victoria
columns_moves = jugadas
columns_accuracy = precisión
columns_meanPoints = puntos (media)
columns_meanWin = victoria (media)

inPoints = Suerte y acierto, en puntos
inChances = Suerte y acierto, en probabilidad de ganar
account_start = al principio
account_luck = suerte
account_ownPlay = juego propio
account_othersPlay = juego ajeno
account_hidden = oculto
account_result = resultado

moments = Momentos clave
chance = Azar
nothing = Nadie tuvo elección: no hay nada que calificar.
