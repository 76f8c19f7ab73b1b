import type { CityRules } from '../../shape.ts';

export const cityRules: CityRules = [
  {
    id: 'cities',
    title: 'Steden',
    rules: [
      {
        id: 'Y1',
        text: 'Met maatschappijen gaan punten voor het leggen van een tegel rechtstreeks naar de speler die legde. Wat de eigenaar van een lijn krijgt (toeristen in New York, fiches in Sint-Petersburg, kaarten in Berlijn), is van de maatschappij. Aan het eind komt het bij de winst, voordat de maatschappijen worden gerangschikt en de meerderheden uitbetaald (M6, M7), en het maakt nooit een eind aan het ruilen (M4).',
      },
      {
        id: 'Y2',
        text: 'De binnenste vakken zijn die op ten minste één stap van de rand, zonder het centrum: 32 vakken.',
      },
      {
        id: 'Y3',
        text: 'Er zijn acht kleuren toeristen: geel, blauw, oranje, groen, paars, grijs, rood en bruin, in deze volgorde waar een volgorde nodig is. Een lijn die van niemand is, vanaf station 16 of 17 of vanaf een perron zonder penning, krijgt geen toerist en geen fiche; haar kaarten in Berlijn gaan naar de denkbeeldige eigenaar (E3).',
      },
    ],
  },
  {
    id: 'paris',
    title: 'Parijs',
    rules: [
      {
        id: 'P1',
        text: 'De twaalf attracties hebben elk vier gekleurde velden. Ze worden geschud en gelijk verdeeld: zes voor elk van twee spelers, vier bij drie, drie bij vier, twee bij vijf of zes. Wat overblijft, doet niet mee. Ze liggen in een rij voor je zoals je ze kreeg en worden niet verschoven. Op elk binnenste vak staat een toerist, door het toeval gekozen: vier van elk van de acht kleuren.',
      },
      {
        id: 'P2',
        text: 'Leg je een tegel op een toerist, dan pak je die en zet je die op een vrij veld van dezelfde kleur bij je attracties; welk veld mag je kiezen. Het moet, ook als het je een punt kost. Heb je zo’n veld niet, zet de toerist dan bij een andere op een vak dat een zijde deelt met dit vak. Is daar niemand, dan bij een toerist ergens op het bord. Is er helemaal niemand, dan verlaat de toerist het spel. Van een vak met meerdere toeristen pak je ze allemaal op en plaats je ze één voor één, in de volgorde die je wilt; wie nog opgepakt is, geldt niet als gezelschap voor de anderen, en niemand gaat terug naar het vak dat net bedekt is.',
      },
      {
        id: 'P3',
        text: 'Zoek aan het eind de langste reeks bezette velden zonder gat; die mag van de ene attractie in de volgende doorlopen. Elke toerist daarin levert 2 punten op, elke andere kost er 1. Een attractie met vier toeristen levert nog eens 3 op. Voorbeeld: twee toeristen staan apart, vier vullen de volgende attractie en één sluit daar direct op aan: 10 + 3 − 2 = 11.',
      },
      {
        id: 'P4',
        text: 'De velden van de attracties, van links naar rechts. Louvre: grijs, paars, geel, blauw. Notre Dame: bruin, geel, blauw, rood. Sacré-Cœur: geel, rood, paars, oranje. Arc de Triomphe: oranje, geel, bruin, grijs. Place de la Concorde: geel, bruin, paars, groen. Moulin Rouge: rood, groen, grijs, geel. Dôme des Invalides: blauw, paars, oranje, bruin. Pont Alexandre III: rood, grijs, blauw, oranje. Eiffel Tower: groen, blauw, rood, paars. Panthéon: grijs, blauw, groen, bruin. Versailles: paars, oranje, grijs, groen. Fondation Louis Vuitton: oranje, groen, bruin, rood.',
      },
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    rules: [
      {
        id: 'S1',
        text: 'Acht attracties van vier velden vormen één rij in willekeurige volgorde. Op het bord staan toeristen zoals in Parijs (P1). Van acht kleurfiches krijg je er in het geheim een paar: drie bij twee spelers, twee bij drie of vier, één bij vijf of zes. Niemand ziet de rest.',
      },
      {
        id: 'S2',
        text: 'Leg je een tegel op een toerist, dan gaat die naar het eerste vrije veld van de rij, van links af. Aan het eind krijg je de punten van elk veld waarop een toerist van een van jouw kleuren staat.',
      },
      {
        id: 'S3',
        text: 'Open variant: elke attractie krijgt willekeurig één kleur, voor iedereen zichtbaar. Een toerist gaat naar het eerste vrije veld van de attractie met dezelfde kleur, en wie de tegel legde, krijgt meteen de punten.',
      },
      {
        id: 'S4',
        text: 'De punten van de velden, van links naar rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Elke attractie heeft samen tien punten.',
      },
    ],
  },
  {
    id: 'london',
    title: 'Londen',
    rules: [
      {
        id: 'L1',
        text: 'Acht attracties liggen in willekeurige volgorde in een rij, met aan elk eind een keerpunt. Elke attractie heeft twee gekleurde velden boven en twee onder. Samen vormen ze een rondrit: naar rechts over de bovenste velden, terug naar links over de onderste. De taxi wacht aan het linkereind. Op het bord staan toeristen zoals in Parijs (P1).',
      },
      {
        id: 'L2',
        text: 'Leg je een tegel op een toerist, dan gaat de taxi rijden. Hij stopt op het eerste veld in de kleur van de toerist, en je krijgt een punt voor elk veld dat hij heeft gereden; keerpunten tellen niet. Na vier velden zonder die kleur blijft hij daar staan en krijg je niets. De toerist verlaat in elk geval het spel.',
      },
      {
        id: 'L3',
        text: 'De velden van de attracties: de twee bovenste, dan de twee onderste, telkens van links naar rechts. Tower Bridge: geel, groen; blauw, rood. Big Ben: blauw, paars; oranje, bruin. Westminster Palace: oranje, grijs; groen, geel. St Paul’s Cathedral: groen, rood; paars, blauw. Trafalgar Square: paars, bruin; grijs, oranje. London Eye: grijs, geel; rood, groen. Tower of London: rood, blauw; bruin, paars. Buckingham Palace: bruin, oranje; geel, grijs.',
      },
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    rules: [
      {
        id: 'N1',
        text: 'Iedereen krijgt willekeurig een van acht tableaus; met maatschappijen krijgt elke maatschappij er een. Aan de aankomstkant van elk van de 32 stations wacht een toerist, willekeurig geplaatst, vier van elke kleur.',
      },
      {
        id: 'N2',
        text: 'Eindigt een lijn bij een station, dan neemt de eigenaar de toerist mee die daar wacht. Op een aankomstspoor eindigt maar één lijn, dus er staat altijd iemand. In het centraal station is niemand om mee te nemen. Aan het eind is elke toerist waard wat het tableau van de eigenaar voor die kleur aangeeft.',
      },
      {
        id: 'N3',
        text: 'In de volgorde van de kleuren (Y3) betaalt het eerste tableau 0, 3, 1, 2, 0, 2, 3, 1. Elk volgend tableau begint één plaats later in deze rij en zet wat het oversloeg achteraan. De attracties van de kleuren zijn Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral en Rockefeller Center. Voorbeeld: twee toeristen van 3, twee van 1 en één van 0 leveren 8 op.',
      },
    ],
  },
  {
    id: 'st-petersburg',
    title: 'Sint-Petersburg',
    rules: [
      {
        id: 'T1',
        text: 'Op de diagonalen van het bord liggen acht attracties: op het tweede en derde vak vanaf elke hoek. Elke kleur heeft vier fiches, die eerst open naast het bord liggen, en één toerist.',
      },
      {
        id: 'T2',
        text: 'Leg je een tegel op een attractie, dan gaat de attractie weg. Kies een toerist die nog niet geplaatst is en zet die op de tegel. De fiches van die kleur worden omgedraaid en gedekt geschud.',
      },
      {
        id: 'T3',
        text: 'Is een lijn voltooid, dan trekt de eigenaar een fiche in de kleur van een toerist voor elke keer dat de lijn over de tegel van die toerist loopt: hoogstens vier. De tegel die de lijn voltooit, telt mee. Van je eigen fiches zie je de waarde; van de anderen ken je alleen het aantal. Fiches van maatschappijen ziet niemand. Aan het eind worden ze allemaal omgedraaid en opgeteld. Voorbeeld: een lijn van 11 die drie keer over de tegel loopt, levert 11 punten en drie fiches op.',
      },
      {
        id: 'T4',
        text: 'De fiches van elke kleur zijn samen tien waard. Geel: 1, 2, 3, 4. Blauw: 2, 2, 3, 3. Oranje: 0, 0, 5, 5. Groen: 1, 1, 4, 4. Paars: 0, 2, 3, 5. Grijs: 1, 1, 1, 7. Rood: 0, 3, 3, 4. Bruin: 2, 2, 2, 4. De attracties zijn Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage en Catherine Palace.',
      },
    ],
  },
  {
    id: 'berlin',
    title: 'Berlijn',
    rules: [
      {
        id: 'E1',
        text: 'Acht attracties liggen in een rij. Er zijn drie toeristen van elke kleur. Twee daarvan staan op het bord, in vier vierkante groepen van vier verschillende kleuren, één in elk kwart van het bord, één vak van de rand. De derde gaat naar een willekeurige attractie. Elke kleur heeft acht kaarten.',
      },
      {
        id: 'E2',
        text: 'Een tegel op een toerist draagt die toerist voortaan. Telt een lijn, dan pakt de eigenaar een kaart in de kleur van de toerist voor elke passage over die tegel. Voorbeeld: een lijn van 7 punten die twee keer langs een gele toerist komt en één keer langs een paarse, levert 7 punten, twee gele kaarten en een paarse op.',
      },
      {
        id: 'E3',
        text: 'Aan het eind wordt elke kleur apart bekeken. Wie de meeste kaarten heeft, krijgt het hogere getal van de attractie waar de toerist van die kleur staat; de tweede krijgt het lagere. Hebben meerdere de meeste, dan worden de twee getallen opgeteld, onder hen verdeeld en naar beneden afgerond, en is er geen tweede. Zijn er meerdere tweede, dan wordt het lagere getal op dezelfde manier verdeeld. Kaarten die niemand pakte, zijn van een denkbeeldige eigenaar, die wint of deelt als ieder ander; die punten gaan verloren. Zonder kaart van de kleur krijg je niets.',
      },
      {
        id: 'E4',
        text: 'De attracties hebben twee kanten; speel met alleen kant A, alleen kant B of een willekeurige mengeling. Hoger en lager getal op kant A, dan op kant B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.',
      },
    ],
  },
];
