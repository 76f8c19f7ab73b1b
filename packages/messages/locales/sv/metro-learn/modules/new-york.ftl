title = New York

lesson_1 = En turist väntar på ankomstsidan av varje station.
lesson_2 = När en av dina linjer slutar vid en station tar du turisten där till din tavla.
lesson_3 = I slutet ger varje turist det din tavla betalar för färgen: 0 till 3 poäng. Varje tavla betalar olika.
lesson_4 = Linjer till centralstationen räknas dubbelt, men ingen väntar där.

rules_N1 = Varje spelare får en av åtta tavlor slumpvis; med bolag får varje bolag en. På ankomstsidan av var och en av de 32 stationerna väntar en turist; turisterna fördelas slumpvis, fyra i varje färg.
rules_N2 = När en linje slutar vid en station tar ägaren turisten som väntar där. Bara en linje slutar någonsin vid ett ankomstspår, så det finns alltid en. Vid centralstationen finns ingen att ta. I slutet är varje turist värd det ägarens tavla visar för färgen.
rules_N3 = I färgernas ordning (Y3) betalar den första tavlan 0, 3, 1, 2, 0, 2, 3, 1. Varje följande tavla börjar ett steg senare i raden och lägger det överhoppade sist. Färgernas sevärdheter är Empire State Building, Yankee Stadium, Times Square, Central Park, Frihetsgudinnan, Brooklyn Bridge, Saint Patrick’s Cathedral och Rockefeller Center. Exempel: två turister för 3, två för 1 och en för 0 ger 8.

# Bildtexter i reglerna.
figures_taken = Linjen från station { $from } har slutat vid station { $to }. Ägaren har tagit turisten som väntade där; de andra väntar fortfarande.

## Handledning, steg för steg

tutorial_board = I New York har du en egen tavla. Den visar vad en turist i varje färg är värd för dig. På din är gul och grå värda mest.
tutorial_waits = En turist väntar vid varje station. Om en av dina linjer slutar vid en station tar du turisten som väntar där. Så det spelar roll var dina linjer slutar.
tutorial_finish = Din linje från station 9 kan sluta vid station 8, där en gul turist väntar. Lägg din bricka på den markerade rutan.
tutorial_taken = 3 poäng för linjen direkt, och en gul turist värd 3 till i slutet.
tutorial_cut = Camille har slutfört din linje från station 29. Den slutar vid station 28, och den bruna turisten där är värd 0 på din tavla. Andra kan också välja var dina linjer slutar.
tutorial_both = Nu tvärtom. En bricka på den markerade rutan avslutar din linje från station 7 vid ännu en gul turist, och den linje som Camille har från station 8 vid en orange.
tutorial_sum = Gul är värd 3 för dig igen, medan orange är värd 0 på tavlan som Camille har. En sak till: linjer som slutar vid centralstationen räknas dubbelt som alltid, men ingen väntar där.
