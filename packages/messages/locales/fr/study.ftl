### Étudier les parties : analyses.

review = Analyse
reviewOf = Analyse : { $game }
# Above the board, back to where the game is.
toGame = Retour à la partie

# A game that is not finished.
notOver = Termine d’abord la partie : une analyse montre ce qui est caché.

# While it is being made, and before.
making = Analyse de la partie… { $percent } %
stop = Arrêter
start = Analyser la partie
failed = L’analyse a échoué : { $reason }
again = Analyser de nouveau
depth = Profondeur
depths_quick = Rapide
depths_normal = Normale
depths_deep = Poussée
# How to read it.
about = Chaque coup est jugé d’après ce que son joueur pouvait savoir à ce moment-là : l’ordinateur ignore lui aussi les tuiles cachées.
guessed = Certaines tuiles de cette partie étaient inconnues et ont été tirées au hasard. Les coups dont la main du joueur n’est pas certaine ne sont pas jugés.

lesson_yours =
    { $count ->
        [one] Ta plus grosse erreur a coûté { $points } points.
       *[other] Tes { $count } plus grosses erreurs ont coûté { $points } points au total.
    }
# d’Anne, de Paul.
name-of =
    { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
lesson_of =
    { $count ->
        [one] La plus grosse erreur { name-of } a coûté { $points } points.
       *[other] Les { $count } plus grosses erreurs { name-of } ont coûté { $points } points au total.
    }
lesson_none = Tu n’as fait aucune erreur notable.
lesson_noneOf = { $name } n’a fait aucune erreur notable.
lesson_show = Voir la plus grosse

# Verdicts on moves, from the best to the worst.
grades_best = Meilleur coup
grades_good = Bon coup
grades_inaccuracy = Imprécision
grades_mistake = Erreur
grades_blunder = Gaffe
# The same, counted.
counts_best =
    { $count ->
        [one] { $count } meilleur coup
       *[other] { $count } meilleurs coups
    }
counts_good =
    { $count ->
        [one] { $count } bon coup
       *[other] { $count } bons coups
    }
counts_inaccuracy =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
counts_mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
counts_blunder =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }

# What the last move did. $points and $percent are such as 4.2 and 6.
verdict_lost = { $name } a perdu { $points } points et { $percent } % de chances de victoire.
verdict_lostPoints = { $name } a perdu { $points } points.
verdict_nothingLost = { $name } n’a rien perdu.
verdict_forced = { $name } n’avait pas le choix.
verdict_guessed = Pas jugé : on ignore quelle main avait { $name }.
# Where the judge would have placed the tile, or what it would have done.
verdict_betterAt = Mieux : tuile en { $cell }
verdict_better = Mieux : { $move }
verdict_show = Voir sur le plateau
verdict_played = Voir le coup joué
verdict_solved = Certain : la fin de la partie a été entièrement calculée.
verdict_none = Parcours la partie ou choisis un moment clé.

# The graph under the board.
graph = Chances de victoire après chaque coup
graphPoints = Points attendus après chaque coup
graphText = { $name } { $percent } %

accuracy = Précision
key = Moments clés
# A random draw among the key moments.
draw = Une pioche favorable à { $name }
marked = Imprécisions, erreurs et gaffes
noMarked = Aucune : bien joué.

# Where a result came from: the rows add up.
account_title = Chance et jeu
account_in = Afficher en
account_points = Points
account_win = Chances de victoire
account_start = Attendu au départ
account_luck = Chance à la pioche
account_ownPlay = Ses coups
account_othersPlay = Coups des autres
account_hidden = Tuiles cachées
account_result = Résultat
# Instead of the result, if somebody resigned or ran out of time.
account_ended = Attendu à la fin
account_about = Ce que chacun pouvait attendre avant le premier coup, puis ce que la chance et les coups ont changé jusqu’à la fin.

# On the analysis board, from the moment on display.
analyse = Jouer des variantes à partir d’ici
