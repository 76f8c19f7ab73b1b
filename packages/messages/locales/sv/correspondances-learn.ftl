### Correspondances: lektioner, regler och handledning.

title = Correspondances

## Lektioner: ett kort på en minut var

lessons_game_title = Spelet
lessons_game_points_1 = I varje omgång har du i hemlighet en av fyra linjer: röd 1, blå 2, gul 3 eller grön 4.
lessons_game_points_2 = Din resa börjar vid din linjes punkt, i ena änden av raden med brickor, och måste nå den andra änden.
lessons_game_points_3 = När det är din tur drar du en bricka och lägger den så att linjerna möts i samma färg.
lessons_game_points_4 = Omgången slutar så snart en resa är klar, vem som än lade brickan.
lessons_game_points_5 = Poängen läggs ihop över omgångarna. Först till 10 vinner.

lessons_transfers_title = Byten och ringar
lessons_transfers_points_1 = Din resa får använda spår i alla färger. Att gå från en färg till en annan är ett byte.
lessons_transfers_points_2 = Du kan bara byta på en bricka med en vit ring, mellan de två linjer som möts där.
lessons_transfers_points_3 = Där linjer passerar varandra utan ring är det en bro eller en kurva, och du kan inte byta.
lessons_transfers_points_4 = Att åka genom en ring på samma linje kostar inget.
lessons_transfers_points_5 = Vid en färgad punkt kommer du fram på dess egen färg, vid M på vilken färg som helst.

lessons_scoring_title = Poäng i en omgång
lessons_scoring_points_1 = En klar resa ger 5 poäng, minus 1 för varje byte, men aldrig mindre än 1.
lessons_scoring_points_2 = Om det finns flera vägar räknas den med minst antal byten.
lessons_scoring_points_3 = Den längsta sträckan av en spelares egen linje, räknad i brickor från början, ger 1 poäng till.
lessons_scoring_points_4 = Om två spelare har lika lång längsta sträcka får ingen det poänget.
lessons_scoring_points_5 = En bricka kan slutföra flera spelares resor. Alla får poäng.

## Regler, efter nummer

sections_aim = Målet
rules_T1 = Bygg en väg från din avgång till en ankomst i andra änden, med så få linjebyten som möjligt. Varje sådant är ett byte, på franska en correspondance.
rules_D1 = Två till fyra spelare.

sections_tiles = Brickorna
rules_T2 = Det finns fyra linjer: 1 är röd, 2 blå, 3 gul, 4 grön. Var och en har en nummerbricka och en rak bricka. Två ändbrickor har avgångar och ankomster. De andra 48 brickorna drar och lägger ni: var och en visar två linjer i olika färg och använder alla sina fyra sidor.
rules_D11 = Du kan bara byta linje på en bricka med ring, där dess två linjer möts. Brickorna man drar finns i fyra slag: ett kors med ring, en bro utan, två kurvor som rör vid varandra i en ring, och två kurvor som håller sig isär. För varje par av färger finns varje slag två gånger.

sections_setup = Uppställning
rules_T3 = De raka brickorna bildar en rad på fyra, med en ändbricka i varje ände. Den vänstra änden har punkterna för blå (uppe) och gul (nere), den högra dem för röd (uppe) och grön (nere). På yttersidan av varje ände finns ett M. De raka spåren går tvärs över raden, uppifrån och ner.
rules_T4 = Vilken ordning som helst på de fyra raka brickorna är tillåten. Här slumpas en balanserad fram för varje omgång.
rules_T6 = Nummerbrickorna och de 48 brickorna att dra blandas och läggs med baksidan upp.

sections_lines = Linjer och första spelaren
rules_T8 = I varje omgång drar alla spelare ett nummer: det är deras linje. Med färre än fyra spelare förblir de återstående numren dolda.
rules_T10 = Håll din linje hemlig tills omgången är slut.
rules_T11 = Vid ett riktigt bord börjar den yngsta; här är det spelaren som valdes vid uppställningen. Samma spelare börjar varje omgång, om ni inte väljer att låta starten gå vidare från spelare till spelare.

sections_turn = Din tur
rules_T12 = Dra en bricka och lägg den så att linjerna fortsätter i samma färg. Sedan är det spelaren till vänster om dig som är på tur.
rules_D4 = Överallt där brickan rör en annan måste båda visa samma linje på sidan de delar. Intill ett M är vilken linje som helst tillåten.
rules_D5 = Brickan måste dela en sida med en bricka på bordet; startraden räknas också.
rules_D6 = Du får vrida brickan som du vill. När den är lagd kan den varken flyttas eller vridas.
rules_D7 = Du kan inte passa, och du kan inte spara en bricka till senare.
rules_D8 = Om brickan inte passar någonstans läggs den åt sidan för den här omgången, och du drar igen. Om det inte finns något kvar att dra slutar omgången.
rules_D9 = Du får blockera andra spelare med vilket tillåtet drag som helst.
rules_D10 = Alla ser brickan så snart den är dragen.

sections_journey = Din resa
rules_T13 = Blå och gul reser från vänstra änden till den högra, röd och grön från högra änden till den vänstra. Du får komma fram till vilken som helst av de tre punkterna i den bortre änden.
rules_T15 = Till en färgad punkt måste du komma på linjen med den färgen. Till M får du komma på vilken linje som helst.
rules_D12 = Varje linjebyte på vägen är ett byte. Att åka genom en ring utan att gå över till en annan linje räknas inte som byte, och inte heller att komma fram till M.
rules_D13 = De färgade punkterna är både avgångar och ankomster. En väg från den blå punkten till den röda är alltså också, baklänges, en väg för röd: om någon har röd är båda resorna klara. En väg till M är bara din.
rules_D14 = Ingen resa går genom en ändbricka. Du kan inte byta där, och du kan inte använda M i din egen ände.
rules_D15 = Linjer som ingen har kan användas av alla. De avslutar aldrig en omgång och ger aldrig poäng.

