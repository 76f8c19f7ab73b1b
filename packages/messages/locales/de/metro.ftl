progress = Plättchen { $at } von { $of }
points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
tiles = { $count } Plättchen
shares =
    { $count } { $count ->
        [one] Aktie
       *[other] Aktien
    }
chips =
    { $count } { $count ->
        [one] Chip
       *[other] Chips
    }
cards =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
tourists =
    { $count } { $count ->
        [one] Tourist
       *[other] Touristen
    }
colour =
    { $colour ->
        [yellow] Gelb
        [blue] Blau
        [orange] Orange
        [green] Grün
        [purple] Violett
        [grey] Grau
        [red] Rot
       *[brown] Braun
    }
# Als Adjektiv, ohne Endung: { colour-stem }en ergibt gelben.
colour-stem =
    { $colour ->
        [yellow] gelb
        [blue] blau
        [orange] orang
        [green] grün
        [purple] violett
        [grey] grau
        [red] rot
       *[brown] braun
    }
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { $owner }
       *[player] { $owner }
    }
start =
    { $fromIs ->
        [platform] { $from }
       *[station] { $from }
    }
end =
    { $toIs ->
        [centre] { $to }
        [platform] { $to }
       *[station] { $to }
    }

# Ü steht nur in Grün; S wie Silber, K wie Kastanie, denn G und B sind vergeben.
letters_yellow = G
letters_blue = B
letters_orange = O
letters_green = Ü
letters_purple = V
letters_grey = S
letters_red = R
letters_brown = K

game = Metro
# Titles of modules stay in the nominative after a dash.
gameWith = Metro – { LIST($modules) }
gameSide = { $game } ({ $side })

from_1 = von Norden
from_2 = von Osten
from_3 = von Süden
from_4 = von Westen

to_1 = nach Norden
to_2 = nach Osten
to_3 = nach Süden
to_4 = nach Westen

player = Spieler { $number }
company = Gesellschaft { colour }
nobody = niemand
station = Station { $number } ({ $name })
platform = Bahnsteig { $number }
centre = die Zentralstation
departure = { $from }, { $owner }
share = { $percent } % von { colour }

presets_classic =
    .title = Klassisch
    .about = Das Spiel, wie es im Jahr 2000 erschien, ohne Zusätze.
presets_expert =
    .title = Experten
    .about = Gesellschaften, Zentralstationen und zwei Plättchen auf der Hand.
presets_solo-hard =
    .title = Solo, schwer
    .about = Allein: die ärmste Gesellschaft, abzüglich des Abstands zur reichsten.

setup_modules = Module
setup_city = Stadt
setup_noCity =
    .title = Keine Stadt
    .about = Punkte gibt es nur für Linien.
setup_side = Variante
setup_variants = Hausregeln
setup_rotate =
    .title = Freies Drehen
    .about = Ein Plättchen darf beliebig gedreht liegen, egal wohin sein Pfeil zeigt.
setup_exclusive =
    .title = Exklusive Wertungsleiste
    .about = Ist ein Zahlenfeld besetzt, rückt der Zählstein weiter.
setup_corners =
    .title = Eckkontakt
    .about = Ein Plättchen darf ein anderes auch nur an der Ecke berühren.
setup_hand = Handgröße
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Wie in der Spielregel.
       *[other] Mehr Auswahl.
    }

events_first = { $name } beginnt.
events_placed = { $name } legt ein Plättchen auf { $cell }.
events_passed = { $name } hat kein Plättchen und passt.
events_line = Die Linie ab { start } erreicht { end }: { points } für { owner }, jetzt { $total }.
events_lineDoubled = Die Linie ab { start } erreicht { end }: { $length } × 2 = { points } für { owner }, jetzt { $total }.
events_lineOfNobody = Die Linie ab { start } erreicht { end }. Sie gehört niemandem.
events_profit = Schlusswertung für { owner }: { points }, insgesamt { $total }.
events_bonus = Schlusswertung für { $name }: { points }, insgesamt { $total }.
events_bonusLost = Schlusswertung für { $name }: −{ points }, insgesamt { $total }.
events_over = Das Spiel ist aus: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Leg ein Plättchen oder zieh eines.
prompts_place = Leg ein Plättchen.
prompts_placeDrawn = Leg das gezogene Plättchen.
prompts_draw = Zieh ein Plättchen.
prompts_pass = Du hast kein Plättchen mehr: Passe.
prompts_decide = Entscheide dich.
prompts_waiting = { $name } ist dran.
prompts_chance = Es wird gezogen …
prompts_over = Das Spiel ist aus.

