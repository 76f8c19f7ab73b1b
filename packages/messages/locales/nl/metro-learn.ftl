title = Metro

lessons_base_title = Het spel
lessons_base_points_1 = Je treinen wachten bij de stations rond het bord. Op de tegels staan de sporen die ze verder brengen.
lessons_base_points_2 = In je beurt leg je de tegel uit je hand en trek je een nieuwe. Of je trekt eerst, en legt wat je trok.
lessons_base_points_3 = Een tegel komt aan de rand of naast een andere tegel, en wordt nooit gedraaid.
lessons_base_points_4 = Bereikt een lijn een station of het centrum, dan is ze voltooid. De punten zijn voor degene van wie de trein is, wie de tegel ook legde.
lessons_base_points_5 = Elke passage over een tegel is een punt, tot vier keer per tegel. In het centraal station telt de lijn dubbel.
lessons_base_points_6 = Maak je eigen lijnen lang en houd die van de anderen kort. Als alle 60 tegels liggen, winnen de meeste punten.

lessons_variants_title = Vier varianten
lessons_variants_points_1 = Vrij draaien: leg elke tegel zoals je wilt. Meer keus, meer denkwerk.
lessons_variants_points_2 = Grotere hand: je hebt twee of drie tegels in je hand in plaats van één.
lessons_variants_points_3 = Exclusief scorespoor: nooit staan twee spelers op hetzelfde getal; een scoresteen die dat zou doen, schuift door. Gelijkspel bestaat dus niet.
lessons_variants_points_4 = Hoeken tellen: een tegel mag een andere ook alleen met een hoek raken.
lessons_variants_points_5 = Je mag ze vrij combineren, alleen vraagt het exclusieve scorespoor een spel waarin de lijnen van spelers zijn.

lessons_companies_title = Metromaatschappijen
lessons_companies_points_1 = Alle lijnen zijn van acht maatschappijen. Je hebt zelf geen lijnen maar aandelen, van 10, 20, 30 of 40 procent.
lessons_companies_points_2 = Je hebt vier geheime aandelen. In een beurt leg je een tegel of ruil je een aandeel.
lessons_companies_points_3 = Zodra een maatschappij op 25 punten staat, is het ruilen voorgoed voorbij.
lessons_companies_points_4 = Aan het eind komt er een rangorde: de eerste maatschappij is 8 waard, de laatste 1. Een aandeel betaalt die waarde voor elke tien procent.
lessons_companies_points_5 = De grootste aandeelhouder van elke maatschappij krijgt een bonus: een punt voor elke tien die ze heeft verdiend.

lessons_central-stations_title = Centrale stations
lessons_central-stations_points_1 = Je hebt een penning. In plaats van een tegel te leggen mag je die op een vrij perron van het centraal station zetten.
lessons_central-stations_points_2 = Vanaf dat moment is de lijn die daar begint ook van jou, met al het spoor dat er al ligt.
lessons_central-stations_points_3 = Elke passage telt er één keer: lijnen die in het centrum beginnen, tellen nooit dubbel.
lessons_central-stations_points_4 = Met maatschappijen hoort een penning bij een maatschappij, en toon je een van haar aandelen om hem te plaatsen.

lessons_central-tracks_title = Centrale sporen
lessons_central-tracks_points_1 = Vóór het spel bedekken vier spoortegels het midden van het bord.
lessons_central-tracks_points_2 = Treinen stoppen daar niet: ze rijden erdoorheen en komen er aan een andere kant uit.
lessons_central-tracks_points_3 = Niets telt dus dubbel, maar lijnen kunnen heel lang worden.
lessons_central-tracks_points_4 = Let op: dat een vak aan het midden grenst, is niet genoeg om er een tegel te leggen.

lessons_solo_title = Solo
lessons_solo_points_1 = Je leidt alle acht maatschappijen in je eentje, met twee tegels open voor je.
lessons_solo_points_2 = Elke beurt toont een kaart een kleur. Leg een van je tegels waar een onvoltooide lijn van die kleur verdergaat.
lessons_solo_points_3 = Lijnen over één enkele tegel mogen hier wel.
lessons_solo_points_4 = Als alle 32 lijnen voltooid zijn, is je resultaat de winst van de zwakste maatschappij. Zorg dus goed voor de armste.
lessons_solo_points_5 = In het moeilijke spel gaat ook het verschil tussen de rijkste en de armste eraf.

