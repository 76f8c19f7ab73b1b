title = Ayudante
about = Para una partida con el juego físico: introduce las losetas tal como están y todo lo demás, y lee la puntuación. Todo queda en este dispositivo.
missing = Esta mesa no está en este dispositivo.
newTable = Mesa nueva
play = ¿A qué se juega?
players = Jugadores
name = Nombre del jugador { $number } ({ $colour })
options = Módulos y variantes
start = Introducir el tablero
saved = Tus mesas
soFarOf = Hasta ahora: { $scores }
delete = Eliminar
deleteAsk = ¿Eliminar esta mesa?
deleted = Mesa eliminada.
notKept = Este navegador no ha podido guardar el último cambio. Se perderá si cierras la página.
toTables = Todas las mesas
undo = Deshacer

tabs_label = Qué introducir o ver
tabs_tiles = Losetas
tabs_form = Piezas
tabs_score = Puntos

order_label = Orden
order_cells = Por casillas
order_tiles = Por losetas
orderAbout_cells = Toca una loseta: va a la casilla marcada y la marca avanza. Toca una casilla para mover la marca.
orderAbout_tiles = Toca una loseta y después todas las casillas donde está. Toca otra vez para quitarla.
keys = Teclado: flechas en el tablero, las cuatro letras de una loseta para colocarla, Supr para quitarla, Ctrl+Z para deshacer.
palette = Losetas
left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
marked = Marcada: { $cell }
removeTile = Quitar
putOn = { $tile } en { $cell }.
removedFrom = { $cell } está vacía.
noTile = No existe la loseta { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } loseta { $tile } en el tablero, pero solo { $copies } en la caja: { $cells }.
       *[other] { $count } losetas { $tile } en el tablero, pero solo { $copies } en la caja: { $cells }.
    }
problems_isolated = Ninguna loseta lleva desde el borde del tablero hasta { $cells }.
problems_oneTileLine = { $cells }: una línea con esta sola loseta solo se permite si la loseta no podía ir a ningún otro sitio.

asText = Tablero como texto
asTextAbout = Losetas y casillas, una tras otra: cbaa72 es la loseta cbaa en la fila 7, columna 2, contando desde 0.
enterBoard = Introducir este tablero
notBoard = Loseta { $number }: { $reason }
boardEntered =
    { $count ->
        [one] { $count } loseta introducida.
       *[other] { $count } losetas introducidas.
    }

final = Puntuación final
soFar = Puntuación actual
emptyCells =
    { $count ->
        [one] Todavía queda { $count } casilla vacía.
       *[other] Todavía quedan { $count } casillas vacías.
    }
unfilled = Sin rellenar: { LIST($fields) }.
copyText = Copiar como texto
copied = Copiado.
notCopied = El navegador no ha permitido copiar.
lines = Líneas
linesAre = { $complete } completas, { $open } abiertas
lineOpen = abierta, { $length }
linePoints =
    { $points ->
        [one] longitud { $length }: { $points } punto
       *[other] longitud { $length }: { $points } puntos
    }

placeHas = { $place }: { $piece }
nothing = nada
pieces = Piezas
clear = Quitar la pieza
filled = Rellenado: { $filled } de { $all }.
tooMany = Más de lo que tiene la caja: { LIST($pieces) }.
field = Espacio { $number }
# El color llega con mayúscula.
chip = { $colour }, ficha de { $value }
boardWith = { $values }
tourist = Turista

fields_track_spaces =
    .title = Casillas del contador de puntos
    .about = Dónde está cada marcador tras la última línea, antes de los puntos finales: depende del orden de las líneas.
fields_track_first =
    .title = ¿Quién empezó?
    .about = Al final, los marcadores se mueven en este orden.
fields_companies_shares-10 =
    .title = Acciones del 10 %
    .about = La compañía de la acción de cada jugador.
fields_companies_shares-20 =
    .title = Acciones del 20 %
    .about = La compañía de la acción de cada jugador.
fields_companies_shares-30 =
    .title = Acciones del 30 %
    .about = La compañía de la acción de cada jugador.
fields_companies_shares-40 =
    .title = Acciones del 40 %
    .about = La compañía de la acción de cada jugador.
fields_central-stations_tokens =
    .title = Peones en los andenes
    .about = Andenes 1 a 8, en sentido antihorario desde arriba a la derecha. Deja vacíos los demás.
fields_central-tracks_tiles =
    .title = Vías centrales
    .about = Las cuatro losetas del centro tal como están.
fields_paris_rows =
    .title = Turistas en las atracciones
    .about = Toca cada espacio con turista, de izquierda a derecha, cuatro por atracción.
fields_stockholm_sights =
    .title = Fila de atracciones
    .about = De izquierda a derecha.
fields_stockholm_tourists =
    .title = Turistas en la fila
    .about = De izquierda a derecha, cuatro espacios por atracción.
fields_stockholm_chips =
    .title = Colores secretos
    .about = Las fichas de cada jugador.
fields_stockholm_points =
    .title = Puntos de las atracciones
    .about = Lo que cada jugador ganó con turistas durante la partida.
fields_london_fares =
    .title = Puntos del taxi
    .about = Lo que cada jugador ganó con carreras durante la partida.
fields_new-york_boards =
    .title = Tablillas
    .about = Cada tablilla por sus valores, del amarillo al marrón.
fields_new-york_tourists =
    .title = Turistas en las estaciones
    .about = Como estaban al principio, estación por estación.
fields_st-petersburg_chips =
    .title = Fichas
    .about = ¿Quién tiene cada ficha? Deja las que siguen en las pilas.
fields_berlin_tourists =
    .title = Turistas en el tablero
    .about = El turista de cada una de estas casillas.
fields_berlin_visitors =
    .title = Turistas en las atracciones
    .about = El turista de cada atracción.
fields_berlin_sides =
    .title = Lados de las atracciones
    .about = El lado que está a la vista.

follow = Seguir una partida
followAbout = Sigue una partida jugada a jugada: elige la loseta colocada y después la casilla. No se muestra la mano de nadie; lo oculto se rellena al final.
count = Contar
followedToEnd = La última loseta está colocada. Rellena lo que estaba oculto y lee la puntuación final.
named = { $tile }: elige la casilla.
typeMove = Escribir una jugada
typeMoveAbout = Una jugada como en el registro, por ejemplo cbaa72 o token-yellow-20-p3.
enterMove = Introducir
whichTile = { $name }: ¿qué loseta se ha colocado?
whichCell = { $name }: ¿en qué casilla?
instead = Se hizo otra cosa…
allEmpty = Ahí no hay nada

openAbout = Introduce una ronda cuando haya acabado y las líneas estén a la vista: las rectas, la línea de cada cual y después las losetas; la última, la que puso fin a la ronda.
standings = Clasificación
