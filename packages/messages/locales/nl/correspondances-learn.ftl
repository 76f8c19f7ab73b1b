title = Correspondances

lessons_game_title = Het spel
lessons_game_points_1 = Elke ronde heb je in het geheim een van vier lijnen: rood 1, blauw 2, geel 3 of groen 4.
lessons_game_points_2 = Je reis begint bij de stip van je lijn, aan het ene eind van de rij tegels, en moet het andere eind bereiken.
lessons_game_points_3 = In je beurt trek je een spoortegel en leg je die zo dat lijnen in dezelfde kleur op elkaar aansluiten.
lessons_game_points_4 = De ronde eindigt zodra een reis voltooid is, wie de tegel ook legde.
lessons_game_points_5 = De punten van de rondes worden opgeteld. Wie het eerst 10 haalt, wint.

lessons_transfers_title = Overstappen en ringen
lessons_transfers_points_1 = Je reis mag over sporen van elke kleur gaan. Van de ene kleur naar de andere gaan is een overstap.
lessons_transfers_points_2 = Overstappen kan alleen op een tegel met een witte ring, tussen de twee lijnen die daar samenkomen.
lessons_transfers_points_3 = Waar lijnen elkaar zonder ring passeren, is een brug of een bocht en kun je niet oversteken.
lessons_transfers_points_4 = Op dezelfde lijn door een ring rijden kost niets.
lessons_transfers_points_5 = Bij een gekleurde stip kom je aan in die kleur, bij M in elke kleur.

lessons_scoring_title = De punten van een ronde
lessons_scoring_points_1 = Een voltooide reis is 5 punten waard, min 1 voor elke overstap, maar nooit minder dan 1.
lessons_scoring_points_2 = Zijn er meerdere routes, dan telt voor jou die met de minste overstappen.
lessons_scoring_points_3 = Nog een punt is er voor het langste traject van een speler over de eigen lijn, vanaf het begin en geteld in spoortegels.
lessons_scoring_points_4 = Delen twee spelers het langste traject, dan krijgt niemand dat punt.
lessons_scoring_points_5 = Eén tegel kan de reis van meerdere spelers voltooien. Ze krijgen allemaal punten.

sections_aim = Het doel
rules_T1 = Bouw een route van je vertrekpunt naar een aankomstpunt aan het andere eind, en wissel zo weinig mogelijk van lijn. Elke wissel is een overstap, in het Frans een correspondance.
rules_D1 = Twee tot vier spelers.

sections_tiles = De tegels
rules_T2 = Er zijn vier lijnen: 1 is rood, 2 blauw, 3 geel, 4 groen. Elke lijn heeft een nummertegel en een rechte tegel. Op twee eindtegels staan de vertrek- en aankomstpunten. De 48 spoortegels trek en leg je: op elk staan twee lijnen van verschillende kleur, en alle vier de kanten worden gebruikt.
rules_D11 = Je kunt alleen overstappen op een spoortegel met een ring, waar de twee lijnen samenkomen. Er zijn vier soorten: een kruising met ring, een brug zonder ring, twee bochten die elkaar in een ring raken en twee bochten die gescheiden blijven. Elk paar kleuren heeft elke soort twee keer.

sections_setup = Voorbereiding
rules_T3 = De rechte tegels vormen een rij van vier, met aan elk eind een eindtegel. Links staan de stippen van blauw (boven) en geel (onder), rechts die van rood (boven) en groen (onder). Aan de buitenkant van beide eindtegels staat een M. De rechte sporen lopen dwars op de rij, van boven naar onder.
rules_T4 = Elke volgorde van de vier rechte tegels is toegestaan. Hier wordt voor elke ronde een evenwichtige geloot.
rules_T6 = Nummertegels en spoortegels worden geschud en liggen gedekt.

sections_lines = Lijnen en de eerste speler
rules_T8 = In elke ronde trekt iedere speler een nummer: dat is je lijn. Met minder dan vier spelers blijven de overige nummers verborgen.
rules_T10 = Houd je lijn geheim tot de ronde voorbij is.
rules_T11 = Aan tafel begint de jongste; hier degene die bij de voorbereiding is gekozen. Dezelfde speler begint elke ronde, tenzij je kiest dat het begin van ronde tot ronde doorschuift.