lessons_paris_title = Parijs
lessons_paris_points_1 = Op de binnenste vakken van het bord staan toeristen. Jij hebt een rij attracties met gekleurde velden.
lessons_paris_points_2 = Leg een tegel op een toerist en zet die op een vrij veld in dezelfde kleur. Heb je er een, dan moet dat.
lessons_paris_points_3 = Aan het eind levert je langste ononderbroken reeks 2 punten per toerist op; elke andere toerist kost er 1.
lessons_paris_points_4 = Een attractie met alle vier de velden bezet is nog eens 3 waard.

lessons_stockholm_title = Stockholm
lessons_stockholm_points_1 = Je krijgt één tot drie geheime kleuren.
lessons_stockholm_points_2 = Een tegel op een toerist stuurt die naar het eerste vrije veld van de rij attracties. Elk veld heeft zijn punten.
lessons_stockholm_points_3 = Aan het eind krijg je de punten onder alle toeristen van jouw kleuren, wie ze ook stuurde.
lessons_stockholm_points_4 = Kies dus het goede moment voor je kleuren, en laat niemand ze raden.
lessons_stockholm_points_5 = In de open variant heeft elke kleur een eigen attractie, en wie legt, krijgt de punten meteen.

lessons_london_title = Londen
lessons_london_points_1 = Een taxi rijdt rond langs acht attracties: heen over de bovenste velden en terug over de onderste.
lessons_london_points_2 = Leg een tegel op een toerist en de taxi rijdt verder, hoogstens vier velden, tot hij de kleur van de toerist vindt.
lessons_london_points_3 = Je krijgt een punt voor elk gereden veld. Komt de kleur niet binnen vier velden, dan krijg je niets.
lessons_london_points_4 = De taxi blijft staan waar hij stopt, en de volgende speler vertrekt daar.

lessons_new-york_title = New York
lessons_new-york_points_1 = Aan de aankomstkant van elk station wacht een toerist.
lessons_new-york_points_2 = Eindigt een van je lijnen bij een station, dan neem je de toerist daar mee naar je tableau.
lessons_new-york_points_3 = Aan het eind levert elke toerist op wat jouw tableau voor die kleur betaalt: 0 tot 3 punten. Elk tableau betaalt anders.
lessons_new-york_points_4 = Lijnen naar het centraal station tellen dubbel, maar daar wacht niemand.

lessons_st-petersburg_title = Sint-Petersburg
lessons_st-petersburg_points_1 = Op de diagonalen van het bord liggen acht attracties.
lessons_st-petersburg_points_2 = Leg er een tegel op, kies een kleur en zet de toerist van die kleur op de tegel. De vier fiches van die kleur worden geschud.
lessons_st-petersburg_points_3 = Elke keer dat een voltooide lijn over die tegel loopt, pakt de eigenaar een fiche van deze kleur, zonder dat de anderen het zien.
lessons_st-petersburg_points_4 = Aan het eind worden de fiches opgeteld. Elke kleur is samen tien punten waard, maar heel verschillend verdeeld.

lessons_berlin_title = Berlijn
lessons_berlin_points_1 = Op het bord staan vier groepen toeristen. Leg je een tegel onder een van hen, dan blijft die er voortaan op staan.
lessons_berlin_points_2 = Wordt een lijn voltooid, dan krijgt de eigenaar voor elke passage over zo’n tegel een kaart van die kleur.
lessons_berlin_points_3 = Aan het eind leveren de meeste kaarten van een kleur het hoge getal van haar attractie op, de op één na meeste het lage.
lessons_berlin_points_4 = Kaarten die niemand heeft gekregen, doen mee als een extra speler. Eén kaart is misschien niet genoeg.

sections_board = Het bord
rules_B1 = Het bord is een vierkant van 8 bij 8 vakken. De vier vakken in het midden zijn het centraal station, waar nooit een tegel komt. Er blijven 60 vakken over, één voor elke tegel. Een vak heet naar zijn kolom, A tot H van links, en zijn rij, 1 tot 8 van boven.
rules_B2 = Elke buitenkant van een vak aan de rand heeft een station: 32 in totaal. De nummers lopen tegen de klok in vanaf de hoek rechtsboven: 1 tot en met 8 langs de bovenkant naar links, 9 tot en met 16 omlaag langs de linkerkant, 17 tot en met 24 langs de onderkant naar rechts, 25 tot en met 32 omhoog langs de rechterkant. Een hoekvak heeft dus twee stations. Station 9 is Place de Clichy.
rules_B3 = Treinen rijden rechts. Een station heeft twee sporen: gezien door een bestuurder die het bord op gaat rijden, vertrekt de trein op het rechterspoor en komen andere treinen aan op het linkerspoor. Het centraal station heeft acht perrons, één op elke plek waar een vak voor tegels eraan grenst, en die zijn net zo ingericht.

