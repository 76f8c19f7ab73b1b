title = Spielen lernen
intro = Spiel das Tutorial oder lies eine Karte: Das dauert je etwa eine Minute. Alles Weitere steht in den Regeln.
tutorialTitle = Lernen beim Spielen
tutorialAbout = Eine echte Partie { $game }, Schritt für Schritt. Vorher lesen musst du nichts.
tutorialStart = Tutorial spielen
lessonsTitle = Kurze Lektionen
lessonsAbout = Eine für jedes Modul und jede Stadt. Du steigst in eine laufende Partie ein und probierst das Neue aus.
finishedMark = Geschafft
cardsTitle = Karten für eine Minute
minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
inFull = Die vollständigen Regeln
rulesOf = Regeln von { $game }
rulesIntro = Etwas geht nicht? Die App nennt die Nummer der Regel; hier findest du sie.
contents = Inhalt
find = Regel suchen
findHint = Ein Wort oder { $example }
found =
    { $n ->
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
nothing = Keine Regel enthält diese Wörter. Versuch weniger oder andere.
ruleCalled = Regel { $id }
print = Drucken
next = Weiter
leave = Tutorial verlassen
step = Schritt { $at } von { $of }
playing = { $name } ist dran …
drawing = Es wird gezogen …
notAsked = Gute Idee, aber nicht jetzt. Bitte mach im Tutorial den markierten Zug.
finished = Lektion geschafft
finish = Fertig
whatNext = Wie weiter?
learnt = Das hast du gelernt
nextLesson = Nächste Lektion: { $title }
allLessons = Alle Lektionen
play = { $title } spielen
