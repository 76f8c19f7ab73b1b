title = Metromaatschappijen

lesson_1 = Alle lijnen zijn van acht maatschappijen. Je hebt zelf geen lijnen maar aandelen, van 10, 20, 30 of 40 procent.
lesson_2 = Je hebt vier geheime aandelen. In een beurt leg je een tegel of ruil je een aandeel.
lesson_3 = Zodra een maatschappij op 25 punten staat, is het ruilen voorgoed voorbij.
lesson_4 = Aan het eind komt er een rangorde: de eerste maatschappij is 8 waard, de laatste 1. Een aandeel betaalt die waarde voor elke tien procent.
lesson_5 = De grootste aandeelhouder van elke maatschappij krijgt een bonus: een punt voor elke tien die ze heeft verdiend.

rules_M1 = De lijnen zijn van acht maatschappijen, die bij elk aantal spelers allemaal meedoen; twee tot zes spelers hebben er aandelen in. Elke maatschappij heeft vier stations, één aan elke kant van het bord: geel { $yellow }, blauw { $blue }, oranje { $orange }, groen { $green }, paars { $purple }, grijs { $grey }, rood { $red }, bruin { $brown }.
rules_M2 = Elke maatschappij heeft vier aandelen, van 10, 20, 30 en 40 procent. Aandelen met hetzelfde percentage worden samen geschud tot een gedekte stapel. Je trekt er een van elk van de vier stapels en houdt ze geheim. Daarna komt van elke stapel het bovenste aandeel er open naast te liggen.
rules_M3 = In je beurt leg je een tegel (B10) of ruil je een aandeel. Om te ruilen schuif je een van je aandelen gedekt onder de stapel van zijn percentage. Dan neem je het open aandeel van die stapel of het gedekte bovenste. Neem je het open aandeel, dan wordt het volgende van de stapel opengelegd. Wat onder een stapel gaat, komt pas weer boven na alles wat erboven ligt, en je onthoudt wat je daar hebt neergelegd. Na twee hele rondes waarin iedereen alleen ruilde of paste, ligt het ruilen stil tot er een tegel of een penning is geplaatst.
rules_M4 = Zodra de scoresteen van een maatschappij op 25 of verder staat, wordt er de rest van het spel geen aandeel meer geruild.
rules_M5 = Lijnen tellen zoals altijd, maar de punten zijn winst van de maatschappij, niet van een speler.
rules_M6 = Aan het eind worden de maatschappijen op winst gerangschikt. De beste is 8 waard, de volgende 7, en zo verder tot 1. Maatschappijen met gelijke winst krijgen allemaal de hogere waarde, en de waarden daaronder vervallen. Voor elk aandeel krijg je de waarde van zijn maatschappij, één keer per tien procent.
rules_M7 = In elke maatschappij krijgt de speler met het hoogste totale percentage bovendien een punt voor elk vol tiental van haar winst. Hebben meerdere spelers het hoogste, dan krijgt ieder alles. Heeft niemand een aandeel, dan krijgt niemand het.
rules_M8 = Wie de meeste overwinningspunten heeft, wint. Voorbeeld: bij winsten van geel 38, oranje 36, grijs 34, groen 32, blauw 32, rood 29, bruin 25 en paars 25 zijn de maatschappijen 8, 7, 6, 5, 5, 3, 2 en 2 waard. Aandelen van 40 en 20 procent in geel, 30 in groen en 10 in blauw betalen 48 + 15 + 5 = 68. De grootste aandeelhouder van geel krijgt er nog 3 bij.

figures_stations = De stations aan de bovenkant en op de hoeken: elke maatschappij heeft er een aan elke kant van het bord.
figures_shares = Aan het eind: de maatschappijen op winst, met hun waarde, en wat een hand aandelen oplevert: { $shares } punten. De meerderheden leveren nog { $bonus } op.

tutorial_lines = De treinen zijn niet meer van de spelers. Ze zijn van acht maatschappijen met elk vier stations, en jij hebt daar aandelen in.
tutorial_shares = Je hebt vier aandelen: 10% bruin, 20% groen, 30% en 40% grijs. Alleen jij ziet ze.
tutorial_exchange = In plaats van een tegel te leggen mag je een aandeel ruilen voor een even groot aandeel. Het open aandeel van 10% is grijs. Kies je bruine en neem daarvoor het grijze.
tutorial_majority = Drie van je vier aandelen zijn nu grijs. Niemand kan meer van grijs hebben dan jij, en de grootste aandeelhouder krijgt aan het eind een bonus: een punt voor elke tien punten winst.
tutorial_build = Bouw dus voor grijs. De grijze lijn vanaf station 24 is bijna voltooid. Leg je tegel op het gemarkeerde vak: de punten gaan naar de maatschappij, niet naar een speler.
tutorial_profit = Grijs verdient 7 en staat bovenaan met een winst van 10. Aan het eind komt er een rangorde: voor elk tiende deel dat je hebt betaalt de eerste acht punten, de tweede zeven, enzovoort.
tutorial_secret = Zodra een maatschappij vijfentwintig punten heeft, is het ruilen voorgoed voorbij. Let tot dan op welke lijnen de anderen bouwen: dat verraadt hun aandelen. De jouwe ook.
