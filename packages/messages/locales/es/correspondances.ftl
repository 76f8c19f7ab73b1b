point =
    { $arrival ->
        [5] (M) al oeste
        [6] (M) al este
       *[other] el punto de la línea { $arrival }
    }
# Con «a», que se contrae con «el».
toPoint =
    { $arrival ->
        [5] a (M) al oeste
        [6] a (M) al este
       *[other] al punto de la línea { $arrival }
    }
transfers =
    { $changes ->
        [0] sin transbordos
       *[other] { $changes } { $changes ->
            [one] transbordo
           *[other] transbordos
        }
    }
withTransfers =
    { $changes ->
        [0] sin transbordos
       *[other] con { transfers }
    }
points =
    { $gain } { $gain ->
        [one] punto
       *[other] puntos
    }
sections =
    { $length } { $length ->
        [one] loseta
       *[other] losetas
    }

title = Correspondances a { $target }
progress = { $points } de { $target } puntos

presets_match =
    .title = Partida
    .about = Gana quien llegue antes a 10 puntos, en tantas rondas como haga falta.
presets_short =
    .title = Partida corta
    .about = Gana quien llegue antes a 5 puntos, a menudo en dos o tres rondas.

setup_target = Puntos para ganar
setup_targetChoice =
    { $target } { $target ->
        [one] punto
       *[other] puntos
    }
setup_targetLong = Unas cuatro rondas.
setup_targetShort = Unas dos rondas.
setup_rotate = ¿Quién empieza cada ronda?
setup_same = Siempre la misma persona
setup_sameAbout = Como en el reglamento: la persona más joven empieza todas las rondas.
setup_next = Por turnos
setup_nextAbout = La ronda siguiente la empieza el jugador siguiente. Empezar es una ligera desventaja, y así se reparte.

seatColours_1 = morado
seatColours_2 = naranja
seatColours_3 = marrón
seatColours_4 = gris

seatLetters_1 = M
seatLetters_2 = N
seatLetters_3 = C
seatLetters_4 = G

lineName =
    línea { $line } ({ $line ->
        [1] roja
        [2] azul
        [3] amarilla
       *[other] verde
    })

kinds_cross = Cruce
kinds_bridge = Puente
kinds_link = Empalme
kinds_curves = Curvas

kindAbout_cross = dos líneas se cruzan, con transbordo
kindAbout_bridge = dos líneas se cruzan, sin transbordo
kindAbout_link = dos curvas se tocan, con transbordo
kindAbout_curves = dos curvas que no se tocan

tile =
    { $kind ->
        [cross] cruce
        [bridge] puente
        [link] empalme
       *[curves] curvas
    } { $a }–{ $b }
straight = recta de la línea { $line }
endTile =
    cabecera { $end ->
        [west] oeste
       *[east] este
    }

told_round = Ronda { $round }: las rectas están en el orden { LIST($order, separator: ", ") }. Empieza { $name }.
told_dealt = { $name } roba una línea.
told_dealtLine = { $name } roba la { lineName }.
told_aside = { $name } aparta una loseta que no encaja en ningún sitio: { $tile }.
told_placed = { $name } coloca una loseta en { $cell }: { $tile }.
told_journey = { $name }, con la { lineName }, llega { toPoint } { withTransfers }: { points }.
told_portion = { $name } tiene el tramo más largo, { sections } de la { lineName }: { points }.
told_scored = La ronda { $round } ha terminado. { LIST($seats, separator: " ") }
told_seat = { $name } tenía la { lineName }: { points }, { $total } en total.
told_over = { $name } gana la partida: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Viajes
sources_portions = Tramos más largos

highlights_journey = Mejor viaje
highlights_round = Mejor ronda

board_label = La mesa: losetas, rectas y cabeceras. Las flechas mueven, R gira la loseta, Enter la coloca.
board_fit = Ver todo
board_closer = Acercar
board_farther = Alejar
board_lines = Líneas
board_traceLine = Mostrar la { lineName }: { sections } desde su salida
board_length = { $length }
board_growth = { $before } → { $after }
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = vacía, sin losetas al lado
board_open = vacía
board_openWants = vacía, pide { $wants }
board_fits =
    libre, pide { $wants }; tu loseta encaja de { $ways } { $ways ->
        [one] manera
       *[other] maneras
    }
board_fitsFreely =
    libre; tu loseta encaja de { $ways } { $ways ->
        [one] manera
       *[other] maneras
    }
