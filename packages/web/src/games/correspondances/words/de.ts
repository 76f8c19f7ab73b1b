import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { CorrespondancesWords } from './en.ts';

const COLOURS = ['Rot', 'Blau', 'Gelb', 'Grün'];
const SIDES = ['Norden', 'Osten', 'Süden', 'Westen'];
const SIDES_SHORT = ['Nord', 'Ost', 'Süd', 'West'];
const TURNED = ['wie gezogen', 'eine Vierteldrehung', 'eine halbe Drehung', 'eine Dreivierteldrehung'];
const ENDS = { west: 'Westen', east: 'Osten' };
const END_TILES = { west: 'Westende', east: 'Ostende' };
const KINDS = { cross: 'Kreuzung', bridge: 'Brücke', link: 'Anschluss', curves: 'Kurven' };

const points = (n: number): string => `${n} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`;
const sections = (n: number): string => `${n} ${plural(n, { one: 'Abschnitt', other: 'Abschnitte' })}`;
const transfers = (n: number): string =>
  n === 0 ? 'kein Umstieg' : `${n} ${plural(n, { one: 'Umstieg', other: 'Umstiege' })}`;
const withTransfers = (n: number): string =>
  n === 0 ? 'ohne Umstieg' : `mit ${n} ${plural(n, { one: 'Umstieg', other: 'Umstiegen' })}`;
const ways = (n: number): string => `auf ${n} ${plural(n, { one: 'Art', other: 'Arten' })}`;
const lineName = (line: number): string => `Linie ${line} (${COLOURS[line - 1]})`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(items);
/** The point of a line, 1–4, or an (M): 5 in the west, 6 in the east. Without an article it fits in any case. */
const point = (number: number): string =>
  number <= 4 ? `Haltepunkt ${number}` : number === 5 ? '(M) im Westen' : '(M) im Osten';