sections_tiles = De tegels
rules_B4 = Aan elk van zijn vier kanten heeft een tegel één spoor naar binnen en één naar buiten. Zijn vier sporen verbinden elke ingang met een andere uitgang. Er zijn 24 van zulke tegels mogelijk, en bij de 60 in de doos zitten ze allemaal.
rules_B5 = De naam van een tegel heeft vier letters, voor treinen die binnenkomen van boven, rechts, onder en links. Bij a rijdt de trein rechtdoor. Bij b gaat hij eruit aan de volgende kant met de klok mee, bij c aan de volgende kant tegen de klok in. Bij d keert hij om en gaat hij eruit waar hij binnenkwam. Op cbaa gaat een trein van boven er links uit en een van rechts er onder uit; de andere twee rijden rechtdoor.
rules_B6 = Hoe vaak elke tegel in de doos zit: vier keer { $four }; drie keer { $three }; twee keer { $two }.
rules_B7 = Een zet schrijf je als de tegel en zijn vak: cbaa72 is de tegel cbaa in rij 7, kolom 2, allebei geteld vanaf 0 linksboven. Een heel bord is de reeks van zulke zetten, in de volgorde waarin ze gedaan zijn. Mogen tegels gedraaid worden (V1), dan zijn de letters die van de tegel zoals hij ligt.

sections_players = Spelers en stations
rules_B8 = Je speelt met twee tot zes spelers, in geel, blauw, oranje, groen, paars en grijs. De trein bij een station laat zien van wie het is. Met twee spelers heeft geel alle oneven stations en blauw alle even. Met drie: geel { $yellow3 }, blauw { $blue3 }, oranje { $orange3 }. Met vier: geel { $yellow4 }, blauw { $blue4 }, oranje { $orange4 }, groen { $green4 }. Met vijf: geel { $yellow5 }, blauw { $blue5 }, oranje { $orange5 }, groen { $green5 }, paars { $purple5 }. Met zes: geel { $yellow6 }, blauw { $blue6 }, oranje { $orange6 }, groen { $green6 }, paars { $purple6 }, grijs { $grey6 }. Met drie, vijf of zes spelers zijn de stations 16 en 17 van niemand, maar er mogen wel lijnen eindigen.
rules_B9 = De tegels worden geschud en liggen gedekt. Iedereen trekt er een en houdt die voor de anderen verborgen. Aan tafel begint de jongste; hier bepaalt wie het spel opent wie er begint, of laat dat aan het toeval over. Daarna gaat de beurt met de klok mee rond.

sections_turn = Je beurt
rules_B10 = Je doet een van twee dingen. Leg de tegel uit je hand en trek daarna een nieuwe, zolang er een stapel is. Of laat je hand zoals die is, trek een tegel en leg die; dan trek je er geen meer bij. Na het trekken kun je niet meer terug: juist die tegel moet je leggen.
rules_B11 = Trekken kan alleen zolang er een stapel is. Heb je geen tegel en is er niets meer te trekken, dan pas je; biedt een module je toch nog iets anders, dan mag je kiezen tussen dat en passen. Het spel gaat door tot de 60e tegel ligt.

sections_laying = Een tegel leggen
rules_B12 = Kies een leeg vak aan de rand, of een met aan ten minste één kant een tegel ernaast. Alleen aan het centraal station grenzen is niet genoeg.
rules_B13 = De pijl op de tegel wijst naar de bovenkant van het bord. Tegels worden niet gedraaid.
rules_B14 = Geen lijn mag uit één enkele tegel bestaan. Je mag een tegel niet leggen waar hij een trein vanaf een station rechtstreeks een station in zou leiden, of dat nu een ander is of hetzelfde, en van wie ze ook zijn. Er is één uitzondering: als deze tegel op elk vak dat ervoor openstaat de regel zou breken, zijn al die vakken toegestaan. Dat wordt voor elke tegel apart bekeken; wat je verder nog zou kunnen doen, maakt niet uit.
rules_B15 = Je mag overal bouwen: aan je eigen lijnen, aan die van anderen en voor elk station.

