title = London

lesson_1 = En taxi kör runt bland åtta sevärdheter, bort längs de övre fälten och tillbaka längs de nedre.
lesson_2 = Lägg en bricka på en turist, så kör taxin vidare, högst fyra fält, tills den når turistens färg.
lesson_3 = Du får ett poäng för varje fält den kört. Om färgen inte finns inom fyra fält får du inget.
lesson_4 = Taxin står kvar där den stannar, och nästa körning börjar där.

rules_L1 = Åtta sevärdheter läggs ut i en rad i slumpvis ordning, med en vändplats i varje ände. Var och en har två färgade fält upptill och två nedtill. Tillsammans bildar de en slinga: åt höger längs de övre fälten, tillbaka åt vänster längs de nedre. Taxin väntar i vänstra änden. Turister står på spelplanen som i Paris (P1).
rules_L2 = Om du lägger en bricka på en turist ger sig taxin i väg. Den stannar vid första fältet i turistens färg, och du får ett poäng för varje fält den har kört; vändplatser räknas inte. Efter fyra fält utan den färgen stannar den där, och du får inget. Turisten lämnar partiet i båda fallen.
rules_L3 = Sevärdheternas fält: de två övre, sedan de två nedre, alltid från vänster till höger. Tower Bridge: gult, grönt; blått, rött. Big Ben: blått, lila; orange, brunt. Westminsterpalatset: orange, grått; grönt, gult. Sankt Paulskatedralen: grönt, rött; lila, blått. Trafalgar Square: lila, brunt; grått, orange. London Eye: grått, gult; rött, grönt. Towern: rött, blått; brunt, lila. Buckingham Palace: brunt, orange; gult, grått.

# Bildtexter i reglerna.
figures_ride = En del av slingan. En turist i färgen på ett av de närmaste { $fields } fälten ger poängen ovanför det.

## Handledning, steg för steg

tutorial_circuit = Panelen visar Londons egen tavla: åtta sevärdheter med färgade fält. Tillsammans bildar fälten en slinga, och en taxi kör runt den. Nu står den vid London Eye.
tutorial_ride = Lägg en bricka på en turist, så letar taxin efter ett fält i den färgen bland de närmaste fyra. Framför den ligger grönt, rött, brunt, orange. Turisten på den markerade rutan är orange: lägg din bricka där.
tutorial_paid = Taxin körde 4 fält, och du får 4 poäng: ett för varje fält. Den står kvar vid Buckingham Palace. Nu ligger gult, grönt, blått och lila framför den. Hämta den lila turisten på den markerade rutan.
tutorial_both = 4 poäng till. Du bygger fortfarande linjer som vanligt: den här brickan hämtar en grå turist, fyra fält bort, och slutför dessutom din linje från station 7.
tutorial_missed = Du fick 4 poäng för körningen och 3 för linjen. Sedan hämtade också Camille en grå turist, men inget grått fält fanns inom fyra. Taxin körde ändå vidare, och Camille fick 0.
tutorial_plan = Så se på de fyra fälten framför taxin innan du lägger en bricka på en turist. En körning som inte ger något flyttar ändå taxin, för dig eller för de andra.
