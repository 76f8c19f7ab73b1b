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

letters_yellow = Y
letters_blue = B
letters_orange = O
letters_green = G
letters_purple = P
letters_grey = E
letters_red = R
letters_brown = N

game = Metro
# Titles of modules stay in the nominative after a dash.
gameWith = Metro – { $modules }
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

modules_companies =
    .title = Gesellschaften
    .about = Die Linien gehören acht Gesellschaften. Du hältst verdeckte Aktien und darfst sie tauschen.
modules_central-stations =
    .title = Zentralstationen
    .about = Mit einem Marker auf einem Bahnsteig der Zentralstation bekommst du dort eine weitere Linie.
modules_central-tracks =
    .title = Zentralgleise
    .about = Vier Plättchen bedecken die Zentralstation. Linien fahren hindurch; nichts zählt doppelt.
modules_solo =
    .title = Solo
    .about = Allein verlängerst du die Linien von acht Gesellschaften. Die ärmste ist dein Ergebnis.
modules_paris =
    .title = Paris
    .about = Schick Touristen zu deinen Sehenswürdigkeiten. Die längste Kette zählt, die übrigen kosten.
modules_stockholm =
    .title = Stockholm
    .about = Touristen füllen eine Reihe von Sehenswürdigkeiten. Dir zählen die Punkte unter deinen Farben.
modules_london =
    .title = London
    .about = Ein Plättchen auf einem Touristen schickt das Taxi los. Kommt es an, zählt jedes Feld einen Punkt.
modules_new-york =
    .title = New York
    .about = An jeder Station wartet ein Tourist auf die Linie, die dort endet.
modules_st-petersburg =
    .title = St. Petersburg
    .about = Linien, die an Sehenswürdigkeiten vorbeifahren, bringen verdeckte Chips der Touristen dort.
modules_berlin =
    .title = Berlin
    .about = Linien sammeln Karten der Touristen am Weg. Die meisten und zweitmeisten einer Farbe zählen.

sides_secret =
    .title = Geheime Farben
    .about = Nur du kennst deine Farben; sie zählen am Ende.
sides_open =
    .title = Offene Farben
    .about = Jede Sehenswürdigkeit nimmt eine Farbe auf, und Punkte gibt es sofort.
sides_A =
    .title = Seite A
    .about = Der zweite Rang ist fast so viel wert wie der erste.
sides_B =
    .title = Seite B
    .about = Der erste Rang ist viel mehr wert als der zweite.
sides_mixed =
    .title = Gemischt
    .about = Der Zufall bestimmt die Seite jeder Sehenswürdigkeit.
sides_normal =
    .title = Normal
    .about = Dein Ergebnis ist der Gewinn der ärmsten Gesellschaft.
sides_hard =
    .title = Schwer
    .about = Der Abstand zwischen der reichsten und der ärmsten wird abgezogen.

presets_classic =
    .title = Klassisch
    .about = Das Spiel, wie es im Jahr 2000 erschien, ohne Zusätze.
presets_companies =
    .title = Gesellschaften
    .about = Verdeckte Aktien von acht Gesellschaften statt eigener Linien.
presets_paris =
    .title = Paris
    .about = Touristen besetzen die Felder deiner Sehenswürdigkeiten; lange Ketten zählen.
presets_stockholm =
    .title = Stockholm
    .about = Touristen füllen eine Reihe von Sehenswürdigkeiten, und deine Farben sind geheim.
presets_london =
    .title = London
    .about = Schick das Taxi auf seine Runde und kassiere den Fahrpreis.
presets_new-york =
    .title = New York
    .about = Hol die Touristen ab, wo deine Linien enden.
presets_st-petersburg =
    .title = St. Petersburg
    .about = Fahr an den Sehenswürdigkeiten vorbei und nimm verdeckte Chips.
presets_berlin =
    .title = Berlin
    .about = Sammle Karten der Touristen; Mehrheiten zählen.
presets_expert =
    .title = Experten
    .about = Gesellschaften, Zentralstationen und zwei Plättchen auf der Hand.
