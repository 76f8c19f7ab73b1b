/** Options → tables, and the state before the first action (B6, B8, B9). */
import { choose, compose } from '../kit/compose.ts';
import { allocate, copy, type SliceDeclaration, type State, type Values } from '../kit/layout.ts';
import { nth } from '../kit/nth.ts';
import { CORNER_NEIGHBOURS, EDGE_NEIGHBOURS, entry, makeNext, RIM } from './board.ts';
import { enterDecision } from './decision.ts';
import { setUpRuns, trackAt } from './line.ts';
import { type Changes, type Decision, HOOK_NAMES, type Hooks, type Module } from './module.ts';
import { MODULES } from './modules/index.ts';
import type { MetroOptions } from './options.ts';
import { NO_CELLS, ONE_TILE_LINES } from './placement.ts';
import {
  type BoundDecision,
  core,
  DEAL,
  FIRST,
  type MetroState,
  ownSlice,
  type Rules,
  SET_UP,
} from './state.ts';
import { stationsOf } from './stations.ts';
import { COPIES, EXIT, ROTATIONS, TILES } from './tile.ts';
import { CELLS, type Station, TILES_IN_BOX, type Tile } from './types.ts';

/** What all states with the same options share. */
interface Compiled {
  readonly rules: Rules;
  readonly slices: readonly SliceDeclaration[];
  readonly stations: readonly (readonly Station[])[];
}

/** Views and searches create many states with the same options: they are compiled once. */
const compiled = new WeakMap<MetroOptions, Compiled>();

function compileOnce(options: MetroOptions): Compiled {
  const known = compiled.get(options);
  if (known !== undefined) return known;
  const chosen = choose(MODULES, options.with);
  if (!chosen.ok) throw new Error(`options were not checked: ${chosen.error.code}`);
  const fresh = compile(options, chosen.value);
  compiled.set(options, fresh);
  return fresh;
}

/**
 * The state before the first action, for options that `parseOptions` has checked; throws if they cannot be played.
 * With `modules`: these instead of the options' modules, for tests.
 */
export function createState(options: MetroOptions, modules?: readonly Module[]): MetroState {
  const { rules, slices, stations } =
    modules === undefined ? compileOnce(options) : compile(options, modules);
  const dimensions = { seats: options.players, colours: stations.length, hand: rules.hand };
  const s: MetroState = Object.assign<State & Values<typeof core.fields>, { rules: Rules }>(
    allocate(core, slices, dimensions),
    { rules },
  );
  s.pile = TILES_IN_BOX;
  s.bag.set(rules.box);
  [s.reachLow = 0, s.reachHigh = 0] = RIM;
  stations.forEach((owned, colour) => {
    for (const station of owned) s.owner[station - 1] = colour + 1;
  });
  setUpRuns(s.far);
  for (const hook of rules.hooks.setup) hook.run(s, ownSlice(s, hook.slice));
  setUpNext(s);
  return s;
}

export function copyOf(s: MetroState): MetroState {
  const twin = createState(s.rules.options);
  copy(s, twin);
  return twin;
}

/** Modules' set-up decisions come first, one after the other; then hands are dealt. */
export function setUpNext(s: MetroState): void {
  const { setUpDecisions } = s.rules;
  if (s.setUpDone < setUpDecisions.length) enterDecision(s, nth(setUpDecisions, s.setUpDone), SET_UP);
  else beginDealing(s);
}

/** B9: the host or chance chooses who starts; then hands are dealt. */
function beginDealing(s: MetroState): void {
  const { first } = s.rules.options;
  s.step = first === 'random' ? FIRST : DEAL;
  s.first = first === 'random' ? 0 : first;
}

