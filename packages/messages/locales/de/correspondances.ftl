point =
    { $arrival ->
        [5] (M) im Westen
        [6] (M) im Osten
       *[other] Haltepunkt { $arrival }
    }
withTransfers =
    { $changes ->
        [0] ohne Umstieg
       *[other] mit { $changes } { $changes ->
            [one] Umstieg
           *[other] Umstiegen
        }
    }
points =
    { $gain } { $gain ->
        [one] Punkt
       *[other] Punkte
    }
sections =
    { $length } { $length ->
        [one] Abschnitt
       *[other] Abschnitte
    }
transfers =
    { $changes ->
        [0] kein Umstieg
       *[other] { $changes } { $changes ->
            [one] Umstieg
           *[other] Umstiege
        }
    }

title = Correspondances bis { $target }
progress = { $points } von { $target } Punkten

presets_match =
    .title = Partie
    .about = Wer zuerst 10 Punkte hat, gewinnt, egal nach wie vielen Runden.
presets_short =
    .title = Kurze Partie
    .about = Wer zuerst 5 Punkte hat, gewinnt: oft nach zwei, drei Runden.

setup_target = Punkte zum Sieg
setup_targetChoice =
    { $target } { $target ->
        [one] Punkt
       *[other] Punkte
    }
setup_targetLong = Etwa vier Runden.
setup_targetShort = Etwa zwei Runden.
setup_rotate = Wer die Runden beginnt
setup_same = Immer derselbe Platz
setup_sameAbout = Wie in der Spielregel: Wer am jüngsten ist, beginnt jede Runde.
setup_next = Reihum
setup_nextAbout = Die nächste Runde beginnt der nächste Platz. Beginnen ist ein kleiner Nachteil, und so trifft er alle.

seatColours_1 = Violett
seatColours_2 = Orange
seatColours_3 = Braun
seatColours_4 = Grau

seatLetters_1 = V
seatLetters_2 = O
seatLetters_3 = K
seatLetters_4 = S

lineName =
    Linie { $line } ({ $line ->
        [1] Rot
        [2] Blau
        [3] Gelb
       *[other] Grün
    })

kinds_cross = Kreuzung
kinds_bridge = Brücke
kinds_link = Anschluss
kinds_curves = Kurven

kindAbout_cross = zwei Linien kreuzen sich, mit Ring zum Umsteigen
kindAbout_bridge = zwei Linien kreuzen sich, ohne Ring
kindAbout_link = zwei Kurven treffen sich in einem Ring zum Umsteigen
kindAbout_curves = zwei getrennte Kurven

tile =
    { $kind ->
        [cross] Kreuzung
        [bridge] Brücke
        [link] Anschluss
       *[curves] Kurven
    } { $a }–{ $b }
straight = Gerade der Linie { $line }
endTile =
    { $end ->
        [west] Westende
       *[east] Ostende
    }

told_round = Runde { $round }: Die Geraden liegen in der Reihenfolge { LIST($order, separator: ", ") }. { $name } beginnt.
told_dealt = { $name } zieht eine Linie.
told_dealtLine = { $name } zieht { lineName }.
told_aside = { $name } findet keinen Platz für { $tile }: Der Abschnitt kommt beiseite.
told_placed = { $name } legt { $tile } auf { $cell }.
told_journey = { $name } erreicht mit { lineName } { point }, { withTransfers }: { points }.
told_portion = { $name } hat die längste Strecke, { sections } von { lineName }: { points }.
told_scored = Runde { $round } ist vorbei. { LIST($seats, separator: " ") }
told_seat = { $name } hatte { lineName }: { points }, insgesamt { $total }.
told_over = { $name } gewinnt die Partie: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Fahrten
sources_portions = Längste Strecken

highlights_journey = Beste Fahrt
highlights_round = Beste Runde

board_label = Der Tisch: Abschnitte, Geraden und Enden. Pfeiltasten bewegen, R dreht den Abschnitt, die Eingabetaste legt ihn.
board_fit = Alles zeigen
board_closer = Näher
board_farther = Weiter weg
board_lines = Linien
board_traceLine = { lineName } zeigen: { sections } ab der Abfahrt
board_length = { $length }
board_growth = { $before } → { $after }
board_journey = { transfers }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = leer, neben keinem Plättchen
board_open = leer
board_openWants = leer, verlangt { $wants }
board_fits =
    frei, verlangt { $wants }; dein Abschnitt passt auf { $ways } { $ways ->
        [one] Art
       *[other] Arten
    }
board_fitsFreely =
    frei; dein Abschnitt passt auf { $ways } { $ways ->
        [one] Art
       *[other] Arten
    }