presets_solo =
    .title = Solo
    .about = Allein: Die ärmste von acht Gesellschaften ist dein Ergebnis.
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
    .title = Ecken zählen
    .about = Ein Plättchen darf ein anderes auch nur an der Ecke berühren.
setup_hand = Handgröße
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Wie in der Spielregel.
       *[other] Mehr Auswahl.
    }

events_first = { $name } beginnt.
events_laid = { $name } legt ein Plättchen auf { $cell }.
events_passed = { $name } hat kein Plättchen und passt.
events_line = Die Linie ab { start } erreicht { end }: { points } für { owner }, jetzt { $total }.
events_lineDoubled = Die Linie ab { start } erreicht { end }: { $length } × 2 = { points } für { owner }, jetzt { $total }.
events_lineOfNobody = Die Linie ab { start } erreicht { end }. Sie gehört niemandem.
events_profit = Schlusswertung für { owner }: { points }, insgesamt { $total }.
events_bonus = Schlusswertung für { $name }: { points }, insgesamt { $total }.
events_bonusLost = Schlusswertung für { $name }: −{ points }, insgesamt { $total }.
events_over = Das Spiel ist aus: { $scores }.
events_score = { $name } { $score }
events_companies_dealt = { $name } bekommt eine Aktie über { $percent } %.
events_companies_dealtShare = { $name } bekommt { $share }.
events_companies_turned = Offen liegen { $share }.
events_companies_tookOpen = { $name } tauscht eine Aktie und nimmt { $share }.
events_companies_tookHidden = { $name } tauscht eine Aktie über { $percent } % gegen eine vom Stapel.
events_companies_tookHiddenShare = { $name } tauscht eine Aktie und nimmt { $share } vom Stapel.
events_companies_shown = { $name } zeigt { $share }.
events_companies_valued = Die Aktien von { $name } bringen { points }.
events_centralStations_token = { $name } setzt den { colour-stem }en Marker auf { $platform }.
events_centralTracks_covered = { $tile } bedeckt ein Viertel der Zentralstation.
events_solo_turned = Die Farbe ist { colour }.
events_solo_refused = Ein dddd wird abgelehnt; dafür kommt { $tile }.
events_paris_sight = { $name } bekommt „{ $sight }“.
events_paris_field = { $name } schickt den { colour-stem }en Touristen zu „{ $sight }“, Feld { $field } der Reihe.
events_paris_beside = { $name } stellt den { colour-stem }en Touristen zu denen auf { $cell }.
events_paris_left = Der { colour-stem }e Tourist findet keinen Anschluss und reist ab.
events_paris_row = Sehenswürdigkeiten von { $name }: { $run } in der Kette, { $others } außerhalb, { $full } voll besetzt: { points }.
events_stockholm_sight = „{ $sight }“ kommt als Nächstes in die Reihe.
events_stockholm_chip = Der { colour-stem }e Chip liegt auf „{ $sight }“.
events_stockholm_dealt = { $name } bekommt eine geheime Farbe.
events_stockholm_dealtColour = { $name } bekommt die geheime Farbe { colour }.
events_stockholm_visited =
    Der { colour-stem }e Tourist geht zu „{ $sight }“ auf ein Feld mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
events_stockholm_scored = Der { colour-stem }e Tourist geht zu „{ $sight }“: { points } für { $name }, jetzt { $total }.
events_stockholm_shown = { $name } zeigt die Farbe { colour }: { points }.
events_london_sight = „{ $sight }“ kommt als Nächstes in die Reihe.
events_london_arrived = Das Taxi erreicht { colour } bei „{ $sight }“: { points } für { $name }, jetzt { $total }.
events_london_missed =
    Das Taxi fährt { $driven } { $driven ->
        [one] Feld
       *[other] Felder
    } weit und findet kein { colour-stem }es.
