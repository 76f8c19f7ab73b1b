### Metro: lektioner, regler och handledning. Modulernas finns i metro-learn/modules/.

title = Metro

## Lektioner: ett kort på en minut var

lessons_base_title = Spelet
lessons_base_points_1 = Dina tåg väntar vid stationerna runt spelplanen. Spåren på brickorna leder dem vidare.
lessons_base_points_2 = När det är din tur lägger du brickan du har på hand och drar en ny. Eller så drar du först och lägger brickan du drog.
lessons_base_points_3 = En bricka läggs vid kanten eller intill en annan bricka, och vrids aldrig.
lessons_base_points_4 = En linje är klar när den når en station eller mitten. Den ger poäng till spelaren vars tåg kör på den, vem som än lade brickan.
lessons_base_points_5 = Varje gång linjen passerar en bricka ger den ett poäng, och den kan passera en bricka upp till fyra gånger. En linje som slutar vid centralstationen räknas dubbelt.
lessons_base_points_6 = Gör dina egna linjer långa och de andras korta. När alla 60 brickor är lagda vinner den som har flest poäng.

lessons_variants_title = Fyra varianter
lessons_variants_points_1 = Fri vridning: vrid varje bricka som du vill. Mer att välja på, mer att fundera över.
lessons_variants_points_2 = Fler brickor på hand: ha två eller tre i stället för en.
lessons_variants_points_3 = En markör per steg: två spelare kan inte stå på samma steg på poängbanan. En markör som skulle hamna på ett upptaget steg går vidare, så ingen får samma poäng.
lessons_variants_points_4 = Hörnkontakt: en bricka får också röra en annan med bara ett hörn.
lessons_variants_points_5 = Kombinera dem som du vill; bara varianten med en markör per steg kräver att spelarna äger linjerna.

## Regler, efter nummer

sections_board = Spelplanen
rules_B1 = Spelplanen är en kvadrat på 8 gånger 8 rutor. De fyra rutorna i mitten är centralstationen, där det aldrig läggs någon bricka. Kvar blir 60 rutor, en för varje bricka. En ruta kallas efter sin kolumn, A till H från vänster, och sin rad, 1 till 8 uppifrån.
rules_B2 = Varje yttersida av en ruta vid kanten har en station: 32 sammanlagt. Numren löper moturs från det övre högra hörnet: 1 till 8 längs överkanten åt vänster, 9 till 16 nedför vänstersidan, 17 till 24 längs nederkanten åt höger, 25 till 32 uppför högersidan. En hörnruta har alltså två stationer. Station 9 är Place de Clichy.
rules_B3 = Tågen håller till höger. En station har två spår. Sett från förarplatsen, på väg in på spelplanen, avgår tåget på det högra, och andra tåg kommer in på det vänstra. Centralstationen har åtta plattformar, en vid varje ruta för brickor som gränsar till den, och var och en har på samma sätt två spår.

sections_tiles = Brickorna
rules_B4 = På var och en av sina fyra sidor har en bricka ett spår in och ett spår ut. De fyra spåren förbinder varje väg in med en egen väg ut. Det finns 24 möjliga brickor av det slaget, och bland de 60 i lådan finns alla med.

sections_players = Spelare och stationer
rules_B8 = Två till sex kan spela: gul, blå, orange, grön, lila och grå. Tåget vid en station visar vem som äger den. Med två spelare har gul alla udda stationer och blå alla jämna; för fler, se tabellerna. Med tre, fem eller sex spelare äger ingen stationerna 16 och 17, men linjer får sluta där.
rules_B9 = Brickorna blandas med baksidan upp. Alla drar en var och håller den dold för de andra. I det tryckta spelet börjar den yngsta; här väljer den som ställer upp partiet, eller låter slumpen avgöra. Sedan går turen medurs.

sections_turn = Din tur
rules_B10 = Gör ett av två. Lägg brickan du har på hand och dra sedan en ny så länge högen räcker. Eller behåll handen, dra en bricka och lägg den; då drar du ingen mer. Du kan inte ångra dig efter att ha dragit: brickan du drog måste läggas.
rules_B11 = Du kan bara dra så länge det finns brickor i högen. Om du inte har någon bricka och ingen finns kvar att dra passar du; om en modul då ännu erbjuder dig något annat att göra får du välja mellan det och att passa. Partiet fortsätter tills den 60:e brickan är lagd.

sections_laying = Lägga en bricka
rules_B12 = Välj en tom ruta vid spelplanens kant, eller en som har en bricka intill minst en sida. Att bara röra centralstationen räcker inte.
rules_B13 = Pilen på brickan pekar mot spelplanens överkant. Brickor vrids inte.
rules_B14 = Ingen linje får bestå av en enda bricka. En bricka får inte läggas där den skulle leda ett tåg från en station direkt in i en station, vare sig en annan eller samma, och oavsett vem som äger dem. Det finns ett undantag: om varje ruta som står öppen för brickan skulle bryta mot regeln är alla tillåtna för den. Det bedöms för varje bricka för sig; vad du annars kunde göra spelar ingen roll.
rules_B15 = Du får bygga var du vill: på dina egna linjer, på andra spelares linjer och framför vilken station som helst.

