### Ett bord där en person bestämmer för alla och för slumpen.

random = Slumpa
# Allt som slumpen avgör innan en spelare ska göra något.
randomTurn = Slumpa till nästa tur
# Hur många brickor av ett slag som ännu kan dras.
left = { $count } kvar
# En dragning som andra inte ser får förbli okänd.
unknown = Okänd
unknownAbout = Den förblir dold: datorn räknar med alla möjligheter.
handUnknown = Vad { $name } har på hand är okänt: en möjlighet visas.
setHand = Bestäm