events_newYork_board = { owner } bekommt Tafel { $board }.
events_newYork_taken = { owner } bringt den { colour-stem }en Touristen von { $station } zu „{ $sight }“: { points }.
events_newYork_valued = Die Touristen von { owner } bringen { points }.
events_stPetersburg_stood = { $name } stellt den { colour-stem }en Touristen bei „{ $sight }“ auf.
events_stPetersburg_took =
    { owner } nimmt { $count } { $count ->
        [one] { colour-stem }en Chip
       *[other] { colour-stem }e Chips
    }.
events_stPetersburg_tookValues = { owner } nimmt Chips in { colour }: { $values }.
events_stPetersburg_revealed = Die Chips von { owner } bringen { points }.
events_berlin_visits = Der { colour-stem }e Tourist besucht „{ $sight }“: { $high } für die meisten, { $low } für die zweitmeisten Karten.
events_berlin_took =
    { owner } nimmt { $count } { colour-stem }e { $count ->
        [one] Karte
       *[other] Karten
    }.
events_berlin_won = { owner } bekommt { points } für „{ $sight }“.

prompts_layOrDraw = Leg ein Plättchen oder zieh eines.
prompts_lay = Leg ein Plättchen.
prompts_layDrawn = Leg das gezogene Plättchen.
prompts_draw = Zieh ein Plättchen.
prompts_pass = Du hast kein Plättchen mehr: Passe.
prompts_extend = Verlängere eine { colour-stem }e Linie.
prompts_exchange = Du darfst stattdessen eine Aktie tauschen.
prompts_token = Du darfst stattdessen einen Marker setzen.
prompts_placeTourist = Wähle, wohin der { colour-stem }e Tourist geht.
prompts_placeTourists = Wähle, wohin die Touristen dieses Feldes gehen.
prompts_stand = Wähle den Touristen für „{ $sight }“.
prompts_keepOrRefuse = Behalte das dddd, oder lehne es ab und nimm ein anderes Plättchen.
prompts_decide = Entscheide dich.
prompts_waiting = { $name } ist dran.
prompts_chance = Der Zufall entscheidet.
prompts_over = Das Spiel ist aus.

choices_lay = { $tile } auf { $cell } legen
choices_draw = Plättchen ziehen
choices_pass = Passen
choices_exchangeOpen = { $given } gegen { $taken } (offen) tauschen
choices_exchangeHidden = { $given } gegen eine verdeckte Aktie über { $percent } % tauschen
choices_token = Den { colour-stem }en Marker auf { $platform } setzen
choices_tokenFor = { $share } zeigen und den { colour-stem }en Marker auf { $platform } setzen
choices_field = Den { colour-stem }en Touristen zu „{ $sight }“ schicken, Feld { $field } deiner Reihe
choices_beside = Den { colour-stem }en Touristen zu denen auf { $cell } stellen
choices_stand = Den { colour-stem }en Touristen bei „{ $sight }“ aufstellen
choices_keep = Das dddd behalten
choices_refuse = Das dddd ablehnen und ein anderes nehmen

labels_board = Spielplan
labels_otherMoves = Andere Züge
labels_hand = Deine Hand
labels_pile = { tiles } im Stapel
labels_rotate = Drehen
labels_draw = Ziehen
labels_pass = Passen
labels_lay = Legen
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
board_laid = { $laid } Plättchen auf dem Plan, { $pile } Plättchen im Stapel.
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
line_path = Sie führt über { $crossings }.
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
sources_exclusive = Weitergerückte Felder
sources_companies = Aktien
sources_majority = Aktienmehrheiten
sources_solo = Ärmste Gesellschaft
sources_paris = Touristen in Paris
sources_stockholm = Touristen in Stockholm
sources_london = Taxi in London
sources_new-york = Touristen in New York
sources_st-petersburg = Chips in St. Petersburg
sources_berlin = Mehrheiten in Berlin

## The panels of modules and cities.

