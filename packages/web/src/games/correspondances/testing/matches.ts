/** Shared by the tests: random matches, looked at before each move of a player. */
import {
  type CorrespondancesOptions,
  type CorrespondancesState,
  correspondances,
  DEFAULTS,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { CHANCE, type Code, newLog, nth, type Rng, SeededRng, Session } from '@guimard/engine/kit';

export const NAMES: readonly string[] = ['Anna', 'Bert', 'Carla', 'Dirk'];
/** What no sentence may contain. */
export const BAD = /undefined|NaN|null|\[object/;

export const optionsWith = (given: Partial<CorrespondancesOptions>): CorrespondancesOptions => ({
  ...DEFAULTS,
  ...given,
});

/** Two, three and four players. */
export const MATCHES: readonly CorrespondancesOptions[] = [
  optionsWith({ players: 2, target: 5 }),
  optionsWith({ players: 3, target: 4, rotateFirst: true }),
  optionsWith({ players: 4, target: 3 }),
];

/** Near the row three times in four, so that journeys are completed now and then. */
function pick(s: CorrespondancesState, rng: Rng): Code {
  if (correspondances.toMove(s) === CHANCE || rng.below(4) === 0) return correspondances.pick(s, rng);
  const codes = new Int32Array(correspondances.meta.maxLegal);
  const legal = Array.from(codes.subarray(0, correspondances.legal(s, codes)));
  const distance = (code: Code): number => {
    const spot = code >> 2;
    return Math.abs(yOf(spot)) + Math.max(0, -1 - xOf(spot), xOf(spot) - 6);
  };
  const nearest = Math.min(...legal.map(distance));
  const near = legal.filter((code) => distance(code) <= nearest);
  return nth(near, rng.below(near.length));
}

/** Plays a whole match; `look` sees each state in which a player is to place, and what is done then. */
export function playMatch(
  options: CorrespondancesOptions,
  seed: string,
  look?: (s: CorrespondancesState, code: Code) => void,
): Session {
  const opened = Session.open(correspondances, newLog(correspondances, options));
  if (!opened.ok) throw new Error(opened.error.code);
  const session = opened.value;
  const rng = new SeededRng(seed);
  while (!session.isOver) {
    const s = session.state as CorrespondancesState;
    const code = pick(s, rng);
    if (correspondances.toMove(s) >= 0) look?.(s, code);
    session.play(code);
  }
  return session;
}
