/** Metro in Dutch. Names of stations and sights are the same in all languages; so are the letters of tiles. */
import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { MetroWords } from './en.ts';

const points = (n: number): string => `${n} ${plural(n, { one: 'punt', other: 'punten' })}`;
const tiles = (n: number): string => `${n} ${plural(n, { one: 'tegel', other: 'tegels' })}`;

const colours: MetroWords['colours'] = {
  yellow: 'geel',
  blue: 'blauw',
  orange: 'oranje',
  green: 'groen',
  purple: 'paars',
  grey: 'grijs',
  red: 'rood',
  brown: 'bruin',
};

const INFLECTED: Readonly<Record<string, string>> = {
  [colours.yellow]: 'gele',
  [colours.blue]: 'blauwe',
  [colours.green]: 'groene',
  [colours.purple]: 'paarse',
  [colours.grey]: 'grijze',
  [colours.red]: 'rode',
  [colours.brown]: 'bruine',
};

/** A colour before what has it, as in `de gele toerist`; only orange stays as it is. */
export const inflected = (colour: string): string => INFLECTED[colour] ?? colour;

const nl: MetroWords = {
  game: 'Metro',
  gameWith: ({ modules }) => `Metro met ${modules}`,
  gameSide: ({ game, side }) => `${game} (${side})`,

  colours,
  from: ['vanuit het noorden', 'vanuit het oosten', 'vanuit het zuiden', 'vanuit het westen'],
  to: ['naar het noorden', 'naar het oosten', 'naar het zuiden', 'naar het westen'],

  player: ({ number }) => `Speler ${number}`,
  company: ({ colour }) => `Maatschappij ${colour}`,
  nobody: 'niemand',
  station: ({ number, name }) => `station ${number} (${name})`,
  platform: ({ number }) => `perron ${number}`,
  centre: 'het centraal station',
  departure: ({ from, owner }) => `${from}, ${owner}`,
  share: ({ percent, colour }) => `${percent}% van ${colour}`,

  modules: {
    companies: {
      title: 'Maatschappijen',
      about: 'De lijnen zijn van acht maatschappijen. Jij hebt er geheime aandelen in, die je mag ruilen.',
    },
    'central-stations': {
      title: 'Centrale stations',
      about: 'Met een penning op een perron van het centraal station krijg je daar een extra lijn.',
    },
    'central-tracks': {
      title: 'Centrale sporen',
      about: 'Vier tegels bedekken het centraal station. Lijnen lopen erdoorheen; niets telt dubbel.',
    },
    solo: {
      title: 'Solo',
      about: 'In je eentje verleng je de lijnen van acht maatschappijen. De armste is je score.',
    },
    paris: {
      title: 'Parijs',
      about: 'Stuur toeristen naar je attracties. De langste reeks levert op, de rest kost punten.',
    },
    stockholm: {
      title: 'Stockholm',
      about: 'Toeristen vullen een rij attracties. De punten onder jouw kleuren zijn voor jou.',
    },
    london: {
      title: 'Londen',
      about: 'Leg een tegel op een toerist en de taxi rijdt. Komt hij aan, dan is elk veld een punt.',
    },
    'new-york': {
      title: 'New York',
      about: 'Bij elk station wacht een toerist op de lijn die daar eindigt.',
    },
    'st-petersburg': {
      title: 'Sint-Petersburg',
      about: 'Lijnen langs de attracties krijgen geheime fiches van de toeristen die daar staan.',
    },
    berlin: {
      title: 'Berlijn',
      about: 'Lijnen verzamelen kaarten van toeristen. De meeste en op één na meeste per kleur tellen.',
    },
  },
  sides: {
    secret: { title: 'Geheime kleuren', about: 'Alleen jij kent je kleuren; ze tellen aan het eind.' },
    open: { title: 'Open kleuren', about: 'Elke attractie heeft één kleur en de punten krijg je meteen.' },
    A: { title: 'Kant A', about: 'De tweede plaats is bijna evenveel waard als de eerste.' },
    B: { title: 'Kant B', about: 'De eerste plaats is veel meer waard dan de tweede.' },
    mixed: { title: 'Gemengd', about: 'Het toeval kiest voor elke attractie een kant.' },
    normal: { title: 'Normaal', about: 'Je score is de winst van de armste maatschappij.' },
    hard: { title: 'Moeilijk', about: 'Het verschil tussen de rijkste en de armste gaat eraf.' },
  },
  presets: {
    classic: { title: 'Klassiek', about: 'Het spel zoals het in 2000 verscheen, zonder extra’s.' },
    companies: {
      title: 'Maatschappijen',
      about: 'Geheime aandelen in acht maatschappijen in plaats van eigen lijnen.',
    },
    paris: { title: 'Parijs', about: 'Toeristen vullen de velden van je attracties; lange reeksen tellen.' },
    stockholm: {
      title: 'Stockholm',
      about: 'Toeristen vullen een rij attracties en je kleuren zijn geheim.',
    },
    london: { title: 'Londen', about: 'Stuur de taxi langs de attracties en strijk de ritprijs op.' },
    'new-york': { title: 'New York', about: 'Haal toeristen op aan het eind van je lijnen.' },
    'st-petersburg': { title: 'Sint-Petersburg', about: 'Kom langs de attracties en pak geheime fiches.' },
    berlin: { title: 'Berlijn', about: 'Verzamel kaarten van toeristen; meerderheden tellen.' },
    expert: { title: 'Expert', about: 'Maatschappijen, centrale stations en twee tegels in de hand.' },
    solo: { title: 'Solo', about: 'In je eentje: de armste van acht maatschappijen is je score.' },
    'solo-hard': {
      title: 'Solo, moeilijk',
      about: 'In je eentje: de armste maatschappij, min het verschil met de rijkste.',
    },
  },

  setup: {
    modules: 'Modules',
    city: 'Stad',
    noCity: { title: 'Geen stad', about: 'Alleen lijnen leveren punten op.' },
    side: 'Variant',
    variants: 'Huisregels',
    rotate: { title: 'Vrij draaien', about: 'Een tegel mag in elke richting liggen, los van de pijl.' },
    exclusive: {
      title: 'Exclusief scorespoor',
      about: 'Een scoresteen schuift door als de plek al bezet is.',
    },
    corners: { title: 'Hoeken tellen', about: 'Een tegel mag een andere ook alleen met een hoek raken.' },
    hand: 'Tegels in de hand',
    handOf: ({ count }) => tiles(count),
    handAbout: ({ count }) => (count === 1 ? 'Zoals in de spelregels.' : 'Meer keus.'),
  },

  events: {
    first: ({ name }) => `${name} begint.`,
    laid: ({ name, cell }) => `${name} legt een tegel op ${cell}.`,
    passed: ({ name }) => `${name} heeft geen tegel en past.`,
    line: ({ from, to, owner, points: n, total }) =>
      `De lijn vanaf ${from} bereikt ${to}: ${points(n)} voor ${owner}, totaal ${total}.`,
    lineDoubled: ({ from, to, owner, length, points: n, total }) =>
      `De lijn vanaf ${from} bereikt ${to}: ${length} × 2 = ${points(n)} voor ${owner}, totaal ${total}.`,
    lineOfNobody: ({ from, to }) => `De lijn vanaf ${from} bereikt ${to}. Die is van niemand.`,
    profit: ({ owner, points: n, total }) => `${owner} krijgt aan het eind ${points(n)}: ${total} in totaal.`,
    bonus: ({ name, points: n, total }) => `${name} krijgt aan het eind ${points(n)}: ${total} in totaal.`,
    over: ({ scores }) => `Het spel is afgelopen: ${scores}.`,
    score: ({ name, score }) => `${name} ${score}`,
    companies: {
      dealt: ({ name, percent }) => `${name} krijgt een aandeel van ${percent}%.`,
      dealtShare: ({ name, share }) => `${name} krijgt ${share}.`,
      turned: ({ share }) => `Er ligt nu ${share} open.`,
      tookOpen: ({ name, share }) => `${name} ruilt een aandeel en neemt ${share}.`,
      tookHidden: ({ name, percent }) => `${name} ruilt een aandeel van ${percent}% voor een van de stapel.`,
      tookHiddenShare: ({ name, share }) => `${name} ruilt een aandeel en neemt van de stapel ${share}.`,
      shown: ({ name, share }) => `${name} toont ${share}.`,
      valued: ({ name, points: n }) => `De aandelen van ${name} zijn ${points(n)} waard.`,
    },
    centralStations: {
      token: ({ name, colour, platform }) => `${name} zet de ${inflected(colour)} penning op ${platform}.`,
    },
    centralTracks: {
      covered: ({ tile }) => `${tile} bedekt een kwart van het centraal station.`,
    },
    solo: {
      turned: ({ colour }) => `De kleur is ${colour}.`,
      refused: ({ tile }) => `Een dddd is geweigerd; daarvoor komt ${tile}.`,
    },
    paris: {
      sight: ({ name, sight }) => `${name} krijgt ${sight}.`,
      field: ({ name, colour, sight, field }) =>
        `${name} stuurt de ${inflected(colour)} toerist naar ${sight}, veld ${field} van de rij.`,
      beside: ({ name, colour, cell }) =>
        `${name} zet de ${inflected(colour)} toerist bij het gezelschap op ${cell}.`,
      left: ({ colour }) => `De ${inflected(colour)} toerist vindt nergens gezelschap en vertrekt.`,
      row: ({ name, run, others, full, points: n }) =>
        `De attracties van ${name}: een reeks van ${run}, ${others} ${plural(others, {
          one: 'losse toerist',
          other: 'losse toeristen',
        })}, ${full} ${plural(full, { one: 'volle attractie', other: 'volle attracties' })}: ${points(n)}.`,
    },
    stockholm: {
      sight: ({ sight }) => `${sight} is de volgende in de rij.`,
      chip: ({ colour, sight }) => `Het ${inflected(colour)} fiche ligt op ${sight}.`,
      dealt: ({ name }) => `${name} krijgt een geheime kleur.`,
      dealtColour: ({ name, colour }) => `${name} krijgt als geheime kleur ${colour}.`,
      visited: ({ colour, sight, points: n }) =>
        `De ${inflected(colour)} toerist gaat naar ${sight}, goed voor ${points(n)}.`,
      scored: ({ name, colour, sight, points: n, total }) =>
        `De ${inflected(colour)} toerist gaat naar ${sight}: ${points(n)} voor ${name}, totaal ${total}.`,
      shown: ({ name, colour, points: n }) => `${name} toont de kleur ${colour}, goed voor ${points(n)}.`,
    },
    london: {
      sight: ({ sight }) => `${sight} is de volgende in de rij.`,
      arrived: ({ name, colour, sight, points: n, total }) =>
        `De taxi bereikt ${colour} bij ${sight}: ${points(n)} voor ${name}, totaal ${total}.`,
      missed: ({ colour, driven }) => `De taxi rijdt ${driven} velden en vindt geen ${colour} veld.`,
    },
    newYork: {
      board: ({ owner, board }) => `${owner} krijgt tableau ${board}.`,
      taken: ({ owner, colour, station, sight, points: n }) =>
        `${owner} brengt de ${inflected(colour)} toerist van ${station} naar ${sight}, goed voor ${points(n)}.`,
      valued: ({ owner, points: n }) => `De toeristen van ${owner} zijn ${points(n)} waard.`,
    },
    stPetersburg: {
      stood: ({ name, colour, sight }) => `${name} zet de ${inflected(colour)} toerist bij ${sight}.`,
      took: ({ owner, colour, count }) =>
        `${owner} pakt ${count} ${plural(count, {
          one: `${colour} fiche`,
          other: `${inflected(colour)} fiches`,
        })}.`,
      tookValues: ({ owner, colour, values }) =>
        `${owner} pakt van de ${inflected(colour)} fiches: ${values}.`,
      revealed: ({ owner, points: n }) => `De fiches van ${owner} zijn ${points(n)} waard.`,
    },
    berlin: {
      visits: ({ colour, sight, high, low }) =>
        `De ${inflected(colour)} toerist bezoekt ${sight}: ${high} voor de meeste kaarten, ${low} voor de op één na meeste.`,
      took: ({ owner, colour, count }) =>
        `${owner} krijgt ${count} ${inflected(colour)} ${plural(count, { one: 'kaart', other: 'kaarten' })}.`,
      won: ({ owner, sight, points: n }) => `${owner} krijgt ${points(n)} voor ${sight}.`,
    },
  },

  refusals: {
    byRule: {
      B1: 'Op het centraal station komt nooit een tegel.',
      B8: 'Met dit aantal spelers gaat het niet.',
      B9: 'Deze speler kan niet beginnen.',
      B10: 'Dat kan nu niet.',
      B11: 'Passen mag alleen zonder tegel, als er ook niets meer te trekken is.',
      B12: 'Een tegel komt op een vrij vak, aan de rand of naast een andere tegel.',
      B13: 'Een tegel ligt zoals de pijl aangeeft.',
      B14: 'Dit zou een lijn van één tegel maken, en de tegel past ook ergens anders.',
      B19: 'Het spel is afgelopen: alle tegels liggen.',
      C1: 'Dit kan niet samen gespeeld worden.',
      V2: 'Je hebt één, twee of drie tegels in je hand.',
      V3: 'De lijnen zijn hier van niemand, dus plekken mogen gedeeld worden.',
      M3: 'Al twee rondes is er niets geplaatst: eerst een tegel of een penning.',
      M4: 'Een maatschappij heeft 25 bereikt: ruilen kan niet meer.',
      M9: 'Deze penning is er niet om te plaatsen.',
      M10: 'Dit aandeel ligt open voor een penning.',
      M11: 'De lijn vanaf dit perron is al bezet of zou meteen eindigen.',
      M17: 'Je moet een lijn van de getoonde kleur verlengen.',
      M18: 'Je kunt hem alleen houden of weigeren.',
      P2: 'Deze toerist kan daar niet heen.',
      T2: 'Deze toerist staat er al.',
    },
    taken: ({ cell }) => `Op ${cell} ligt al een tegel.`,
    notBeside: ({ cell }) => `${cell} ligt niet aan de rand en ook niet naast een tegel.`,
    notTouching: ({ cell }) => `${cell} ligt niet aan de rand en raakt ook geen tegel.`,
    platformLine: ({ platform }) => `De lijn vanaf ${platform} zou al na deze ene tegel eindigen.`,
    extend: ({ colour, cells }) => `Je moet een ${inflected(colour)} lijn verlengen: op ${cells}.`,
    oneCity: ({ cities }) => `Eén stad tegelijk: ${cities}.`,
    alone: ({ module }) => `${module} speel je zonder andere modules.`,
    centre: 'Centrale sporen bedekken de perrons die je voor centrale stations nodig hebt.',
    handFixed: ({ module }) => `Het aantal tegels in de hand ligt vast: ${module}.`,
    players: ({ min, max }) => `Dit is voor ${min} tot ${max} spelers.`,
    playerAlone: 'Dit is voor precies één speler.',
    exclusive: ({ module }) => `Niet met ${module}: daar zijn de lijnen van niemand.`,
    noSide: 'Niets in dit spel heeft varianten om uit te kiezen.',
  },

  prompts: {
    layOrDraw: 'Leg een tegel of trek er een.',
    lay: 'Leg een tegel.',
    layDrawn: 'Leg de getrokken tegel.',
    draw: 'Trek een tegel.',
    pass: 'Je hebt geen tegel meer: je past.',
    extend: ({ colour }) => `Verleng een ${inflected(colour)} lijn.`,
    exchange: 'Of ruil een aandeel.',
    token: 'Of plaats een penning.',
    placeTourist: ({ colour }) => `Kies waar de ${inflected(colour)} toerist heen gaat.`,
    placeTourists: 'Kies waar de toeristen van dit vak heen gaan.',
    stand: ({ sight }) => `Kies de toerist voor ${sight}.`,
    keepOrRefuse: 'Houd de dddd, of weiger hem en krijg een andere tegel.',
    decide: 'Maak je keuze.',
    waiting: ({ name }) => `${name} is aan de beurt.`,
    chance: 'Het toeval beslist.',
    over: 'Het spel is afgelopen.',
  },

  choices: {
    lay: ({ tile, cell }) => `Leg ${tile} op ${cell}`,
    draw: 'Trek een tegel',
    pass: 'Pas',
    exchangeOpen: ({ given, taken }) => `Ruil ${given} voor ${taken} (open)`,
    exchangeHidden: ({ given, percent }) => `Ruil ${given} voor een onbekend aandeel van ${percent}%`,
    token: ({ colour, platform }) => `Zet de ${inflected(colour)} penning op ${platform}`,
    tokenFor: ({ colour, platform, share }) =>
      `Toon ${share} en zet de ${inflected(colour)} penning op ${platform}`,
    field: ({ colour, sight, field }) =>
      `Stuur de ${inflected(colour)} toerist naar ${sight}, veld ${field} van je rij`,
    beside: ({ colour, cell }) => `Zet de ${inflected(colour)} toerist bij het gezelschap op ${cell}`,
    stand: ({ colour, sight }) => `Zet de ${inflected(colour)} toerist bij ${sight}`,
    keep: 'Houd de dddd',
    refuse: 'Weiger de dddd en krijg een andere tegel',
  },

  labels: {
    board: 'Bord',
    otherMoves: 'Andere zetten',
    hand: 'Je hand',
    pile: ({ count }) => `${tiles(count)} op de stapel`,
    rotate: 'Draaien',
    draw: 'Trekken',
    pass: 'Passen',
    lay: 'Leggen',
    cancel: 'Annuleren',
    decide: 'Kiezen',
  },

  effects: {
    brings: ({ owner, points: n }) => `levert ${owner} ${points(n)} op`,
    finishes: ({ owner, from, points: n }) => `voltooit de lijn van ${owner} vanaf ${from} voor ${points(n)}`,
    finishesDoubled: ({ owner, from, length, points: n }) =>
      `voltooit de lijn van ${owner} vanaf ${from} in het centrum: ${length} × 2 = ${points(n)}`,
    bringsYou: ({ points: n }) => `levert jou ${points(n)} op`,
    finishesYours: ({ from, points: n }) => `voltooit jouw lijn vanaf ${from} voor ${points(n)}`,
    finishesYoursDoubled: ({ from, length, points: n }) =>
      `voltooit jouw lijn vanaf ${from} in het centrum: ${length} × 2 = ${points(n)}`,
    lengthensYours: ({ from, before, after }) =>
      `verlengt jouw lijn vanaf ${from} van ${before} naar ${after}`,
    finishesNobodys: ({ from }) => `voltooit de lijn vanaf ${from}, die van niemand is`,
    lengthens: ({ owner, from, before, after }) =>
      `verlengt de lijn van ${owner} vanaf ${from} van ${before} naar ${after}`,
    asks: 'laat nog iets te kiezen',
    nothing: 'verandert geen lijn',
    sentence: ({ choice, effects }) => `${choice}: ${effects}.`,
    plain: ({ choice }) => `${choice}.`,
  },

  board: {
    names:
      'De kolommen heten A tot en met H van links af, de rijen 1 tot en met 8 van boven af. De stations tellen rond vanaf rechtsboven.',
    laid: ({ laid, pile }) => `${tiles(laid)} op het bord, ${tiles(pile)} op de stapel.`,
    row: ({ row, cells }) => `Rij ${row}: ${cells}.`,
    emptyRow: ({ row }) => `Rij ${row}: geen tegel.`,
    tileOn: ({ tile, cell }) => `${tile} op ${cell}`,
    free: ({ cells }) => `Je mag leggen op: ${cells}.`,
    freeFor: ({ tile, cells }) => `${tile} mag op: ${cells}.`,
  },
  cell: {
    centre: ({ cell }) => `${cell} hoort bij het centraal station.`,
    empty: ({ cell }) => `${cell} is leeg.`,
    tile: ({ cell, tile }) => `Op ${cell} ligt ${tile}.`,
    enters: ({ owner, from, side }) => `De lijn van ${owner} vanaf ${from} zou hier ${side} binnenkomen.`,
    crosses: ({ owner, from, side, exit }) =>
      `De lijn van ${owner} vanaf ${from} loopt hier ${side} ${exit}.`,
    tourist: ({ colour }) => `Er staat een ${inflected(colour)} toerist.`,
    sight: ({ sight }) => `Dit is de attractie ${sight}.`,
  },
  line: {
    of: ({ from, owner }) => `De lijn vanaf ${from} is van ${owner}.`,
    ofNobody: ({ from }) => `De lijn vanaf ${from} is van niemand.`,
    none: ({ from }) => `Vanaf ${from} begint geen lijn.`,
    noTile: 'Er ligt nog geen tegel.',
    length: ({ length }) => `De lengte is tot nu toe ${length}.`,
    path: ({ crossings }) => `De lijn loopt over ${crossings}.`,
    crossing: ({ cell, side, exit }) => `${cell}: ${side} ${exit}`,
    next: ({ cell, side }) => `Het volgende vak is ${cell}, ${side}.`,
    ended: ({ to, length }) => `De lijn is bij ${to} geëindigd met lengte ${length}.`,
    doubled: ({ to, length }) => `De lijn is bij ${to} geëindigd met lengte ${length} en telde dubbel.`,
  },
  tile: {
    is: ({ tile, tracks }) => `${tile}: ${tracks}.`,
    track: ({ side, exit }) => `${side} ${exit}`,
  },
  hand: {
    holds: ({ tiles: names }) => `Je hebt ${names} in je hand.`,
    drew: ({ tile }) => `Je hebt ${tile} getrokken en moet die leggen.`,
    empty: 'Je hebt geen tegel.',
    none: 'Je kijkt alleen toe.',
  },
  scores: {
    seat: ({ name, points: n }) => `${name}: ${points(n)}.`,
    company: ({ owner, points: n }) => `${owner}: winst ${n}.`,
  },

  sources: {
    lines: 'Lijnen',
    doubled: 'Dubbel in het centrum',
    exclusive: 'Opgeschoven plekken',
    companies: 'Aandelen',
    majority: 'Meerderheden in aandelen',
    solo: 'De armste maatschappij',
    paris: 'Attracties van Parijs',
    stockholm: 'Attracties van Stockholm',
    london: 'Taxi van Londen',
    'new-york': 'Toeristen van New York',
    'st-petersburg': 'Fiches van Sint-Petersburg',
    berlin: 'Meerderheden van Berlijn',
  },
};

export default nl;