sections_scoring = Punten en het einde
rules_B16 = Een lijn is voltooid zodra haar spoor van haar station naar een aankomstspoor van een willekeurig station of naar het centraal station leidt. De punten gaan meteen naar de eigenaar van het station waar ze begint, wie de tegel ook legde. Eén tegel kan meerdere lijnen voltooien. Die tellen allemaal, op volgorde van oplopend stationsnummer, met de lijnen vanaf het centraal station als laatste. Elke lijn telt maar één keer; de trein wordt omgedraaid om dat te laten zien.
rules_B17 = Een lijn krijgt een punt voor elke keer dat ze over een tegel loopt: een tegel met drie passages brengt dus drie punten op. Het spoor dat op het centraal station is gedrukt, levert niets op, maar een lijn die daar eindigt, is twee keer haar punten waard. Voorbeeld: vijf tegels met elk één passage en het einde in het centraal station: 10 punten.
rules_B18 = Een spoor dat in een kring loopt en geen station aandoet, is niets waard.
rules_B19 = Het spel is afgelopen als alle tegels liggen; dan is elke lijn voltooid. Wie de meeste punten heeft, wint. Spelers met evenveel punten delen de overwinning.

sections_variants = Varianten
rules_V1 = Vrij draaien. Pijlen hebben geen betekenis: je kiest zelf hoe een tegel ligt. De uitzondering op de regel van één tegel (B14) geldt alleen als de tegel in geen enkele stand op een vak past.
rules_V2 = Grotere hand. Iedereen heeft twee of drie tegels in de hand. Na het leggen uit je hand trek je tot je er weer zoveel hebt. Een tegel trekken en meteen leggen blijft mogelijk.
rules_V3 = Exclusief scorespoor. Nooit staan twee scorestenen op hetzelfde getal, behalve op 0. Een steen die op een andere zou komen, schuift door naar het volgende vrije getal, en dat is de score. Het spoor gaat na 100 verder en gelijkspel is onmogelijk. Wat spelers aan het eind van het spel krijgen, wordt voor ieder als één stap bijgeteld, in speelvolgorde vanaf de eerste speler. Niet met maatschappijen en niet solo.
rules_V4 = Hoeken tellen. Een vak dat een gelegde tegel alleen met een hoek raakt, geldt ook als ernaast (B12).

sections_combinations = Wat past bij wat
rules_C1 = Maatschappijen gaan samen met centrale stations, met centrale sporen en met elke stad. Centrale stations en centrale sporen sluiten elkaar uit, omdat de sporen de perrons bedekken; elk van de twee past bij elke stad. Er is hoogstens één stad. Solo speel je zonder andere modules. Vrij draaien (V1), een grotere hand (V2) en hoeken tellen (V4) passen overal bij, maar solo heb je altijd twee tegels. Het exclusieve scorespoor (V3) vraagt een spel zonder maatschappijen en is niet voor solo.

sections_companies = Metromaatschappijen
rules_M1 = De lijnen zijn van acht maatschappijen, die bij elk aantal spelers allemaal meedoen; twee tot zes spelers hebben er aandelen in. Elke maatschappij heeft vier stations, één aan elke kant van het bord: geel { $yellow }, blauw { $blue }, oranje { $orange }, groen { $green }, paars { $purple }, grijs { $grey }, rood { $red }, bruin { $brown }.
rules_M2 = Elke maatschappij heeft vier aandelen, van 10, 20, 30 en 40 procent. Aandelen met hetzelfde percentage worden samen geschud tot een gedekte stapel. Je trekt er een van elk van de vier stapels en houdt ze geheim. Daarna komt van elke stapel het bovenste aandeel er open naast te liggen.
rules_M3 = In je beurt leg je een tegel (B10) of ruil je een aandeel. Om te ruilen schuif je een van je aandelen gedekt onder de stapel van zijn percentage. Dan neem je het open aandeel van die stapel of het gedekte bovenste. Neem je het open aandeel, dan wordt het volgende van de stapel opengelegd. Wat onder een stapel gaat, komt pas weer boven na alles wat erboven ligt, en je onthoudt wat je daar hebt neergelegd. Na twee hele rondes waarin iedereen alleen ruilde of paste, ligt het ruilen stil tot er een tegel of een penning is geplaatst.
rules_M4 = Zodra de scoresteen van een maatschappij op 25 of verder staat, wordt er de rest van het spel geen aandeel meer geruild.
rules_M5 = Lijnen tellen zoals altijd, maar de punten zijn winst van de maatschappij, niet van een speler.
rules_M6 = Aan het eind worden de maatschappijen op winst gerangschikt. De beste is 8 waard, de volgende 7, en zo verder tot 1. Maatschappijen met gelijke winst krijgen allemaal de hogere waarde, en de waarden daaronder vervallen. Voor elk aandeel krijg je de waarde van zijn maatschappij, één keer per tien procent.
rules_M7 = In elke maatschappij krijgt de speler met het hoogste totale percentage bovendien een punt voor elk vol tiental van haar winst. Hebben meerdere spelers het hoogste, dan krijgt ieder alles. Heeft niemand een aandeel, dan krijgt niemand het.
rules_M8 = Wie de meeste overwinningspunten heeft, wint. Voorbeeld: bij winsten van geel 38, oranje 36, grijs 34, groen 32, blauw 32, rood 29, bruin 25 en paars 25 zijn de maatschappijen 8, 7, 6, 5, 5, 3, 2 en 2 waard. Aandelen van 40 en 20 procent in geel, 30 in groen en 10 in blauw betalen 48 + 15 + 5 = 68. De grootste aandeelhouder van geel krijgt er nog 3 bij.

