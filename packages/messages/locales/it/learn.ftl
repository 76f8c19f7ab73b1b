title = Impara a giocare
intro = Gioca il tutorial o leggi una scheda: ognuna richiede circa un minuto. Tutto il resto è nelle regole.
tutorialTitle = Imparare giocando
tutorialAbout = Una vera partita a { $game }, passo dopo passo insieme a te. Niente da leggere prima.
tutorialStart = Gioca il tutorial
lessonsTitle = Lezioni brevi
lessonsAbout = Una per ogni modulo e ogni città. Entri in una partita già iniziata e provi le novità.
finishedMark = Completata
cardsTitle = Schede da un minuto
minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
inFull = Il regolamento completo
rulesOf = Regole di { $game }
rulesIntro = Mossa rifiutata? L’app indica il numero della regola: qui la trovi.
contents = Indice
find = Cerca una regola
findHint = Una parola, o { $example }
found =
    { $n ->
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
nothing = Nessuna regola contiene queste parole. Prova con meno parole o con altre.
ruleCalled = Regola { $id }
print = Stampa
next = Avanti
leave = Esci dal tutorial
step = Passo { $at } di { $of }
playing = { $name } sta giocando…
drawing = Si pesca…
notAsked = Buona idea, ma non ora. Nel tutorial fai la mossa segnata, per favore.
finished = Lezione completata
finish = Fine
whatNext = E adesso?
learnt = Che cosa hai imparato
nextLesson = Prossima lezione: { $title }
allLessons = Tutte le lezioni
play = Gioca: { $title }
