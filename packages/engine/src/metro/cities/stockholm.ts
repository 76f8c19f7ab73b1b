/** Stockholm: tourists fill a row of sights; players have secret colours or, in the open variant, sights do (S1–S4). */
import type { Emit, Seat } from '../../kit/game.ts';
import { layout, open, perSeat, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { type EventsOf, gainOf, type ImmediateGain, type MetroEvent, type SeatGain } from '../event.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { award } from '../scoring.ts';
import { type Sight, sightCalled } from '../sights.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { membersOf, parseColour, placeTourists, touristFields } from '../tourists.ts';
import { COLOURS, type Colour, type ColourName } from '../types.ts';
import { formFor } from './stockholm/form.ts';

/** S4: the sights, and the points under their four fields from left to right. */
export const STOCKHOLM_SIGHTS = [
  { key: 'grona-lund', name: 'Gröna Lund', points: [1, 3, 2, 4] },
  { key: 'drottningholm', name: 'Drottningholm', points: [0, 2, 3, 5] },
  { key: 'nobel-museum', name: 'Nobel Museum', points: [1, 5, 1, 3] },
  { key: 'royal-palace', name: 'Royal Palace', points: [4, 0, 5, 1] },
  { key: 'storkyrkan', name: 'Storkyrkan', points: [2, 3, 3, 2] },
  { key: 'vasa-museum', name: 'Vasa Museum', points: [3, 0, 4, 3] },
  { key: 'globe-arena', name: 'Globe Arena', points: [2, 1, 5, 2] },
  { key: 'city-hall', name: 'City Hall', points: [1, 4, 1, 4] },
] as const satisfies readonly (Sight & { readonly points: readonly number[] })[];
/** The key of a sight; its name is in the catalogues. */
export type StockholmSightKey = (typeof STOCKHOLM_SIGHTS)[number]['key'];
const FIELDS = 4;

/** S1: chips dealt to each seat, by number of players. */
const CHIPS: readonly number[] = [0, 0, 3, 2, 2, 1, 1];

const slice = layout({
  ...touristFields,
  /** Sight + 1 at each position of the row, from the left. */
  row: open.u8(STOCKHOLM_SIGHTS.length),
  /** Colour + 1 of the tourist on each field of the row. */
  fields: open.u8(STOCKHOLM_SIGHTS.length * FIELDS),
  /** S1: how many chips are dealt. */
  dealt: open.number(),
  /** S1: colour + 1 of each seat's chips, in the order dealt. The rest is out of the game, unseen. */
  chips: perSeat.u8((d) => CHIPS[d.seats]),
  /** The same at the end, when they are revealed. */
  shown: open.u8((d) => d.seats * CHIPS[d.seats]),
  /** S3: colour + 1 of the chip on each sight of the row. */
  chipOn: open.u8(STOCKHOLM_SIGHTS.length),
});
type Stockholm = Values<typeof slice.fields>;

/** A tourist goes to a field of the row (S2). */
export interface StockholmVisit {
  /** The tourist's. */
  readonly colour: ColourName;
  /** The key of the sight. */
  readonly sight: StockholmSightKey;
  /** 1 to 4, from the left. */
  readonly field: number;
}
/** Sights and chips at set-up (S1, S3), tourists who go to a field (S2), and the chips shown at the end. */
export type StockholmEvent = EventsOf<
  'stockholm',
  | { readonly what: 'sight'; readonly sight: StockholmSightKey }
  | { readonly what: 'chip'; readonly colour: ColourName; readonly sight: StockholmSightKey }
  | {
      readonly what: 'dealt';
      readonly seat: Seat;
      readonly secret?: { readonly seat: Seat; readonly colour: ColourName };
    }
  /** With secret chips; the points under the field, for the seat that has the chip. */
  | (StockholmVisit & { readonly what: 'visited'; readonly seat: Seat; readonly points: number })
  /** With open chips. */
  | (StockholmVisit & { readonly what: 'scored'; readonly gain: ImmediateGain })
  | {
      readonly what: 'shown';
      readonly colour: ColourName;
      readonly gain: SeatGain;
    }
>;
const TOLD = { type: 'module', module: 'stockholm' } as const;

/** S3: the variant with a chip on each sight. */
const isOpen = (s: MetroState): boolean => s.rules.options.side === 'open';

/** The chips in play, in the order dealt: one seat's after another's, or one on each sight. */
const chipsIn = (s: MetroState, mine: Stockholm): Uint8Array => (isOpen(s) ? mine.chipOn : mine.chips);

const sightAt = (mine: Stockholm, place: number): StockholmSightKey =>
  STOCKHOLM_SIGHTS[mine.row[place] - 1].key;
const pointsAt = (mine: Stockholm, field: number): number =>
  STOCKHOLM_SIGHTS[mine.row[Math.floor(field / FIELDS)] - 1].points[field % FIELDS];

/** S1: the sights in a random row. Words: `sight-0` to `sight-7`, as numbered in S4. */
const arrangeSights: Decision<Stockholm> = {
  chance: true,
  choices(_, mine, out, n) {
    const placed = membersOf(mine.row);
    for (let sight = 0; sight < STOCKHOLM_SIGHTS.length; sight++) {
      if (((placed >> (sight + 1)) & 1) === 0) out[n++] = sight;
    }
    return n;
  },
  play(_, mine, sight, emit) {
    mine.row[mine.row.indexOf(0)] = sight + 1;
    emit?.({ ...TOLD, what: 'sight', sight: STOCKHOLM_SIGHTS[sight].key });
    return mine.row.includes(0);
  },
  format: (_, sight) => `sight-${sight}`,
  parse: (_, word) => (/^sight-[0-7]$/.test(word) ? Number(word[6]) : undefined),
  refuses: () => newRefusal('S1', 'sightInRow'),
};

/** S1: hidden chips for each seat; S3: an open one for each sight. Words: `chip-yellow`. */
const dealChips: Decision<Stockholm> = {
  chance: true,
  choices(s, mine, out, n) {
    const dealt = membersOf(chipsIn(s, mine));
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (((dealt >> (colour + 1)) & 1) === 0) out[n++] = colour;
    }
    return n;
  },
  play(s, mine, colour, emit) {
    const chips = chipsIn(s, mine);
    chips[mine.dealt] = colour + 1;
    if (emit) tellChip(s, mine, COLOURS[colour], emit);
    mine.dealt++;
    return mine.dealt < chips.length;
  },
  format: (_, colour) => `chip-${COLOURS[colour]}`,
  parse: (_, word) => (word.startsWith('chip-') ? parseColour(word.slice(5)) : undefined),
  refuses: (_, __, colour) => newRefusal('S1', 'chipDealt', { colour: COLOURS[colour] }),
};

