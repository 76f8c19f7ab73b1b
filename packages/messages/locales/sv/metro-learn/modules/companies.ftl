title = Metrobolagen

lesson_1 = Alla linjer tillhör åtta bolag. Du äger inga linjer. Du har aktier, på 10, 20, 30 eller 40 procent.
lesson_2 = Du har fyra hemliga aktier. När det är din tur lägger du en bricka eller byter en av dem.
lesson_3 = Så snart ett bolag når 25 poäng upphör bytena för gott.
lesson_4 = I slutet rangordnas bolagen: det första är värt 8, det sista 1. En aktie ger det värdet för var tionde procent.
lesson_5 = Den största aktieägaren i varje bolag får en bonus: ett poäng för varje tiotal som bolaget har tjänat.

rules_M1 = Linjerna tillhör åtta bolag, som alla är med oavsett antalet spelare; två till sex spelare äger aktier i dem. Varje bolag har fyra stationer, en på varje sida av spelplanen: Gula { $yellow }, Blå { $blue }, Orange { $orange }, Gröna { $green }, Lila { $purple }, Grå { $grey }, Röda { $red }, Bruna { $brown }.
rules_M2 = Varje bolag har fyra aktier, på 10, 20, 30 och 40 procent. Aktier med samma procenttal blandas till en hög med baksidan upp. Du drar en ur var och en av de fyra högarna och håller dem hemliga. Sedan läggs den översta aktien i varje hög öppen bredvid den.
rules_M3 = När det är din tur lägger du antingen en bricka (B10) eller byter en aktie. För att byta lägger du en av dina aktier dold underst i högen med dess procenttal. Ta sedan den högens öppna aktie, eller dess översta dolda. Om du tog den öppna aktien vänds nästa i högen upp. Det som läggs underst i en hög kommer upp igen efter allt som ligger över det, och du minns vad du lade där. Efter två hela varv där ingen gjorde annat än att byta eller passa pausar bytena tills en bricka har lagts eller en markör placerats ut.
rules_M4 = När något bolags markör på poängbanan står på 25 eller längre fram kan inga aktier bytas under resten av partiet.
rules_M5 = Linjer ger poäng som vanligt, men poängen är vinst för bolaget, inte för en spelare.
rules_M6 = I slutet rangordnas bolagen efter vinst. Det bästa är värt 8, nästa 7, och så vidare ner till 1. Bolag med lika stor vinst får alla det högre värdet, och värdena närmast under hoppas över. För varje aktie får du bolagets värde, en gång för var tionde procent.
rules_M7 = I varje bolag får spelaren med det högsta sammanlagda procenttalet också ett poäng för varje helt tiotal av bolagets vinst. Om flera delar det högsta får var och en hela bonusen. Om ingen har någon aktie får ingen den.
rules_M8 = Den som har flest segerpoäng vinner. Exempel: vinsterna Gula 38, Orange 36, Grå 34, Gröna 32, Blå 32, Röda 29, Bruna 25 och Lila 25 gör bolagen värda 8, 7, 6, 5, 5, 3, 2 och 2. Aktier på 40 och 20 procent i Gula, 30 i Gröna och 10 i Blå ger 48 + 15 + 5 = 68. Den största aktieägaren i Gula får 3 till.

# Bildtexter i reglerna.
figures_stations = Stationerna längs överkanten och vid dess hörn: varje bolag har en på varje sida av spelplanen.
figures_shares = I slutet: bolagen efter vinst med sina värden, och vad en hand med aktier ger: { $shares } poäng. Majoriteterna ger { $bonus } till.

## Handledning, steg för steg

tutorial_lines = Tågen tillhör inte längre spelarna. De tillhör åtta bolag med fyra stationer var, och du har aktier i dem.
tutorial_shares = Du har fyra aktier: 10 % i Bruna, 20 % i Gröna, 30 % och 40 % i Grå. Bara du kan se dem.
tutorial_exchange = I stället för att lägga en bricka får du byta en aktie mot en av samma storlek. Den öppna aktien på 10 % är i Grå. Välj din i Bruna och ta den i Grå i stället.
tutorial_majority = Tre av dina fyra aktier är nu i Grå. Ingen kan ha mer av Grå än du, och den största aktieägaren får en bonus i slutet: ett poäng för varje tiotal av bolagets vinst.
tutorial_build = Bygg alltså för Grå. Bolagets linje från station 24 är nästan klar. Lägg din bricka på den markerade rutan: poängen går till bolaget, inte till en spelare.
tutorial_profit = Grå tjänar 7 och leder med en vinst på 10. I slutet rangordnas bolagen: för varje tiondel du har ger det första åtta poäng, det andra sju, och så vidare.
tutorial_secret = Bytena upphör för gott så snart ett bolag har tjugofem poäng. Se till dess vilka linjer de andra bygger: det avslöjar deras aktier. Dina också.
