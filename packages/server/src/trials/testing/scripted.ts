/** Scripted draws; the server finds them by the seed. */
import { type AnyGame, CHANCE, codeOf, type Rng } from '@guimard/engine/kit';
import type { Draws, Seed } from '@guimard/protocol';

/** By seed: the numbers to be drawn. */
const scripts = new Map<string, readonly number[]>();
/** Seeds for the next games that start. */
const seeds: string[] = [];

export const nextSeed = (): string => seeds.shift()!;

/** The next game that starts has this seed, and draws the outcomes among these words. */
export function script(seed: string, game: AnyGame, options: object, words: readonly string[]): void {
  const s = game.create(options);
  const numbers: number[] = [];
  for (const word of words) {
    const code = codeOf(game, s, word);
    if (game.toMove(s) === CHANCE) numbers.push(numberFor(game, s, code));
    game.play(s, code);
  }
  scripts.set(seed, numbers);
  seeds.push(seed);
}

function numberFor(game: AnyGame, s: ReturnType<AnyGame['create']>, code: number): number {
  for (let number = 0, range = 1; number < range; number++) {
    const below = (n: number): number => {
      range = n;
      return number;
    };
    if (game.pick(s, { below }) === code) return number;
  }
  throw new Error('chance cannot bring this');
}

/** Replaces the draws of a seed. */
export function scriptedDraws(game: AnyGame, [first]: readonly Seed[]): Draws {
  const chance = new ScriptedChance(first!.seed);
  return { draw: (state) => game.pick(state, chance) };
}

class ScriptedChance implements Rng {
  readonly #numbers: readonly number[];
  #at = 0;

  constructor(seed: string) {
    this.#numbers = scripts.get(seed)!;
  }

  below(): number {
    const number = this.#numbers[this.#at++];
    if (number === undefined) throw new Error('more was drawn than is written');
    return number;
  }
}
