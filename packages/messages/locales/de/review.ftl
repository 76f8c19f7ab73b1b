### The review of a game: what each move lost, and what was luck.

## Grades of a move, from best to worst.

grades_best = bester Zug
grades_good = guter Zug
grades_inaccuracy = Ungenauigkeit
grades_mistake = Fehler
grades_blunder = Patzer
scale = Ein Patzer kostet { $points } Punkte oder { $percent } %, ein Fehler die Hälfte, eine Ungenauigkeit ein Viertel.

## Columns: how many moves of a grade.

counts_inaccuracy = Ungenauigkeiten
counts_mistake = Fehler
counts_blunder = Patzer

## Columns: what was played, what would have been best, and what it lost.

columns_seat = Platz
columns_played = gespielt
columns_best = am besten
# In the column “best”: the move that was played.
columns_same = derselbe
columns_points = Punkte
columns_win = Sieg
columns_moves = Züge
columns_accuracy = Genauigkeit
columns_meanPoints = Punkte im Schnitt
columns_meanWin = Sieg im Schnitt

## How the expectation at the start became the result, seat by seat.

inPoints = Glück und Können, in Punkten
inChances = Glück und Können, in Gewinnchancen
account_start = zu Beginn
account_luck = Glück
account_ownPlay = eigenes Spiel
account_othersPlay = Spiel der anderen
# What a player could not know when choosing a move.
account_hidden = Verborgenes
account_result = Ergebnis

moments = Schlüsselmomente
# Who draws tiles.
chance = Zufall
nothing = Niemand hatte eine Wahl, also gibt es nichts zu bewerten.
