/** Recorded random games. */
import { CHANCE, type Log, newLog, OVER, SeededRng } from '@guimard/engine/kit';
import { type MetroOptions, type MetroState, metro } from '@guimard/engine/metro';

function metroOptions(input: object): MetroOptions {
  const options = metro.options(input);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** A game up to the first wanted state, or to its end. */
export function record(input: object, seed: string, isWanted: (s: MetroState) => boolean = () => false): Log {
  const options = metroOptions(input);
  const s = metro.create(options);
  const rng = new SeededRng(seed);
  const actions: string[] = [];
  while (metro.toMove(s) !== OVER && !(metro.toMove(s) !== CHANCE && isWanted(s))) {
    const code = metro.pick(s, rng);
    actions.push(metro.format(metro.decode(s, code)));
    metro.play(s, code);
  }
  return newLog(metro, options, actions);
}

/** The words that are legal now. */
export function legalWords(s: MetroState): string[] {
  const codes = new Int32Array(metro.meta.maxLegal);
  return Array.from(codes.subarray(0, metro.legal(s, codes)), (code) => metro.format(metro.decode(s, code)));
}

/** Every set of modules and its sides, for the fewest players. */
export const PLAIN_GAMES: readonly MetroOptions[] = [...metro.combinations()].filter(
  ({ players, rotate, exclusive, corners, hand, with: modules }) =>
    players <= 2 && !rotate && !exclusive && !corners && (hand === 1 || modules.includes('solo')),
);

/** The same as flags. */
export const MODULE_SETS: readonly string[] = PLAIN_GAMES.filter((options) => options.with.length > 0).map(
  (options) => `--with ${options.with.join(',')}${options.side === '' ? '' : ` --side ${options.side}`}`,
);
