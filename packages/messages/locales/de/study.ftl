### Partien studieren: Analysen.

review = Analyse
reviewOf = Analyse: { $game }
# Above the board, back to where the game is.
toGame = Zurück zur Partie

# A game that is not finished.
notOver = Spiel die Partie erst zu Ende: Eine Analyse zeigt auch, was verdeckt ist.

# While it is being made, and before.
making = Partie wird analysiert … { $percent } %
stop = Abbrechen
start = Partie analysieren
failed = Die Analyse ist fehlgeschlagen: { $reason }
again = Neu analysieren
depth = Tiefe
depths_quick = Schnell
depths_normal = Normal
depths_deep = Gründlich
# How to read it.
about = Jeder Zug wird danach beurteilt, was man in diesem Moment wissen konnte: Verdeckte Plättchen kennt auch der Computer nicht.
guessed = Einige Plättchen dieser Partie waren unbekannt und wurden ausgelost. Züge, bei denen die Hand nicht sicher bekannt ist, werden nicht beurteilt.

lesson_yours =
    { $count ->
        [one] Dein größter Fehler hat { $points } Punkte gekostet.
       *[other] Deine { $count } größten Fehler haben zusammen { $points } Punkte gekostet.
    }
lesson_of =
    { $count ->
        [one] Der größte Fehler von { $name } hat { $points } Punkte gekostet.
       *[other] Die { $count } größten Fehler von { $name } haben zusammen { $points } Punkte gekostet.
    }
lesson_none = Du hast keinen nennenswerten Fehler gemacht.
lesson_noneOf = { $name } hat keinen nennenswerten Fehler gemacht.
lesson_show = Den größten zeigen

# Verdicts on moves, from the best to the worst.
grades_best = Bester Zug
grades_good = Guter Zug
grades_inaccuracy = Ungenauigkeit
grades_mistake = Fehler
grades_blunder = Patzer
# The same, counted.
counts_best =
    { $count ->
        [one] { $count } bester Zug
       *[other] { $count } beste Züge
    }
counts_good =
    { $count ->
        [one] { $count } guter Zug
       *[other] { $count } gute Züge
    }
counts_inaccuracy =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
counts_mistake = { $count } Fehler
counts_blunder = { $count } Patzer

# What the last move did. $points and $percent are such as 4.2 and 6.
verdict_lost = { $name } hat { $points } Punkte und { $percent } % Gewinnchance verloren.
verdict_lostPoints = { $name } hat { $points } Punkte verloren.
verdict_nothingLost = { $name } hat nichts verloren.
verdict_forced = { $name } hatte keine Wahl.
verdict_guessed = Nicht beurteilt: Was { $name } auf der Hand hatte, ist nicht bekannt.
# Where the judge would have placed the tile, or what it would have done.
verdict_betterAt = Besser: Plättchen auf { $cell }
verdict_better = Besser: { $move }
verdict_show = Auf dem Plan zeigen
verdict_played = Gespielten Zug zeigen
verdict_solved = Gewiss: Der Rest der Partie ist durchgerechnet.
verdict_none = Geh durch die Partie oder wähle einen Schlüsselmoment.

# The graph under the board.
graph = Gewinnchancen nach jedem Zug
graphPoints = Erwartete Punkte nach jedem Zug
graphText = { $name } { $percent } %

accuracy = Genauigkeit
key = Schlüsselmomente
# A random draw among the key moments.
draw = Eine Ziehung, die { $name } geholfen hat
marked = Ungenauigkeiten, Fehler und Patzer
noMarked = Keine: gut gespielt.

# Where a result came from: the rows add up.
account_title = Glück und Spiel
account_in = Anzeigen in
account_points = Punkte
account_win = Gewinnchance
account_start = Erwartet am Anfang
account_luck = Glück beim Ziehen
account_ownPlay = Eigene Züge
account_othersPlay = Züge der anderen
account_hidden = Verdeckte Plättchen
account_result = Ergebnis
# Instead of the result, if somebody resigned or ran out of time.
account_ended = Erwartet bei Spielende
account_about = Was alle vor dem ersten Zug erwarten konnten und was Glück und Züge bis zum Schluss daran geändert haben.

# On the analysis board, from the moment on display.
analyse = Ab hier Varianten spielen
