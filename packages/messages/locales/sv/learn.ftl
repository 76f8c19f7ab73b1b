### Kring lektioner, regler och handledningar: sidorna som alla spel delar.

title = Lär dig spela
intro = Spela handledningen eller läs ett kort: varje kort tar ungefär en minut. Allt annat står i reglerna.
tutorialTitle = Lär dig medan du spelar
tutorialAbout = Ett riktigt parti { $game }, guidat steg för steg. Inget att läsa i förväg.
tutorialStart = Spela handledningen
lessonsTitle = Korta lektioner
lessonsAbout = En för varje modul och stad. Du går in i ett parti som redan börjat och provar det som är nytt.
finishedMark = Klar
cardsTitle = Enminutskort
minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minuter
    }
inFull = Alla regler
rulesOf = Regler för { $game }
rulesIntro = Om ett drag nekas kan du slå upp regelns nummer här.
contents = Innehåll
find = Sök regel
findHint = Ett ord eller { $example }
found =
    { $n ->
        [one] { $n } regel hittad
       *[other] { $n } regler hittade
    }
nothing = Ingen regel innehåller de orden. Prova färre eller andra.
ruleCalled = Regel { $id }
print = Skriv ut
# Handledningen.
next = Nästa
leave = Lämna handledningen
step = Steg { $at } av { $of }
playing = { $name } spelar …
drawing = Drar …
notAsked = Bra idé, men inte nu. I handledningen gör du det markerade draget.
finished = Lektionen är klar
finish = Avsluta
whatNext = Vad nu?
learnt = Det här kan du nu
nextLesson = Nästa lektion: { $title }
allLessons = Alla lektioner
play = Spela { $title }
