title = Correspondances

## Lecciones

lessons_game_title = El juego
lessons_game_points_1 = En cada ronda tienes en secreto una de cuatro líneas: roja 1, azul 2, amarilla 3 o verde 4.
lessons_game_points_2 = Tu viaje empieza en el punto de tu línea, en un extremo de la fila de losetas, y debe llegar al otro extremo.
lessons_game_points_3 = En tu turno robas una loseta y la colocas de modo que las líneas se unan en el mismo color.
lessons_game_points_4 = La ronda acaba en cuanto un viaje está completo, coloque quien coloque la loseta.
lessons_game_points_5 = Los puntos se suman de ronda en ronda. Gana quien llegue antes a 10.

lessons_transfers_title = Transbordos y anillos
lessons_transfers_points_1 = Tu viaje puede usar vías de cualquier color. Pasar de un color a otro es un transbordo.
lessons_transfers_points_2 = Solo puedes cambiar en una loseta con un anillo blanco, entre las dos líneas que se unen en él.
lessons_transfers_points_3 = Si una loseta no tiene anillo, sus dos líneas forman un puente o dos curvas separadas, y no se puede cambiar de línea.
lessons_transfers_points_4 = Pasar por un anillo sin dejar tu línea no cuesta nada.
lessons_transfers_points_5 = A un punto de color se llega con su propio color; a la M, con cualquiera.

lessons_scoring_title = Los puntos de una ronda
lessons_scoring_points_1 = Un viaje completo da 5 puntos, menos 1 por transbordo, pero nunca menos de 1.
lessons_scoring_points_2 = Si hay varios caminos, cuenta el que tiene menos transbordos.
lessons_scoring_points_3 = El tramo más largo de la línea propia, contado en losetas desde su comienzo, da 1 punto más.
lessons_scoring_points_4 = Si dos jugadores empatan en el tramo más largo, nadie recibe ese punto.
lessons_scoring_points_5 = Una loseta puede completar los viajes de varios jugadores. Puntúan todos.

## Reglas, por sus identificadores

sections_aim = El objetivo
rules_T1 = Construye un camino desde tu salida hasta una llegada del otro extremo, con tan pocos cambios de línea como puedas. Cada cambio es un transbordo, en francés una correspondance.
rules_D1 = De dos a cuatro jugadores.

sections_tiles = Las losetas
rules_T2 = Hay cuatro líneas: la 1 es roja, la 2 azul, la 3 amarilla, la 4 verde. Cada una tiene una loseta de número y una recta. Dos cabeceras llevan las salidas y las llegadas. Las otras 48 losetas se roban y se colocan: cada una muestra dos líneas de distinto color y usa sus cuatro lados.
rules_D11 = Solo puedes cambiar de línea en una loseta con anillo, donde se unen sus dos líneas. Las losetas que se roban son de cuatro tipos: un cruce con anillo, un puente sin él, dos curvas que se tocan en un anillo y dos curvas separadas. Cada pareja de colores tiene cada tipo dos veces.

sections_setup = Preparación
rules_T3 = Las rectas forman una fila de cuatro, con una cabecera en cada extremo. El extremo izquierdo tiene los puntos de la azul (arriba) y la amarilla (abajo); el derecho, los de la roja (arriba) y la verde (abajo). En el lado exterior de cada extremo hay una M. Las vías de las rectas atraviesan la fila de arriba abajo.
rules_T4 = Vale cualquier orden de las cuatro rectas. Aquí se sortea uno equilibrado para cada ronda.
rules_T6 = Las losetas de número y las 48 que se roban se mezclan y se dejan boca abajo.

sections_lines = Las líneas y quién empieza
rules_T8 = En cada ronda, cada jugador roba un número: esa es su línea. Con menos de cuatro jugadores, los números restantes quedan ocultos.
rules_T10 = Mantén en secreto tu línea hasta que acabe la ronda.
rules_T11 = En una mesa de verdad empieza la persona más joven; aquí, la que se elija al preparar la partida. Empieza la misma todas las rondas, salvo que se elija ir por turnos.

