import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { CorrespondancesWords } from './en.ts';

/** Of lines, which are feminine. */
const COLOURS = ['rossa', 'blu', 'gialla', 'verde'];
const SIDES = ['nord', 'est', 'sud', 'ovest'];
const TURNED = ['come pescata', 'ruotata di un quarto', 'ruotata di mezzo giro', 'ruotata di tre quarti'];
const ENDS = { west: 'ovest', east: 'est' };
const KINDS = { cross: 'incrocio', bridge: 'ponte', link: 'raccordo', curves: 'curve' };

const points = (n: number): string => `${n} ${plural(n, { one: 'punto', other: 'punti' })}`;
const sections = (n: number): string => `${n} ${plural(n, { one: 'sezione', other: 'sezioni' })}`;
const ways = (n: number): string => `${n} ${plural(n, { one: 'modo', other: 'modi' })}`;
const transfers = (n: number): string =>
  n === 0 ? 'nessun cambio' : `${n} ${plural(n, { one: 'cambio', other: 'cambi' })}`;
const withTransfers = (n: number): string => (n === 0 ? 'senza cambi' : `con ${transfers(n)}`);
const lineName = (line: number): string => `linea ${line} (${COLOURS[line - 1]})`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('it', { type: 'conjunction' }).format(items);
/** The point of a line, 1–4, or an (M): 5 in the west, 6 in the east. */
const m = (number: number): string => (number === 5 ? '(M) ovest' : '(M) est');
const point = (number: number): string => (number <= 4 ? `il punto della linea ${number}` : m(number));
const toPoint = (number: number): string =>
  number <= 4 ? `al punto della linea ${number}` : `a ${m(number)}`;

