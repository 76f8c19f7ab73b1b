import { plural } from '../../../i18n/dictionary.svelte.ts';

const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
const SIDES = ['north', 'east', 'south', 'west'] as const;
const TURNED = ['as drawn', 'turned a quarter', 'turned a half', 'turned three quarters'] as const;
const ENDS = { west: 'western', east: 'eastern' } as const;

const points = (n: number): string => `${n} ${plural(n, { one: 'point', other: 'points' })}`;
const sections = (n: number): string => `${n} ${plural(n, { one: 'section', other: 'sections' })}`;
const transfers = (n: number): string =>
  n === 0 ? 'no transfer' : `${n} ${plural(n, { one: 'transfer', other: 'transfers' })}`;
const lineName = (line: number): string => `line ${line} (${COLOURS[line - 1]})`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
/** The point of a line, 1–4, or an (M): 5 in the west, 6 in the east. */
const point = (number: number): string =>
  number <= 4 ? `the point of line ${number}` : number === 5 ? '(M) in the west' : '(M) in the east';

/** Where a line starts, and the points where it may end. */
interface Way {
  readonly from: 'west' | 'east';
  readonly a: number;
  readonly b: number;
  readonly to: 'west' | 'east';
}

const en = {
  title: ({ target }: { target: number }) => `Correspondances to ${target}`,

  presets: {
    match: { title: 'Match', about: 'The first to 10 points, over as many rounds as it takes.' },
    short: { title: 'Short match', about: 'The first to 5 points: often two or three rounds.' },
  },
  setup: {
    target: 'Points that win',
    targetChoice: ({ target }: { target: number }) => points(target),
    targetAbout: ({ target }: { target: number }): string =>
      target >= 10 ? 'About four rounds.' : 'About two rounds.',
    rotate: 'Who begins the rounds',
    same: 'Always the same player',
    sameAbout: 'As the rulebook says: the youngest begins every round.',
    next: 'Each in turn',
    nextAbout: 'The next player begins the next round. Beginning is a slight handicap, and this shares it.',
    refusals: {
      players: 'Correspondances is for two to four players.',
      first: 'The player who begins must be one of those who play.',
      target: 'The points that win must be a whole number from 1 to 50.',
      options: 'These options are none of Correspondances.',
    },
  },

  /** What seats are called by their colour; lines are secret, so these are none of the lines' colours. */
  seatColours: ['purple', 'orange', 'brown', 'grey'],
  lineName: ({ line }: { line: number }) => lineName(line),
  kinds: { cross: 'Cross', bridge: 'Bridge', link: 'Link', curves: 'Curves' },
  kindAbout: {
    cross: 'two lines cross, with an interchange',
    bridge: 'two lines cross, without an interchange',
    link: 'two lines bend and meet at an interchange',
    curves: 'two lines bend apart',
  },
  tile: ({ kind, a, b }: { kind: 'cross' | 'bridge' | 'link' | 'curves'; a: number; b: number }) =>
    `${kind} ${a}–${b}`,
  straight: ({ line }: { line: number }) => `straight of line ${line}`,
  endTile: ({ end }: { end: 'west' | 'east' }) => `${ENDS[end]} end`,

  told: {
    round: ({ round, order, name }: { round: number; order: readonly number[]; name: string }) =>
      `Round ${round}: the straights lie in the order ${order.join(', ')}. ${name} begins.`,
    dealt: ({ name }: { name: string }) => `${name} draws a line.`,
    dealtLine: ({ name, line }: { name: string; line: number }) => `${name} draws ${lineName(line)}.`,
    aside: ({ name, tile }: { name: string; tile: string }) =>
      `${name} finds no place for ${tile}: it is set aside.`,
    placed: ({ name, tile, cell }: { name: string; tile: string; cell: string }) =>
      `${name} places ${tile} on ${cell}.`,
    journey: ({
      name,
      line,
      arrival,
      changes,
      gain,
    }: {
      name: string;
      line: number;
      arrival: number;
      changes: number;
      gain: number;
    }) =>
      `${name}, on ${lineName(line)}, reaches ${point(arrival)} with ${transfers(changes)}: ${points(gain)}.`,
    portion: ({ name, line, length, gain }: { name: string; line: number; length: number; gain: number }) =>
      `${name} has the longest portion, ${sections(length)} of ${lineName(line)}: ${points(gain)}.`,
    scored: ({ round, seats }: { round: number; seats: readonly string[] }) =>
      `Round ${round} is over. ${seats.join(' ')}`,
    seat: ({ name, line, gain, total }: { name: string; line: number; gain: number; total: number }) =>
      `${name} had ${lineName(line)}: ${points(gain)}, ${total} in all.`,
    over: ({ name, scores }: { name: string; scores: readonly string[] }) =>
      `${name} wins the match: ${list(scores)}.`,
    score: ({ name, total }: { name: string; total: number }) => `${name} ${total}`,
  },

  sources: { journeys: 'Journeys', portions: 'Longest portions' },

  board: {
    label: 'The table: sections, straights and ends. Arrow keys move, R turns the section, Enter places it.',
    fit: 'Show everything',
    closer: 'Closer',
    farther: 'Farther',
    lines: 'Lines',
    traceLine: ({ line, length }: { line: number; length: number }) =>
      `Show ${lineName(line)}: ${sections(length)} from its departure`,
    /** At the end of a line that is lit. */
    length: ({ length }: { length: number }) => `${length}`,
    growth: ({ before, after }: { before: number; after: number }) => `${before} → ${after}`,
    /** A journey with so many transfers. */
    journey: ({ changes }: { changes: number }) => `⇄ ${changes}`,
    gain: ({ gain }: { gain: number }) => `+${gain}`,
    expected: ({ points: value }: { points: string }) => `≈ ${value}`,
    way: ({ way, ways }: { way: number; ways: number }) => `${way}/${ways}`,
    cell: ({ cell, what }: { cell: string; what: string }) => `${cell}: ${what}`,
    empty: 'empty, beside no tile',
    open: 'empty',
    openWants: ({ wants }: { wants: string }) => `empty, wants ${wants}`,
    fits: ({ wants, ways }: { wants: string; ways: number }) =>
      `free, wants ${wants}; your section fits in ${ways} ${plural(ways, { one: 'way', other: 'ways' })}`,
    fitsFreely: ({ ways }: { ways: number }) =>
      `free; your section fits in ${ways} ${plural(ways, { one: 'way', other: 'ways' })}`,
    want: ({ line, side }: { line: number; side: number }) => `line ${line} in the ${SIDES[side]}`,
    wants: ({ wants }: { wants: readonly string[] }) => list(wants),
    section: ({ tile, tracks }: { tile: string; tracks: string }) => `${tile}, ${tracks}`,
    track: ({ line, from, to }: { line: number; from: number; to: number }) =>
      `line ${line} ${SIDES[from]}–${SIDES[to]}`,
    tracks: ({ tracks }: { tracks: readonly string[] }) => list(tracks),
    westEnd: 'western end: line 2 departs north, line 3 south, (M) is in the west',
    eastEnd: 'eastern end: line 1 departs north, line 4 south, (M) is in the east',
    coach: ({ cell, rank, points: value }: { cell: string; rank: number; points: string }) =>
      `${cell}; the coach's choice ${rank}, about ${value} points`,
  },

  refusal: {
    taken: 'A tile lies there already, and tiles are not moved.',
    alone: 'There it would touch no other tile.',
    misfit: ({ wants }: { wants: string }) => `Lines must join: this cell wants ${wants}.`,
    never: ({ wants }: { wants: string }) =>
      `This section fits here in no way: lines must join, and the cell wants ${wants}.`,
  },

  hand: {
    place: 'Place this section',
    placeHint: 'Choose a cell, or drag the section there.',
    waits: ({ name }: { name: string }) => `${name} places this section`,
    thinks: ({ name }: { name: string }) => `${name} thinks about this section`,
    between: 'A section is drawn …',
    over: ({ name }: { name: string }) => `${name} has won the match`,
    section: ({ tile }: { tile: string }) => `Your section: ${tile}. Press to turn it, drag it to the table.`,
    othersSection: ({ tile }: { tile: string }) => `The section drawn: ${tile}`,
    noSection: 'No section is drawn.',
    rotate: 'Turn',
    lay: 'Place',
    cancel: 'Cancel',
    pile: ({ pile }: { pile: number }) => `${sections(pile)} left`,
    pileShort: ({ pile }: { pile: number }) => `${pile} left`,
    ownLine: ({ line }: { line: number }) => `Your secret line: ${COLOURS[line - 1]}`,
    hidden: 'Lines are secret',
    way: ({ from, a, b, to }: Way) => `from the ${from} end to ${a}, ${b} or M in the ${to}`,
    showOwn: 'Show my line',
  },

  effect: {
    journey: ({ changes, gain, arrival }: { changes: number; gain: number; arrival: number }) =>
      `Completes your journey to ${point(arrival)} with ${transfers(changes)}: ${points(gain)}.`,
    own: ({ before, after }: { before: number; after: number }) => `Your portion ${before} → ${after}.`,
    leads: 'It is the longest on the table.',
    portion: ({ line, before, after }: { line: number; before: number; after: number }) =>
      `Line ${line}: ${before} → ${after}.`,
    ends: ({ line }: { line: number }) => `Line ${line} arrives: the round ends.`,
    mayEnd: ({ line }: { line: number }) => `Line ${line} arrives: the round ends if somebody holds it.`,
    also: ({ line }: { line: number }) => `Line ${line} arrives too.`,
    mayAlso: ({ line }: { line: number }) => `Line ${line} arrives too, which counts if somebody holds it.`,
    last: 'It is the last section: the round ends.',
    nothing: 'No portion changes.',
  },

  summary: {
    title: ({ round }: { round: number }) => `Round ${round} is over`,
    byJourney: 'A journey is complete. All lines are shown.',
    byExhaustion: 'No section is left to draw. All lines are shown.',
    arrives: ({ changes, arrival }: { changes: number; arrival: number }) =>
      `${transfers(changes)}, to ${arrival <= 4 ? arrival : '(M)'}`,
    stays: 'did not arrive',
    portion: ({ length }: { length: number }) => `portion ${length}`,
    longest: ({ length }: { length: number }) => `longest portion ${length}: +1`,
    gain: ({ gain }: { gain: number }) => `+${gain}`,
    total: ({ total, target }: { total: number; target: number }) => `${total} of ${target}`,
    unheld: ({ lines }: { lines: readonly number[] }) =>
      `Nobody had ${list(lines.map((line) => lineName(line)))}.`,
    wins: ({ name }: { name: string }) => `${name} wins the match.`,
    show: ({ name }: { name: string }) => `Show the line of ${name}`,
    go: 'Continue',
    close: 'Close',
  },

  panels: {
    totals: 'Points',
    tiles: 'Sections left',
    round: 'Round',
    total: 'Total',
    target: ({ target }: { target: number }) => `The first to ${points(target)} wins.`,
    noRound: 'No round is scored yet.',
    inRound: ({ gain, line }: { gain: number; line: number }) => `${points(gain)} with ${lineName(line)}`,
    left: ({ left }: { left: number }) => `Still to come: ${sections(left)}.`,
    copies: ({ tile, left }: { tile: string; left: number }) => `${tile}: ${left} left`,
    aside: ({ tiles }: { tiles: readonly string[] }) => `Set aside, as they had no place: ${list(tiles)}.`,
  },

  text: {
    round: ({ round }: { round: number }) => `Round ${round}.`,
    scores: ({ scores, target }: { scores: readonly string[]; target: number }) =>
      `Points: ${list(scores)}; ${target} win.`,
    row: ({ order }: { order: readonly number[] }) =>
      `From west to east: the western end on e0s0, the straights of lines ${list(order.map(String))}, the eastern end on e5s0.`,
    own: ({
      line,
      cell,
      a,
      b,
      end,
      length,
    }: {
      line: number;
      cell: string;
      a: number;
      b: number;
      end: 'west' | 'east';
      length: number;
    }) =>
      `You hold ${lineName(line)}. It starts on ${cell} and must reach the point of line ${a}, the point of line ${b} or (M) in the ${end}. Its portion has ${sections(length)}.`,
    portions: ({ portions }: { portions: readonly string[] }) => `Portions: ${list(portions)}.`,
    portion: ({ line, length }: { line: number; length: number }) => `line ${line}: ${length}`,
    sections: ({ row, tiles }: { row: string; tiles: readonly string[] }) =>
      `Row ${row}: ${tiles.join('; ')}.`,
    noSections: 'No section lies on the table yet.',
    drawn: ({ name, tile, pile }: { name: string; tile: string; pile: number }) =>
      `${name} is to place ${tile}. ${sections(pile)} left to draw.`,
    start: ({ line, cell }: { line: number; cell: string }) => `${lineName(line)} departs into ${cell}.`,
    notStarted: 'No tile lies there yet.',
    crossing: ({ cell, tile, from, to }: { cell: string; tile: string; from: number; to: number }) =>
      `${cell}: ${tile}, from ${SIDES[from]} to ${SIDES[to]}.`,
    openEnd: ({ cell, length }: { cell: string; length: number }) =>
      `It ends open before ${cell}, after ${sections(length)}.`,
    closedEnd: ({ length }: { length: number }) => `It ends at an end tile, after ${sections(length)}.`,
    arrives: ({ arrival, changes }: { arrival: number; changes: number }) =>
      `Its journey is complete: ${point(arrival)} with ${transfers(changes)}.`,
    noJourney: 'Its journey is not complete.',
    move: ({ cell, turned, tracks }: { cell: string; turned: number; tracks: string }) =>
      `${cell}, ${TURNED[turned]}: ${tracks}.`,
  },
};
export default en;
export type CorrespondancesWords = typeof en;
