### The review of a game: what each move lost, and what was luck.

## Grades of a move, from best to worst.

grades_best = mossa migliore
grades_good = buona mossa
grades_inaccuracy = imprecisione
grades_mistake = errore
grades_blunder = errore grave
scale = Un errore grave costa { $points } punti o il { $percent }%, un errore la metà, un’imprecisione un quarto.

## Columns: how many moves of a grade.

counts_inaccuracy = imprecisioni
counts_mistake = errori
counts_blunder = errori gravi

## Columns: what was played, what would have been best, and what it lost.

columns_seat = posto
columns_played = giocata
columns_best = migliore
# In the column “best”: the move that was played.
columns_same = la stessa
columns_points = punti
columns_win = vittoria
columns_moves = mosse
columns_accuracy = precisione
columns_meanPoints = punti in media
columns_meanWin = vittoria in media

## How the expectation at the start became the result, seat by seat.

inPoints = Fortuna e abilità, in punti
inChances = Fortuna e abilità, in probabilità di vittoria
account_start = all’inizio
account_luck = fortuna
account_ownPlay = gioco proprio
account_othersPlay = gioco degli altri
# What a player could not know when choosing a move.
account_hidden = nascosto
account_result = risultato

moments = Momenti chiave
# Who draws tiles.
chance = Caso
nothing = Nessuno ha avuto scelta, quindi non c’è nulla da valutare.
