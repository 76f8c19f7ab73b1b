point =
    { $arrival ->
        [5] (M) ovest
        [6] (M) est
       *[other] il punto della linea { $arrival }
    }
withTransfers =
    { $changes ->
        [0] senza cambi
       *[other] con { transfers }
    }
points =
    { $gain } { $gain ->
        [one] punto
       *[other] punti
    }
sections =
    { $length } { $length ->
        [one] sezione
       *[other] sezioni
    }
toPoint =
    { $arrival ->
        [5] a (M) ovest
        [6] a (M) est
       *[other] al punto della linea { $arrival }
    }
transfers =
    { $changes ->
        [0] nessun cambio
       *[other] { $changes } { $changes ->
            [one] cambio
           *[other] cambi
        }
    }

title = Correspondances fino a { $target }
progress = { $points } punti su { $target }

presets_match =
    .title = Partita
    .about = Vince chi arriva per primo a 10 punti, in quante manche servono.
presets_short =
    .title = Partita breve
    .about = Vince chi arriva per primo a 5 punti: spesso due o tre manche.

setup_target = Punti per vincere
setup_targetChoice =
    { $target } { $target ->
        [one] punto
       *[other] punti
    }
setup_targetLong = Circa quattro manche.
setup_targetShort = Circa due manche.
setup_rotate = Chi inizia le manche
setup_same = Sempre la stessa persona
setup_sameAbout = Come da regolamento: ogni manche inizia dalla persona più giovane.
setup_next = A rotazione
setup_nextAbout = Ogni manche la inizia chi segue. Iniziare è un piccolo svantaggio: così tocca a tutti.

seatColours_1 = viola
seatColours_2 = arancione
seatColours_3 = marrone
seatColours_4 = grigio

seatLetters_1 = L
seatLetters_2 = A
seatLetters_3 = M
seatLetters_4 = C

lineName =
    linea { $line } ({ $line ->
        [1] rossa
        [2] blu
        [3] gialla
       *[other] verde
    })

kinds_cross = Incrocio
kinds_bridge = Ponte
kinds_link = Raccordo
kinds_curves = Curve

kindAbout_cross = due linee si incrociano, con un anello
kindAbout_bridge = due linee si incrociano, senza anello
kindAbout_link = due linee curvano e si toccano in un anello
kindAbout_curves = due curve che restano separate

tile =
    { $kind ->
        [cross] incrocio
        [bridge] ponte
        [link] raccordo
       *[curves] curve
    } { $a }–{ $b }
straight = rettilineo della linea { $line }
endTile =
    capolinea { $end ->
        [west] ovest
       *[east] est
    }

told_round = Manche { $round }: i rettilinei sono nell’ordine { LIST($order, separator: ", ") }. Inizia { $name }.
told_dealt = { $name } pesca una linea.
told_dealtLine = { $name } pesca la { lineName }.
told_aside = { $name } non trova posto per la sezione { $tile }: va da parte.
told_placed = { $name } posa la sezione { $tile } in { $cell }.
told_journey = { $name }, sulla { lineName }, raggiunge { point } { withTransfers }: { points }.
told_portion = { $name } ha il tratto più lungo, { sections } della { lineName }: { points }.
told_scored = La manche { $round } è finita. { LIST($seats, separator: " ") }
told_seat = { $name } aveva la { lineName }: { points }, { $total } in tutto.
told_over = { $name } vince la partita: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Viaggi
sources_portions = Tratti più lunghi

highlights_journey = Il viaggio migliore
highlights_round = La manche migliore

board_label = Il tavolo: sezioni, rettilinei e capolinea. Le frecce spostano, R ruota la sezione, Invio la posa.
board_fit = Mostra tutto
board_closer = Più vicino
board_farther = Più lontano
board_lines = Linee
board_traceLine = Mostra la { lineName }: { sections } dalla partenza
board_length = { $length }
board_growth = { $before } → { $after }
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = vuota, senza tessere accanto
board_open = vuota
board_openWants = vuota, richiede { $wants }
board_fits =
    libera, richiede { $wants }; la tua sezione ci sta in { $ways } { $ways ->
        [one] modo
       *[other] modi
    }
board_fitsFreely =
    libera; la tua sezione ci sta in { $ways } { $ways ->
        [one] modo
       *[other] modi
    }
