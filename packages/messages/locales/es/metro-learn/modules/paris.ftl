title = París

lesson_1 = En las casillas interiores del tablero hay turistas. Tú tienes una fila de atracciones con espacios de colores.
lesson_2 = Coloca una loseta sobre un turista y llévalo a un espacio libre de su color. Si tienes uno, es obligatorio.
lesson_3 = Al final, tu serie de turistas más larga sin huecos da 2 puntos por turista; cada turista fuera de ella cuesta 1.
lesson_4 = Una atracción con sus cuatro espacios ocupados da 3 más.

rules_P1 = Las doce atracciones tienen cuatro espacios de colores cada una. Se barajan y se reparten por igual: seis a cada uno con dos jugadores, cuatro con tres, tres con cuatro, dos con cinco o seis. Las que sobran quedan fuera del juego. Permanecen en fila ante ti tal como se repartieron y no se mueven. En cada casilla interior hay un turista, elegido al azar: cuatro de cada uno de los ocho colores.
rules_P2 = Si colocas una loseta sobre un turista, lo tomas y lo pones en un espacio libre del mismo color de tus atracciones, el que quieras. Es obligatorio, aunque te cueste un punto. Si no tienes ninguno, el turista se une a otro en una casilla que comparta un lado con esta. Si no lo hay, se une a cualquier turista del tablero. Si no queda ninguno en el tablero, deja el juego. De una casilla con varios turistas los levantas todos y luego los colocas uno a uno en el orden que quieras; nadie puede unirse a los que siguen levantados, y ninguno vuelve a la casilla recién cubierta.
rules_P3 = Al final, busca la serie más larga de espacios ocupados sin huecos; puede seguir de una atracción a la siguiente. Cada turista de la serie da 2 puntos, y cada uno de los demás cuesta 1. Una atracción con cuatro turistas da 3 más. Ejemplo: dos turistas están aparte, cuatro llenan la atracción siguiente y uno va justo detrás: 10 + 3 − 2 = 11.
rules_P4 = Los espacios de las atracciones, de izquierda a derecha. Louvre: gris, morado, amarillo, azul. Notre Dame: marrón, amarillo, azul, rojo. Sacré-Cœur: amarillo, rojo, morado, naranja. Arco del Triunfo: naranja, amarillo, marrón, gris. Plaza de la Concordia: amarillo, marrón, morado, verde. Moulin Rouge: rojo, verde, gris, amarillo. Cúpula de los Inválidos: azul, morado, naranja, marrón. Puente Alejandro III: rojo, gris, azul, naranja. Torre Eiffel: verde, azul, rojo, morado. Panteón: gris, azul, verde, marrón. Versalles: morado, naranja, gris, verde. Fundación Louis Vuitton: naranja, verde, marrón, rojo.

figures_tourists = En cada casilla interior hay un turista. Coloca una loseta sobre uno y te lo llevas.
figures_row = La serie de { $run } tiene marco dorado. { $run } × 2 + 3 por la atracción llena − { $others } por el turista aparte: { $points } puntos.

tutorial_tourists = En París, los turistas esperan en las casillas interiores del tablero. Coloca una loseta sobre uno y te lo llevas a tus atracciones.
tutorial_sights = Tus seis atracciones forman una fila de espacios de colores. Ya tienes un turista naranja en el Arco del Triunfo. Lo que cuenta es una serie larga de espacios vecinos.
tutorial_take = Coloca tu loseta en la casilla marcada. Allí espera un turista rojo.
tutorial_field = El turista va a un espacio libre de su color, y tienes tres rojos. Elige el de Notre Dame: está justo al lado de tu turista naranja.
tutorial_run = Dos seguidos. Al final, cada turista de tu serie más larga sin huecos vale dos puntos, y cada uno de los demás te cuesta un punto.
tutorial_noField = El turista de la casilla marcada es naranja, y tu único espacio naranja está ocupado. Coloca ahí tu loseta de todos modos y mira qué pasa.
tutorial_beside = Sin un espacio libre, el turista se une a otro en una casilla vecina. Tú eliges a cuál: mándalo a la casilla marcada.
tutorial_together = Ahora esperan ahí dos turistas. Quien coloque una loseta en esa casilla se lleva los dos. Y recuerda: una atracción con sus cuatro espacios ocupados da tres puntos más.
