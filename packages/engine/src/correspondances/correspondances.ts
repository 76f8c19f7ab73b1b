/** Correspondances: the game as one object. */
import type { Game } from '../kit/game.ts';
import {
  type CorrespondancesAction,
  decodeAction,
  encodeAction,
  formatAction,
  parseAction,
} from './action.ts';
import type { CorrespondancesEvent } from './event.ts';
import { type CorrespondancesOptions, combinations, PRESETS, parseOptions } from './options.ts';
import { drawsFrom, legal, pick, play, toMove, weight } from './rules.ts';
import { sample } from './sample.ts';
import { createState } from './setup.ts';
import type { CorrespondancesState } from './state.ts';
import { describeEvent } from './words.ts';

/**
 * The game, by its current rules (version 1). For 2 to 4 players.
 *
 * @example
 * ```ts
 * import { playOut, SeededRng } from '@guimard/engine/kit';
 * import { correspondances } from '@guimard/engine/correspondances';
 *
 * const options = correspondances.options({ players: 3, target: 5 });
 * if (!options.ok) throw new Error(options.error.code);
 * const state = correspondances.create(options.value);
 * playOut(correspondances, state, new SeededRng('any seed'));
 * console.log(state.totals, state.round);
 * ```
 */
export const correspondances: Game<
  CorrespondancesState,
  CorrespondancesOptions,
  CorrespondancesAction,
  CorrespondancesEvent
> = {
  // Placements: there are at most 108 open cells when the last tile is drawn. The two that touch only an (M)
  // may take four rotations; any other needs a line on some side, which two rotations show: 106 × 2 + 2 × 4.
  meta: { id: 'correspondances', title: 'Correspondances', rules: 1, players: [2, 4], maxLegal: 220 },
  options: parseOptions,
  presets: PRESETS,
  combinations,
  create: createState,
  optionsOf: (s) => s.options,
  seats: (s) => s.seats,
  toMove,
  legal,
  pick,
  weight,
  drawsFrom,
  play,
  encode: encodeAction,
  decode: decodeAction,
  parse: parseAction,
  format: formatAction,
  describe: describeEvent,
  scores(s, out) {
    out.set(s.totals);
  },
  sample,
};
