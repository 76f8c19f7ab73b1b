### Studiare le partite: analisi.

review = Analisi
reviewOf = Analisi: { $game }
# Above the board, back to where the game is.
toGame = Torna alla partita

# A game that is not finished.
notOver = Finisci prima la partita: un’analisi mostra ciò che è nascosto.

# While it is being made, and before.
making = Analisi della partita… { $percent }%
stop = Ferma
start = Analizza la partita
failed = L’analisi non è riuscita: { $reason }
again = Analizza di nuovo
depth = Profondità
depths_quick = Rapida
depths_normal = Normale
depths_deep = Approfondita
# How to read it.
about = Ogni mossa è giudicata in base a ciò che il giocatore poteva sapere in quel momento: neanche il computer conosce le tessere nascoste.
guessed = Alcune tessere di questa partita erano sconosciute e sono state sorteggiate. Le mosse di chi aveva una mano non certa non sono giudicate.

lesson_yours =
    { $count ->
        [one] Il tuo errore più grave è costato { $points } punti.
       *[other] I tuoi { $count } errori più gravi sono costati { $points } punti in tutto.
    }
lesson_of =
    { $count ->
        [one] L’errore più grave di { $name } è costato { $points } punti.
       *[other] I { $count } errori più gravi di { $name } sono costati { $points } punti in tutto.
    }
lesson_none = Non hai fatto errori degni di nota.
lesson_noneOf = { $name } non ha fatto errori degni di nota.
lesson_show = Mostra il più grave

# Verdicts on moves, from the best to the worst.
grades_best = Mossa migliore
grades_good = Buona mossa
grades_inaccuracy = Imprecisione
grades_mistake = Errore
grades_blunder = Errore grave
# The same, counted.
counts_best =
    { $count ->
        [one] { $count } mossa migliore
       *[other] { $count } mosse migliori
    }
counts_good =
    { $count ->
        [one] { $count } buona mossa
       *[other] { $count } buone mosse
    }
counts_inaccuracy =
    { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
counts_mistake =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
counts_blunder =
    { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }

# What the last move did. $points and $percent are such as 4.2 and 6.
verdict_lost = { $name } ha perso { $points } punti e il { $percent }% di probabilità di vittoria.
verdict_lostPoints = { $name } ha perso { $points } punti.
verdict_nothingLost = { $name } non ha perso nulla.
verdict_forced = { $name } non aveva scelta.
verdict_guessed = Non giudicata: non si sa che cosa avesse in mano { $name }.
# Where the judge would have placed the tile, or what it would have done.
verdict_betterAt = Meglio: tessera in { $cell }
verdict_better = Meglio: { $move }
verdict_show = Mostra sul tabellone
verdict_played = Mostra la mossa giocata
verdict_solved = Certo: il resto della partita è stato calcolato.
verdict_none = Scorri la partita o scegli un momento chiave.

# The graph under the board.
graph = Probabilità di vittoria dopo ogni mossa
graphPoints = Punti attesi dopo ogni mossa
graphText = { $name } { $percent }%

accuracy = Precisione
key = Momenti chiave
# A random draw among the key moments.
draw = Una pescata favorevole a { $name }
marked = Imprecisioni ed errori
noMarked = Nessuno: ben giocato.

# Where a result came from: the rows add up.
account_title = Fortuna e gioco
account_in = Mostra in
account_points = Punti
account_win = Probabilità di vittoria
account_start = Atteso all’inizio
account_luck = Fortuna nelle pescate
account_ownPlay = Le proprie mosse
account_othersPlay = Mosse degli altri
account_hidden = Tessere nascoste
account_result = Risultato
# Instead of the result, if somebody resigned or ran out of time.
account_ended = Atteso alla fine
account_about = Che cosa ciascuno poteva aspettarsi prima della prima mossa, e che cosa fortuna e mosse hanno cambiato fino alla fine.

# On the analysis board, from the moment on display.
analyse = Prova varianti da qui