board_want =
    la linea { $line } a { $side ->
        [0] nord
        [1] est
        [2] sud
       *[other] ovest
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    linea { $line } { $from ->
        [0] nord
        [1] est
        [2] sud
       *[other] ovest
    }–{ $to ->
        [0] nord
        [1] est
        [2] sud
       *[other] ovest
    }
board_tracks = { LIST($tracks) }
board_westEnd = capolinea ovest: la linea 2 parte verso nord, la linea 3 verso sud, (M) è a ovest
board_eastEnd = capolinea est: la linea 1 parte verso nord, la linea 4 verso sud, (M) è a est
board_coach = { $cell }; scelta { $rank } del coach

hand_place = Posa questa sezione
hand_placeHint = Scegli una casella, o trascinaci la sezione.
hand_waits = { $name } posa questa sezione
hand_thinks = { $name } pensa a questa sezione
hand_between = Si pesca una sezione…
hand_over = { $name } vince la partita
hand_section = La tua sezione: { $tile }. Premi per ruotarla, trascinala sul tavolo.
hand_othersSection = La sezione pescata: { $tile }
hand_noSection = Nessuna sezione pescata.
hand_rotate = Ruota
hand_placeButton = Posa
hand_cancel = Annulla
hand_pile =
    { $pile } { $pile ->
        [one] sezione
       *[other] sezioni
    } da pescare
hand_pileShort = ancora { $pile }
hand_ownLine =
    La tua linea segreta: { $line ->
        [1] rossa
        [2] blu
        [3] gialla
       *[other] verde
    }
hand_hidden = Le linee sono segrete
hand_way =
    da { $from ->
        [west] ovest
       *[east] est
    } fino a { $a }, { $b } o M a { $to ->
        [west] ovest
       *[east] est
    }
hand_showOwn = Mostra la mia linea

effect_journey = Completa il tuo viaggio fino { toPoint } { withTransfers }: { points }.
effect_own = Il tuo tratto: { $before } → { $after }.
effect_leads = È il più lungo sul tavolo.
effect_portion = Linea { $line }: { $before } → { $after }.
effect_ends = La linea { $line } arriva: la manche finisce.
effect_mayEnd = La linea { $line } arriva: la manche finisce se qualcuno ce l’ha.
effect_also = Arriva anche la linea { $line }.
effect_mayAlso = Arriva anche la linea { $line }, che conta se qualcuno ce l’ha.
effect_last = È l’ultima sezione: la manche finisce.
effect_nothing = Nessun tratto cambia.

summary_title = La manche { $round } è finita
summary_byJourney = Un viaggio è completo. Si mostrano tutte le linee.
summary_byExhaustion = Non restano sezioni da pescare. Si mostrano tutte le linee.
summary_arrives =
    { transfers }, fino a { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = viaggio incompleto
summary_portion = tratto { $length }
summary_longest = tratto più lungo { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } su { $target }
summary_unheld = Nessuno aveva { LIST($lines) }.
summary_unheldLine = la { lineName }
summary_wins = { $name } vince la partita.
summary_show = Mostra la linea di { $name }
summary_go = Continua
summary_close = Chiudi

panels_totals = Punti
panels_tiles = Sezioni rimaste
panels_round = Manche
panels_total = Totale
panels_target =
    Vince chi arriva per primo a { $target } { $target ->
        [one] punto
       *[other] punti
    }.
panels_noRound = Ancora nessuna manche conclusa.
panels_inRound = { points } con la { lineName }
panels_left =
    Ancora da pescare: { $left } { $left ->
        [one] sezione
       *[other] sezioni
    }.
panels_copies = { $tile }: ancora { $left }
panels_aside = Messe da parte, senza un posto: { LIST($tiles) }.

text_round = Manche { $round }.
text_scores = Punti: { LIST($scores) }; si vince a { $target }.
text_row = Da ovest a est: il capolinea ovest in e0s0, i rettilinei delle linee { LIST($order) }, il capolinea est in e5s0.
text_own =
    Hai la { lineName }. Parte in { $cell } e deve raggiungere il punto della linea { $a }, il punto della linea { $b } o (M) { $end ->
        [west] ovest
       *[east] est
    }. Il suo tratto ha { sections }.
text_portions = Tratti: { LIST($portions) }.
text_portion = linea { $line }: { $length }
text_sections = Riga { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Sul tavolo non ci sono ancora sezioni.
text_drawn =
    { $name } deve posare la sezione { $tile }. Ancora { $pile } { $pile ->
        [one] sezione
       *[other] sezioni
    } da pescare.
text_start = La { lineName } parte verso { $cell }.
text_notStarted = Lì non ci sono ancora tessere.
text_crossing =
    { $cell }: { $tile }, da { $from ->
        [0] nord
        [1] est
        [2] sud
       *[other] ovest
    } a { $to ->
        [0] nord
        [1] est
        [2] sud
       *[other] ovest
    }.
text_openEnd = Resta aperta davanti a { $cell }, dopo { sections }.
text_closedEnd = Finisce in un capolinea, dopo { sections }.
text_arrives = Il suo viaggio è completo: fino { toPoint } { withTransfers }.
text_noJourney = Il suo viaggio non è completo.
text_move =
    { $cell }, { $turned ->
        [0] come pescata
        [1] ruotata di un quarto
        [2] ruotata di mezzo giro
       *[other] ruotata di tre quarti
    }: { $tracks }.

## What chance decides, where a person chooses it.

outcomes_order = I rettilinei nell’ordine { LIST($order, separator: ", ") }
outcomes_whichTile = Quale tessera pesca { $name }?
outcomes_whichLine = Quale linea pesca { $name }?
outcomes_whichOrder = In quale ordine sono i rettilinei?
