/** Shared by the tests of Metro's rules: all combinations of variants, random games, boards from drawings. */
import fc from 'fast-check';
import { CHANCE, type Code, type Emit, type Game, OVER } from '../../kit/game.ts';
import { type Rng, SeededRng } from '../../kit/rng.ts';
import { helpersFor } from '../../kit/testing/helpers.ts';
import type { MetroAction } from '../action.ts';
import { DRAW_CODE } from '../code.ts';
import { combinations } from '../combinations.ts';
import { readBoard } from '../debug.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import type { ModuleEvent, ModuleName } from '../modules/index.ts';
import { type Placement, parseBoard } from '../notation.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { putTile } from '../rules.ts';
import { createState } from '../setup.ts';
import { handAt, type MetroState, TURN } from '../state.ts';
import { makeTile, parseTile, TILE_NAMES, type TileName } from '../tile.ts';
import type { Tile } from '../types.ts';
import { rotations } from './reference.ts';

export type MetroGame = Game<MetroState, MetroOptions, MetroAction, MetroEvent>;
export type LineEvent = MetroEvent & { readonly type: 'line' };

/** B8. */
export const PLAYERS: readonly number[] = [2, 3, 4, 5, 6];

/** V1 × V2 × V3 × V4, 24 combinations, each with a name for the test that plays it. */
export function everyVariant(players: number): [name: string, options: MetroOptions][] {
  const all: [name: string, options: MetroOptions][] = [];
  for (const rotate of [false, true]) {
    for (const hand of [1, 2, 3]) {
      for (const exclusive of [false, true]) {
        for (const corners of [false, true]) {
          const options = { ...DEFAULTS, players, rotate, hand, exclusive, corners };
          all.push([nameOf(options), options]);
        }
      }
    }
  }
  return all;
}

function nameOf({ players, rotate, hand, exclusive, corners }: MetroOptions): string {
  const variants = [rotate && 'V1', hand > 1 && `V2 (${hand})`, exclusive && 'V3', corners && 'V4'];
  return [`${players} players`, ...variants.filter((name) => name !== false)].join(', ');
}

/** The 24 combinations with each number of players: 120 games. */
export const EVERY_GAME = PLAYERS.flatMap((players) => everyVariant(players));

/** Every legal set of modules and side (C1), each with three of its combinations of players and variants. */
export const EVERY_SET = [
  ...Map.groupBy(combinations(), ({ with: names, side }) =>
    `${names.join(' + ') || 'base game'} ${side}`.trim(),
  ),
].map(([name, all], i): [name: string, options: readonly MetroOptions[]] => [
  name,
  [0, 1, 2].map((k) => all[(i * 7 + k * Math.ceil(all.length / 3)) % all.length]),
]);

export const { viewersOf, copyOf, legalCodes, wordOf, legalWords, refusalOf, playWords } = helpersFor(metro);

/** A module's events of one kind. */
export function eventsOf<
  Name extends ModuleName,
  What extends Extract<ModuleEvent, { readonly module: Name }>['what'],
>(
  events: readonly MetroEvent[],
  module: Name,
  what: What,
): Extract<ModuleEvent, { readonly module: Name; readonly what: What }>[] {
  type Wanted = Extract<ModuleEvent, { readonly module: Name; readonly what: What }>;
  return events.filter(
    (event): event is MetroEvent & Wanted =>
      event.type === 'module' && event.module === module && event.what === what,
  );
}

/** A field of the state by name, a module's with the module's name before it: `solo.deck`. */
export function fieldOf(s: MetroState, name: string): Uint8Array | Uint16Array | Int32Array {
  const place = s.places.find((one) => one.name === name);
  if (place === undefined) throw new Error(`no field ${name}`);
  return place.array;
}

/**
 * Plays to the end, yielding each code before it is played. Chance draws by weight, players choose uniformly,
 * but one turn in `eager` draws (B10), which would be rare otherwise; 0 leaves it to uniform choice.
 */
export function* randomMoves(
  s: MetroState,
  rng: Rng,
  { eager = 4, emit }: { eager?: number; emit?: Emit<MetroEvent> | undefined } = {},
): Generator<Code> {
  const scratch = new Int32Array(metro.meta.maxLegal);
  for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
    const code = mover === CHANCE ? metro.pick(s, rng) : choose(s, rng, scratch, eager);
    yield code;
    metro.play(s, code, emit);
  }
}

function choose(s: MetroState, rng: Rng, scratch: Int32Array, eager: number): Code {
  const count = metro.legal(s, scratch);
  const mayDraw = scratch[count - 1] === DRAW_CODE;
  if (mayDraw && eager > 0 && rng.below(eager) === 0) return DRAW_CODE;
  return scratch[rng.below(count)];
}

/**
 * Plays to the end at random, yielding each word before it is played. A word that starts with `rare` is replaced by
 * another except one time in `patience`, so that it occurs throughout a game instead of at its beginning.
 */
export function* patientWords(
  s: MetroState,
  rng: Rng,
  { rare, patience, emit }: { rare: string; patience: number; emit?: Emit<MetroEvent> },
): Generator<string> {
  while (metro.toMove(s) !== OVER) {
    let word = wordOf(s, metro.pick(s, rng));
    const others = legalWords(s).filter((one) => !one.startsWith(rare));
    if (word.startsWith(rare) && others.length > 0 && rng.below(patience) > 0)
      word = others[rng.below(others.length)];
    yield word;
    playWords(s, word, emit);
  }
}

