title = Metro

## Lecciones

lessons_base_title = El juego
lessons_base_points_1 = Tus trenes esperan en las estaciones que rodean el tablero. Las vías de las losetas los llevan más lejos.
lessons_base_points_2 = En tu turno, coloca la loseta de tu mano y roba otra. O roba primero y coloca la loseta robada.
lessons_base_points_3 = Una loseta va en el borde o junto a otra, y nunca se gira.
lessons_base_points_4 = Una línea está completa cuando llega a cualquier estación o al centro. Puntúa para quien tiene en ella su tren, coloque quien coloque la loseta.
lessons_base_points_5 = Cada vez que la línea pasa por una loseta suma un punto, y puede pasar hasta cuatro veces por la misma. Una línea que termina en la estación central cuenta doble.
lessons_base_points_6 = Haz largas tus líneas y corta las ajenas. Cuando las 60 losetas están colocadas, gana quien tiene más puntos.

lessons_variants_title = Cuatro variantes
lessons_variants_points_1 = Giro libre: gira cada loseta como quieras. Más posibilidades y más que pensar.
lessons_variants_points_2 = Manos más grandes: ten en mano dos o tres losetas en vez de una.
lessons_variants_points_3 = Un marcador por casilla: nadie comparte casilla en el contador de puntos. Un marcador que caería en una casilla ocupada sigue adelante, así que no hay empates.
lessons_variants_points_4 = Valen las esquinas: una loseta también puede tocar a otra solo por una esquina.
lessons_variants_points_5 = Combínalas como quieras; pero un marcador por casilla pide una partida en la que las líneas sean de los jugadores.

## Reglas, por sus identificadores

sections_board = El tablero
rules_B1 = El tablero es un cuadrado de 8 por 8 casillas. Las cuatro del medio son la estación central, donde nunca van losetas. Quedan 60 casillas, una para cada loseta. Una casilla se nombra por su columna, de la A a la H desde la izquierda, y su fila, de la 1 a la 8 desde arriba.
rules_B2 = Cada lado exterior de una casilla del borde tiene una estación: 32 en total. Sus números van en sentido antihorario desde la esquina superior derecha: del 1 al 8 por arriba hacia la izquierda, del 9 al 16 por la izquierda hacia abajo, del 17 al 24 por abajo hacia la derecha, del 25 al 32 por la derecha hacia arriba. Una casilla de esquina tiene, por tanto, dos estaciones. La estación 9 es Place de Clichy.
rules_B3 = Los trenes circulan por la derecha. Una estación tiene dos vías: vistas por quien conduce y va a entrar en el tablero, el tren sale por la de la derecha y otros trenes llegan por la de la izquierda. La estación central tiene ocho andenes, uno dondequiera que linde con una casilla para losetas, y cada uno tiene dos vías del mismo modo.

sections_tiles = Las losetas
rules_B4 = En cada uno de sus cuatro lados, una loseta tiene una vía de entrada y una de salida. Sus cuatro vías unen cada entrada con una salida distinta. Hay 24 losetas posibles de este tipo, y las 60 de la caja las incluyen todas.

sections_players = Jugadores y estaciones
rules_B8 = Pueden jugar de dos a seis: amarillo, azul, naranja, verde, morado y gris. El tren de una estación muestra de quién es. Con dos jugadores, Amarillo tiene todas las estaciones impares y Azul todas las pares; para más jugadores, mira las tablas. Con tres, cinco o seis, las estaciones 16 y 17 no son de nadie, pero en ellas pueden terminar líneas.
rules_B9 = Las losetas se mezclan boca abajo. Cada jugador roba una y la oculta a los demás. En el juego impreso empieza la persona más joven; aquí lo elige quien prepara la partida, o lo deja al azar. Después se juega en sentido horario.

sections_turn = Tu turno
rules_B10 = Haz una de estas dos cosas. Coloca la loseta de tu mano y roba otra, mientras dure la pila. O conserva tu mano, roba una loseta y coloca esa; entonces no robas ninguna más. Después de robar no puedes cambiar de idea: la loseta robada debe colocarse.
rules_B11 = Solo puedes robar mientras haya losetas en la pila. Si no tienes loseta y no queda ninguna por robar, pasas; si un módulo aún te ofrece otra cosa, puedes elegir entre hacerla y pasar. Se juega hasta que se coloca la loseta número 60.

sections_laying = Colocar una loseta
rules_B12 = Elige una casilla vacía del borde del tablero, o una que comparta al menos un lado con una loseta. Tocar solo la estación central no basta.
rules_B13 = La flecha de la loseta señala la parte superior del tablero. Las losetas no se giran.
rules_B14 = Ninguna línea puede constar de una sola loseta. No se puede colocar una loseta donde llevaría un tren de una estación directamente a una estación, sea otra o la misma, y sean de quien sean. Hay una excepción: si todas las casillas abiertas a esta loseta incumplieran la regla, se le permiten todas. Se juzga para cada loseta por separado; no importa qué otra cosa podrías hacer.
rules_B15 = Puedes construir donde quieras: en tus líneas, en las de otros jugadores y delante de cualquier estación.