/** S2: the points under the tourists of a chip's colour. */
function pointsOf(mine: Stockholm, chip: number): number {
  let points = 0;
  for (let field = 0; field < mine.fields.length; field++) {
    if (mine.fields[field] === chip) points += pointsAt(mine, field);
  }
  return points;
}

/** Scratch: colours that a viewer has not seen. */
const unseen = new Int32Array(COLOURS.length);

const hooks: Partial<Hooks<Stockholm>> = {
  /** S2: to the leftmost free field of the row; S3: of the sight with its colour, for points at once. */
  onTilePlaced(s, mine, _, cell, emit) {
    const tourist = mine.tourist[cell];
    if (tourist === 0) return;
    mine.tourist[cell] = 0;
    let field = isOpen(s) ? mine.chipOn.indexOf(tourist) * FIELDS : 0;
    while (mine.fields[field] > 0) field++;
    mine.fields[field] = tourist;
    if (isOpen(s)) award(s, s.seat, pointsAt(mine, field));
    if (emit) tellVisit(s, mine, field, emit);
  },
  /** S2: at the end chips are revealed, and each scores the points of its colour. */
  endSeat(s, mine, points, seat, emit) {
    if (isOpen(s)) return points;
    const each = CHIPS[s.seats];
    for (let chip = seat * each; chip < (seat + 1) * each; chip++) {
      mine.shown[chip] = mine.chips[chip];
      points += pointsOf(mine, mine.chips[chip]);
      if (emit) tellShown(mine, seat, mine.chips[chip], emit);
    }
    return points;
  },
  /** Deals the others' chips again, as chance dealt them. */
  sample(s, mine, _, rng) {
    if (isOpen(s)) return;
    if (mine.shown[0] > 0) mine.chips.set(mine.shown);
    for (let chip = 0; chip < mine.dealt; chip++) {
      if (mine.chips[chip] > 0) continue;
      mine.chips[chip] = 1 + unseen[rng.below(dealChips.choices(s, mine, unseen, 0))];
    }
  },
};

function tellChip(s: MetroState, mine: Stockholm, colour: ColourName, emit: Emit<MetroEvent>): void {
  const seat = Math.floor(mine.dealt / CHIPS[s.seats]);
  if (isOpen(s)) emit({ ...TOLD, what: 'chip', colour, sight: sightAt(mine, mine.dealt) });
  else emit({ ...TOLD, what: 'dealt', seat, secret: { seat, colour } });
}

function tellVisit(s: MetroState, mine: Stockholm, field: number, emit: Emit<MetroEvent>): void {
  const colour = COLOURS[mine.fields[field] - 1];
  const sight = sightAt(mine, Math.floor(field / FIELDS));
  const visit = { colour, sight, field: (field % FIELDS) + 1 };
  const points = pointsAt(mine, field);
  if (isOpen(s)) emit({ ...TOLD, what: 'scored', ...visit, gain: gainOf(s, s.seat, points) });
  else emit({ ...TOLD, what: 'visited', ...visit, seat: s.seat, points });
}

function tellShown(mine: Stockholm, seat: Seat, chip: number, emit: Emit<MetroEvent>): void {
  emit({ ...TOLD, what: 'shown', colour: COLOURS[chip - 1], gain: { seat, points: pointsOf(mine, chip) } });
}