sections_central-stations = Centrale stations
rules_M9 = Zonder maatschappijen heeft iedereen één penning. In plaats van een tegel te leggen mag je die één keer per spel op een vrij perron van het centraal station zetten. Dan is de lijn die daar begint van jou, naast je andere.
rules_M10 = Met maatschappijen heeft elke maatschappij een penning. In plaats van te leggen of te ruilen mag je de penning van een maatschappij plaatsen als je een van haar aandelen toont. Dat aandeel blijft open voor je liggen en kan niet meer geruild worden.
rules_M11 = Een lijn vanuit het centrum telt zoals de andere, maar nooit dubbel, ook niet als ze weer in het centrum eindigt. Ook zij mag niet uit één tegel bestaan, met dezelfde uitzondering als in B14. Een perron is vrij zolang er geen penning staat en de lijn vanaf dat perron niet voltooid is.
rules_M12 = Een penning is je hele beurt, en je trekt niets. Spoor dat al vanaf het perron loopt, telt volledig mee. Een penning die nooit wordt geplaatst, levert niets op. Lijnen vanaf stations aan de rand tellen bij elk perron dubbel, met of zonder penning, en ook als de penning van jou is. Penningen mogen ook nog als het ruilen voorbij is (M4). Een getoond aandeel telt gewoon mee voor waarde en meerderheid (M6, M7). Een vak gaat niet open voor tegels doordat het aan een penning grenst (B12).

sections_central-tracks = Centrale sporen
rules_M13 = Vóór het spel worden vier van de acht centrale spoortegels getrokken; ze bedekken het centrum, elk willekeurig gedraaid. Er staat geen pijl op. De acht zijn { $tiles }.
rules_M14 = Lijnen lopen door het centrum heen en eindigen alleen aan de rand, dus niets telt dubbel. Een passage over een tegel van het centrum levert 1 punt op, net als overal.
rules_M15 = De tegels van het centrum openen geen vakken: een tegel moet aan de rand liggen of naast een tegel die een speler heeft gelegd (B12).

sections_solo = Solo
rules_M16 = Je speelt in je eentje met de acht maatschappijen en hun stations (M1). Ze beginnen allemaal op 0. Een stapel van acht kaarten, één per maatschappij, bepaalt de kleur.
rules_M17 = Er liggen twee tegels open voor je. Elke beurt wordt een kaart omgedraaid. Kies een onvoltooide lijn van die kleur en leg een van je tegels op het vak waar die lijn binnen zou komen; trek dan een tegel. Zijn alle kaarten geweest, dan worden ze opnieuw geschud. Is de stapel leeg, dan ga je verder met de tegels die je hebt. Lijnen die in het centraal station eindigen, tellen dubbel (B17).
rules_M18 = Tot de achtste kaart is omgedraaid, mag je een tegel dddd, die elke trein terugstuurt, weigeren als je hem trekt. Je krijgt een andere, en de geweigerde gaat terug tussen de rest. Ook de tweede dddd mag je weigeren.
rules_M19 = Je legt aan de rand of naast andere tegels, zonder te draaien (B12, B13). Lijnen over één enkele tegel zijn toegestaan.
rules_M20 = Heeft een maatschappij haar vier lijnen voltooid, dan gaat haar kaart meteen uit het spel, waar die ook ligt. Is de kaartenstapel op, dan vormen de kaarten die al geweest zijn een nieuwe. Het spel eindigt als alle 32 lijnen geteld hebben, ook als er nog tegels zijn. Je resultaat is de winst van de armste maatschappij. In de moeilijke variant gaat het verschil tussen de rijkste en de armste eraf. Voorbeeld: 35 voor de beste en 22 voor de laatste is 22, of 9 in de moeilijke variant.

