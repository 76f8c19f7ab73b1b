/** Paris: tourists fill the fields of the players' sights, and the longest row of them counts (P1–P4). */
import type { Emit, Seat } from '../../kit/game.ts';
import { layout, open, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { bitCount, lowestBit, nthBit } from '../bits.ts';
import { makeCell, neighbour, parseCell } from '../board.ts';
import { ask } from '../decision.ts';
import type { EventsOf, MetroEvent, SeatGain } from '../event.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { type Sight, sightCalled } from '../sights.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { INNER_CELLS, membersOf, parseColour, placeTourists, touristFields } from '../tourists.ts';
import { CELLS, type Cell, COLOURS, type Colour, type ColourName } from '../types.ts';
import { formFor } from './paris/form.ts';
import { countsIn, fullSights, pointsFor } from './paris/row.ts';

export { PARIS_RATES } from './paris/row.ts';

/** P4: the sights and their fields, left to right. */
export const PARIS_SIGHTS = [
  { key: 'louvre', name: 'Louvre', fields: ['grey', 'purple', 'yellow', 'blue'] },
  { key: 'notre-dame', name: 'Notre Dame', fields: ['brown', 'yellow', 'blue', 'red'] },
  { key: 'sacre-coeur', name: 'Sacré-Cœur', fields: ['yellow', 'red', 'purple', 'orange'] },
  { key: 'arc-de-triomphe', name: 'Arc de Triomphe', fields: ['orange', 'yellow', 'brown', 'grey'] },
  {
    key: 'place-de-la-concorde',
    name: 'Place de la Concorde',
    fields: ['yellow', 'brown', 'purple', 'green'],
  },
  { key: 'moulin-rouge', name: 'Moulin Rouge', fields: ['red', 'green', 'grey', 'yellow'] },
  { key: 'dome-des-invalides', name: 'Dôme des Invalides', fields: ['blue', 'purple', 'orange', 'brown'] },
  { key: 'pont-alexandre-iii', name: 'Pont Alexandre III', fields: ['red', 'grey', 'blue', 'orange'] },
  { key: 'eiffel-tower', name: 'Eiffel Tower', fields: ['green', 'blue', 'red', 'purple'] },
  { key: 'pantheon', name: 'Panthéon', fields: ['grey', 'blue', 'green', 'brown'] },
  { key: 'versailles', name: 'Versailles', fields: ['purple', 'orange', 'grey', 'green'] },
  {
    key: 'fondation-louis-vuitton',
    name: 'Fondation Louis Vuitton',
    fields: ['orange', 'green', 'brown', 'red'],
  },
] as const satisfies readonly (Sight & { readonly fields: readonly ColourName[] })[];
/** The key of a sight; its name is in the catalogues. */
export type ParisSightKey = (typeof PARIS_SIGHTS)[number]['key'];
const FIELDS = 4;
const FIELD_COLOURS: readonly (readonly Colour[])[] = PARIS_SIGHTS.map(({ fields }) =>
  fields.map((name) => COLOURS.indexOf(name)),
);

/** P1: dealt evenly; left-overs are not used. */
const sightsEach = (seats: number): number => Math.floor(PARIS_SIGHTS.length / seats);

const slice = layout({
  ...touristFields,
  /** Tourists who stand beside the first one on each cell: how many of each colour, three bits per colour. */
  beside: open.i32(CELLS),
  /** Tourists lifted off the cell just covered and not placed yet, likewise; and that cell. */
  lifted: open.number(),
  cell: open.number(),
  /** Sight + 1 at each position of the rows, seat after seat, and how many are dealt. */
  sights: open.u8((d) => d.seats * sightsEach(d.seats)),
  sightsDealt: open.number(),
  /** The fields of each seat's row, from the left, as bits: those of each colour; those with a tourist. */
  coloured: open.i32((d) => d.seats * COLOURS.length),
  occupied: open.i32((d) => d.seats),
});
type Paris = Values<typeof slice.fields>;

/** One tourist in a count by colour. There are four of each, so three bits are enough. */
const one = (colour: Colour): number => 1 << (colour * 3);
const countOf = (tourists: number, colour: Colour): number => (tourists >> (colour * 3)) & 7;
/** The first colour of those in a count, which is not 0; and the count without a colour. */
const firstOf = (tourists: number): Colour => Math.floor(lowestBit(tourists) / 3);
const without = (tourists: number, colour: Colour): number => tourists & ~(7 << (colour * 3));
const unpack = (tourists: number): Colour[] =>
  COLOURS.flatMap((_, colour) => Array<Colour>(countOf(tourists, colour)).fill(colour));

/**
 * Sights dealt to a seat (P1), tourists lifted and placed on a field or beside another one (P2), and the points for a
 * row (P3).
 */
export type ParisEvent = EventsOf<
  'paris',
  | { readonly what: 'sight'; readonly seat: Seat; readonly sight: ParisSightKey }
  | {
      readonly what: 'field';
      readonly seat: Seat;
      readonly colour: ColourName;
      readonly sight: ParisSightKey;
      /** Counted from 1 along the row. */
      readonly field: number;
    }
  | { readonly what: 'beside'; readonly seat: Seat; readonly colour: ColourName; readonly cell: string }
  | { readonly what: 'left'; readonly seat: Seat; readonly colour: ColourName }
  | {
      readonly what: 'row';
      readonly run: number;
      readonly others: number;
      readonly full: number;
      readonly gain: SeatGain;
    }
>;
const TOLD = { type: 'module', module: 'paris' } as const;

/** P1: each seat is dealt its row, left to right. Words: `sight-11`, the sight's number in the list (Y3). */
const dealSights: Decision<Paris> = {
  chance: true,
  choices(_, mine, out, n) {
    const dealt = membersOf(mine.sights);
    for (let sight = 0; sight < PARIS_SIGHTS.length; sight++) {
      if (((dealt >> (sight + 1)) & 1) === 0) out[n++] = sight;
    }
    return n;
  },
  pick(_, mine, rng) {
    const left = ((1 << PARIS_SIGHTS.length) - 1) & ~(membersOf(mine.sights) >> 1);
    return nthBit(left, rng.below(bitCount(left)));
  },
  play(s, mine, sight, emit) {
    const each = sightsEach(s.seats);
    const seat = Math.floor(mine.sightsDealt / each);
    const begin = (mine.sightsDealt % each) * FIELDS;
    for (let i = 0; i < FIELDS; i++) {
      mine.coloured[seat * COLOURS.length + FIELD_COLOURS[sight][i]] |= 1 << (begin + i);
    }
    mine.sights[mine.sightsDealt] = sight + 1;
    mine.sightsDealt++;
    emit?.({ ...TOLD, what: 'sight', seat, sight: PARIS_SIGHTS[sight].key });
    return mine.sightsDealt < s.seats * each;
  },
  format: (_, sight) => `sight-${sight}`,
  parse: (_, word) => (/^sight-(\d|1[01])$/.test(word) ? Number(word.slice(6)) : undefined),
  refuses: () => newRefusal('P1', 'sightDealt'),
};

// A choice: which tourist, and where to: next to those on a cell or, from 64 on, to a field of the player's row.
const LEAVE = 127;
const choiceOf = (colour: Colour, target: number): number => (colour << 7) | target;
const colourIn = (choice: number): Colour => choice >> 7;
const targetIn = (choice: number): number => choice & 127;

/** P2: where a tourist may go: a free field, else next to one adjacent to the cell, else next to any, else away. */
function writeTargets(s: MetroState, mine: Paris, colour: Colour, out: Int32Array, n: number): number {
  const begin = n;
  let free = mine.coloured[s.seat * COLOURS.length + colour] & ~mine.occupied[s.seat];
  for (; free !== 0; free &= free - 1) {
    out[n++] = choiceOf(colour, CELLS + 31 - Math.clz32(free & -free));
  }
  if (n > begin) return n;
  for (let side = 0; side < 4; side++) {
    const cell = neighbour(mine.cell, side);
    if (cell !== undefined && mine.tourist[cell] > 0) out[n++] = choiceOf(colour, cell);
  }
  if (n > begin) return n;
  for (let i = 0; i < INNER_CELLS.length; i++) {
    if (mine.tourist[INNER_CELLS[i]] > 0) out[n++] = choiceOf(colour, INNER_CELLS[i]);
  }
  if (n === begin) out[n++] = choiceOf(colour, LEAVE);
  return n;
}

function place(s: MetroState, mine: Paris, choice: number, emit?: Emit<MetroEvent>): void {
  const colour = colourIn(choice);
  const target = targetIn(choice);
  mine.lifted -= one(colour);
  if (target < CELLS) mine.beside[target] += one(colour);
  else if (target !== LEAVE) mine.occupied[s.seat] |= 1 << (target - CELLS);
  if (emit) emit(placedEvent(s, mine, colour, target));
}

function placedEvent(s: MetroState, mine: Paris, colour: Colour, target: number): ParisEvent {
  const told = { ...TOLD, seat: s.seat, colour: COLOURS[colour] };
  if (target < CELLS) return { ...told, what: 'beside', cell: makeCell(target) };
  if (target === LEAVE) return { ...told, what: 'left' };
  const field = target - CELLS;
  const sight = mine.sights[s.seat * sightsEach(s.seats) + Math.floor(field / FIELDS)] - 1;
  return { ...told, what: 'field', field: field + 1, sight: PARIS_SIGHTS[sight].key };
}

const scratch = new Int32Array(INNER_CELLS.length);

/**
 * Places the lifted tourists that have only one option; returns whether any are left. The order does not matter: other
 * colours take other fields, and on the board tourists only go where some stand.
 */
function placeForced(s: MetroState, mine: Paris, emit?: Emit<MetroEvent>): boolean {
  for (let rest = mine.lifted; rest !== 0; rest = without(rest, firstOf(rest))) {
    const colour = firstOf(rest);
    while (countOf(mine.lifted, colour) > 0 && writeTargets(s, mine, colour, scratch, 0) === 1) {
      place(s, mine, scratch[0], emit);
    }
  }
  return mine.lifted !== 0;
}

/** P2: which tourist next, and where to. Words: `yellow-field-7` (counted from 1), `yellow-beside-25`. */
const placeNext: Decision<Paris> = {
  choices(s, mine, out, n) {
    for (let rest = mine.lifted; rest !== 0; rest = without(rest, firstOf(rest))) {
      n = writeTargets(s, mine, firstOf(rest), out, n);
    }
    return n;
  },
  play(s, mine, choice, emit) {
    place(s, mine, choice, emit);
    return placeForced(s, mine, emit);
  },
  format(_, choice) {
    const target = targetIn(choice);
    const where = target < CELLS ? `beside-${makeCell(target)}` : `field-${target - CELLS + 1}`;
    return `${COLOURS[colourIn(choice)]}-${where}`;
  },
  parse(s, word) {
    const parts = /^([a-z]+)-(?:beside-([0-7]{2})|field-([1-9]\d?))$/.exec(word);
    const colour = parts === null ? undefined : parseColour(parts[1]);
    if (parts === null || colour === undefined) return undefined;
    const target = parseCell(parts[2] ?? '') ?? CELLS + Number(parts[3]) - 1;
    return target < CELLS + sightsEach(s.seats) * FIELDS ? choiceOf(colour, target) : undefined;
  },
  refuses(s, mine, choice) {
    const colour = COLOURS[colourIn(choice)];
    const target = targetIn(choice);
    writeTargets(s, mine, colourIn(choice), scratch, 0);
    if (countOf(mine.lifted, colourIn(choice)) === 0)
      return newRefusal('P2', 'touristNotWaiting', { colour });
    if (target >= CELLS) return newRefusal('P2', 'fieldNotFree', { colour, field: target - CELLS + 1 });
    if (targetIn(scratch[0]) >= CELLS) return newRefusal('P2', 'fieldIsFree', { colour });
    if (mine.tourist[target] === 0) return newRefusal('P2', 'noTouristOn', { cell: makeCell(target) });
    return newRefusal('P2', 'touristsNearby', { cell: makeCell(mine.cell) });
  },
};

const hooks: Partial<Hooks<Paris>> = {
  onTilePlaced(s, mine, _, cell, emit) {
    if (mine.tourist[cell] === 0) return;
    mine.lifted = mine.beside[cell] + one(mine.tourist[cell] - 1);
    mine.cell = cell;
    mine.tourist[cell] = 0;
    mine.beside[cell] = 0;
    if (placeForced(s, mine, emit)) ask(s, placeNext);
  },
  endSeat(_, mine, points, seat, emit) {
    const row = mine.occupied[seat];
    const own = pointsFor(row);
    emit?.({ ...TOLD, what: 'row', ...countsIn(row), gain: { seat, points: own } });
    return points + own;
  },
};

/** Tourists go to the sights in front of each player; the longest row of them counts, the others cost (P1–P4). */
export const paris: Module<'paris', typeof slice.fields, ParisEvent> = {
  name: 'paris',
  title: 'Paris',
  about:
    'Tourists go to the sights in front of each player; the longest row of them counts, the others cost.',
  city: true,
  slice,
  setUpDecisions: [dealSights, placeTourists],
  decisions: [placeNext],
  hooks,
  form: formFor((seats) => sightsEach(seats) * FIELDS),
  describe(event, nameOf) {
    switch (event.what) {
      case 'sight':
        return `${nameOf(event.seat)} gets ${sightCalled(PARIS_SIGHTS, event.sight)}.`;
      case 'field':
        return `${nameOf(event.seat)} sends the ${event.colour} tourist to ${sightCalled(PARIS_SIGHTS, event.sight)} (field ${event.field}).`;
      case 'beside':
        return `${nameOf(event.seat)} moves the ${event.colour} tourist to those on ${event.cell}.`;
      case 'left':
        return `The ${event.colour} tourist has nobody to join and leaves the game.`;
      case 'row': {
        const { run, others, full, gain } = event;
        const row = `a row of ${run}, ${others} others, ${full} full`;
        return `${nameOf(gain.seat)}'s sights: ${row}: ${gain.points} points.`;
      }
    }
  },
};

/** P2: the colours of the tourists lifted and not placed yet, with repeats. */
export const parisLifted = (s: MetroState): readonly Colour[] => unpack(sliceOf(s, paris).lifted);

/** P2: the colours of the tourists who stand beside the first one on a cell. */
export const parisBeside = (s: MetroState, cell: Cell): readonly Colour[] =>
  unpack(sliceOf(s, paris).beside[cell]);

/** A field of a sight in front of a seat. */
export interface ParisField {
  /** Counted from 1 along the whole row, as in words. */
  readonly number: number;
  /** Takes a tourist of this colour. */
  readonly colour: Colour;
  /** It is taken. */
  readonly hasTourist: boolean;
  /** Part of the longest run; in a tie, of the first. */
  readonly isInRun: boolean;
}

/** A seat's sights and what they are worth. */
export interface ParisStanding {
  /** Tourists in the longest run (P3). */
  readonly run: number;
  /** Other tourists, which cost points. */
  readonly others: number;
  /** Sights with a tourist on every field. */
  readonly full: number;
  /** For all of these. */
  readonly points: number;
  /** The sights dealt so far, left to right. */
  readonly sights: readonly {
    readonly key: ParisSightKey;
    readonly fields: readonly ParisField[];
    readonly isFull: boolean;
  }[];
}

/** A seat's row, and its points if the game ended now. Everything in it is public; throws without the module. */
export function parisStanding(s: MetroState, seat: Seat): ParisStanding {
  const mine = sliceOf(s, paris);
  const row = mine.occupied[seat];
  const counts = countsIn(row);
  const inRun = (1 << counts.run) - 1;
  let begin = 0;
  while (((row >> begin) & inRun) !== inRun) begin++;
  const each = sightsEach(s.seats);
  const dealt = Array.from(mine.sights.subarray(seat * each, (seat + 1) * each)).filter((sight) => sight > 0);
  const sights = dealt.map((sight, place) => ({
    key: PARIS_SIGHTS[sight - 1].key,
    fields: FIELD_COLOURS[sight - 1].map((colour, i) => {
      const field = place * FIELDS + i;
      return {
        number: field + 1,
        colour,
        hasTourist: ((row >> field) & 1) === 1,
        isInRun: field >= begin && field < begin + counts.run,
      };
    }),
    isFull: ((fullSights(row) >> (place * FIELDS)) & 1) === 1,
  }));
  return { ...counts, points: pointsFor(row), sights };
}
