### The review of a game: what each move lost, and what was luck.

## Grades of a move, from best to worst.

grades_best = meilleur coup
grades_good = bon coup
grades_inaccuracy = imprécision
grades_mistake = erreur
grades_blunder = gaffe
scale = Une gaffe coûte { $points } points ou { $percent } %, une erreur la moitié, une imprécision le quart.

## Columns: how many moves of a grade.

counts_inaccuracy = imprécisions
counts_mistake = erreurs
counts_blunder = gaffes

## Columns: what was played, what would have been best, and what it lost.

columns_seat = place
columns_played = joué
columns_best = meilleur
# In the column “best”: the move that was played.
columns_same = le même
columns_points = points
columns_win = victoire
columns_moves = coups
columns_accuracy = précision
columns_meanPoints = points en moyenne
columns_meanWin = victoire en moyenne

## How the expectation at the start became the result, seat by seat.

inPoints = Chance et talent, en points
inChances = Chance et talent, en chances de victoire
account_start = au départ
account_luck = chance
account_ownPlay = son jeu
account_othersPlay = jeu des autres
# What a player could not know when choosing a move.
account_hidden = caché
account_result = résultat

moments = Moments clés
# Who draws tiles.
chance = Pioche
nothing = Personne n’a eu de choix à faire : il n’y a rien à noter.
