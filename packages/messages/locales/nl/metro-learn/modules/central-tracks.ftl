title = Centrale sporen

lesson_1 = Vóór het spel bedekken vier spoortegels het midden van het bord.
lesson_2 = Treinen stoppen daar niet: ze rijden erdoorheen en komen er aan een andere kant uit.
lesson_3 = Niets telt dus dubbel, maar lijnen kunnen heel lang worden.
lesson_4 = Let op: dat een vak aan het midden grenst, is niet genoeg om er een tegel te leggen.

rules_M13 = Vóór het spel worden vier van de acht centrale spoortegels getrokken; ze bedekken het centrum, elk willekeurig gedraaid. Er staat geen pijl op. De acht zijn { $tiles }.
rules_M14 = Lijnen lopen door het centrum heen en eindigen alleen aan de rand, dus niets telt dubbel. Een passage over een tegel van het centrum levert 1 punt op, net als overal.
rules_M15 = De tegels van het centrum openen geen vakken: een tegel moet aan de rand liggen of naast een tegel die een speler heeft gelegd (B12).
