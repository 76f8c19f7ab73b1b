title = Compañías de metro

lesson_1 = Todas las líneas son de ocho compañías. Tú no tienes líneas, sino acciones: del 10, 20, 30 o 40 por ciento.
lesson_2 = Tienes cuatro acciones secretas. En tu turno colocas una loseta o cambias una de ellas.
lesson_3 = En cuanto una compañía llega a 25 puntos, los cambios acaban para siempre.
lesson_4 = Al final se clasifican las compañías: la primera vale 8, la última 1. Una acción paga ese valor por cada diez por ciento.
lesson_5 = El mayor accionista de cada compañía recibe un extra: un punto por cada diez que la compañía ha ganado.

rules_M1 = Las líneas son de ocho compañías, que están todas en juego sea cual sea el número de jugadores; de dos a seis jugadores tienen acciones de ellas. Cada compañía tiene cuatro estaciones, una en cada lado del tablero: amarilla { $yellow }, azul { $blue }, naranja { $orange }, verde { $green }, morada { $purple }, gris { $grey }, roja { $red }, marrón { $brown }.
rules_M2 = Cada compañía tiene cuatro acciones, del 10, 20, 30 y 40 por ciento. Las acciones de un mismo porcentaje se barajan en una pila, boca abajo. Robas una de cada una de las cuatro pilas y las mantienes en secreto. Después, la primera acción de cada pila se deja a la vista junto a ella.
rules_M3 = En tu turno colocas una loseta (B10) o cambias una acción. Para cambiar, pon una de tus acciones boca abajo al fondo de la pila de su porcentaje. Después toma la acción a la vista de esa pila, o la primera de las que están boca abajo. Si tomas la que está a la vista, se descubre la siguiente de la pila. Lo que va al fondo de una pila vuelve a salir después de todo lo que tiene encima, y tú recuerdas lo que has puesto allí. Tras dos rondas enteras en las que nadie ha hecho más que cambiar o pasar, los cambios quedan en pausa hasta que se coloque una loseta o un peón.
rules_M4 = En cuanto el marcador de una compañía está en 25 o más allá, no se pueden cambiar acciones en el resto de la partida.
rules_M5 = Las líneas puntúan como siempre, pero los puntos son beneficio de la compañía, no de un jugador.
rules_M6 = Al final se clasifican las compañías por su beneficio. La mejor vale 8, la siguiente 7, y así hasta 1. Las compañías con el mismo beneficio reciben todas el valor más alto, y se saltan los valores que le siguen. Por cada acción recibes el valor de su compañía, una vez por cada diez por ciento.
rules_M7 = En cada compañía, el jugador con el porcentaje total más alto recibe además un punto por cada diez completos de su beneficio. Si varios empatan en lo más alto, cada uno recibe el extra completo. Si nadie tiene acciones, nadie lo recibe.
rules_M8 = Gana quien tiene más puntos de victoria. Ejemplo: con los beneficios amarilla 38, naranja 36, gris 34, verde 32, azul 32, roja 29, marrón 25 y morada 25, las compañías valen 8, 7, 6, 5, 5, 3, 2 y 2. Acciones del 40 y el 20 por ciento de la amarilla, del 30 de la verde y del 10 de la azul pagan 48 + 15 + 5 = 68. El mayor accionista de la amarilla recibe 3 más.

figures_stations = Las estaciones de arriba y de sus esquinas: cada compañía tiene una en cada lado del tablero.
figures_shares = Al final: las compañías por beneficio, con sus valores, y lo que paga una mano de acciones: { $shares } puntos. Sus mayorías añaden { $bonus }.

tutorial_lines = Los trenes ya no son de los jugadores. Son de ocho compañías con cuatro estaciones cada una, y tú tienes acciones de ellas.
tutorial_shares = Tienes cuatro acciones: 10 % marrón, 20 % verde, 30 % y 40 % gris. Solo tú puedes verlas.
tutorial_exchange = En vez de colocar una loseta, puedes cambiar una acción por otra del mismo porcentaje. La acción del 10 % a la vista es gris. Elige la tuya marrón y toma la gris a cambio.
tutorial_majority = Tres de tus cuatro acciones son ahora grises. Nadie puede tener más que tú de la gris, y el mayor accionista recibe un extra al final: un punto por cada diez de beneficio de la compañía.
tutorial_build = Construye, pues, para la gris. Su línea desde la estación 24 está casi completa. Coloca tu loseta en la casilla marcada: los puntos van a la compañía, no a un jugador.
tutorial_profit = La gris gana 7 y va en cabeza con un beneficio de 10. Al final se clasifican las compañías: por cada diez por ciento que tengas, la primera paga ocho puntos, la segunda siete, y así sucesivamente.
tutorial_secret = Los cambios acaban para siempre en cuanto una compañía tiene veinticinco puntos. Hasta entonces, fíjate en qué líneas construyen los demás: eso delata sus acciones. Y las tuyas.