sections_cities = Steden
rules_Y1 = Met maatschappijen gaan punten voor het leggen van een tegel rechtstreeks naar de speler die legde. Wat de eigenaar van een lijn krijgt (toeristen in New York, fiches in Sint-Petersburg, kaarten in Berlijn), is van de maatschappij. Aan het eind komt het bij de winst, voordat de maatschappijen worden gerangschikt en de meerderheden uitbetaald (M6, M7), en het maakt nooit een eind aan het ruilen (M4).
rules_Y2 = De binnenste vakken zijn die op ten minste één stap van de rand, zonder het centrum: 32 vakken.
rules_Y3 = Er zijn acht kleuren toeristen: geel, blauw, oranje, groen, paars, grijs, rood en bruin, in deze volgorde waar een volgorde nodig is. Een lijn die van niemand is, vanaf station 16 of 17 of vanaf een perron zonder penning, krijgt geen toerist en geen fiche; haar kaarten in Berlijn gaan naar de denkbeeldige eigenaar (E3).

sections_paris = Parijs
rules_P1 = De twaalf attracties hebben elk vier gekleurde velden. Ze worden geschud en gelijk verdeeld: zes voor elk van twee spelers, vier bij drie, drie bij vier, twee bij vijf of zes. Wat overblijft, doet niet mee. Ze liggen in een rij voor je zoals je ze kreeg en worden niet verschoven. Op elk binnenste vak staat een toerist, door het toeval gekozen: vier van elk van de acht kleuren.
rules_P2 = Leg je een tegel op een toerist, dan pak je die en zet je die op een vrij veld van dezelfde kleur bij je attracties; welk veld mag je kiezen. Het moet, ook als het je een punt kost. Heb je zo’n veld niet, zet de toerist dan bij een andere op een vak dat een zijde deelt met dit vak. Is daar niemand, dan bij een toerist ergens op het bord. Is er helemaal niemand, dan verlaat de toerist het spel. Van een vak met meerdere toeristen pak je ze allemaal op en plaats je ze één voor één, in de volgorde die je wilt; wie nog opgepakt is, geldt niet als gezelschap voor de anderen, en niemand gaat terug naar het vak dat net bedekt is.
rules_P3 = Zoek aan het eind de langste reeks bezette velden zonder gat; die mag van de ene attractie in de volgende doorlopen. Elke toerist daarin levert 2 punten op, elke andere kost er 1. Een attractie met vier toeristen levert nog eens 3 op. Voorbeeld: twee toeristen staan apart, vier vullen de volgende attractie en één sluit daar direct op aan: 10 + 3 − 2 = 11.
rules_P4 = De velden van de attracties, van links naar rechts. Louvre: grijs, paars, geel, blauw. Notre Dame: bruin, geel, blauw, rood. Sacré-Cœur: geel, rood, paars, oranje. Arc de Triomphe: oranje, geel, bruin, grijs. Place de la Concorde: geel, bruin, paars, groen. Moulin Rouge: rood, groen, grijs, geel. Dôme des Invalides: blauw, paars, oranje, bruin. Pont Alexandre III: rood, grijs, blauw, oranje. Eiffel Tower: groen, blauw, rood, paars. Panthéon: grijs, blauw, groen, bruin. Versailles: paars, oranje, grijs, groen. Fondation Louis Vuitton: oranje, groen, bruin, rood.

sections_stockholm = Stockholm
rules_S1 = Acht attracties van vier velden vormen één rij in willekeurige volgorde. Op het bord staan toeristen zoals in Parijs (P1). Van acht kleurfiches krijg je er in het geheim een paar: drie bij twee spelers, twee bij drie of vier, één bij vijf of zes. Niemand ziet de rest.
rules_S2 = Leg je een tegel op een toerist, dan gaat die naar het eerste vrije veld van de rij, van links af. Aan het eind krijg je de punten van elk veld waarop een toerist van een van jouw kleuren staat.
rules_S3 = Open variant: elke attractie krijgt willekeurig één kleur, voor iedereen zichtbaar. Een toerist gaat naar het eerste vrije veld van de attractie met dezelfde kleur, en wie de tegel legde, krijgt meteen de punten.
rules_S4 = De punten van de velden, van links naar rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Elke attractie heeft samen tien punten.

