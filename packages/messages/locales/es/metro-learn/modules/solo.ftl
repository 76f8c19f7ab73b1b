title = Solitario

lesson_1 = Diriges en solitario las ocho compañías, con dos losetas a la vista ante ti.
lesson_2 = En cada turno, una carta muestra un color. Coloca una de tus losetas donde siga una línea inacabada de ese color.
lesson_3 = Aquí se permiten las líneas de una sola loseta.
lesson_4 = Cuando las 32 líneas están completas, tu puntuación es el beneficio de la compañía más pobre. Cuida, pues, de la más pobre.
lesson_5 = El solitario difícil resta además la distancia entre la más rica y la más pobre.

rules_M16 = Juegas en solitario con las ocho compañías y sus estaciones (M1). Todas empiezan en 0. Un mazo de ocho cartas, una por compañía, decide el color.
rules_M17 = Tienes dos losetas a la vista ante ti. En cada turno se descubre una carta. Elige una línea inacabada de su color y coloca una de tus losetas en la casilla en la que esa línea entraría ahora; después roba una loseta. Cuando han salido todas las cartas, se barajan otra vez. Cuando la pila está vacía, sigues con las losetas que tienes. Las líneas que terminan en la estación central cuentan doble (B17).
rules_M18 = Hasta que se descubra la octava carta, puedes rechazar una loseta dddd, que devuelve todos los trenes, en el momento de robarla. Recibes otra en su lugar, y la rechazada se mezcla con las demás. También puede rechazarse la segunda dddd.
rules_M19 = Las losetas se colocan en el borde o junto a otras, sin girarlas (B12, B13). Se permiten las líneas de una sola loseta.
rules_M20 = Cuando una compañía ha completado sus cuatro líneas, su carta deja el juego al momento, esté donde esté. Si el mazo se agota, las cartas ya vistas forman uno nuevo. La partida acaba cuando las 32 líneas han puntuado, aunque queden losetas. Tu puntuación es el beneficio de la compañía más pobre. En la variante difícil se resta la distancia entre la más rica y la más pobre. Ejemplo: 35 de la más rica y 22 de la más pobre dan 22, o 9 en la variante difícil.

figures_extend = La carta muestra este color. Una loseta va donde seguiría una de sus líneas inacabadas: en una casilla marcada.

tutorial_alone = Juegas en solitario, por las ocho compañías a la vez. Tu resultado es el beneficio de la más pobre, así que ninguna puede quedarse atrás.
tutorial_refuse = Siempre tienes dos losetas a la vista. La que acabas de robar devuelve todos los trenes al momento. Al principio de la partida puedes rechazar esta loseta y recibir otra: hazlo.
tutorial_yellow = Una carta dice a qué compañía le toca: a la amarilla. Una loseta debe ir donde siga una línea amarilla inacabada. Elige la loseta de la derecha y colócala en la casilla marcada.
tutorial_red = 4 puntos para la amarilla. Has robado otra loseta y le toca a la roja. Esta vez es mejor la loseta de la izquierda: colócala en la casilla marcada.
tutorial_purple = 3 puntos para la roja. Le toca a la morada, y otra vez va bien la loseta de la izquierda. Colócala en la casilla marcada.
tutorial_lowest = 4 puntos para la morada. Pero cuatro compañías aún no tienen nada, así que tu resultado sería ahora 0. Las líneas largas solo ayudan si todas las compañías reciben algo.
tutorial_cards = Las ocho cartas vuelven una y otra vez. Cuando todas las líneas de una compañía están completas, su carta deja el juego. La partida acaba cuando todas las líneas han puntuado.