sections_turn = Je beurt
rules_T12 = Trek een spoortegel en leg die zo dat de lijnen per kleur op elkaar aansluiten. Daarna is de volgende speler links aan de beurt.
rules_D4 = Overal waar de spoortegel een andere tegel raakt, moet op de gedeelde kant bij beide dezelfde lijn staan. Naast een M mag elke lijn.
rules_D5 = De spoortegel moet een kant delen met een tegel op tafel; de rij van het begin telt ook.
rules_D6 = Je mag de spoortegel draaien zoals je wilt. Eenmaal gelegd blijft hij zo liggen.
rules_D7 = Je kunt niet passen en geen spoortegel voor later bewaren.
rules_D8 = Past de spoortegel nergens, dan gaat hij voor deze ronde opzij en trek je opnieuw. Is er niets meer te trekken, dan eindigt de ronde.
rules_D9 = Je mag anderen met elke toegestane zet dwarszitten.
rules_D10 = Iedereen ziet de spoortegel zodra die getrokken is.

sections_journey = Je reis
rules_T13 = Blauw en geel reizen van links naar rechts, rood en groen van rechts naar links. Aankomen mag bij elk van de drie stippen aan het andere eind.
rules_T15 = Bij een gekleurde stip moet je aankomen op de lijn van die kleur. Bij M mag je op elke lijn aankomen.
rules_D12 = Elke wissel van lijn onderweg is een overstap. Door een ring rijden zonder te wisselen is er geen, en aankomen bij M ook niet.
rules_D13 = De gekleurde stippen zijn tegelijk vertrek- en aankomstpunt. De route van de blauwe stip naar de rode is dus omgekeerd ook een route voor rood: heeft iemand rood, dan zijn beide reizen voltooid. Een route naar M is van jou alleen.
rules_D14 = Geen reis loopt door een eindtegel heen. Je kunt er niet overstappen, en aan de M van je eigen eind heb je niets.
rules_D15 = Lijnen die niemand heeft, mag iedereen gebruiken. Ze beëindigen nooit een ronde en leveren nooit punten op.

sections_round = Het einde van een ronde
rules_T17 = De ronde eindigt meteen als ten minste één reis voltooid is, of als de laatste spoortegel gelegd is.
rules_D16 = De app zoekt na elke zet naar voltooide reizen, wie de zet ook deed. Een reis kun je niet verzwijgen of afslaan, en niemand krijgt nog een beurt.
rules_D17 = De laatste spoortegel telt zoals elke andere. Voltooit ook die niets, dan zijn er geen punten voor reizen.
rules_T21 = Voltooit één spoortegel de reis van meerdere spelers, dan krijgen ze allemaal punten.
rules_T22 = Kan je lijn op meerdere manieren aankomen, dan telt de route met de minste overstappen.
rules_D24 = Daarna worden alle lijnen getoond, ook die niemand had.

sections_scoring = Punten
rules_T18 = Een voltooide reis levert 5 punten op zonder overstap, 4 met één, 3 met twee, 2 met drie en 1 met vier of meer.
rules_T25 = Wie aankomt, krijgt dus altijd ten minste 1 punt, hoeveel overstappen het ook kostte.
rules_T20 = De speler met het langste ononderbroken traject van de eigen lijn krijgt 1 punt extra. Het wordt geteld in spoortegels, van het vertrekpunt tot waar deze kleur ophoudt, ook voorbij de plek waar de reiziger overstapte. Rechte tegels onderbreken het niet, maar tellen niet mee.
rules_T24 = Delen er twee of meer het langste traject, of heeft niemand ook maar één spoortegel, dan krijgt niemand dit punt.
rules_D18 = Het punt voor het langste traject is er ook als niemand is aangekomen.
rules_T19 = Voorbeeld: blauw rijdt over 8 spoortegels van de eigen lijn, stapt bij een ring over op rood en komt aan bij de rode stip. Met één overstap blijven er 4 punten over. Zijn die 8 spoortegels ook het langste traject, dan krijgt blauw er samen 5. Een ronde kan hoogstens 6 opleveren.

