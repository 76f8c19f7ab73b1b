### Partijen bestuderen: analyses.

review = Analyse
reviewOf = Analyse: { $game }
# Above the board, back to where the game is.
toGame = Terug naar de partij

# A game that is not finished.
notOver = Speel de partij eerst uit: een analyse laat zien wat verborgen is.

# While it is being made, and before.
making = De partij wordt geanalyseerd… { $percent }%
stop = Stoppen
start = Partij analyseren
failed = De analyse is mislukt: { $reason }
again = Opnieuw analyseren
depth = Diepte
depths_quick = Snel
depths_normal = Normaal
depths_deep = Diep
# How to read it.
about = Elke zet wordt beoordeeld op wat de speler toen kon weten: verborgen tegels kent ook de computer niet.
guessed = Sommige tegels van deze partij waren onbekend en zijn geloot. Zetten waarbij de hand van de speler niet vaststaat, worden niet beoordeeld.

lesson_yours =
    { $count ->
        [one] Je grootste fout kostte { $points } punten.
       *[other] Je { $count } grootste fouten kostten samen { $points } punten.
    }
lesson_of =
    { $count ->
        [one] De grootste fout van { $name } kostte { $points } punten.
       *[other] De { $count } grootste fouten van { $name } kostten samen { $points } punten.
    }
lesson_none = Je maakte geen fout die het noemen waard is.
lesson_noneOf = { $name } maakte geen fout die het noemen waard is.
lesson_show = De grootste tonen

# Verdicts on moves, from the best to the worst.
grades_best = Beste zet
grades_good = Goede zet
grades_inaccuracy = Onnauwkeurigheid
grades_mistake = Fout
grades_blunder = Blunder
# The same, counted.
counts_best =
    { $count ->
        [one] { $count } beste zet
       *[other] { $count } beste zetten
    }
counts_good =
    { $count ->
        [one] { $count } goede zet
       *[other] { $count } goede zetten
    }
counts_inaccuracy =
    { $count ->
        [one] { $count } onnauwkeurigheid
       *[other] { $count } onnauwkeurigheden
    }
counts_mistake =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
counts_blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }

# What the last move did. $points and $percent are such as 4.2 and 6.
verdict_lost = { $name } verloor { $points } punten en { $percent }% winstkans.
verdict_lostPoints = { $name } verloor { $points } punten.
verdict_nothingLost = { $name } verloor niets.
verdict_forced = { $name } had geen keus.
verdict_guessed = Niet beoordeeld: wat { $name } in de hand had, is niet bekend.
# Where the judge would have placed the tile, or what it would have done.
verdict_betterAt = Beter: tegel op { $cell }
verdict_better = Beter: { $move }
verdict_show = Op het bord tonen
verdict_played = Gespeelde zet tonen
verdict_solved = Zeker: de rest van de partij is uitgerekend.
verdict_none = Loop door de partij of kies een sleutelmoment.

# The graph under the board.
graph = Winstkans na elke zet
graphPoints = Verwachte punten na elke zet
graphText = { $name } { $percent }%

accuracy = Nauwkeurigheid
key = Sleutelmomenten
# A random draw among the key moments.
draw = Een trekking die { $name } hielp
marked = Onnauwkeurigheden, fouten en blunders
noMarked = Geen: goed gespeeld.

# Where a result came from: the rows add up.
account_title = Geluk en spel
account_in = Tonen in
account_points = Punten
account_win = Winstkans
account_start = Verwacht aan het begin
account_luck = Geluk bij het trekken
account_ownPlay = Eigen zetten
account_othersPlay = Zetten van anderen
account_hidden = Verborgen tegels
account_result = Resultaat
# Instead of the result, if somebody resigned or ran out of time.
account_ended = Verwacht aan het eind
account_about = Wat iedereen voor de eerste zet kon verwachten, en wat geluk en zetten daar tot het einde aan veranderden.

# On the analysis board, from the moment on display.
analyse = Vanaf hier varianten spelen
