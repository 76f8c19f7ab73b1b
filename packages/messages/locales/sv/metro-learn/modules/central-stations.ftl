title = Centralstationer

lesson_1 = Du har en markör. I stället för att lägga en bricka får du ställa den på en ledig plattform vid centralstationen.
lesson_2 = Därefter är linjen som börjar där också din, med alla spår den redan har.
lesson_3 = Den ger ett poäng per passage: linjer som börjar i mitten dubblas aldrig.
lesson_4 = Med bolag tillhör varje markör ett bolag, och du visar en av dess aktier för att placera ut den.

rules_M9 = Utan bolag har varje spelare en markör. I stället för att lägga en bricka får du ställa markören på en ledig plattform vid centralstationen, en gång per parti. Då äger du linjen som börjar där, utöver dina andra.
rules_M10 = Med bolag har varje bolag en markör. I stället för att lägga en bricka eller byta en aktie får du placera ut ett bolags markör om du visar en av dess aktier. Den aktien ligger kvar öppen framför dig och kan inte längre bytas.
rules_M11 = En linje från mitten ger poäng som de andra, men dubblas aldrig, inte ens om den slutar i mitten igen. Inte heller den får bestå av en enda bricka, med samma undantag som i B14. En plattform är ledig så länge den inte har någon markör och linjen från den inte är klar.
rules_M12 = Att placera ut en markör är hela din tur, och du drar inget. Spår som redan leder från plattformen räknas fullt ut. En markör som aldrig placeras ut ger inga poäng. Linjer från stationer vid kanten dubblas vid varje plattform, med markör eller utan, även om markören är din egen. Markörer kan placeras ut efter att bytena har upphört (M4). En aktie som har visats räknas ändå för värde och majoritet (M6, M7). En ruta blir inte öppen för brickor av att röra en markör (B12).

# Bildtexter i reglerna.
figures_token = En linje från en markör: { $points } passager, { $points } poäng. Den dubblas aldrig.

## Handledning, steg för steg

tutorial_token = Centralstationen har åtta plattformar. En gång per parti får du ställa din markör på en av dem i stället för att lägga en bricka. Linjen som börjar där är då din.
tutorial_place = Runt den markerade rutan väntar många spår. Ställ din markör på plattform 7, precis intill.
tutorial_start = Markören var hela din tur. Börja nu den nya linjen: lägg din bricka på den markerade rutan.
tutorial_finish = Nu väntar ditt tåg vid nästa ruta. Brickan du har på hand leder in det på alla de spåren. Lägg den på den markerade rutan och följ tåget.
tutorial_scored = 12 passager, 12 poäng. Linjen kom till och med tillbaka till centralstationen, men den dubblas inte: det gäller varje linje som börjar där.
tutorial_wait = En markör som aldrig placeras ut ger inga poäng, och en plattform är bara ledig tills dess linje är klar. Placera alltså inte ut den för tidigt, men inte heller för sent.
