grades_best = nejlepší
grades_good = dobrý
grades_inaccuracy = nepřesnost
grades_mistake = chyba
grades_blunder = hrubka
scale = Hrubka ztrácí { $points } b. nebo { $percent } %, chyba polovinu toho, nepřesnost čtvrtinu.

counts_inaccuracy = nepřesnosti
counts_mistake = chyby
counts_blunder = hrubky

columns_seat = místo
columns_played = zahráno
columns_best = nejlepší
columns_same = totéž
columns_points = body
columns_win = výhra
columns_moves = tahy
columns_accuracy = přesnost
columns_meanPoints = průměr bodů
columns_meanWin = průměr výher

inPoints = Štěstí a umění, v bodech
inChances = Štěstí a umění, v šanci na výhru
account_start = na začátku
account_luck = štěstí
account_ownPlay = vlastní hra
account_othersPlay = hra ostatních
account_hidden = skryté
account_result = výsledek

moments = Klíčové okamžiky
chance = Náhoda
nothing = Nikdo neměl na výběr, není tedy co hodnotit.
