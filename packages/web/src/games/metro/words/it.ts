/** Metro in Italian. */
import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { MetroWords } from './en.ts';

const points = (n: number): string =>
  `${n < 0 ? `−${-n}` : n} ${plural(n, { one: 'punto', other: 'punti' })}`;
const tiles = (n: number): string => `${n} ${plural(n, { one: 'tessera', other: 'tessere' })}`;
const spaces = (n: number): string => `${n} ${plural(n, { one: 'spazio', other: 'spazi' })}`;

const COLOURS = {
  yellow: 'giallo',
  blue: 'blu',
  orange: 'arancione',
  green: 'verde',
  purple: 'viola',
  grey: 'grigio',
  red: 'rosso',
  brown: 'marrone',
};

/** Colours as adjectives agree: `linea rossa`, `gettoni rossi`, `carte rosse`; those not named here stay as they are. */
type Forms = Readonly<Record<string, string | undefined>>;
const FEMININE: Forms = { giallo: 'gialla', grigio: 'grigia', rosso: 'rossa' };
const PLURAL: Forms = { arancione: 'arancioni', verde: 'verdi', marrone: 'marroni' };
const MASCULINE_PLURAL: Forms = { ...PLURAL, giallo: 'gialli', grigio: 'grigi', rosso: 'rossi' };
const FEMININE_PLURAL: Forms = { ...PLURAL, giallo: 'gialle', grigio: 'grigie', rosso: 'rosse' };
export const feminine = (colour: string): string => FEMININE[colour] ?? colour;
export const masculines = (colour: string): string => MASCULINE_PLURAL[colour] ?? colour;
const feminines = (colour: string): string => FEMININE_PLURAL[colour] ?? colour;

const isColour = (owner: string): boolean => Object.values(COLOURS).includes(owner);
const isCompany = (owner: string): boolean => owner.startsWith('Compagnia ');

/** Colours and companies have an article, players have none: `il blu`, `l’arancione`, `la Compagnia blu`, `Anna`. */
export function the(owner: string): string {
  if (isCompany(owner)) return `la ${owner}`;
  if (!isColour(owner)) return owner;
  return owner.startsWith('a') ? `l’${owner}` : `il ${owner}`;
}
/** The same at the beginning of a sentence. */
export const subject = (owner: string): string => (isCompany(owner) ? `La ${owner}` : owner);
/** `del blu`, `dell’arancione`, `della Compagnia blu`, `di Anna`. */
export function of(owner: string): string {
  if (isCompany(owner)) return `della ${owner}`;
  if (!isColour(owner)) return `di ${owner}`;
  return owner.startsWith('a') ? `dell’${owner}` : `del ${owner}`;
}

