title = Centralspår

lesson_1 = Fyra spårbrickor täcker mitten av spelplanen före partiet.
lesson_2 = Tågen stannar inte där: de kör igenom och kommer ut på en annan sida.
lesson_3 = Inget dubblas alltså, men linjerna kan bli mycket långa.
lesson_4 = Att röra mitten räcker inte: en bricka läggs fortfarande vid kanten eller intill en bricka som en spelare har lagt.

rules_M13 = Före partiet dras fyra av de åtta brickorna med centralspår och läggs över mitten, var och en slumpvis vriden. De har ingen pil. De åtta är { $tiles }.
rules_M14 = Linjer går genom mitten och slutar bara vid kanten, så inget dubblas. Varje passage av en bricka i mitten ger 1 poäng, som överallt.
rules_M15 = Brickorna i mitten öppnar inga rutor: en bricka måste ligga vid kanten eller intill en som en spelare har lagt (B12).

# Bildtexter i reglerna.
figures_through = Linjen går genom mitten: { $length } passager hittills, varav { $inside } på brickor i mitten.

## Handledning, steg för steg

tutorial_covered = Fyra spårbrickor täcker centralstationen, slumpvis valda och vridna. Tågen stannar inte där: de kör igenom och kommer ut någon annanstans.
tutorial_enter = Ditt tåg från station 5 väntar ovanför mitten. Lägg din bricka på den markerade rutan och skicka in det.
tutorial_through = Det har passerat två brickor i mitten och väntar nu på andra sidan. De räknas som alla andra brickor: ett poäng per passage.
tutorial_finish = Slutför linjen: lägg din bricka på den markerade rutan och se vart tåget kör.
tutorial_scored = 17 poäng, och den slutade vid station 14. Inget dubblas här, eftersom ingen linje slutar i mitten. Men linjerna kan bli mycket långa.
tutorial_neighbours = En sak att minnas: att röra mitten räcker inte för att lägga en bricka. Den behöver fortfarande spelplanens kant eller en bricka som en spelare har lagt.
