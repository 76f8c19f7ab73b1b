import { CENTRAL_TRACKS, COMPANY } from '../../figures.ts';
import type { ModuleRules } from '../../shape.ts';

export const moduleRules: ModuleRules = [
  {
    id: 'combinations',
    title: 'Wat past bij wat',
    rules: [
      {
        id: 'C1',
        text: 'Maatschappijen gaan samen met centrale stations, met centrale sporen en met elke stad. Centrale stations en centrale sporen sluiten elkaar uit, omdat de sporen de perrons bedekken; elk van de twee past bij elke stad. Er is hoogstens één stad. Solo speel je zonder andere modules. Vrij draaien (V1), een grotere hand (V2) en hoeken tellen (V4) passen overal bij, maar solo heb je altijd twee tegels. Het exclusieve scorespoor (V3) vraagt een spel zonder maatschappijen en is niet voor solo.',
      },
    ],
  },
  {
    id: 'companies',
    title: 'Metromaatschappijen',
    rules: [
      {
        id: 'M1',
        text: `De lijnen zijn van acht maatschappijen, die bij elk aantal spelers allemaal meedoen; twee tot zes spelers hebben er aandelen in. Elke maatschappij heeft vier stations, één aan elke kant van het bord: geel ${COMPANY[0]}, blauw ${COMPANY[1]}, oranje ${COMPANY[2]}, groen ${COMPANY[3]}, paars ${COMPANY[4]}, grijs ${COMPANY[5]}, rood ${COMPANY[6]}, bruin ${COMPANY[7]}.`,
      },
      {
        id: 'M2',
        text: 'Elke maatschappij heeft vier aandelen, van 10, 20, 30 en 40 procent. Aandelen met hetzelfde percentage worden samen geschud tot een gedekte stapel. Je trekt er een van elk van de vier stapels en houdt ze geheim. Daarna komt van elke stapel het bovenste aandeel er open naast te liggen.',
      },
      {
        id: 'M3',
        text: 'In je beurt leg je een tegel (B10) of ruil je een aandeel. Om te ruilen schuif je een van je aandelen gedekt onder de stapel van zijn percentage. Dan neem je het open aandeel van die stapel of het gedekte bovenste. Neem je het open aandeel, dan wordt het volgende van de stapel opengelegd. Wat onder een stapel gaat, komt pas weer boven na alles wat erboven ligt, en je onthoudt wat je daar hebt neergelegd. Na twee hele rondes waarin iedereen alleen ruilde of paste, ligt het ruilen stil tot er een tegel of een penning is geplaatst.',
      },
      {
        id: 'M4',
        text: 'Zodra de scoresteen van een maatschappij op 25 of verder staat, wordt er de rest van het spel geen aandeel meer geruild.',
      },
      {
        id: 'M5',
        text: 'Lijnen tellen zoals altijd, maar de punten zijn winst van de maatschappij, niet van een speler.',
      },
      {
        id: 'M6',
        text: 'Aan het eind worden de maatschappijen op winst gerangschikt. De beste is 8 waard, de volgende 7, en zo verder tot 1. Maatschappijen met gelijke winst krijgen allemaal de hogere waarde, en de waarden daaronder vervallen. Voor elk aandeel krijg je de waarde van zijn maatschappij, één keer per tien procent.',
      },
      {
        id: 'M7',
        text: 'In elke maatschappij krijgt de speler met het hoogste totale percentage bovendien een punt voor elk vol tiental van haar winst. Hebben meerdere spelers het hoogste, dan krijgt ieder alles. Heeft niemand een aandeel, dan krijgt niemand het.',
      },
      {
        id: 'M8',
        text: 'Wie de meeste overwinningspunten heeft, wint. Voorbeeld: bij winsten van geel 38, oranje 36, grijs 34, groen 32, blauw 32, rood 29, bruin 25 en paars 25 zijn de maatschappijen 8, 7, 6, 5, 5, 3, 2 en 2 waard. Aandelen van 40 en 20 procent in geel, 30 in groen en 10 in blauw betalen 48 + 15 + 5 = 68. De grootste aandeelhouder van geel krijgt er nog 3 bij.',
      },
    ],
  },
  {
    id: 'central-stations',
    title: 'Centrale stations',
    rules: [
      {
        id: 'M9',
        text: 'Zonder maatschappijen heeft iedereen één penning. In plaats van een tegel te leggen mag je die één keer per spel op een vrij perron van het centraal station zetten. Dan is de lijn die daar begint van jou, naast je andere.',
      },
      {
        id: 'M10',
        text: 'Met maatschappijen heeft elke maatschappij een penning. In plaats van te leggen of te ruilen mag je de penning van een maatschappij plaatsen als je een van haar aandelen toont. Dat aandeel blijft open voor je liggen en kan niet meer geruild worden.',
      },
      {
        id: 'M11',
        text: 'Een lijn vanuit het centrum telt zoals de andere, maar nooit dubbel, ook niet als ze weer in het centrum eindigt. Ook zij mag niet uit één tegel bestaan, met dezelfde uitzondering als in B14. Een perron is vrij zolang er geen penning staat en de lijn vanaf dat perron niet voltooid is.',
      },
      {
        id: 'M12',
        text: 'Een penning is je hele beurt, en je trekt niets. Spoor dat al vanaf het perron loopt, telt volledig mee. Een penning die nooit wordt geplaatst, levert niets op. Lijnen vanaf stations aan de rand tellen bij elk perron dubbel, met of zonder penning, en ook als de penning van jou is. Penningen mogen ook nog als het ruilen voorbij is (M4). Een getoond aandeel telt gewoon mee voor waarde en meerderheid (M6, M7). Een vak gaat niet open voor tegels doordat het aan een penning grenst (B12).',
      },
    ],
  },
  {
    id: 'central-tracks',
    title: 'Centrale sporen',
    rules: [
      {
        id: 'M13',
        text: `Vóór het spel worden vier van de acht centrale spoortegels getrokken; ze bedekken het centrum, elk willekeurig gedraaid. Er staat geen pijl op. De acht zijn ${CENTRAL_TRACKS}.`,
      },
      {
        id: 'M14',
        text: 'Lijnen lopen door het centrum heen en eindigen alleen aan de rand, dus niets telt dubbel. Een passage over een tegel van het centrum levert 1 punt op, net als overal.',
      },
      {
        id: 'M15',
        text: 'De tegels van het centrum openen geen vakken: een tegel moet aan de rand liggen of naast een tegel die een speler heeft gelegd (B12).',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    rules: [
      {
        id: 'M16',
        text: 'Je speelt in je eentje met de acht maatschappijen en hun stations (M1). Ze beginnen allemaal op 0. Een stapel van acht kaarten, één per maatschappij, bepaalt de kleur.',
      },
      {
        id: 'M17',
        text: 'Er liggen twee tegels open voor je. Elke beurt wordt een kaart omgedraaid. Kies een onvoltooide lijn van die kleur en leg een van je tegels op het vak waar die lijn binnen zou komen; trek dan een tegel. Zijn alle kaarten geweest, dan worden ze opnieuw geschud. Is de stapel leeg, dan ga je verder met de tegels die je hebt. Lijnen die in het centraal station eindigen, tellen dubbel (B17).',
      },
      {
        id: 'M18',
        text: 'Tot de achtste kaart is omgedraaid, mag je een tegel dddd, die elke trein terugstuurt, weigeren als je hem trekt. Je krijgt een andere, en de geweigerde gaat terug tussen de rest. Ook de tweede dddd mag je weigeren.',
      },
      {
        id: 'M19',
        text: 'Je legt aan de rand of naast andere tegels, zonder te draaien (B12, B13). Lijnen over één enkele tegel zijn toegestaan.',
      },
      {
        id: 'M20',
        text: 'Heeft een maatschappij haar vier lijnen voltooid, dan gaat haar kaart meteen uit het spel, waar die ook ligt. Is de kaartenstapel op, dan vormen de kaarten die al geweest zijn een nieuwe. Het spel eindigt als alle 32 lijnen geteld hebben, ook als er nog tegels zijn. Je resultaat is de winst van de armste maatschappij. In de moeilijke variant gaat het verschil tussen de rijkste en de armste eraf. Voorbeeld: 35 voor de beste en 22 voor de laatste is 22, of 9 in de moeilijke variant.',
      },
    ],
  },
];
