/** Module 4, the solo game: eight companies, two open tiles, and a colour that says which line to extend (M16–M20). */
import { layout, open, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { bitCount, nthBit } from '../bits.ts';
import { highBit, lowBit, makeCell } from '../board.ts';
import { ask } from '../decision.ts';
import type { EventsOf } from '../event.ts';
import { newestTile, swapNewestTile } from '../hand.ts';
import { lineEnd } from '../line.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { STATIONS_OF_EIGHT } from '../stations.ts';
import { makeTile, parseTile, type TileName } from '../tile.ts';
import { parseColour } from '../tourists.ts';
import { type Cell, COLOURS, type Colour, type ColourName, ENTRIES, NOBODY, STATIONS } from '../types.ts';

/** M18: the tile that may be refused while fewer than this many colours have been turned up. */
const FOUR_TURN_BACKS = parseTile('dddd')!;
const REFUSABLE_TURNS = COLOURS.length;

const slice = layout({
  /** Colours whose card is still in the deck, and colours that have left the game, as bits. */
  deck: open.number(),
  gone: open.number(),
  /** The current colour, and how many have been turned up so far. */
  colour: open.number(),
  turned: open.number(),
});
type Solo = Values<typeof slice.fields>;

/** A colour is turned up (M17), or a tile with four turn-backs is refused (M18). */
export type SoloEvent = EventsOf<
  'solo',
  | { readonly what: 'turned'; readonly colour: ColourName }
  /** The tile drawn instead of the refused one. */
  | { readonly what: 'refused'; readonly tile: TileName }
>;

const ALL = (1 << COLOURS.length) - 1;

/** Cards to turn up from: the deck or, once it is used up, the reshuffled discards (M17, M20). */
const cards = (mine: Solo): number => mine.deck & ~mine.gone || ALL & ~mine.gone;

/** M17: turn up the next colour. Words: `colour-yellow`. */
const turnUp: Decision<Solo> = {
  chance: true,
  choices(_, mine, out, n) {
    const bits = cards(mine);
    for (let colour = 0; colour < COLOURS.length; colour++) if ((bits >> colour) & 1) out[n++] = colour;
    return n;
  },
  pick(_, mine, rng) {
    const bits = cards(mine);
    return nthBit(bits, rng.below(bitCount(bits)));
  },
  play(_, mine, colour, emit) {
    mine.deck = cards(mine) & ~(1 << colour);
    mine.colour = colour;
    mine.turned++;
    emit?.({ type: 'module', module: 'solo', what: 'turned', colour: COLOURS[colour] });
    return false;
  },
  format: (_, colour) => `colour-${COLOURS[colour]}`,
  parse: (_, word) => (word.startsWith('colour-') ? parseColour(word.slice(7)) : undefined),
  refuses: (_, __, colour) => newRefusal('M17', 'cardNotInDeck', { colour: COLOURS[colour] }),
};

const KEEP = 0;
const REFUSE = 1;

/** M18: keep a `dddd` or draw another instead. Words: `keep-dddd`, `refuse-dddd`. */
const keepOrRefuse: Decision<Solo> = {
  choices(_, __, out, n) {
    out[n] = KEEP;
    out[n + 1] = REFUSE;
    return n + 2;
  },
  play(s, _, choice) {
    if (choice === REFUSE) ask(s, redraw);
    return choice === REFUSE;
  },
  format: (_, choice) => (choice === KEEP ? 'keep-dddd' : 'refuse-dddd'),
  parse: (_, word) => (word === 'keep-dddd' ? KEEP : word === 'refuse-dddd' ? REFUSE : undefined),
  refuses: () => newRefusal('M18', 'keepOrRefuse'),
};

/** M18: another tile is drawn without the refused copy, which then goes back. Words: `instead-aacb`. */
const redraw: Decision<Solo> = {
  chance: true,
  choices(s, _, out, n) {
    for (let tile = 0; tile < s.bag.length; tile++) if (s.bag[tile] > 0) out[n++] = tile;
    return n;
  },
  weight: (s, _, tile) => s.bag[tile],
  play(s, mine, tile, emit) {
    swapNewestTile(s, tile);
    emit?.({ type: 'module', module: 'solo', what: 'refused', tile: makeTile(tile) });
    return offerRefusal(s, mine);
  },
  format: (_, tile) => `instead-${makeTile(tile)}`,
  parse: (_, word) => (word.startsWith('instead-') ? parseTile(word.slice(8)) : undefined),
  refuses: (_, __, tile) => newRefusal('M18', 'noneLeft', { tile: makeTile(tile) }),
};

/** M18: a `dddd` just drawn may be refused, if there is another tile to draw. */
function offerRefusal(s: MetroState, mine: Solo): boolean {
  const mayRefuse = newestTile(s) === FOUR_TURN_BACKS && mine.turned < REFUSABLE_TURNS && s.pile > 0;
  if (mayRefuse) ask(s, keepOrRefuse);
  return mayRefuse;
}

/** M17: the cell that an open line of the current colour would enter next, station by station; −1 for none. */
function nextCell(s: MetroState, colour: Colour, i: number): Cell {
  const end = lineEnd(s, STATIONS_OF_EIGHT[colour][i] - 1);
  // −1 for a terminus, instead of a branch that nobody could predict.
  return (end >> 2) | ((ENTRIES - 1 - end) >> 31);
}

const isHard = (s: MetroState): boolean => s.rules.options.side === 'hard';

/** M20: the profit of the last company; hard: minus the gap between first and last. */
function resultOf(s: MetroState): number {
  let first = s.points[0];
  let last = s.points[0];
  for (let colour = 1; colour < COLOURS.length; colour++) {
    first = Math.max(first, s.points[colour]);
    last = Math.min(last, s.points[colour]);
  }
  return isHard(s) ? last - (first - last) : last;
}

const hooks: Partial<Hooks<Solo>> = {
  setup(_, mine) {
    mine.deck = ALL;
  },
  permits(s, mine, cells, at) {
    let low = 0;
    let high = 0;
    for (let i = 0; i < 4; i++) {
      const cell = nextCell(s, mine.colour, i);
      // 0 for the −1 of a complete line, otherwise −1.
      const isOpen = ~(cell >> 31);
      low |= lowBit(cell) & isOpen;
      high |= highBit(cell) & isOpen;
    }
    cells[at] &= low;
    cells[at + 1] &= high;
  },
  explains(s, mine) {
    const cells = [0, 1, 2, 3].map((i) => nextCell(s, mine.colour, i)).filter((cell) => cell >= 0);
    return newRefusal('M17', 'lineToExtend', {
      colour: COLOURS[mine.colour],
      cells: [...new Set(cells.map(makeCell))],
    });
  },
  onTileDrawn(s, mine) {
    offerRefusal(s, mine);
  },
  // M20: a colour leaves the game with its last line.
  onLineScored(s, mine, colour) {
    if (colour === NOBODY) return;
    for (let i = 0; i < 4; i++) if (nextCell(s, colour, i) >= 0) return;
    mine.gone |= 1 << colour;
  },
  isOver: (_, mine) => mine.gone === ALL,
  endSeat: (s, _, points) => points + resultOf(s),
};

/** One player extends the lines of eight companies in turn; the poorest company is the score (M16–M20). */
export const solo: Module<'solo', typeof slice.fields, SoloEvent> = {
  name: 'solo',
  title: 'Solo game',
  about: 'One player extends the lines of eight companies in turn; the poorest company is the score.',
  alone: true,
  sides: ['normal', 'hard'],
  changes: {
    players: [1, 1],
    stations: STATIONS_OF_EIGHT,
    hand: 2,
    noDrawing: 'M17',
    alongLines: true,
    oneTileLines: true,
  },
  slice,
  beforeTurn: turnUp,
  decisions: [keepOrRefuse, redraw],
  hooks,
  describe(event) {
    switch (event.what) {
      case 'turned':
        return `The colour is ${event.colour}.`;
      case 'refused':
        return `A dddd is refused; ${event.tile} comes instead.`;
    }
  },
};

/** A company of the solo game. */
export interface SoloCompany {
  /** The company's. */
  readonly colour: Colour;
  /** Points of its lines so far. */
  readonly profit: number;
  /** M20: it has the least profit, which is the result. */
  readonly isLast: boolean;
  /** M20: its four lines are complete. */
  readonly isGone: boolean;
  /** Its card is in the deck, to be turned up before the next reshuffle. */
  readonly isInDeck: boolean;
}

/** Everything about a solo game, in which nothing is hidden but the order of the tiles and cards. */
export interface SoloStanding {
  /** The current colour; undefined before the first and after the last. */
  readonly colour: Colour | undefined;
  /** By colour. */
  readonly companies: readonly SoloCompany[];
  /** The highest profit. */
  readonly first: number;
  /** The lowest profit. */
  readonly last: number;
  /** The gap between the two counts against the score (M20). */
  readonly isHard: boolean;
  /** M20: the score if the game ended now. */
  readonly result: number;
}

/** Works on a state or any view of it; throws without the module. */
export function soloStanding(s: MetroState): SoloStanding {
  const { deck, gone, colour: turnedUp, turned } = sliceOf(s, solo);
  const last = Math.min(...s.points);
  const companies = Array.from(s.points, (profit, colour) => {
    const isGone = ((gone >> colour) & 1) === 1;
    return {
      colour,
      profit,
      isLast: profit === last,
      isGone,
      isInDeck: !isGone && ((deck >> colour) & 1) === 1,
    };
  });
  return {
    colour: turned === 0 || gone === ALL ? undefined : turnedUp,
    companies,
    first: Math.max(...s.points),
    last,
    isHard: isHard(s),
    result: resultOf(s),
  };
}

if (STATIONS_OF_EIGHT.flat().length !== STATIONS) throw new Error('every station has a company');