sections_turn = Tu turno
rules_T12 = Roba una loseta y colócala de modo que las líneas se unan por colores. Después le toca al jugador de tu izquierda.
rules_D4 = Donde la loseta toque a otra, las dos deben mostrar la misma línea en el lado que comparten. Junto a una M vale cualquier línea.
rules_D5 = La loseta debe compartir un lado con una loseta de la mesa; la fila inicial también cuenta.
rules_D6 = Puedes girar la loseta como quieras. Una vez colocada, no se mueve ni se gira.
rules_D7 = No puedes pasar ni guardarte una loseta para más tarde.
rules_D8 = Si la loseta no encaja en ningún sitio, se aparta para esta ronda y robas otra vez. Si no queda nada por robar, la ronda acaba.
rules_D9 = Puedes bloquear a los demás con cualquier jugada permitida.
rules_D10 = La loseta está a la vista de todos desde que se roba.

sections_journey = Tu viaje
rules_T13 = La azul y la amarilla viajan del extremo izquierdo al derecho; la roja y la verde, del derecho al izquierdo. Puedes llegar a cualquiera de los tres puntos del extremo opuesto.
rules_T15 = A un punto de color debes llegar por la línea de ese color. A la M puedes llegar por cualquier línea.
rules_D12 = Cada cambio de línea por el camino es un transbordo. Pasar por un anillo sin cambiar no lo es, y llegar a la M tampoco.
rules_D13 = Los puntos de color son a la vez salidas y llegadas. Por eso, un camino del punto azul al rojo es también, al revés, un camino para la roja: si alguien la tiene, los dos viajes están completos. Un camino a la M es solo tuyo.
rules_D14 = Ningún viaje atraviesa una cabecera. En ella no se puede cambiar, y la M de tu propio extremo no te sirve.
rules_D15 = Las líneas que no tiene nadie las pueden usar todos. Nunca acaban una ronda ni puntúan.

sections_round = El final de la ronda
rules_T17 = La ronda acaba al momento cuando hay al menos un viaje completo, o cuando se ha colocado la última loseta.
rules_D16 = La aplicación busca viajes completos después de cada jugada, sea de quien sea. Un viaje no se puede ocultar ni rechazar, y nadie recibe un turno más.
rules_D17 = La última loseta cuenta como cualquier otra. Si tampoco completa ningún viaje, nadie puntúa por viajes.
rules_T21 = Si una loseta completa los viajes de varios jugadores, puntúa cada uno de ellos.
rules_T22 = Si tu línea tiene varios caminos hasta una llegada, cuenta el que tiene menos transbordos.
rules_D24 = Entonces se muestran todas las líneas, también las que no tenía nadie.

sections_scoring = Los puntos
rules_T18 = Un viaje completo da 5 puntos sin transbordos, 4 con uno, 3 con dos, 2 con tres y 1 con cuatro o más.
rules_T25 = Así, quien llega recibe al menos 1 punto, por muchos transbordos que haya hecho.
rules_T20 = El jugador con el tramo continuo más largo de su propia línea recibe 1 punto más. Se cuenta en losetas desde la salida hasta donde ese color se detiene, incluso más allá del lugar del transbordo. Las rectas no lo interrumpen, pero no se cuentan.
rules_T24 = Si dos o más jugadores empatan en el tramo más largo, o si ningún tramo tiene losetas, nadie recibe ese punto.
rules_D18 = El punto del tramo más largo se da aunque no haya llegado nadie.
rules_T19 = Ejemplo: quien tiene la azul recorre 8 losetas de su propia línea, cambia a la roja en un anillo y llega al punto rojo. Con un transbordo le quedan 4 puntos. Si sus 8 losetas son además el tramo más largo, recibe 5 en total. Una ronda puede dar 6 como máximo.