sections_london = Londen
rules_L1 = Acht attracties liggen in willekeurige volgorde in een rij, met aan elk eind een keerpunt. Elke attractie heeft twee gekleurde velden boven en twee onder. Samen vormen ze een rondrit: naar rechts over de bovenste velden, terug naar links over de onderste. De taxi wacht aan het linkereind. Op het bord staan toeristen zoals in Parijs (P1).
rules_L2 = Leg je een tegel op een toerist, dan gaat de taxi rijden. Hij stopt op het eerste veld in de kleur van de toerist, en je krijgt een punt voor elk veld dat hij heeft gereden; keerpunten tellen niet. Na vier velden zonder die kleur blijft hij daar staan en krijg je niets. De toerist verlaat in elk geval het spel.
rules_L3 = De velden van de attracties: de twee bovenste, dan de twee onderste, telkens van links naar rechts. Tower Bridge: geel, groen; blauw, rood. Big Ben: blauw, paars; oranje, bruin. Westminster Palace: oranje, grijs; groen, geel. St Paul’s Cathedral: groen, rood; paars, blauw. Trafalgar Square: paars, bruin; grijs, oranje. London Eye: grijs, geel; rood, groen. Tower of London: rood, blauw; bruin, paars. Buckingham Palace: bruin, oranje; geel, grijs.

sections_new-york = New York
rules_N1 = Iedereen krijgt willekeurig een van acht tableaus; met maatschappijen krijgt elke maatschappij er een. Aan de aankomstkant van elk van de 32 stations wacht een toerist, willekeurig geplaatst, vier van elke kleur.
rules_N2 = Eindigt een lijn bij een station, dan neemt de eigenaar de toerist mee die daar wacht. Op een aankomstspoor eindigt maar één lijn, dus er staat altijd iemand. In het centraal station is niemand om mee te nemen. Aan het eind is elke toerist waard wat het tableau van de eigenaar voor die kleur aangeeft.
rules_N3 = In de volgorde van de kleuren (Y3) betaalt het eerste tableau 0, 3, 1, 2, 0, 2, 3, 1. Elk volgend tableau begint één plaats later in deze rij en zet wat het oversloeg achteraan. De attracties van de kleuren zijn Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral en Rockefeller Center. Voorbeeld: twee toeristen van 3, twee van 1 en één van 0 leveren 8 op.

sections_st-petersburg = Sint-Petersburg
rules_T1 = Op de diagonalen van het bord liggen acht attracties: op het tweede en derde vak vanaf elke hoek. Elke kleur heeft vier fiches, die eerst open naast het bord liggen, en één toerist.
rules_T2 = Leg je een tegel op een attractie, dan gaat de attractie weg. Kies een toerist die nog niet geplaatst is en zet die op de tegel. De fiches van die kleur worden omgedraaid en gedekt geschud.
rules_T3 = Is een lijn voltooid, dan trekt de eigenaar een fiche in de kleur van een toerist voor elke keer dat de lijn over de tegel van die toerist loopt: hoogstens vier. De tegel die de lijn voltooit, telt mee. Van je eigen fiches zie je de waarde; van de anderen ken je alleen het aantal. Fiches van maatschappijen ziet niemand. Aan het eind worden ze allemaal omgedraaid en opgeteld. Voorbeeld: een lijn van 11 die drie keer over de tegel loopt, levert 11 punten en drie fiches op.
rules_T4 = De fiches van elke kleur zijn samen tien waard. Geel: 1, 2, 3, 4. Blauw: 2, 2, 3, 3. Oranje: 0, 0, 5, 5. Groen: 1, 1, 4, 4. Paars: 0, 2, 3, 5. Grijs: 1, 1, 1, 7. Rood: 0, 3, 3, 4. Bruin: 2, 2, 2, 4. De attracties zijn Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage en Catherine Palace.

sections_berlin = Berlijn
rules_E1 = Acht attracties liggen in een rij. Er zijn drie toeristen van elke kleur. Twee daarvan staan op het bord, in vier vierkante groepen van vier verschillende kleuren, één in elk kwart van het bord, één vak van de rand. De derde gaat naar een willekeurige attractie. Elke kleur heeft acht kaarten.
rules_E2 = Een tegel op een toerist draagt die toerist voortaan. Telt een lijn, dan pakt de eigenaar een kaart in de kleur van de toerist voor elke passage over die tegel. Voorbeeld: een lijn van 7 punten die twee keer langs een gele toerist komt en één keer langs een paarse, levert 7 punten, twee gele kaarten en een paarse op.
rules_E3 = Aan het eind wordt elke kleur apart bekeken. Wie de meeste kaarten heeft, krijgt het hogere getal van de attractie waar de toerist van die kleur staat; de tweede krijgt het lagere. Hebben meerdere de meeste, dan worden de twee getallen opgeteld, onder hen verdeeld en naar beneden afgerond, en is er geen tweede. Zijn er meerdere tweede, dan wordt het lagere getal op dezelfde manier verdeeld. Kaarten die niemand pakte, zijn van een denkbeeldige eigenaar, die wint of deelt als ieder ander; die punten gaan verloren. Zonder kaart van de kleur krijg je niets.
rules_E4 = De attracties hebben twee kanten; speel met alleen kant A, alleen kant B of een willekeurige mengeling. Hoger en lager getal op kant A, dan op kant B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.

