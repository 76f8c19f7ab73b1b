progress = Loseta { $at } de { $of }
points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }
tiles =
    { $count } { $count ->
        [one] loseta
       *[other] losetas
    }
shares =
    { $count } { $count ->
        [one] acción
       *[other] acciones
    }
chips =
    { $count } { $count ->
        [one] ficha
       *[other] fichas
    }
cards =
    { $count } { $count ->
        [one] carta
       *[other] cartas
    }
tourists =
    { $count } { $count ->
        [one] turista
       *[other] turistas
    }
colour =
    { $colour ->
        [yellow] amarillo
        [blue] azul
        [orange] naranja
        [green] verde
        [purple] morado
        [grey] gris
        [red] rojo
       *[brown] marrón
    }
# Femenino: una línea roja.
colour-f =
    { $colour ->
        [yellow] amarilla
        [blue] azul
        [orange] naranja
        [green] verde
        [purple] morada
        [grey] gris
        [red] roja
       *[brown] marrón
    }
# Masculino plural: los turistas rojos.
colour-mpl =
    { $colour ->
        [yellow] amarillos
        [blue] azules
        [orange] naranjas
        [green] verdes
        [purple] morados
        [grey] grises
        [red] rojos
       *[brown] marrones
    }
# Femenino plural: las fichas rojas.
colour-fpl =
    { $colour ->
        [yellow] amarillas
        [blue] azules
        [orange] naranjas
        [green] verdes
        [purple] moradas
        [grey] grises
        [red] rojas
       *[brown] marrones
    }
