/** Berlin: lines collect cards of the tourists they pass, and majorities score at the end (E1–E4). */
import { layout, open, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { makeCell } from '../board.ts';
import { type EventsOf, type Owner, type OwnerGain, ownerCalled, ownerOf } from '../event.ts';
import { countCrossings } from '../line.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { type Sight, sightCalled } from '../sights.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { membersOf, parseColour } from '../tourists.ts';
import { CELLS, COLOURS, type Colour, type ColourName, NOBODY } from '../types.ts';
import { formFor } from './berlin/form.ts';
import { GROUP, GROUP_CELLS, stageOf, WEIGHTS } from './berlin/groups.ts';

type Numbers = readonly [high: number, low: number];

/** E4: the sights, and the numbers on both sides. */
export const BERLIN_SIGHTS = [
  { key: 'alexanderplatz', name: 'Alexanderplatz', A: [4, 3], B: [7, 1] },
  { key: 'red-town-hall', name: 'Red Town Hall', A: [5, 3], B: [8, 1] },
  { key: 'victory-column', name: 'Victory Column', A: [5, 4], B: [8, 2] },
  { key: 'brandenburg-gate', name: 'Brandenburg Gate', A: [6, 3], B: [9, 1] },
  { key: 'berlin-cathedral', name: 'Berlin Cathedral', A: [6, 4], B: [9, 2] },
  { key: 'museum-island', name: 'Museum Island', A: [6, 5], B: [10, 1] },
  { key: 'reichstag', name: 'Reichstag', A: [7, 4], B: [10, 2] },
  { key: 'memorial-church', name: 'Memorial Church', A: [7, 5], B: [11, 2] },
] as const satisfies readonly (Sight & { readonly A: Numbers; readonly B: Numbers })[];
/** The key of a sight; its name is in the catalogues. */
export type BerlinSightKey = (typeof BERLIN_SIGHTS)[number]['key'];
const SIDES = ['A', 'B'] as const;

/** E1: tourists of each colour on the board, and cards of each colour: one for every track past them. */
const TOURISTS_EACH = 2;
const CARDS_EACH = 8;

const slice = layout({
  /** Colour + 1 of the tourist on each cell, 0 where there is none. */
  tourist: open.u8(CELLS),
  /** While groups are filled: how many tourists are placed, how many of each colour, and which in this group, as bits. */
  placed: open.number(),
  placedOf: open.u8(COLOURS.length),
  group: open.number(),
  /** How many colours have both tourists left, and how many have one left but stand in this group. */
  both: open.number(),
  here: open.number(),
  /** Colour + 1 of the tourist on each sight, the side that is up (0: A, 1: B), and how many sights have a tourist. */
  visitor: open.u8(BERLIN_SIGHTS.length),
  side: open.u8(BERLIN_SIGHTS.length),
  visited: open.number(),
  /** Cards of each colour, owner by owner, then the uncollected ones: the imaginary owner's at the end (E3). */
  cards: open.u8((d) => (d.colours + 1) * COLOURS.length),
});
type Cards = Values<typeof slice.fields>;

/**
 * A tourist is placed on the board or at a sight (E1), an owner takes cards of the tourists its line passes (E2), or
 * wins a sight at the end (E3).
 */
export type BerlinEvent = EventsOf<
  'berlin',
  | { readonly what: 'stood'; readonly tourist: ColourName; readonly cell: string }
  | {
      readonly what: 'visits';
      readonly tourist: ColourName;
      readonly sight: BerlinSightKey;
      readonly high: number;
      readonly low: number;
    }
  | { readonly what: 'took'; readonly owner: Owner; readonly tourist: ColourName; readonly count: number }
  | { readonly what: 'won'; readonly sight: BerlinSightKey; readonly gain: OwnerGain }
>;
const TOLD = { type: 'module', module: 'berlin' } as const;

/** E1: the likelihood of a colour on the next cell; 0 if impossible. */
function weightOf(mine: Cards, colour: Colour): number {
  if (mine.placedOf[colour] === TOURISTS_EACH || (mine.group >> colour) & 1) return 0;
  return WEIGHTS[stageOf(mine.placed, mine.both, mine.here) * 2 + mine.placedOf[colour]];
}

/** E1: sixteen tourists go on the board, no colour twice in a group. Words: `group-yellow`. */
const fillGroups: Decision<Cards> = {
  chance: true,
  choices(_, mine, out, n) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (weightOf(mine, colour) > 0) out[n++] = colour;
    return n;
  },
  weight: (_, mine, colour) => weightOf(mine, colour),
  play(_, mine, colour, emit) {
    const cell = GROUP_CELLS[mine.placed];
    mine.tourist[cell] = colour + 1;
    mine.placed++;
    mine.placedOf[colour]++;
    mine.group |= 1 << colour;
    if (mine.placedOf[colour] === 1) {
      mine.both--;
      mine.here++;
    }
    if (mine.placed % GROUP === 0) {
      mine.group = 0;
      mine.here = 0;
    }
    emit?.({ ...TOLD, what: 'stood', tourist: COLOURS[colour], cell: makeCell(cell) });
    return mine.placed < GROUP_CELLS.length;
  },
  format: (_, colour) => `group-${COLOURS[colour]}`,
  parse: (_, word) => (word.startsWith('group-') ? parseColour(word.slice(6)) : undefined),
  refuses(_, mine, colour) {
    const name = COLOURS[colour];
    if (mine.placedOf[colour] === TOURISTS_EACH)
      return newRefusal('E1', 'allTouristsPlaced', { colour: name });
    if ((mine.group >> colour) & 1) return newRefusal('E1', 'colourTwiceInGroup', { colour: name });
    return newRefusal('E1', 'groupsWouldRepeat', { colour: name });
  },
};

