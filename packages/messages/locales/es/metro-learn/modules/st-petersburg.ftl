title = San Petersburgo

lesson_1 = En las diagonales del tablero hay ocho atracciones.
lesson_2 = Coloca una loseta sobre una, elige un color y coloca su turista sobre la loseta. Las cuatro fichas de ese color se barajan.
lesson_3 = Cada vez que una línea completada pasa por esa loseta, su dueño toma una ficha de ese color sin que los demás la vean.
lesson_4 = Las fichas se suman al final. Cada color tiene diez puntos, pero repartidos de formas muy distintas.

rules_T1 = Hay ocho atracciones en las diagonales del tablero: en la segunda y la tercera casilla desde cada esquina. Cada color tiene cuatro fichas, al principio boca arriba junto al tablero, y un turista.
rules_T2 = Si colocas una loseta sobre una atracción, la atracción se retira. Elige un turista aún sin colocar y colócalo sobre la loseta. Las fichas de su color se ponen boca abajo y se barajan.
rules_T3 = Cuando una línea está completa, su dueño roba una ficha del color de un turista cada vez que la línea pasa por la loseta de ese turista: hasta cuatro. También cuenta la loseta que completa la línea. Ves el valor de tus fichas; de las de otros jugadores solo sabes cuántas hay. Las fichas de las compañías no las ve nadie. Al final se descubren todas y se suman. Ejemplo: una línea que vale 11 y pasa tres veces por la loseta da 11 puntos y toma tres fichas.
rules_T4 = Las fichas de cada color suman diez. Amarillas: 1, 2, 3, 4. Azules: 2, 2, 3, 3. Naranjas: 0, 0, 5, 5. Verdes: 1, 1, 4, 4. Moradas: 0, 2, 3, 5. Grises: 1, 1, 1, 7. Rojas: 0, 3, 3, 4. Marrones: 2, 2, 2, 4. Las atracciones son Peterhof, la Iglesia de la Resurrección, la Fortaleza de Pedro y Pablo, el Jinete de Bronce, la Catedral de Kazán, el Museo Fabergé, el Hermitage y el Palacio de Catalina.

figures_sights = Las ocho atracciones están en las diagonales.
figures_took = Una línea de { $points } puntos pasa { $count } veces por la loseta del turista: su dueño toma { $count } fichas.

tutorial_sights = En las diagonales del tablero hay ocho atracciones. Y cada uno de los ocho colores tiene un turista y cuatro fichas. El panel muestra qué fichas hay en cada pila.
tutorial_place = La casilla marcada es una atracción: Peterhof. Está en el camino de tu línea desde la estación 7. Coloca ahí tu loseta.
tutorial_choose = Ahora elige el turista que estará sobre esta loseta. El naranja es una apuesta: dos de sus fichas valen cinco y dos no valen nada. Toma el naranja.
tutorial_line = Cada línea completada que pasa por esta loseta da a su dueño una ficha por paso. La tuya pasa dos veces. Coloca tu loseta en la casilla marcada y completa la línea.
tutorial_took = 5 puntos por la línea y 2 fichas de la pila naranja barajada. Solo tú ves cuánto valen: una 5 y la otra 0.
tutorial_end = Las fichas se suman al final. Quedan dos naranjas en la pila, y las líneas de Camille también pueden tomarlas. Pon los turistas donde tus propias líneas vayan a pasar a menudo.
