### Studera: en sida som leder till allt man kan lära sig av.

title = Studera
intro = Lär av dina partier, träna på pussel eller låt Guimard räkna poängen i ett parti med lådan.

daily =
    .title = Dagens giv
    .about = Samma brickor för alla. Se hur många av de åtta nivåerna du slår.
puzzles =
    .title = Pussel
    .about = En ställning, ett bästa drag. Din rating växer med dig.
analysis =
    .title = Analysbräde
    .about = Prova vilket drag som helst i vilken ställning som helst, med datorns värdering.
companion =
    .title = Poängräknare
    .about = Spelar ni med lådan? Mata in spelplanen och låt Guimard räkna.

# Avslutade partier på enheten.
games =
    .title = Dina partier
    .about = Avslutade partier, redo för genomgång.
review = Gå igenom { $title }
none = Spela klart ett parti, så väntar genomgången här.
all = Alla partier