sections_round = Omgångens slut
rules_T17 = Omgången slutar genast när minst en resa är klar, eller när den sista brickan är lagd.
rules_D16 = Appen letar efter klara resor efter varje drag, vem som än gjorde det. En resa kan inte döljas eller avböjas, och ingen får en tur till.
rules_D17 = Den sista brickan räknas som alla andra. Om inte heller den slutför en resa får ingen poäng för resor.
rules_T21 = Om en bricka slutför flera spelares resor får var och en av dem poäng.
rules_T22 = Om din linje har flera vägar till en ankomst räknas den med minst antal byten.
rules_D24 = Därefter visas alla linjer, även de som ingen hade.

sections_scoring = Poäng
rules_T18 = En klar resa ger 5 poäng utan byte, 4 med ett, 3 med två, 2 med tre och 1 med fyra eller fler.
rules_T25 = Alla som kommer fram får alltså minst 1 poäng, hur många byten det än krävdes.
rules_T20 = Spelaren med den längsta obrutna sträckan av sin egen linje får 1 poäng till. Den räknas i brickor från avgången till där färgen slutar, även bortom stället där resenären bytte. Raka brickor bryter den inte, men räknas inte.
rules_T24 = Om två eller flera spelare har lika lång längsta sträcka, eller om ingens sträcka har någon bricka alls, får ingen det poänget.
rules_D18 = Poänget för den längsta sträckan ges även om ingen kom fram.
rules_T19 = Exempel: blå åker 8 brickor på sin egen linje, byter till röd vid en ring och kommer fram till den röda punkten. Ett byte lämnar 4 poäng. Om de 8 brickorna också är den längsta sträckan får blå 5 totalt. En omgång kan ge högst 6.

sections_match = Matchen
rules_T16 = En match består av flera omgångar. Den som först når 10 poäng, eller ett annat tal ni kommit överens om, vinner.
rules_T23 = Totalpoängen jämförs när en omgång har räknats. Om flera spelare har tillräckligt många poäng vinner den högsta totalen. Om flera delar den högsta totalen spelar alla en omgång till, tills en spelare leder.
rules_D23 = Varje omgång börjar om från början: tomt bord, alla 48 brickor blandade, nya linjer. Bara totalpoängen står kvar.

## Bildtexter i reglerna

figures_kinds = Ett kors med ring och två kurvor med ring: här kan du byta. En bro och två kurvor isär: här kan du inte det.
figures_row = Startraden: en ändbricka på varje sida, de fyra raka brickorna emellan.
figures_fits = Den passar: blått möter blått nedtill, grönt möter grönt till vänster.
figures_clashes = Den passar inte: färgerna nedtill och till vänster skiljer sig.
figures_toM = Gul når M på sin egen linje, utan byte: { $points } poäng.
figures_backwards = Den blå vägen till den röda punkten, läst från den röda änden: om någon har röd är den resan också klar, för { $points } poäng.
figures_roundEnd = Med den inramade brickan når blå den röda punkten: omgången slutar genast.
figures_portion = Den blå sträckan från avgången: { $length } brickor.
figures_journey = Blå byter till röd vid ringen märkt 1 och kommer fram till den röda punkten: { $points } poäng. Den egna sträckan har { $length } brickor.

## Handledning, steg för steg

tutorial_welcome = Välkommen till Correspondances. Det spelas i omgångar. I varje omgång har alla i hemlighet en av fyra linjer. Din är linje 2, den blå.
tutorial_journey = Din resa börjar vid den blå punkten, märkt med en stjärna. Den måste nå andra änden av raden: den röda punkten, den gröna punkten eller M.
tutorial_first = När det är din tur dras en bricka, och du lägger den. Där brickor rör varandra måste färgerna stämma. Lägg den här på den markerade rutan, vriden så att blått går från din punkt åt höger.
tutorial_theirs = Camille har börjat vid den röda punkten, till höger. Kanske har Camille den röda linjen. Eller är det en bluff? Linjerna är hemliga tills omgången är slut.
tutorial_bridge = Den här brickan är en bro: blått och grönt passerar varandra utan att mötas, så du kan inte byta här. Låt blått gå vidare åt höger: lägg brickan på den markerade rutan.
tutorial_ring = Den här brickan har en vit ring. Där skulle du kunna byta från blå till gul. Att åka rakt igenom kostar inget, så lägg den på den markerade rutan.
tutorial_gap = En ruta är kvar mellan din blå linje och den röda. Men till den röda punkten får du bara komma på rött. Du behöver alltså ett ställe att byta på.
tutorial_change = Här är det: blått och rött svänger och rör vid varandra i en ring. Lägg brickan på den markerade rutan, så att du kommer in på blått och åker ut på rött.
tutorial_complete = Din resa är klar, och omgången är slut. En resa ger fem poäng, minus ett för varje byte. Du bytte en gång: 4 poäng.
tutorial_reverse = Camille hade verkligen röd, och samma väg läst baklänges leder från den röda punkten till din. Så Camille har också en klar resa och får 4 poäng.
tutorial_stretch = Ytterligare ett poäng går till den längsta sträckan av en spelares egen linje. Blå går över 4 brickor från sin början, röd över 3. Poänget är ditt: 5 mot 4.
tutorial_match = Sedan rensas bordet, och alla får en ny linje. Först till tio poäng vinner matchen. Nu vet du hur man spelar.