/** E1, E4: each sight, with one side up, gets one of the eight other tourists. Words: `sight-yellow-a`. */
const fillSights: Decision<Cards> = {
  chance: true,
  choices(s, mine, out, n) {
    const sides = s.rules.options.side;
    const there = membersOf(mine.visitor);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((there >> (colour + 1)) & 1) continue;
      if (sides !== 'B') out[n++] = colour * 2;
      if (sides !== 'A') out[n++] = colour * 2 + 1;
    }
    return n;
  },
  play(_, mine, choice, emit) {
    const sight = mine.visited++;
    mine.visitor[sight] = (choice >> 1) + 1;
    mine.side[sight] = choice & 1;
    if (emit) {
      const [high, low] = BERLIN_SIGHTS[sight][SIDES[choice & 1]];
      emit({
        ...TOLD,
        what: 'visits',
        tourist: COLOURS[choice >> 1],
        sight: BERLIN_SIGHTS[sight].key,
        high,
        low,
      });
    }
    return mine.visited < BERLIN_SIGHTS.length;
  },
  format: (_, choice) => `sight-${COLOURS[choice >> 1]}-${choice & 1 ? 'b' : 'a'}`,
  parse(_, word) {
    const parts = /^sight-([a-z]+)-([ab])$/.exec(word);
    const colour = parts === null ? undefined : parseColour(parts[1]);
    return parts === null || colour === undefined ? undefined : colour * 2 + (parts[2] === 'b' ? 1 : 0);
  },
  refuses: (s, mine, choice) =>
    mine.visitor.includes((choice >> 1) + 1)
      ? newRefusal('E1', 'touristOnSight', { colour: COLOURS[choice >> 1] })
      : newRefusal('E4', 'otherSide', { side: s.rules.options.side }),
};

/** The index in `cards` of an owner's first; the uncollected ones come after the last owner's. */
const cardsAt = (owner: number): number => owner * COLOURS.length;

/** How many owners, the imaginary one included, have more than this many cards of a colour. */
function countAhead(mine: Cards, colour: Colour, cards: number): number {
  let n = 0;
  for (let at = colour; at < mine.cards.length; at += COLOURS.length) if (mine.cards[at] > cards) n++;
  return n;
}

/** E3: an owner's points for its cards of the colour at a sight; ties share, rounded down. */
function majority(mine: Cards, sight: number, owner: Colour): number {
  const colour = mine.visitor[sight] - 1;
  const own = mine.cards[cardsAt(owner) + colour];
  if (own === 0) return 0;
  const ahead = countAhead(mine, colour, own);
  if (ahead > 1) return 0;
  const tied = countAhead(mine, colour, own - 1) - ahead;
  const numbers = BERLIN_SIGHTS[sight][SIDES[mine.side[sight]]];
  if (ahead === 1) return Math.floor(numbers[1] / tied);
  return tied === 1 ? numbers[0] : Math.floor((numbers[0] + numbers[1]) / tied);
}

/** Scratch: how often a line crosses each cell. */
const crossings = new Uint8Array(CELLS);