board_want =
    Linie { $line } im { $side ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[other] Westen
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    Linie { $line } { $from ->
        [0] Nord
        [1] Ost
        [2] Süd
       *[other] West
    }–{ $to ->
        [0] Nord
        [1] Ost
        [2] Süd
       *[other] West
    }
board_tracks = { LIST($tracks) }
board_westEnd = Westende: Linie 2 fährt nach Norden ab, Linie 3 nach Süden, (M) liegt im Westen
board_eastEnd = Ostende: Linie 1 fährt nach Norden ab, Linie 4 nach Süden, (M) liegt im Osten
board_coach = { $cell }; Wahl { $rank } des Coachs

hand_place = Leg diesen Abschnitt
hand_placeHint = Wähle ein Feld oder zieh den Abschnitt dorthin.
hand_waits = { $name } legt diesen Abschnitt
hand_thinks = { $name } denkt über diesen Abschnitt nach
hand_between = Ein Abschnitt wird gezogen …
hand_over = { $name } hat die Partie gewonnen
hand_section = Dein Abschnitt: { $tile }. Drücken dreht ihn, Ziehen bringt ihn auf den Tisch.
hand_othersSection = Der gezogene Abschnitt: { $tile }
hand_noSection = Kein Abschnitt ist gezogen.
hand_rotate = Drehen
hand_placeButton = Legen
hand_cancel = Abbrechen
hand_pile =
    noch { $pile } { $pile ->
        [one] Abschnitt
       *[other] Abschnitte
    }
hand_pileShort = noch { $pile }
hand_ownLine =
    Deine geheime Linie: { $line ->
        [1] Rot
        [2] Blau
        [3] Gelb
       *[other] Grün
    }
hand_hidden = Linien sind geheim
hand_way =
    vom { $from ->
        [west] Westende
       *[east] Ostende
    } zu { $a }, { $b } oder M im { $to ->
        [west] Westen
       *[east] Osten
    }
hand_showOwn = Meine Linie zeigen

effect_journey = Vollendet deine Fahrt nach { point } { withTransfers }: { points }.
effect_own = Deine Strecke { $before } → { $after }.
effect_leads = Es ist die längste auf dem Tisch.
effect_portion = Linie { $line }: { $before } → { $after }.
effect_ends = Linie { $line } kommt an: Die Runde endet.
effect_mayEnd = Linie { $line } kommt an: Die Runde endet, falls jemand sie hält.
effect_also = Auch Linie { $line } kommt an.
effect_mayAlso = Auch Linie { $line } kommt an; das zählt, falls jemand sie hält.
effect_last = Es ist der letzte Abschnitt: Die Runde endet.
effect_nothing = Keine Strecke ändert sich.

summary_title = Runde { $round } ist vorbei
summary_byJourney = Eine Fahrt ist vollständig. Alle Linien werden gezeigt.
summary_byExhaustion = Es gibt keinen Abschnitt mehr zu ziehen. Alle Linien werden gezeigt.
summary_arrives = { withTransfers } nach { point }
summary_stays = nicht angekommen
summary_portion = Strecke { $length }
summary_longest = längste Strecke { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } von { $target }
summary_unheld = Niemand hatte { LIST($lines) }.
summary_unheldLine = { lineName }
summary_wins = { $name } gewinnt die Partie.
summary_show = Die Linie von { $name } zeigen
summary_go = Weiter
summary_close = Schließen

panels_totals = Punkte
panels_tiles = Übrige Abschnitte
panels_round = Runde
panels_total = Summe
panels_target =
    Wer zuerst { $target } { $target ->
        [one] Punkt
       *[other] Punkte
    } hat, gewinnt.
panels_noRound = Noch ist keine Runde gewertet.
panels_inRound = { points } mit { lineName }
panels_left =
    { $left ->
        [one] Es kommt noch 1 Abschnitt.
       *[other] Es kommen noch { $left } Abschnitte.
    }
panels_copies = { $tile }: noch { $left }
panels_aside = Beiseitegelegt, weil kein Platz war: { LIST($tiles) }.

text_round = Runde { $round }.
text_scores = Punkte: { LIST($scores) }; { $target } gewinnen.
text_row = Von Westen nach Osten: das Westende auf e0s0, die Geraden der Linien { LIST($order) }, das Ostende auf e5s0.
text_own =
    Du hältst { lineName }. Sie beginnt auf { $cell } und muss Haltepunkt { $a }, Haltepunkt { $b } oder (M) im { $end ->
        [west] Westen
       *[east] Osten
    } erreichen. Ihre Strecke hat { sections }.
text_portions = Strecken: { LIST($portions) }.
text_portion = Linie { $line } mit { $length }
text_sections = Zeile { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Noch liegt kein Abschnitt auf dem Tisch.
text_drawn =
    { $name } hat { $tile } zu legen. Noch zu ziehen: { $pile } { $pile ->
        [one] Abschnitt
       *[other] Abschnitte
    }.
text_start = { lineName } fährt nach { $cell } ab.
text_notStarted = Dort liegt noch kein Plättchen.
text_crossing =
    { $cell }: { $tile }, von { $from ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[other] Westen
    } nach { $to ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[other] Westen
    }.
text_openEnd = Vor { $cell } endet sie offen, Länge: { sections }.
text_closedEnd = Sie endet an einem Endplättchen, Länge: { sections }.
text_arrives = Ihre Fahrt ist vollständig: nach { point }, { withTransfers }.
text_noJourney = Ihre Fahrt ist nicht vollständig.
text_move =
    { $cell }, { $turned ->
        [0] wie gezogen
        [1] eine Vierteldrehung
        [2] eine halbe Drehung
       *[other] eine Dreivierteldrehung
    }: { $tracks }.

## What chance decides, where a person chooses it.

outcomes_order = Die Geraden in der Reihenfolge { LIST($order, separator: ", ") }
outcomes_whichTile = Welchen Abschnitt zieht { $name }?
outcomes_whichLine = Welche Linie zieht { $name }?
outcomes_whichOrder = In welcher Reihenfolge liegen die Geraden?