tutorial_welcome = Welkom bij Metro! Jij bent geel, je tegenstander is blauw. Om de beurt leg je een tegel, en zo bouw je lijnen voor je treinen. Hoe langer een lijn, hoe meer punten ze oplevert.
tutorial_stations = Rond het bord liggen 32 stations. De 16 met een oneven nummer zijn van jou, en bij elk daarvan wacht een gele trein. Elke trein rijdt in het spel één lijn, en die lijn telt één keer.
tutorial_right = Treinen houden rechts. Kijk vanaf station 7 het bord op: de trein vertrekt op het rechterspoor. Het spoor links ervan is voor aankomsten. Elke kant van een tegel heeft zo’n paar: een spoor naar binnen en een naar buiten.
tutorial_lay = Een tegel komt op een leeg vak aan de rand, of naast een tegel die er al ligt. Je mag hem niet draaien. Leg je tegel voor station 7, en je eerste lijn begint.
tutorial_grow = Blauw heeft een tegel naast die van jou gelegd, en jouw lijn loopt er rechtdoor overheen. Tegels zijn van niemand: elke lijn gebruikt de sporen die ze tegenkomt. Leg je nieuwe tegel op het gemarkeerde vak. Dan heeft je lijn 3 tegels.
tutorial_turnBack = Deze tegel laat je trein keren. Hij rolt terug over tegels waar hij al is geweest en komt bij een ander station uit. Dat is mooi: elke passage telt. Leg hem en maak je lijn af.
tutorial_scored = Je lijn is voltooid en levert 6 punten op. Ze gebruikt 4 tegels, maar over de 2 gemarkeerde loopt ze twee keer, en elke passage is een punt waard.
tutorial_hurt = Au! Blauw heeft zojuist jouw lijn vanaf station 3 voltooid, na maar 2 tegels. Je krijgt 2 punten, en meer zal deze lijn nooit opleveren. Een lijn telt altijd voor haar eigenaar, wie haar ook afmaakt.
tutorial_refused = De tegel in je hand stuurt elke trein meteen terug. Op een gemarkeerd vak zou hij een lijn beëindigen die haar station nog maar net uit is. Zo’n lijn over 1 tegel verbieden de regels zolang de tegel ergens anders heen kan. Probeer het gerust: het bord weigert.
tutorial_draw = Deze tegel komt straks nog van pas, dus bewaar hem. Je mag in plaats daarvan een tegel van de stapel trekken en die meteen leggen. Na het trekken is er geen weg terug. Trek nu.
tutorial_drawn = Een mooie tegel: hij brengt de trein vanaf station 5 rechtdoor richting het midden. Leg hem op het gemarkeerde vak. Je hand blijft zoals die is.
tutorial_revenge = Kijk nu naar de lijn van blauw vanaf station 4: die gaat zo het gemarkeerde vak in. Leg de tegel die je hebt bewaard. Hij stuurt de trein van blauw na 4 passages naar huis, voor niet meer dan 4 punten.
tutorial_centre = De vier vakken in het midden zijn het centraal station. Een lijn die daar eindigt, telt dubbel. Jouw lijn vanaf station 5 wacht voor het gemarkeerde vak: leg je tegel en volg de trein.
tutorial_doubled = Je trein rijdt 4 keer over deze ene tegel! De lijn heeft 12 passages en eindigt in het centraal station: 24 punten. Je staat voor met 32 tegen 4. De volgende 47 tegels worden voor jullie allebei gelegd, dus kijk hoe de lijnen groeien.
tutorial_last = Blauw heeft je ingehaald en staat voor met 104 tegen 84. De stapel is leeg, en dit is je laatste tegel. Eén lijn kan het spel nog kantelen: de jouwe vanaf station 17. Leg de tegel op het gemarkeerde vak.
tutorial_over = Nog eens 24 punten in het centraal station! Blauw legt de laatste van de 60 tegels en het spel is uit; elke lijn is voltooid. Het is 112 tegen 107: de meeste punten winnen, dus jij wint. Nu weet je hoe het gaat.