sections_match = De wedstrijd
rules_T16 = Een wedstrijd duurt meerdere rondes. Wie het eerst 10 punten haalt, of een ander aantal dat je hebt afgesproken, wint.
rules_T23 = De totalen worden vergeleken als een ronde geteld is. Hebben meerdere spelers genoeg punten, dan wint het hoogste totaal. Wordt het hoogste gedeeld, dan speelt iedereen nog een ronde, tot er een alleen voorstaat.
rules_D23 = Elke ronde begint opnieuw: een lege tafel, alle 48 spoortegels geschud, nieuwe lijnen. Alleen de totalen blijven.

figures_kinds = Een kruising met een ring en twee bochten met een ring: hier mag je overstappen. Een brug en twee losse bochten: hier niet.
figures_row = De rij bij het begin: aan elke kant een eindtegel, daartussen de vier rechte tegels.
figures_fits = Hij past: onder ligt blauw aan blauw, links groen aan groen.
figures_clashes = Hij past niet: onder en links verschillen de kleuren.
figures_toM = Geel bereikt de M op de eigen lijn, zonder overstap: { $points } punten.
figures_backwards = De route van blauw naar de rode stip, gelezen vanaf rood: heeft iemand rood, dan is ook die reis voltooid, voor { $points } punten.
figures_roundEnd = De omrande tegel verbindt de route van blauw met de rode stip: de ronde is meteen afgelopen.
figures_portion = Het traject van blauw vanaf het vertrekpunt: { $length } spoortegels.
figures_journey = Blauw stapt bij de ring met de 1 over op rood en komt aan bij de rode stip: { $points } punten. Het eigen traject telt { $length } spoortegels.

tutorial_welcome = Welkom bij Correspondances. Je speelt in rondes. In elke ronde heeft iedereen in het geheim een van vier lijnen. De jouwe is lijn 2, de blauwe.
tutorial_journey = Je reis begint bij de blauwe stip met de ster. Ze moet het andere eind van de rij bereiken: de rode stip, de groene stip of de M.
tutorial_first = In je beurt wordt er een spoortegel getrokken, een tegel met twee lijnen, en leg jij die. Waar tegels elkaar raken, moeten de kleuren kloppen. Leg deze op het gemarkeerde vak, zo gedraaid dat blauw van je stip naar rechts loopt.
tutorial_theirs = Camille is rechts begonnen, bij de rode stip. Misschien is Camilles lijn rood. Of is het bluf? Lijnen blijven geheim tot de ronde voorbij is.
tutorial_bridge = Deze tegel is een brug: blauw en groen kruisen elkaar zonder elkaar te raken, dus je kunt hier niet overstappen. Laat blauw naar rechts doorlopen: leg hem op het gemarkeerde vak.
tutorial_ring = Deze tegel heeft een witte ring. Daar zou je van blauw op geel kunnen overstappen. Rechtdoor rijden kost niets, dus leg hem op het gemarkeerde vak.
tutorial_gap = Tussen jouw blauwe lijn en de rode ontbreekt nog één vak. Maar bij de rode stip mag je alleen op rood aankomen. Je hebt dus een plek nodig om over te stappen.
tutorial_change = Daar is hij: blauw en rood buigen af en raken elkaar in een ring. Leg de tegel op het gemarkeerde vak, zodat je op blauw aankomt en op rood verdergaat.
tutorial_complete = Je reis is voltooid, en de ronde is voorbij. Een reis levert vijf punten op, min één voor elke overstap. Je bent één keer overgestapt: 4 punten.
tutorial_reverse = Camille had inderdaad rood, en dezelfde route leidt andersom van de rode stip naar de jouwe. Dus is ook Camilles reis voltooid, voor 4 punten.
tutorial_stretch = Nog een punt is er voor het langste traject over de eigen lijn. Blauw loopt vanaf het vertrekpunt over 4 spoortegels, rood over 3. Het punt is voor jou: 5 tegen 4.
tutorial_match = Daarna wordt de tafel leeggemaakt en krijgt iedereen een nieuwe lijn. Wie het eerst tien punten heeft, wint. Nu kun je Correspondances spelen.
