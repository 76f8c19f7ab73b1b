title = Nueva York

lesson_1 = En la vía de llegada de cada estación espera un turista.
lesson_2 = Cuando una de tus líneas termina en una estación, te llevas a tu tablilla el turista de allí.
lesson_3 = Al final, cada turista da lo que tu tablilla paga por ese color: de 0 a 3 puntos. Cada tablilla paga de otra manera.
lesson_4 = Las líneas que llegan a la estación central cuentan doble, pero allí no espera nadie.

rules_N1 = Cada jugador recibe al azar una de ocho tablillas; con compañías, cada compañía. En la vía de llegada de cada una de las 32 estaciones espera un turista, colocado al azar; hay cuatro de cada color.
rules_N2 = Cuando una línea termina en una estación, su dueño se lleva el turista que espera allí. En una vía de llegada solo termina una línea, así que siempre hay uno. En la estación central no hay ninguno que llevarse. Al final, cada turista vale lo que indica para ese color la tablilla de su dueño.
rules_N3 = En el orden de los colores (Y3), la primera tablilla paga 0, 3, 1, 2, 0, 2, 3, 1. Cada tablilla siguiente empieza un lugar más adelante en esta serie y añade al final lo que se ha saltado. Las atracciones de los colores son Empire State Building, Yankee Stadium, Times Square, Central Park, Estatua de la Libertad, Puente de Brooklyn, Catedral de San Patricio y Rockefeller Center. Ejemplo: dos turistas de 3, dos de 1 y uno de 0 dan 8.

figures_taken = La línea desde la estación { $from } ha terminado en la estación { $to }. Su dueño se ha llevado el turista que esperaba allí; los demás siguen esperando.

tutorial_board = En Nueva York tienes una tablilla propia. Dice cuánto vale para ti un turista de cada color. En la tuya, los que más valen son el amarillo y el gris.
tutorial_waits = En cada estación espera un turista. Si una de tus líneas termina en una estación, te llevas el turista que espera allí. Por eso importa dónde terminan tus líneas.
tutorial_finish = Tu línea desde la estación 9 puede terminar en la estación 8, donde espera un turista amarillo. Coloca tu loseta en la casilla marcada.
tutorial_taken = 3 puntos por la línea al momento, y un turista amarillo que valdrá otros 3 al final.
tutorial_cut = Camille ha completado tu línea desde la estación 29. Termina en la estación 28, y el turista marrón de allí vale 0 en tu tablilla. Los demás también pueden elegir dónde terminan tus líneas.
tutorial_both = Ahora al revés. La casilla marcada lleva tu línea desde la estación 7 hasta otro turista amarillo, y la línea de Camille desde la estación 8 hasta uno naranja.
tutorial_sum = El amarillo vale otra vez 3 para ti, mientras que el naranja vale 0 en la tablilla de Camille. Una cosa más: las líneas que terminan en la estación central cuentan doble, como siempre, pero allí no espera nadie.
