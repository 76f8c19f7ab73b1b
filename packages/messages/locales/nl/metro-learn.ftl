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
lessons_variants_points_3 = Exclusief scorespoor: nooit staan twee spelers op hetzelfde getal; een scoresteen die dat zou doen, schuift door. Zo is er nooit gelijkspel.
lessons_variants_points_4 = Hoeken tellen: een tegel mag een andere ook alleen met een hoek raken.
lessons_variants_points_5 = Je mag ze vrij combineren, alleen vraagt het exclusieve scorespoor een spel waarin de lijnen van spelers zijn.

sections_board = Het bord
rules_B1 = Het bord is een vierkant van 8 bij 8 vakken. De vier vakken in het midden zijn het centraal station, waar nooit een tegel komt. Er blijven 60 vakken over, één voor elke tegel. Een vak heet naar zijn kolom, A tot en met H van links, en zijn rij, 1 tot en met 8 van boven.
rules_B2 = Elke buitenkant van een vak aan de rand heeft een station: 32 in totaal. De nummers lopen tegen de klok in vanaf de hoek rechtsboven: 1 tot en met 8 langs de bovenkant naar links, 9 tot en met 16 omlaag langs de linkerkant, 17 tot en met 24 langs de onderkant naar rechts, 25 tot en met 32 omhoog langs de rechterkant. Een hoekvak heeft dus twee stations. Station 9 is Place de Clichy.
rules_B3 = Treinen rijden rechts. Een station heeft twee sporen: gezien door een bestuurder die het bord op gaat rijden, vertrekt de trein op het rechterspoor en komen andere treinen aan op het linkerspoor. Het centraal station heeft acht perrons, één op elke plek waar een vak voor tegels eraan grenst, en die zijn net zo ingericht.

sections_tiles = De tegels
rules_B4 = Aan elk van zijn vier kanten heeft een tegel één spoor naar binnen en één naar buiten. Zijn vier sporen verbinden elke ingang met een andere uitgang. Er zijn 24 van zulke tegels mogelijk, en bij de 60 in de doos zitten ze allemaal.

sections_players = Spelers en stations
rules_B8 = Je speelt met twee tot zes spelers: geel, blauw, oranje, groen, paars en grijs. De trein bij een station laat zien van wie het is. Met twee spelers heeft geel alle oneven stations en blauw alle even; voor meer spelers staan ze in de tabellen. Met drie, vijf of zes spelers zijn de stations 16 en 17 van niemand, maar lijnen mogen er eindigen.
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

sections_cities = Steden
rules_Y1 = Met maatschappijen gaan punten voor het leggen van een tegel rechtstreeks naar de speler die legde. Wat de eigenaar van een lijn krijgt (toeristen in New York, fiches in Sint-Petersburg, kaarten in Berlijn), is van de maatschappij. Aan het eind komt het bij de winst, voordat de maatschappijen worden gerangschikt en de meerderheden uitbetaald (M6, M7), en het maakt nooit een eind aan het ruilen (M4).
rules_Y2 = De binnenste vakken zijn die op ten minste één stap van de rand, zonder het centrum: 32 vakken.
rules_Y3 = Er zijn acht kleuren toeristen: geel, blauw, oranje, groen, paars, grijs, rood en bruin, in deze volgorde waar een volgorde nodig is. Een lijn die van niemand is, vanaf station 16 of 17 of vanaf een perron zonder penning, krijgt geen toerist en geen fiche; haar kaarten in Berlijn gaan naar de denkbeeldige eigenaar (E3).

sections_notation = Bijlage: notatie
rules_B5 = De naam van een tegel heeft vier letters, voor treinen die binnenkomen van boven, rechts, onder en links. Bij a rijdt de trein rechtdoor. Bij b gaat hij eruit aan de volgende kant met de klok mee, bij c aan de volgende kant tegen de klok in. Bij d keert hij om en gaat hij eruit waar hij binnenkwam. Op cbaa gaat een trein van boven er links uit en een van rechts er onder uit; de andere twee rijden rechtdoor.
rules_B6 = Hoe vaak elke tegel in de doos zit: vier keer { $four }; drie keer { $three }; twee keer { $two }.
rules_B7 = Een zet schrijf je als de tegel en zijn vak: cbaa72 is de tegel cbaa in rij 7, kolom 2, allebei geteld vanaf 0 linksboven. Een heel bord is de reeks van zulke zetten, in de volgorde waarin ze gedaan zijn. Mogen tegels gedraaid worden (V1), dan zijn de letters die van de tegel zoals hij ligt.

