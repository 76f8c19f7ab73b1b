/** New York: a tourist waits at every station, for the owner of the line that ends there (N1–N3). */
import { layout, open, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { isCentreTerminus } from '../board.ts';
import { type EventsOf, type Owner, type OwnerGain, ownerCalled, ownerOf } from '../event.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { type Sight, sightCalled } from '../sights.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { membersOf, placeTourists, touristFields } from '../tourists.ts';
import { COLOURS, type Colour, type ColourName, ENTRIES, NOBODY, STATIONS, type Station } from '../types.ts';
import { formFor } from './new-york/form.ts';

/** The sights of the colours, in order, the same on every board (N3). */
export const NEW_YORK_SIGHTS = [
  { key: 'empire-state-building', name: 'Empire State Building' },
  { key: 'yankee-stadium', name: 'Yankee Stadium' },
  { key: 'times-square', name: 'Times Square' },
  { key: 'central-park', name: 'Central Park' },
  { key: 'statue-of-liberty', name: 'Statue of Liberty' },
  { key: 'brooklyn-bridge', name: 'Brooklyn Bridge' },
  { key: 'st-patricks-cathedral', name: "St Patrick's Cathedral" },
  { key: 'rockefeller-center', name: 'Rockefeller Center' },
] as const satisfies readonly Sight[];
/** The key of a sight; its name is in the catalogues. */
export type NewYorkSightKey = (typeof NEW_YORK_SIGHTS)[number]['key'];
/** N3: what a tourist of colour c is worth on board b: the entry (c + b) mod 8. */
const VALUES: readonly number[] = [0, 3, 1, 2, 0, 2, 3, 1];
const BOARDS = 8;
/** Points for a tourist of a colour on a board, which is counted from 0 (N3). */
export const valueOn = (board: number, colour: Colour): number => VALUES[(colour + board) % BOARDS];

const slice = layout({
  ...touristFields,
  /** Colour + 1 of the tourist on the arrival side of each station, 0 once it is taken. */
  tourist: open.u8(STATIONS),
  /** Board + 1 of each colour that owns lines. */
  board: open.u8((d) => d.colours),
  /** How many tourists of each colour it has taken: at its colour × 8 + theirs. */
  taken: open.u8((d) => d.colours * COLOURS.length),
});
type NewYork = Values<typeof slice.fields>;

/**
 * Boards and waiting tourists at set-up (N1), a tourist taken by the line that ends there (N2), and the points at the
 * end.
 */
export type NewYorkEvent = EventsOf<
  'new-york',
  | { readonly what: 'board'; readonly owner: Owner; readonly board: number }
  | { readonly what: 'waits'; readonly tourist: ColourName; readonly station: Station }
  | {
      readonly what: 'taken';
      readonly owner: Owner;
      readonly tourist: ColourName;
      readonly sight: NewYorkSightKey;
      readonly station: Station;
      /** Its value on the owner's board. */
      readonly value: number;
    }
  | { readonly what: 'valued'; readonly gain: OwnerGain }
>;
const TOLD = { type: 'module', module: 'new-york' } as const;

/** N1: a random board for each owner of lines; the others are not used. Words: `board-0` to `board-7`. */
const dealBoards: Decision<NewYork> = {
  chance: true,
  choices(_, mine, out, n) {
    const given = membersOf(mine.board);
    for (let board = 0; board < BOARDS; board++) if (((given >> (board + 1)) & 1) === 0) out[n++] = board;
    return n;
  },
  play(s, mine, board, emit) {
    const colour = mine.board.indexOf(0);
    mine.board[colour] = board + 1;
    emit?.({ ...TOLD, what: 'board', owner: ownerOf(s, colour), board });
    return mine.board.includes(0);
  },
  format: (_, board) => `board-${board}`,
  parse: (_, word) => (/^board-[0-7]$/.test(word) ? Number(word[6]) : undefined),
  refuses: (_, __, board) => newRefusal('N1', 'boardDealt', { board }),
};

/** N1: as in other cities four tourists of each colour, but one at each station. Words: `tourist-yellow`. */
const placeAtStations: Decision<NewYork> = {
  ...placeTourists,
  play(_, mine, colour, emit) {
    mine.tourist[mine.touristsPlaced] = colour + 1;
    mine.touristsOf[colour]++;
    mine.touristsPlaced++;
    emit?.({ ...TOLD, what: 'waits', tourist: COLOURS[colour], station: mine.touristsPlaced });
    return mine.touristsPlaced < STATIONS;
  },
  refuses: (_, __, colour) => newRefusal('N1', 'allTouristsPlaced', { colour: COLOURS[colour] }),
};

/** N2: each tourist is worth the value of its colour on the owner's board. */
function valueOfTaken(mine: NewYork, owner: Colour): number {
  let value = 0;
  for (let tourist = 0; tourist < COLOURS.length; tourist++) {
    value += mine.taken[owner * COLOURS.length + tourist] * valueOn(mine.board[owner] - 1, tourist);
  }
  return value;
}

const hooks: Partial<Hooks<NewYork>> = {
  /** N2: the owner takes the tourist at the terminus. There is none at the centre, and unowned lines take none (Y3). */
  onLineScored(s, mine, colour, _, end, __, emit) {
    if (colour === NOBODY || isCentreTerminus(end)) return;
    const tourist = mine.tourist[end - ENTRIES] - 1;
    mine.tourist[end - ENTRIES] = 0;
    mine.taken[colour * COLOURS.length + tourist]++;
    emit?.({
      ...TOLD,
      what: 'taken',
      owner: ownerOf(s, colour),
      tourist: COLOURS[tourist],
      sight: NEW_YORK_SIGHTS[tourist].key,
      station: end - ENTRIES + 1,
      value: valueOn(mine.board[colour] - 1, tourist),
    });
  },
  endColour(s, mine, points, colour, emit) {
    const value = valueOfTaken(mine, colour);
    emit?.({ ...TOLD, what: 'valued', gain: { ...ownerOf(s, colour), points: value } });
    return points + value;
  },
};

/** A tourist waits at every station; the line that ends there takes it to a sight on its owner's board (N1–N3). */
export const newYork: Module<'new-york', typeof slice.fields, NewYorkEvent> = {
  name: 'new-york',
  title: 'New York',
  about: 'A tourist waits at every station; the line that ends there takes it to a sight on its own board.',
  city: true,
  slice,
  setUpDecisions: [dealBoards, placeAtStations],
  hooks,
  form: formFor(BOARDS),
  describe(event, nameOf) {
    switch (event.what) {
      case 'board':
        return `${ownerCalled(event.owner, nameOf)} gets board ${event.board}.`;
      case 'waits':
        return `The tourist at station ${event.station} is ${event.tourist}.`;
      case 'taken': {
        const { tourist, station, sight, value } = event;
        const taken = `the ${tourist} tourist at station ${station} to ${sightCalled(NEW_YORK_SIGHTS, sight)}`;
        return `${ownerCalled(event.owner, nameOf)} takes ${taken}, worth ${value}.`;
      }
      case 'valued':
        return `${ownerCalled(event.gain, nameOf)}'s tourists are worth ${event.gain.points} in all.`;
    }
  },
};

/** The board of an owner of lines, and what it is worth. */
export interface NewYorkBoard {
  /** The colour that owns lines. */
  readonly owner: Colour;
  /** By colour of tourists: the value of one, and how many are taken. */
  readonly cells: readonly { readonly value: number; readonly taken: number }[];
  /** The total value of the tourists taken. */
  readonly sum: number;
}

/** The boards dealt so far. Works on a state or any view of it; throws without the module. */
export function newYorkStanding(s: MetroState): readonly NewYorkBoard[] {
  const mine = sliceOf(s, newYork);
  return Array.from(mine.board.keys())
    .filter((owner) => mine.board[owner] > 0)
    .map((owner) => ({
      owner,
      cells: COLOURS.map((_, tourist) => ({
        value: valueOn(mine.board[owner] - 1, tourist),
        taken: mine.taken[owner * COLOURS.length + tourist],
      })),
      sum: valueOfTaken(mine, owner),
    }));
}
