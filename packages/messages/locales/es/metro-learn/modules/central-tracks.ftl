title = Vías centrales

lesson_1 = Antes de la partida, cuatro losetas de vías cubren el medio del tablero.
lesson_2 = Los trenes no paran ahí: lo atraviesan y salen por otro lado.
lesson_3 = Por eso nada cuenta doble, pero las líneas pueden hacerse muy largas.
lesson_4 = Tocar el medio no basta: una loseta sigue yendo en el borde o junto a una que haya colocado un jugador.

rules_M13 = Antes de la partida se roban cuatro de las ocho losetas de vías centrales, que cubren el centro, cada una girada al azar. No tienen flecha. Las ocho son { $tiles }.
rules_M14 = Las líneas atraviesan el centro y solo terminan en el borde, así que nada cuenta doble. Cada paso por una loseta del centro da 1 punto, como en cualquier otra.
rules_M15 = Las losetas del centro no abren casillas: una loseta debe estar en el borde o junto a una que haya colocado un jugador (B12).

figures_through = La línea atraviesa el centro: { $length } pasos hasta ahora, { $inside } de ellos por losetas del centro.

tutorial_covered = Cuatro losetas de vías, elegidas y giradas al azar, cubren la estación central. Los trenes no paran ahí: la atraviesan y salen por otro sitio.
tutorial_enter = Tu tren de la estación 5 espera encima del medio. Coloca tu loseta en la casilla marcada y hazlo entrar.
tutorial_through = Ha pasado por dos losetas centrales y espera ahora al otro lado. Cuentan como cualquier otra: un punto por paso.
tutorial_finish = Completa la línea: coloca tu loseta en la casilla marcada y mira adónde va el tren.
tutorial_scored = 17 puntos, y ha terminado en la estación 14. Aquí nada cuenta doble, ya que ninguna línea termina en el medio. Pero las líneas pueden hacerse muy largas.
tutorial_neighbours = Recuerda una cosa: tocar el medio no basta para colocar una loseta. Hace falta el borde del tablero o una loseta que haya colocado un jugador.
