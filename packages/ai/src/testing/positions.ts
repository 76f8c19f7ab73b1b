/** Shared by the tests of the agents: games in their middle, and twins that a seat cannot tell apart. */
import {
  type AnyGame,
  CHANCE,
  copy,
  OVER,
  type Rng,
  type Seat,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import { vi } from 'vitest';
import { GAMES, type Playable, playable } from '../games.ts';

export const METRO = playable('metro')!;
export const CORRESPONDANCES = playable('correspondances')!;

export function optionsOf(game: AnyGame, input: object): object {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** A game to be played, with a name for the test that plays it. */
export type Case = readonly [name: string, subject: Playable, options: object];

const preset = (subject: Playable, id: string, input: object): Case => [
  `${subject.game.meta.id}: ${id}`,
  subject,
  optionsOf(subject.game, input),
];

/** Every preset of every game, all variants of Metro at once, and the maximum number of players. */
export const CASES: readonly Case[] = [
  ...GAMES.flatMap((subject) => subject.game.presets.map(({ id, options }) => preset(subject, id, options))),
  preset(METRO, 'V1–V4', { players: 3, rotate: true, hand: 3, exclusive: true, corners: true }),
  preset(METRO, 'everything', {
    players: 6,
    with: ['companies', 'central-stations', 'st-petersburg'],
    hand: 2,
  }),
  preset(CORRESPONDANCES, '4 players', { players: 4, rotateFirst: true }),
];

export function copyOf(game: AnyGame, s: State): State {
  const twin = game.create(game.optionsOf(s));
  copy(s, twin);
  return twin;
}

export function legalOf(game: AnyGame, s: State): number[] {
  const codes = new Int32Array(game.meta.maxLegal);
  return Array.from(codes.subarray(0, game.legal(s, codes)));
}

/** A seat has a decision: it is its turn, and it has more than one option. */
export interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View<State>;
}

/** Plays this many random actions and then on to the next decision; undefined if the game is over before. */
export function decisionAfter(
  game: AnyGame,
  options: object,
  rng: Rng,
  actions: number,
): Decision | undefined {
  const state = game.create(options);
  for (let played = 0; ; played++) {
    const seat = game.toMove(state);
    if (seat === OVER) return undefined;
    if (played >= actions && seat !== CHANCE) {
      const view = viewOf(game, state, seat);
      if (view.legal.length > 1) return { state, seat, view };
    }
    game.play(state, game.pick(state, rng));
  }
}

/** Another state that agrees with everything the seat knows. */
export function twinOf(game: AnyGame, { view }: Decision, rng: Rng): State {
  const twin = game.create(game.optionsOf(view.known));
  game.sample(view, rng, twin);
  return twin;
}

/** A clock that advances by this many milliseconds whenever it is read: no test depends on the machine. */
export function useClock(step: number): void {
  let now = 0;
  const read = (): number => {
    now += step;
    return now;
  };
  vi.spyOn(performance, 'now').mockImplementation(read);
  // Before Node 23.9 there is none.
  if (process.threadCpuUsage !== undefined)
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: read() * 1000, system: 0 }));
}