/** Tourists fill a row of sights; each seat scores the fields of its chips' colours, secret or open (S1–S4). */
export const stockholm: Module<'stockholm', typeof slice.fields, StockholmEvent> = {
  name: 'stockholm',
  title: 'Stockholm',
  about:
    'Tourists fill a row of sights; you get the points under those of your colours, which only you know.',
  city: true,
  sides: ['secret', 'open'],
  slice,
  setUpDecisions: [placeTourists, arrangeSights, dealChips],
  hooks,
  form: formFor({ sights: STOCKHOLM_SIGHTS, chips: CHIPS, isOpen }),
  describe(event, nameOf) {
    switch (event.what) {
      case 'sight':
        return `${sightCalled(STOCKHOLM_SIGHTS, event.sight)} is next in the row.`;
      case 'chip':
        return `The ${event.colour} chip goes to ${sightCalled(STOCKHOLM_SIGHTS, event.sight)}.`;
      case 'dealt': {
        const chip = event.secret === undefined ? 'a chip' : `the ${event.secret.colour} chip`;
        return `${nameOf(event.seat)} is dealt ${chip}.`;
      }
      case 'visited':
        return `${visitOf(event)}, worth ${event.points}.`;
      case 'scored': {
        const { seat, points, total } = event.gain;
        return `${visitOf(event)}: ${points} for ${nameOf(seat)} (total ${total}).`;
      }
      case 'shown':
        return `${nameOf(event.gain.seat)} reveals the ${event.colour} chip, worth ${event.gain.points}.`;
    }
  },
};

const visitOf = ({ colour, sight, field }: StockholmVisit): string =>
  `The ${colour} tourist goes to ${sightCalled(STOCKHOLM_SIGHTS, sight)}, field ${field}`;

/** One of the four fields of a sight. */
export interface StockholmField {
  /** What it is worth. */
  readonly points: number;
  /** The colour of the tourist on it; undefined while it is empty. */
  readonly tourist: Colour | undefined;
}

/** A sight of the row. */
export interface StockholmSight {
  /** Its key; the catalogues have the names. */
  readonly key: StockholmSightKey;
  /** From the left. */
  readonly fields: readonly StockholmField[];
  /** S3: the colour whose tourists go here. */
  readonly chip: Colour | undefined;
}

/** S2: a chip's colour, and its points so far. */
export interface StockholmChip {
  /** Tourists of this colour score for its holder. */
  readonly colour: Colour;
  /** So far. */
  readonly points: number;
}

/** A seat whose chips the viewer may see. */
export interface StockholmHolder {
  /** Whose they are. */
  readonly seat: Seat;
  /** In the order dealt. */
  readonly chips: readonly StockholmChip[];
  /** Of all its chips. */
  readonly points: number;
}

/** What a viewer knows about Stockholm. */
export interface StockholmStanding {
  /** Played with open chips (S3). */
  readonly isOpen: boolean;
  /** The row so far, from the left. */
  readonly sights: readonly StockholmSight[];
  /** S2: the index of the field that the next tourist goes to; undefined with open chips or when all are taken. */
  readonly next: number | undefined;
  /** Chips dealt to each seat. */
  readonly each: number;
  /** S1: the seats whose chips the viewer sees: its own and, at the end, all of them. */
  readonly holders: readonly StockholmHolder[];
}

/** What `viewer`, a seat or SPECTATOR, knows; also from the viewer's own view. Throws without the module. */
export function stockholmStanding(s: MetroState, viewer: Seat): StockholmStanding {
  const mine = sliceOf(s, stockholm);
  const each = CHIPS[s.seats];
  const colourOf = (chip: number): Colour | undefined => (chip === 0 ? undefined : chip - 1);
  const sights = Array.from(mine.row.filter((sight) => sight > 0)).map((sight, place) => ({
    key: STOCKHOLM_SIGHTS[sight - 1].key,
    fields: STOCKHOLM_SIGHTS[sight - 1].points.map((points, i) => ({
      points,
      tourist: colourOf(mine.fields[place * FIELDS + i]),
    })),
    chip: colourOf(mine.chipOn[place]),
  }));
  const holders = Array.from({ length: isOpen(s) ? 0 : s.seats }, (_, seat) => {
    const dealt = Array.from({ length: each }, (__, i) => seat * each + i).map(
      (chip) => mine.shown[chip] || (seat === viewer ? mine.chips[chip] : 0),
    );
    const chips = dealt
      .filter((chip) => chip > 0)
      .map((chip) => ({ colour: chip - 1, points: pointsOf(mine, chip) }));
    return { seat, chips, points: chips.reduce((sum, { points }) => sum + points, 0) };
  });
  const next = mine.fields.indexOf(0);
  return {
    isOpen: isOpen(s),
    sights,
    next: isOpen(s) || next < 0 ? undefined : next,
    each,
    holders: holders.filter(({ chips }) => chips.length > 0),
  };
}
