import { COPIES, OWNED } from '../../figures.ts';
import type { BaseRules } from '../../shape.ts';

export const baseRules: BaseRules = [
  {
    id: 'board',
    title: 'Het bord',
    rules: [
      {
        id: 'B1',
        text: 'Het bord is een vierkant van 8 bij 8 vakken. De vier vakken in het midden zijn het centraal station, waar nooit een tegel komt. Er blijven 60 vakken over, één voor elke tegel. Een vak heet naar zijn kolom, A tot H van links, en zijn rij, 1 tot 8 van boven.',
      },
      {
        id: 'B2',
        text: 'Elke buitenkant van een vak aan de rand heeft een station: 32 in totaal. De nummers lopen tegen de klok in vanaf de hoek rechtsboven: 1 tot en met 8 langs de bovenkant naar links, 9 tot en met 16 omlaag langs de linkerkant, 17 tot en met 24 langs de onderkant naar rechts, 25 tot en met 32 omhoog langs de rechterkant. Een hoekvak heeft dus twee stations. Station 9 is Place de Clichy.',
      },
      {
        id: 'B3',
        text: 'Treinen rijden rechts. Een station heeft twee sporen: gezien door een bestuurder die het bord op gaat rijden, vertrekt de trein op het rechterspoor en komen andere treinen aan op het linkerspoor. Het centraal station heeft acht perrons, één op elke plek waar een vak voor tegels eraan grenst, en die zijn net zo ingericht.',
      },
    ],
  },
  {
    id: 'tiles',
    title: 'De tegels',
    rules: [
      {
        id: 'B4',
        text: 'Aan elk van zijn vier kanten heeft een tegel één spoor naar binnen en één naar buiten. Zijn vier sporen verbinden elke ingang met een andere uitgang. Er zijn 24 van zulke tegels mogelijk, en bij de 60 in de doos zitten ze allemaal.',
      },
      {
        id: 'B5',
        text: 'De naam van een tegel heeft vier letters, voor treinen die binnenkomen van boven, rechts, onder en links. Bij a rijdt de trein rechtdoor. Bij b gaat hij eruit aan de volgende kant met de klok mee, bij c aan de volgende kant tegen de klok in. Bij d keert hij om en gaat hij eruit waar hij binnenkwam. Op cbaa gaat een trein van boven er links uit en een van rechts er onder uit; de andere twee rijden rechtdoor.',
      },
      {
        id: 'B6',
        text: `Hoe vaak elke tegel in de doos zit: vier keer ${COPIES[4]}; drie keer ${COPIES[3]}; twee keer ${COPIES[2]}.`,
      },
      {
        id: 'B7',
        text: 'Een zet schrijf je als de tegel en zijn vak: cbaa72 is de tegel cbaa in rij 7, kolom 2, allebei geteld vanaf 0 linksboven. Een heel bord is de reeks van zulke zetten, in de volgorde waarin ze gedaan zijn. Mogen tegels gedraaid worden (V1), dan zijn de letters die van de tegel zoals hij ligt.',
      },
    ],
  },
  {
    id: 'players',
    title: 'Spelers en stations',
    rules: [
      {
        id: 'B8',
        text: `Je speelt met twee tot zes spelers, in geel, blauw, oranje, groen, paars en grijs. De trein bij een station laat zien van wie het is. Met twee spelers heeft geel alle oneven stations en blauw alle even. Met drie: geel ${OWNED[3][0]}, blauw ${OWNED[3][1]}, oranje ${OWNED[3][2]}. Met vier: geel ${OWNED[4][0]}, blauw ${OWNED[4][1]}, oranje ${OWNED[4][2]}, groen ${OWNED[4][3]}. Met vijf: geel ${OWNED[5][0]}, blauw ${OWNED[5][1]}, oranje ${OWNED[5][2]}, groen ${OWNED[5][3]}, paars ${OWNED[5][4]}. Met zes: geel ${OWNED[6][0]}, blauw ${OWNED[6][1]}, oranje ${OWNED[6][2]}, groen ${OWNED[6][3]}, paars ${OWNED[6][4]}, grijs ${OWNED[6][5]}. Met drie, vijf of zes spelers zijn de stations 16 en 17 van niemand, maar er mogen wel lijnen eindigen.`,
      },
      {
        id: 'B9',
        text: 'De tegels worden geschud en liggen gedekt. Iedereen trekt er een en houdt die voor de anderen verborgen. Aan tafel begint de jongste; hier bepaalt wie het spel opent wie er begint, of laat dat aan het toeval over. Daarna gaat de beurt met de klok mee rond.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Je beurt',
    rules: [
      {
        id: 'B10',
        text: 'Je doet een van twee dingen. Leg de tegel uit je hand en trek daarna een nieuwe, zolang er een stapel is. Of laat je hand zoals die is, trek een tegel en leg die; dan trek je er geen meer bij. Na het trekken kun je niet meer terug: juist die tegel moet je leggen.',
      },
      {
        id: 'B11',
        text: 'Trekken kan alleen zolang er een stapel is. Heb je geen tegel en is er niets meer te trekken, dan pas je; biedt een module je toch nog iets anders, dan mag je kiezen tussen dat en passen. Het spel gaat door tot de 60e tegel ligt.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Een tegel leggen',
    rules: [
      {
        id: 'B12',
        text: 'Kies een leeg vak aan de rand, of een met aan ten minste één kant een tegel ernaast. Alleen aan het centraal station grenzen is niet genoeg.',
      },
      {
        id: 'B13',
        text: 'De pijl op de tegel wijst naar de bovenkant van het bord. Tegels worden niet gedraaid.',
      },
      {
        id: 'B14',
        text: 'Geen lijn mag uit één enkele tegel bestaan. Je mag een tegel niet leggen waar hij een trein vanaf een station rechtstreeks een station in zou leiden, of dat nu een ander is of hetzelfde, en van wie ze ook zijn. Er is één uitzondering: als deze tegel op elk vak dat ervoor openstaat de regel zou breken, zijn al die vakken toegestaan. Dat wordt voor elke tegel apart bekeken; wat je verder nog zou kunnen doen, maakt niet uit.',
      },
      {
        id: 'B15',
        text: 'Je mag overal bouwen: aan je eigen lijnen, aan die van anderen en voor elk station.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Punten en het einde',
    rules: [
      {
        id: 'B16',
        text: 'Een lijn is voltooid zodra haar spoor van haar station naar een aankomstspoor van een willekeurig station of naar het centraal station leidt. De punten gaan meteen naar de eigenaar van het station waar ze begint, wie de tegel ook legde. Eén tegel kan meerdere lijnen voltooien. Die tellen allemaal, op volgorde van oplopend stationsnummer, met de lijnen vanaf het centraal station als laatste. Elke lijn telt maar één keer; de trein wordt omgedraaid om dat te laten zien.',
      },
      {
        id: 'B17',
        text: 'Een lijn krijgt een punt voor elke keer dat ze over een tegel loopt: een tegel met drie passages brengt dus drie punten op. Het spoor dat op het centraal station is gedrukt, levert niets op, maar een lijn die daar eindigt, is twee keer haar punten waard. Voorbeeld: vijf tegels met elk één passage en het einde in het centraal station: 10 punten.',
      },
      { id: 'B18', text: 'Een spoor dat in een kring loopt en geen station aandoet, is niets waard.' },
      {
        id: 'B19',
        text: 'Het spel is afgelopen als alle tegels liggen; dan is elke lijn voltooid. Wie de meeste punten heeft, wint. Spelers met evenveel punten delen de overwinning.',
      },
    ],
  },
  {
    id: 'variants',
    title: 'Varianten',
    rules: [
      {
        id: 'V1',
        text: 'Vrij draaien. Pijlen hebben geen betekenis: je kiest zelf hoe een tegel ligt. De uitzondering op de regel van één tegel (B14) geldt alleen als de tegel in geen enkele stand op een vak past.',
      },
      {
        id: 'V2',
        text: 'Grotere hand. Iedereen heeft twee of drie tegels in de hand. Na het leggen uit je hand trek je tot je er weer zoveel hebt. Een tegel trekken en meteen leggen blijft mogelijk.',
      },
      {
        id: 'V3',
        text: 'Exclusief scorespoor. Nooit staan twee scorestenen op hetzelfde getal, behalve op 0. Een steen die op een andere zou komen, schuift door naar het volgende vrije getal, en dat is de score. Het spoor gaat na 100 verder en gelijkspel is onmogelijk. Wat spelers aan het eind van het spel krijgen, wordt voor ieder als één stap bijgeteld, in speelvolgorde vanaf de eerste speler. Niet met maatschappijen en niet solo.',
      },
      {
        id: 'V4',
        text: 'Hoeken tellen. Een vak dat een gelegde tegel alleen met een hoek raakt, geldt ook als ernaast (B12).',
      },
    ],
  },
];
