/** Metro: the game as one object. */
import type { Game } from '../kit/game.ts';
import { decodeAction, encodeAction, formatAction, type MetroAction, parseAction } from './action.ts';
import { combinations } from './combinations.ts';
import type { MetroEvent } from './event.ts';
import { drawsFrom, legal, pick, weight } from './legal.ts';
import { PRESETS } from './modules/presets.ts';
import { type MetroOptions, parseOptions } from './options.ts';
import { scoresIfOver } from './projection.ts';
import { play, toMove } from './rules.ts';
import { sample } from './sample.ts';
import { createState } from './setup.ts';
import { type MetroState, seatScores } from './state.ts';
import { describeEvent } from './words.ts';

/**
 * The game, by its current rules (version 2; logs of version 1 open too). For 1 player (solo) or 2 to 6.
 *
 * @example
 * ```ts
 * import { metro } from '@guimard/engine/metro';
 *
 * const options = metro.options({ players: 2, rotate: true, hand: 2 });
 * console.log(options.ok ? options.value : options.error);
 * ```
 */
export const metro: Game<MetroState, MetroOptions, MetroAction, MetroEvent> = {
  meta: {
    id: 'metro',
    title: 'Metro',
    rules: 2,
    // Until then, skipping a player did not count as passing.
    changedSince: { 1: ['B11', 'M3'] },
    players: [1, 6],
    maxLegal: 2048,
  },
  options: parseOptions,
  presets: PRESETS,
  combinations,
  create: (options) => createState(options),
  optionsOf: (s) => s.rules.options,
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
    out.set(seatScores(s));
  },
  scoresIfOver,
  sample,
};
