### Genomgången av ett parti: vad varje drag förlorade, och vad som var tur.

## Omdömen om ett drag, från bäst till sämst.

grades_best = bäst
grades_good = bra
grades_inaccuracy = onoggrannhet
grades_mistake = misstag
grades_blunder = blunder
scale = En blunder förlorar { $points } poäng eller { $percent } %, ett misstag hälften så mycket, en onoggrannhet en fjärdedel.

## Kolumner: hur många drag med ett omdöme.

counts_inaccuracy = onoggrannheter
counts_mistake = misstag
counts_blunder = blundrar

## Kolumner: vad som spelades, vad som hade varit bäst och vad det förlorade.

columns_seat = plats
columns_played = spelat
columns_best = bäst
# I kolumnen ”bäst”: draget som spelades.
columns_same = samma
columns_points = poäng
columns_win = chans
columns_moves = drag
columns_accuracy = precision
columns_meanPoints = poäng i snitt
columns_meanWin = chans i snitt

## Hur förväntan från start blev resultatet, plats för plats.

inPoints = Tur och skicklighet, i poäng
inChances = Tur och skicklighet, i vinstchans
account_start = från start
account_luck = tur
account_ownPlay = eget spel
account_othersPlay = andras spel
# Vad en spelare inte kunde veta när draget valdes.
account_hidden = dolt
account_result = resultat

moments = Nyckelögonblick
# Den som drar brickor.
chance = Slumpen
nothing = Ingen hade något val, så det finns inget att bedöma.
