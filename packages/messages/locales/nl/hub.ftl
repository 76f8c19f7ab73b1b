### Study: one page that leads to everything one can learn from.

title = Studeren
intro = Leer van je partijen, oefen met puzzels of laat Guimard een partij met de doos tellen.

daily =
    .title = Partij van de dag
    .about = Voor iedereen dezelfde tegels. Hoeveel van de acht niveaus versla je?
puzzles =
    .title = Puzzels
    .about = Eén stelling, één beste zet. Je rating groeit met je mee.
analysis =
    .title = Analysebord
    .about = Probeer elke zet in elke stelling, met de evaluatie van de computer.
companion =
    .title = Metgezel
    .about = Speel je met de doos? Voer het bord in en laat Guimard tellen.

# Finished games of this device.
games =
    .title = Je partijen
    .about = Afgelopen partijen, klaar om te analyseren.
review = { $title } analyseren
none = Maak een partij af, dan staat hier de analyse klaar.
all = Alle partijen
