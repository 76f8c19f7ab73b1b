/** Tables for tests: played by words, or by one-ply players. */
import { type CorrespondancesState, correspondances } from '@guimard/engine/correspondances';
import { CHANCE, type Code, copy, OVER, type Rng, SeededRng, viewOf } from '@guimard/engine/kit';
import { correspondancesPolicy } from '../policy.ts';

export function createMatch(input: object): CorrespondancesState {
  const options = correspondances.options(input);
  if (!options.ok) throw new Error(options.error.code);
  return correspondances.create(options.value);
}

export function encode(s: CorrespondancesState, word: string): Code {
  const action = correspondances.parse(word);
  if (!action.ok) throw new Error(action.error.code);
  const code = correspondances.encode(s, action.value);
  if (!code.ok) throw new Error(code.error.code);
  return code.value;
}

export function playWords(s: CorrespondancesState, words: string): CorrespondancesState {
  for (const word of words.trim().split(/\s+/)) correspondances.play(s, encode(s, word));
  return s;
}

export function copyOf(s: CorrespondancesState): CorrespondancesState {
  const twin = correspondances.create(s.options);
  copy(s, twin);
  return twin;
}

/** The example of the rulebook (E1) without its last tile, which seat 0 is to place. */
export function rulebookExample(lines: string): CorrespondancesState {
  return playWords(
    createMatch({ players: 2, first: 1 }),
    `order-2134 ${lines}
    bridge-24 place-e0n1-0 curves-12 place-e0n2-3 cross-23 place-e1n2-1 bridge-12 place-e2n2-0
    cross-24 place-e3n2-1 bridge-23 place-e4n2-1 bridge-23 place-e5n2-1 link-12 place-e6n2-1
    curves-14 place-e6n1-3 curves-13`,
  );
}

export type Choose = (s: CorrespondancesState, rng: Rng) => Code;

/** The placement rated best, with the others' lines guessed. */
export function bestRated(options: CorrespondancesState['options']): Choose {
  const guess = correspondances.create(options);
  const heuristic = correspondancesPolicy.heuristic(guess);
  const codes = new Int32Array(correspondances.meta.maxLegal);
  const ratings = new Float64Array(correspondances.meta.maxLegal);
  return (s, rng) => {
    correspondances.sample(viewOf(correspondances, s, s.seat), rng, guess);
    const n = correspondances.legal(guess, codes);
    heuristic.rate(codes, n, ratings);
    return codes[ratings.indexOf(Math.max(...ratings.subarray(0, n)))];
  };
}

export function playMatch(s: CorrespondancesState, players: readonly Choose[], rng: Rng): void {
  while (correspondances.toMove(s) !== OVER) playAction(s, players, rng);
}

function playAction(s: CorrespondancesState, players: readonly Choose[], rng: Rng): void {
  const mover = correspondances.toMove(s);
  correspondances.play(s, mover === CHANCE ? correspondances.pick(s, rng) : players[mover](s, rng));
}

/** All states with a tile to place in a round between one-ply players. */
export function roundOf(players: number): CorrespondancesState[] {
  const s = createMatch({ players });
  const seats = Array(players).fill(bestRated(s.options));
  const rng = new SeededRng(`round ${players}`);
  const states: CorrespondancesState[] = [];
  for (; s.round === 0; playAction(s, seats, rng)) {
    if (correspondances.toMove(s) !== CHANCE) states.push(copyOf(s));
  }
  return states;
}