export const linesOf = (events: readonly MetroEvent[]): LineEvent[] =>
  events.filter((event): event is LineEvent => event.type === 'line');

/** A train that has left a station: the cells it crossed, and the row and column it reaches then. */
export interface Walk {
  readonly cells: readonly number[];
  readonly row: number;
  readonly col: number;
}

/** B2, B5: over names of tiles, cell by cell, as long as there are tiles. Independent of runs of track. */
export function walk(s: MetroState, station: number): Walk {
  const along = (station - 1) % 8;
  const beside = [0, 7 - along, along, 0, 7, along, 7 - along, 7];
  // Top, left, bottom, right: the train enters by north, west, south, east.
  const part = Math.floor((station - 1) / 8);
  let [row, col] = beside.slice(part * 2);
  let side = [0, 3, 2, 1][part];
  const cells: number[] = [];
  while (row >= 0 && row < 8 && col >= 0 && col < 8 && s.tiles[row * 8 + col] > 0) {
    cells.push(row * 8 + col);
    const exit = (side + 'dbac'.indexOf(makeTile(s.tiles[row * 8 + col] - 1)[side])) % 4;
    row += [-1, 0, 1, 0][exit];
    col += [0, 1, 0, -1][exit];
    side = (exit + 2) % 4;
  }
  return { cells, row, col };
}

/** A new game with a board from B7 text or a drawing, whatever the box contains; no hands are dealt. */
export function stateWith(
  board: string,
  options: Partial<MetroOptions> = {},
  emit?: Emit<MetroEvent>,
): MetroState {
  const s = createState({ ...DEFAULTS, first: 0, ...options });
  placeAll(s, board, emit);
  return s;
}

export function placeAll(s: MetroState, board: string, emit?: Emit<MetroEvent>): void {
  for (const { tile, cell } of placementsOf(board)) putTile(s, tile, cell, emit);
}

function placementsOf(board: string): readonly Placement[] {
  if (board.includes('\n')) return readBoard(board);
  const parsed = parseBoard(board);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

/** Makes it a seat's turn with these tiles in hand. */
export function onTurn(s: MetroState, seat: number, hand: readonly TileName[]): MetroState {
  s.step = TURN;
  s.seat = seat;
  s.held[seat] = hand.length;
  hand.forEach((name, place) => {
    s.hand[handAt(s, seat) + place] = tileNamed(name) + 1;
  });
  return s;
}

export function tileNamed(name: string): Tile {
  const tile = parseTile(name);
  if (tile === undefined) throw new Error(`no tile ${name}`);
  return tile;
}

/** The names of the tiles in a seat's hand, without one drawn to be placed at once. */
export function handOf(s: MetroState, seat: number): TileName[] {
  const at = handAt(s, seat);
  return Array.from(s.hand.subarray(at, at + s.held[seat]), (place) => makeTile(place - 1));
}

/** B6, written independently. */
const BOX: Readonly<Record<string, number>> = Object.fromEntries(
  TILE_NAMES.map((name) => {
    if (['aacb', 'cbaa', 'acba', 'baac', 'aaaa'].includes(name)) return [name, 4];
    return [name, name === 'cbcb' || name === 'bcbc' ? 3 : 2];
  }),
);

/** All tiles wherever they are, by kind: with V1 a kind is named by its alphabetically first rotation. */
export function tilesEverywhere(s: MetroState): Record<string, number> {
  const count: Record<string, number> = {};
  const kindOf = (name: TileName): string => (s.rules.options.rotate ? rotations(name)[0] : name);
  const add = (tilePlusOne: number, copies = 1): void => {
    if (tilePlusOne === 0 || copies === 0) return;
    const kind = kindOf(makeTile(tilePlusOne - 1));
    count[kind] = (count[kind] ?? 0) + copies;
  };
  s.tiles.forEach((place) => {
    add(place);
  });
  s.hand.forEach((place) => {
    add(place);
  });
  s.bag.forEach((copies, tile) => {
    add(tile + 1, copies);
  });
  return count;
}

/** What the box holds (B6), counted likewise. */
export function boxByKind(rotate: boolean): Record<string, number> {
  const count: Record<string, number> = {};
  for (const [name, copies] of Object.entries(BOX)) {
    const kind = rotate ? rotations(name)[0] : name;
    count[kind] = (count[kind] ?? 0) + copies;
  }
  return count;
}

/** This many moves of a random game. */
interface Play {
  readonly options: MetroOptions;
  readonly seed: number;
  readonly moves: number;
}

/** Any opening of any game, up to its end; shrinks to a shorter opening of the same game. */
export const anyPlay: fc.Arbitrary<Play> = fc.record({
  options: fc.noShrink(fc.constantFrom(...EVERY_GAME.map(([, options]) => options))),
  seed: fc.noShrink(fc.nat()),
  moves: fc.nat({ max: 150 }),
});

/** The state they lead to, and the words that were played. */
export function reach({ options, seed, moves }: Play): { readonly s: MetroState; readonly words: string[] } {
  const s = createState(options);
  const words: string[] = [];
  for (const code of randomMoves(s, new SeededRng(seed))) {
    if (words.length === moves) break;
    words.push(wordOf(s, code));
  }
  return { s, words };
}
