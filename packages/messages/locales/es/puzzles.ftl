title = Problemas
intro = Posiciones con una jugada claramente mejor. Encuéntrala y mira por qué las demás son peores.
titled = Problema · { $game }
toPuzzles = Todos los problemas
noPuzzle = Ese problema no existe
unknown = Este problema no existe, o ya no. Hay muchos otros.

ofTheDay = Problema del día
solveToday = Resolverlo
doneToday = Resuelto: verlo otra vez
ratingOf = Rating { $rating }
train = Práctica
solve = Resolver un problema
fitting =
    { $count ->
        [one] { $count } problema disponible
       *[other] { $count } problemas disponibles
    }
noneFits = No hay ningún problema así. Elige otro tema u otro juego.
difficulty = Dificultad
difficulties_easier = Más fácil
difficulties_matching = Mi nivel
difficulties_harder = Más difícil
theme = Tema
allThemes = Todos los temas
game = Juego
allGames = Todos los juegos
byTheme = Por temas
solvedOf = { $solved } de { $count } resueltos

themes_finish =
    .name = Remátala
    .about = Completa una línea por muchos puntos.
themes_save =
    .name = Salva la línea
    .about = Libra a tu línea de un mal final.
themes_spoil =
    .name = Estropéala
    .about = Termina la línea de un rival mientras vale poco.
themes_long =
    .name = El camino largo
    .about = Lleva una línea más lejos en vez de completarla.
themes_draw =
    .name = Primero robar
    .about = Roba en vez de colocar la loseta de tu mano.
themes_share =
    .name = Elige la acción
    .about = Juega para las compañías cuyas acciones tienes.
themes_city =
    .name = En la ciudad
    .about = Aprovecha lo que añade una ciudad o un módulo.
themes_journey =
    .name = El viaje
    .about = Une tu viaje o corta el de otro, en Correspondances.

yourRating = Tu rating
noRating = Resuelve un problema para tener un rating. Queda en este dispositivo.
within = ± { $points }
provisional = (provisional)
chart =
    { $count ->
        [one] Tu rating: { $to }
       *[other] Tu rating en los últimos { $count } problemas, de { $from } a { $to }
    }
streak = Racha
days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
run = Aciertos seguidos
solved = Resueltos
notKept = Este navegador no guarda nada: tu rating se pierde cuando cierras la página.
erase = Reiniciar el rating
eraseSure = ¿Seguro que quieres reiniciar el rating y los problemas resueltos?
erased = Tu rating de problemas se ha reiniciado.

find = Juegas como { $name }. Encuentra la mejor jugada.
findAlone = Encuentra la mejor jugada.
showSolution = Ver la solución
giveUpSure = ¿Verla? Cuenta como fallo
right = ¡Correcto!
rightLater = Correcto, al intento { $count }.
wrong = No es la mejor jugada.
told = La solución
judging = Valorando tu jugada…
notJudged = No se ha podido valorar tu jugada.
lost_both = Pierde { $points } puntos y un { $percent } % de probabilidad de ganar.
lost_points = Pierde { $points } puntos.
lost_win = Pierde un { $percent } % de probabilidad de ganar.
margin_both = Según lo estimado, es mejor que cualquier otra en { $points } puntos y un { $percent } % de probabilidad de ganar.
margin_points = Según lo estimado, es mejor que cualquier otra en { $points } puntos.
margin_win = Según lo estimado, es mejor que cualquier otra en un { $percent } % de probabilidad de ganar.
proved = Comprobado con { $playouts } simulaciones.
provedExactly = Certeza: el resto de la partida está calculado.
rated = Tu rating: { $rating } ({ $change })
countedBefore = Ya habías respondido a este problema, así que tu rating no cambia.
tryAgain = Reintentar
next = Problema siguiente
share = Compartir
copied = El enlace se ha copiado.
analyse = Analizar

comparison = Comparación de las jugadas
move = Jugada
points = Puntos
chance = Gana
loss = Pérdida
solution = (solución)
yours = tu jugada