sections_scoring = Los puntos y el final
rules_B16 = Una línea está completa en cuanto su vía lleva desde su estación hasta una vía de llegada de cualquier estación, o hasta la estación central. Puntúa al momento para quien tiene la estación de la que sale, coloque quien coloque la loseta. Una loseta puede completar varias líneas. Puntúan todas, por orden ascendente del número de estación, y después las líneas que salen de la estación central. Cada línea puntúa una sola vez; su tren se da la vuelta para indicarlo.
rules_B17 = Una línea suma un punto cada vez que pasa por una loseta, así que una loseta por la que pasa tres veces da tres. La vía impresa en la estación central no da nada, pero una línea que termina allí vale el doble de sus puntos. Ejemplo: cinco losetas, con un paso cada una, y final en la estación central: 10 puntos.
rules_B18 = Una vía que da vueltas sobre sí misma sin pasar por ninguna estación no vale nada.
rules_B19 = La partida acaba cuando todas las losetas están colocadas; entonces todas las líneas están completas. Gana quien tiene más puntos. En caso de empate se comparte la victoria.

sections_variants = Variantes
rules_V1 = Giro libre. Olvida las flechas: tú eliges cómo orientar una loseta. La excepción a la regla de una sola loseta (B14) solo se aplica si la loseta no puede ir a ninguna casilla con ningún giro.
rules_V2 = Manos más grandes. Cada jugador tiene dos o tres losetas. Tras colocar una de la mano, roba hasta volver a tener ese número. También puedes robar una loseta y colocarla al momento.
rules_V3 = Un marcador por casilla. Dos marcadores no pueden compartir un número en el contador de puntos, salvo el 0. Un marcador que caería en un número ocupado avanza hasta el siguiente libre, y esa es la puntuación. El contador sigue más allá de 100, y nadie puede empatar. Lo que ganan los jugadores al final de la partida se suma como un solo movimiento de cada uno, por orden de turno desde el primer jugador. No con compañías, ni en solitario.
rules_V4 = Valen las esquinas. Una casilla que toca una loseta colocada solo por una esquina también cuenta como contigua (B12).

sections_combinations = Qué va con qué
rules_C1 = Las compañías van con las estaciones centrales, con las vías centrales y con cualquier ciudad. Las estaciones centrales y las vías centrales se excluyen, ya que las vías cubren los andenes; unas y otras van con cualquier ciudad. Hay como máximo una ciudad. El solitario se juega sin ningún otro módulo. El giro libre (V1), las manos más grandes (V2) y las esquinas (V4) van con todo, pero en solitario siempre tienes dos losetas. Un marcador por casilla (V3) pide una partida sin compañías, y no es para el solitario.

sections_cities = Ciudades
rules_Y1 = Con compañías, los puntos por colocar una loseta van directamente al jugador que la colocó. Lo que recibe el dueño de una línea (turistas en Nueva York, fichas en San Petersburgo, cartas en Berlín) es, en cambio, de la compañía. Se suma al beneficio al final, antes de clasificar las compañías y pagar las mayorías (M6, M7), y nunca pone fin a los cambios (M4).
rules_Y2 = Las casillas interiores son las que no están en el borde, sin contar el centro: 32 casillas.
rules_Y3 = Hay turistas de ocho colores: amarillo, azul, naranja, verde, morado, gris, rojo y marrón, en este orden siempre que haga falta un orden. Una línea que no es de nadie, desde la estación 16 o 17 o desde un andén sin peón, no toma turistas ni fichas; sus cartas de Berlín van al dueño imaginario (E3).

sections_notation = Apéndice: notación
rules_B5 = Una loseta se nombra con cuatro letras, para los trenes que entran por arriba, por la derecha, por abajo y por la izquierda. Con a, el tren sigue recto. Con b, sale por el lado siguiente en sentido horario; con c, por el siguiente en sentido antihorario. Con d, da la vuelta y sale por donde entró. En cbaa, un tren que entra por arriba sale por la izquierda, uno que entra por la derecha sale por abajo, y los otros dos siguen rectos.
rules_B6 = Copias de cada loseta en la caja: cuatro de { $four }; tres de { $three }; dos de { $two }.
rules_B7 = Una jugada se escribe con la loseta y su casilla: cbaa72 es la loseta cbaa en la fila 7, columna 2, contadas desde 0 desde arriba a la izquierda. Un tablero entero es la cadena de esas jugadas en el orden en que se hicieron. Si las losetas se pueden girar (V1), las letras son las de la loseta tal como se coloca.

## Pies de los dibujos

