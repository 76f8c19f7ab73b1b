title = Leer spelen
intro = Speel de tutorial of lees één kaart: elk duurt ongeveer een minuut. De rest staat in de spelregels.
tutorialTitle = Leer al spelend
tutorialAbout = Een echte partij { $game }, stap voor stap. Vooraf lezen hoeft niet.
tutorialStart = Speel de tutorial
lessonsTitle = Korte lessen
lessonsAbout = Eén voor elke module en elke stad. Je valt in bij een partij die al bezig is en probeert het nieuwe uit.
finishedMark = Voltooid
cardsTitle = Kaarten van één minuut
minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
inFull = De volledige spelregels
rulesOf = Spelregels van { $game }
rulesIntro = Een zet geweigerd? De app noemt het nummer van de regel; hier vind je hem.
contents = Inhoud
find = Zoek een regel
findHint = Een woord, of { $example }
found =
    { $n ->
        [one] { $n } regel gevonden
       *[other] { $n } regels gevonden
    }
nothing = Geen enkele regel bevat deze woorden. Probeer er minder of andere.
ruleCalled = Regel { $id }
print = Afdrukken
# The tutorial.
next = Verder
leave = Verlaat de tutorial
step = Stap { $at } van { $of }
playing = { $name } is aan zet…
drawing = Er wordt getrokken…
notAsked = Goed idee, maar nu nog niet. Doe in de tutorial de gemarkeerde zet.
finished = Les voltooid
finish = Klaar
whatNext = Wat nu?
learnt = Dit heb je geleerd
nextLesson = Volgende les: { $title }
allLessons = Alle lessen
play = Speel { $title }