const hooks: Partial<Hooks<Cards>> = {
  setup(s, mine) {
    mine.both = COLOURS.length;
    mine.cards.fill(CARDS_EACH, cardsAt(s.points.length));
  },
  onLineScored(s, mine, owner, departure, _, __, emit) {
    if (owner === NOBODY) return;
    countCrossings(s, departure, crossings);
    for (let i = 0; i < GROUP_CELLS.length; i++) {
      const cell = GROUP_CELLS[i];
      const count = crossings[cell];
      if (count === 0) continue;
      const colour = mine.tourist[cell] - 1;
      mine.cards[cardsAt(owner) + colour] += count;
      mine.cards[cardsAt(s.points.length) + colour] -= count;
      emit?.({ ...TOLD, what: 'took', owner: ownerOf(s, owner), tourist: COLOURS[colour], count });
    }
  },
  endColour(s, mine, points, owner, emit) {
    for (let sight = 0; sight < BERLIN_SIGHTS.length; sight++) {
      const won = majority(mine, sight, owner);
      points += won;
      if (won === 0) continue;
      emit?.({
        ...TOLD,
        what: 'won',
        sight: BERLIN_SIGHTS[sight].key,
        gain: { ...ownerOf(s, owner), points: won },
      });
    }
    return points;
  },
};

/** Lines collect cards of the tourists they pass; at the end the most and second most of each colour score (E1–E4). */
export const berlin: Module<'berlin', typeof slice.fields, BerlinEvent> = {
  name: 'berlin',
  title: 'Berlin',
  about:
    'Lines collect cards of the tourists they pass; at the end the most and second most of a colour count.',
  city: true,
  sides: ['A', 'B', 'mixed'],
  slice,
  setUpDecisions: [fillGroups, fillSights],
  hooks,
  form: formFor(BERLIN_SIGHTS, SIDES, TOURISTS_EACH),
  describe(event, nameOf) {
    switch (event.what) {
      case 'stood':
        return `The tourist on ${event.cell} is ${event.tourist}.`;
      case 'visits':
        return `The ${event.tourist} tourist visits ${sightCalled(BERLIN_SIGHTS, event.sight)} (${event.high}/${event.low}).`;
      case 'took': {
        const { owner, tourist, count } = event;
        return `${ownerCalled(owner, nameOf)} takes ${count} ${tourist} ${count === 1 ? 'card' : 'cards'}.`;
      }
      case 'won':
        return `${ownerCalled(event.gain, nameOf)} gets ${event.gain.points} for ${sightCalled(BERLIN_SIGHTS, event.sight)}.`;
    }
  },
};

/** One owner's cards of one colour. */
export interface CardStanding {
  /** How many it has. */
  readonly cards: number;
  /** Its rank, from which the points follow; undefined below the second. */
  readonly place: 'most' | 'second' | undefined;
  /** E3: the points if the game ended now. */
  readonly points: number;
}

/** A sight with its tourist, and who would score there. */
export interface BerlinSight {
  /** Its key; the catalogues have the names. */
  readonly key: BerlinSightKey;
  /** Of its tourist: these cards count here. */
  readonly colour: Colour;
  /** Points for the most cards. */
  readonly high: number;
  /** Points for the second most. */
  readonly low: number;
  /** By owner of lines; the imaginary owner, with the uncollected cards, comes last (E3). */
  readonly standings: readonly CardStanding[];
}

/** Everything public about Berlin. */
export interface BerlinStanding {
  /** Sights that have their tourist. */
  readonly sights: readonly BerlinSight[];
  /** How many owners of lines there are, without the imaginary one. */
  readonly owners: number;
  /** By owner: the points of all sights if the game ended now. */
  readonly sums: readonly number[];
}

/** Works on a state or any view of it; throws without the module. */
export function berlinStanding(s: MetroState): BerlinStanding {
  const mine = sliceOf(s, berlin);
  const owners = s.points.length;
  const standingOf = (sight: number, owner: number): CardStanding => {
    const colour = mine.visitor[sight] - 1;
    const cards = mine.cards[cardsAt(owner) + colour];
    const place = cards === 0 ? undefined : PLACES[countAhead(mine, colour, cards)];
    return { cards, place, points: majority(mine, sight, owner) };
  };
  const sights = BERLIN_SIGHTS.slice(0, mine.visited).map(({ key, ...sides }, sight) => {
    const [high, low] = sides[SIDES[mine.side[sight]]];
    const standings = Array.from({ length: owners + 1 }, (_, owner) => standingOf(sight, owner));
    return { key, colour: mine.visitor[sight] - 1, high, low, standings };
  });
  const sums = Array.from({ length: owners }, (_, owner) =>
    sights.reduce((sum, { standings }) => sum + standings[owner].points, 0),
  );
  return { sights, owners, sums };
}

/** By how many owners have more. */
const PLACES: readonly CardStanding['place'][] = ['most', 'second'];
