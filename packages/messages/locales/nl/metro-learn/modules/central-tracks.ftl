title = Centrale sporen

lesson_1 = Vóór het spel bedekken vier spoortegels het midden van het bord.
lesson_2 = Treinen stoppen daar niet: ze rijden erdoorheen en komen er aan een andere kant uit.
lesson_3 = Niets telt dus dubbel, maar lijnen kunnen heel lang worden.
lesson_4 = Let op: dat een vak aan het midden grenst, is niet genoeg om er een tegel te leggen.

rules_M13 = Vóór het spel worden vier van de acht centrale spoortegels getrokken; ze bedekken het centrum, elk willekeurig gedraaid. Er staat geen pijl op. De acht zijn { $tiles }.
rules_M14 = Lijnen lopen door het centrum heen en eindigen alleen aan de rand, dus niets telt dubbel. Een passage over een tegel van het centrum levert 1 punt op, net als overal.
rules_M15 = De tegels van het centrum openen geen vakken: een tegel moet aan de rand liggen of naast een tegel die een speler heeft gelegd (B12).

figures_through = De lijn loopt door het midden: tot nu toe { $length } passages, waarvan { $inside } in het midden.

tutorial_covered = Vier spoortegels bedekken het centraal station, willekeurig gekozen en gedraaid. Treinen stoppen daar niet: ze rijden erdoorheen en komen er ergens anders uit.
tutorial_enter = Je trein vanaf station 5 wacht boven het midden. Leg je tegel op het gemarkeerde vak en stuur hem erin.
tutorial_through = Hij heeft twee tegels in het midden doorkruist en wacht nu aan de andere kant. Ze tellen als elke andere tegel: één punt per passage.
tutorial_finish = Voltooi de lijn: leg je tegel op het gemarkeerde vak en kijk waar de trein heen rijdt.
tutorial_scored = 17 punten, en ze eindigde bij station 14. Hier telt niets dubbel, want geen lijn eindigt in het midden. Maar lijnen kunnen heel lang worden.
tutorial_neighbours = Onthoud: aan het midden grenzen is niet genoeg om een tegel te leggen. Er moet nog steeds de rand van het bord of een door spelers gelegde tegel naast liggen.
