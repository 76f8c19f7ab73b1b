title = Berlin

lesson_1 = Fyra grupper av turister står på spelplanen. När en bricka läggs på en turist står turisten kvar, ovanpå brickan.
lesson_2 = När en linje slutförs får ägaren ett kort i turistens färg varje gång linjen passerar en sådan bricka.
lesson_3 = I slutet ger flest kort i en färg det högre talet vid färgens sevärdhet, näst flest det lägre.
lesson_4 = Kort som ingen tog tävlar som en spelare till. Ett kort kanske inte räcker.

rules_E1 = Åtta sevärdheter läggs ut i en rad. Det finns tre turister i varje färg. Två av varje står på spelplanen, i fyra kvadratiska grupper med fyra olika färger, en i varje fjärdedel av spelplanen, med en rutas avstånd till kanten. Den tredje av varje går till en slumpvald sevärdhet. Varje färg har åtta kort.
rules_E2 = När en bricka läggs på en turist står turisten kvar, ovanpå brickan. När en linje ger poäng tar ägaren ett kort i turistens färg varje gång linjen passerar den brickan. Exempel: en linje på 7 poäng som passerar en gul turist två gånger och en lila en gång ger 7 poäng och tar två gula kort och ett lila.
rules_E3 = I slutet bedöms varje färg för sig. Den som har flest kort får det högre talet vid sevärdheten där färgens turist står; den som har näst flest får det lägre. Om flera har flest läggs de två talen ihop, delas mellan dem och avrundas nedåt, och någon andraplats finns inte. Om flera är tvåa delas det lägre talet på samma sätt. Kort som inte togs tillhör en tänkt ägare, som vinner eller delar som alla andra; de poängen går förlorade. Utan kort i färgen får man inget.
rules_E4 = Sevärdheterna har två sidor; spela med alla på sida A, alla på sida B eller en slumpvis blandning. Högre och lägre tal på sida A, sedan på sida B. Alexanderplatz: 4/3, 7/1. Röda rådhuset: 5/3, 8/1. Segerkolonnen: 5/4, 8/2. Brandenburger Tor: 6/3, 9/1. Berlins domkyrka: 6/4, 9/2. Museiön: 6/5, 10/1. Riksdagshuset: 7/4, 10/2. Gedächtniskirche: 7/5, 11/2.

# Bildtexter i reglerna.
figures_took = En linje på { $points } poäng passerar turistens bricka { $count } gånger: ägaren tar { $count } kort i den färgen.
figures_majority = Kort i tre färger: guld har flest och får det högre talet, grönt är tvåa och får det lägre. Vid lika antal delar man. Sista kolumnen har korten som ingen tog.

## Handledning, steg för steg

tutorial_groups = I Berlin står fyra grupper om fyra turister på spelplanen. Åtta till, en i varje färg, besöker sevärdheterna i panelen. De två talen vid en sevärdhet är vad dess färg är värd i slutet.
tutorial_carry = När en bricka läggs på en turist står turisten kvar, ovanpå brickan. Lägg din bricka på den markerade rutan, där en gul står.
tutorial_finish = Din linje från station 31 går över brickor med turister. Lägg din bricka på den markerade rutan: den plockar upp den lila turisten och slutför linjen.
tutorial_cards = Linjen ger 9 poäng. Och för varje passage av en bricka med turist får du ett kort i den färgen: 1 grönt, 2 blå och 1 lila.
tutorial_more = Samla fler av samma slag: din linje från station 29 passerar den lila turistens bricka två gånger och den blå turistens en gång. Slutför den.
tutorial_majority = 2 lila kort till och 1 blått. I slutet får den som har flest kort i en färg det högre talet vid dess sevärdhet, och den som har näst flest det lägre.
tutorial_imaginary = Camille är inte din enda rival. Kort som ingen har samlat tillhör en tänkt ägare, som ännu har fler än du i varje färg. Så splittra dig inte för mycket.