board_want =
    línea { $line } al { $side ->
        [0] norte
        [1] este
        [2] sur
       *[other] oeste
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    línea { $line } { $from ->
        [0] norte
        [1] este
        [2] sur
       *[other] oeste
    }–{ $to ->
        [0] norte
        [1] este
        [2] sur
       *[other] oeste
    }
board_tracks = { LIST($tracks) }
board_westEnd = cabecera oeste: la línea 2 sale al norte, la línea 3 al sur, (M) está al oeste
board_eastEnd = cabecera este: la línea 1 sale al norte, la línea 4 al sur, (M) está al este
board_coach = { $cell }; opción { $rank } del entrenador

hand_place = Coloca esta loseta
hand_placeHint = Elige una casilla o arrastra allí la loseta.
hand_waits = { $name } coloca esta loseta
hand_thinks = { $name } está pensando…
hand_between = Robando una loseta…
hand_over = { $name } gana la partida
hand_section = Tu loseta: { $tile }. Púlsala para girarla o arrástrala a la mesa.
hand_othersSection = Loseta robada: { $tile }
hand_noSection = Ninguna loseta robada.
hand_rotate = Girar
hand_placeButton = Colocar
hand_cancel = Cancelar
hand_pile =
    { $pile ->
        [one] queda { $pile } loseta
       *[other] quedan { $pile } losetas
    }
hand_pileShort =
    { $pile ->
        [one] queda { $pile }
       *[other] quedan { $pile }
    }
hand_ownLine =
    Tu línea secreta: { $line ->
        [1] roja
        [2] azul
        [3] amarilla
       *[other] verde
    }
hand_hidden = Las líneas son secretas
hand_way =
    desde la cabecera { $from ->
        [west] oeste
       *[east] este
    } hasta { $a }, { $b } o M, al { $to ->
        [west] oeste
       *[east] este
    }
hand_showOwn = Mostrar mi línea

effect_journey = Completa tu viaje { toPoint } { withTransfers }: { points }.
effect_own = Tu tramo: { $before } → { $after }.
effect_leads = Es el más largo de la mesa.
effect_portion = Línea { $line }: { $before } → { $after }.
effect_ends = La línea { $line } llega: acaba la ronda.
effect_mayEnd = La línea { $line } llega: acaba la ronda si alguien la tiene.
effect_also = La línea { $line } también llega.
effect_mayAlso = La línea { $line } también llega, y cuenta si alguien la tiene.
effect_last = Es la última loseta: acaba la ronda.
effect_nothing = No cambia ningún tramo.

summary_title = La ronda { $round } ha terminado
summary_byJourney = Hay un viaje completo. Se muestran todas las líneas.
summary_byExhaustion = No quedan losetas por robar. Se muestran todas las líneas.
summary_arrives =
    { transfers }, a { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = no llega
summary_portion = tramo { $length }
summary_longest = tramo más largo { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } de { $target }
summary_unheld = Nadie tenía { LIST($lines) }.
summary_unheldLine = la { lineName }
summary_wins = { $name } gana la partida.
summary_show = Mostrar la línea de { $name }
summary_go = Seguir
summary_close = Cerrar

panels_totals = Puntos
panels_tiles = Losetas por salir
panels_round = Ronda
panels_total = Total
panels_target =
    Gana quien llegue antes a { $target } { $target ->
        [one] punto
       *[other] puntos
    }.
panels_noRound = Aún no hay rondas puntuadas.
panels_inRound = { points } con la { lineName }
panels_left =
    Por salir: { $left } { $left ->
        [one] loseta
       *[other] losetas
    }.
panels_copies =
    { $tile }: { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
panels_aside = Apartadas porque no encajaban: { LIST($tiles) }.

text_round = Ronda { $round }.
text_scores = Puntos: { LIST($scores) }; se gana con { $target }.
text_row = De oeste a este: la cabecera oeste en e0s0, las rectas de las líneas { LIST($order) } y la cabecera este en e5s0.
text_own =
    Tienes la { lineName }. Empieza en { $cell } y debe llegar al punto de la línea { $a }, al punto de la línea { $b } o a (M) al { $end ->
        [west] oeste
       *[east] este
    }. Su tramo tiene { sections }.
text_portions = Tramos: { LIST($portions) }.
text_portion = línea { $line }: { $length }
text_sections = Fila { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Todavía no hay losetas colocadas.
text_drawn =
    { $name } debe colocar esta loseta: { $tile }. { $pile ->
        [one] Queda { $pile } loseta
       *[other] Quedan { $pile } losetas
    } por robar.
text_start = La { lineName } sale hacia { $cell }.
text_notStarted = Ahí todavía no hay ninguna loseta.
text_crossing =
    { $cell }: { $tile }, del { $from ->
        [0] norte
        [1] este
        [2] sur
       *[other] oeste
    } al { $to ->
        [0] norte
        [1] este
        [2] sur
       *[other] oeste
    }.
text_openEnd = Se queda abierta ante { $cell }, tras { sections }.
text_closedEnd = Acaba en una cabecera, tras { sections }.
text_arrives = Su viaje está completo: llega { toPoint } { withTransfers }.
text_noJourney = Su viaje no está completo.
text_move =
    { $cell }, { $turned ->
        [0] tal como se robó
        [1] con un cuarto de vuelta
        [2] con media vuelta
       *[other] con tres cuartos de vuelta
    }: { $tracks }.

outcomes_order = Las rectas en el orden { LIST($order, separator: ", ") }
outcomes_whichTile = ¿Qué loseta roba { $name }?
outcomes_whichLine = ¿Qué línea roba { $name }?
outcomes_whichOrder = ¿En qué orden están las rectas?
