import type { CorrespondancesLearnWords } from '../shape.ts';

const nl: CorrespondancesLearnWords = {
  title: 'Correspondances',
  lessons: [
    {
      id: 'game',
      title: 'Het spel',
      points: [
        'Elke ronde heb je in het geheim een van vier lijnen: rood 1, blauw 2, geel 3 of groen 4.',
        'Je reis begint bij de stip van je lijn, aan het ene eind van de rij tegels, en moet het andere eind bereiken.',
        'In je beurt trek je een spoortegel en leg je die zo dat lijnen in dezelfde kleur op elkaar aansluiten.',
        'De ronde eindigt zodra een reis voltooid is, wie de tegel ook legde.',
        'De punten van de rondes worden opgeteld. Wie het eerst 10 haalt, wint.',
      ],
    },
    {
      id: 'transfers',
      title: 'Overstappen en ringen',
      points: [
        'Je reis mag over sporen van elke kleur gaan. Van de ene kleur naar de andere gaan is een overstap.',
        'Overstappen kan alleen op een tegel met een witte ring, tussen de twee lijnen die daar samenkomen.',
        'Waar lijnen elkaar zonder ring passeren, is een brug of een bocht en kun je niet oversteken.',
        'Op dezelfde lijn door een ring rijden kost niets.',
        'Bij een gekleurde stip kom je aan in die kleur, bij M in elke kleur.',
      ],
    },
    {
      id: 'scoring',
      title: 'De punten van een ronde',
      points: [
        'Een voltooide reis is 5 punten waard, min 1 voor elke overstap, maar nooit minder dan 1.',
        'Zijn er meerdere routes, dan telt voor jou die met de minste overstappen.',
        'Nog een punt is er voor het langste traject van een speler over de eigen lijn, vanaf het begin en geteld in spoortegels.',
        'Delen twee spelers het langste traject, dan krijgt niemand dat punt.',
        'Eén tegel kan de reis van meerdere spelers voltooien. Ze krijgen allemaal punten.',
      ],
    },
  ],
  rules: [
    {
      id: 'aim',
      title: 'Het doel',
      rules: [
        {
          id: 'T1',
          text: 'Bouw een route van je vertrekpunt naar een aankomstpunt aan het andere eind, en wissel zo weinig mogelijk van lijn. Elke wissel is een overstap, in het Frans een correspondance.',
        },
        { id: 'D1', text: 'Twee tot vier spelers.' },
      ],
    },
    {
      id: 'tiles',
      title: 'De tegels',
      rules: [
        {
          id: 'T2',
          also: ['D2'],
          text: 'Er zijn vier lijnen: 1 is rood, 2 blauw, 3 geel, 4 groen. Elke lijn heeft een nummertegel en een rechte tegel. Op twee eindtegels staan de vertrek- en aankomstpunten. De 48 spoortegels trek en leg je: op elk staan twee lijnen van verschillende kleur, en alle vier de kanten worden gebruikt.',
        },
        {
          id: 'D11',
          text: 'Je kunt alleen overstappen op een spoortegel met een ring, waar de twee lijnen samenkomen. Er zijn vier soorten: een kruising met ring, een brug zonder ring, twee bochten die elkaar in een ring raken en twee bochten die gescheiden blijven. Elk paar kleuren heeft elke soort twee keer.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Voorbereiding',
      rules: [
        {
          id: 'T3',
          also: ['T5'],
          text: 'De rechte tegels vormen een rij van vier, met aan elk eind een eindtegel. Links staan de stippen van blauw (boven) en geel (onder), rechts die van rood (boven) en groen (onder). Aan de buitenkant van beide eindtegels staat een M. De rechte sporen lopen dwars op de rij, van boven naar onder.',
        },
        {
          id: 'T4',
          text: 'Elke volgorde van de vier rechte tegels is toegestaan. Hier wordt voor elke ronde een evenwichtige geloot.',
        },
        { id: 'T6', also: ['T7'], text: 'Nummertegels en spoortegels worden geschud en liggen gedekt.' },
      ],
    },
    {
      id: 'lines',
      title: 'Lijnen en de eerste speler',
      rules: [
        {
          id: 'T8',
          also: ['T9'],
          text: 'In elke ronde trekt iedere speler een nummer: dat is je lijn. Met minder dan vier spelers blijven de overige nummers verborgen.',
        },
        { id: 'T10', text: 'Houd je lijn geheim tot de ronde voorbij is.' },
        {
          id: 'T11',
          also: ['D3'],
          text: 'Aan tafel begint de jongste; hier degene die bij de voorbereiding is gekozen. Dezelfde speler begint elke ronde, tenzij je kiest dat het begin van ronde tot ronde doorschuift.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Je beurt',
      rules: [
        {
          id: 'T12',
          text: 'Trek een spoortegel en leg die zo dat de lijnen per kleur op elkaar aansluiten. Daarna is de volgende speler links aan de beurt.',
        },
        {
          id: 'D4',
          text: 'Overal waar de spoortegel een andere tegel raakt, moet op de gedeelde kant bij beide dezelfde lijn staan. Naast een M mag elke lijn.',
        },
        {
          id: 'D5',
          text: 'De spoortegel moet een kant delen met een tegel op tafel; de rij van het begin telt ook.',
        },
        {
          id: 'D6',
          text: 'Je mag de spoortegel draaien zoals je wilt. Eenmaal gelegd blijft hij zo liggen.',
        },
        { id: 'D7', text: 'Je kunt niet passen en geen spoortegel voor later bewaren.' },
        {
          id: 'D8',
          text: 'Past de spoortegel nergens, dan gaat hij voor deze ronde opzij en trek je opnieuw. Is er niets meer te trekken, dan eindigt de ronde.',
        },
        { id: 'D9', text: 'Je mag anderen met elke toegestane zet dwarszitten.' },
        { id: 'D10', text: 'Iedereen ziet de spoortegel zodra die getrokken is.' },
      ],
    },
    {
      id: 'journey',
      title: 'Je reis',
      rules: [
        {
          id: 'T13',
          also: ['T14'],
          text: 'Blauw en geel reizen van links naar rechts, rood en groen van rechts naar links. Elk van de drie punten aan de overkant is goed.',
        },
        {
          id: 'T15',
          text: 'Bij een gekleurde stip moet je aankomen op de lijn van die kleur. Bij M mag je op elke lijn aankomen.',
        },
        {
          id: 'D12',
          text: 'Elke wissel van lijn onderweg is een overstap. Door een ring rijden zonder te wisselen is er geen, en aankomen bij M ook niet.',
        },
        {
          id: 'D13',
          text: 'De gekleurde stippen zijn tegelijk vertrek- en aankomstpunt. De route van de blauwe stip naar de rode is dus omgekeerd ook een route voor rood: heeft iemand rood, dan zijn beide reizen voltooid. Een route naar M is van jou alleen.',
        },
        {
          id: 'D14',
          text: 'Geen reis loopt door een eindtegel heen. Je kunt er niet overstappen, en aan de M van je eigen eind heb je niets.',
        },
        {
          id: 'D15',
          text: 'Lijnen die niemand heeft, mag iedereen gebruiken. Ze beëindigen nooit een ronde en leveren nooit punten op.',
        },
      ],
    },
    {
      id: 'round',
      title: 'Het einde van een ronde',
      rules: [
        {
          id: 'T17',
          text: 'De ronde eindigt meteen als ten minste één reis voltooid is, of als de laatste spoortegel gelegd is.',
        },
        {
          id: 'D16',
          text: 'De app zoekt na elke zet naar voltooide reizen, wie de zet ook deed. Een reis kun je niet verzwijgen of afslaan, en niemand krijgt nog een beurt.',
        },
        {
          id: 'D17',
          text: 'De laatste spoortegel telt zoals elke andere. Voltooit ook die niets, dan zijn er geen punten voor reizen.',
        },
        {
          id: 'T21',
          text: 'Voltooit één spoortegel de reis van meerdere spelers, dan krijgen ze allemaal punten.',
        },
        {
          id: 'T22',
          text: 'Kan je lijn op meerdere manieren aankomen, dan telt de route met de minste overstappen.',
        },
        { id: 'D24', text: 'Daarna worden alle lijnen getoond, ook die niemand had.' },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten',
      rules: [
        {
          id: 'T18',
          also: ['D21'],
          text: 'Een voltooide reis levert 5 punten op zonder overstap, 4 met één, 3 met twee, 2 met drie en 1 met vier of meer.',
        },
        {
          id: 'T25',
          text: 'Wie aankomt, krijgt dus altijd ten minste 1 punt, hoeveel overstappen het ook kostte.',
        },
        {
          id: 'T20',
          also: ['D19'],
          text: 'De speler met het langste ononderbroken traject van de eigen lijn krijgt 1 punt extra. Het wordt geteld in spoortegels, van het vertrekpunt tot waar deze kleur ophoudt, ook voorbij de plek waar de reiziger overstapte. Rechte tegels onderbreken het niet, maar tellen niet mee.',
        },
        {
          id: 'T24',
          also: ['D20'],
          text: 'Delen er twee of meer het langste traject, of heeft niemand ook maar één spoortegel, dan krijgt niemand dit punt.',
        },
        { id: 'D18', text: 'Het punt voor het langste traject is er ook als niemand is aangekomen.' },
        {
          id: 'T19',
          text: 'Voorbeeld: blauw rijdt over 8 spoortegels van de eigen lijn, stapt bij een ring over op rood en komt aan bij de rode stip. Met één overstap blijven er 4 punten over. Zijn die 8 spoortegels ook het langste traject, dan krijgt blauw er samen 5. Een ronde kan hoogstens 6 opleveren.',
        },
      ],
    },
    {
      id: 'match',
      title: 'De wedstrijd',
      rules: [
        {
          id: 'T16',
          also: ['T26'],
          text: 'Een wedstrijd duurt meerdere rondes. Wie het eerst 10 punten haalt, of een ander aantal dat je hebt afgesproken, wint.',
        },
        {
          id: 'T23',
          also: ['D22'],
          text: 'De totalen worden vergeleken als een ronde geteld is. Hebben meerdere spelers genoeg punten, dan wint het hoogste totaal. Wordt het hoogste gedeeld, dan speelt iedereen nog een ronde, tot er een alleen voorstaat.',
        },
        {
          id: 'D23',
          text: 'Elke ronde begint opnieuw: een lege tafel, alle 48 spoortegels geschud, nieuwe lijnen. Alleen de totalen blijven.',
        },
      ],
    },
  ],
};
export default nl;
