### The review of a game: what each move lost, and what was luck.

## Grades of a move, from best to worst.

grades_best = beste zet
grades_good = goede zet
grades_inaccuracy = onnauwkeurigheid
grades_mistake = fout
grades_blunder = blunder
scale = Een blunder kost { $points } punten of { $percent }%, een fout de helft, een onnauwkeurigheid een kwart.

## Columns: how many moves of a grade.

counts_inaccuracy = onnauwkeurigheden
counts_mistake = fouten
counts_blunder = blunders

## Columns: what was played, what would have been best, and what it lost.

columns_seat = plaats
columns_played = gespeeld
columns_best = beste
# In the column “best”: the move that was played.
columns_same = dezelfde
columns_points = punten
columns_win = winst
columns_moves = zetten
columns_accuracy = nauwkeurigheid
columns_meanPoints = punten gemiddeld
columns_meanWin = winst gemiddeld

## How the expectation at the start became the result, seat by seat.

inPoints = Geluk en kunde, in punten
inChances = Geluk en kunde, in winstkans
account_start = bij het begin
account_luck = geluk
account_ownPlay = eigen spel
account_othersPlay = spel van de anderen
# What a player could not know when choosing a move.
account_hidden = verborgen
account_result = resultaat

moments = Sleutelmomenten
# Who draws tiles.
chance = Toeval
nothing = Niemand had een keuze, dus er valt niets te beoordelen.