# De quién es una línea: la Compañía roja, Rojo, Ana. Un color hace de nombre, con mayúscula y sin artículo.
owner =
    { $ownerIs ->
        [company] la { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# Lo mismo al principio de una frase.
owner-subject =
    { $ownerIs ->
        [company] La { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# de la Compañía roja, de Rojo, de Ana.
owner-of =
    { $ownerIs ->
        [company] de la { $owner }
        [colour] de { CAPITAL($owner) }
       *[player] de { $owner }
    }
# Con su artículo; va siempre detrás de «desde», que no se contrae con «el».
start =
    { $fromIs ->
        [platform] el { $from }
       *[station] la { $from }
    }
# Con su artículo; va siempre detrás de «en».
end =
    { $toIs ->
        [centre] la { $to }
        [platform] el { $to }
       *[station] la { $to }
    }

# Z como en azul y C como café, porque A y M ya están tomadas; N como en naranja.
letters_yellow = A
letters_blue = Z
letters_orange = N
letters_green = V
letters_purple = M
letters_grey = G
letters_red = R
letters_brown = C

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

# De dónde viene y adónde va un tren: «del norte al este».

from_1 = del norte
from_2 = del este
from_3 = del sur
from_4 = del oeste

to_1 = al norte
to_2 = al este
to_3 = al sur
to_4 = al oeste

player = Jugador { $number }
company = Compañía { colour-f }
nobody = nadie
# Las estaciones son femeninas y los andenes, masculinos: el artículo lo ponen las frases.
station = estación { $number } ({ $name })
platform = andén { $number }
centre = estación central
departure = { $from }, { $owner }
# Una acción: «la amarilla del 10 %». El artículo lo ponen las frases.
share = { colour-f } del { $percent } %

presets_classic =
    .title = Clásico
    .about = El juego original de 2000, sin añadidos.
presets_expert =
    .title = Experto
    .about = Compañías, estaciones centrales y dos losetas en mano.
presets_solo-hard =
    .title = Solitario difícil
    .about = Cuenta el beneficio de la compañía más pobre, menos su distancia con la más rica.

setup_modules = Módulos
setup_city = Ciudad
setup_noCity =
    .title = Sin ciudad
    .about = Solo las líneas dan puntos.
setup_side = Variante
setup_variants = Reglas de la casa
setup_rotate =
    .title = Giro libre
    .about = Gira las losetas como quieras, diga lo que diga la flecha.
setup_exclusive =
    .title = Un marcador por casilla
    .about = Un marcador se salta las casillas ocupadas.
setup_corners =
    .title = Valen las esquinas
    .about = Una loseta también puede tocar a otra solo por una esquina.
setup_hand = Losetas en mano
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Como en el reglamento.
       *[other] Más donde elegir.
    }

events_first = Empieza { $name }.
events_placed = { $name } coloca una loseta en { $cell }.
events_passed = { $name } no tiene loseta y pasa.
events_line = La línea desde { start } termina en { end }: { points } para { owner } (total: { $total }).
events_lineDoubled = La línea desde { start } termina en { end }: { $length } × 2 = { points } para { owner } (total: { $total }).
events_lineOfNobody = La línea desde { start } termina en { end }. No es de nadie.
events_profit = { owner-subject } recibe { points } al final (total: { $total }).
events_bonus = { $name } recibe { points } al final (total: { $total }).
events_bonusLost = { $name } pierde { points } al final (total: { $total }).
events_over = La partida ha terminado: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Coloca una loseta o roba una.
prompts_place = Coloca una loseta.
prompts_placeDrawn = Coloca la loseta robada.
prompts_draw = Roba una loseta.
prompts_pass = No te quedan losetas: pasa.
prompts_decide = Decide.
prompts_waiting = Turno de { $name }.
prompts_chance = Robando…
prompts_over = La partida ha terminado.

choices_place = Colocar { $tile } en { $cell }
choices_draw = Robar una loseta
choices_pass = Pasar

look_lines = Líneas pintadas
look_paint_all = Todas
look_paint_mine = Las mías
look_paint_pointed = Al señalarlas
look_track = Contador de puntos

labels_board = Tablero
labels_otherMoves = Otras jugadas
labels_hand = Tu mano
labels_kept = guardada
labels_pile = { tiles } en la pila
labels_rotate = Girar
labels_draw = Robar
labels_pass = Pasar
labels_place = Colocar
labels_cancel = Cancelar
labels_decide = Elegir…

# Siguen a una jugada y dos puntos: «Colocar cbaa en C6: completa…».

effects_brings = da { points } a { owner }
effects_finishes = completa la línea { owner-of } desde { start }: { points }
effects_finishesDoubled = completa en el centro la línea { owner-of } desde { start }: { $length } × 2 = { points }
effects_bringsYou = te da { points }
effects_finishesYours = completa tu línea desde { start }: { points }
effects_finishesYoursDoubled = completa en el centro tu línea desde { start }: { $length } × 2 = { points }
effects_lengthensYours = alarga tu línea desde { start }: longitud de { $before } a { $after }
effects_finishesNobodys = completa la línea desde { start }, que no es de nadie
effects_lengthens = alarga la línea { owner-of } desde { start }: longitud de { $before } a { $after }
effects_asks = después eliges
effects_nothing = no cambia ninguna línea
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = Las columnas van de la A a la H desde la izquierda; las filas, de la 1 a la 8 desde arriba. Las estaciones se numeran en sentido antihorario desde arriba a la derecha.
board_placed =
    { $placed } { $placed ->
        [one] loseta
       *[other] losetas
    } en el tablero, { $pile } { $pile ->
        [one] loseta
       *[other] losetas
    } en la pila.
board_row = Fila { $row }: { $cells }.
board_emptyRow = Fila { $row }: sin losetas.
board_tileOn = { $tile } en { $cell }
board_free = Puedes colocar una loseta en: { $cells }.
board_freeFor = Puedes colocar { $tile } en: { $cells }.

cell_centre = { $cell } es parte de la estación central.
cell_empty = { $cell } está vacía.
cell_tile = { $cell } tiene la loseta { $tile }.
cell_enters = La línea { owner-of } desde { start } entraría viniendo { $side }.
cell_crosses = La línea { owner-of } desde { start } la cruza { $side } { $exit }.
cell_tourist = Aquí hay un turista { colour }.
cell_sight = Aquí hay una atracción: { $sight }.

line_of = La línea desde { start } es { owner-of }.
line_ofNobody = La línea desde { start } no es de nadie.
line_none = Ninguna línea sale desde { start }.
line_noTile = Todavía no tiene losetas.
line_length = Longitud hasta ahora: { $length }.
line_path = Su recorrido: { LIST($crossings) }.
line_crossing = { $cell } { $side } { $exit }
line_next = Ahora entraría en { $cell } viniendo { $side }.
line_ended = Terminó en { end } con una longitud de { $length }.
line_doubled = Terminó en { end } con una longitud de { $length }, que cuenta doble.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Tienes en mano { $tiles }.
hand_drew = Has robado { $tile }: tienes que colocarla.
hand_empty = No tienes losetas.
hand_none = Solo miras.

scores_seat = { $name }: { points }.
scores_company = { $owner }: beneficio { $points }.

sources_lines = Líneas
sources_doubled = Dobles en el centro
sources_exclusive = Casillas saltadas

highlights_longest = Línea más larga
highlights_biggest = Mayor puntuación

panels_unknown = desconocida
panels_total = Total
panels_points = { points }
panels_coloured = { colour } { $count }

outcomes_first = ¿Quién empieza?
outcomes_tile = ¿Qué loseta roba { $name }?
outcomes_tourist = ¿Qué turista está en { $cell }?
outcomes_other = ¿Qué decide el azar?
