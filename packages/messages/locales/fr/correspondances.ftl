point =
    { $arrival ->
        [5] (M) à l’ouest
        [6] (M) à l’est
       *[other] le point de la ligne { $arrival }
    }
withTransfers =
    { $changes ->
        [0] { transfers }
       *[other] avec { transfers }
    }
points =
    { $gain } { $gain ->
        [one] point
       *[other] points
    }
sections =
    { $length } { $length ->
        [one] section
       *[other] sections
    }
toPoint =
    { $arrival ->
        [5] jusqu’à (M) à l’ouest
        [6] jusqu’à (M) à l’est
       *[other] jusqu’au point de la ligne { $arrival }
    }
transfers =
    { $changes ->
        [0] sans correspondance
       *[other] { $changes } { $changes ->
            [one] correspondance
           *[other] correspondances
        }
    }

title = Correspondances en { $target }
progress = { $points } points sur { $target }

presets_match =
    .title = Match
    .about = En 10 points, en autant de manches qu’il faut.
presets_short =
    .title = Match court
    .about = En 5 points : souvent deux ou trois manches.

setup_target = Points pour gagner
setup_targetChoice =
    { $target } { $target ->
        [one] point
       *[other] points
    }
setup_targetLong = Environ quatre manches.
setup_targetShort = Environ deux manches.
setup_rotate = Qui commence les manches
setup_same = Toujours la même personne
setup_sameAbout = Comme dans la règle : le plus jeune commence chaque manche.
setup_next = À tour de rôle
setup_nextAbout = On change à chaque manche. Commencer est un léger handicap, ainsi partagé.

seatColours_1 = violet
seatColours_2 = orange
seatColours_3 = marron
seatColours_4 = gris

seatLetters_1 = L
seatLetters_2 = O
seatLetters_3 = M
seatLetters_4 = G

lineName =
    ligne { $line } ({ $line ->
        [1] rouge
        [2] bleue
        [3] jaune
       *[other] verte
    })

kinds_cross = Croisement
kinds_bridge = Pont
kinds_link = Raccord
kinds_curves = Courbes

kindAbout_cross = deux lignes se croisent, avec correspondance
kindAbout_bridge = deux lignes se croisent, sans correspondance
kindAbout_link = deux courbes se touchent, avec correspondance
kindAbout_curves = deux courbes restent séparées

tile =
    { $kind ->
        [cross] croisement
        [bridge] pont
        [link] raccord
       *[curves] courbes
    } { $a }–{ $b }
straight = droite de la ligne { $line }
endTile =
    extrémité { $end ->
        [west] ouest
       *[east] est
    }

told_round = Manche { $round } : tuiles droites dans l’ordre { LIST($order, separator: ", ") }. { $name } commence.
told_dealt = { $name } pioche une ligne.
told_dealtLine = { $name } pioche la { lineName }.
told_aside = { $name } n’a pas de place pour la section { $tile } : elle est écartée.
told_placed = { $name } pose la section { $tile } en { $cell }.
told_journey = { $name }, sur la { lineName }, atteint { point } { withTransfers } : { points }.
told_portion = { $name } a la plus longue portion, { sections } de la { lineName } : { points }.
told_scored = La manche { $round } est terminée. { LIST($seats, separator: " ") }
told_seat = { $name } avait la { lineName } : { points }, { $total } en tout.
told_over = { $name } gagne le match : { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Trajets
sources_portions = Plus longues portions

highlights_journey = Le meilleur trajet
highlights_round = La meilleure manche

board_label = La table : sections, tuiles droites et extrémités. Les flèches déplacent, R tourne la section, Entrée la pose.
board_fit = Tout afficher
board_closer = Plus près
board_farther = Plus loin
board_lines = Lignes
board_traceLine = Montrer la { lineName } : { sections } depuis son départ
board_length = { $length }
board_growth = { $before } → { $after }
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell } : { $what }
board_empty = vide, sans tuile voisine
board_open = vide
board_openWants = vide, demande { $wants }
board_fits =
    libre, demande { $wants } ; ta section s’y pose de { $ways } { $ways ->
        [one] façon
       *[other] façons
    }
board_fitsFreely =
    libre ; ta section s’y pose de { $ways } { $ways ->
        [one] façon
       *[other] façons
    }
