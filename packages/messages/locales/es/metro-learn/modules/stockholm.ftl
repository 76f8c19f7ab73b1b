title = Estocolmo

lesson_1 = Recibes de uno a tres colores secretos.
lesson_2 = Una loseta colocada sobre un turista lo manda al primer espacio libre de la fila de atracciones. Cada espacio tiene sus puntos.
lesson_3 = Al final ganas los puntos que hay bajo todos los turistas de tus colores, los haya mandado quien los haya mandado.
lesson_4 = Elige bien el momento para tus colores, y que nadie los adivine.
lesson_5 = En la variante a la vista, cada color tiene su propia atracción, y quien coloca la loseta puntúa al momento.

rules_S1 = Ocho atracciones de cuatro espacios forman una fila en orden aleatorio. Los turistas están en el tablero como en París (P1). De ocho fichas de colores recibes algunas en secreto: tres por jugador en partidas de dos, dos en las de tres o cuatro, una en las de cinco o seis. Nadie ve las demás.
rules_S2 = Si colocas una loseta sobre un turista, este va al primer espacio libre de la fila, desde la izquierda. Al final ganas los puntos de cada espacio donde haya un turista de uno de tus colores.
rules_S3 = Variante a la vista: cada atracción recibe al azar un color que todos ven. Un turista va al primer espacio libre de la atracción de su color, y quien colocó la loseta gana sus puntos al momento.
rules_S4 = Los puntos de los espacios, de izquierda a derecha. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Museo Nobel: 1, 5, 1, 3. Palacio Real: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Museo Vasa: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Ayuntamiento: 1, 4, 1, 4. Cada atracción tiene diez puntos en total.

figures_row = Media fila. El próximo turista va al espacio de borde discontinuo. Los marcos dorados señalan los turistas de los colores secretos de un jugador: { $points } puntos hasta ahora.

tutorial_chips = En Estocolmo tienes en secreto tres colores: naranja, verde y marrón. Los turistas de estos colores puntuarán para ti. Camille tiene otros tres.
tutorial_row = Una loseta colocada sobre un turista lo manda a la fila de atracciones, siempre al primer espacio libre desde la izquierda. El número de ese espacio es lo que valdrá el turista.
tutorial_send = El próximo espacio es valioso. En la casilla marcada hay un turista verde, uno de los tuyos. Coloca ahí tu loseta.
tutorial_low = Tu turista verde está en un espacio que vale 5. El siguiente vale solo 1, así que no lleves allí tus colores. Manda un turista azul: coloca tu loseta en la casilla marcada.
tutorial_guess = El azul ha ocupado el espacio que vale 1. Después, Camille ha mandado un turista amarillo a un espacio que vale 3. ¿Será el amarillo uno de los colores de Camille? Fíjate en lo que hacen los demás, y no te delates.
tutorial_end = Nadie puntúa todavía. Al final se muestran todos los colores, y cada jugador recibe los puntos que hay bajo los turistas de sus colores, los haya mandado quien los haya mandado.