figures_board = 8 bij 8 vakken, in het midden het centraal station, rondom 32 stations.
figures_keepRight = De trein van station { $from } vertrekt op zijn rechterspoor. De open pijl wijst het spoor voor aankomst aan.
figures_tile = Een tegel heeft vier sporen. Volg een nummer: daar komt de trein binnen, en hij gaat eruit bij de pijl van dezelfde kleur.
figures_stations = De stations van elke kleur.
figures_players = { $players } spelers
figures_open = Gemarkeerde vakken zijn open: aan de rand of naast een tegel. De doorgekruiste vakken raken geen tegel, en het centraal station telt niet mee.
figures_upright = De gouden pijl moet naar boven wijzen.
figures_corner = Niet toegestaan: deze tegel zou de trein van station { $from } rechtstreeks naar station { $to } leiden.
figures_turnBack = Niet toegestaan: de trein van station { $from } zou meteen terugkomen.
figures_exception = De uitzondering: als eerste tegel van het spel zou deze op elk van de { $cells } open vakken de regel breken. Dus mag hij overal.
figures_complete = De lijn vanaf station { $from } is voltooid bij station { $to }. Ze loopt over { $tiles } tegels: { $points } punten.
figures_crossings = Maar { $tiles } tegels, maar de trein keert om en rijdt over een ervan twee keer: { $points } punten.
figures_centre = { $length } passages, en de lijn eindigt bij het centraal station: { $length } × 2 = { $points } punten.
figures_loop = Deze lus komt bij geen enkel station: geen punten.
figures_finished = Een hoek van een afgelopen spel: elke lijn is voltooid. Die vanaf station { $from } heeft { $points } punten opgeleverd.
figures_rotations = Dezelfde tegel, vier keer gedraaid: kies er een.
figures_hand = Een hand met drie tegels.
figures_markers = Blauw zou met zijn punten op { $taken } komen, waar geel staat. Het schuift door naar { $space }.
figures_cornerContact = Als hoeken tellen, zijn ook vakken open die een tegel alleen met een hoek raken.
figures_letters = De tegel cbaa: de letter aan elke kant zegt waar een trein heen gaat die daar binnenkomt.

tutorial_welcome = Welkom bij Metro. Jij bent geel, je tegenstander is blauw. Om de beurt leg je een tegel, en zo bouw je lijnen voor je treinen. Hoe langer een lijn, hoe meer punten ze oplevert.
tutorial_stations = Rond het bord liggen 32 stations. De 16 met een oneven nummer zijn van jou, en bij elk daarvan wacht een gele trein. Elke trein rijdt in het spel één lijn, en die lijn telt één keer.
tutorial_right = Treinen houden rechts. Kijk vanaf station 7 het bord op: de trein vertrekt op het rechterspoor. Het spoor links ervan is voor aankomsten. Elke kant van een tegel heeft zo’n paar: een spoor naar binnen en een naar buiten.
tutorial_place = Een tegel komt op een leeg vak aan de rand, of naast een tegel die er al ligt. Je mag hem niet draaien. Leg je tegel voor station 7, en je eerste lijn begint.
tutorial_grow = Blauw heeft een tegel naast die van jou gelegd, en jouw lijn loopt er rechtdoor overheen. Tegels zijn van niemand: elke lijn gebruikt de sporen die ze tegenkomt. Leg je nieuwe tegel op het gemarkeerde vak. Dan heeft je lijn 3 tegels.
tutorial_turnBack = Deze tegel laat je trein keren. Hij rolt terug over tegels waar hij al is geweest en komt bij een ander station uit. Dat is mooi: elke passage telt. Leg hem en maak je lijn af.
tutorial_scored = Je lijn is voltooid en levert 6 punten op. Ze gebruikt 4 tegels, maar over de 2 gemarkeerde loopt ze twee keer, en elke passage is een punt waard.
tutorial_hurt = Blauw heeft zojuist jouw lijn vanaf station 3 voltooid, na maar 2 tegels. Je krijgt 2 punten, en meer zal deze lijn nooit opleveren. Een lijn telt altijd voor haar eigenaar, wie haar ook afmaakt.
tutorial_refused = De tegel in je hand stuurt elke trein meteen terug. Op een gemarkeerd vak zou hij een lijn beëindigen die haar station nog maar net uit is. Zo’n lijn over 1 tegel verbieden de regels zolang de tegel ergens anders heen kan. Probeer het gerust: het bord weigert.
tutorial_draw = Deze tegel komt straks nog van pas, dus bewaar hem. Je mag in plaats daarvan een tegel van de stapel trekken en die meteen leggen. Na het trekken is er geen weg terug. Trek nu.
tutorial_drawn = Een mooie tegel: hij brengt de trein vanaf station 5 rechtdoor richting het midden. Leg hem op het gemarkeerde vak. Je hand blijft zoals die is.
tutorial_revenge = Kijk nu naar de lijn van blauw vanaf station 4: die gaat zo het gemarkeerde vak in. Leg de tegel die je hebt bewaard. Hij stuurt de trein van blauw na 4 passages naar huis, voor niet meer dan 4 punten.
tutorial_centre = De vier vakken in het midden zijn het centraal station. Een lijn die daar eindigt, telt dubbel. Jouw lijn vanaf station 5 wacht voor het gemarkeerde vak: leg je tegel en volg de trein.
tutorial_doubled = Je trein rijdt 4 keer over deze ene tegel. De lijn heeft 12 passages en eindigt in het centraal station: 24 punten. Je staat voor met 32 tegen 4. De volgende 47 tegels worden voor jullie allebei gelegd, dus kijk hoe de lijnen groeien.
tutorial_last = Blauw heeft je ingehaald en staat voor met 104 tegen 84. De stapel is leeg, en dit is je laatste tegel. Eén lijn kan het spel nog kantelen: de jouwe vanaf station 17. Leg de tegel op het gemarkeerde vak.
tutorial_over = Nog eens 24 punten in het centraal station. Blauw legt de laatste van de 60 tegels en het spel is uit; elke lijn is voltooid. Het is 112 tegen 107: de meeste punten winnen, dus jij wint. Nu weet je hoe het gaat.