function compile(options: MetroOptions, modules: readonly Module[]): Compiled {
  const { hooks, slices } = compose<Hooks>(HOOK_NAMES, modules);
  const changes: Changes = Object.assign({}, ...modules.map((module) => module.changes));
  const decisions: BoundDecision[] = [];
  const numbersOf = (pick: (module: Module) => readonly (Decision | undefined)[]): number[] =>
    modules.flatMap((module) => {
      const slice = slices.findIndex(({ name }) => name === module.name);
      return pick(module).flatMap((decision) =>
        decision === undefined ? [] : [decisions.push(bind(decision, slice, module)) - 1],
      );
    });
  const setUpDecisions = numbersOf((module) => module.setUpDecisions ?? []);
  const beforeTurn = numbersOf((module) => [module.beforeTurn]);
  const insteadOfPlacing = numbersOf((module) => [module.insteadOfPlacing]);
  numbersOf((module) => module.decisions ?? []);
  const forbidsNothing = hooks.forbids.length === 0 && hooks.permits.length === 0;
  const rules: Rules = {
    options,
    modules,
    hooks,
    decisions,
    chanceDecisions: Uint8Array.from(decisions, ({ decision }) => (decision.chance ? 1 : 0)),
    setUpDecisions,
    beforeTurn: beforeTurn[0] ?? -1,
    insteadOfPlacing,
    seatsOwnColours: changes.stations === undefined,
    beyond: changes.coveredCentre ? beyondCovered() : BEYOND,
    neighbours: options.corners ? CORNER_NEIGHBOURS : EDGE_NEIGHBOURS,
    oneTileLines: changes.oneTileLines ? NO_CELLS : ONE_TILE_LINES,
    kind: kinds(options.rotate),
    box: boxOf(kinds(options.rotate)),
    ways: Uint8Array.from({ length: TILES * 4 }, (_, i) => waysOf(i >> 2, options)[i & 3] ?? 0),
    wayCount: Uint8Array.from({ length: TILES }, (_, tile) => waysOf(tile, options).length),
    plain: !options.rotate && !changes.oneTileLines && forbidsNothing,
    modular: modules.length > 0,
    reacts: hooks.onTilePlaced.length > 0,
    watchesDraws: hooks.onTileDrawn.length > 0,
    hand: changes.hand ?? options.hand,
    noDrawing: changes.noDrawing ?? '',
  };
  return { rules, slices, stations: changes.stations ?? stationsOf(options.players) };
}

function bind(decision: Decision, slice: number, module: Module): BoundDecision {
  const { choices, play, pick, weight, count, nth, places = false } = decision;
  return { decision, slice, module, choices, play, pick, weight, count, nth, places };
}

/** Tile → the kind it counts as: with V1 a tile and its rotations are one kind, named by the first of them. */
function kinds(rotate: boolean): Uint8Array {
  return Uint8Array.from({ length: TILES }, (_, tile) => (rotate ? nth(nth(ROTATIONS, tile), 0) : tile));
}

/** How many of each kind are in the box (B6). */
export function boxOf(kind: Uint8Array): Uint8Array {
  const box = new Uint8Array(TILES);
  COPIES.forEach((copies, tile) => {
    const counted = nth(kind, tile);
    box[counted] = nth(box, counted) + copies;
  });
  return box;
}

/** B13: a tile is placed in the direction of its arrow; with V1 in any of its rotations. */
function waysOf(tile: Tile, options: MetroOptions): readonly Tile[] {
  return options.rotate ? nth(ROTATIONS, tile) : [tile];
}

/** For each track of each tile on each cell: the point behind its exit side. */
function makeBeyond(coveredCentre: boolean): Uint16Array {
  const next = makeNext(coveredCentre);
  const beyond = new Uint16Array(trackAt(TILES, 0));
  for (let tile = 0; tile < TILES; tile++) {
    for (let cell = 0; cell < CELLS; cell++) {
      for (let side = 0; side < 4; side++) {
        beyond[trackAt(tile, cell) + side] = nth(next, entry(cell, nth(EXIT, tile * 4 + side)));
      }
    }
  }
  return beyond;
}

const BEYOND = makeBeyond(false);
let covered: Uint16Array | undefined;
function beyondCovered(): Uint16Array {
  covered ??= makeBeyond(true);
  return covered;
}