sections_match = La partida
rules_T16 = Una partida dura varias rondas. Gana quien llegue antes a 10 puntos, o a otro número acordado.
rules_T23 = Los totales se comparan una vez puntuada la ronda. Si varios jugadores tienen puntos suficientes, gana el total más alto. Si el total más alto se comparte, todos juegan otra ronda, hasta que alguien vaya por delante.
rules_D23 = Cada ronda empieza de cero: mesa vacía, las 48 losetas mezcladas, líneas nuevas. Solo quedan los totales.

## Pies de los dibujos

figures_kinds = Un cruce con anillo y dos curvas con anillo: aquí puedes cambiar. Un puente y dos curvas separadas: aquí no.
figures_row = La fila inicial: una cabecera a cada lado y las cuatro rectas entre ellas.
figures_fits = Encaja: la azul con la azul abajo, la verde con la verde a la izquierda.
figures_clashes = No encaja: abajo y a la izquierda los colores no coinciden.
figures_toM = La amarilla llega a la M por su propia línea, sin transbordos: { $points } puntos.
figures_backwards = El camino de la azul al punto rojo, leído desde el extremo de la roja: si alguien la tiene, ese viaje también está completo, por { $points } puntos.
figures_roundEnd = La loseta enmarcada une el camino de la azul con el punto rojo: la ronda acaba al momento.
figures_portion = El tramo de la azul desde su salida: { $length } losetas.
figures_journey = La azul cambia a la roja en el anillo marcado con un 1 y llega al punto rojo: { $points } puntos. Su propio tramo tiene { $length } losetas.

## Tutorial, paso a paso

tutorial_welcome = Te damos la bienvenida a Correspondances. Se juega por rondas. En cada ronda, cada jugador tiene en secreto una de cuatro líneas. La tuya es la línea 2, la azul.
tutorial_journey = Tu viaje empieza en el punto azul, marcado con una estrella. Debe llegar al otro extremo de la fila: al punto rojo, al punto verde o a la M.
tutorial_first = En tu turno se roba una loseta y tú la colocas. Donde las losetas se tocan, los colores deben coincidir. Coloca esta en la casilla marcada, girada de modo que la azul vaya de tu punto hacia la derecha.
tutorial_theirs = Camille ha empezado en el punto rojo, a la derecha. Quizá la línea de Camille sea la roja. ¿O es un farol? Las líneas son secretas hasta que acaba la ronda.
tutorial_bridge = Esta loseta es un puente: la azul y la verde se cruzan sin encontrarse, así que aquí no se puede cambiar. Deja que la azul siga hacia la derecha: colócala en la casilla marcada.
tutorial_ring = Esta loseta tiene un anillo blanco. Ahí podrías cambiar de la azul a la amarilla. Pasar de largo no cuesta nada: colócala en la casilla marcada.
tutorial_gap = Queda una casilla entre tu línea azul y la roja. Pero al punto rojo solo se puede llegar por la roja. Necesitas un lugar donde cambiar.
tutorial_change = Aquí está: la azul y la roja se curvan y se tocan en un anillo. Coloca la loseta en la casilla marcada, de modo que llegues por la azul y salgas por la roja.
tutorial_complete = Tu viaje está completo y la ronda ha terminado. Un viaje da cinco puntos, menos uno por transbordo. Has cambiado una vez: 4 puntos.
tutorial_reverse = Camille tenía, en efecto, la roja, y el mismo camino leído al revés lleva del punto rojo al tuyo. Así que el viaje de Camille también está completo y da 4 puntos.
tutorial_stretch = Hay un punto más para el tramo más largo de la línea propia. La azul recorre 4 losetas desde su comienzo; la roja, 3. El punto es tuyo: 5 a 4.
tutorial_match = Después se recoge la mesa y hay líneas nuevas para todos. Gana la partida quien llegue antes a diez puntos. Ya sabes jugar.