const it: MetroWords = {
  game: 'Metro',
  gameWith: ({ modules }) => `Metro con ${modules}`,
  gameSide: ({ game, side }) => `${game} (${side})`,

  colours: COLOURS,
  from: ['da nord', 'da est', 'da sud', 'da ovest'],
  to: ['a nord', 'a est', 'a sud', 'a ovest'],

  player: ({ number }) => `Giocatore ${number}`,
  company: ({ colour }) => `Compagnia ${feminine(colour)}`,
  nobody: 'nessuno',
  // Stations and platforms are feminine: sentences put `la`, `alla` or `dalla` before them.
  station: ({ number, name }) => `stazione ${number} (${name})`,
  platform: ({ number }) => `banchina ${number}`,
  centre: 'stazione centrale',
  departure: ({ from, owner }) => `${from}, ${owner}`,
  share: ({ percent, colour }) => `${percent}% ${colour}`,

  modules: {
    companies: {
      title: 'Compagnie',
      about: 'Le linee sono di otto compagnie. Hai azioni segrete e puoi scambiarle.',
    },
    'central-stations': {
      title: 'Stazioni centrali',
      about: 'Un segnalino su una banchina della stazione centrale ti dà una linea in più.',
    },
    'central-tracks': {
      title: 'Binari centrali',
      about: 'Quattro tessere coprono la stazione centrale. Le linee la attraversano; niente raddoppia.',
    },
    solo: {
      title: 'Solitario',
      about: 'Prolunghi le linee di otto compagnie. La più povera è il tuo punteggio.',
    },
    paris: {
      title: 'Parigi',
      about: 'Manda i turisti alle tue attrazioni. La serie più lunga conta, gli altri costano.',
    },
    stockholm: {
      title: 'Stoccolma',
      about: 'I turisti riempiono una fila di attrazioni. Tuoi sono i punti sotto i tuoi colori.',
    },
    london: {
      title: 'Londra',
      about: 'Una tessera su un turista fa partire il taxi. Se lo raggiunge, ogni spazio è un punto.',
    },
    'new-york': {
      title: 'New York',
      about: 'In ogni stazione un turista aspetta la linea che termina lì.',
    },
    'st-petersburg': {
      title: 'San Pietroburgo',
      about: 'Le linee che passano dalle attrazioni prendono gettoni nascosti dei turisti.',
    },
    berlin: {
      title: 'Berlino',
      about: 'Le linee raccolgono carte dei turisti che incontrano. Contano i primi due di ogni colore.',
    },
  },
  sides: {
    secret: { title: 'Colori segreti', about: 'Solo tu conosci i tuoi colori; contano alla fine.' },
    open: { title: 'Colori aperti', about: 'Ogni attrazione ha un colore e dà subito i punti.' },
    A: { title: 'Lato A', about: 'Il secondo posto vale quasi quanto il primo.' },
    B: { title: 'Lato B', about: 'Il primo posto vale molto più del secondo.' },
    mixed: { title: 'Misto', about: 'Il caso sceglie il lato di ogni attrazione.' },
    normal: { title: 'Normale', about: 'Il tuo punteggio è il profitto della compagnia più povera.' },
    hard: { title: 'Difficile', about: 'Si sottrae il distacco tra la più ricca e la più povera.' },
  },
  presets: {
    classic: { title: 'Classico', about: 'Il gioco come uscì nel 2000, senza aggiunte.' },
    companies: {
      title: 'Compagnie',
      about: 'Azioni segrete di otto compagnie al posto di linee tue.',
    },
    paris: { title: 'Parigi', about: 'I turisti riempiono le tue attrazioni; contano le serie lunghe.' },
    stockholm: {
      title: 'Stoccolma',
      about: 'I turisti riempiono una fila di attrazioni; i tuoi colori sono segreti.',
    },
    london: { title: 'Londra', about: 'Manda il taxi tra le attrazioni e incassa la corsa.' },
    'new-york': { title: 'New York', about: 'Incontra i turisti al termine delle tue linee.' },
    'st-petersburg': { title: 'San Pietroburgo', about: 'Passa dalle attrazioni e prendi gettoni nascosti.' },
    berlin: { title: 'Berlino', about: 'Raccogli carte dei turisti; contano le maggioranze.' },
    expert: { title: 'Esperto', about: 'Compagnie, stazioni centrali e due tessere in mano.' },
    solo: { title: 'Solitario', about: 'La più povera di otto compagnie è il tuo punteggio.' },
    'solo-hard': {
      title: 'Solitario difficile',
      about: 'La compagnia più povera, meno il distacco dalla più ricca.',
    },
  },

  setup: {
    modules: 'Moduli',
    city: 'Città',
    noCity: { title: 'Senza città', about: 'Solo le linee portano punti.' },
    side: 'Variante',
    variants: 'Regole del tavolo',
    rotate: {
      title: 'Rotazione libera',
      about: 'Una tessera si orienta come vuoi, qualunque sia la freccia.',
    },
    exclusive: { title: 'Punteggi esclusivi', about: 'Un segnapunti salta le posizioni già occupate.' },
    corners: {
      title: 'Contano gli angoli',
      about: 'Una tessera può toccarne un’altra anche solo per un angolo.',
    },
    hand: 'Tessere in mano',
    handOf: ({ count }) => tiles(count),
    handAbout: ({ count }) => (count === 1 ? 'Come da regolamento.' : 'Più scelta.'),
  },

  events: {
    first: ({ name }) => `Inizia ${name}.`,
    laid: ({ name, cell }) => `${name} posa una tessera in ${cell}.`,
    passed: ({ name }) => `${name} non ha tessere e passa.`,
    line: ({ from, to, owner, points: n, total }) =>
      `La linea dalla ${from} raggiunge la ${to}: ${points(n)} per ${the(owner)}, totale ${total}.`,
    lineDoubled: ({ from, to, owner, length, points: n, total }) =>
      `La linea dalla ${from} raggiunge la ${to}: ${length} × 2 = ${points(n)} per ${the(owner)}, totale ${total}.`,
    lineOfNobody: ({ from, to }) => `La linea dalla ${from} raggiunge la ${to}. Non è di nessuno.`,
    profit: ({ owner, points: n, total }) =>
      `${subject(owner)} riceve alla fine ${points(n)}: totale ${total}.`,
    bonus: ({ name, points: n, total }) => `${name} riceve alla fine ${points(n)}: totale ${total}.`,
    over: ({ scores }) => `La partita è finita: ${scores}.`,
    score: ({ name, score }) => `${name} ${score}`,
    companies: {
      dealt: ({ name, percent }) => `${name} riceve un’azione del ${percent}%.`,
      dealtShare: ({ name, share }) => `${name} riceve il ${share}.`,
      turned: ({ share }) => `Scoperta: ${share}.`,
      tookOpen: ({ name, share }) => `${name} scambia un’azione e prende il ${share}.`,
      tookHidden: ({ name, percent }) => `${name} scambia un’azione del ${percent}% con una della pila.`,
      tookHiddenShare: ({ name, share }) => `${name} scambia un’azione e prende dalla pila il ${share}.`,
      shown: ({ name, share }) => `${name} mostra il ${share}.`,
      valued: ({ name, points: n }) => `Le azioni di ${name} valgono ${points(n)}.`,
    },
    centralStations: {
      token: ({ name, colour, platform }) => `${name} piazza il segnalino ${colour} sulla ${platform}.`,
    },
    centralTracks: {
      covered: ({ tile }) => `La tessera ${tile} copre un quarto della stazione centrale.`,
    },
    solo: {
      turned: ({ colour }) => `Il colore è ${colour}.`,
      refused: ({ tile }) => `Rifiutata una tessera dddd; al suo posto arriva ${tile}.`,
    },
    paris: {
      sight: ({ name, sight }) => `${name} riceve ${sight}.`,
      field: ({ name, colour, sight, field }) =>
        `${name} manda il turista ${colour} nello spazio ${field} della fila (${sight}).`,
      beside: ({ name, colour, cell }) => `${name} mette il turista ${colour} accanto a quelli in ${cell}.`,
      left: ({ colour }) => `Il turista ${colour} non trova nessuno a cui unirsi e se ne va.`,
      row: ({ name, run, others, full, points: n }) =>
        `Attrazioni di ${name}: serie di ${run}; altri turisti: ${others}; attrazioni complete: ${full}. ${points(n)}.`,
    },
    stockholm: {
      sight: ({ sight }) => `Prossima attrazione della fila: ${sight}.`,
      chip: ({ colour, sight }) => `Il gettone ${colour} va su ${sight}.`,
      dealt: ({ name }) => `${name} riceve un colore segreto.`,
      dealtColour: ({ name, colour }) => `${name} riceve il colore segreto ${colour}.`,
      visited: ({ colour, sight, points: n }) =>
        `Il turista ${colour} visita ${sight}, in uno spazio da ${points(n)}.`,
      scored: ({ name, colour, sight, points: n, total }) =>
        `Il turista ${colour} visita ${sight}: ${points(n)} per ${name}, totale ${total}.`,
      shown: ({ name, colour, points: n }) => `${name} rivela il colore ${colour}, che vale ${points(n)}.`,
    },
    london: {
      sight: ({ sight }) => `Prossima attrazione della fila: ${sight}.`,
      arrived: ({ name, colour, sight, points: n, total }) =>
        `Il taxi raggiunge uno spazio ${colour} (${sight}): ${points(n)} per ${name}, totale ${total}.`,
      missed: ({ colour, driven }) => `Il taxi percorre ${spaces(driven)} senza trovarne uno ${colour}.`,
    },
    newYork: {
      board: ({ owner, board }) => `${subject(owner)} riceve la plancia ${board}.`,
      taken: ({ owner, colour, station, sight, points: n }) =>
        `${subject(owner)} porta il turista ${colour} dalla ${station} a ${sight}: vale ${points(n)}.`,
      valued: ({ owner, points: n }) => `I turisti ${of(owner)} valgono ${points(n)}.`,
    },
    stPetersburg: {
      stood: ({ name, colour, sight }) => `${name} piazza il turista ${colour} presso ${sight}.`,
      took: ({ owner, colour, count }) =>
        `${subject(owner)} prende ${count} ${plural(count, { one: `gettone ${colour}`, other: `gettoni ${masculines(colour)}` })}.`,
      tookValues: ({ owner, colour, values }) =>
        `${subject(owner)} prende dai gettoni ${masculines(colour)}: ${values}.`,
      revealed: ({ owner, points: n }) => `I gettoni ${of(owner)} valgono ${points(n)}.`,
    },
    berlin: {
      visits: ({ colour, sight, high, low }) =>
        `Il turista ${colour} visita ${sight}: ${high} alla maggioranza, ${low} al secondo posto.`,
      took: ({ owner, colour, count }) =>
        `${subject(owner)} prende ${count} ${plural(count, { one: `carta ${feminine(colour)}`, other: `carte ${feminines(colour)}` })}.`,
      won: ({ owner, sight, points: n }) => `${subject(owner)} riceve ${points(n)} per ${sight}.`,
    },
  },

  refusals: {
    byRule: {
      B1: 'Nella stazione centrale non si posano tessere.',
      B8: 'Non si gioca in questo numero di giocatori.',
      B9: 'Chi inizia deve essere in partita.',
      B10: 'Non è il momento di farlo.',
      B11: 'Passa solo chi non ha tessere, quando non ne restano da pescare.',
      B12: 'Una tessera va in una casella libera, al bordo o accanto a un’altra tessera.',
      B13: 'Una tessera si posa come dice la freccia.',
      B14: 'Nascerebbe una linea di una sola tessera, e la tessera può stare altrove.',
      B19: 'La partita è finita: tutte le tessere sono posate.',
      C1: 'Queste cose non si giocano insieme.',
      V2: 'In mano si hanno una, due o tre tessere.',
      V3: 'Qui le linee non sono dei giocatori, perciò le posizioni si possono condividere.',
      M3: 'Nessuno ha piazzato nulla per due giri: prima servono una tessera o un segnalino.',
      M4: 'Una compagnia ha raggiunto 25: gli scambi sono finiti.',
      M9: 'Questo segnalino non è disponibile.',
      M10: 'Questa azione è esposta per un segnalino.',
      M11: 'La linea da questa banchina è già presa, o finirebbe subito.',
      M17: 'Va prolungata una linea del colore scoperto.',
      M18: 'Si può solo tenere o rifiutare.',
      P2: 'Questo turista non può andare lì.',
      T2: 'Questo turista è già piazzato.',
    },
    taken: ({ cell }) => `In ${cell} c’è già una tessera.`,
    notBeside: ({ cell }) => `${cell} non è al bordo né accanto a una tessera.`,
    notTouching: ({ cell }) => `${cell} non è al bordo né tocca una tessera.`,
    platformLine: ({ platform }) => `La linea dalla ${platform} finirebbe con questa sola tessera.`,
    extend: ({ colour, cells }) => `Va prolungata una linea ${feminine(colour)}: in ${cells}.`,
    oneCity: ({ cities }) => `Una città alla volta: ${cities}.`,
    alone: ({ module }) => `${module}: si gioca senza altri moduli.`,
    centre: 'I binari centrali coprono le banchine che servono alle stazioni centrali.',
    handFixed: ({ module }) => `Il numero di tessere in mano è fisso: ${module}.`,
    players: ({ min, max }) => `Si gioca da ${min} a ${max} giocatori.`,
    playerAlone: 'Si gioca in solitario.',
    exclusive: ({ module }) => `Non con ${module}: lì le linee non sono dei giocatori.`,
    noSide: 'Niente di ciò che si gioca ha varianti tra cui scegliere.',
  },

  prompts: {
    layOrDraw: 'Posa una tessera o pescane una.',
    lay: 'Posa una tessera.',
    layDrawn: 'Posa la tessera che hai pescato.',
    draw: 'Pesca una tessera.',
    pass: 'Non hai più tessere: passa.',
    extend: ({ colour }) => `Prolunga una linea ${feminine(colour)}.`,
    exchange: 'Puoi invece scambiare un’azione.',
    token: 'Puoi invece piazzare un segnalino.',
    placeTourist: ({ colour }) => `Scegli dove va il turista ${colour}.`,
    placeTourists: 'Scegli dove vanno i turisti di questa casella.',
    stand: ({ sight }) => `Scegli il turista per ${sight}.`,
    keepOrRefuse: 'Tieni la dddd, o rifiutala per un’altra.',
    decide: 'Decidi.',
    waiting: ({ name }) => `Tocca a ${name}.`,
    chance: 'Decide il caso.',
    over: 'La partita è finita.',
  },

  choices: {
    lay: ({ tile, cell }) => `Posa ${tile} in ${cell}`,
    draw: 'Pesca una tessera',
    pass: 'Passa',
    exchangeOpen: ({ given, taken }) => `Scambia il ${given} con il ${taken}, scoperto`,
    exchangeHidden: ({ given, percent }) => `Scambia il ${given} con un’azione ignota del ${percent}%`,
    token: ({ colour, platform }) => `Piazza il segnalino ${colour} sulla ${platform}`,
    tokenFor: ({ colour, platform, share }) =>
      `Mostra il ${share} e piazza il segnalino ${colour} sulla ${platform}`,
    field: ({ colour, sight, field }) =>
      `Manda il turista ${colour} nello spazio ${field} della tua fila (${sight})`,
    beside: ({ colour, cell }) => `Metti il turista ${colour} accanto a quelli in ${cell}`,
    stand: ({ colour, sight }) => `Piazza il turista ${colour} presso ${sight}`,
    keep: 'Tieni la dddd',
    refuse: 'Rifiuta la dddd e prendine un’altra',
  },

  labels: {
    board: 'Tabellone',
    otherMoves: 'Altre mosse',
    hand: 'La tua mano',
    pile: ({ count }) => `${tiles(count)} nella pila`,
    rotate: 'Ruota',
    draw: 'Pesca',
    pass: 'Passa',
    lay: 'Posa',
    cancel: 'Annulla',
    decide: 'Decidi',
  },

  effects: {
    brings: ({ owner, points: n }) => `varrebbe ${points(n)} per ${the(owner)}`,
    finishes: ({ owner, from, points: n }) => `completa la linea ${of(owner)} dalla ${from}: ${points(n)}`,
    finishesDoubled: ({ owner, from, length, points: n }) =>
      `completa al centro la linea ${of(owner)} dalla ${from}: ${length} × 2 = ${points(n)}`,
    bringsYou: ({ points: n }) => `ti darebbe ${points(n)}`,
    finishesYours: ({ from, points: n }) => `completa la tua linea dalla ${from}: ${points(n)}`,
    finishesYoursDoubled: ({ from, length, points: n }) =>
      `completa al centro la tua linea dalla ${from}: ${length} × 2 = ${points(n)}`,
    lengthensYours: ({ from, before, after }) =>
      `allunga la tua linea dalla ${from}: da ${before} a ${after}`,
    finishesNobodys: ({ from }) => `completa la linea dalla ${from}, che non è di nessuno`,
    lengthens: ({ owner, from, before, after }) =>
      `allunga la linea ${of(owner)} dalla ${from}: da ${before} a ${after}`,
    asks: 'lascia qualcosa da decidere',
    nothing: 'nessuna linea cambia',
    sentence: ({ choice, effects }) => `${choice}: ${effects}.`,
    plain: ({ choice }) => `${choice}.`,
  },

  board: {
    names:
      'Le colonne vanno da A a H da sinistra, le righe da 1 a 8 dall’alto. Le stazioni si contano in tondo, dall’alto a destra.',
    laid: ({ laid, pile }) => `${tiles(laid)} sul tabellone, ${tiles(pile)} nella pila.`,
    row: ({ row, cells }) => `Riga ${row}: ${cells}.`,
    emptyRow: ({ row }) => `Riga ${row}: nessuna tessera.`,
    tileOn: ({ tile, cell }) => `${tile} in ${cell}`,
    free: ({ cells }) => `Puoi posare in: ${cells}.`,
    freeFor: ({ tile, cells }) => `${tile} si può posare in: ${cells}.`,
  },
  cell: {
    centre: ({ cell }) => `${cell} fa parte della stazione centrale.`,
    empty: ({ cell }) => `${cell} è vuota.`,
    tile: ({ cell, tile }) => `In ${cell} c’è ${tile}.`,
    enters: ({ owner, from, side }) => `La linea ${of(owner)} dalla ${from} vi entrerebbe ${side}.`,
    crosses: ({ owner, from, side, exit }) =>
      `La linea ${of(owner)} dalla ${from} l’attraversa ${side} ${exit}.`,
    tourist: ({ colour }) => `C’è un turista ${colour}.`,
    sight: ({ sight }) => `È l’attrazione ${sight}.`,
  },
  line: {
    of: ({ from, owner }) => `La linea dalla ${from} è ${of(owner)}.`,
    ofNobody: ({ from }) => `La linea dalla ${from} non è di nessuno.`,
    none: ({ from }) => `Dalla ${from} non parte nessuna linea.`,
    noTile: 'Non ha ancora tessere.',
    length: ({ length }) => `Per ora la sua lunghezza è ${length}.`,
    path: ({ crossings }) => `Il suo percorso: ${crossings}.`,
    crossing: ({ cell, side, exit }) => `${cell} ${side} ${exit}`,
    next: ({ cell, side }) => `Ora entrerebbe in ${cell} ${side}.`,
    ended: ({ to, length }) => `È terminata alla ${to} con lunghezza ${length}.`,
    doubled: ({ to, length }) => `È terminata alla ${to} con lunghezza ${length}, che vale doppio.`,
  },
  tile: {
    is: ({ tile, tracks }) => `${tile}: ${tracks}.`,
    track: ({ side, exit }) => `${side} ${exit}`,
  },
  hand: {
    holds: ({ tiles: names }) => `Hai in mano ${names}.`,
    drew: ({ tile }) => `Hai pescato ${tile} e devi posarla.`,
    empty: 'Non hai tessere in mano.',
    none: 'Stai solo guardando.',
  },
  scores: {
    seat: ({ name, points: n }) => `${name}: ${points(n)}.`,
    company: ({ owner, points: n }) => `${owner}: profitto ${n}.`,
  },

  sources: {
    lines: 'Linee',
    doubled: 'Raddoppi al centro',
    exclusive: 'Posizioni saltate',
    companies: 'Azioni',
    majority: 'Maggioranze di azioni',
    solo: 'La compagnia più povera',
    paris: 'Attrazioni di Parigi',
    stockholm: 'Attrazioni di Stoccolma',
    london: 'Taxi di Londra',
    'new-york': 'Turisti di New York',
    'st-petersburg': 'Gettoni di San Pietroburgo',
    berlin: 'Maggioranze di Berlino',
  },
};

export default it;