panels_unknown = unbekannt
panels_total = Summe
panels_points = { points }
panels_coloured = { colour } { $count }
panels_companies_yourShares = Deine Aktien
panels_companies_percent = { $percent } %
panels_companies_worthNow = jetzt { $points }
panels_companies_shown = Für einen Marker gezeigt
panels_companies_choose = Wähle eine Aktie, um sie zu tauschen.
panels_companies_instead = Du tauschst, statt ein Plättchen zu legen.
panels_companies_takeOpen = { $share } nehmen (offen)
panels_companies_takeTop = Oberste vom Stapel nehmen, verdeckt ({ shares } über { $percent } %)
panels_companies_takeKnownTop = Oberste vom Stapel nehmen: { $share }, von dir dort abgelegt
panels_companies_give = { $share } abgeben und dafür:
panels_companies_known = Was du weißt
panels_companies_knownToAll = Was alle wissen
panels_companies_holder = Bei wem
panels_companies_faceUp = Offen
panels_companies_pile = Im Stapel
panels_companies_ranking = Gesellschaften
panels_companies_company = Gesellschaft
panels_companies_profit = Gewinn
panels_companies_value = Wert
panels_companies_held = Du
panels_companies_paused = Das Tauschen ruht, bis ein Plättchen gelegt oder ein Marker gesetzt wird.
panels_companies_ended = Getauscht wird nicht mehr.
panels_companies_allowed = Getauscht wird, bis eine Gesellschaft 25 erreicht.
panels_companies_youHold = Du hältst { $items }.
panels_companies_holds = Von { $name } bekannt: { $items }.
panels_companies_faceUpAre = Offen liegen { $items }.
panels_companies_inPiles = Jeder Stapel hat { shares }.
panels_companies_ranked = Gesellschaften nach Gewinn: { $items }.
panels_companies_rankedOne = { colour } { $profit }, Wert { $value }
panels_companies_worthSentence = Wäre jetzt Schluss, brächten deine Aktien { points } und Mehrheiten { $least }.
panels_companies_worthRange = Wäre jetzt Schluss, brächten deine Aktien { points } und Mehrheiten { $least } bis { $most }.
panels_companies_summary = Deine Aktien: jetzt { points }
panels_companies_summaryRange = Deine Aktien: jetzt { $least } bis { points }
panels_companies_summaryLeader = Erste Gesellschaft: { colour }, { $profit }
panels_centralStations_platforms = Zentrale Bahnsteige
panels_centralStations_toPlace = Marker zu setzen
panels_centralStations_allPlaced = Alle Marker sind gesetzt.
panels_centralStations_chooseShare = Oder zeig eine Aktie und setz den Marker ihrer Gesellschaft:
panels_centralStations_choosePlatform = Wähle einen Bahnsteig dafür.
panels_centralStations_chooseOwn = Statt ein Plättchen zu legen, darfst du deinen Marker setzen: Wähle einen Bahnsteig.
panels_centralStations_token = Bahnsteig { $platform }: { colour-stem }er Marker
panels_centralStations_free = Bahnsteig { $platform }: frei
panels_centralStations_complete = Bahnsteig { $platform }: Linie schon vollendet
panels_centralStations_place = Bahnsteig { $platform }: Marker hierher setzen
panels_centralStations_toPlaceAre = Noch zu setzende Marker: { $items }.
panels_centralStations_freeAre = Freie Bahnsteige: { $items }.
panels_centralStations_noneFree = Kein Bahnsteig ist frei.
panels_centralStations_tokenAt = Auf Bahnsteig { $platform } steht der { colour-stem }e Marker.
panels_centralStations_summary = Marker zu setzen: { $count }
panels_solo_colour = Aufgedeckt
panels_solo_noColour = Noch ist keine Farbe aufgedeckt.
panels_solo_extend = Verlängere eine { colour-stem }e Linie
panels_solo_deck = Noch im Kartenstapel
panels_solo_deckEmpty = Der Kartenstapel ist leer: Alle Farben werden neu gemischt.
panels_solo_profits = Gewinne
panels_solo_gone = vollendet
panels_solo_last = letzte
panels_solo_resultNow = jetziges Ergebnis { $points }
panels_solo_resultOf = Gewinn der letzten Gesellschaft: { $last }
panels_solo_resultOfHard = Letzte { $last }, abzüglich des Abstands von { $gap } zur ersten
panels_solo_question = Vier Wenden: dieses Plättchen behalten?
panels_solo_keep = Behalten
panels_solo_refuse = Ablehnen und neu ziehen
panels_solo_colourIs = Die Farbe ist { colour }.
panels_solo_deckHas = Noch im Kartenstapel: { $items }.
panels_solo_goneAre = Vollendet und aus dem Spiel: { $items }.
panels_solo_profitsAre = Gewinne: { $items }.
panels_solo_resultIs = Das Ergebnis wäre jetzt { points }.
panels_solo_summary = Farbe: { colour } · Ergebnis jetzt { $points }
panels_solo_summaryResult = Ergebnis jetzt { $points }
panels_paris_yourSights = Deine Sehenswürdigkeiten
panels_paris_sightsOf = Sehenswürdigkeiten von { $name }
panels_paris_lifted = Touristen zu setzen
panels_paris_chooseField = Wähle ein Farbfeld.
panels_paris_chooseBeside = Kein Farbfeld ist dafür frei. Wähle, zu wem der Tourist auf dem Plan kommt.
panels_paris_beside = { colour } zu { $cell }
panels_paris_field = Feld { $number }, { colour }: frei
panels_paris_fieldTaken = Feld { $number }, { colour }: Tourist
panels_paris_fieldInRun = Feld { $number }, { colour }: Tourist, in der längsten Kette
panels_paris_place = Feld { $number }: den { colour-stem }en Touristen setzen
panels_paris_full = Voll: 3 Punkte
panels_paris_tally = Kette { $run } · außerhalb { $others } · voll { $full }
panels_paris_sight = { $sight }: { $items }
panels_paris_sightsAre = Sehenswürdigkeiten von { $name }: { $items }.
panels_paris_score = { $name } hat { $run } in der Kette, { $others } außerhalb, { $full } voll besetzt: bisher { points }.
panels_paris_summary = Deine Touristen: Kette { $run } · { points }
panels_paris_summaryOf = Beste Reihe: { $name }, { points }
panels_stockholm_row = Reihe der Orte
panels_stockholm_sight = Ort
panels_stockholm_field = Feld { $number }
panels_stockholm_yourColours = Deine geheimen Farben
panels_stockholm_coloursOf = Farben von { $name }
panels_stockholm_freeField = frei, { points }
panels_stockholm_nextField = als Nächstes, { points }
panels_stockholm_takenField = { colour-stem }er Tourist, { points }
panels_stockholm_chipOn = { $sight }, für { colour-stem }e Touristen
panels_stockholm_openRule = Ein Tourist geht zur Sehenswürdigkeit seiner Farbe; die Punkte des Feldes bekommst du sofort.
panels_stockholm_secretRule = Jeder Tourist geht auf das nächste freie Feld. Geheime Farben zählen am Ende.
panels_stockholm_sightIs = { $sight }: { $items }.
panels_stockholm_coloursAre = Deine Farben: { $items }; bisher { points }.
panels_stockholm_coloursOfAre = Farben von { $name }: { $items }; { points }.
panels_stockholm_summary = Deine Farben: { $items } · { points }
panels_stockholm_summaryVisits = In der Reihe: { $count } von { $all } Touristen
panels_london_circuit = Das Taxi und sein Rundkurs
panels_london_start = Start
panels_london_startTaxi = Start: das Taxi
panels_london_turn = das Taxi wendet
panels_london_rides = Ein Plättchen auf einem Touristen bringt jetzt
panels_london_ride = { colour }: { points }, zu „{ $sight }“
panels_london_noRide = { colour }: nichts
panels_london_field = Feld { $number }, { colour }
panels_london_fieldTaxi = Feld { $number }, { colour }: das Taxi
panels_london_fieldAhead = Feld { $number }, { colour }: { points } vom Taxi aus
panels_london_down = Hinweg
panels_london_up = Rückweg
panels_london_taxiAt = Das Taxi steht auf Feld { $number }, { colour }, bei „{ $sight }“.
panels_london_taxiAtStart = Das Taxi steht vor dem ersten Feld.
panels_london_aheadOne = { colour } bei „{ $sight }“
panels_london_ahead = Die nächsten vier Felder: { $items }.
panels_london_ridesAre = Ein Plättchen auf einem Touristen brächte: { $items }; andere Farben nichts.
panels_london_sightIs = { $sight }: auf dem Hinweg { $upper }, auf dem Rückweg { $lower }.
panels_london_summary = Taxi: Feld { $number } · { $sight }
panels_london_summaryStart = Taxi: am Start
panels_newYork_boards = Tafeln
panels_newYork_tourist = Tourist
panels_newYork_waiting = Wartet
panels_newYork_valueOnly = keiner geholt, Wert je { $value }
panels_newYork_takenAt = { $count } geholt, Wert je { $value }
panels_newYork_key = Klein: was ein Tourist wert ist. Groß: wie viele geholt sind.
panels_newYork_boardOf = So viel ist ein Tourist für { owner } wert: { $items }.
panels_newYork_takenBy = { owner } hat geholt: { $items }; bisher { points }.
panels_newYork_tookNone = { owner } hat noch keinen Touristen geholt.
panels_newYork_summary = Deine Touristen: { points }
panels_newYork_summaryWaiting = Warten an Stationen: { tourists }
panels_stPetersburg_tourists = Touristen und ihre Chips
panels_stPetersburg_tourist = Tourist
panels_stPetersburg_chips = Chips
panels_stPetersburg_where = Wo
panels_stPetersburg_left = noch { $count }
panels_stPetersburg_available = wählbar
panels_stPetersburg_at = { $sight }, { $cell }
panels_stPetersburg_freeSights = Orte ohne Plättchen
panels_stPetersburg_noFreeSights = Alle Sehenswürdigkeiten haben ihren Touristen.
panels_stPetersburg_chooseTourist = Wähle den Touristen für „{ $sight }“.
panels_stPetersburg_stand = { colour } aufstellen
panels_stPetersburg_taken = Genommene Chips
panels_stPetersburg_owner = Bei wem
panels_stPetersburg_count = Chips
panels_stPetersburg_sum = Punkte
panels_stPetersburg_hidden = verdeckt
panels_stPetersburg_chipTaken = { $value }, genommen
panels_stPetersburg_tookChips = { owner } hat { chips } genommen.
panels_stPetersburg_tookValues = { owner } hat Chips mit { $items } genommen: { points }.
panels_stPetersburg_standsAt = Bei „{ $sight }“, { $cell }, steht der { colour-stem }e Tourist; noch { chips }.
panels_stPetersburg_freeSightsAre = Sehenswürdigkeiten ohne Plättchen: { $items }.
panels_stPetersburg_availableAre = Noch wählbare Touristen mit ihren Chips: { $items }.
panels_stPetersburg_availableOne = { colour } ({ $values })
panels_stPetersburg_summary = Deine Chips: { $count } · { points }
panels_stPetersburg_summarySights = Orte ohne Plättchen: { $count }
panels_berlin_sights = Orte und Karten
panels_berlin_sight = Ort
panels_berlin_numbers = { $high }/{ $low }
panels_berlin_imaginary = Nicht gesammelt
panels_berlin_holds = { cards }
panels_berlin_holdsMost = { cards }, die meisten, { points }
panels_berlin_holdsSecond = { cards }, die zweitmeisten, { points }
panels_berlin_keyMost = meiste Karten
panels_berlin_keySecond = zweitmeiste
panels_berlin_imaginaryRule = Karten, die niemand gesammelt hat, zählen wie die einer weiteren Person.
panels_berlin_sightIs = { $sight }, { colour }, { $high } für die meisten und { $low } für die zweitmeisten: { $items }.
panels_berlin_ownerHas = { $owner } { $held }
panels_berlin_sumsAre = Punkte bisher: { $items }.
panels_berlin_summary = Deine Karten: { $count } · { points }
panels_berlin_summaryCollected = Gesammelte Karten: { $count } von 64
