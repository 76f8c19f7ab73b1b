title = Parijs

lesson_1 = Op de binnenste vakken van het bord staan toeristen. Jij hebt een rij attracties met gekleurde velden.
lesson_2 = Leg een tegel op een toerist en zet die op een vrij veld in dezelfde kleur. Heb je er een, dan moet dat.
lesson_3 = Aan het eind levert je langste ononderbroken reeks 2 punten per toerist op; elke andere toerist kost er 1.
lesson_4 = Een attractie met alle vier de velden bezet is nog eens 3 waard.

rules_P1 = De twaalf attracties hebben elk vier gekleurde velden. Ze worden geschud en gelijk verdeeld: zes voor elk van twee spelers, vier bij drie, drie bij vier, twee bij vijf of zes. Wat overblijft, doet niet mee. Ze liggen in een rij voor je zoals je ze kreeg en worden niet verschoven. Op elk binnenste vak staat een toerist, door het toeval gekozen: vier van elk van de acht kleuren.
rules_P2 = Leg je een tegel op een toerist, dan pak je die en zet je die op een vrij veld van dezelfde kleur bij je attracties; welk veld mag je kiezen. Het moet, ook als het je een punt kost. Heb je zo’n veld niet, zet de toerist dan bij een andere op een vak dat een zijde deelt met dit vak. Is daar niemand, dan bij een toerist ergens op het bord. Is er helemaal niemand, dan verlaat de toerist het spel. Van een vak met meerdere toeristen pak je ze allemaal op en plaats je ze één voor één, in de volgorde die je wilt; wie nog opgepakt is, geldt niet als gezelschap voor de anderen, en niemand gaat terug naar het vak dat net bedekt is.
rules_P3 = Zoek aan het eind de langste reeks bezette velden zonder gat; die mag van de ene attractie in de volgende doorlopen. Elke toerist daarin levert 2 punten op, elke andere kost er 1. Een attractie met vier toeristen levert nog eens 3 op. Voorbeeld: twee toeristen staan apart, vier vullen de volgende attractie en één sluit daar direct op aan: 10 + 3 − 2 = 11.
rules_P4 = De velden van de attracties, van links naar rechts. Louvre: grijs, paars, geel, blauw. Notre-Dame: bruin, geel, blauw, rood. Sacré-Cœur: geel, rood, paars, oranje. Arc de Triomphe: oranje, geel, bruin, grijs. Place de la Concorde: geel, bruin, paars, groen. Moulin Rouge: rood, groen, grijs, geel. Dôme des Invalides: blauw, paars, oranje, bruin. Pont Alexandre III: rood, grijs, blauw, oranje. Eiffeltoren: groen, blauw, rood, paars. Panthéon: grijs, blauw, groen, bruin. Versailles: paars, oranje, grijs, groen. Fondation Louis Vuitton: oranje, groen, bruin, rood.

figures_tourists = Op elk binnenste vak staat een toerist. Leg een tegel op een ervan, en je neemt hem mee.
figures_row = De reeks van { $run } heeft een gouden rand. { $run } × 2 + 3 voor de volle attractie − { $others } voor de losse toerist: { $points } punten.

tutorial_tourists = In Parijs wachten toeristen op de binnenste vakken van het bord. Leg een tegel op een toerist en je neemt die mee naar je eigen attracties.
tutorial_sights = Je zes attracties vormen een rij gekleurde velden. Bij de Arc de Triomphe staat al een oranje toerist. Het gaat om een lange reeks velden naast elkaar.
tutorial_take = Leg je tegel op het gemarkeerde vak. Daar wacht een rode toerist.
tutorial_field = De toerist gaat naar een vrij veld in zijn kleur, en je hebt drie rode. Kies dat bij de Notre-Dame: het ligt vlak naast je oranje toerist.
tutorial_run = Twee op een rij. Aan het eind is elke toerist in je langste ononderbroken reeks twee punten waard, en elke andere kost je een punt.
tutorial_noField = De toerist op het gemarkeerde vak is oranje, en je enige oranje veld is bezet. Leg je tegel daar toch en kijk wat er gebeurt.
tutorial_beside = Zonder vrij veld gaat de toerist bij een andere staan op een vak ernaast. Jij kiest waar: stuur hem naar het gemarkeerde vak.
tutorial_together = Daar wachten nu twee toeristen. Wie op dat vak een tegel legt, neemt ze allebei mee. En vergeet niet: een attractie met alle vier de velden bezet levert drie punten extra op.
