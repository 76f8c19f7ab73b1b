/** St Petersburg: tourists at the sights give hidden chips to the lines that pass them (T1–T4). */
import type { Seat } from '../../kit/game.ts';
import { layout, open, perSeat, secret, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import type { Rng } from '../../kit/rng.ts';
import { cellAt } from '../board.ts';
import { ask } from '../decision.ts';
import { type EventsOf, type Owner, type OwnerGain, ownerCalled, ownerOf } from '../event.ts';
import { countCrossings } from '../line.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { type Sight, sightCalled } from '../sights.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { parseColour } from '../tourists.ts';
import { CELLS, type Cell, COLOURS, type Colour, type ColourName, NOBODY } from '../types.ts';
import {
  ALL_CHIPS,
  CHIPS,
  CHIPS_EACH,
  type ChipsLeft,
  MOST_ORDERS,
  markTaken,
  ORDERS,
} from './st-petersburg/chips.ts';
import { form } from './st-petersburg/form.ts';

/** T1, T4: the sights and their cells. */
export const ST_PETERSBURG_SIGHTS = [
  { key: 'peterhof', name: 'Peterhof', cell: cellAt(1, 1) },
  { key: 'church-of-the-resurrection', name: 'Church of the Resurrection', cell: cellAt(2, 2) },
  { key: 'peter-and-paul-fortress', name: 'Peter and Paul Fortress', cell: cellAt(1, 6) },
  { key: 'bronze-horseman', name: 'Bronze Horseman', cell: cellAt(2, 5) },
  { key: 'kazan-cathedral', name: 'Kazan Cathedral', cell: cellAt(6, 1) },
  { key: 'faberge-museum', name: 'Fabergé Museum', cell: cellAt(5, 2) },
  { key: 'hermitage', name: 'Hermitage', cell: cellAt(6, 6) },
  { key: 'catherine-palace', name: 'Catherine Palace', cell: cellAt(5, 5) },
] as const satisfies readonly (Sight & { readonly cell: Cell })[];
/** The key of a sight; its name is in the catalogues. */
export type StPetersburgSightKey = (typeof ST_PETERSBURG_SIGHTS)[number]['key'];
/** Sight + 1 on each cell, 0 elsewhere. */
const SIGHT_AT = new Uint8Array(CELLS);
ST_PETERSBURG_SIGHTS.forEach(({ cell }, sight) => {
  SIGHT_AT[cell] = sight + 1;
});

const slice = layout({
  /** Colour + 1 of the tourist at each sight, 0 while there is none. */
  tourist: open.u8(ST_PETERSBURG_SIGHTS.length),
  /** Colours whose tourist has been chosen, as bits. */
  chosen: open.number(),
  /** How many piles are shuffled. */
  shuffled: open.number(),
  /** Value + 1 of every chip: four of each colour, from the top of the pile. */
  chip: secret.u8(ALL_CHIPS),
  /** Colour + 1 of the owner that has taken it, 0 while it is in the pile. */
  taker: open.u8(ALL_CHIPS),
  /** Value + 1 where the seat has taken it. */
  seen: perSeat.u8(ALL_CHIPS),
  /** Value + 1 where it has been revealed, at the end. */
  revealed: open.u8(ALL_CHIPS),
});
type Chips = Values<typeof slice.fields>;

/** A tourist is placed at a sight (T1), an owner takes chips (T3), or its chips are revealed at the end. */
export type StPetersburgEvent = EventsOf<
  'st-petersburg',
  | {
      readonly what: 'stood';
      readonly seat: Seat;
      readonly tourist: ColourName;
      readonly sight: StPetersburgSightKey;
    }
  /** The number of chips taken is public; only a seat that takes them sees which. */
  | {
      readonly what: 'took';
      readonly owner: Owner;
      readonly tourist: ColourName;
      readonly count: number;
      readonly secret?: { readonly seat: Seat; readonly values: readonly number[] };
    }
  | { readonly what: 'revealed'; readonly gain: OwnerGain }
>;
const TOLD = { type: 'module', module: 'st-petersburg' } as const;

/**
 * T2: a pile is shuffled when its tourist is chosen. Nobody sees a pile before, so it may as well be shuffled at set-up,
 * which leaves nothing random in a turn. Words: `pile-grey-1711`, from the top.
 */
const shufflePile: Decision<Chips> = {
  chance: true,
  choices(_, mine, out, n) {
    const orders = ORDERS[mine.shuffled].length;
    for (let order = 0; order < orders; order++) out[n++] = mine.shuffled * MOST_ORDERS + order;
    return n;
  },
  play(_, mine, choice) {
    const order = ORDERS[mine.shuffled][choice % MOST_ORDERS];
    const top = mine.shuffled * CHIPS_EACH;
    for (let i = 0; i < CHIPS_EACH; i++) mine.chip[top + i] = order[i] + 1;
    mine.shuffled++;
    return mine.shuffled < COLOURS.length;
  },
  format(_, choice) {
    const colour = Math.floor(choice / MOST_ORDERS);
    return `pile-${COLOURS[colour]}-${ORDERS[colour][choice % MOST_ORDERS].join('')}`;
  },
  parse(_, word) {
    const parts = /^pile-([a-z]+)-(\d{4})$/.exec(word);
    const colour = parts === null ? undefined : parseColour(parts[1]);
    if (parts === null || colour === undefined) return undefined;
    const order = ORDERS[colour].findIndex((chips) => chips.join('') === parts[2]);
    return order < 0 ? undefined : colour * MOST_ORDERS + order;
  },
  refuses: (_, mine) => newRefusal('T2', 'otherChipsBeingShuffled', { colour: COLOURS[mine.shuffled] }),
};

/** T2: the player who placed a tile on a sight puts a tourist on it. Words: `stand-yellow`. */
const standTourist: Decision<Chips> = {
  choices(_, mine, out, n) {
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (((mine.chosen >> colour) & 1) === 0) out[n++] = colour;
    return n;
  },
  play(s, mine, colour, emit) {
    const sight = SIGHT_AT[s.order[s.placed - 1]] - 1;
    mine.tourist[sight] = colour + 1;
    mine.chosen |= 1 << colour;
    emit?.({
      ...TOLD,
      what: 'stood',
      seat: s.seat,
      tourist: COLOURS[colour],
      sight: ST_PETERSBURG_SIGHTS[sight].key,
    });
    return false;
  },
  format: (_, colour) => `stand-${COLOURS[colour]}`,
  parse: (_, word) => (word.startsWith('stand-') ? parseColour(word.slice(6)) : undefined),
  refuses: (_, __, colour) => newRefusal('T2', 'touristPlaced', { colour: COLOURS[colour] }),
};

/** Scratch: how often a line crosses each cell, and chips of one colour that a viewer has not seen. */
const crossings = new Uint8Array(CELLS);
const unseen = new Uint8Array(CHIPS_EACH);

/** T3: a line's owner takes chips from the top of a pile; returns the first. A seat sees its own, a company nothing. */
function takeChips(s: MetroState, mine: Chips, pile: Colour, owner: Colour, count: number): number {
  let top = pile * CHIPS_EACH;
  while (mine.taker[top] > 0) top++;
  for (let chip = top; chip < top + count; chip++) {
    mine.taker[chip] = owner + 1;
    if (s.rules.seatsOwnColours) mine.seen[owner * ALL_CHIPS + chip] = mine.chip[chip];
  }
  return top;
}

function tookEvent(s: MetroState, mine: Chips, owner: Colour, top: number, count: number): StPetersburgEvent {
  const values = Array.from(mine.chip.subarray(top, top + count), (chip) => chip - 1);
  const tourist = COLOURS[Math.floor(top / CHIPS_EACH)];
  const event = { ...TOLD, what: 'took', owner: ownerOf(s, owner), tourist, count } as const;
  return s.rules.seatsOwnColours ? { ...event, secret: { seat: owner, values } } : event;
}

/** Value + 1 of a chip that the viewer knows, else 0. */
const knownChip = (mine: Readonly<Chips>, chip: number, viewer: Seat): number =>
  mine.revealed[chip] || (viewer < 0 ? 0 : mine.seen[viewer * ALL_CHIPS + chip]);

/** The chips of a pile that the viewer does not know, each order equally likely; then what others know of them. */
function fillIn(s: MetroState, mine: Chips, pile: Colour, viewer: Seat, rng: Rng): void {
  const top = pile * CHIPS_EACH;
  let left = CHIPS_EACH;
  for (let i = 0; i < CHIPS_EACH; i++) unseen[i] = CHIPS[pile][i] + 1;
  for (let chip = top; chip < top + CHIPS_EACH; chip++) {
    const known = knownChip(mine, chip, viewer);
    mine.chip[chip] = known;
    if (known > 0) unseen[unseen.indexOf(known)] = unseen[--left];
  }
  for (let chip = top; chip < top + CHIPS_EACH; chip++) {
    if (mine.chip[chip] === 0) {
      const k = rng.below(left--);
      mine.chip[chip] = unseen[k];
      unseen[k] = unseen[left];
    }
    const taker = mine.taker[chip] - 1;
    if (taker >= 0 && s.rules.seatsOwnColours) mine.seen[taker * ALL_CHIPS + chip] = mine.chip[chip];
  }
}

const hooks: Partial<Hooks<Chips>> = {
  onTilePlaced(s, _, __, cell) {
    if (SIGHT_AT[cell] > 0) ask(s, standTourist);
  },
  onLineScored(s, mine, colour, departure, _, __, emit) {
    if (colour === NOBODY || mine.chosen === 0) return;
    countCrossings(s, departure, crossings);
    for (let sight = 0; sight < ST_PETERSBURG_SIGHTS.length; sight++) {
      const count = crossings[ST_PETERSBURG_SIGHTS[sight].cell];
      if (count === 0) continue;
      const top = takeChips(s, mine, mine.tourist[sight] - 1, colour, count);
      emit?.(tookEvent(s, mine, colour, top, count));
    }
  },
  endColour(s, mine, points, colour, emit) {
    let worth = 0;
    for (let chip = 0; chip < ALL_CHIPS; chip++) {
      if (mine.taker[chip] !== colour + 1) continue;
      mine.revealed[chip] = mine.chip[chip];
      worth += mine.chip[chip] - 1;
    }
    emit?.({ ...TOLD, what: 'revealed', gain: { ...ownerOf(s, colour), points: worth } });
    return points + worth;
  },
  sample(s, mine, viewer, rng) {
    for (let pile = 0; pile < mine.shuffled; pile++) fillIn(s, mine, pile, viewer, rng);
  },
};

/** Whoever places a tile on a sight chooses a tourist for it; lines that pass take chips of its colour (T1–T4). */
export const stPetersburg: Module<'st-petersburg', typeof slice.fields, StPetersburgEvent> = {
  name: 'st-petersburg',
  title: 'St Petersburg',
  about:
    'Whoever places a tile on a sight chooses a tourist for it; lines that pass there take hidden chips.',
  city: true,
  slice,
  setUpDecisions: [shufflePile],
  decisions: [standTourist],
  hooks,
  form,
  describe(event, nameOf) {
    switch (event.what) {
      case 'stood':
        return `${nameOf(event.seat)} places the ${event.tourist} tourist at ${sightCalled(ST_PETERSBURG_SIGHTS, event.sight)}.`;
      case 'took': {
        const { owner, tourist, count, secret: hidden } = event;
        const values = hidden === undefined ? '' : `: ${hidden.values.join(' ')}`;
        return `${ownerCalled(owner, nameOf)} takes ${count} ${tourist} ${count === 1 ? 'chip' : 'chips'}${values}.`;
      }
      case 'revealed':
        return `${ownerCalled(event.gain, nameOf)} reveals chips worth ${event.gain.points} in all.`;
    }
  },
};

/** A sight on the board. */
export interface StPetersburgSight {
  /** Its key; the catalogues have the names. */
  readonly key: StPetersburgSightKey;
  /** Where it is. */
  readonly cell: Cell;
  /** The colour of its tourist; undefined while there is none. */
  readonly tourist: Colour | undefined;
}

/** The sights and their tourists, which are public; throws without the module. */
export const stPetersburgSights = (s: MetroState): readonly StPetersburgSight[] => {
  const { tourist } = sliceOf(s, stPetersburg);
  return ST_PETERSBURG_SIGHTS.map(({ key, cell }, sight) => ({
    key,
    cell,
    tourist: tourist[sight] === 0 ? undefined : tourist[sight] - 1,
  }));
};

/** The chips of one colour, as far as the viewer knows them. */
export interface ChipPile {
  /** Of its tourist. */
  readonly colour: Colour;
  /** The four chips; those known to be taken are not left. */
  readonly chips: ChipsLeft;
  /** How many are in the pile. */
  readonly left: number;
  /** Where its tourist is; undefined while it can still be chosen. */
  readonly sight: StPetersburgSight | undefined;
}

/** What an owner of lines has taken. */
export interface ChipOwner {
  /** The colour of the lines. */
  readonly owner: Colour;
  /** How many chips it has taken, which is public. */
  readonly count: number;
  /** The values of those that the viewer knows. */
  readonly known: readonly number[];
}

/** What a viewer knows about St Petersburg. */
export interface StPetersburgStanding {
  /** In the order of ST_PETERSBURG_SIGHTS. */
  readonly sights: readonly StPetersburgSight[];
  /** By colour. */
  readonly piles: readonly ChipPile[];
  /** By colour of lines. */
  readonly owners: readonly ChipOwner[];
}

/** What `viewer`, a seat or SPECTATOR, knows; also from the viewer's own view. Throws without the module. */
export function stPetersburgStanding(s: MetroState, viewer: Seat): StPetersburgStanding {
  const mine = sliceOf(s, stPetersburg);
  const sights = stPetersburgSights(s);
  const chips = Array.from(mine.taker.keys());
  const known = (some: readonly number[]): number[] =>
    some.map((chip) => knownChip(mine, chip, viewer) - 1).filter((value) => value >= 0);
  const piles = CHIPS.map((values, colour) => {
    const pile = chips.slice(colour * CHIPS_EACH, (colour + 1) * CHIPS_EACH);
    return {
      colour,
      chips: markTaken(values, known(pile)),
      left: pile.filter((chip) => mine.taker[chip] === 0).length,
      sight: sights.find(({ tourist }) => tourist === colour),
    };
  });
  const owners = Array.from(s.points.keys(), (owner) => {
    const taken = chips.filter((chip) => mine.taker[chip] === owner + 1);
    return { owner, count: taken.length, known: known(taken) };
  });
  return { sights, piles, owners };
}
