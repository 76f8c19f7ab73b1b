title = Solo

lesson_1 = Du driver alla åtta bolagen ensam, med två öppna brickor framför dig.
lesson_2 = Vid varje tur visar ett kort en färg. Lägg en av dina brickor där en ofärdig linje i den färgen fortsätter.
lesson_3 = Linjer på en enda bricka är tillåtna här.
lesson_4 = När alla 32 linjer är klara är ditt resultat det fattigaste bolagets vinst. Så ta hand om det fattigaste.
lesson_5 = I den svåra varianten dras också avståndet mellan det rikaste och det fattigaste av.

rules_M16 = Du spelar ensam med de åtta bolagen och deras stationer (M1). Alla börjar på 0. En kortlek med åtta kort, ett per bolag, avgör färgen.
rules_M17 = Du har två brickor, öppna framför dig. Vid varje tur vänds ett kort upp. Välj en ofärdig linje i dess färg och lägg en av dina brickor på rutan dit den linjen kommer härnäst; dra sedan en bricka. När alla kort har visats blandas de om. När högen är tom fortsätter du med brickorna du har. Linjer som slutar vid centralstationen dubblas (B17).
rules_M18 = Tills det åttonde kortet har vänts upp får du avvisa en bricka dddd, som skickar alla tåg tillbaka, när du drar den. Du får en annan i stället, och den avvisade blandas in bland resten igen. Även den andra dddd får avvisas.
rules_M19 = Du lägger brickor vid kanten eller intill andra brickor, utan att vrida dem (B12, B13). Linjer på en enda bricka är tillåtna.
rules_M20 = När ett bolag har slutfört sina fyra linjer lämnar dess kort genast partiet, var det än är. Om kortleken tar slut blir de redan visade korten en ny. Partiet slutar när alla 32 linjer har gett poäng, även om det finns brickor kvar. Ditt resultat är det fattigaste bolagets vinst. I den svåra varianten dras avståndet mellan det rikaste och det fattigaste av. Exempel: 35 för det rikaste och 22 för det fattigaste ger 22, eller 9 i den svåra varianten.

# Bildtexter i reglerna.
figures_extend = Kortet visar den här färgen. En bricka läggs där en av dess ofärdiga linjer skulle fortsätta: på en markerad ruta.

## Handledning, steg för steg

tutorial_alone = Du spelar ensam, för alla åtta bolagen på en gång. Ditt resultat är det fattigaste bolagets vinst, så inget får halka efter.
tutorial_refuse = Du har alltid två öppna brickor. Den du just drog skickar varje tåg rakt tillbaka. Tidigt i partiet får du avvisa den brickan och få en annan: gör det.
tutorial_yellow = Ett kort säger vilket bolag som är näst på tur: Gula. En bricka måste läggas där en ofärdig gul linje fortsätter. Välj brickan till höger och lägg den på den markerade rutan.
tutorial_red = 4 poäng för Gula. Du har dragit en ny bricka, och Röda är näst på tur. Den här gången är brickan till vänster bättre: lägg den på den markerade rutan.
tutorial_purple = 3 poäng för Röda. Lila är näst på tur, och återigen passar brickan till vänster bra. Lägg den på den markerade rutan.
tutorial_lowest = 4 poäng för Lila. Men fyra bolag har fortfarande inget, så ditt resultat skulle vara 0 nu. Långa linjer hjälper bara om varje bolag får något.
tutorial_cards = De åtta korten kommer tillbaka gång på gång. När ett bolags alla linjer är klara lämnar dess kort partiet. Det slutar när varje linje har gett poäng.
