title = Berlín

lesson_1 = En el tablero hay cuatro grupos de turistas. Una loseta colocada en la casilla de un turista lo lleva encima desde entonces.
lesson_2 = Cuando se completa una línea, su dueño recibe una carta de ese color cada vez que la línea pasa por una loseta así.
lesson_3 = Al final, quien tiene más cartas de un color gana el número mayor de su atracción; el segundo, el menor.
lesson_4 = Las cartas que nadie tomó compiten como las de otro jugador. Una carta puede no bastar.

rules_E1 = Ocho atracciones se disponen en fila. Hay tres turistas de cada color. Dos de cada color están en el tablero, en cuatro grupos cuadrados de cuatro colores distintos, uno en cada cuarto del tablero, separado del borde por una casilla. El tercero de cada color va a una atracción al azar. Cada color tiene ocho cartas.
rules_E2 = Una loseta colocada en la casilla de un turista lo lleva encima desde entonces. Cuando una línea puntúa, su dueño toma una carta del color del turista cada vez que la línea pasa por esa loseta. Ejemplo: una línea de 7 puntos que pasa dos veces por un turista amarillo y una por uno morado da 7 puntos y toma dos cartas amarillas y una morada.
rules_E3 = Al final se juzga cada color por separado. Quien tiene más cartas gana el número mayor de la atracción donde está su turista; quien tiene la segunda mayor cantidad gana el menor. Si varios tienen la mayoría, los dos números se suman, se reparten entre ellos y se redondea hacia abajo, y no hay segundo. Si varios son segundos, el número menor se reparte del mismo modo. Las cartas que no se tomaron son de un dueño imaginario, que gana o comparte como cualquiera; esos puntos se pierden. Sin ninguna carta del color no se recibe nada.
rules_E4 = Las atracciones tienen dos lados; juega con todas por el lado A, todas por el lado B, o una mezcla al azar. Número mayor y menor en el lado A y después en el lado B. Alexanderplatz: 4/3, 7/1. Ayuntamiento Rojo: 5/3, 8/1. Columna de la Victoria: 5/4, 8/2. Puerta de Brandeburgo: 6/3, 9/1. Catedral de Berlín: 6/4, 9/2. Isla de los Museos: 6/5, 10/1. Reichstag: 7/4, 10/2. Iglesia Memorial: 7/5, 11/2.

figures_took = Una línea de { $points } puntos pasa { $count } veces por la loseta del turista: su dueño toma { $count } cartas de ese color.
figures_majority = Cartas de tres colores: el dorado señala la mayoría, que recibe el número mayor; el verde, el segundo puesto, que recibe el menor. En los empates se reparte. La última columna son las cartas que nadie tomó.

tutorial_groups = En Berlín, en el tablero hay cuatro grupos de cuatro turistas. Otros ocho, uno de cada color, visitan las atracciones del panel. Los dos números de una atracción son lo que vale su color al final.
tutorial_carry = Una loseta colocada en la casilla de un turista lo lleva encima desde entonces. Coloca tu loseta en la casilla marcada, donde hay uno amarillo.
tutorial_finish = Tu línea desde la estación 31 pasa por losetas con turistas. Coloca tu loseta en la casilla marcada: recoge el turista morado y completa la línea.
tutorial_cards = La línea da 9 puntos. Y por cada paso por una loseta con turista recibes una carta de ese color: 1 verde, 2 azules y 1 morada.
tutorial_more = Sigue reuniendo lo mismo: tu línea desde la estación 29 pasa dos veces por la loseta del turista morado y una por la del azul. Complétala.
tutorial_majority = 2 cartas moradas más y 1 azul. Al final, quien tiene más cartas de un color gana el número mayor de su atracción, y el segundo, el menor.
tutorial_imaginary = Camille no es tu único rival. Las cartas que nadie ha recogido son de un dueño imaginario, que todavía tiene más que tú de todos los colores. No te disperses demasiado.
