title = Solo
game = Metro solo
about = Allein verlängerst du die Linien von acht Gesellschaften. Die ärmste ist dein Ergebnis.
preset = Allein: Die ärmste von acht Gesellschaften ist dein Ergebnis.

sides_normal =
    .title = Normal
    .about = Dein Ergebnis ist der Gewinn der ärmsten Gesellschaft.
sides_hard =
    .title = Schwer
    .about = Der Abstand zwischen der reichsten und der ärmsten wird abgezogen.

events_turned = Die Farbe ist { colour }.
events_refused = Ein dddd wird abgelehnt; dafür kommt { $tile }.

prompts_extend = Verlängere eine { colour-stem }e Linie.

source = Ärmste Gesellschaft
sourceGap = Abstand zur reichsten

panel_colour = Aufgedeckt
panel_noColour = Noch ist keine Farbe aufgedeckt.
panel_extend = Verlängere eine { colour-stem }e Linie
panel_deck = Noch im Kartenstapel
panel_deckEmpty = Der Kartenstapel ist leer: Alle Farben werden neu gemischt.
panel_profits = Gewinne
panel_gone = vollendet
panel_last = ärmste
panel_resultNow = Ergebnis jetzt { $points }
panel_resultOf = Gewinn der ärmsten Gesellschaft: { $last }
panel_resultOfHard = Ärmste { $last }, abzüglich des Abstands von { $gap } zur reichsten
panel_question = Dieses Plättchen lässt jeden Zug wenden. Behalten?
panel_keep = Behalten
panel_refuse = Ablehnen und neu ziehen
panel_colourIs = Die Farbe ist { colour }.
panel_deckHas = Noch im Kartenstapel: { $items }.
panel_goneAre = Vollendet und aus dem Spiel: { $items }.
panel_profitsAre = Gewinne: { $items }.
panel_resultIs = Das Ergebnis wäre jetzt { points }.
panel_summary = Farbe: { colour } · Ergebnis jetzt { $points }
panel_summaryResult = Ergebnis jetzt { $points }