sections_scoring = Poäng och slut
rules_B16 = En linje är klar så snart dess spår leder från sin station till ett ankomstspår vid vilken station som helst, eller till centralstationen. Den ger genast poäng till den som äger stationen där den börjar, vem som än lade brickan. En bricka kan slutföra flera linjer. Alla ger poäng, i stigande ordning efter stationsnummer, och linjer från centralstationen efter dem. Varje linje ger poäng bara en gång; dess tåg vänds för att visa det.
rules_B17 = En linje ger ett poäng varje gång den passerar en bricka, så en bricka som den passerar tre gånger ger tre. Spåret som är tryckt på centralstationen ger ingenting, men en linje som slutar där är värd dubbelt så många poäng. Exempel: fem brickor, var och en passerad en gång, med slut vid centralstationen: 10 poäng.
rules_B18 = Ett spår som går i en slinga och inte möter någon station är inget värt.
rules_B19 = Partiet är slut när alla brickor är lagda; då är varje linje klar. Den som har flest poäng vinner. Om flera har högst poäng delar de segern.

sections_variants = Varianter
rules_V1 = Fri vridning. Bortse från pilarna: du väljer hur en bricka ska ligga. Undantaget från regeln om en enda bricka (B14) gäller bara om brickan inte passar på någon ruta i någon vridning.
rules_V2 = Fler brickor på hand. Varje spelare har två eller tre brickor på hand. När du har lagt en bricka från handen drar du tills du har så många igen. Du får fortfarande dra en bricka och lägga den direkt.
rules_V3 = En markör per steg. Två markörer kan inte stå på samma tal på poängbanan, utom 0. En markör som skulle hamna på ett upptaget tal flyttas upp till nästa lediga, och det är poängen. Banan fortsätter bortom 100, och ingen kan få samma poäng som någon annan. Det spelarna får i slutet av partiet läggs till som en förflyttning var, i turordning från första spelaren. Inte med bolag, och inte i solo.
rules_V4 = Hörnkontakt. En ruta som rör en lagd bricka med bara ett hörn räknas också som intilliggande (B12).

sections_combinations = Vad som går ihop
rules_C1 = Bolag går ihop med centralstationer, med centralspår och med vilken stad som helst. Centralstationer och centralspår utesluter varandra, eftersom spåren täcker plattformarna; vart och ett av dem går ihop med vilken stad som helst. Det finns högst en stad. Solo spelas utan någon annan modul. Fri vridning (V1), fler brickor på hand (V2) och hörnkontakt (V4) går ihop med allt, men i solo har du alltid två brickor. En markör per steg (V3) kräver ett parti utan bolag och är inte för solo.

sections_cities = Städer
rules_Y1 = Med bolag går poäng för att lägga en bricka direkt till spelaren som lade den. Det som en linjes ägare får (turister i New York, polletter i Sankt Petersburg, kort i Berlin) tillhör i stället bolaget. Det läggs till vinsten i slutet, innan bolagen rangordnas och majoriteterna betalas (M6, M7), och får aldrig bytena att upphöra (M4).
rules_Y2 = De inre rutorna är de som ligger minst ett steg från kanten, utom mitten: 32 rutor.
rules_Y3 = Det finns turister i åtta färger: gul, blå, orange, grön, lila, grå, röd och brun, i den ordningen överallt där en ordning behövs. En linje som ingen äger, från station 16 eller 17 eller från en plattform utan markör, tar varken turist eller pollett; dess kort i Berlin går till den tänkta ägaren (E3).

sections_notation = Bilaga: notation
rules_B5 = En bricka kallas efter fyra bokstäver, för tåg som kommer in uppifrån, från höger, nerifrån och från vänster. Med a kör tåget rakt fram. Med b lämnar det brickan vid nästa sida medurs, med c vid nästa sida moturs. Med d vänder det och kör ut där det kom in. På cbaa kör ett tåg uppifrån ut till vänster, ett från höger ut nedtill, och de andra två kör rakt fram.
rules_B6 = Antal av varje bricka i lådan: fyra av { $four }; tre av { $three }; två av { $two }.
rules_B7 = Ett drag skrivs som brickan och dess ruta: cbaa72 är brickan cbaa på rad 7, kolumn 2, båda räknade från 0 i det övre vänstra hörnet. En hel spelplan är raden av sådana drag i den ordning de gjordes. Om brickor får vridas (V1) gäller bokstäverna brickan som den ligger.

## Bildtexter i reglerna