choices_place = { $tile } auf { $cell } legen
choices_draw = Plättchen ziehen
choices_pass = Passen

look_lines = Farbige Linien
look_paint_all = Alle
look_paint_mine = Meine
look_paint_pointed = Beim Zeigen
look_track = Wertungsleiste

labels_board = Spielplan
labels_otherMoves = Andere Züge
labels_hand = Deine Hand
# Under the tile that stays in the hand while the one that was drawn is placed.
labels_kept = behalten
labels_pile = { tiles } im Stapel
labels_rotate = Drehen
labels_draw = Ziehen
labels_pass = Passen
labels_place = Legen
labels_cancel = Abbrechen
labels_decide = Entscheiden

effects_brings = bringt { points } für { owner }
effects_finishes = vollendet die Linie von { owner } ab { start }: { points }
effects_finishesDoubled = vollendet die Linie von { owner } ab { start } im Zentrum: { $length } × 2 = { points }
effects_bringsYou = bringt dir { points }
effects_finishesYours = vollendet deine Linie ab { start }: { points }
effects_finishesYoursDoubled = vollendet deine Linie ab { start } im Zentrum: { $length } × 2 = { points }
effects_lengthensYours = verlängert deine Linie ab { start }: von { $before } auf { $after }
effects_finishesNobodys = vollendet die Linie ab { start }, die niemandem gehört
effects_lengthens = verlängert die Linie von { owner } ab { start }: von { $before } auf { $after }
effects_asks = verlangt noch eine Entscheidung
effects_nothing = ändert keine Linie
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = Die Spalten heißen von links A bis H, die Zeilen von oben 1 bis 8. Die Stationen zählen von oben rechts gegen den Uhrzeigersinn.
board_placed = { $placed } Plättchen auf dem Plan, { $pile } Plättchen im Stapel.
board_row = Zeile { $row }: { $cells }.
board_emptyRow = Zeile { $row }: kein Plättchen.
board_tileOn = { $tile } auf { $cell }
board_free = Du darfst legen auf: { $cells }.
board_freeFor = { $tile } darfst du legen auf: { $cells }.

cell_centre = { $cell } gehört zur Zentralstation.
cell_empty = { $cell } ist leer.
cell_tile = Auf { $cell } liegt { $tile }.
cell_enters = Die Linie von { owner } ab { start } käme { $side } herein.
cell_crosses = Die Linie von { owner } ab { start } durchfährt es { $side } { $exit }.
cell_tourist = Dort steht ein { colour-stem }er Tourist.
cell_sight = Hier liegt die Sehenswürdigkeit „{ $sight }“.

line_of = Die Linie ab { start } gehört { owner }.
line_ofNobody = Die Linie ab { start } gehört niemandem.
line_none = Ab { start } fährt keine Linie.
line_noTile = Sie hat noch kein Plättchen.
line_length = Bisher ist sie { $length } lang.
line_path = Sie führt über { LIST($crossings) }.
line_crossing = { $cell } ({ $side } { $exit })
line_next = Als Nächstes käme sie { $side } auf { $cell }.
line_ended = Sie hat { end } erreicht und ist { $length } lang.
line_doubled = Sie hat { end } erreicht, ist { $length } lang und zählt doppelt.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Du hast { $tiles } auf der Hand.
hand_drew = Du hast { $tile } gezogen und musst es legen.
hand_empty = Du hast kein Plättchen auf der Hand.
hand_none = Du siehst nur zu.

scores_seat = { $name }: { points }.
scores_company = { $owner }: Gewinn { $points }.

sources_lines = Linien
sources_doubled = Im Zentrum verdoppelt
sources_exclusive = Übersprungene Felder

highlights_longest = Längste Linie
highlights_biggest = Größte Wertung

## What panels of several modules say.

panels_unknown = unbekannt
panels_total = Summe
panels_points = { points }
panels_coloured = { colour } { $count }

## What chance decides, where a person chooses it.

outcomes_first = Wer beginnt?
outcomes_tile = Welches Plättchen zieht { $name }?
outcomes_tourist = Welcher Tourist steht auf { $cell }?
outcomes_other = Was entscheidet der Zufall?
