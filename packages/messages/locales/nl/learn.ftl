title = Leer spelen
intro = Speel de rondleiding of lees één kaart: elk duurt ongeveer een minuut. De rest staat in de spelregels.
tutorialTitle = Leer al spelend
tutorialAbout = Een echte partij { $game }, stap voor stap met jou gespeeld. Vooraf lezen hoeft niet.
tutorialStart = Speel de rondleiding
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
leave = Stop de rondleiding
step = Stap { $at } van { $of }
playing = Het spel gaat verder…
notAsked = Goed idee, maar nu nog niet. Doe in de rondleiding de gemarkeerde zet.
finished = Dat was de rondleiding. Klaar voor een echte partij?
playNow = Speel een partij
