title = Paris

lesson_1 = Turister står på spelplanens inre rutor. Du äger en rad sevärdheter med färgade fält.
lesson_2 = Lägg en bricka på en turist och flytta turisten till ett ledigt fält i samma färg. Har du ett sådant måste du göra det.
lesson_3 = I slutet ger din längsta obrutna svit 2 poäng per turist; alla övriga turister kostar 1 var.
lesson_4 = En sevärdhet med alla fyra fälten upptagna ger 3 till.

rules_P1 = De tolv sevärdheterna har fyra färgade fält var. De blandas och delas ut lika: sex var för två spelare, fyra för tre, tre för fyra, två för fem eller sex. Övriga är inte med i partiet. De ligger i en rad framför dig som de delades ut och flyttas inte. En turist, slumpvis vald, står på varje inre ruta: fyra i var och en av de åtta färgerna.
rules_P2 = Om du lägger en bricka på en turist tar du turisten och ställer den på ett ledigt fält i samma färg bland dina sevärdheter, vilket du vill. Du måste göra det, även om det kostar dig ett poäng. Om du inte har något sådant fält går turisten till en annan turist på en ruta som delar en sida med den här. Finns ingen, till vilken turist som helst på spelplanen. Finns ingen alls lämnar turisten partiet. Från en ruta med flera turister lyfter du alla och placerar dem sedan en i taget i valfri ordning; till dem som ännu är lyfta kan ingen gå, och ingen återvänder till rutan som just täcktes.
rules_P3 = Leta i slutet upp den längsta sviten av upptagna fält utan lucka; den får fortsätta från en sevärdhet till nästa. Varje turist i den ger 2 poäng, och alla övriga kostar 1 var. En sevärdhet med fyra turister ger 3 till. Exempel: två turister står för sig, fyra fyller nästa sevärdhet, och en följer direkt efter: 10 + 3 − 2 = 11.
rules_P4 = Sevärdheternas fält, från vänster till höger. Louvren: grått, lila, gult, blått. Notre-Dame: brunt, gult, blått, rött. Sacré-Cœur: gult, rött, lila, orange. Triumfbågen: orange, gult, brunt, grått. Place de la Concorde: gult, brunt, lila, grönt. Moulin Rouge: rött, grönt, grått, gult. Invaliddomen: blått, lila, orange, brunt. Pont Alexandre III: rött, grått, blått, orange. Eiffeltornet: grönt, blått, rött, lila. Panthéon: grått, blått, grönt, brunt. Versailles: lila, orange, grått, grönt. Fondation Louis Vuitton: orange, grönt, brunt, rött.

# Bildtexter i reglerna.
figures_tourists = En turist står på varje inre ruta. Lägg en bricka på en, så tar du turisten.
figures_row = Sviten på { $run } är inramad i guld. { $run } × 2 + 3 för den fulla sevärdheten − { $others } för turisten som står för sig: { $points } poäng.

## Handledning, steg för steg

tutorial_tourists = I Paris väntar turister på spelplanens inre rutor. Lägg en bricka på en, så tar du turisten till dina egna sevärdheter.
tutorial_sights = Dina sex sevärdheter bildar en rad färgade fält. Du har redan en orange turist vid Triumfbågen. Det som räknas är en lång svit av fält intill varandra.
tutorial_take = Lägg din bricka på den markerade rutan. Där väntar en röd turist.
tutorial_field = Turisten går till ett ledigt fält i sin färg, och du har tre röda. Välj det vid Notre-Dame: det ligger precis intill din orange turist.
tutorial_run = Två i rad. I slutet är varje turist i din längsta obrutna svit värd två poäng, och alla övriga kostar dig ett poäng var.
tutorial_noField = Turisten på den markerade rutan är orange, och ditt enda orange fält är upptaget. Lägg din bricka där ändå och se vad som händer.
tutorial_beside = Utan ledigt fält går turisten till en annan på en ruta intill. Du väljer vilken: skicka den till den markerade rutan.
tutorial_together = Nu väntar två turister där. Den som lägger en bricka på den rutan tar båda. Och kom ihåg: en sevärdhet med alla fyra fälten fyllda ger tre poäng till.