figures_board = 8 por 8 casillas, la estación central en el medio y 32 estaciones alrededor.
figures_keepRight = El tren de la estación { $from } sale por su vía derecha. La flecha hueca marca la vía de llegada.
figures_tile = Una loseta tiene cuatro vías. Sigue un número: el tren entra ahí y sale por la flecha del mismo color.
figures_stations = Las estaciones de cada color.
figures_players = { $players } jugadores
figures_open = Las casillas marcadas están abiertas: en el borde o junto a una loseta. Las tachadas no tocan ninguna loseta, y la estación central no cuenta.
figures_upright = La flecha dorada debe apuntar hacia arriba.
figures_corner = No se permite: esta loseta llevaría el tren de la estación { $from } directamente a la estación { $to }.
figures_turnBack = No se permite: el tren de la estación { $from } volvería enseguida.
figures_exception = La excepción: como primera loseta de la partida, esta incumpliría la regla en cada una de las { $cells } casillas abiertas. Por eso puede ir en cualquiera de ellas.
figures_complete = La línea desde la estación { $from } se completa en la estación { $to }. Pasa por { $tiles } losetas: { $points } puntos.
figures_crossings = Solo { $tiles } losetas, pero el tren da la vuelta y pasa dos veces por una de ellas: { $points } puntos.
figures_centre = { $length } pasos, y la línea termina en la estación central: { $length } × 2 = { $points } puntos.
figures_loop = Esta vía da vueltas sin pasar por ninguna estación: ningún punto.
figures_finished = Un rincón de una partida terminada: todas las líneas están completas. La de la estación { $from } ha dado { $points } puntos.
figures_rotations = La misma loseta con sus cuatro giros: elige uno.
figures_hand = Una mano de tres losetas.
figures_markers = Los puntos de Azul lo llevarían al { $taken }, donde está Amarillo. Sigue hasta el { $space }.
figures_cornerContact = Si valen las esquinas, también están abiertas las casillas que tocan una loseta solo por una esquina.
figures_letters = La loseta cbaa: la letra de cada lado dice adónde va un tren que entra por ahí.

## Tutorial, paso a paso

tutorial_welcome = Te damos la bienvenida a Metro. Tu color es el amarillo; el de tu rival, el azul. Por turnos se colocan losetas y se construyen líneas para los trenes. Cuanto más larga es una línea, más puntos da.
tutorial_stations = Alrededor del tablero hay 32 estaciones. Las 16 impares son tuyas, y en cada una espera un tren amarillo. Cada tren recorre una línea en la partida, y esa línea puntúa una vez.
tutorial_right = Los trenes circulan por la derecha. Mira hacia el tablero desde la estación 7: tu tren sale por la vía de la derecha. La vía de su izquierda es para las llegadas. Cada lado de una loseta tiene una pareja así, una entrada y una salida.
tutorial_place = Una loseta va en una casilla vacía del borde o junto a una loseta que ya esté en el tablero. No se puede girar. Coloca tu loseta delante de la estación 7 para empezar tu primera línea.
tutorial_grow = Azul ha colocado una loseta junto a la tuya, y tu línea sigue recta por ella. Las losetas no son de nadie: cada línea usa las vías que encuentra. Coloca tu nueva loseta en la casilla marcada. Tu línea tendrá entonces 3 losetas.
tutorial_turnBack = Esta loseta hace dar la vuelta a tu tren. Volverá por losetas por las que ya ha pasado y saldrá en otra estación. Eso es bueno: cada paso cuenta. Colócala y completa tu línea.
tutorial_scored = Tu línea está completa y da 6 puntos. Usa 4 losetas, pero por las 2 marcadas pasa dos veces, y cada paso vale un punto.
tutorial_hurt = Azul acaba de completar tu línea desde la estación 3, con solo 2 losetas. Recibes 2 puntos, y esta línea ya no dará más. Una línea siempre puntúa para su dueño, la complete quien la complete.
tutorial_refused = La loseta de tu mano devuelve todos los trenes al momento. En una casilla marcada terminaría una línea que apenas ha dejado su estación. Las reglas prohíben una línea así, de 1 loseta, mientras la loseta pueda ir a otro sitio. Pruébalo si quieres: el tablero no te dejará.
tutorial_draw = Esta loseta pronto te vendrá bien: guárdala. En su lugar puedes robar una loseta de la pila y colocarla al momento. Una vez robada, no hay vuelta atrás. Roba ahora.
tutorial_drawn = Buena loseta: lleva el tren de la estación 5 recto hacia el medio. Colócala en la casilla marcada. Tu mano queda como está.
tutorial_revenge = Mira ahora la línea de Azul desde la estación 4: está a punto de entrar en la casilla marcada. Coloca la loseta que guardaste. Manda a casa el tren de Azul tras 4 pasos, por solo 4 puntos.
tutorial_centre = Las cuatro casillas del medio son la estación central. Una línea que termina allí cuenta doble. Tu línea desde la estación 5 espera en la casilla marcada: coloca tu loseta y sigue el tren.
tutorial_doubled = Tu tren pasa 4 veces por esta sola loseta. La línea tiene 12 pasos y termina en la estación central: 24 puntos. Vas por delante, 32 a 4. Las próximas 47 losetas, tuyas y de Azul, se colocan solas: mira cómo crecen las líneas.
tutorial_last = Azul te ha alcanzado y va por delante, 104 a 84. La pila está vacía y esta es tu última loseta. Una línea aún puede decidir la partida: la tuya desde la estación 17. Coloca la loseta en la casilla marcada.
tutorial_over = Otros 24 puntos en la estación central. Azul coloca la última de las 60 losetas y la partida acaba; todas las líneas están completas. Ganas por 112 a 107. Ya sabes jugar.
