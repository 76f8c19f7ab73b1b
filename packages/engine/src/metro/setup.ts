/** Options → tables, and the state before the first action (B6, B8, B9). */
import { choose, compose } from '../kit/compose.ts';
import { allocate } from '../kit/layout.ts';
import { CORNER_NEIGHBOURS, DEPARTURES, EDGE_NEIGHBOURS, entry, NEXT, RIM } from './board.ts';
import { setUpRuns, trackAt } from './line.ts';
import { HOOK_NAMES, type Hooks, type Module } from './module.ts';
import { MODULES } from './modules/index.ts';
import type { MetroOptions } from './options.ts';
import { core, DEAL, FIRST, type MetroState, type Rules } from './state.ts';
import { stationOwners } from './stations.ts';
import { COPIES, EXIT, ROTATIONS, TILES } from './tile.ts';
import { CELLS, TILES_IN_BOX, type Tile } from './types.ts';

/** Tile → the kind it counts as: with V1 a tile and its rotations are one kind, named by the first of them. */
function kinds(rotate: boolean): Uint8Array {
  return Uint8Array.from({ length: TILES }, (_, tile) => (rotate ? ROTATIONS[tile][0] : tile));
}

/** How many of each kind are in the box (B6). */
export function boxOf(kind: Uint8Array): Uint8Array {
  const box = new Uint8Array(TILES);
  COPIES.forEach((copies, tile) => {
    box[kind[tile]] += copies;
  });
  return box;
}

/** Over each track of each tile on each cell: the point behind the side it leaves by. */
const BEYOND = new Uint16Array(trackAt(TILES, 0));
for (let tile = 0; tile < TILES; tile++) {
  for (let cell = 0; cell < CELLS; cell++) {
    for (let side = 0; side < 4; side++) {
      BEYOND[trackAt(tile, cell) + side] = NEXT[entry(cell, EXIT[tile * 4 + side])];
    }
  }
}

/** B13: a tile lies as its arrow says; with V1 in any of its rotations. */
function waysOf(tile: Tile, options: MetroOptions): readonly Tile[] {
  return options.rotate ? ROTATIONS[tile] : [tile];
}

export function createState(
  options: MetroOptions,
  modules: readonly Module[] = chosenModules(options),
): MetroState {
  const { hooks, slices } = compose<Hooks>(HOOK_NAMES, modules);
  const kind = kinds(options.rotate);
  const rules: Rules = {
    options,
    hooks,
    owner: stationOwners(options.players, DEPARTURES),
    beyond: BEYOND,
    neighbours: options.corners ? CORNER_NEIGHBOURS : EDGE_NEIGHBOURS,
    kind,
    ways: Uint8Array.from({ length: TILES * 4 }, (_, i) => waysOf(i >> 2, options)[i & 3] ?? 0),
    wayCount: Uint8Array.from({ length: TILES }, (_, tile) => waysOf(tile, options).length),
    plain: !options.rotate && hooks.forbids.length === 0,
    reacts: hooks.onTilePlaced.length > 0,
    hand: options.hand,
  };
  const { players } = options;
  const empty = allocate(core, slices, { seats: players, colours: players, hand: options.hand });
  const s: MetroState = Object.assign(empty, { rules });
  s.step = options.first === 'random' ? FIRST : DEAL;
  s.first = options.first === 'random' ? 0 : options.first;
  s.pile = TILES_IN_BOX;
  s.bag.set(boxOf(kind));
  s.reachLow = RIM[0];
  s.reachHigh = RIM[1];
  setUpRuns(s.far);
  for (const { run, slice } of hooks.setup) run(s, s.slices[slice] as never);
  return s;
}

function chosenModules(options: MetroOptions): readonly Module[] {
  const chosen = choose(MODULES, options.with);
  if (!chosen.ok) throw new Error(`options were not checked: ${chosen.error.reason}`);
  return chosen.value;
}
