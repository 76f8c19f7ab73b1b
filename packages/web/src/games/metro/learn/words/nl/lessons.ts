import type { Lessons } from '../../shape.ts';

export const lessons: Lessons = [
  {
    id: 'base',
    title: 'Het spel',
    points: [
      'Je treinen wachten bij de stations rond het bord. Op de tegels staan de sporen die ze verder brengen.',
      'In je beurt leg je de tegel uit je hand en trek je een nieuwe. Of je trekt eerst, en legt wat je trok.',
      'Een tegel komt aan de rand of naast een andere tegel, en wordt nooit gedraaid.',
      'Bereikt een lijn een station of het centrum, dan is ze voltooid. De punten zijn voor degene van wie de trein is, wie de tegel ook legde.',
      'Elke passage over een tegel is een punt, tot vier keer per tegel. In het centraal station telt de lijn dubbel.',
      'Maak je eigen lijnen lang en houd die van de anderen kort. Als alle 60 tegels liggen, winnen de meeste punten.',
    ],
  },
  {
    id: 'variants',
    title: 'Vier varianten',
    points: [
      'Vrij draaien: leg elke tegel zoals je wilt. Meer keus, meer denkwerk.',
      'Grotere hand: je hebt twee of drie tegels in je hand in plaats van één.',
      'Exclusief scorespoor: nooit staan twee spelers op hetzelfde getal; een scoresteen die dat zou doen, schuift door. Gelijkspel bestaat dus niet.',
      'Hoeken tellen: een tegel mag een andere ook alleen met een hoek raken.',
      'Je mag ze vrij combineren, alleen vraagt het exclusieve scorespoor een spel waarin de lijnen van spelers zijn.',
    ],
  },
  {
    id: 'companies',
    title: 'Metromaatschappijen',
    points: [
      'Alle lijnen zijn van acht maatschappijen. Je hebt zelf geen lijnen maar aandelen, van 10, 20, 30 of 40 procent.',
      'Je hebt vier geheime aandelen. In een beurt leg je een tegel of ruil je een aandeel.',
      'Zodra een maatschappij op 25 punten staat, is het ruilen voorgoed voorbij.',
      'Aan het eind komt er een rangorde: de eerste maatschappij is 8 waard, de laatste 1. Een aandeel betaalt die waarde voor elke tien procent.',
      'De grootste aandeelhouder van elke maatschappij krijgt een bonus: een punt voor elke tien die ze heeft verdiend.',
    ],
  },
  {
    id: 'central-stations',
    title: 'Centrale stations',
    points: [
      'Je hebt een penning. In plaats van een tegel te leggen mag je die op een vrij perron van het centraal station zetten.',
      'Vanaf dat moment is de lijn die daar begint ook van jou, met al het spoor dat er al ligt.',
      'Elke passage telt er één keer: lijnen die in het centrum beginnen, tellen nooit dubbel.',
      'Met maatschappijen hoort een penning bij een maatschappij, en toon je een van haar aandelen om hem te plaatsen.',
    ],
  },
  {
    id: 'central-tracks',
    title: 'Centrale sporen',
    points: [
      'Vóór het spel bedekken vier spoortegels het midden van het bord.',
      'Treinen stoppen daar niet: ze rijden erdoorheen en komen er aan een andere kant uit.',
      'Niets telt dus dubbel, maar lijnen kunnen heel lang worden.',
      'Let op: dat een vak aan het midden grenst, is niet genoeg om er een tegel te leggen.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    points: [
      'Je leidt alle acht maatschappijen in je eentje, met twee tegels open voor je.',
      'Elke beurt toont een kaart een kleur. Leg een van je tegels waar een onvoltooide lijn van die kleur verdergaat.',
      'Lijnen over één enkele tegel mogen hier wel.',
      'Als alle 32 lijnen voltooid zijn, is je resultaat de winst van de zwakste maatschappij. Zorg dus goed voor de armste.',
      'In het moeilijke spel gaat ook het verschil tussen de rijkste en de armste eraf.',
    ],
  },
  {
    id: 'paris',
    title: 'Parijs',
    points: [
      'Op de binnenste vakken van het bord staan toeristen. Jij hebt een rij attracties met gekleurde velden.',
      'Leg een tegel op een toerist en zet die op een vrij veld in dezelfde kleur. Heb je er een, dan moet dat.',
      'Aan het eind levert je langste ononderbroken reeks 2 punten per toerist op; elke andere toerist kost er 1.',
      'Een attractie met alle vier de velden bezet is nog eens 3 waard.',
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    points: [
      'Je krijgt één tot drie geheime kleuren.',
      'Een tegel op een toerist stuurt die naar het eerste vrije veld van de rij attracties. Elk veld heeft zijn punten.',
      'Aan het eind krijg je de punten onder alle toeristen van jouw kleuren, wie ze ook stuurde.',
      'Kies dus het goede moment voor je kleuren, en laat niemand ze raden.',
      'In de open variant heeft elke kleur een eigen attractie, en wie legt, krijgt de punten meteen.',
    ],
  },
  {
    id: 'london',
    title: 'Londen',
    points: [
      'Een taxi rijdt rond langs acht attracties: heen over de bovenste velden en terug over de onderste.',
      'Leg een tegel op een toerist en de taxi rijdt verder, hoogstens vier velden, tot hij de kleur van de toerist vindt.',
      'Je krijgt een punt voor elk gereden veld. Komt de kleur niet binnen vier velden, dan krijg je niets.',
      'De taxi blijft staan waar hij stopt, en de volgende speler vertrekt daar.',
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    points: [
      'Aan de aankomstkant van elk station wacht een toerist.',
      'Eindigt een van je lijnen bij een station, dan neem je de toerist daar mee naar je tableau.',
      'Aan het eind levert elke toerist op wat jouw tableau voor die kleur betaalt: 0 tot 3 punten. Elk tableau betaalt anders.',
      'Lijnen naar het centraal station tellen dubbel, maar daar wacht niemand.',
    ],
  },
  {
    id: 'st-petersburg',
    title: 'Sint-Petersburg',
    points: [
      'Op de diagonalen van het bord liggen acht attracties.',
      'Leg er een tegel op, kies een kleur en zet de toerist van die kleur op de tegel. De vier fiches van die kleur worden geschud.',
      'Elke keer dat een voltooide lijn over die tegel loopt, pakt de eigenaar een fiche van deze kleur, zonder dat de anderen het zien.',
      'Aan het eind worden de fiches opgeteld. Elke kleur is samen tien punten waard, maar heel verschillend verdeeld.',
    ],
  },
  {
    id: 'berlin',
    title: 'Berlijn',
    points: [
      'Op het bord staan vier groepen toeristen. Leg je een tegel onder een van hen, dan blijft die er voortaan op staan.',
      'Wordt een lijn voltooid, dan krijgt de eigenaar voor elke passage over zo’n tegel een kaart van die kleur.',
      'Aan het eind leveren de meeste kaarten van een kleur het hoge getal van haar attractie op, de op één na meeste het lage.',
      'Kaarten die niemand heeft gekregen, doen mee als een extra speler. Eén kaart is misschien niet genoeg.',
    ],
  },
];
