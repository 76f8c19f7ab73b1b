menu = Menú
home = Inicio
rules = Reglas
settings = Ajustes
undo = Deshacer
undoReviewing = Vuelve primero a la partida.
undoPractice = En las partidas de práctica se puede deshacer todo.
hint = Pedir consejo
advising = El entrenador piensa…
advice_at = Loseta en { $cell }
advice_ahead =
    { $points ->
        [one] { $points } punto de ventaja
       *[other] { $points } puntos de ventaja
    }
advice_behind =
    { $points ->
        [one] { $points } punto de desventaja
       *[other] { $points } puntos de desventaja
    }
advice_level = empate
advice_within = { $lead }, ±{ $points }
advice_wins = gana el { $percent } %
advice_equal = casi igual
advice_only = Solo hay una jugada.
advice_live = El entrenador habla de la jugada actual. Vuelve a la partida para preguntar.
advice_sureness_certain = Certeza: el resto de la partida está calculado.
advice_sureness_sure = Seguro: una jugada es claramente la mejor.
advice_sureness_fairly = Bastante seguro: una jugada parece mejor que las demás.
advice_sureness_guess = Una conjetura: las mejores jugadas son casi iguales.
noAdvice = Pídele al entrenador las mejores jugadas. Ve solo lo que ves tú.
history = Historial
toFirst = Ir al principio
back = Jugada anterior
forward = Jugada siguiente
toLast = Volver a la partida
replay = Repetir las últimas jugadas
moment = Jugada { $at } de { $of }
lookingBack = Viendo la jugada { $at } de { $of }.
log = Registro
coach = Entrenador
inWords = En texto
earlier = Mostrar todo
nothingYet = Todavía no hay jugadas.
scoringOnly = Solo jugadas que puntúan
noScoring = Todavía no hay puntos.
players = Jugadores y puntos
pin = Mostrar las líneas abiertas de { $name }
onTurn = tiene el turno
thinks = pensando…
yourTurn = Tu turno
sure = ¿{ $choice }? Sin vuelta atrás
computer = máquina, nivel { $level }
computerTimed = máquina, nivel { $level }, { $time } por jugada
slowDevice =
    Este dispositivo es lento: la máquina dejó de pensar después de { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }, así que el nivel { $level } es aquí más débil que en otros.
points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }
passTo = Pasa el dispositivo a { $name }
passWhy = Los secretos de los demás quedan ocultos.
lift = Soy { $name }
over = Fin de la partida

headline_won = Ganas por { $points }
headline_youWon = Ganas
headline_lost = Pierdes { $own } a { $best }
headline_youLost = Pierdes
headline_youTied = Compartes la victoria con { LIST($names) }
headline_wins = Gana { $name }, { $scores }
headline_tied = { LIST($names) } comparten la victoria
headline_solo = Tu puntuación: { $points }
headline_newBest = Nuevo récord en este dispositivo. El anterior era { $points }.
headline_best = Récord en este dispositivo: { $points }

results = Resultados
highlights = Destacado
showOnBoard = Mostrar en el tablero

picture_share = Compartir imagen
picture_save = Guardar imagen
picture_failed = Este navegador no puede crear la imagen.

plot_label = Mostrar
plot_points = Puntos
plot_value = Si acabara ahí
plot_valueTitle = Puntuación si la partida hubiera acabado ahí

total = Total
source = Origen
overTime = Puntos durante la partida
plotText = { $name } termina con { $points }
lookAtBoard = Ver el tablero
rematch = Jugar otra vez
review = Revisar

introduction_several = Novedades
introduction_close = Entendido
introduction_lesson = Jugar la lección
introduction_open = Resumen

again_title = ¿Empezar otra partida?
again_text = Esta partida no ha terminado. La encontrarás en Mis partidas.
again_yes = Empezar otra
again_no = Seguir jugando

assistance = Ayuda

assistanceLevels_purist = Purista: solo las reglas
assistanceLevels_tracing = Trazado: recorre las líneas por ti
assistanceLevels_preview = Vista previa: muestra lo que haría una loseta
assistanceLevels_coach = Entrenador: sugiere las mejores jugadas

practice = Práctica: deshacer todo
describe = La mesa en palabras
followLine = Seguir una línea
moves = Tus jugadas
noMoves = No es tu turno.
trouble = Algo ha fallado
notThere = Esta partida no está en este navegador. Quizá se haya eliminado.
refused = No se puede abrir esta partida: { $reason }
notSaved = Este navegador no deja guardar partidas. Esta se perderá cuando cierres la página.
elsewhere = Esta partida está abierta en otra pestaña
elsewhereWhy = Todo lo que pasa allí se guarda. Si quieres, puedes seguir aquí.
playHere = Seguir aquí
tryAgain = Reintentar
look = Vista
sheet = Detalles

title_turn = Tu turno – { $game }
title_versus = { $game } contra { LIST($names) }
title_players = { $game } – { LIST($names) }

analyse = Tablero de análisis
analyseFair = Juego limpio: una partida en línea tuya no se puede analizar antes de que acabe.