board_want =
    la ligne { $line } { $side ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[other] à l’ouest
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    ligne { $line } { $from ->
        [0] nord
        [1] est
        [2] sud
       *[other] ouest
    }–{ $to ->
        [0] nord
        [1] est
        [2] sud
       *[other] ouest
    }
board_tracks = { LIST($tracks) }
board_westEnd = extrémité ouest : la ligne 2 part au nord, la ligne 3 au sud, (M) est à l’ouest
board_eastEnd = extrémité est : la ligne 1 part au nord, la ligne 4 au sud, (M) est à l’est
board_coach = { $cell } ; choix { $rank } du coach

hand_place = Pose cette section
hand_placeHint = Choisis une case, ou fais-y glisser la section.
hand_waits = { $name } pose cette section
hand_thinks = { $name } réfléchit à cette section
hand_between = Une section est piochée…
hand_over = { $name } gagne le match
hand_section = Ta section : { $tile }. Appuie pour la tourner, fais-la glisser sur la table.
hand_othersSection = La section piochée : { $tile }
hand_noSection = Aucune section n’est piochée.
hand_rotate = Tourner
hand_placeButton = Poser
hand_cancel = Annuler
hand_pile =
    { $pile ->
        [one] Reste
       *[other] Restent
    } { $pile } { $pile ->
        [one] section
       *[other] sections
    }
hand_pileShort = reste { $pile }
hand_ownLine =
    Ta ligne secrète : { $line ->
        [1] rouge
        [2] bleue
        [3] jaune
       *[other] verte
    }
hand_hidden = Lignes secrètes
hand_way =
    de l’extrémité { $from ->
        [west] ouest
       *[east] est
    } à { $a }, { $b } ou M { $to ->
        [west] à l’ouest
       *[east] à l’est
    }
hand_showOwn = Montrer ma ligne

effect_journey = Accomplit ton trajet { toPoint } { withTransfers } : { points }.
effect_own = Ta portion { $before } → { $after }.
effect_leads = C’est la plus longue de la table.
effect_portion = Ligne { $line } : { $before } → { $after }.
effect_ends = La ligne { $line } arrive : la manche se termine.
effect_mayEnd = La ligne { $line } arrive : la manche se termine si quelqu’un la détient.
effect_also = La ligne { $line } arrive aussi.
effect_mayAlso = La ligne { $line } arrive aussi, ce qui compte si quelqu’un la détient.
effect_last = C’est la dernière section : la manche se termine.
effect_nothing = Aucune portion ne change.

summary_title = La manche { $round } est terminée
summary_byJourney = Un trajet est accompli. Toutes les lignes sont révélées.
summary_byExhaustion = Il n’y a plus de section à piocher. Toutes les lignes sont révélées.
summary_arrives =
    { transfers }, arrivée { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = pas d’arrivée
summary_portion = portion { $length }
summary_longest = plus longue portion { $length } : +1
summary_gain = +{ $gain }
summary_total = { $total } sur { $target }
summary_unheld = Personne n’avait la { LIST($lines) }.
summary_unheldLine = { lineName }
summary_wins = { $name } gagne le match.
summary_show = Montrer la ligne : { $name }
summary_go = Continuer
summary_close = Fermer

panels_totals = Points
panels_tiles = Sections restantes
panels_round = Manche
panels_total = Total
panels_target =
    Le premier total de { $target } { $target ->
        [one] point
       *[other] points
    } gagne.
panels_noRound = Aucune manche n’est encore comptée.
panels_inRound = { points } avec la { lineName }
panels_left =
    { $left } { $left ->
        [one] section
       *[other] sections
    } à venir.
panels_copies = { $tile } : reste { $left }
panels_aside = Écartées, faute de place : { LIST($tiles) }.

text_round = Manche { $round }.
text_scores = Points : { LIST($scores) } ; il en faut { $target } pour gagner.
text_row = D’ouest en est : l’extrémité ouest en e0s0, les droites des lignes { LIST($order) }, l’extrémité est en e5s0.
text_own =
    Tu as la { lineName }. Elle part en { $cell } et doit atteindre le point de la ligne { $a }, le point de la ligne { $b } ou (M) { $end ->
        [west] à l’ouest
       *[east] à l’est
    }. Sa portion compte { sections }.
text_portions = Portions : { LIST($portions) }.
text_portion = ligne { $line } ({ $length })
text_sections = Rangée { $row } : { LIST($tiles, separator: " ; ") }.
text_noSections = Aucune section n’est encore sur la table.
text_drawn =
    { $name } doit poser la section { $tile }. { $pile ->
        [one] Reste
       *[other] Restent
    } { $pile } { $pile ->
        [one] section
       *[other] sections
    } à piocher.
text_start = La { lineName } part en { $cell }.
text_notStarted = Il n’y a encore aucune tuile.
text_crossing =
    { $cell } : { $tile }, { $from ->
        [0] du nord
        [1] de l’est
        [2] du sud
       *[other] de l’ouest
    } { $to ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[other] à l’ouest
    }.
text_openEnd = Elle s’arrête, ouverte, devant { $cell }, après { sections }.
text_closedEnd = Elle s’arrête à une extrémité, après { sections }.
text_arrives = Son trajet est accompli : { point } { withTransfers }.
text_noJourney = Son trajet n’est pas accompli.
text_move =
    { $cell }, { $turned ->
        [0] comme piochée
        [1] un quart de tour
        [2] un demi-tour
       *[other] trois quarts de tour
    } : { $tracks }.

## What chance decides, where a person chooses it.

outcomes_order = Tuiles droites dans l’ordre { LIST($order, separator: ", ") }
outcomes_whichTile = Quelle section pioche { $name } ?
outcomes_whichLine = Quelle ligne pioche { $name } ?
outcomes_whichOrder = Dans quel ordre sont les tuiles droites ?
