title = Estaciones centrales

lesson_1 = Tienes un peón. En vez de una loseta, puedes colocarlo a él en un andén libre de la estación central.
lesson_2 = Desde entonces, la línea que sale de allí también es tuya, con toda la vía que ya tenga.
lesson_3 = Da un punto por paso: las líneas que salen del centro nunca cuentan doble.
lesson_4 = Con compañías, cada peón es de una compañía, y para colocarlo muestras una de sus acciones.

rules_M9 = Sin compañías, cada jugador tiene un peón. En vez de colocar una loseta puedes colocar el peón en un andén libre de la estación central, una vez por partida. La línea que sale de allí es entonces tuya, además de las otras.
rules_M10 = Con compañías, cada compañía tiene un peón. En vez de colocar una loseta o cambiar una acción puedes colocar el peón de una compañía si muestras una de sus acciones. Esa acción queda a la vista ante ti y ya no se puede cambiar.
rules_M11 = Una línea desde el centro puntúa como las demás, pero nunca cuenta doble, ni siquiera si vuelve a terminar en el centro. Tampoco puede constar de una sola loseta, con la misma excepción que en B14. Un andén está libre mientras no tenga peón y la línea que sale de él no esté completa.
rules_M12 = Colocar un peón es todo tu turno, y no robas nada. La vía que ya sale del andén cuenta entera. Un peón que nunca se coloca no da nada. Las líneas de las estaciones del borde cuentan doble en todos los andenes, con peón o sin él, aunque el peón sea tuyo. Los peones se pueden colocar también cuando los cambios han acabado (M4). Una acción mostrada sigue contando para el valor y la mayoría (M6, M7). Una casilla no se abre a las losetas por tocar un peón (B12).

figures_token = Una línea desde un peón: { $points } pasos, { $points } puntos. Nunca cuenta doble.

tutorial_token = La estación central tiene ocho andenes. Una vez por partida puedes colocar tu peón en uno de ellos en vez de una loseta. La línea que sale de allí es entonces tuya.
tutorial_place = Alrededor de la casilla marcada espera mucha vía. Coloca tu peón en el andén 7, justo a su lado.
tutorial_start = El peón ha sido todo tu turno. Empieza ahora la nueva línea: coloca tu loseta en la casilla marcada.
tutorial_finish = Tu tren espera ahora en la casilla siguiente. La loseta de tu mano lo lleva a toda esa vía. Colócala en la casilla marcada y sigue el tren.
tutorial_scored = 12 pasos, 12 puntos. La línea incluso ha vuelto a la estación central, pero no cuenta doble: una línea que sale de allí no lo hace nunca.
tutorial_wait = Un peón que nunca se coloca no da nada, y un andén solo está libre hasta que su línea está completa. No lo coloques demasiado pronto, pero tampoco demasiado tarde.