const de: CorrespondancesWords = {
  title: ({ target }) => `Correspondances bis ${target}`,

  presets: {
    match: { title: 'Partie', about: 'Wer zuerst 10 Punkte hat, gewinnt, egal nach wie vielen Runden.' },
    short: { title: 'Kurze Partie', about: 'Wer zuerst 5 Punkte hat, gewinnt: oft nach zwei, drei Runden.' },
  },
  setup: {
    target: 'Punkte zum Sieg',
    targetChoice: ({ target }) => points(target),
    targetAbout: ({ target }) => (target >= 10 ? 'Etwa vier Runden.' : 'Etwa zwei Runden.'),
    rotate: 'Wer die Runden beginnt',
    same: 'Immer derselbe Platz',
    sameAbout: 'Wie in der Spielregel: Wer am jüngsten ist, beginnt jede Runde.',
    next: 'Reihum',
    nextAbout:
      'Die nächste Runde beginnt der nächste Platz. Beginnen ist ein kleiner Nachteil, und so trifft er alle.',
    refusals: {
      players: 'Correspondances ist für zwei bis vier Personen.',
      first: 'Beginnen kann nur, wer mitspielt.',
      target: 'Die Punkte zum Sieg müssen eine ganze Zahl von 1 bis 50 sein.',
      options: 'Solche Optionen hat Correspondances nicht.',
    },
  },

  seatColours: ['Violett', 'Orange', 'Braun', 'Grau'],
  lineName: ({ line }) => lineName(line),
  kinds: KINDS,
  kindAbout: {
    cross: 'zwei Linien kreuzen sich, mit Ring zum Umsteigen',
    bridge: 'zwei Linien kreuzen sich, ohne Ring',
    link: 'zwei Kurven treffen sich in einem Ring zum Umsteigen',
    curves: 'zwei getrennte Kurven',
  },
  tile: ({ kind, a, b }) => `${KINDS[kind]} ${a}–${b}`,
  straight: ({ line }) => `Gerade der Linie ${line}`,
  endTile: ({ end }) => END_TILES[end],

  told: {
    round: ({ round, order, name }) =>
      `Runde ${round}: Die Geraden liegen in der Reihenfolge ${order.join(', ')}. ${name} beginnt.`,
    dealt: ({ name }) => `${name} zieht eine Linie.`,
    dealtLine: ({ name, line }) => `${name} zieht ${lineName(line)}.`,
    aside: ({ name, tile }) => `${name} findet keinen Platz für ${tile}: Der Abschnitt kommt beiseite.`,
    placed: ({ name, tile, cell }) => `${name} legt ${tile} auf ${cell}.`,
    journey: ({ name, line, arrival, changes, gain }) =>
      `${name} erreicht mit ${lineName(line)} ${point(arrival)}, ${withTransfers(changes)}: ${points(gain)}.`,
    portion: ({ name, line, length, gain }) =>
      `${name} hat die längste Strecke, ${sections(length)} von ${lineName(line)}: ${points(gain)}.`,
    scored: ({ round, seats }) => `Runde ${round} ist vorbei. ${seats.join(' ')}`,
    seat: ({ name, line, gain, total }) =>
      `${name} hatte ${lineName(line)}: ${points(gain)}, insgesamt ${total}.`,
    over: ({ name, scores }) => `${name} gewinnt die Partie: ${list(scores)}.`,
    score: ({ name, total }) => `${name} ${total}`,
  },

  sources: { journeys: 'Fahrten', portions: 'Längste Strecken' },

  board: {
    label:
      'Der Tisch: Abschnitte, Geraden und Enden. Pfeiltasten bewegen, R dreht den Abschnitt, die Eingabetaste legt ihn.',
    fit: 'Alles zeigen',
    closer: 'Näher',
    farther: 'Weiter weg',
    lines: 'Linien',
    traceLine: ({ line, length }) => `${lineName(line)} zeigen: ${sections(length)} ab der Abfahrt`,
    length: ({ length }) => `${length}`,
    growth: ({ before, after }) => `${before} → ${after}`,
    journey: ({ changes }) => transfers(changes),
    gain: ({ gain }) => `+${gain}`,
    expected: ({ points: value }) => `≈ ${value}`,
    way: ({ way, ways: all }) => `${way}/${all}`,
    cell: ({ cell, what }) => `${cell}: ${what}`,
    empty: 'leer, neben keinem Plättchen',
    open: 'leer',
    openWants: ({ wants }) => `leer, verlangt ${wants}`,
    fits: ({ wants, ways: n }) => `frei, verlangt ${wants}; dein Abschnitt passt ${ways(n)}`,
    fitsFreely: ({ ways: n }) => `frei; dein Abschnitt passt ${ways(n)}`,
    want: ({ line, side }) => `Linie ${line} im ${SIDES[side]}`,
    wants: ({ wants }) => list(wants),
    section: ({ tile, tracks }) => `${tile}, ${tracks}`,
    track: ({ line, from, to }) => `Linie ${line} ${SIDES_SHORT[from]}–${SIDES_SHORT[to]}`,
    tracks: ({ tracks }) => list(tracks),
    westEnd: 'Westende: Linie 2 fährt nach Norden ab, Linie 3 nach Süden, (M) liegt im Westen',
    eastEnd: 'Ostende: Linie 1 fährt nach Norden ab, Linie 4 nach Süden, (M) liegt im Osten',
    coach: ({ cell, rank, points: value }) => `${cell}; Wahl ${rank} des Coachs, etwa ${value} Punkte`,
  },

  refusal: {
    taken: 'Dort liegt schon ein Plättchen, und Plättchen werden nicht verschoben.',
    alone: 'Dort würde der Abschnitt kein Plättchen berühren.',
    misfit: ({ wants }) => `Linien müssen zusammenpassen: Dieses Feld verlangt ${wants}.`,
    never: ({ wants }) =>
      `Dieser Abschnitt passt hier nie: Linien müssen zusammenpassen, und das Feld verlangt ${wants}.`,
  },

  hand: {
    place: 'Leg diesen Abschnitt',
    placeHint: 'Wähle ein Feld oder zieh den Abschnitt dorthin.',
    waits: ({ name }) => `${name} legt diesen Abschnitt`,
    thinks: ({ name }) => `${name} denkt über diesen Abschnitt nach`,
    between: 'Ein Abschnitt wird gezogen …',
    over: ({ name }) => `${name} hat die Partie gewonnen`,
    section: ({ tile }) => `Dein Abschnitt: ${tile}. Drücken dreht ihn, Ziehen bringt ihn auf den Tisch.`,
    othersSection: ({ tile }) => `Der gezogene Abschnitt: ${tile}`,
    noSection: 'Kein Abschnitt ist gezogen.',
    rotate: 'Drehen',
    lay: 'Legen',
    cancel: 'Abbrechen',
    pile: ({ pile }) => `noch ${sections(pile)}`,
    pileShort: ({ pile }) => `noch ${pile}`,
    ownLine: ({ line }) => `Deine geheime Linie: ${COLOURS[line - 1]}`,
    hidden: 'Linien sind geheim',
    way: ({ from, a, b, to }) => `vom ${END_TILES[from]} zu ${a}, ${b} oder M im ${ENDS[to]}`,
    showOwn: 'Meine Linie zeigen',
  },

  effect: {
    journey: ({ changes, gain, arrival }) =>
      `Vollendet deine Fahrt nach ${point(arrival)} ${withTransfers(changes)}: ${points(gain)}.`,
    own: ({ before, after }) => `Deine Strecke ${before} → ${after}.`,
    leads: 'Es ist die längste auf dem Tisch.',
    portion: ({ line, before, after }) => `Linie ${line}: ${before} → ${after}.`,
    ends: ({ line }) => `Linie ${line} kommt an: Die Runde endet.`,
    mayEnd: ({ line }) => `Linie ${line} kommt an: Die Runde endet, falls jemand sie hält.`,
    also: ({ line }) => `Auch Linie ${line} kommt an.`,
    mayAlso: ({ line }) => `Auch Linie ${line} kommt an; das zählt, falls jemand sie hält.`,
    last: 'Es ist der letzte Abschnitt: Die Runde endet.',
    nothing: 'Keine Strecke ändert sich.',
  },

  summary: {
    title: ({ round }) => `Runde ${round} ist vorbei`,
    byJourney: 'Eine Fahrt ist vollständig. Alle Linien werden gezeigt.',
    byExhaustion: 'Es gibt keinen Abschnitt mehr zu ziehen. Alle Linien werden gezeigt.',
    arrives: ({ changes, arrival }) => `${withTransfers(changes)} nach ${point(arrival)}`,
    stays: 'nicht angekommen',
    portion: ({ length }) => `Strecke ${length}`,
    longest: ({ length }) => `längste Strecke ${length}: +1`,
    gain: ({ gain }) => `+${gain}`,
    total: ({ total, target }) => `${total} von ${target}`,
    unheld: ({ lines }) => `Niemand hatte ${list(lines.map((line) => lineName(line)))}.`,
    wins: ({ name }) => `${name} gewinnt die Partie.`,
    show: ({ name }) => `Die Linie von ${name} zeigen`,
    go: 'Weiter',
    close: 'Schließen',
  },

  panels: {
    totals: 'Punkte',
    tiles: 'Übrige Abschnitte',
    round: 'Runde',
    total: 'Summe',
    target: ({ target }) => `Wer zuerst ${points(target)} hat, gewinnt.`,
    noRound: 'Noch ist keine Runde gewertet.',
    inRound: ({ gain, line }) => `${points(gain)} mit ${lineName(line)}`,
    left: ({ left }) =>
      plural(left, { one: 'Es kommt noch 1 Abschnitt.', other: `Es kommen noch ${left} Abschnitte.` }),
    copies: ({ tile, left }) => `${tile}: noch ${left}`,
    aside: ({ tiles }) => `Beiseitegelegt, weil kein Platz war: ${list(tiles)}.`,
  },

  text: {
    round: ({ round }) => `Runde ${round}.`,
    scores: ({ scores, target }) => `Punkte: ${list(scores)}; ${target} gewinnen.`,
    row: ({ order }) =>
      `Von Westen nach Osten: das Westende auf e0s0, die Geraden der Linien ${list(order.map(String))}, das Ostende auf e5s0.`,
    own: ({ line, cell, a, b, end, length }) =>
      `Du hältst ${lineName(line)}. Sie beginnt auf ${cell} und muss Haltepunkt ${a}, Haltepunkt ${b} oder (M) im ${ENDS[end]} erreichen. Ihre Strecke hat ${sections(length)}.`,
    portions: ({ portions }) => `Strecken: ${list(portions)}.`,
    portion: ({ line, length }) => `Linie ${line} mit ${length}`,
    sections: ({ row, tiles }) => `Zeile ${row}: ${tiles.join('; ')}.`,
    noSections: 'Noch liegt kein Abschnitt auf dem Tisch.',
    drawn: ({ name, tile, pile }) => `${name} hat ${tile} zu legen. Noch zu ziehen: ${sections(pile)}.`,
    start: ({ line, cell }) => `${lineName(line)} fährt nach ${cell} ab.`,
    notStarted: 'Dort liegt noch kein Plättchen.',
    crossing: ({ cell, tile, from, to }) => `${cell}: ${tile}, von ${SIDES[from]} nach ${SIDES[to]}.`,
    openEnd: ({ cell, length }) => `Vor ${cell} endet sie offen, Länge: ${sections(length)}.`,
    closedEnd: ({ length }) => `Sie endet an einem Endplättchen, Länge: ${sections(length)}.`,
    arrives: ({ arrival, changes }) =>
      `Ihre Fahrt ist vollständig: nach ${point(arrival)}, ${withTransfers(changes)}.`,
    noJourney: 'Ihre Fahrt ist nicht vollständig.',
    move: ({ cell, turned, tracks }) => `${cell}, ${TURNED[turned]}: ${tracks}.`,
  },
};
export default de;