figures_board = 8 gånger 8 rutor, centralstationen i mitten och 32 stationer runt kanten.
figures_keepRight = Tåget från station { $from } avgår på spåret till höger. Den ihåliga pilen markerar spåret för ankomster.
figures_tile = En bricka har fyra spår. Följ ett nummer: tåget kommer in där och kör ut vid pilen i samma färg.
figures_stations = Stationerna i varje färg.
figures_players = { $players } spelare
figures_open = Markerade rutor är öppna: vid kanten eller intill en bricka. De överkryssade rutorna rör ingen bricka, och centralstationen räknas inte.
figures_upright = Den gyllene pilen måste peka uppåt.
figures_corner = Inte tillåtet: brickan skulle leda tåget från station { $from } direkt in i station { $to }.
figures_turnBack = Inte tillåtet: tåget från station { $from } skulle komma direkt tillbaka.
figures_exception = Undantaget: som partiets första bricka skulle den här bryta mot regeln på var och en av de { $cells } öppna rutorna. Alltså får den läggas på vilken som helst av dem.
figures_complete = Linjen från station { $from } är klar vid station { $to }. Den passerar { $tiles } brickor: { $points } poäng.
figures_crossings = Bara { $tiles } brickor, men tåget vänder och passerar en av dem två gånger: { $points } poäng.
figures_centre = { $length } passager, och linjen slutar vid centralstationen: { $length } × 2 = { $points } poäng.
figures_loop = Den här slingan möter ingen station: inga poäng.
figures_finished = Ett hörn av ett avslutat parti: varje linje är klar. Den från station { $from } har gett { $points } poäng.
figures_rotations = Samma bricka, vriden på fyra sätt: välj ett.
figures_hand = En hand med tre brickor.
figures_markers = Poängen skulle föra blå till { $taken }, där gul står. Markören går vidare till { $space }.
figures_cornerContact = Med hörnkontakt är också rutor öppna som rör en bricka med bara ett hörn.
figures_letters = Brickan cbaa: bokstaven vid varje sida säger vart ett tåg kör som kommer in där.

## Handledning, steg för steg

tutorial_welcome = Välkommen till Metro. Du är gul, din motståndare är blå. Ni turas om att lägga brickor och bygger linjer för era tåg. Ju längre en linje är, desto fler poäng ger den.
tutorial_stations = Runt spelplanen finns 32 stationer. De 16 med udda nummer är dina, och vid var och en väntar ett gult tåg. Varje tåg kör en enda linje i partiet, och den linjen ger poäng en gång.
tutorial_right = Tågen håller till höger. Se in över spelplanen från station 7: ditt tåg avgår på det högra spåret. Spåret till vänster är för ankomster. Varje sida av en bricka har ett sådant par, en väg in och en väg ut.
tutorial_place = En bricka läggs på en tom ruta vid kanten, eller intill en bricka som redan ligger på spelplanen. Den får inte vridas. Lägg din bricka framför station 7 för att börja din första linje.
tutorial_grow = Blå har lagt en bricka intill din, och din linje går rakt fram över den. Ingen äger en bricka: varje linje använder de spår den möter. Lägg din nya bricka på den markerade rutan. Då har din linje 3 brickor.
tutorial_turnBack = Den här brickan vänder ditt tåg. Det kör tillbaka över brickor som det redan har passerat och kommer ut vid en annan station. Det är bra: varje passage räknas. Lägg den och slutför din linje.
tutorial_scored = Din linje är klar och ger 6 poäng. Den använder 4 brickor, men de 2 markerade passeras två gånger, och varje passage är värd ett poäng.
tutorial_hurt = Blå har just slutfört din linje från station 3, efter bara 2 brickor. Du får 2 poäng, och linjen ger aldrig mer än så. En linje ger alltid poäng till sin ägare, vem som än slutför den.
tutorial_refused = Brickan du har på hand skickar varje tåg rakt tillbaka. På en markerad ruta skulle den avsluta en linje som nyss lämnat sin station. Reglerna förbjuder en sådan linje på 1 bricka så länge brickan kan läggas någon annanstans. Prova om du vill: spelplanen låter dig inte.
tutorial_draw = Den här brickan blir snart till nytta, så behåll den. Du kan i stället dra en bricka ur högen och lägga den direkt. När du väl har dragit kan du inte gå tillbaka. Dra nu.
tutorial_drawn = En bra bricka: den för tåget från station 5 rakt fram mot mitten. Lägg den på den markerade rutan. Din hand förblir som den är.
tutorial_revenge = Se nu på den blå linjen från station 4: den är på väg in på den markerade rutan. Lägg brickan du sparade. Den skickar hem det blå tåget efter 4 passager, för bara 4 poäng.
tutorial_centre = De fyra rutorna i mitten är centralstationen. En linje som slutar där räknas dubbelt. Din linje från station 5 väntar vid den markerade rutan: lägg din bricka och följ tåget.
tutorial_doubled = Ditt tåg passerar just den brickan 4 gånger. Linjen har 12 passager och slutar vid centralstationen: 24 poäng. Du leder med 32 mot 4. De kommande 47 brickorna läggs åt er båda, så se hur linjerna växer.
tutorial_last = Blå har kommit i kapp och leder med 104 mot 84. Högen är tom, och det här är din sista bricka. En linje kan fortfarande avgöra partiet: din från station 17. Lägg brickan på den markerade rutan.
tutorial_over = Ytterligare 24 poäng vid centralstationen. Blå lägger den sista av de 60 brickorna och partiet slutar; varje linje är klar. Du vinner med 112 mot 107. Nu vet du hur man spelar.