const it: CorrespondancesWords = {
  title: ({ target }) => `Correspondances fino a ${target}`,

  presets: {
    match: { title: 'Partita', about: 'Vince chi arriva per primo a 10 punti, in quante manche servono.' },
    short: {
      title: 'Partita breve',
      about: 'Vince chi arriva per primo a 5 punti: spesso due o tre manche.',
    },
  },
  setup: {
    target: 'Punti per vincere',
    targetChoice: ({ target }) => points(target),
    targetAbout: ({ target }) => (target >= 10 ? 'Circa quattro manche.' : 'Circa due manche.'),
    rotate: 'Chi inizia le manche',
    same: 'Sempre la stessa persona',
    sameAbout: 'Come da regolamento: ogni manche inizia dalla persona più giovane.',
    next: 'Uno dopo l’altro',
    nextAbout: 'Il giocatore seguente inizia la manche seguente. Iniziare svantaggia un po’: così si divide.',
    refusals: {
      players: 'Correspondances è per due, tre o quattro giocatori.',
      first: 'Chi inizia deve essere in partita.',
      target: 'I punti per vincere devono essere un numero intero da 1 a 50.',
      options: 'Queste opzioni non sono di Correspondances.',
    },
  },

  seatColours: ['viola', 'arancione', 'marrone', 'grigio'],
  lineName: ({ line }) => lineName(line),
  kinds: { cross: 'Incrocio', bridge: 'Ponte', link: 'Raccordo', curves: 'Curve' },
  kindAbout: {
    cross: 'due linee si incrociano, con un anello',
    bridge: 'due linee si incrociano, senza anello',
    link: 'due linee curvano e si toccano in un anello',
    curves: 'due curve che restano separate',
  },
  tile: ({ kind, a, b }) => `${KINDS[kind]} ${a}–${b}`,
  straight: ({ line }) => `rettilineo della linea ${line}`,
  endTile: ({ end }) => `capolinea ${ENDS[end]}`,

  told: {
    round: ({ round, order, name }) =>
      `Manche ${round}: i rettilinei sono nell’ordine ${order.join(', ')}. Inizia ${name}.`,
    dealt: ({ name }) => `${name} pesca una linea.`,
    dealtLine: ({ name, line }) => `${name} pesca la ${lineName(line)}.`,
    aside: ({ name, tile }) => `${name} non trova posto per ${tile}: va da parte.`,
    placed: ({ name, tile, cell }) => `${name} posa ${tile} in ${cell}.`,
    journey: ({ name, line, arrival, changes, gain }) =>
      `${name}, sulla ${lineName(line)}, raggiunge ${point(arrival)} ${withTransfers(changes)}: ${points(gain)}.`,
    portion: ({ name, line, length, gain }) =>
      `${name} ha il tratto più lungo, ${sections(length)} della ${lineName(line)}: ${points(gain)}.`,
    scored: ({ round, seats }) => `La manche ${round} è finita. ${seats.join(' ')}`,
    seat: ({ name, line, gain, total }) =>
      `${name} aveva la ${lineName(line)}: ${points(gain)}, ${total} in tutto.`,
    over: ({ name, scores }) => `${name} vince la partita: ${list(scores)}.`,
    score: ({ name, total }) => `${name} ${total}`,
  },

  sources: { journeys: 'Viaggi', portions: 'Tratti più lunghi' },

  board: {
    label:
      'Il tavolo: sezioni, rettilinei e capolinea. Le frecce spostano, R ruota la sezione, Invio la posa.',
    fit: 'Mostra tutto',
    closer: 'Più vicino',
    farther: 'Più lontano',
    lines: 'Linee',
    traceLine: ({ line, length }) => `Mostra la ${lineName(line)}: ${sections(length)} dalla partenza`,
    length: ({ length }) => `${length}`,
    growth: ({ before, after }) => `${before} → ${after}`,
    journey: ({ changes }) => `⇄ ${changes}`,
    gain: ({ gain }) => `+${gain}`,
    expected: ({ points: value }) => `≈ ${value}`,
    way: ({ way, ways: all }) => `${way}/${all}`,
    cell: ({ cell, what }) => `${cell}: ${what}`,
    empty: 'vuota, senza tessere accanto',
    open: 'vuota',
    openWants: ({ wants }) => `vuota, richiede ${wants}`,
    fits: ({ wants, ways: n }) => `libera, richiede ${wants}; la tua sezione ci sta in ${ways(n)}`,
    fitsFreely: ({ ways: n }) => `libera; la tua sezione ci sta in ${ways(n)}`,
    want: ({ line, side }) => `linea ${line} a ${SIDES[side]}`,
    wants: ({ wants }) => list(wants),
    section: ({ tile, tracks }) => `${tile}, ${tracks}`,
    track: ({ line, from, to }) => `linea ${line} ${SIDES[from]}–${SIDES[to]}`,
    tracks: ({ tracks }) => list(tracks),
    westEnd: 'capolinea ovest: la linea 2 parte verso nord, la linea 3 verso sud, (M) è a ovest',
    eastEnd: 'capolinea est: la linea 1 parte verso nord, la linea 4 verso sud, (M) è a est',
    coach: ({ cell, rank, points: value }) => `${cell}; scelta ${rank} del coach, circa ${value} punti`,
  },

  refusal: {
    taken: 'Qui c’è già una tessera, e le tessere non si spostano.',
    alone: 'Lì non toccherebbe nessun’altra tessera.',
    misfit: ({ wants }) => `Le linee devono unirsi: questa casella richiede ${wants}.`,
    never: ({ wants }) =>
      `Qui questa sezione non sta in nessun modo: le linee devono unirsi, e la casella richiede ${wants}.`,
  },

  hand: {
    place: 'Posa questa sezione',
    placeHint: 'Scegli una casella, o trascinaci la sezione.',
    waits: ({ name }) => `${name} posa questa sezione`,
    thinks: ({ name }) => `${name} pensa a questa sezione`,
    between: 'Si pesca una sezione…',
    over: ({ name }) => `${name} vince la partita`,
    section: ({ tile }) => `La tua sezione: ${tile}. Premi per ruotarla, trascinala sul tavolo.`,
    othersSection: ({ tile }) => `La sezione pescata: ${tile}`,
    noSection: 'Nessuna sezione pescata.',
    rotate: 'Ruota',
    lay: 'Posa',
    cancel: 'Annulla',
    pile: ({ pile }) => `${sections(pile)} da pescare`,
    pileShort: ({ pile }) => `ancora ${pile}`,
    ownLine: ({ line }) => `La tua linea segreta: ${COLOURS[line - 1]}`,
    hidden: 'Le linee sono segrete',
    way: ({ from, a, b, to }) => `da ${ENDS[from]} fino a ${a}, ${b} o M a ${ENDS[to]}`,
    showOwn: 'Mostra la mia linea',
  },

  effect: {
    journey: ({ changes, gain, arrival }) =>
      `Completa il tuo viaggio fino ${toPoint(arrival)} ${withTransfers(changes)}: ${points(gain)}.`,
    own: ({ before, after }) => `Il tuo tratto: ${before} → ${after}.`,
    leads: 'È il più lungo sul tavolo.',
    portion: ({ line, before, after }) => `Linea ${line}: ${before} → ${after}.`,
    ends: ({ line }) => `La linea ${line} arriva: la manche finisce.`,
    mayEnd: ({ line }) => `La linea ${line} arriva: la manche finisce se qualcuno ce l’ha.`,
    also: ({ line }) => `Arriva anche la linea ${line}.`,
    mayAlso: ({ line }) => `Arriva anche la linea ${line}, che conta se qualcuno ce l’ha.`,
    last: 'È l’ultima sezione: la manche finisce.',
    nothing: 'Nessun tratto cambia.',
  },

  summary: {
    title: ({ round }) => `La manche ${round} è finita`,
    byJourney: 'Un viaggio è completo. Si mostrano tutte le linee.',
    byExhaustion: 'Non restano sezioni da pescare. Si mostrano tutte le linee.',
    arrives: ({ changes, arrival }) => `${transfers(changes)}, fino a ${arrival <= 4 ? arrival : '(M)'}`,
    stays: 'viaggio incompleto',
    portion: ({ length }) => `tratto ${length}`,
    longest: ({ length }) => `tratto più lungo ${length}: +1`,
    gain: ({ gain }) => `+${gain}`,
    total: ({ total, target }) => `${total} su ${target}`,
    unheld: ({ lines }) => `Nessuno aveva ${list(lines.map((line) => `la ${lineName(line)}`))}.`,
    wins: ({ name }) => `${name} vince la partita.`,
    show: ({ name }) => `Mostra la linea di ${name}`,
    go: 'Continua',
    close: 'Chiudi',
  },

  panels: {
    totals: 'Punti',
    tiles: 'Sezioni rimaste',
    round: 'Manche',
    total: 'Totale',
    target: ({ target }) => `Vince chi arriva per primo a ${points(target)}.`,
    noRound: 'Ancora nessuna manche conclusa.',
    inRound: ({ gain, line }) => `${points(gain)} con la ${lineName(line)}`,
    left: ({ left }) => `Ancora da pescare: ${sections(left)}.`,
    copies: ({ tile, left }) => `${tile}: ancora ${left}`,
    aside: ({ tiles }) => `Messe da parte, senza un posto: ${list(tiles)}.`,
  },

  text: {
    round: ({ round }) => `Manche ${round}.`,
    scores: ({ scores, target }) => `Punti: ${list(scores)}; si vince a ${target}.`,
    row: ({ order }) =>
      `Da ovest a est: il capolinea ovest in e0s0, i rettilinei delle linee ${list(order.map(String))}, il capolinea est in e5s0.`,
    own: ({ line, cell, a, b, end, length }) =>
      `Hai la ${lineName(line)}. Parte in ${cell} e deve raggiungere il punto della linea ${a}, il punto della linea ${b} o (M) ${ENDS[end]}. Il suo tratto ha ${sections(length)}.`,
    portions: ({ portions }) => `Tratti: ${list(portions)}.`,
    portion: ({ line, length }) => `linea ${line}: ${length}`,
    sections: ({ row, tiles }) => `Riga ${row}: ${tiles.join('; ')}.`,
    noSections: 'Sul tavolo non ci sono ancora sezioni.',
    drawn: ({ name, tile, pile }) => `${name} deve posare ${tile}. Ancora ${sections(pile)} da pescare.`,
    start: ({ line, cell }) => `La ${lineName(line)} parte verso ${cell}.`,
    notStarted: 'Lì non ci sono ancora tessere.',
    crossing: ({ cell, tile, from, to }) => `${cell}: ${tile}, da ${SIDES[from]} a ${SIDES[to]}.`,
    openEnd: ({ cell, length }) => `Resta aperta davanti a ${cell}, dopo ${sections(length)}.`,
    closedEnd: ({ length }) => `Finisce in un capolinea, dopo ${sections(length)}.`,
    arrives: ({ arrival, changes }) =>
      `Il suo viaggio è completo: fino ${toPoint(arrival)} ${withTransfers(changes)}.`,
    noJourney: 'Il suo viaggio non è completo.',
    move: ({ cell, turned, tracks }) => `${cell}, ${TURNED[turned]}: ${tracks}.`,
  },
};
export default it;
