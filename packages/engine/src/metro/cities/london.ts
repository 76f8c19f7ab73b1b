/** London: a taxi takes tourists round the sights, and the player who sends it gets its fare (L1–L3). */
import { layout, open, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { type EventsOf, gainOf, type ImmediateGain } from '../event.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { award } from '../scoring.ts';
import { type Sight, sightCalled } from '../sights.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { seatPlaces } from '../tally/form.ts';
import { pointsFrom } from '../tally/pieces.ts';
import { INNER_CELLS, membersOf, placeTourists, touristFields } from '../tourists.ts';
import { COLOURS, type Colour, type ColourName } from '../types.ts';

type Pair = readonly [left: ColourName, right: ColourName];

/** L3: the sights with their upper and lower fields, left to right. */
export const LONDON_SIGHTS = [
  { key: 'tower-bridge', name: 'Tower Bridge', upper: ['yellow', 'green'], lower: ['blue', 'red'] },
  { key: 'big-ben', name: 'Big Ben', upper: ['blue', 'purple'], lower: ['orange', 'brown'] },
  {
    key: 'westminster-palace',
    name: 'Westminster Palace',
    upper: ['orange', 'grey'],
    lower: ['green', 'yellow'],
  },
  {
    key: 'st-pauls-cathedral',
    name: "St Paul's Cathedral",
    upper: ['green', 'red'],
    lower: ['purple', 'blue'],
  },
  {
    key: 'trafalgar-square',
    name: 'Trafalgar Square',
    upper: ['purple', 'brown'],
    lower: ['grey', 'orange'],
  },
  { key: 'london-eye', name: 'London Eye', upper: ['grey', 'yellow'], lower: ['red', 'green'] },
  { key: 'tower-of-london', name: 'Tower of London', upper: ['red', 'blue'], lower: ['brown', 'purple'] },
  {
    key: 'buckingham-palace',
    name: 'Buckingham Palace',
    upper: ['brown', 'orange'],
    lower: ['yellow', 'grey'],
  },
] as const satisfies readonly (Sight & { readonly upper: Pair; readonly lower: Pair })[];
/** The key of a sight; its name is in the catalogues. */
export type LondonSightKey = (typeof LONDON_SIGHTS)[number]['key'];

/** The fields of each sight in the order of the taxi: upper from the left, then lower from the right. */
const DRIVEN: readonly (readonly Colour[])[] = LONDON_SIGHTS.map(({ upper, lower }) =>
  [...upper, ...lower.toReversed()].map((name) => COLOURS.indexOf(name)),
);

/** Fields of the circuit: two above and two below each sight. The direction tiles at its ends do not count. */
const HALF = 2 * LONDON_SIGHTS.length;
const CIRCUIT = 2 * HALF;
/** L2: the furthest that the taxi drives for one tourist. */
const FURTHEST = 4;

const slice = layout({
  ...touristFields,
  /** Sight + 1 at each position of the row, left to right, and how many are placed. */
  sights: open.u8(LONDON_SIGHTS.length),
  sightsPlaced: open.number(),
  /** The taxi's field of the circuit, 1–32; 0 on the left direction tile, at the start. */
  taxi: open.number(),
});
type London = Values<typeof slice.fields>;

/** A sight or a tourist is placed at set-up (L1), or a tile on a tourist sends the taxi on (L2). */
export type LondonEvent = EventsOf<
  'london',
  | { readonly what: 'sight'; readonly sight: LondonSightKey }
  | {
      readonly what: 'taxi';
      readonly colour: ColourName;
      /** Fields driven, and the field it reached. */
      readonly driven: number;
      readonly field: number;
      readonly sight: LondonSightKey;
      readonly gain: ImmediateGain;
    }
>;

/** The position in the row of the sight that a field of the circuit (1–32) belongs to. */
const placeOf = (field: number): number => (field <= HALF ? field - 1 : CIRCUIT - field) >> 1;

const sightOf = (mine: London, field: number): LondonSightKey =>
  LONDON_SIGHTS[mine.sights[placeOf(field)] - 1].key;

function colourOf(mine: London, field: number): Colour {
  const driven = ((field - 1) & 1) + (field <= HALF ? 0 : 2);
  return DRIVEN[mine.sights[placeOf(field)] - 1][driven];
}

/** The field that the taxi reaches after this many. */
const fieldAhead = (mine: London, driven: number): number => ((mine.taxi + driven - 1) % CIRCUIT) + 1;

/** L2: the distance to the next field of a colour; 0 if it is too far for the taxi. */
function fareTo(mine: London, colour: Colour): number {
  for (let driven = 1; driven <= FURTHEST; driven++) {
    if (colourOf(mine, fieldAhead(mine, driven)) === colour) return driven;
  }
  return 0;
}

/** L1: the sights in a random row, left to right. Words: `sight-3`, the sight's number in the list (Y3). */
const placeSights: Decision<London> = {
  chance: true,
  choices(_, mine, out, n) {
    const placed = membersOf(mine.sights);
    for (let sight = 0; sight < LONDON_SIGHTS.length; sight++) {
      if (((placed >> (sight + 1)) & 1) === 0) out[n++] = sight;
    }
    return n;
  },
  play(_, mine, sight, emit) {
    mine.sights[mine.sightsPlaced] = sight + 1;
    mine.sightsPlaced++;
    emit?.({ type: 'module', module: 'london', what: 'sight', sight: LONDON_SIGHTS[sight].key });
    return mine.sightsPlaced < LONDON_SIGHTS.length;
  },
  format: (_, sight) => `sight-${sight}`,
  parse: (_, word) => (/^sight-[0-7]$/.test(word) ? Number(word.slice(6)) : undefined),
  refuses: () => newRefusal('L1', 'sightInRow'),
};

const hooks: Partial<Hooks<London>> = {
  /** L2: the taxi drives to the next field of the tourist's colour, if near; each field driven is a point. */
  onTilePlaced(s, mine, _, cell, emit) {
    const colour = mine.tourist[cell] - 1;
    if (colour < 0) return;
    mine.tourist[cell] = 0;
    const points = fareTo(mine, colour);
    const driven = points || FURTHEST;
    mine.taxi = fieldAhead(mine, driven);
    award(s, s.seat, points);
    emit?.({
      type: 'module',
      module: 'london',
      what: 'taxi',
      colour: COLOURS[colour],
      driven,
      field: mine.taxi,
      sight: sightOf(mine, mine.taxi),
      gain: gainOf(s, s.seat, points),
    });
  },
};

/** A tile on a tourist sends the taxi round the circuit of sights; the fields it drives are points (L1–L3). */
export const london: Module<'london', typeof slice.fields, LondonEvent> = {
  name: 'london',
  title: 'London',
  about:
    'A tile placed on a tourist sends the taxi round the sights; if it gets there, every field is a point.',
  city: true,
  slice,
  setUpDecisions: [placeSights, placeTourists],
  hooks,
  // L2: fares depend on the order of the rides, and the tourists are gone: each player tells what they brought.
  form: {
    fields: (s) => [
      { kind: 'numbers', id: 'fares', places: seatPlaces(s), max: INNER_CELLS.length * FURTHEST },
    ],
    accepts: 'partial',
    read: (s, _, events) => ({ fares: pointsFrom('london', s.seats, events) }),
  },
  describe(event, nameOf) {
    if (event.what === 'sight') return `${sightCalled(LONDON_SIGHTS, event.sight)} is next in the row.`;
    const { colour, driven, gain } = event;
    const drive = `The taxi drives ${driven} ${driven === 1 ? 'field' : 'fields'}`;
    if (gain.points === 0) return `${drive} without reaching ${colour}.`;
    return `${drive} to ${colour} at ${sightCalled(LONDON_SIGHTS, event.sight)}: ${gain.points} for ${nameOf(gain.seat)} (total ${gain.total}).`;
  },
};

/** A field of the circuit. */
export interface LondonField {
  /** 1–32, in the order of the taxi. */
  readonly number: number;
  /** The taxi stops here for a tourist of this colour (L2). */
  readonly colour: Colour;
  /** The sight it belongs to. */
  readonly sight: LondonSightKey;
}

/** Everything public about London. */
export interface LondonStanding {
  /** All fields, by number. */
  readonly circuit: readonly LondonField[];
  /** The taxi's field; undefined on the left direction tile, at the start. */
  readonly taxi: LondonField | undefined;
  /** The next fields, as far as the taxi drives for one tourist. */
  readonly ahead: readonly LondonField[];
  /** By colour: where a tourist would send the taxi, and the points for it. */
  readonly rides: readonly { readonly colour: Colour; readonly to: LondonField; readonly points: number }[];
}

/** Undefined until all sights are placed. Works on a state or any view of it; throws without the module. */
export function londonStanding(s: MetroState): LondonStanding | undefined {
  const mine = sliceOf(s, london);
  if (mine.sightsPlaced < LONDON_SIGHTS.length) return undefined;
  const circuit = Array.from({ length: CIRCUIT }, (_, i) => ({
    number: i + 1,
    colour: colourOf(mine, i + 1),
    sight: sightOf(mine, i + 1),
  }));
  const ahead = Array.from({ length: FURTHEST }, (_, i) => circuit[fieldAhead(mine, i + 1) - 1]);
  const rides = COLOURS.map((_, colour) => {
    const points = fareTo(mine, colour);
    return { colour, to: ahead[(points || FURTHEST) - 1], points };
  });
  return { circuit, taxi: circuit[mine.taxi - 1], ahead, rides };
}
