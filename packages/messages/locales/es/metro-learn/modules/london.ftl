title = Londres

lesson_1 = Un taxi recorre ocho atracciones, a la ida por los espacios de arriba y a la vuelta por los de abajo.
lesson_2 = Coloca una loseta sobre un turista y el taxi avanza, como máximo cuatro espacios, hasta llegar al color del turista.
lesson_3 = Ganas un punto por cada espacio recorrido. Si el color no está en esos cuatro espacios, no ganas nada.
lesson_4 = El taxi se queda donde para, y de ahí sale la carrera siguiente.

rules_L1 = Ocho atracciones se disponen en fila en orden aleatorio, con un lugar para dar la vuelta en cada extremo. Cada una tiene dos espacios de color arriba y dos abajo. Juntas forman un circuito: hacia la derecha por los espacios de arriba, de vuelta hacia la izquierda por los de abajo. El taxi espera en el extremo izquierdo. Los turistas están en el tablero como en París (P1).
rules_L2 = Si colocas una loseta sobre un turista, el taxi arranca. Para en el primer espacio del color del turista, y ganas un punto por cada espacio recorrido; los lugares para dar la vuelta no cuentan. Tras cuatro espacios sin ese color, para ahí y no ganas nada. En los dos casos el turista deja el juego.
rules_L3 = Los espacios de las atracciones: los dos de arriba y luego los dos de abajo, siempre de izquierda a derecha. Puente de la Torre: amarillo, verde; azul, rojo. Big Ben: azul, morado; naranja, marrón. Palacio de Westminster: naranja, gris; verde, amarillo. Catedral de San Pablo: verde, rojo; morado, azul. Trafalgar Square: morado, marrón; gris, naranja. London Eye: gris, amarillo; rojo, verde. Torre de Londres: rojo, azul; marrón, morado. Palacio de Buckingham: marrón, naranja; amarillo, gris.

figures_ride = Parte del circuito. Un turista del color de uno de los { $fields } espacios siguientes da los puntos indicados encima de ese espacio.

tutorial_circuit = El panel muestra el tablero propio de Londres: ocho atracciones con espacios de colores. Los espacios forman un circuito que recorre un taxi. Ahora está en el London Eye.
tutorial_ride = Coloca una loseta sobre un turista y el taxi busca un espacio de ese color entre los cuatro siguientes. Delante tiene verde, rojo, marrón y naranja. El turista de la casilla marcada es naranja: coloca ahí tu loseta.
tutorial_paid = El taxi ha recorrido 4 espacios y ganas 4 puntos: uno por espacio. Se queda en el Palacio de Buckingham. Ahora tiene delante amarillo, verde, azul y morado. Recoge el turista morado de la casilla marcada.
tutorial_both = Otros 4 puntos. Las líneas se construyen como siempre: esta loseta recoge un turista gris, a cuatro espacios, y además completa tu línea desde la estación 7.
tutorial_missed = Has recibido 4 puntos por la carrera y 3 por la línea. Después, Camille ha recogido también un turista gris, pero no había ningún espacio gris entre los cuatro siguientes. El taxi ha avanzado igualmente, y Camille ha ganado 0.
tutorial_plan = Mira, pues, los cuatro espacios de delante antes de colocar una loseta sobre un turista. Una carrera que no paga nada también mueve el taxi, para ti o para los demás.
